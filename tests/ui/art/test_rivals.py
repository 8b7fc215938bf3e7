"""The faces of rivals: everybody has a large and a small one, and no two look alike even on a strip."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pygame
import pytest

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.play.rivals import characters, portrait_of
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Fit
from rococo_desktop.ui.window.gallery import Gallery, Wanted

LEAST_DIFFERENCE = {22: 0.12, 40: 0.12}
"""By the side of the small picture: how far apart two faces are at least, of 1."""


@cache
def gallery() -> Gallery:
    return Gallery(assets_dir() / "pictures")


def on_linen(character: str, side: int) -> pygame.Surface:
    """A small cameo as it is on a strip."""
    surface = pygame.Surface(Size(side, side), 0, 32)
    surface.fill(theme.LINEN)
    picture = gallery().picture(Wanted(portrait_of(character, small=True), side, side, Fit.CONTAIN))
    surface.blit(picture, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return surface


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of two pictures over all colours, 0 to 1."""
    pairs = zip(pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB"), strict=True)
    return sum(abs(a - b) for a, b in pairs) / (one.get_width() * one.get_height() * 3 * 255)


def test_every_character_has_two_pictures_larger_than_a_cameo_of_the_staff() -> None:
    staff = gallery().master("portraits/e1a")
    for character in characters():
        assert gallery().master(portrait_of(character)).get_height() > staff.get_height()
        assert gallery().has(portrait_of(character, small=True))


@pytest.mark.parametrize("side", LEAST_DIFFERENCE)
def test_no_two_rivals_look_alike_on_a_strip(side: int) -> None:
    shown = {character: on_linen(character, side) for character in characters()}
    apart = {(one, other): difference(shown[one], shown[other]) for one, other in combinations(shown, 2)}
    assert {pair: far for pair, far in apart.items() if far < LEAST_DIFFERENCE[side]} == {}
