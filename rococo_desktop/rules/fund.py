"""A6: funding decorations, and H: the all-halls bonus."""

from __future__ import annotations

from functools import cache

from rococo_desktop.model.decisions import Choice
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.rules import reasons
from rococo_desktop.rules.counts import is_represented
from rococo_desktop.rules.reasons import Reasons
from rococo_desktop.rules.ruleset import Ruleset
from rococo_desktop.rules.table import Table

FULL_PRICE = 0


def cost(rules: Ruleset, place: int, discount: int) -> int:
    """What the decoration at this place costs; a discount never makes it negative (A6.3)."""
    return max(rules.decoration(place).cost - discount, 0)


def obstacles(rules: Ruleset, state: GameState, seat: int, acting: int, discount: int, place: int) -> Reasons:
    """What stands in the way of funding the decoration at this place."""
    decoration = rules.decoration(place)
    found: Reasons = ()
    limit = rules.decoration_limits.get(decoration.kind)
    if limit is not None:
        held = sum(1 for other in rules.places_by_kind[decoration.kind] if state.trademarks[other] == seat)
        if held >= limit:
            found = (reasons.decoration_limit(decoration.kind.value),)
    if state.trademarks[place] != NOBODY:
        found += (reasons.SPACE_TAKEN,)
    missing = decoration.cost - discount - state.players[seat].livre
    if missing > 0:
        found += (reasons.livre_short(missing),)
    return found


def _places(rules: Ruleset) -> range:
    return range(rules.first_decoration, rules.first_all_halls)


def action_obstacles(
    rules: Ruleset, state: GameState, seat: int, acting: int, discount: int = FULL_PRICE
) -> Reasons:
    """What stands in the way of funding anything: nothing, or what the nearest decoration lacks."""
    nearest: Reasons = ()
    for place in _places(rules):
        found = obstacles(rules, state, seat, acting, discount, place)
        if not found:
            return reasons.NONE
        if not nearest or _ease(found) < _ease(nearest):
            nearest = found
    return nearest


def _ease(found: Reasons) -> tuple[int, int]:
    # The fewest obstacles first, and among those the least money: that is what the player can work on.
    missing = found[-1].params[0] if found[-1].key == "livre_short" else 0
    assert isinstance(missing, int)
    return (len(found) + (found[0].key != "livre_short"), missing)


@cache
def _fund_choice(seat: int, acting: int, discount: int, place: int, name: str) -> Choice:
    steps = (("fund_decoration", seat, acting, discount, place),)
    return Choice(f"fund:{name}", ("decorations", place), steps)


def ask(rules: Ruleset, state: GameState, seat: int, acting: int, discount: int) -> tuple[Choice, ...]:
    """Which decoration?"""
    return tuple(
        [
            _fund_choice(seat, acting, discount, place, rules.decoration(place).id)
            for place in _places(rules)
            if not obstacles(rules, state, seat, acting, discount, place)
        ]
    )


def fund_decoration(table: Table, seat: int, acting: int, discount: int, place: int) -> None:
    """Pay and put a trademark on the decoration."""
    price = cost(table.rules, place, discount)
    table.tell("funds", seat, acting, place, price)
    if price:
        table.adjust(seat, "livre", -price)
    table.mark(place, seat)
    table.follow("funded", seat, acting, place)


def claim_all_halls(table: Table, seat: int) -> None:
    """A seat represented in all five halls gets the most valuable free all-halls space, once (H)."""
    rules, state = table.rules, table.state
    bonus = state.trademarks[rules.first_all_halls :]
    if seat in bonus or NOBODY not in bonus:
        return
    if all(is_represented(rules, state, seat, hall) for hall in range(len(rules.hall_spaces))):
        place = rules.first_all_halls + bonus.index(NOBODY)
        table.tell("all_halls", seat, place)
        table.mark(place, seat)


def all_halls_when_placed(table: Table, seat: int, acting: int, garment: int, space: int) -> None:
    """After a garment was placed."""
    claim_all_halls(table, seat)


def all_halls_when_funded(table: Table, seat: int, acting: int, place: int) -> None:
    """After a decoration was funded."""
    claim_all_halls(table, seat)
