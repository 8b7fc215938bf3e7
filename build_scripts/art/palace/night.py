"""The night over Versailles: sky, stars, fireworks, roofs with lit windows, a balustrade."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

import numpy as np
import skia

from art.easel import Easel, Pixels, chance, colour, drawn, filled
from art.materials.noise import fractal, ramp
from art.palace.shade import glowing, opaque, spot

Tone = tuple[int, int, int]
SKY = ((0.0, (6, 9, 28)), (0.35, (14, 22, 56)), (0.7, (34, 44, 92)), (1.0, (78, 70, 112)))
SPARKS: tuple[Tone, ...] = (
    (255, 206, 120),
    (255, 140, 150),
    (140, 190, 255),
    (170, 240, 190),
    (255, 236, 200),
)


def sky(width: int, height: int, name: str, stars: int = 0) -> Pixels:
    """Midnight blue, lighter towards the horizon, with thin cloud and stars."""
    share = np.broadcast_to(np.linspace(0, 1, height, dtype=np.float32)[:, None], (height, width))
    cloud = fractal((height, width), (3, 5), sum(map(ord, name)), 5)
    whole = ramp(np.clip(share + (cloud - 0.5) * 0.16, 0, 1), *SKY)
    whole = glowing(whole, np.clip(cloud - 0.52, 0, 1) * 0.7 * share, (120, 120, 170))
    easel = Easel(width, height)
    easel.lay(opaque(whole))
    rng = chance(f"stars {name}")
    for _ in range(stars or width * height // 1500):
        x, y = rng.random() * width, rng.random() ** 1.4 * height * 0.9
        bright = rng.random() ** 3
        easel.canvas.drawCircle(x, y, 0.5 + bright * 0.9, filled((255, 246, 226), 0.25 + 0.75 * bright, 0.3))
        if bright > 0.75:
            easel.canvas.drawCircle(x, y, 3.4, filled((190, 210, 255), 0.25, 2))
            for dx, dy in ((4, 0), (0, 4)):
                easel.canvas.drawLine(x - dx, y - dy, x + dx, y + dy, drawn((255, 250, 235), 0.6, 0.6))
    return easel.pixels()


def burst(
    canvas: skia.Canvas, x: float, y: float, radius: float, tone: Tone, rng: Random, rays: int = 46
) -> None:
    """A shell that has opened: rays that droop, beads of light, a glow in its middle."""
    canvas.drawCircle(x, y, radius * 1.1, filled(tone, 0.16, radius * 0.42))
    pale = (min(tone[0] + 60, 255), min(tone[1] + 60, 255), min(tone[2] + 60, 255))
    for ring, share in ((0, 1.0), (1, 0.62)):
        for number in range(rays if ring == 0 else rays * 2 // 3):
            angle = (
                2 * pi * (number + 0.5 * ring + 0.35 * rng.random()) / (rays if ring == 0 else rays * 2 // 3)
            )
            reach = radius * share * (0.86 + 0.2 * rng.random())
            ex, ey = x + reach * cos(angle), y + reach * sin(angle) * 0.96 + reach * 0.16
            path = skia.Path()
            path.moveTo(x + reach * 0.16 * cos(angle), y + reach * 0.16 * sin(angle))
            path.quadTo(x + reach * 0.7 * cos(angle), y + reach * 0.62 * sin(angle) - reach * 0.04, ex, ey)
            shader = skia.GradientShader.MakeLinear(
                [skia.Point(x, y), skia.Point(ex, ey)],
                [colour(tone, 0.0), colour(tone, 0.45), colour(pale, 0.95)],
            )
            line = drawn(tone, max(radius * 0.012, 0.8))
            line.setShader(shader)
            canvas.drawPath(path, line)
            canvas.drawCircle(ex, ey, radius * 0.045, filled(tone, 0.4, radius * 0.03))
            canvas.drawCircle(ex, ey, max(radius * 0.013, 0.7), filled((255, 252, 240)))
            for bead in (0.55, 0.72, 0.86):
                bx, by = x + (ex - x) * bead, y + (ey - y) * bead - reach * 0.03
                canvas.drawCircle(bx, by, max(radius * 0.007, 0.4), filled(pale, 0.8))
    canvas.drawCircle(x, y, radius * 0.34, filled(tone, 0.35, radius * 0.14))
    canvas.drawCircle(x, y, radius * 0.09, filled((255, 250, 230), 0.9, radius * 0.05))


def balustrade(
    easel: Easel, foot: float, high: float, width: float, tone: Tone = (150, 146, 156), pier: int = 9
) -> None:
    """A stone balustrade that stands with its foot here: balusters between two rails, a pier now and then."""
    canvas = easel.canvas
    top = foot - high
    step = high * 0.46

    def stone(y: float, h: float, light: float) -> skia.Paint:
        shades = [
            colour((round(tone[0] * f), round(tone[1] * f), round(tone[2] * f)))
            for f in (light, light * 0.62, light * 0.4)
        ]
        return skia.Paint(
            AntiAlias=True,
            Shader=skia.GradientShader.MakeLinear([skia.Point(0, y), skia.Point(0, y + h)], shades),
        )

    for number in range(int(width / step) + 2):
        x = number * step
        if number % pier == 0:
            canvas.drawRect(skia.Rect(x - step * 0.6, top, x + step * 0.6, foot), stone(top, high, 1.05))
            canvas.drawRect(
                skia.Rect(x - step * 0.36, top + high * 0.28, x + step * 0.36, foot - high * 0.2),
                drawn((30, 28, 40), 1, 0.5),
            )
            continue
        shape = skia.Path()
        for side in (-1, 1):
            shape.moveTo(x, top + high * 0.2)
            shape.cubicTo(
                x + side * high * 0.05,
                top + high * 0.24,
                x + side * high * 0.05,
                top + high * 0.34,
                x + side * high * 0.06,
                top + high * 0.4,
            )
            shape.cubicTo(
                x + side * high * 0.19,
                top + high * 0.52,
                x + side * high * 0.17,
                top + high * 0.68,
                x + side * high * 0.06,
                top + high * 0.76,
            )
            shape.lineTo(x + side * high * 0.12, foot - high * 0.12)
            shape.lineTo(x, foot - high * 0.12)
            shape.close()
        across = skia.GradientShader.MakeLinear(
            [skia.Point(x - high * 0.18, 0), skia.Point(x + high * 0.18, 0)],
            [
                colour(tone),
                colour((round(tone[0] * 0.9), round(tone[1] * 0.9), round(tone[2] * 0.9))),
                colour((round(tone[0] * 0.3), round(tone[1] * 0.3), round(tone[2] * 0.36))),
            ],
        )
        canvas.drawPath(shape, skia.Paint(AntiAlias=True, Shader=across))
    canvas.drawRect(skia.Rect(0, top, width, top + high * 0.17), stone(top, high * 0.17, 1.2))
    canvas.drawRect(
        skia.Rect(0, foot - high * 0.13, width, foot), stone(foot - high * 0.13, high * 0.13, 1.0)
    )


def terrace(width: int = 2016, height: int = 112) -> Pixels:
    """The sky over the terrace with fireworks, far roofs with lit windows, and the balustrade at its foot."""
    easel = Easel(width, height)
    easel.lay(sky(width, height, "terrace", 500))
    rng = chance("terrace")
    for number in range(9):
        x = width * (0.06 + 0.11 * number) + rng.random() * 40
        burst(easel.canvas, x, 18 + rng.random() * 34, 26 + rng.random() * 20, SPARKS[number % 5], rng, 26)
    foot = height - 12
    for number in range(int(width / 150) + 1):
        left = number * 150 + rng.random() * 20
        roof = skia.Path()
        roof.moveTo(left, foot)
        roof.lineTo(left, foot - 18)
        roof.lineTo(left + 14, foot - 34)
        roof.lineTo(left + 118, foot - 34)
        roof.lineTo(left + 132, foot - 18)
        roof.lineTo(left + 132, foot)
        roof.close()
        easel.canvas.drawPath(roof, filled((18, 18, 40), 0.92))
        for window in range(7):
            glow = 0.5 + 0.5 * rng.random()
            easel.canvas.drawRect(
                skia.Rect(left + 12 + window * 16, foot - 15, left + 20 + window * 16, foot - 2),
                filled((255, 196, 100), glow),
            )
    balustrade(easel, height, 30, width, (132, 128, 150), 11)
    whole = easel.pixels()[..., :3]
    warm = np.maximum.reduce(
        [spot(width, height, (width * share, height), (160, 40), 1.2) for share in (0.12, 0.37, 0.62, 0.88)]
    )
    return opaque(glowing(whole, warm * 0.22, (255, 180, 90)))
