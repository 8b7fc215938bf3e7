"""What lies before a seat, as small pieces on a strip that has grown: cards, halls, what it funded.

Only what is open to everybody: backs for supply and hand, the top of the discard, guests by hall.
"""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.colours import RANK_PAINT
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.signs import TRADEMARKS
from rococo_desktop.ui.pieces import paint_employee_back
from rococo_desktop.ui.pieces.card_stock import paint_stock
from rococo_desktop.ui.pieces.employees import portrait
from rococo_desktop.ui.table.seat_arches import (
    arches,
    arches_width,
    lay_arches,
    paint_arch,
    paint_arches,
)
from rococo_desktop.ui.table.seat_lines import PILES, SeatStrip, card_counts
from rococo_desktop.ui.table_kit.description_cache import told_count, told_employee
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.text.messages import message

ASPECT = 0.7
LEAST_TWO_ROWS = 68
"""From this height on the halls stand below the cards, with the guests in each."""
CARDS = 58
"""The share of the cards where the halls stand below them, in hundredths."""
FANNED = 4
"""So many backs are fanned out at most; how many there are stands on them."""
LACQUER = (40, 26, 30)
HOUSE = 70
"""How much is seen of the mark of a house where nothing lies yet."""


class Parts(NamedTuple):
    """Where everything lies on the grown part of a strip."""

    piles: tuple[Rect, ...]
    halls: Rect
    funded: Rect | None
    has_counts: bool
    """True if the guests in each hall are counted."""


def parts_of(rect: Rect) -> Parts:
    """One row of cards and halls, or halls below cards and what was funded."""
    if rect.h >= LEAST_TWO_ROWS:
        cards = rect.top_part(rect.h * CARDS // 100)
        halls = rect.bottom_part(rect.h - cards.h - 2)
        width = min(int(cards.h * ASPECT) + 8, cards.w * 58 // 300)
        row = cards.left_part(3 * width).columns(len(PILES), 2)
        return Parts(tuple(row), halls, cards.without_left(3 * width + 6), True)
    halls = rect.right_part(arches_width(min(rect.h, _arches_height(rect))))
    return Parts(tuple(rect.without_right(halls.w + 6).columns(len(PILES), 2)), halls, None, False)


def _arches_height(rect: Rect) -> int:
    return rect.w * 13 // 100


def paint_pieces(desk: Desk, card: Card, rect: Rect, look: SeatStrip) -> None:
    """Cards, halls and what was funded."""
    parts = parts_of(rect)
    for (pile, number), place in zip(card_counts(look), parts.piles, strict=False):
        if number:
            _paint_pile(desk, card, place, look, pile, number)
    if parts.has_counts:
        _paint_halls(desk, card, parts.halls, look)
    else:
        high = _arches_height(rect)
        row = parts.halls.centred((parts.halls.w, min(high, rect.h)))
        paint_arches(card, row, look.halls, look.colour)
    if parts.funded is not None:
        _paint_funded(card, parts.funded, look.funded, look.colour)


def _paint_pile(desk: Desk, card: Card, place: Rect, look: SeatStrip, pile: str, number: int) -> None:
    wide = min(int(place.h * ASPECT), place.w - 6)
    size = desk.sizes.number
    if pile == "discard":
        _paint_top(desk, card, Rect(place.x, place.y, wide, place.h), look)
    else:
        shown = min(number, FANNED)
        step = min(max((place.w - wide) // max(shown - 1, 1), 1), 6 if pile == "hand" else 2)
        for at in range(shown):
            back = Rect(place.x + at * step, place.y, wide, place.h)
            paint_employee_back(card, back)
        _paint_mark(card, back, pile)
    words = str(number)
    plate = Rect(0, 0, card.type.width(words, theme.STRONG, size) + 6, size + 1)
    plate = plate.moved(min(place.x + wide, place.right) - plate.w + 2, place.bottom - plate.h + 1)
    card.fill(plate, LACQUER, 5, (*theme.GOLD, 255), 1)
    card.text(plate, words, size, theme.IVORY, theme.STRONG, Align.CENTRE)


def _paint_mark(card: Card, back: Rect, pile: str) -> None:
    """The sign of its pile on the uppermost back, which is the same for all cards."""
    side = min(back.w - 2, back.h * 3 // 5)
    disc = Rect(back.x + (back.w - side) // 2, back.y + 1, side, side)
    card.fill(disc, theme.IVORY, side // 2, theme.DARK_GOLD, 1)
    card.sign(disc.inset(2), pile)


def _paint_top(desk: Desk, card: Card, rect: Rect, look: SeatStrip) -> None:
    """The card on top of the discard, too small for more than its portrait and rank."""
    employee = desk.defs.employees[look.facts.discard[-1]]
    inner = paint_stock(card, rect, RANK_PAINT[employee.rank])
    card.art(inner, portrait(employee, look.colour))
    corner = min(inner.w * 2 // 5, inner.h // 3)
    card.sign(Rect(inner.x, inner.y, corner, corner), employee.rank.name.lower())


def _paint_halls(desk: Desk, card: Card, rect: Rect, look: SeatStrip) -> None:
    """An arch for each hall and in it how many guests are there."""
    size = desk.sizes.number
    for hall, place in enumerate(arches(rect)):
        paint_arch(card, place, look.halls[hall], look.colour, not hall, look.guests[hall], size)


def _paint_funded(card: Card, rect: Rect, funded: tuple[str, ...], colour: int) -> None:
    """The signs of what was funded, in rows; the mark of the house while there is nothing."""
    if not funded:
        side = min(rect.w, rect.h)
        card.sign(rect.right_part(side).centred((side, side)), TRADEMARKS[colour], alpha=HOUSE)
        return
    sides = {rows: _funded_side(rect, len(funded), rows) for rows in (2, 3, 4)}
    rows = max(sides, key=lambda number: sides[number])
    side, columns = sides[rows], -(-len(funded) // rows)
    for at, sign in enumerate(funded):
        column, row = at % columns, at // columns
        card.sign(Rect(rect.x + column * (side + 2), rect.y + row * (side + 2), side, side), sign)


def _funded_side(rect: Rect, count: int, rows: int) -> int:
    """How large that many signs can be in so many rows."""
    columns = -(-count // rows)
    return min((rect.h - 2 * (rows - 1)) // rows, (rect.w - 2 * (columns - 1)) // columns)


def lay_pieces(desk: Desk, seat: int, look: SeatStrip, rect: Rect) -> None:
    """What these tell, and where pieces come from and go to."""
    parts = parts_of(rect)
    for (pile, number), place in zip(card_counts(look), parts.piles, strict=False):
        told = told_count(desk, seat, pile, number)
        if pile == "discard" and look.facts.discard:
            top = desk.say(message("board.seat.top", seat=look.name))
            told = f"{told} {top} {told_employee(desk, look.facts.discard[-1])}"
        desk.region(place, ("fact", f"{pile} {seat}"), told)
        if look.rival == NOBODY:
            desk.sheet.anchor((pile, seat), place)
    lay_arches(desk, seat, parts.halls, look.halls, look.guests)
    if parts.funded is not None and look.funded:
        funded = message("board.seat.funded", seat=look.name, n=len(look.funded))
        desk.region(parts.funded, ("fact", f"funded {seat}"), desk.say(funded))
