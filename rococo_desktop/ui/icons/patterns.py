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
    """Lay a silk's pattern over a shape; `pitch` is the distance at which it repeats."""
    colour = paint or shade(pen.paint, 0.62)
    draw = (_stripes, _dots, _lozenges, _sprigs)[pattern]
    with pen.within(spots) as layer:
        draw(layer, pitch, colour)


def _stripes(pen: Pen, pitch: float, paint: Paint) -> None:
    x = 32 - 5 * pitch
    while x < 32 + 5.5 * pitch:
        pen.line([(x, -2), (x, 66)], pitch * 0.42, paint)
        x += pitch


def _dots(pen: Pen, pitch: float, paint: Paint) -> None:
    for row in range(-6, 7):
        for column in range(-6, 7):
            x = 32 + (column + (row % 2) / 2) * pitch
            pen.disc((x, 32 + row * pitch * 0.8), pitch * 0.27, paint)


def _lozenges(pen: Pen, pitch: float, paint: Paint) -> None:
    for at in range(-8, 9):
        x = 32 + at * pitch
        pen.line([(x - 40, -8), (x + 40, 72)], pitch * 0.17, paint)
        pen.line([(x + 40, -8), (x - 40, 72)], pitch * 0.17, paint)


def _sprigs(pen: Pen, pitch: float, paint: Paint) -> None:
    for row in range(-4, 5):
        for column in range(-4, 5):
            x = 32 + (column + (row % 2) / 2) * pitch * 1.25
            y = 32 + row * pitch
            pen.line([(x, y + pitch * 0.4), (x, y - pitch * 0.1)], pitch * 0.13, paint)
            for dx in (-1, 1):
                pen.shape(
                    leaf((x, y + pitch * 0.3), (x + dx * pitch * 0.45, y - pitch * 0.05), pitch * 0.12), paint
                )
            pen.shape(leaf((x, y + pitch * 0.05), (x, y - pitch * 0.5), pitch * 0.16), paint)
