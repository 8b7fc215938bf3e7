"""The palace beneath the pieces: its pictures are there, small enough, and fade where that is wanted."""

from __future__ import annotations

import pygame
import pytest

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Art, Fit, Sprite
from rococo_desktop.ui.picture.scale import scale_for
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.picture.typography import Typography
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.text.languages import load_words
from rococo_desktop.ui.window.gallery import Gallery
from rococo_desktop.ui.window.painter import Painter, faded
from tests.ui.table.meetings import Configuration
from tests.ui.table.stages import moments, others

PICTURES = assets_dir() / "pictures"
BUDGET = 5 * 2**20
"""The share of the palace in the bytes of all pictures."""


def test_every_picture_a_table_asks_for_is_there() -> None:
    kit = Kit(load_words("en"), Typography(assets_dir() / "fonts"))
    gallery = Gallery(PICTURES)
    tables = (
        moments(Configuration(5, "all"), (kit,)),
        moments(Configuration(1, "all"), (kit,)),
        others((kit,)),
    )
    wanted = {
        mark.name
        for table in (*tables, others((kit,)))
        for stages in table.values()
        for sprite in compose(kit, Size(1280, 720), stages[0]).sprites
        for mark in sprite.marks
        if isinstance(mark, Art)
    }
    assert {"palace/hall_4", "palace/niche_master", "palace/zone_fountain", "palace/glow"} <= wanted
    assert [name for name in sorted(wanted) if not gallery.has(name)] == []


def test_the_palace_keeps_its_budget() -> None:
    assert 0 < sum(file.stat().st_size for file in (PICTURES / "palace").iterdir()) < BUDGET


@pytest.mark.parametrize(
    ("strength", "expected"), [(100, (200, 100, 0)), (50, (101, 100, 99)), (0, (0, 100, 200))]
)
def test_ornament_fades_into_its_plain_colour(strength: int, expected: tuple[int, int, int]) -> None:
    art = pygame.Surface((2, 1), pygame.SRCALPHA, 32)
    art.fill((200, 100, 0, 255), (0, 0, 1, 1))
    seen = faded(art, (0, 100, 200), strength)
    assert all(abs(a - b) <= 2 for a, b in zip(tuple(seen.get_at((0, 0)))[:3], expected, strict=True))
    assert tuple(seen.get_at((1, 0))) == (0, 0, 0, 0)  # where nothing was painted nothing appears


def test_only_what_names_a_plain_colour_fades() -> None:
    scale = scale_for(Size(1280, 720), 100)
    painter = Painter(Typography(assets_dir() / "fonts", 1.0), scale, Gallery(PICTURES), 0)
    rect = Rect(0, 0, 40, 40)
    kept, plain = (
        painter.rendered(Sprite(rect, (Art(rect, "palace/velvet_wine", Fit.TILE, 40, plain=colour),)))
        for colour in (None, (10, 200, 10))
    )
    assert tuple(plain.get_at((20, 20)))[:3] == (10, 200, 10)
    assert kept.get_at((20, 20)).r > kept.get_at((20, 20)).g
