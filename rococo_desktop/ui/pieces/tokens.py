"""Trademarks: a round token in the colour of a seat, with its emblem."""

from __future__ import annotations

from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect
from rococo_desktop.ui.icons.pen import shade
from rococo_desktop.ui.sheet import Card
from rococo_desktop.ui.theme import Paint


def emblem_paint(seat_colour: int) -> Paint:
    """The colour in which an emblem stands out from the colour of its seat."""
    red, green, blue = theme.SEATS[seat_colour]
    bright = (red * 3 + green * 6 + blue) / 10
    return theme.IVORY if bright < 150 else theme.INK


def paint_trademark(card: Card, rect: Rect, seat_colour: int) -> None:
    """A trademark with its shadow, as large a round as fits."""
    side = min(rect.w, rect.h)
    square = rect.centred((side, side))
    paint = theme.SEATS[seat_colour]
    card.icon(square, "token", paint)
    mark = square.centred((side * 60 // 100, side * 60 // 100)).moved(0, -max(side // 64, 0))
    sign = emblem_paint(seat_colour)
    ink = shade(paint, -0.35) if sign == theme.IVORY else shade(paint, -0.05)
    card.icon(mark, theme.EMBLEMS[seat_colour], sign, ink)
