"""Supply, discard and silk of the workshop: small cards and tiles, those alike behind each other."""

from __future__ import annotations

from collections import Counter

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.places import Place
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table.card_chooser import SPINE, laid_out
from rococo_desktop.ui.table.empty_places import lay_compartments, lay_shelves
from rococo_desktop.ui.table.laid_rows import MINI_ASPECT, Cell, rack, staff_row
from rococo_desktop.ui.table.number_badge import lay_corner_badge
from rococo_desktop.ui.table.stock_places import lead_width, notes_of, rack_shelves, staff_rows
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.description_cache import told_count, told_employee, told_tile
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import (
    lay_card_back,
    lay_mini,
    lay_spine,
    lay_tile,
    lay_tile_back,
)
from rococo_desktop.ui.text.messages import message

PALE: theme.Paint = (206, 180, 172)
"""The number of what there is none of: it steps back on velvet, and is still read."""


def compose_staff(desk: Desk, area: Rect, seat: int) -> None:
    """Supply above, discard below."""
    own = desk.view.own
    upper, lower = area.rows(2, 4)
    facts = desk.view.seats[seat]
    if own is not None:
        cards = sorted(own.supply, key=lambda card: (-desk.defs.employees[card].rank, card))
        _cards(desk, upper, "supply", seat, tuple(cards))
    else:
        _backs(desk, upper, seat, facts.supply)
    _cards(desk, lower, "discard", seat, facts.discard[::-1])


def _label(desk: Desk, place: str) -> str:
    return desk.told(("stock", place), lambda: message(f"board.stock.{place}"))


