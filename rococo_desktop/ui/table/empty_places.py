"""Where nothing lies yet in the workshop: compartments, a word for what will lie there, the house."""

from __future__ import annotations

from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.signs import TRADEMARKS
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.text.messages import message

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


def lay_word(desk: Desk, rect: Rect, place: str) -> None:
    """What will lie in an empty place, on a small plate where there is room for it."""
    words = desk.told(("empty", place), lambda: message(f"board.empty.{place}"))
    sizes = desk.sizes
    plate = (desk.kit.type.width(words, theme.STRONG, sizes.small) + 14, sizes.line + 2)
    if plate[0] <= rect.w:
        desk.lay(
            rect.centred(plate),
            ("empty", words),
            lambda card, inner: panels.nameplate(card, inner, (words,), sizes.small, sizes.line),
            1,
        )


def lay_house(desk: Desk, rect: Rect, seat: int) -> None:
    """The mark of the house of a seat, worked into the ground."""
    colour = desk.stage.seats[seat].colour
    side = min(rect.w, rect.h)
    box = rect.centred((side, side))
    desk.lay(box, ("house", colour), lambda card, inner: card.sign(inner, TRADEMARKS[colour], alpha=HOUSE))


KEYS = tuple(f"board.empty.{place}" for place in ("supply", "discard", "silk"))
"""The keys of this module that are built from closed lists."""
