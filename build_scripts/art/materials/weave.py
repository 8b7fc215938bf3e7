"""Woven walls: damask with an ogee of leaves round a pomegranate, and velvet."""

from __future__ import annotations

from math import cos, pi, sin

import numpy as np
import skia

from art.materials.noise import Colours, Field, blurred, exact, fractal, sampled

Tone = tuple[int, int, int]
TILE = (256, 384)
"""Width and height of one repeat of the damask."""


def _leaf(long: float, wide: float, bend: float = 0.0) -> skia.Path:
    path = skia.Path()
    path.moveTo(0, 0)
    path.cubicTo(wide, -long * 0.25, wide * 0.9 + bend, -long * 0.75, bend, -long)
    path.cubicTo(-wide * 0.9 + bend * 0.4, -long * 0.7, -wide, -long * 0.25, 0, 0)
    path.close()
    return path


def _put(canvas: skia.Canvas, path: skia.Path, x: float, y: float, degrees: float, paint: skia.Paint) -> None:
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(degrees)
    canvas.drawPath(path, paint)
    canvas.restore()


def _put_twice(
    canvas: skia.Canvas, path: skia.Path, x: float, y: float, degrees: float, paint: skia.Paint
) -> None:
    """On both sides of the upright through the origin."""
    for side in (1, -1):
        canvas.save()
        canvas.scale(side, 1)
        _put(canvas, path, x, y, degrees, paint)
        canvas.restore()


def _filled() -> skia.Paint:
    return skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)


def _cut_out() -> skia.Paint:
    return skia.Paint(AntiAlias=True, Color=skia.ColorBLACK, BlendMode=skia.BlendMode.kClear)


def _stroke(width: float) -> skia.Paint:
    return skia.Paint(
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeCap=skia.Paint.kRound_Cap,
        Color=skia.ColorWHITE,
    )


def _motif(canvas: skia.Canvas) -> None:
    """One repeat about the upright through the origin, 256 wide, from -192 to 192."""
    _stems(canvas)
    _pomegranate(canvas)
    _spray(canvas)
    _flower(canvas)


def _stems(canvas: skia.Canvas) -> None:
    """The ogee, with leaves along it, inwards and outwards."""
    ogee = skia.Path()
    ogee.moveTo(0, -186)
    ogee.cubicTo(20, -120, 122, -104, 122, 0)
    ogee.cubicTo(122, 104, 20, 120, 0, 186)
    _put_twice(canvas, ogee, 0, 0, 0, _stroke(7))
    measure = skia.PathMeasure(ogee, False)
    whole = measure.getLength()
    for number in range(11):
        place, tangent = measure.getPosTan(whole * (0.09 + 0.082 * number))
        angle = np.degrees(np.arctan2(tangent.y(), tangent.x())) + 90
        for tilt, long in ((-58, 25 + 7 * sin(number)), (58, 25 - 6 * sin(number))):
            leaf = _leaf(long, 6.5, 5 if tilt > 0 else -5)
            _put_twice(canvas, leaf, place.x(), place.y(), angle + tilt, _filled())


def _pomegranate(canvas: skia.Canvas) -> None:
    """An artichoke of petals in a ring of leaves, and its crown."""
    for degrees, long, wide in ((28, 98, 17), (58, 86, 16), (92, 64, 13), (126, 50, 11), (8, 104, 15)):
        _put_twice(canvas, _leaf(long, wide, 14), 0, 28, degrees, _filled())
    body = skia.Path()
    body.moveTo(0, -64)
    body.cubicTo(44, -34, 46, 22, 0, 48)
    body.cubicTo(-46, 22, -44, -34, 0, -64)
    canvas.drawPath(body, _cut_out())
    canvas.drawPath(body, _stroke(4.5))
    for row in range(5):
        for column in range(-2, 3):
            x, y = column * 13 + (6.5 if row % 2 else 0), -34 + row * 15
            if abs(x) < 30 * cos((y + 4) / 62 * pi / 2) - 4:
                _put(canvas, _leaf(15, 5.4), x, y, 0, _filled())
    for degrees in (-44, -22, 0, 22, 44):
        _put(canvas, _leaf(42 - abs(degrees) * 0.26, 6.6), 0, -58, degrees, _filled())


def _spray(canvas: skia.Canvas) -> None:
    """The stalk of the pomegranate and its leaves."""
    stalk = skia.Path()
    stalk.moveTo(0, 48)
    stalk.cubicTo(2, 70, 2, 96, 0, 118)
    canvas.drawPath(stalk, _stroke(4))
    for y, long in ((66, 34), (84, 30), (102, 24)):
        _put_twice(canvas, _leaf(long, 6.4, 8), 0, y, 62, _filled())


def _flower(canvas: skia.Canvas) -> None:
    """The small flower where the stems meet."""
    for number in range(8):
        _put(canvas, _leaf(17, 5.6), 0, 140, number * 45, _filled())
    canvas.drawCircle(0, 140, 4, _cut_out())


def damask_mask(scale: float = 1.0) -> Field:
    """Where the pattern is, from 0 to 1, over one repeat with its half-drop neighbours; it tiles."""
    w, h = round(TILE[0] * scale), round(TILE[1] * scale)
    surface = skia.Surface(w, h)
    canvas = surface.getCanvas()
    canvas.scale(scale, scale)
    for x, y in ((128, 192), (0, 0), (256, 0), (0, 384), (256, 384)):
        canvas.save()
        canvas.translate(x, y)
        canvas.scale(0.985, 0.985)
        _motif(canvas)
        canvas.restore()
    return exact(surface.toarray()[..., 3]) / np.float32(255)


def damask(
    ground: Tone, figure: Tone, scale: float = 1.0, sheen: float = 0.5, seed: int = 11, rib: float = 0.07
) -> Colours:
    """One repeat of a silk wall: the figure in satin on a ribbed ground, lit a little in relief."""
    mask = damask_mask(scale)
    h, w = mask.shape
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    ribs = 0.5 + 0.5 * np.sin(y * pi * 2 / 3.0)
    satin = 0.5 + 0.5 * np.sin((x + y) * pi * 2 / 4.0)
    grain = fractal((h, w), (max(h // 4, 2), max(w // 48, 2)), seed, 2) - 0.5
    low = np.array(ground, np.float32) / 255
    high = np.array(figure, np.float32) / 255
    thread = (1 - rib + rib * ribs + 0.10 * grain * rib / 0.07) * (1 - mask) + (
        0.95 + 0.05 * satin + 0.86 * grain * rib
    ) * mask
    soft = blurred(mask, 1.3 * scale, wraps=True)
    edge = np.roll(soft, (1, 1), (0, 1)) - np.roll(soft, (-1, -1), (0, 1))
    colour = (low * (1 - mask[..., None]) + high * mask[..., None]) * thread[..., None]
    return exact(np.clip(colour - edge[..., None] * sheen * 0.16, 0, 1))


def velvet(tone: Tone, size: int = 256, seed: int = 3) -> Colours:
    """A square of velvet: a nap that was stroked in several directions, with a fine pile."""
    nap = fractal((size, size), (3, 3), seed, 3)
    pile = fractal((size, size), (size // 3, size // 3), seed + 9, 1)
    shade = 0.72 + 0.50 * nap + 0.16 * (pile - 0.5)
    crushed = sampled(nap, nap * 30, -nap * 22)
    shade *= 0.85 + 0.3 * crushed
    return exact(np.clip(np.array(tone, np.float32) / 255 * shade[..., None], 0, 1))
