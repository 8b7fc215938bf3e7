"""Where nothing lies yet in the workshop: compartments, and the mark of the house."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.signs import TRADEMARKS
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.table_kit.desk import Desk

APART = 3
OUTLINE: Paint = (*theme.GOLD, 74)
HOLLOW: Paint = (0, 0, 0, 44)
HOUSE = 52
"""How much is seen of the mark of a house that is worked into the ground."""


def lay_compartments(desk: Desk, rect: Rect, width: int, height: int) -> None:
    """Outlines of what can lie in a row from the left, as many as fit, sunk a little into the ground."""
    count = (rect.w + APART) // (width + APART)
    if count < 1:
        return
    row = Rect(rect.x, rect.y + (rect.h - height) // 2, count * (width + APART) - APART, height)

    def paint(card: Card, inner: Rect) -> None:
        for at in range(count):
            slot = Rect(inner.x + at * (width + APART), inner.y, width, inner.h)
            card.fill(slot, HOLLOW, 5, OUTLINE, 1)

    desk.lay(row, ("compartments", width), paint)


def lay_shelves(desk: Desk, shelves: Rect, free: Sequence[Rect]) -> None:
    """The same on shelves, wherever a place is free."""
    places = tuple(rect.moved(-shelves.x, -shelves.y) for rect in free)

    def paint(card: Card, inner: Rect) -> None:
        for place in places:
            card.fill(place.moved(inner.x, inner.y), HOLLOW, 5, OUTLINE, 1)

    if places:
        desk.lay(shelves, ("shelves", places), paint)


def lay_house(desk: Desk, rect: Rect, seat: int) -> None:
    """The mark of the house of a seat, worked into the ground."""
    colour = desk.stage.seats[seat].colour
    side = min(rect.w, rect.h)
    box = rect.centred((side, side))
    desk.lay(box, ("house", colour), lambda card, inner: card.sign(inner, TRADEMARKS[colour], alpha=HOUSE))
