"""Every sign: known by name, drawn, within its square, and told from every other without colour."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pygame
import pytest

from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.ui import theme
from rococo_desktop.ui.icons import ICONS, draw_icon, natural
from rococo_desktop.ui.text.glyphs import ICONS as NAMED

SIDE = 32

THINGS = (
    "livre prestige lace thread tile bag_tile silk blue pink green orange gown coat garment thimble"
    " master journeyman apprentice crown favor acquire tailor hire depute fund sell rent"
    " exam_journeyman exam_master forfeit fireworks kitchen_left kitchen_right fountain statue"
    " musicians jeweler all_halls necklace ring jewelry hall master_space guest staff hand supply"
    " discard bag deck start_player"
)
BUTTONS = (
    "per arrow slash plus minus equals times no check lock warning info"
    " menu undo redo restart log zoom eye settings back play pause speed person agent quit dice"
)
NEEDED = {name for words in (THINGS, BUTTONS) for name in words.split()}


@cache
def greys(name: str) -> bytes:
    """The sign on ivory, without its colours."""
    ground = pygame.Surface((SIDE, SIDE), 0, 32)
    ground.fill(theme.IVORY)
    ground.blit(draw_icon(name, SIDE, natural(name)), (0, 0))
    return pygame.image.tobytes(pygame.transform.grayscale(ground), "RGB")[::3]


def difference(one: str, other: str) -> float:
    """By how much two signs differ: the mean over the pixels, of 255."""
    return sum(abs(a - b) for a, b in zip(greys(one), greys(other), strict=True)) / SIDE**2


@pytest.mark.parametrize("name", sorted({*NEEDED, *NAMED, *theme.EMBLEMS}))
def test_every_sign_that_is_named_somewhere_exists(name: str) -> None:
    assert name in ICONS


@pytest.mark.parametrize("name", ICONS)
def test_a_sign_draws_something_that_stays_in_its_square(name: str) -> None:
    sign = draw_icon(name, 64, theme.CARMINE)
    drawn = sign.get_bounding_rect(24)
    assert drawn.w * drawn.h >= 250
    solid = pygame.mask.from_surface(sign, 200)
    edge = [solid.get_at((x, y)) for x in range(64) for y in (0, 63)]
    edge += [solid.get_at((x, y)) for y in range(64) for x in (0, 63)]
    assert sum(edge) <= 16, "it runs over the edge of its square"


def test_signs_differ_without_their_colours() -> None:
    alike = []
    for one, other in combinations(ICONS, 2):
        if difference(one, other) < 3.6:
            alike.append((one, other, round(difference(one, other), 2)))
    assert not alike


@pytest.mark.parametrize("name", ["livre", "gown", "lily"])
@pytest.mark.parametrize("side", [1, 2, 18, 300])
def test_a_sign_can_have_any_size(name: str, side: int) -> None:
    assert draw_icon(name, side, theme.GOLD).get_size() == (side, side)


def test_silk_has_the_colours_of_its_edition() -> None:
    assert natural("blue", Edition.DELUXE) == theme.SILK[0]
    assert natural("blue", Edition.CLASSIC) == theme.CLASSIC_SILK[0]
    assert natural("orange_coat", Edition.CLASSIC) == theme.CLASSIC_SILK[3]
    assert natural("plus", plain=theme.IVORY) == theme.IVORY
