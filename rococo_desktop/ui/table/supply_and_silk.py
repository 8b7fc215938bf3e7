"""Supply, discard and silk of the workshop: rows of small cards and tiles that overlap if many."""

from __future__ import annotations

from collections import Counter

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.places import Place
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table.card_chooser import LEAD, SPINE, laid_out
from rococo_desktop.ui.table.empty_places import lay_compartments, lay_word
from rococo_desktop.ui.table.laid_rows import MINI_ASPECT, Cell, cells, staff_row
from rococo_desktop.ui.table.number_badge import badge_width, lay_badge
from rococo_desktop.ui.table_kit.description_cache import told_count, told_employee, told_tile
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import (
    lay_card_back,
    lay_mini,
    lay_spine,
    lay_tile,
    lay_tile_back,
)


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


def _lead(desk: Desk, row: Rect, icon: str, number: int, told: str) -> Rect:
    """The sign and number of a row; what is left of it."""
    sizes = desk.sizes
    lead = row.left_part(LEAD - 4)

    def paint(card: Card, inner: Rect) -> None:
        frames.well(card, row.moved(inner.x - row.x, inner.y - row.y), frames.WINE_VELVET)
        side = min(inner.w - 8, sizes.large + 4)
        top = inner.y + (inner.h - side - sizes.line) // 2
        card.sign(Rect(inner.x + (inner.w - side) // 2, top, side, side), icon)
        rect = Rect(inner.x, top + side, inner.w, sizes.line)
        if not number:
            return
        card.text(rect, str(number), sizes.number, theme.IVORY, theme.STRONG, Align.CENTRE)

    def whole(card: Card, inner: Rect) -> None:
        paint(card, inner.left_part(lead.w))

    desk.lay(row, ("rack lead", icon, number), whole)
    desk.region(lead, ("fact", f"own {icon}"), told)
    return row.without_left(LEAD)


def _empty(desk: Desk, room: Rect, icon: str, laid: list[Cell]) -> None:
    """What is left of a row for more cards; a word where there are none at all."""
    left = room.without_right(4)
    if laid:
        left = left.without_left(max(laid[-1].piece.right, laid[-1].note.right) + 3 - left.x)
    lay_compartments(desk, left, int(room.h * MINI_ASPECT), room.h)
    if not laid:
        lay_word(desk, room.inset(6, 0), icon)


def _cards(desk: Desk, row: Rect, zone: str, seat: int, cards: tuple[int, ...]) -> None:
    told = told_count(desk, seat, zone, len(cards))
    room = _lead(desk, row, zone, len(cards), told).inset(0, 2)
    place: Place = (zone, seat)
    desk.sheet.anchor(place, room.left_part(min(room.w, int(room.h * MINI_ASPECT))))
    counted = Counter(cards)
    targets: list[tuple[Target, int]] = [((zone, card), card) for card in counted]
    wide = badge_width(desk.sizes)
    notes = [wide if counted[card] > 1 else 0 for card in counted]
    laid = staff_row(room, notes)
    _empty(desk, room, zone, laid)
    elsewhere = {one.target for one in laid_out(desk.stage, desk.zones)}
    for (target, card), (rect, note, seen) in zip(targets, laid, strict=True):
        shown = target in elsewhere
        lit = desk.is_lit(target) and not shown
        if not desk.is_hidden(place, card):
            if seen.w < rect.w * SPINE // 100:
                lay_spine(desk, rect, card, seen.w, place, seat, lit)
            else:
                lay_mini(desk, rect, card, place, seat, lit)
        if counted[card] > 1:
            lay_badge(desk, note, counted[card])
        if not shown:
            _answer(desk, seen, target, told_employee(desk, card))


def _answer(desk: Desk, seen: Rect, target: Target, told: str) -> None:
    """The part of an overlapped thing that is seen answers: as a target if it is large enough for one."""
    if seen.w >= theme.LEAST_TARGET:
        desk.thing(seen, target, told)
    elif seen.w >= theme.LEAST_REGION:
        desk.region(seen, target, told)


def _backs(desk: Desk, row: Rect, seat: int, number: int) -> None:
    told = told_count(desk, seat, "supply", number)
    room = _lead(desk, row, "supply", number, told).inset(0, 2)
    desk.sheet.anchor(("supply", seat), room.left_part(min(room.w, int(room.h * MINI_ASPECT))))
    laid = staff_row(room, [0] * number)
    _empty(desk, room, "supply", laid)
    for cell in laid:
        lay_card_back(desk, cell.piece, ("supply", seat))


def compose_silk(desk: Desk, area: Rect, seat: int) -> None:
    """The silk rack in two rows, equal faces stacked."""
    own = desk.view.own
    place: Place = ("silk", seat)
    desk.lay(area, "silk rack", _rack)
    inner = area.inset(2)
    desk.sheet.anchor(place, inner)
    if own is None:
        number = desk.view.seats[seat].tiles
        told = told_count(desk, seat, "silk", number)
        backs = cells(inner, number, 2, desk.sizes, noted=False)
        _free_shelves(desk, inner, backs)
        for cell in backs:
            lay_tile_back(desk, cell.piece, place)
        desk.region(area, ("fact", "own silk"), told)
        return
    tiles = Counter(own.silk)
    faces = sorted(tiles)
    found = cells(inner, len(faces), 2, desk.sizes, any(number > 1 for number in tiles.values()))
    _free_shelves(desk, inner, found)
    elsewhere = {one.target for one in laid_out(desk.stage, desk.zones)}
    for face, (rect, note, _) in zip(faces, found, strict=True):
        target = ("silk", face)
        shown = target in elsewhere
        lit = desk.is_lit(target) and not shown
        if not desk.is_hidden(place, face):
            lay_tile(desk, rect, face, place, lit)
        if tiles[face] > 1:
            lay_badge(desk, note, tiles[face])
        if not shown:
            _answer(desk, rect, target, told_tile(desk, face))


def _free_shelves(desk: Desk, rack: Rect, tiles: list[Cell]) -> None:
    """Compartments where nothing lies on the two shelves of the rack; a word where nothing lies at all."""
    sample = (tiles or cells(rack, 1, 2, desk.sizes, noted=False))[0].piece
    high = (rack.h - 3) // 2
    for y in (rack.y, rack.y + high + 3):
        shelf = Rect(rack.x, y, rack.w - 4, high)
        taken = [max(cell.piece.right, cell.note.right) for cell in tiles if shelf.overlaps(cell.piece)]
        left = shelf.without_left(max(taken) + 3 - shelf.x) if taken else shelf
        lay_compartments(desk, left, sample.w, min(sample.h, high))
    if not tiles:
        lay_word(desk, rack.inset(4, rack.h // 4), "silk")


def _rack(card: Card, rect: Rect) -> None:
    frames.well(card, rect, frames.GREEN_VELVET)
    card.fill(Rect(rect.x + 6, rect.y + rect.h // 2 - 1, rect.w - 12, 1), (*theme.DARK_GOLD, 120))
