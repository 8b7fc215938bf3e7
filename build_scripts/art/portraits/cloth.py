"""Cloth in relief: folds, ruffles, the body of a dress, the sash of a house. In drawing units."""

from __future__ import annotations

import math

from art.portraits.clay import IVORY, Clay, Tint
from art.portraits.curves import Line, Spot, band, oval, resampled, smooth

WHITE: Tint = IVORY


def folds(clay: Clay, lines: list[list[Spot]], width: float, depth: float) -> None:
    """Folds of cloth: a soft groove with a crisp ridge beside it."""
    for line in lines:
        curve = smooth(line)
        clay.line(curve, (width * 0.3, width, width * 0.3), -depth, width * 0.3)
        side = [(x + width * 0.8, y - width * 0.25) for x, y in curve]
        clay.line(side, (width * 0.2, width * 0.7, width * 0.2), depth * 0.7, width * 0.25)


def frill(clay: Clay, line: Line, size: float, level: float, tint: Tint = WHITE, count: int = 14) -> None:
    """A gathered ruffle along a line: overlapping lobes with a pleat in each."""
    spots = resampled(smooth(line), count)
    for at in range(count):
        x, y = spots[at]
        a, b = spots[max(at - 1, 0)], spots[min(at + 1, count - 1)]
        turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        clay.lay(
            oval(x, y, size * 0.62, size * 0.5, turn), level, size * 0.26, (size * 0.12, size * 0.26), tint
        )
        across = turn + 90
        dx, dy = math.cos(math.radians(across)), math.sin(math.radians(across))
        clay.line(
            [(x - dx * size * 0.1, y - dy * size * 0.1), (x + dx * size * 0.5, y + dy * size * 0.5)],
            (1, size * 0.12),
            -size * 0.14,
            0.6,
        )


def shoulders(clay: Clay, tint: Tint, level: float = 9, rise: float = 15) -> None:
    """Chest, shoulder and back to the foot of the picture."""
    outline = smooth(
        [
            (176, 392),
            (150, 412),
            (120, 446),
            (112, 570),
            (360, 570),
            (348, 452),
            (316, 414),
            (282, 392),
            (230, 404),
        ],
        closed=True,
    )
    clay.lay(outline, level, rise, (4, 18, 44), tint)


def sash(clay: Clay, tint: Tint) -> None:
    """The sash of the house, from the shoulder across the breast."""
    clay.lay(band(smooth([(318, 398), (266, 444), (200, 484), (150, 570)]), (30,)), 38, 4, (2.5, 10), tint)
    for shift in (-10, 10):
        line = smooth(
            [
                (318 + shift * 0.6, 398 + shift),
                (266 + shift * 0.6, 444 + shift),
                (200, 484 + shift * 1.2),
                (150, 520 + shift),
            ]
        )
        clay.line(line, (2.4,), 1.8, 0.6, gold=True)
