"""B9: she funds the cheapest decoration of a kind for nothing, first of all a jeweler's."""

from __future__ import annotations

from rococo_desktop.model.definitions import BarryCard, Task
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import EMPTY, DecorationKind, Deed
from rococo_desktop.rules.core.fund import claim_all_halls, obstacles
from rococo_desktop.rules.core.reasons import clear
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.modules.du_barry.adorning import has_jeweler
from rococo_desktop.rules.modules.du_barry.exams import mark_task
from rococo_desktop.rules.modules.du_barry.narrowing import Criterion, narrow
from rococo_desktop.rules.modules.du_barry.telling import because

KITCHEN = "kitchen"
"""Her cards know one kitchen; the board has two halves, with one decoration in each for a player."""


def kinds_of(decoration: str) -> tuple[DecorationKind, ...]:
    """The kinds of decoration a card means."""
    if decoration == KITCHEN:
        return (DecorationKind.KITCHEN_LEFT, DecorationKind.KITCHEN_RIGHT)
    return (DecorationKind(decoration),)


def _free(rules: Ruleset, state: GameState, seat: int, kinds: tuple[DecorationKind, ...]) -> list[int]:
    """The places of these kinds she may still fund; she pays nothing, so all of the cost is taken off."""
    return [
        place
        for kind in kinds
        for place in rules.places_by_kind[kind]
        if clear(obstacles(rules, state, seat, EMPTY, rules.decoration(place).cost, place))
    ]


def fund(table: Table, seat: int, card: BarryCard) -> bool:
    """Her trademark on the cheapest free space of the kind, of equal ones the first; none: not done."""
    rules, state = table.rules, table.state
    jewelers = _free(rules, state, seat, (DecorationKind.JEWELER,))
    if jewelers and not has_jeweler(rules, state, seat):
        because(table, seat, "B9", "jeweler_first")
        places = jewelers
    else:
        places = _free(rules, state, seat, kinds_of(card.decoration))
        if not places:
            because(table, seat, "B9", "none_free", kind=card.decoration)
            return False
        because(table, seat, "B9", "kind", kind=card.decoration)
    criteria = (
        Criterion("cheapest", lambda place: -rules.decoration(place).cost),
        Criterion("board_order", lambda place: -place),
    )
    place, reasons = narrow(places, criteria, only="only_place")
    for reason in reasons:
        because(table, seat, "B9", reason, place=place, cost=rules.decoration(place).cost)
    table.mark(place, seat)
    claim_all_halls(table, seat)
    mark_task(table, seat, _fits)
    return True


def _fits(task: Task) -> bool:
    return task.deed is Deed.FUND
