"""The workshop of the viewer: hand, card in play, supply and discard, silk, purse and actions.

For a viewer who is nobody it is that of the acting seat, with backs and counts alone.
"""

from __future__ import annotations

from rococo_desktop.model.places import Place
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.picture import colours, frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table.action_buttons import compose_actions
from rococo_desktop.ui.table.empty_places import lay_house
from rococo_desktop.ui.table.purse import compose_purse
from rococo_desktop.ui.table.supply_and_silk import compose_silk, compose_staff
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.description_cache import told_count, told_employee, told_garment, told_tile
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import (
    lay_card_back,
    lay_employee,
    lay_garment,
    lay_tile,
    lay_tile_back,
)
from rococo_desktop.ui.table_state.identical_cards import lying
from rococo_desktop.ui.text.messages import message

LEAST_BESIDE = 59
"""The least room beside the card in play, for what it is about."""
CARD_ASPECT = 0.7
"""The widest a card is, by its height."""


def compose_workshop(desk: Desk) -> None:
    """The whole workshop."""
    zone, bench = desk.zones.workshop, desk.zones.bench
    desk.lay(zone, "workshop", _table, panels.SHADE)
    seat = seat_shown(desk)
    _hand(desk, bench.hand, seat)
    _in_play(desk, bench.play, seat)
    compose_staff(desk, bench.staff, seat)
    compose_silk(desk, bench.silk, seat)
    desk.close(bench.hand, bench.staff)
    compose_purse(desk, bench.purse, seat)
    compose_actions(desk, bench.actions, seat)
    desk.close()


def seat_shown(desk: Desk) -> int:
    """Whose workshop it is."""
    view = desk.view
    if view.viewer != NOBODY:
        return view.viewer
    return view.active if view.active != NOBODY else view.start_seat


def _table(card: Card, rect: Rect) -> None:
    frames.framed(card, rect, frames.LEATHER, frames.PLAIN)


