"""Frames of medallions: beaded gold, roped silver, reeded brass, the thimbles of the rank at the foot."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

import numpy as np

from art.portraits.clay import Clay, Grid, blurred
from art.portraits.curves import Spot, oval, placed, smooth
from art.portraits.light import METALS, Colours, cast_shadow, hollows, metallic, normals

CENTRE = (200.0, 246.0)
STONE = (166.0, 214.0)
"""Half the width and height of the stone that shows."""
OUTER = (192.0, 240.0)
RANKS = {"gold": 3, "silver": 2, "brass": 1}


class Frame(NamedTuple):
    """A frame as it was cast: colours, and where there is metal; what it shades of the stone inside."""

    colours: Colours
    mask: Grid
    shade: Grid


@cache
def frame(metal: str, crowned: bool, scale: float) -> Frame:
    """The frame of a rank, crowned for those whose bonus counts only at the end."""
    clay = Clay(scale)
    x, y = CENTRE
    clay.lay(oval(x, y, *OUTER, steps=160), 0, 9, (3,), gold=True, holes=(oval(x, y, *STONE, steps=160),))
    {"gold": _beaded, "silver": _roped, "brass": _reeded}[metal](clay)
    if metal == "gold":
        for turn in (90, 270) if crowned else (0, 90, 270):
            _shell(clay, turn, 0.8 if turn == 0 else 0.62)
    _thimbles(clay, RANKS[metal])
    plain = _cast(clay, metal, scale)
    if not crowned:
        return plain
    above = Clay(scale)
    _crown(above, (200, 44))
    crown = _cast(above, "gold", scale)
    dark = plain.colours * (1 - 0.55 * crown.shade)[..., None]
    colours = dark + (crown.colours - dark) * crown.mask[..., None]
    return Frame(colours, np.maximum(plain.mask, crown.mask), np.maximum(plain.shade, crown.shade))


@cache
def state_frame(scale: float) -> Frame:
    """The frame of a great portrait: beaded gold with a shell on every side, and none of the thimbles."""
    clay = Clay(scale)
    x, y = CENTRE
    clay.lay(oval(x, y, *OUTER, steps=200), 0, 9, (3,), gold=True, holes=(oval(x, y, *STONE, steps=200),))
    _beaded(clay)
    for turn in (0, 90, 180, 270):
        _shell(clay, turn, 0.86 if turn in (0, 180) else 0.7)
    return _cast(clay, "gold", scale)


def _cast(clay: Clay, metal: str, scale: float) -> Frame:
    right, down, out = normals(clay.height * clay.scale * 1.3)
    shadow = cast_shadow(clay.height, clay.scale, 18)
    colours = metallic(right, down, out, shadow, hollows(clay.height, clay.scale), METALS[metal])
    thrown = moved(clay.body, 4 * scale, 5 * scale)
    shade = np.clip(blurred(thrown, 4 * scale), 0, 1) * (1 - clay.body)
    return Frame(colours, clay.body, np.asarray(shade, np.float32))


def moved(grid: Grid, right: float, down: float) -> Grid:
    """The grid moved by whole pixels; nothing comes in from outside."""
    dx, dy = round(right), round(down)
    result = np.zeros_like(grid)
    result[dy:, dx:] = grid[: grid.shape[0] - dy, : grid.shape[1] - dx]
    return result


def _ring(clay: Clay, rx: float, ry: float, width: float, level: float, rise: float) -> None:
    x, y = CENTRE
    clay.lay(
        oval(x, y, rx + width / 2, ry + width / 2, steps=160),
        level,
        rise,
        (width * 0.35,),
        gold=True,
        holes=(oval(x, y, rx - width / 2, ry - width / 2, steps=160),),
    )


def _around(rx: float, ry: float, count: int) -> list[tuple[Spot, float]]:
    """Spots at equal distances round an oval, each with the direction outwards in degrees."""
    line = oval(*CENTRE, rx, ry, steps=720)
    lengths = [math.dist(a, b) for a, b in zip(line, [*line[1:], line[0]], strict=True)]
    step, gone, at = sum(lengths) / count, 0.0, 0.0
    spots: list[tuple[Spot, float]] = []
    for spot, length in zip(line, lengths, strict=True):
        if gone >= at - 1e-6 and len(spots) < count:
            outwards = math.degrees(math.atan2((spot[1] - CENTRE[1]) / ry**2, (spot[0] - CENTRE[0]) / rx**2))
            spots.append((spot, outwards))
            at += step
        gone += length
    return spots


def _beaded(clay: Clay) -> None:
    _ring(clay, 187, 235, 9, 8, 7)
    _ring(clay, 168, 216, 6, 8, 6)
    for (x, y), _ in _around(177.5, 225.5, 92):
        clay.lay(oval(x, y, 6.4, 6.4, steps=16), 9, 8, (3,), gold=True)


def _roped(clay: Clay) -> None:
    _ring(clay, 169, 217, 6, 8, 6)
    _ring(clay, 190, 238, 4, 4, 5)
    for spot, outwards in _around(180.5, 228.5, 80):
        strand = placed(
            smooth([(-9, -6), (-2, -6), (9, 2), (9, 7), (2, 6.5), (-9, -1)], closed=True),
            *spot,
            1,
            outwards + 8,
        )
        clay.lay(strand, 7, 9, (3, 5), gold=True)


def _reeded(clay: Clay) -> None:
    for rx, width in ((187, 8), (178, 8), (169, 7)):
        _ring(clay, rx, rx + 48, width, 7, 7)


def _shell(clay: Clay, turn: float, size: float) -> None:
    """A small shell of five lobes over the ring."""
    reach = 226 if turn in (0, 180) else 178
    angle = math.radians(turn - 90)
    x, y = CENTRE[0] + math.cos(angle) * reach, CENTRE[1] + math.sin(angle) * reach
    for lobe in (-2, 2, -1, 1, 0):
        leaf = smooth(
            [(0, 14), (9, -4), (8, -20), (0, -26 + abs(lobe) * 2), (-8, -20), (-9, -4)], closed=True
        )
        clay.lay(
            placed(leaf, x, y, size, turn + lobe * 34), 15 + (2 - abs(lobe)) * 1.5, 7, (2.6, 5), gold=True
        )
    clay.lay(oval(x, y, 8 * size, 8 * size, steps=20), 24, 6, (3,), gold=True)


def _thimbles(clay: Clay, count: int) -> None:
    """One, two or three thimbles at the foot of the frame."""
    for at in sorted(range(count), key=lambda k: -abs(k - (count - 1) / 2)):
        away = at - (count - 1) / 2
        _thimble(clay, (200 + away * 47, 461 - abs(away) * 8), away * -10)


def _thimble(clay: Clay, at: Spot, turn: float) -> None:
    edge = smooth([(-31, 38), (-27, -14), (-17, -38), (0, -43), (17, -38), (27, -14), (31, 38)], closed=True)
    clay.lay(placed(edge, *at, 0.84, turn), 8, 1, (1,), gold=True)
    cap = smooth([(-23, 22), (-20, -12), (-13, -32), (0, -37), (13, -32), (20, -12), (23, 22)], closed=True)
    clay.lay(placed(cap, *at, 0.84, turn), 18, 15, (6, 12), gold=True)
    for row in range(3):
        for k in range(-2 + (row == 0), 3 - (row == 0)):
            spot = placed([(k * (6.5 + row * 1.4), -20 + row * 13)], *at, 0.84, turn)[0]
            clay.bump(spot, (2.6, 2.6), -6)
    rim = smooth(
        [(-26, 20), (0, 24), (26, 20), (29, 27), (26, 34), (0, 38), (-26, 34), (-29, 27)], closed=True
    )
    clay.lay(placed(rim, *at, 0.84, turn), 27, 8, (3.4, 6), gold=True)


def _crown(clay: Clay, at: Spot) -> None:
    """A crown of three points over the frame, pearls on its points and stones on its band."""
    x, y = at
    points = [(-38, 22), (-50, -18), (-25, 2), (0, -30), (25, 2), (50, -18), (38, 22)]
    clay.lay(placed([(a * 1.12, b * 1.16 + 1) for a, b in points], x, y), 10, 1, (1,), gold=True)
    clay.lay(placed(points, x, y), 20, 9, (4, 8), gold=True)
    for a, b in ((-50, -20), (0, -33), (50, -20)):
        clay.lay(oval(x + a, y + b, 8, 8), 24, 9, (4,), gold=True)
    band_ = smooth([(-40, 18), (0, 24), (40, 18), (42, 34), (0, 41), (-42, 34)], closed=True)
    clay.lay(placed(band_, x, y), 28, 7, (3, 5), gold=True)
    for k in (-2, -1, 0, 1, 2):
        clay.lay(oval(x + k * 15, y + 30 - abs(k) * 1.4, 4.6, 4.6, steps=14), 34, 5, (2,), gold=True)
