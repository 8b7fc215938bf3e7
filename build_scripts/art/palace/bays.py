"""What hangs on the walls between two pilasters: mirrors, painted gardens, medallions, trophies, books."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from random import Random

import skia

from art.easel import colour, drawn, filled

Tone = tuple[int, int, int]
Bay = Callable[[skia.Canvas, float, float, float, float, Random], None]
"""Paints into x, y, width and height."""


def _down(y: float, h: float, *tones: tuple[Tone, float]) -> skia.Paint:
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(0, y), skia.Point(0, y + h)], [colour(tone, alpha) for tone, alpha in tones]
    )
    return skia.Paint(AntiAlias=True, Shader=shader)


def gilt_line(canvas: skia.Canvas, path: skia.Path, width: float) -> None:
    """A gilded bead along a path: shadow, body, light from the upper left."""
    canvas.save()
    canvas.translate(width * 0.5, width * 0.8)
    canvas.drawPath(path, drawn((10, 6, 8), width, 0.55, width * 0.5))
    canvas.restore()
    canvas.drawPath(path, drawn((92, 58, 18), width))
    canvas.drawPath(path, drawn((206, 154, 66), width * 0.66))
    canvas.save()
    canvas.translate(-width * 0.14, -width * 0.16)
    canvas.drawPath(path, drawn((255, 236, 172), width * 0.24))
    canvas.restore()


def arched(x: float, y: float, w: float, h: float, rise: float = 0.5) -> skia.Path:
    """A pane with a round head."""
    path = skia.Path()
    top = y + w * rise
    path.moveTo(x, y + h)
    path.lineTo(x, top)
    path.cubicTo(x, y + w * rise * 0.2, x + w * 0.22, y, x + w / 2, y)
    path.cubicTo(x + w * 0.78, y, x + w, y + w * rise * 0.2, x + w, top)
    path.lineTo(x + w, y + h)
    path.close()
    return path


def _lights(canvas: skia.Canvas, x: float, y: float, w: float, h: float, chance: Random, count: int) -> None:
    for _ in range(count):
        px, py = x + chance.random() * w, y + chance.random() * h
        size = 1.0 + 2.6 * chance.random() ** 2
        canvas.drawCircle(px, py, size * 3.4, filled((255, 190, 96), 0.28, size * 2.2))
        canvas.drawCircle(px, py, size * 0.6, filled((255, 244, 214), 0.9, 0.5))


def mirror(canvas: skia.Canvas, x: float, y: float, w: float, h: float, chance: Random) -> None:
    """A tall mirror of the great gallery that gives the candles back."""
    inset = w * 0.11
    pane = arched(x + inset, y + h * 0.05, w - 2 * inset, h * 0.95)
    canvas.save()
    canvas.clipPath(pane, True)
    canvas.drawPath(
        pane, _down(y, h, ((32, 44, 88), 1), ((86, 92, 130), 1), ((190, 164, 138), 1), ((70, 56, 60), 1))
    )
    # The room on the other side: far arches and a floor in the light.
    for number in range(3):
        far = arched(
            x + inset + (number + 0.15) * (w - 2 * inset) / 3, y + h * 0.34, (w - 2 * inset) / 4.2, h * 0.42
        )
        canvas.drawPath(far, filled((26, 34, 74), 0.55, 1.2))
        canvas.drawPath(far, drawn((232, 190, 110), 1.0, 0.5, 0.6))
    canvas.drawRect(
        skia.Rect(x, y + h * 0.78, x + w, y + h),
        _down(y + h * 0.78, h * 0.22, ((120, 76, 40), 0.9), ((58, 34, 20), 1)),
    )
    for number in range(5):
        px = x + inset + (w - 2 * inset) * (0.12 + 0.19 * number)
        canvas.drawCircle(px, y + h * (0.24 + 0.03 * (number % 2)), 3.4, filled((255, 206, 120), 0.9, 3))
        canvas.drawCircle(px, y + h * (0.24 + 0.03 * (number % 2)), 1.1, filled((255, 250, 230)))
    _lights(canvas, x + inset, y + h * 0.3, w - 2 * inset, h * 0.4, chance, 9)
    shine = skia.Path()
    shine.moveTo(x + w * 0.2, y + h)
    shine.lineTo(x + w * 0.62, y)
    shine.lineTo(x + w * 0.80, y)
    shine.lineTo(x + w * 0.38, y + h)
    shine.close()
    canvas.drawPath(shine, filled((255, 255, 255), 0.13, 2))
    for number in range(1, 3):
        bar = x + inset + (w - 2 * inset) * number / 3
        canvas.drawLine(bar, y, bar, y + h, drawn((190, 150, 84), 0.9, 0.55))
    for number in range(1, 4):
        canvas.drawLine(x, y + h * number / 4, x + w, y + h * number / 4, drawn((190, 150, 84), 0.9, 0.5))
    canvas.restore()
    gilt_line(canvas, pane, 4.2)


def _tree(canvas: skia.Canvas, x: float, foot: float, size: float, chance: Random, tone: Tone) -> None:
    canvas.drawLine(x, foot, x + size * 0.04, foot - size * 0.6, drawn((92, 74, 56), size * 0.05, 0.8))
    for _ in range(26):
        angle, reach = chance.random() * 2 * pi, size * 0.34 * chance.random() ** 0.5
        px, py = x + reach * cos(angle), foot - size * 0.72 + reach * sin(angle) * 0.85
        shade = 0.75 + 0.5 * chance.random()
        leafy = (
            min(round(tone[0] * shade), 255),
            min(round(tone[1] * shade), 255),
            min(round(tone[2] * shade), 255),
        )
        canvas.drawCircle(px, py, size * 0.085, filled(leafy, 0.62, size * 0.02))


def garden(canvas: skia.Canvas, x: float, y: float, w: float, h: float, chance: Random) -> None:
    """A painted panel: a park in evening haze, in the manner of the pastoral painters."""
    inset = w * 0.09
    pane = arched(x + inset, y + h * 0.06, w - 2 * inset, h * 0.9, 0.3)
    canvas.save()
    canvas.clipPath(pane, True)
    canvas.drawPath(
        pane,
        _down(y, h, ((150, 176, 190), 1), ((226, 214, 186), 1), ((160, 176, 140), 1), ((96, 122, 92), 1)),
    )
    for _ in range(5):
        px, py = x + chance.random() * w, y + h * (0.12 + 0.2 * chance.random())
        canvas.drawOval(
            skia.Rect(px - w * 0.2, py - h * 0.03, px + w * 0.2, py + h * 0.03),
            filled((255, 240, 220), 0.5, 4),
        )
    canvas.drawOval(
        skia.Rect(x - w * 0.2, y + h * 0.55, x + w * 0.7, y + h * 0.9), filled((124, 150, 128), 0.8, 5)
    )
    canvas.drawOval(skia.Rect(x + w * 0.3, y + h * 0.6, x + w * 1.3, y + h), filled((104, 134, 108), 0.8, 5))
    canvas.drawOval(
        skia.Rect(x + w * 0.28, y + h * 0.76, x + w * 0.8, y + h * 0.84), filled((206, 220, 214), 0.7, 2)
    )
    for share, size, tone in (
        (0.18, 0.62, (92, 124, 92)),
        (0.86, 0.72, (82, 116, 88)),
        (0.6, 0.34, (128, 152, 118)),
    ):
        _tree(canvas, x + w * share, y + h * 0.92, h * size, chance, tone)
    canvas.restore()
    gilt_line(canvas, pane, 3.4)


def medallion(canvas: skia.Canvas, x: float, y: float, w: float, h: float, chance: Random) -> None:
    """An oval mirror with ribbon and garlands of roses."""
    cx, cy = x + w / 2, y + h * 0.5
    rx, ry = w * 0.27, h * 0.30
    frame = skia.Path()
    frame.addOval(skia.Rect(cx - rx, cy - ry, cx + rx, cy + ry))
    canvas.drawPath(
        frame, _down(cy - ry, 2 * ry, ((120, 96, 120), 1), ((236, 206, 196), 1), ((150, 110, 112), 1))
    )
    canvas.save()
    canvas.clipPath(frame, True)
    _lights(canvas, cx - rx, cy - ry, 2 * rx, 2 * ry, chance, 7)
    canvas.drawRect(
        skia.Rect(cx - rx * 0.7, cy - ry, cx - rx * 0.2, cy + ry), filled((255, 255, 255), 0.2, 4)
    )
    canvas.restore()
    gilt_line(canvas, frame, 4)
    for side in (-1, 1):
        bow = skia.Path()
        bow.moveTo(cx, cy - ry - 6)
        bow.cubicTo(cx + side * 26, cy - ry - 30, cx + side * 30, cy - ry + 4, cx, cy - ry - 6)
        canvas.drawPath(bow, filled((236, 176, 178)))
        canvas.drawPath(bow, drawn((160, 92, 98), 1.1, 0.7))
        for number in range(7):
            angle = pi * (0.16 + 0.64 * number / 6)
            px, py = cx + side * (rx + 12) * sin(angle), cy - (ry + 10) * cos(angle)
            for petal in range(5):
                turn = petal * 2 * pi / 5 + number
                canvas.drawCircle(
                    px + 2.6 * cos(turn), py + 2.6 * sin(turn), 2.7, filled((226, 128, 140), 0.95)
                )
            canvas.drawCircle(px - 0.6, py - 0.6, 1.7, filled((255, 220, 216)))
            canvas.drawOval(skia.Rect(px + side * 4, py + 2, px + side * 9, py + 5), filled((112, 142, 96)))


def trophy(canvas: skia.Canvas, x: float, y: float, w: float, h: float, chance: Random) -> None:
    """A panel of boiserie with a gilded lyre, a horn and a scroll of music."""
    inset = w * 0.13
    pane = skia.Path()
    pane.addRRect(
        skia.RRect.MakeRectXY(skia.Rect(x + inset, y + h * 0.08, x + w - inset, y + h * 0.95), 12, 12)
    )
    canvas.drawPath(pane, _down(y, h, ((250, 226, 190), 1), ((238, 198, 152), 1), ((214, 164, 116), 1)))
    gilt_line(canvas, pane, 3.2)
    cx, cy, s = x + w / 2, y + h * 0.52, min(w, h) * 0.30
    lyre = skia.Path()
    for side in (-1, 1):
        lyre.moveTo(cx + side * s * 0.18, cy + s * 0.72)
        lyre.cubicTo(
            cx + side * s * 0.95,
            cy + s * 0.35,
            cx + side * s * 0.1,
            cy - s * 0.45,
            cx + side * s * 0.62,
            cy - s * 0.92,
        )
    lyre.moveTo(cx - s * 0.5, cy - s * 0.55)
    lyre.lineTo(cx + s * 0.5, cy - s * 0.55)
    lyre.moveTo(cx - s * 0.34, cy + s * 0.76)
    lyre.lineTo(cx + s * 0.34, cy + s * 0.76)
    for number in range(-2, 3):
        canvas.drawLine(
            cx + number * s * 0.09,
            cy - s * 0.55,
            cx + number * s * 0.07,
            cy + s * 0.6,
            drawn((150, 104, 40), 0.9),
        )
    gilt_line(canvas, lyre, 3.6)
    garland = skia.Path()
    garland.moveTo(x + inset + 6, y + h * 0.16)
    garland.cubicTo(cx - s * 0.5, cy - s * 0.9, cx + s * 0.5, cy - s * 0.9, x + w - inset - 6, y + h * 0.16)
    gilt_line(canvas, garland, 2.2)


def books(canvas: skia.Canvas, x: float, y: float, w: float, h: float, chance: Random) -> None:
    """Shelves of calf and morocco with gilded spines behind a brass lattice."""
    inset = w * 0.08
    box = skia.Rect(x + inset, y + h * 0.07, x + w - inset, y + h * 0.97)
    canvas.drawRect(box, filled((26, 16, 12)))
    rows = 3
    tones = ((110, 44, 34), (82, 52, 30), (54, 68, 48), (40, 48, 72), (128, 88, 48), (92, 32, 40))
    for row in range(rows):
        foot = box.top() + box.height() * (row + 1) / rows - 3
        high = box.height() / rows
        px = box.left() + 2
        while px < box.right() - 5:
            wide = 4.5 + 4.5 * chance.random()
            tall = high * (0.66 + 0.22 * chance.random())
            tone = chance.choice(tones)
            spine = skia.Rect(px, foot - tall, min(px + wide, box.right() - 2), foot)
            canvas.drawRect(spine, filled(tone))
            canvas.drawRect(
                skia.Rect(px + wide * 0.12, foot - tall, px + wide * 0.4, foot), filled((255, 226, 180), 0.20)
            )
            for band in (0.18, 0.3, 0.8):
                canvas.drawRect(
                    skia.Rect(px, foot - tall * (1 - band), px + wide - 0.6, foot - tall * (1 - band) + 1.1),
                    filled((226, 180, 96), 0.85),
                )
            px += wide + 0.7
        canvas.drawRect(
            skia.Rect(box.left(), foot, box.right(), foot + 3.4),
            _down(foot, 3.4, ((176, 122, 66), 1), ((58, 34, 18), 1)),
        )
    pane = skia.Path()
    pane.addRect(box)
    gilt_line(canvas, pane, 3.4)


BAYS: tuple[Bay, ...] = (mirror, garden, medallion, trophy, books)
