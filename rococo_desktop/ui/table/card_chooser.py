"""Cards and tiles to choose from, laid out over hand and staff: the choice of three, full racks, exam decks.

The palace and the market stay in sight, and so do one's own silk and purse: what to choose depends on them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import HotspotRole
from rococo_desktop.ui.table.handful import head_height, lay_handful_words
from rococo_desktop.ui.table.hanging_key import lay_hanging_key
from rococo_desktop.ui.table.laid_rows import Cell, cells, fan, least_seen, rack, staff_row
from rococo_desktop.ui.table.number_badge import lay_badge
from rococo_desktop.ui.table.stock_places import notes_of, rack_shelves, staff_rows
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.description_cache import told_employee, told_tile
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import lay_employee, lay_spine, lay_tile
from rococo_desktop.ui.table_kit.zones import Zones
from rococo_desktop.ui.table_state.identical_cards import card_of, lying
from rococo_desktop.ui.table_state.stage import Stage, TrayOption
from rococo_desktop.ui.text.messages import message

CHOOSE_THREE = "choose_three"
EXAM_DECK = "exam_deck"
PICKED = "picked"
SPINE = 98
"""A card of which less is seen, in hundredths of its width, shows what tells it apart there."""
EDGE, WORDS = 5, 10
"""From the edge of the panel to the cards; how wide the words beside them are, by the size of small type."""
RAISE = 6
"""How far a card that is chosen stands out of its row."""


class LaidCards(NamedTuple):
    """Something to choose, and how many alike there are."""

    target: Target
    piece: int
    number: int
    is_tile: bool = False
    key: str = ""


def laid_out(stage: Stage, zones: Zones) -> tuple[LaidCards, ...]:
    """What has to be laid out to be chosen, in order."""
    own = stage.view.own
    if own is None:
        return ()
    deck = [option for option in stage.tray if option.target[0] == EXAM_DECK]
    if deck:
        return tuple(LaidCards(option.target, int(option.target[1]), 1, key=option.key) for option in deck)
    staff = {"supply": own.supply, "discard": stage.view.seats[stage.view.viewer].discard}
    if chooses_three(stage):
        # Each card for itself, and all of them, whatever was picked: none appears or goes while one picks.
        chosen = {zone for zone, _ in stage.lit | stage.picked}
        return tuple(
            LaidCards(target, card_of(target), 1)
            for zone, cards in staff.items()
            if zone in chosen
            for target in lying(zone, _by_rank(stage, cards))
        )
    lit = {
        zone: Counter(cards) for zone, cards in staff.items() if not stage.lit.isdisjoint(lying(zone, cards))
    }
    if any(_crowd(zones, counted) for counted in lit.values()):
        return tuple(
            LaidCards((zone, card), card, counted[card])
            for zone, counted in lit.items()
            for card in _by_rank(stage, counted)
        )
    tiles = Counter(own.silk)
    small = least_seen(rack(rack_shelves(zones), len(tiles))) < theme.LEAST_TARGET
    if small and any(("silk", face) in stage.lit for face in tiles):
        return tuple(LaidCards(("silk", face), face, tiles[face], True) for face in sorted(tiles))
    return ()


def _crowd(zones: Zones, counted: Counter[int]) -> bool:
    """True if cards lie so close in their row that one of them is no target any more."""
    row, notes = staff_rows(zones)[0], notes_of(zones, counted.values())
    return bool(notes) and least_seen(staff_row(row, notes)) < theme.LEAST_TARGET


def _by_rank(stage: Stage, cards: Iterable[int]) -> list[int]:
    return sorted(cards, key=lambda card: (-stage.defs.employees[card].rank, card))


def buttons_of(stage: Stage) -> tuple[TrayOption, ...]:
    """The options of the tray that are buttons: the cards of a deck are laid out instead."""
    return tuple(option for option in stage.tray if option.target[0] != EXAM_DECK)


def chooses_three(stage: Stage) -> bool:
    """True during the choice of three: picked cards have a place of their own in the tray."""
    return stage.decision is not None and stage.decision.kind == CHOOSE_THREE


def compose_picker(desk: Desk, laid: tuple[LaidCards, ...]) -> None:
    """Everything laid out over the dock."""
    bench, sizes = desk.zones.bench, desk.sizes
    noted = any(one.key or one.number > 1 for one in laid)
    for area in (bench.dock, bench.wide_dock):
        # Cards leave room above for those that are raised; tiles, for their glow.
        inner = area.inset(sizes.gap + 4, sizes.gap if laid[0].is_tile else EDGE)
        words, found = _laid(desk, inner, laid, noted)
        if least_seen(found) >= theme.LEAST_TARGET:
            break
    desk.lay_panel(area, "picker", panels.dock_panel, panels.SHADE)
    if words is not None:
        lay_handful_words(desk, words)
    for one, cell in zip(laid, found, strict=True):
        lay = _tile if one.is_tile else _card
        lay(desk, one, cell)
        if one.key:
            lay_hanging_key(desk, cell.note, one.key)
        if one.number > 1:
            lay_badge(desk, cell.note, one.number)
    desk.close()
    for one, cell in zip(laid, found, strict=True):
        if _comes_out(desk, one):
            _card_picture(desk, one, cell)


def _laid(
    desk: Desk, inner: Rect, laid: tuple[LaidCards, ...], noted: bool
) -> tuple[Rect | None, list[Cell]]:
    """Where everything lies, and words where there are any."""
    if laid[0].is_tile:
        return None, cells(inner, len(laid), desk.sizes, noted)
    if chooses_three(desk.stage):
        return _beside_words(desk, inner, len(laid), noted)
    return None, fan(inner.without_top(RAISE), len(laid), desk.sizes, noted)


def _beside_words(desk: Desk, inner: Rect, number: int, noted: bool) -> tuple[Rect, list[Cell]]:
    """Where words and count of the choice of three stand, and the cards: beside them, or below where many."""
    sizes = desk.sizes
    wide = WORDS * sizes.small
    found = fan(inner.without_left(wide).without_top(RAISE), number, sizes, noted)
    in_a_row = len({cell.piece.y for cell in found}) == 1
    if in_a_row and least_seen(found) >= found[0].piece.w * SPINE // 100:
        return inner.left_part(wide - sizes.gap), found
    high = head_height(desk, inner.w)
    return inner.top_part(high), fan(inner.without_top(high + RAISE), number, sizes, noted)


def _tile(desk: Desk, one: LaidCards, cell: Cell) -> None:
    lay_tile(desk, cell.piece, one.piece, (one.target[0], desk.view.viewer), True)
    desk.thing(cell.piece, one.target, _told(desk, one, told_tile(desk, one.piece)))


def _comes_out(desk: Desk, one: LaidCards) -> bool:
    """True for the card that is pointed at: it comes out of its fan whole, over all others."""
    return not one.is_tile and desk.stage.pointed == one.target


def _higher(desk: Desk, one: LaidCards, rect: Rect) -> Rect:
    """What is chosen stands higher."""
    return rect.moved(0, -RAISE) if one.target in desk.stage.picked else rect


def _card(desk: Desk, one: LaidCards, cell: Cell) -> None:
    """A card; it answers where it is seen while none is pointed at, so that nothing flickers."""
    told = _told(desk, one, told_employee(desk, one.piece))
    seen = _higher(desk, one, cell.seen)
    lit = desk.is_lit(one.target)
    desk.sheet.hotspot(seen, one.target, told, HotspotRole.TARGET, lit, one.key)
    if not _comes_out(desk, one):
        _card_picture(desk, one, cell)


def _card_picture(desk: Desk, one: LaidCards, cell: Cell) -> None:
    seat, place = desk.view.viewer, (one.target[0], desk.view.viewer)
    rect, seen = _higher(desk, one, cell.piece), _higher(desk, one, cell.seen)
    whole = _comes_out(desk, one) or seen.w >= rect.w * SPINE // 100
    if whole:
        lay_employee(desk, rect, one.piece, place, seat)
    else:
        lay_spine(desk, rect, one.piece, seen.w, place, seat)
    stage, framed = desk.stage, rect if whole else seen
    locked = chooses_three(stage) and one.target in stage.picked and one.target not in stage.lit
    desk.frame(framed, one.target, within=desk.zones.bench.wide_dock.inset(2), locked=locked)


def _told(desk: Desk, one: LaidCards, what: str) -> str:
    zone = one.target[0]
    where = desk.told(("zone", zone), lambda: message(f"board.zone.{zone}"))
    return f"{what} {where}"


KEYS = tuple(f"board.zone.{zone}" for zone in ("supply", "discard", "silk", EXAM_DECK))
"""The keys of this module that are built from closed lists."""