def _lead(desk: Desk, row: Rect, icon: str, number: int, told: str) -> None:
    """The ground of a row, and before it its sign, its number and, where it fits, its label."""
    sizes, label = desk.sizes, _label(desk, icon)
    lead = row.left_part(lead_width(sizes))
    fits = desk.kit.type.fits(label, theme.STRONG, sizes.small, lead.w - 3)

    def paint(card: Card, inner: Rect) -> None:
        frames.well(card, inner, frames.WINE_VELVET)
        side = min(sizes.large + 4, inner.h // 2)
        both = inner.left_part(lead.w).without_left(2).centred((lead.w, side + (sizes.line if fits else 0)))
        counted = both.top_part(side).without_left(6)
        panels.tally(card, counted, icon, str(number), sizes.number + 2, side, theme.IVORY, PALE)
        if fits:
            words = both.bottom_part(sizes.line)
            card.text(words, label, sizes.small, theme.BRIGHT_GOLD, theme.STRONG, Align.CENTRE)

    desk.lay(row, ("rack lead", icon, number, label), paint)
    desk.region(lead, ("fact", f"own {icon}"), told)


def _room(desk: Desk, zone: str) -> Rect:
    supply, discard = staff_rows(desk.zones)
    return supply if zone == "supply" else discard


def _free(desk: Desk, room: Rect, laid: list[Cell]) -> None:
    """What is left of a row for more cards."""
    left = room.without_right(4)
    if laid:
        left = left.without_left(max(laid[-1].piece.right, laid[-1].note.right) + 3 - left.x)
    lay_compartments(desk, left, int(room.h * MINI_ASPECT), room.h)


def _cards(desk: Desk, row: Rect, zone: str, seat: int, cards: tuple[int, ...]) -> None:
    _lead(desk, row, zone, len(cards), told_count(desk, seat, zone, len(cards)))
    room, place = _room(desk, zone), (zone, seat)
    desk.sheet.anchor(place, room.left_part(min(room.w, int(room.h * MINI_ASPECT))))
    counted = Counter(cards)
    laid = staff_row(room, notes_of(desk.zones, counted.values()))
    _free(desk, room, laid)
    elsewhere = {one.target for one in laid_out(desk.stage, desk.zones)}
    for card, (rect, note, seen) in zip(counted, laid, strict=True):
        target: Target = (zone, card)
        shown = target in elsewhere
        lit = desk.is_lit(target) and not shown
        if not desk.is_hidden(place, card):
            if counted[card] > 1:
                lay_mini(desk, rect.moved(note.right - seen.right, 0), card, None, seat)
            if seen.w < rect.w * SPINE // 100:
                lay_spine(desk, rect, card, seen.w, place, seat, lit)
            else:
                lay_mini(desk, rect, card, place, seat, lit)
        if not shown:
            _answer(desk, seen, target, told_employee(desk, card))
        if counted[card] > 1:
            lay_corner_badge(desk, note, counted[card], lit)


def _answer(desk: Desk, seen: Rect, target: Target, told: str) -> None:
    """The part of an overlapped thing that is seen answers: as a target if it is large enough for one."""
    if seen.w >= theme.LEAST_TARGET:
        desk.thing(seen, target, told)
    elif seen.w >= theme.LEAST_REGION:
        desk.region(seen, target, told)


def _backs(desk: Desk, row: Rect, seat: int, number: int) -> None:
    _lead(desk, row, "supply", number, told_count(desk, seat, "supply", number))
    room = _room(desk, "supply")
    desk.sheet.anchor(("supply", seat), room.left_part(min(room.w, int(room.h * MINI_ASPECT))))
    laid = staff_row(room, [0] * number)
    _free(desk, room, laid)
    for cell in laid:
        lay_card_back(desk, cell.piece, ("supply", seat))


def compose_silk(desk: Desk, area: Rect, seat: int) -> None:
    """The silk rack: its label and number, and two shelves with equal faces behind each other."""
    own = desk.view.own
    place: Place = ("silk", seat)
    number = desk.view.seats[seat].tiles if own is None else len(own.silk)
    _rack(desk, area, number, told_count(desk, seat, "silk", number))
    shelves = rack_shelves(desk.zones)
    desk.sheet.anchor(place, shelves)
    if own is None:
        backs = rack(shelves, number)
        lay_shelves(desk, shelves, [cell.piece for cell in backs[number:]])
        for cell in backs[:number]:
            lay_tile_back(desk, cell.piece, place)
        return
    tiles = Counter(own.silk)
    faces = sorted(tiles)
    found = rack(shelves, len(faces))
    lay_shelves(desk, shelves, [cell.piece for cell in found[len(faces) :]])
    elsewhere = {one.target for one in laid_out(desk.stage, desk.zones)}
    for face, (rect, behind, _) in zip(faces, found, strict=False):
        target: Target = ("silk", face)
        shown = target in elsewhere
        lit = desk.is_lit(target) and not shown
        if not desk.is_hidden(place, face):
            if tiles[face] > 1:
                lay_tile(desk, behind, face, None)
            lay_tile(desk, rect, face, place, lit)
        if not shown:
            _answer(desk, rect, target, told_tile(desk, face))
        if tiles[face] > 1:
            lay_corner_badge(desk, behind, tiles[face], lit, (behind.x - rect.x) // 2)


def _rack(desk: Desk, area: Rect, number: int, told: str) -> None:
    """Its ground, with a heading above the shelves."""
    sizes, label = desk.sizes, _label(desk, "silk")

    def paint(card: Card, inner: Rect) -> None:
        frames.well(card, inner, frames.GREEN_VELVET)
        head = inner.inset(2).top_part(sizes.line)
        card.fill(head, (*panels.LACQUER_BELOW, 210), 4)
        card.text(head.inset(6, 0), label, sizes.small, theme.BRIGHT_GOLD, theme.STRONG)
        side = sizes.small + 2
        counted = head.right_part(side + 2 + card.type.width("00", theme.STRONG, sizes.number) + 4)
        panels.tally(card, counted, "silk", str(number), sizes.number, side, theme.IVORY, PALE)

    desk.lay(area, ("silk rack", number, label), paint)
    desk.region(area.inset(2).top_part(sizes.line), ("fact", "own silk"), told)


KEYS = tuple(f"board.stock.{place}" for place in ("supply", "discard", "silk"))
"""The keys of this module that are built from closed lists."""
