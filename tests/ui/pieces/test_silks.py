"""The silks told apart as small as they lie on a tile, by every kind of colour vision, in both editions."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import dist

import pygame
import pytest

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.picture_parts import Fit
from rococo_desktop.ui.picture.signs import in_edition, picture_of
from rococo_desktop.ui.window.gallery import Gallery, Wanted

SIDE = 20
LEAST = 8.0
"""How far two silks are apart at least: the mean over the pixels of the distance in L*a*b*.

Measured: 9.2 for pink and orange of the deluxe edition in grey, 8.1 for red and blue of the classic one; for
pink and green 15.5 in grey, 16.5 without green and 17.5 without red. They were 5.7, 6.9 and 12.4.
"""
LEAST_PINK_AND_GREEN = 14.0
"""The same for the two that were one grey to whoever sees no green."""

Linear = tuple[float, float, float]
Matrix = tuple[Linear, Linear, Linear]

SIGHTS: dict[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""What is seen of linear red, green and blue: Machado, Oliveira, Fernandes (2009), severity 1; and grey."""
TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _through(matrix: Matrix, colour: Linear) -> Linear:
    red, green, blue = (
        min(max(sum(a * b for a, b in zip(row, colour, strict=True)), 0), 1.1) for row in matrix
    )
    return (red, green, blue)


def _lab(colour: Linear) -> Linear:
    shares = [part / white for part, white in zip(_through(TO_XYZ, colour), WHITE, strict=True)]
    x, y, z = (share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116 for share in shares)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


@cache
def _pixels(name: str) -> tuple[Linear, ...]:
    """A silk on ivory, as small as on a tile."""
    ground = pygame.Surface((SIDE, SIDE), 0, 32)
    ground.fill(theme.IVORY)
    sign = Gallery(assets_dir() / "pictures").picture(Wanted(picture_of(name), SIDE, SIDE, Fit.CONTAIN))
    ground.blit(sign, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    spots = [tuple(ground.get_at((x, y)))[:3] for y in range(SIDE) for x in range(SIDE)]
    return tuple((_linear(red), _linear(green), _linear(blue)) for red, green, blue in spots)


@cache
def seen(name: str, sight: str) -> tuple[Linear, ...]:
    """The silk in L*a*b* as it is seen."""
    return tuple(_lab(_through(SIGHTS[sight], pixel)) for pixel in _pixels(name))


def apart(one: str, other: str, sight: str) -> float:
    """The mean distance of two silks."""
    pairs = zip(seen(one, sight), seen(other, sight), strict=True)
    return sum(dist(a, b) for a, b in pairs) / SIDE**2


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("edition", list(Edition))
def test_silks_are_told_apart_at_twenty_pixels(edition: Edition, sight: str) -> None:
    silks = [in_edition(name, edition) for name in ("blue", "pink", "green", "orange")]
    found = {pair: apart(*pair, sight) for pair in combinations(silks, 2)}
    print(sight, {pair: round(far, 1) for pair, far in found.items()})
    assert not {pair: far for pair, far in found.items() if far < LEAST}


@pytest.mark.parametrize("sight", ["no red", "no green", "grey"])
def test_pink_and_green_are_never_one_grey(sight: str) -> None:
    assert apart("pink", "green", sight) >= LEAST_PINK_AND_GREEN
