"""A6: funding decorations, and H: the all-halls bonus."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from rococo_desktop.model.decisions import Choice
from rococo_desktop.model.events import Funded, ReachedAllHalls
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY, DecorationKind
from rococo_desktop.rules.core import reasons
from rococo_desktop.rules.core.counts import is_represented
from rococo_desktop.rules.core.reasons import Reasons
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.table import Table

FULL_PRICE = 0


def cost(rules: Ruleset, place: int, discount: int) -> int:
    """What the decoration at this place costs; a discount never makes it negative (A6.3)."""
    return max(rules.decoration(place).cost - discount, 0)


def at_limit(rules: Ruleset, state: GameState, seat: int, kind: DecorationKind) -> bool:
    """True if this seat already funds as many of a kind as one may (A6.2)."""
    limit = rules.decoration_limits.get(kind)
    if limit is None:
        return False
    marks = state.trademarks
    return len([place for place in rules.places_by_kind[kind] if marks[place] == seat]) >= limit


def obstacles(rules: Ruleset, state: GameState, seat: int, acting: int, discount: int, place: int) -> Reasons:
    """What stands in the way of funding the decoration at this place."""
    decoration = rules.decoration(place)
    if at_limit(rules, state, seat, decoration.kind):
        yield reasons.decoration_limit(decoration.kind.value)
    if state.trademarks[place] != NOBODY:
        yield reasons.SPACE_TAKEN
    missing = decoration.cost - discount - state.players[seat].livre
    if missing > 0:
        yield reasons.livre_short(missing)


def fundable(
    rules: Ruleset, state: GameState, seat: int, discount: int, places: Iterable[int]
) -> Iterator[int]:
    """Those of the places whose decoration this seat can fund now: nothing stands in the way."""
    marks, decorations, first = state.trademarks, rules.side.decorations, rules.first_decoration
    most, limits = state.players[seat].livre + discount, rules.decoration_limits
    for place in places:
        decoration = decorations[place - first]
        if (
            marks[place] == NOBODY
            and decoration.cost <= most
            and not (decoration.kind in limits and at_limit(rules, state, seat, decoration.kind))
        ):
            yield place


def possible(rules: Ruleset, state: GameState, seat: int, acting: int, discount: int = FULL_PRICE) -> bool:
    """True if some decoration can be funded now."""
    return next(fundable(rules, state, seat, discount, rules.decorations_by_cost), None) is not None


def action_obstacles(rules: Ruleset, state: GameState, seat: int, acting: int) -> Reasons:
    """What stands in the way of the main action: the least price to be had, a limit, or no free space."""
    otherwise = reasons.SPACE_TAKEN
    for place in rules.decorations_by_cost:
        found = tuple(obstacles(rules, state, seat, acting, FULL_PRICE, place))
        if not found:
            return
        if len(found) == 1 and found[0].key == "livre_short":
            yield found[0]
            return
        if reasons.SPACE_TAKEN not in found:
            otherwise = found[0]
    yield otherwise


@lru_cache(maxsize=4096)
def _fund_choice(seat: int, acting: int, discount: int, place: int, name: str) -> Choice:
    steps = (("fund_decoration", seat, acting, discount, place),)
    return Choice(f"fund:{name}", ("decorations", place), steps)


def ask(rules: Ruleset, state: GameState, seat: int, acting: int, discount: int) -> tuple[Choice, ...]:
    """Which decoration?"""
    places = fundable(rules, state, seat, discount, range(rules.first_decoration, rules.first_all_halls))
    return tuple(
        [_fund_choice(seat, acting, discount, place, rules.decoration(place).id) for place in places]
    )


def fund_decoration(table: Table, seat: int, acting: int, discount: int, place: int) -> None:
    """Pay and put a trademark on the decoration."""
    price = cost(table.rules, place, discount)
    table.tell(Funded(seat, acting, place, price))
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
        table.tell(ReachedAllHalls(seat, place))
        table.mark(place, seat)


def all_halls_when_placed(table: Table, seat: int, acting: int, garment: int, space: int) -> None:
    """After a garment was placed."""
    claim_all_halls(table, seat)


def all_halls_when_funded(table: Table, seat: int, acting: int, place: int) -> None:
    """After a decoration was funded."""
    claim_all_halls(table, seat)