def _slots(area: Rect, count: int, gap: int) -> list[Rect]:
    width = min((area.w - gap * (count - 1)) // count, int(area.h * CARD_ASPECT))
    step = width + min((area.w - width * count) // max(count - 1, 1), 3 * gap)
    x = area.x + (area.w - step * (count - 1) - width) // 2
    return [Rect(x + at * step, area.y, width, area.h) for at in range(count)]


def _hand(desk: Desk, area: Rect, seat: int) -> None:
    own = desk.view.own
    place: Place = ("hand", seat)
    desk.sheet.anchor(place, area)
    if own is None:
        number = desk.view.seats[seat].hand
        for rect in _slots(area, max(number, 3), desk.sizes.gap)[:number]:
            lay_card_back(desk, rect, place)
        told = told_count(desk, seat, "hand", number)
        desk.region(area, ("fact", "own hand"), told)
        return
    cards = sorted(own.hand, key=lambda card: (-desk.defs.employees[card].rank, card))
    slots = _slots(area, max(len(cards), 3), desk.sizes.gap)
    for rect, employee, target in zip(slots, cards, lying("hand", cards), strict=False):
        if not desk.is_hidden(place, employee):
            lay_employee(desk, rect, employee, place, seat, desk.is_lit(target))
        desk.thing(rect, target, _card(desk, employee))
    for rect in slots[len(cards) :]:
        desk.lay(rect, ("card slot",), _empty)


def _empty(card: Card, rect: Rect) -> None:
    frames.patch(card, rect, "slot", 14)


def _card(desk: Desk, employee: int) -> str:
    return told_employee(desk, employee)


def _in_play(desk: Desk, area: Rect, shown: int) -> None:
    """The card being played, and the garment or tile it is about: the viewer's, or else the acting seat's."""
    view = desk.view
    seat = shown
    if not view.seats[seat].resolving and view.active not in (NOBODY, seat):
        seat = view.active
        area = _whose(desk, area, seat)
    facts = view.seats[seat]
    # As wide as a card in hand, so that it has the same face when it is played.
    width = min(_slots(desk.zones.bench.hand, 3, desk.sizes.gap)[0].w, area.w - LEAST_BESIDE)
    slot = Rect(area.x, area.y, width, area.h)
    beside = Rect(slot.right + 4, area.y, area.right - slot.right - 4, area.h)
    cards = [
        (place, card) for place in ("leaving", "examined", "resolving") for card in getattr(facts, place)
    ]
    for name in ("leaving", "examined", "resolving"):
        desk.sheet.anchor((name, seat), slot)
    desk.lay(slot, ("play slot",), _empty)
    fan = min(18, slot.w // 5)
    for at, (name, card) in enumerate(cards[-2:]):
        rect = Rect(slot.x + at * fan, slot.y, slot.w - fan, slot.h) if len(cards) > 1 else slot
        target = ("resolving", card)
        lit = desk.is_lit(target)
        if not desk.is_hidden((name, seat), card):
            lay_employee(desk, rect, card, (name, seat), seat, lit)
        if at == len(cards[-2:]) - 1:
            desk.thing(rect, target, _card(desk, card))
    if not cards:
        told = desk.told("in play", lambda: message("board.in_play"))
        if _picks(desk, seat):
            told = desk.told("pick a card", lambda: message("board.pick_card"))
        desk.lay(slot, ("in play", told), lambda card, inner: _hint(desk, card, inner, told))
    _about(desk, beside, seat)


def _picks(desk: Desk, seat: int) -> bool:
    """True while a card has to be played here."""
    decision = desk.stage.decision
    return decision is not None and decision.kind == "play_card" and decision.seat == seat == desk.view.viewer


def _whose(desk: Desk, area: Rect, seat: int) -> Rect:
    """A ribbon in the colour of whoever plays: what lies below it is theirs. Returns what is left."""
    owner, sizes = desk.stage.seats[seat], desk.sizes
    ribbon = area.top_part(sizes.line + 4)
    told = desk.say(message("bar.playing", seat=owner.name))

    def paint(card: Card, rect: Rect) -> None:
        card.fill(rect, theme.NIGHT, 6, colours.SEATS[owner.colour], 2)
        panels.emblem(card, rect.left_part(rect.h).inset(2), owner.colour)
        words = rect.without_left(rect.h + 2).without_right(4)
        size = card.type.largest(owner.name, theme.STRONG, (sizes.number, sizes.small), words.w)
        name = card.type.shortened(owner.name, theme.STRONG, size, words.w)
        card.text(words, name, size, theme.IVORY, theme.STRONG)

    desk.lay(ribbon, ("plays", owner.name, owner.colour), paint)
    desk.region(ribbon, ("fact", "who plays"), told)
    return area.without_top(ribbon.h + 3)


def _hint(desk: Desk, card: Card, rect: Rect, words: str) -> None:
    lines = card.type.wrapped(words, theme.ITALIC, desk.sizes.small, rect.w - 10)
    top = rect.y + (rect.h - len(lines) * desk.sizes.line) // 2
    for at, line in enumerate(lines):
        box = Rect(rect.x + 5, top + at * desk.sizes.line, rect.w - 10, desk.sizes.line)
        card.text(box, line, desk.sizes.small, theme.PALE_INK, theme.ITALIC, Align.CENTRE)


def _about(desk: Desk, area: Rect, seat: int) -> None:
    """The garment on the bench above, a tile taken below."""
    facts, own = desk.view.seats[seat], desk.view.own
    side = min(area.w, max(area.h // 3, theme.LEAST_TARGET))
    upper, lower = area.without_bottom(side + 2), area.bottom_part(side)
    width = min(upper.w, int(upper.h * 0.74))
    dress = Rect(upper.x + (upper.w - width) // 2, upper.y, width, upper.h)
    tile = lower.centred((side, side))
    desk.sheet.anchor(("bench", seat), dress)
    desk.sheet.anchor(("drawn", seat), tile)
    if not facts.bench and not facts.undecided and not (own is not None and own.drawn):
        lay_house(desk, area, seat)
    for garment in facts.bench[:1]:
        if not desk.is_hidden(("bench", seat), garment):
            lay_garment(desk, dress, garment, ("bench", seat))
        told = told_garment(desk, garment)
        desk.region(dress, ("bench", garment), told)
    drawn = own.drawn if own is not None and seat == desk.view.viewer else ()
    if drawn:
        if not desk.is_hidden(("drawn", seat), drawn[0]):
            lay_tile(desk, tile, drawn[0], ("drawn", seat))
        told = told_tile(desk, drawn[0])
        desk.region(tile, ("drawn", drawn[0]), told)
    elif facts.undecided:
        lay_tile_back(desk, tile, ("drawn", seat))
