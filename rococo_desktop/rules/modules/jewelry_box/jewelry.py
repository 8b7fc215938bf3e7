"""J2, J3, J10, F1j: the jewelry display, jewelry rented along with a garment, what it brings."""

from __future__ import annotations

from functools import cache

from rococo_desktop.model.decisions import Choice, Reason
from rococo_desktop.model.effects import TakeJewelry
from rococo_desktop.model.events import BoughtJewelry, Earned, TookJewelry
from rococo_desktop.model.places import Place
from rococo_desktop.model.score_causes import JewelryOwned
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.rules.core import reasons
from rococo_desktop.rules.core.reasons import Reasons, clear
from rococo_desktop.rules.core.rounds import people_in_order, seats_in_order
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.modules.jewelry_box.board import board, has_jeweler

_BAG: Place = ("jewelry_bag", 0)
_REMOVED: Place = ("jewelry_removed", 0)

NEEDS_JEWELER = Reason("needs_jeweler")
WRONG_JEWELRY = Reason("wrong_jewelry")
WITH_A_RENTAL = Reason("with_a_rental")


def lay_jeweler_board(table: Table) -> None:
    """All jewelry in its bag, the display empty (J1)."""
    kinds = enumerate(board(table.rules).jewelry)
    table.lay_out("jewelry_bag", tuple(at for at, kind in kinds for _ in range(kind.count)))
    table.lay_out("jewelry_display", (EMPTY,) * len(board(table.rules).jewelry_prices))


def slide_jewelry(table: Table) -> None:
    """The rightmost tile leaves the game, the rest slides right, new ones fill up to the left (J2)."""
    state = table.state
    last = len(state.jewelry_display) - 1
    if state.jewelry_display[last] != EMPTY:
        table.move(state.jewelry_display[last], ("jewelry_display", last), _REMOVED)
    free = last
    for space in reversed(range(last + 1)):
        tile = state.jewelry_display[space]
        if tile != EMPTY:
            if space != free:
                table.move(tile, ("jewelry_display", space), ("jewelry_display", free))
            free -= 1
    for space in reversed(range(free + 1)):
        if not state.jewelry_bag:
            return
        table.move(table.draw("jewelry_bag"), _BAG, ("jewelry_display", space))


# J3: renting jewelry along.


def obstacles(rules: Ruleset, state: GameState, seat: int, acting: int, garment: int, space: int) -> Reasons:
    """What stands in the way of buying the jewelry at this space along with a garment."""
    if not has_jeweler(rules, state, seat):
        yield NEEDS_JEWELER
    tile = state.jewelry_display[space]
    if tile == EMPTY:
        yield reasons.NOTHING_THERE
        return
    if board(rules).jewelry[tile].kind != rules.garments[garment].kind:
        yield WRONG_JEWELRY
    missing = board(rules).jewelry_prices[space] - state.players[seat].livre
    if missing > 0:
        yield reasons.livre_short(missing)


def why_not_yet(
    rules: Ruleset, state: GameState, seat: int, acting: int, address: str, garment: int, space: int
) -> Reasons:
    """Why jewelry cannot be taken before its garment is rented: what it lacks, or rent first."""
    yield from tuple(obstacles(rules, state, seat, acting, garment, space)) or (WITH_A_RENTAL,)


def why_not_alone(rules: Ruleset, state: GameState, seat: int, *step: int) -> Reasons:
    """Why jewelry cannot be taken by itself: it is only ever rented along with a garment."""
    if not has_jeweler(rules, state, seat):
        yield NEEDS_JEWELER
    yield WITH_A_RENTAL


@cache
def _buy_choice(seat: int, garment: int, space: int) -> Choice:
    return Choice(f"jewelry:{space}", ("jewelry_display", space), (("buy_jewelry", seat, garment, space),))


@cache
def _none_choice(seat: int) -> Choice:
    return Choice("jewelry:none", ("jewelry", "none"), (("wear_none", seat),))


def ask_adorn(rules: Ruleset, state: GameState, seat: int, acting: int, garment: int) -> tuple[Choice, ...]:
    """Which jewelry is rented along, if any?"""
    if not has_jeweler(rules, state, seat):
        return (_none_choice(seat),)
    return (
        *(
            _buy_choice(seat, garment, space)
            for space in range(len(state.jewelry_display))
            if clear(obstacles(rules, state, seat, acting, garment, space))
        ),
        _none_choice(seat),
    )


def buy_jewelry(table: Table, seat: int, garment: int, space: int) -> None:
    """Pay and take the tile; the garment's own colour brings a random resource tile besides."""
    price = board(table.rules).jewelry_prices[space]
    tile = table.state.jewelry_display[space]
    table.tell(BoughtJewelry(seat, tile, price))
    if price:
        table.adjust(seat, "livre", -price)
    table.move(tile, ("jewelry_display", space), ("jewelry", seat))
    matches = board(table.rules).jewelry[tile].colour == table.rules.garments[garment].colour
    _note_match(table, seat, matches)
    if matches:
        table.schedule(("draw_tile", seat))


def wear_none(table: Table, seat: int) -> None:
    """No jewelry comes along."""
    _note_match(table, seat, False)


def _note_match(table: Table, seat: int, matches: bool) -> None:
    if table.state.players[seat].matching_jewelry != int(matches):
        table.note(seat, "matching_jewelry", int(matches))


# X3e: jewelry for nothing.


def take_possible(rules: Ruleset, state: GameState, seat: int, acting: int, effect: TakeJewelry) -> bool:
    """True if the seat has a jeweler and there is jewelry."""
    return has_jeweler(rules, state, seat) and any(tile != EMPTY for tile in state.jewelry_display)


def take_jewelry(table: Table, seat: int, acting: int, address: str, effect: TakeJewelry) -> None:
    """Ask which."""
    table.schedule(("take_jewelry", seat, acting, address))


def ask_take(rules: Ruleset, state: GameState, seat: int, acting: int, address: str) -> tuple[Choice, ...]:
    """Which jewelry, for nothing?"""
    return tuple(
        Choice(f"jewelry:{space}", ("jewelry_display", space), (("pick_jewelry", seat, address, space),))
        for space, tile in enumerate(state.jewelry_display)
        if tile != EMPTY
    )


def pick_jewelry(table: Table, seat: int, address: str, space: int) -> None:
    """Take it; the colour of the garment that brought it brings a random tile."""
    owner = address.partition(".")[0]
    garment = next(garment for garment in table.rules.garments if garment.id == owner)
    tile = table.state.jewelry_display[space]
    table.tell(TookJewelry(seat, tile))
    table.move(tile, ("jewelry_display", space), ("jewelry", seat))
    if board(table.rules).jewelry[tile].colour == garment.colour:
        table.schedule(("draw_tile", seat))


# What jewelry brings.


def jewelry_income(table: Table) -> None:
    """A livre for each jewelry tile (J10)."""
    for seat in people_in_order(table):
        livre = board(table.rules).income_per_jewelry * len(table.state.players[seat].jewelry)
        if livre:
            table.tell(Earned(seat, "jewelry", livre))
            table.adjust(seat, "livre", livre)


def score_jewelry(table: Table) -> None:
    """A point for each jewelry tile (F1j)."""
    for seat in seats_in_order(table.state):
        number = len(table.state.players[seat].jewelry)
        if number:
            table.score(seat, board(table.rules).prestige_per_jewelry * number, JewelryOwned(number))
