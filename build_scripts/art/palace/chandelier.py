"""A chandelier of gilt bronze and rock crystal, lit."""

from __future__ import annotations

import itertools
from math import cos, pi

import skia

from art.easel import Easel, Pixels, chance, colour, filled
from art.ornament.carving import Carving
from art.ornament.metal import gilded
from art.ornament.rocaille import bezier
from art.palace.shade import layered, with_shadow

WIDE, HIGH = 420, 150
ARMS = tuple(WIDE / 2 * (1 + 0.86 * cos(pi * (number + 0.5) / 8)) for number in range(8))


def _bronze() -> Carving:
    carving = Carving(WIDE, HIGH)
    middle = WIDE / 2
    carving.roll([(middle, 0), (middle, 30)], 3, 3)
    for y, radius in ((26, 7), (44, 11), (66, 8), (84, 13), (104, 7), (116, 4)):
        carving.ball((middle, y), radius)
    for x in ARMS:
        cup = (x, 66 - abs(x - middle) * 0.05)
        carving.roll(bezier((middle, 88), (middle + (x - middle) * 0.3, 128), (x, 118), cup, 40), 3.2, 2.4)
        carving.roll([(x - 9, cup[1]), (x + 9, cup[1])], 3, 3)
    return carving


def _drop(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    path = skia.Path()
    path.moveTo(x, y)
    path.cubicTo(x + size * 0.6, y + size * 0.9, x + size * 0.4, y + size * 1.6, x, y + size * 1.6)
    path.cubicTo(x - size * 0.4, y + size * 1.6, x - size * 0.6, y + size * 0.9, x, y)
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(x - size * 0.5, y), skia.Point(x + size * 0.5, y + size * 1.6)],
        [
            colour((255, 255, 255), 0.95),
            colour((150, 196, 226), 0.65),
            colour((255, 246, 220), 0.95),
            colour((120, 110, 120), 0.7),
        ],
    )
    canvas.drawPath(path, skia.Paint(AntiAlias=True, Shader=shader))


def chandelier() -> Pixels:
    """The whole of it, with the light of its candles around it."""
    middle = WIDE / 2
    back, front = Easel(WIDE, HIGH), Easel(WIDE, HIGH)
    rng = chance("chandelier")
    for x in ARMS:
        flame = 34 - abs(x - middle) * 0.05
        back.canvas.drawCircle(x, flame + 4, 26, filled((255, 188, 92), 0.32, 13))
    for one, other in itertools.pairwise(ARMS):
        for step in range(1, 9):
            share = step / 9
            x = one + (other - one) * share
            y = 72 + 24 * (1 - (2 * share - 1) ** 2)
            front.canvas.drawCircle(x, y, 1.9, filled((236, 244, 255), 0.92))
            front.canvas.drawCircle(x - 0.5, y - 0.5, 0.8, filled((255, 255, 255)))
    for x in ARMS:
        foot = 64 - abs(x - middle) * 0.05
        front.canvas.drawRect(skia.Rect(x - 2.6, foot - 20, x + 2.6, foot), filled((250, 242, 222)))
        front.canvas.drawCircle(x, foot - 27, 9, filled((255, 196, 96), 0.75, 5))
        front.canvas.drawOval(skia.Rect(x - 3, foot - 36, x + 3, foot - 19), filled((255, 250, 216), 1, 1))
        for side in (-1, 0, 1):
            _drop(front.canvas, x + side * 7, foot + 6 + (0 if side else 4), 5.5)
    for number in range(-4, 5):
        _drop(front.canvas, middle + number * 8, 112 - abs(number) * 5, 8 + 2 * rng.random())
    return layered(back.pixels(), with_shadow(gilded(_bronze()), 3, 0.4), front.pixels())
