"""The weaves that tell the four silks apart where colour cannot: stripes, dots, lozenges, sprigs."""

from __future__ import annotations

from collections.abc import Callable

import skia

from art.signs.outlines import band, box, disc, joined, leaf, shape

STRIPES, DOTS, LOZENGES, SPRIGS = range(4)
"""In the order of the game's colours."""

WHITE = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
REACH = 96
"""Patterns cover a square from minus to plus this many units around the middle, so that they can be bent."""

Draw = Callable[[skia.Canvas], None]


def woven(pattern: int, pitch: float, dx: float = 0, dy: float = 0, degrees: float = 0) -> Draw:
    """Draws a pattern that repeats at a pitch, shifted and turned about the middle of the square."""

    def draw(canvas: skia.Canvas) -> None:
        canvas.save()
        canvas.translate(32 + dx, 32 + dy)
        canvas.rotate(degrees)
        (_stripes, _dots, _lozenges, _sprigs)[pattern](canvas, pitch)
        canvas.restore()

    return draw


def bold(pattern: int, x: float, y: float, scale: float) -> Draw:
    """Draws the one large figure of a pattern on a bolt: it is still seen where a repeat would blur."""

    def draw(canvas: skia.Canvas) -> None:
        canvas.save()
        canvas.translate(x, y)
        canvas.scale(scale, scale)
        for path in _BOLD[pattern]():
            canvas.drawPath(path, WHITE)
        canvas.restore()

    return draw


def _three_stripes() -> list[skia.Path]:
    return [box(left, 0, 9.4, 64, 0.1) for left in (8.6, 25.4, 42.2)]


def _three_dots() -> list[skia.Path]:
    return [disc(spot, 7.6) for spot in ((17.4, 34), (42.6, 34), (30, 50))]


def _one_lozenge() -> list[skia.Path]:
    return [shape([(30, 25.6), (47, 42), (30, 58.4), (13, 42)])]


def _one_sprig() -> list[skia.Path]:
    stem = band([(30, 59), (30, 40)], 4.4)
    leaves = [leaf((30, 54), (30 + side * 20, 36), 6.4) for side in (-1, 1)]
    return [joined(stem, *(shape(one) for one in (*leaves, leaf((30, 46), (30, 25.4), 6.4))))]


_BOLD: tuple[Callable[[], list[skia.Path]], ...] = (_three_stripes, _three_dots, _one_lozenge, _one_sprig)


def _repeats(pitch: float) -> range:
    count = int(REACH / pitch) + 1
    return range(-count, count + 1)


def _stripes(canvas: skia.Canvas, pitch: float) -> None:
    for at in _repeats(pitch):
        x = at * pitch
        canvas.drawRect(skia.Rect.MakeXYWH(x - pitch * 0.23, -REACH, pitch * 0.46, 2 * REACH), WHITE)


def _dots(canvas: skia.Canvas, pitch: float) -> None:
    for row in _repeats(pitch * 0.8):
        for column in _repeats(pitch):
            x = (column + (row % 2) / 2) * pitch
            canvas.drawPath(disc((x, row * pitch * 0.8), pitch * 0.27), WHITE)


def _lozenges(canvas: skia.Canvas, pitch: float) -> None:
    pen = skia.Paint(WHITE)
    pen.setStyle(skia.Paint.kStroke_Style)
    pen.setStrokeWidth(pitch * 0.17)
    for degrees in (40, -40):
        canvas.save()
        canvas.rotate(degrees)
        for at in _repeats(pitch * 0.72):
            canvas.drawLine(at * pitch * 0.72, -REACH, at * pitch * 0.72, REACH, pen)
        canvas.restore()


def _sprigs(canvas: skia.Canvas, pitch: float) -> None:
    sprig = _sprig(pitch)
    for row in _repeats(pitch):
        for column in _repeats(pitch * 1.2):
            canvas.save()
            canvas.translate((column + (row % 2) / 2) * pitch * 1.2, row * pitch)
            canvas.drawPath(sprig, WHITE)
            canvas.restore()


def _sprig(size: float) -> skia.Path:
    stem = band([(0, size * 0.4), (0, -size * 0.1)], size * 0.13)
    leaves = [
        shape(leaf((0, size * 0.3), (side * size * 0.46, -size * 0.05), size * 0.14)) for side in (-1, 1)
    ]
    return joined(stem, *leaves, shape(leaf((0, size * 0.05), (0, -size * 0.5), size * 0.18)))
