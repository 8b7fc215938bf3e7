"""Hair in relief: strands that follow guides, rolls, locks, queues and pearls in it."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import numpy as np
import skia

from art.portraits.clay import IVORY, Clay, Grid, Tint, blurred
from art.portraits.curves import Line, Spot, band, blend, oval, path_of, placed, resampled, smooth, spiral


def strands(
    clay: Clay,
    guides: Sequence[Line],
    dice: random.Random,
    per_gap: int = 14,
    depth: float = 2.6,
    width: float = 2.4,
) -> Grid:
    """The grain of combed hair: strands between neighbouring guides, some proud, some sunk."""
    surface = skia.Surface(clay.shape[1], clay.shape[0])
    canvas = surface.getCanvas()
    canvas.clear(skia.Color(110, 110, 110))
    canvas.translate(*clay.origin)
    canvas.scale(clay.scale, clay.scale)
    lines = [resampled(smooth(guide), 26) for guide in guides]
    jobs = [(at, (k + dice.random()) / per_gap) for at in range(len(lines) - 1) for k in range(per_gap)]
    dice.shuffle(jobs)
    for at, share in jobs:
        line = blend(lines[at], lines[at + 1], share)
        sway = dice.uniform(-1.6, 1.6)
        line = [
            (x + sway * math.sin(t * 0.25), y + sway * math.cos(t * 0.21)) for t, (x, y) in enumerate(line)
        ]
        tone = dice.choice((30, 60, 100, 150, 190, 230))
        first, last = dice.randrange(0, 6), dice.randrange(19, 26)
        part = line[first : last + 1]
        wide = width * dice.uniform(0.6, 1.5)
        paint = skia.Paint(AntiAlias=True, Color=skia.Color(tone, tone, tone, 215))
        canvas.drawPath(path_of(band(part, (wide * 0.3, wide, wide, wide * 0.25))), paint)
    grey = surface.toarray()[..., 0].astype(np.float32) / 255
    fine = blurred(grey, 0.7 * clay.scale)
    return np.asarray((fine - blurred(grey, 9 * clay.scale) * 0.75 - 0.08) * depth, np.float32)


def mass(
    clay: Clay,
    outline: Line,
    guides: Sequence[Line],
    dice: random.Random,
    level: float,
    rise: float,
    rounds: Sequence[float] = (4, 16),
    tint: Tint = IVORY,
    depth: float = 3.0,
    per_gap: int = 14,
    width: float = 2.4,
) -> None:
    """A body of combed hair."""
    grain = strands(clay, guides, dice, per_gap, depth, width)
    clay.lay(smooth(outline, closed=True), level, rise, rounds, tint, grain=grain)


def roll(
    clay: Clay,
    at: Spot,
    length: float,
    thick: float,
    turn: float,
    dice: random.Random,
    level: float,
    tint: Tint = IVORY,
) -> None:
    """A sausage curl of a wig: a cylinder of hair with its snail at the front end."""
    x, y = at
    half, r = length / 2, thick / 2
    body = smooth(
        [
            (-half, -r * 0.9),
            (0, -r * 1.05),
            (half, -r * 0.7),
            (half + r * 0.5, 0),
            (half, r * 0.7),
            (0, r * 1.05),
            (-half, r * 0.9),
        ],
        closed=True,
    )
    guides = []
    for k in range(9):
        bend = -half + length * k / 8 - r * 0.3
        guides.append(placed([(bend, -r * 1.1), (bend + r * 0.5, 0), (bend, r * 1.1)], x, y, 1, turn))
    grain = strands(clay, guides, dice, 5, 2.2, 1.8)
    clay.lay(
        placed(body, x, y, 1, turn), level, thick * 0.36, (thick * 0.16, thick * 0.34), tint, grain=grain
    )
    head = placed([(-half, 0)], x, y, 1, turn)[0]
    clay.lay(
        oval(*head, r * 0.72, r * 0.98, turn), level + thick * 0.16, thick * 0.2, (r * 0.3, r * 0.5), tint
    )
    snail = placed(spiral(0, 0, r * 0.82, 1.9, 200), *head, 1, turn)
    clay.line(snail, (thick * 0.10, thick * 0.06), -thick * 0.13, 0.6)


def lock(
    clay: Clay,
    line: Line,
    widths: Sequence[float],
    level: float,
    rise: float,
    tint: Tint = IVORY,
    furrows: int = 3,
) -> None:
    """One lock: a tapering tube with furrows along it."""
    curve = smooth(line, steps=12)
    clay.lay(band(curve, widths), level, rise, (max(widths) * 0.2, max(widths) * 0.4), tint)
    for k in range(furrows):
        shift = ((k + 0.5) / furrows - 0.5) * 0.72
        side = [
            (x + (a - x) * shift, y + (b - y) * shift)
            for (x, y), (a, b) in zip(curve, band(curve, widths)[: len(curve)], strict=True)
        ]
        clay.line(side, (0.6, max(widths) * 0.13, 0.6), -rise * 0.3, 0.5)


def ringlet(clay: Clay, line: Line, width: float, level: float, tint: Tint = IVORY, turns: int = 9) -> None:
    """A hanging corkscrew curl: overlapping rounds from top to bottom."""
    spots = resampled(smooth(line), turns)
    for at, (x, y) in enumerate(spots):
        size = width * (1 - 0.42 * at / max(turns - 1, 1))
        clay.lay(
            oval(x, y, size * 0.56, size * 0.42, -26), level, size * 0.36, (size * 0.12, size * 0.25), tint
        )
        clay.line(
            smooth(
                [(x - size * 0.42, y + size * 0.02), (x, y - size * 0.12), (x + size * 0.4, y - size * 0.2)]
            ),
            (0.6, size * 0.09, 0.6),
            -size * 0.07,
            0.5,
        )


def curl(
    clay: Clay, spot: tuple[float, float], size: float, dice: random.Random, level: float, tint: Tint
) -> None:
    x, y = spot
    clay.lay(
        oval(x, y, size, size * 0.92, dice.uniform(0, 180)),
        level,
        size * 0.42,
        (size * 0.2, size * 0.5),
        tint,
    )
    turn = dice.uniform(0, 360)
    for shrink in (0.9, 0.62):
        clay.line(
            spiral(x, y, size * shrink, 1.3, turn, dice.choice((-1, 1))),
            (size * 0.16, size * 0.08),
            -size * 0.16,
            0.5,
        )


def pearls(clay: Clay, line: Line, count: int, size: float, level: float, gold: bool = False) -> None:
    """A string of pearls."""
    for x, y in resampled(smooth(line), count):
        clay.lay(oval(x, y, size, size, steps=18), level, size * 0.95, (size * 0.42,), gold=gold)


def rose(clay: Clay, at: Spot, size: float, level: float, tint: Tint = IVORY) -> None:
    """A rose seen from the front: petals in two rings and a curled heart."""
    x, y = at
    for ring, count, reach, petal in ((0, 6, 0.62, 0.5), (1, 5, 0.34, 0.4)):
        for k in range(count):
            angle = 360 * k / count + ring * 32
            spot = placed([(reach * size, 0)], x, y, 1, angle)[0]
            clay.lay(
                oval(*spot, petal * size, petal * size * 0.86, angle),
                level + ring * size * 0.16,
                size * 0.20,
                (size * 0.10, size * 0.2),
                tint,
            )
    clay.lay(oval(x, y, size * 0.32, size * 0.32), level + size * 0.34, size * 0.16, (size * 0.1,), tint)
    clay.line(spiral(x, y, size * 0.28, 1.7, 30), (size * 0.07,), -size * 0.12, 0.4)


def bow(clay: Clay, at: Spot, size: float, turn: float, level: float, tint: Tint) -> None:
    """A ribbon bow: two loops, two tails and the knot."""
    x, y = at
    for side in (-1, 1):
        tail = smooth(
            [
                (0, 2),
                (side * 9, 20),
                (side * 7, 40),
                (side * 16, 52),
                (side * 24, 44),
                (side * 15, 20),
                (side * 4, 0),
            ],
            closed=True,
        )
        clay.lay(placed(tail, x, y, size / 50, turn), level, size * 0.06, (size * 0.04, size * 0.1), tint)
    for side in (-1, 1):
        loop = smooth(
            [(0, -3), (side * 16, -20), (side * 36, -18), (side * 40, -2), (side * 30, 12), (side * 12, 6)],
            closed=True,
        )
        clay.lay(
            placed(loop, x, y, size / 50, turn),
            level + size * 0.03,
            size * 0.12,
            (size * 0.06, size * 0.14),
            tint,
        )
        for k in (-6, 0, 5):
            fold = placed([(side * 4, k * 0.2), (side * 24, k * 1.2)], x, y, size / 50, turn)
            clay.line(fold, (size * 0.05, size * 0.01), -size * 0.035, 0.6)
    clay.lay(
        oval(x, y, size * 0.14, size * 0.16, turn), level + size * 0.1, size * 0.09, (size * 0.05,), tint
    )


def feather(clay: Clay, line: Line, width: float, level: float, tint: Tint = IVORY) -> None:
    """An ostrich plume: barbs that droop on both sides of a curved quill."""
    quill = resampled(smooth(line), 30)
    for at in range(2, 30):
        t = at / 29
        x, y = quill[at]
        dx, dy = x - quill[at - 1][0], y - quill[at - 1][1]
        angle = math.degrees(math.atan2(dy, dx))
        reach = width * math.sin(math.pi * min(0.16 + t * 0.84, 0.97)) ** 0.7 * 0.62
        for side in (-1, 1):
            barb = placed(
                smooth([(0, 0), (reach * 0.45, side * reach * 0.55), (reach * 0.25, side * reach * 1.0)]),
                x,
                y,
                1,
                angle,
            )
            clay.lay(
                band(barb, (width * 0.10, width * 0.12, width * 0.03)), level + t * 2, 2.6, (1.2, 2.4), tint
            )
    clay.line(quill, (3.2, 1.4), 2.2, 0.6)
