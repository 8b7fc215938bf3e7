"""The patterns that tell the four silks apart where colour cannot: stripes, dots, lozenges, sprigs."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.ui.icons.paths import Spot, leaf
from rococo_desktop.ui.icons.pen import Pen, shade
from rococo_desktop.ui.theme import Paint

STRIPES, DOTS, LOZENGES, SPRIGS = range(4)
"""In the order of `Colour`."""


def patterned(
    pen: Pen, spots: Sequence[Spot], pattern: int, pitch: float, paint: Paint | None = None
) -> None:
    """Lay a silk's pattern over a shape; `pitch` is the distance at which it repeats.

    Sprigs are dark and the others light: on narrow coats they could not be told apart otherwise.
    """
    colour = paint or shade(pen.paint, -0.42 if pattern == SPRIGS else 0.68)
    draw = (_stripes, _dots, _lozenges, _sprigs)[pattern]
    area = (
        min(x for x, _ in spots),
        min(y for _, y in spots),
        max(x for x, _ in spots),
        max(y for _, y in spots),
    )
    with pen.within(spots) as layer:
        draw(layer, pitch, colour, area)


Area = tuple[float, float, float, float]
"""Left, top, right and bottom of what is to be covered."""


def _steps(low: float, high: float, pitch: float) -> range:
    """The repeats, counted from the middle of the square, that reach into a stretch."""
    return range(int((low - 32) // pitch) - 1, int((high - 32) // pitch) + 3)


def _stripes(pen: Pen, pitch: float, paint: Paint, area: Area) -> None:
    for at in _steps(area[0], area[2], pitch):
        x = 32 + at * pitch
        pen.shape(
            [
                (x - pitch * 0.21, area[1]),
                (x + pitch * 0.21, area[1]),
                (x + pitch * 0.21, area[3]),
                (x - pitch * 0.21, area[3]),
            ],
            paint,
        )


def _dots(pen: Pen, pitch: float, paint: Paint, area: Area) -> None:
    for row in _steps(area[1], area[3], pitch * 0.8):
        for column in _steps(area[0], area[2], pitch):
            x = 32 + (column + (row % 2) / 2) * pitch
            pen.disc((x, 32 + row * pitch * 0.8), pitch * 0.27, paint)


def _lozenges(pen: Pen, pitch: float, paint: Paint, area: Area) -> None:
    left, top, right, bottom = area
    for at in _steps(left - bottom + 32, right - top + 32, pitch):
        x = at * pitch
        pen.line([(x + top, top), (x + bottom, bottom)], pitch * 0.17, paint)
    for at in _steps(left + top - 32, right + bottom - 32, pitch):
        x = 64 + at * pitch
        pen.line([(x - top, top), (x - bottom, bottom)], pitch * 0.17, paint)


def _sprigs(pen: Pen, pitch: float, paint: Paint, area: Area) -> None:
    for row in _steps(area[1], area[3], pitch):
        for column in _steps(area[0], area[2], pitch * 1.25):
            _sprig(pen, 32 + (column + (row % 2) / 2) * pitch * 1.25, 32 + row * pitch, pitch, paint)


def _sprig(pen: Pen, x: float, y: float, size: float, paint: Paint) -> None:
    pen.line([(x, y + size * 0.4), (x, y - size * 0.1)], size * 0.13, paint)
    for dx in (-1, 1):
        pen.shape(leaf((x, y + size * 0.3), (x + dx * size * 0.45, y - size * 0.05), size * 0.13, 5), paint)
    pen.shape(leaf((x, y + size * 0.05), (x, y - size * 0.5), size * 0.17, 5), paint)
