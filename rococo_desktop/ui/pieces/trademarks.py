"""Trademarks: an enamel medallion in the colour of a seat, with its emblem."""

from __future__ import annotations

from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.signs import TRADEMARKS


def paint_trademark(card: Card, rect: Rect, seat_colour: int) -> None:
    """A trademark with its shadow, as large as fits."""
    card.sign(rect, TRADEMARKS[seat_colour])
