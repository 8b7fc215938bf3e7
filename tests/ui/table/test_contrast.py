"""Words on the table are read: 4.5 to 1 against the worst tenth of what they stand on, art and all."""

from __future__ import annotations

from functools import cache

import pytest

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.ui.picture.frames import NIGHT_SILK
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Art, Fit, Picture, Sprite, Text
from rococo_desktop.ui.picture.scale import scale_for
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.picture.theme import BODY, INK, IVORY
from rococo_desktop.ui.picture.typography import Typography
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.text.languages import load_words
from rococo_desktop.ui.window.gallery import Gallery
from rococo_desktop.ui.window.painter import Painter
from tests.ui.contrast import LEAST, readings
from tests.ui.table.meetings import Configuration
from tests.ui.table.stages import moments, others

MOMENTS = (
    "start",
    "round 7",
    "hire",
    "nobody",
    "log",
    "seat",
    "exams",
    "told",
)
WINDOW = Size(1280, 720)


@cache
def all_moments() -> dict[str, tuple[Stage, ...]]:
    """Every moment in English; the words do not depend on the painter."""
    kits = (Kit(load_words("en"), Typography(assets_dir() / "fonts")),)
    few, many = moments(Configuration(2, "none"), kits), moments(Configuration(5, "all"), kits)
    return {**many, "start": few["start"], **others(kits)}


def painter() -> Painter:
    """A painter for the least window, with all of the art."""
    scale = scale_for(WINDOW, 100)
    return Painter(
        Typography(assets_dir() / "fonts", scale.factor), scale, Gallery(assets_dir() / "pictures")
    )


@pytest.mark.parametrize("strength", [100, 0])
def test_words_stand_out_from_the_palace(strength: int) -> None:
    brush = painter()
    brush.art_strength = strength
    kit = Kit(load_words("en"), brush.type)
    stages = all_moments()
    poor = {
        f"{read.words!r} at {tuple(read.rect)}: {read.contrast:.1f}"
        for name in MOMENTS
        for read in readings(compose(kit, WINDOW, stages[name][0]), brush)
        if read.contrast < LEAST
    }
    assert not poor, f"{len(poor)} texts\n" + "\n".join(sorted(poor))


def test_the_tool_finds_ink_on_midnight_silk() -> None:
    rect = Rect(0, 0, 200, 40)
    ground = Art(rect, NIGHT_SILK.picture, Fit.TILE, NIGHT_SILK.tile)
    marks = (ground, Text(rect, "ink", BODY, 20, INK), Text(rect.moved(0, 40), "ivory", BODY, 20, IVORY))
    picture = Picture(
        (Sprite(Rect(0, 0, 200, 80), (ground._replace(rect=Rect(0, 0, 200, 80)), *marks[1:])),), ()
    )
    found = {read.words: read.contrast for read in readings(picture, painter())}
    assert found["ink"] < LEAST < found["ivory"]
