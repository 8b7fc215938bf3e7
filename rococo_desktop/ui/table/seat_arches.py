"""The five halls on a seat's strip: an arch each, the royal one crowned, with a guest where it is there."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.ui.picture import colours, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table_kit.description_cache import told_count
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.text.messages import Message, message, sentences
from rococo_desktop.ui.text.names import hall_name

HALLS = 5
LIGHT = frozenset({2, 4})
"""The seat colours on which a light guest would not show."""
DOOR = 72
"""How wide an arch is, in hundredths of its height."""
LARGEST = 44
OUTLINED = (150, 130, 104)
"""Where a seat is not represented: there is a hall, and no more."""


def arches(rect: Rect) -> list[Rect]:
    """Where each hall stands, the royal one first."""
    return rect.columns(HALLS)


def paint_arches(card: Card, rect: Rect, halls: Sequence[bool], colour: int) -> None:
    """All five in a rectangle, standing on one line."""
    for hall, place in enumerate(arches(rect)):
        _paint_arch(card, place, halls[hall], colour, royal=not hall)


def _paint_arch(card: Card, place: Rect, is_there: bool, colour: int, royal: bool) -> None:
    """One arch, filled with the seat's colour and with a guest in it where the seat is represented."""
    side = min(place.h * 4 // 5, place.w * 100 // DOOR, LARGEST)
    box = Rect(place.x + (place.w - side) // 2, place.bottom - side - place.h // 16, side, side)
    if is_there:
        card.sign(box, "arch_full", colours.SEATS[colour])
        card.sign(box, "arch", theme.INK)
        card.sign(box, "arch_guest", theme.INK if colour in LIGHT else theme.IVORY)
    else:
        card.sign(box, "arch", OUTLINED)
    if royal:
        crown = max(side // 2, 9)
        top = max(box.y - crown * 3 // 4, place.y)
        card.sign(Rect(place.x + (place.w - crown) // 2, top, crown, crown), "crown")


def lay_arches(desk: Desk, seat: int, rect: Rect, halls: Sequence[bool], guests: Sequence[int]) -> None:
    """In how many halls the seat is represented, in which, and with how many guests."""
    there = [hall for hall, is_there in enumerate(halls) if is_there]
    name = desk.stage.seats[seat].name

    def told() -> str:
        first = told_count(desk, seat, "halls", len(there))
        parts = [_in_hall(hall, guests[hall]) for hall in there]
        return f"{first} {desk.say(sentences(parts))}" if parts else first

    words = desk.memory.sentence(("halls of", name, tuple(halls), tuple(guests)), told)
    desk.region(rect, ("fact", f"halls {seat}"), words)


def _in_hall(hall: int, guests: int) -> Message:
    if not guests:
        return message("board.seat.musicians", hall=hall_name(hall))
    return message("board.seat.in_hall", hall=hall_name(hall), n=guests)
