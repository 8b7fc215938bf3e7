"""What the Jewelry Box counts."""

from __future__ import annotations

from rococo_desktop.model.effects import Count
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import DecorationKind
from rococo_desktop.rules.core.counts import is_represented
from rococo_desktop.rules.core.ruleset import Counter, Ruleset
from rococo_desktop.rules.modules.jewelry_box.board import board

_KITCHEN = (DecorationKind.KITCHEN_LEFT, DecorationKind.KITCHEN_RIGHT)


def count_halls(rules: Ruleset, state: GameState, seat: int, count: Count, hall: int) -> int:
    """Halls in which the seat is represented."""
    return sum(is_represented(rules, state, seat, at) for at in range(len(rules.hall_spaces)))


def count_jewelry(rules: Ruleset, state: GameState, seat: int, count: Count, hall: int) -> int:
    """Own jewelry tiles, narrowed by colour and by kind (necklaces and rings)."""
    kinds = board(rules).jewelry
    return sum(
        1
        for tile in state.players[seat].jewelry
        if (count.colour is None or kinds[tile].colour == count.colour)
        and (count.kind is None or kinds[tile].kind == count.kind)
    )


def count_decoration_types(rules: Ruleset, state: GameState, seat: int, count: Count, hall: int) -> int:
    """Kinds of decoration the seat funds; both halves of the kitchen are one."""
    funded = {
        kind
        for kind, places in rules.places_by_kind.items()
        if any(state.trademarks[place] == seat for place in places)
    }
    return len(funded) - funded.issuperset(_KITCHEN)


def count_tiles(rules: Ruleset, state: GameState, seat: int, count: Count, hall: int) -> int:
    """Silk tiles on the rack."""
    return len(state.players[seat].silk)


def count_counter(rules: Ruleset, state: GameState, seat: int, count: Count, hall: int) -> int:
    """A counter of the seat, by its own name."""
    number: int = getattr(state.players[seat], count.of)
    return number


COUNTERS: dict[str, Counter] = {
    "halls": count_halls,
    "jewelry": count_jewelry,
    "decoration_types": count_decoration_types,
    "tiles": count_tiles,
    "livre": count_counter,
    "lace": count_counter,
    "thread": count_counter,
    "prestige": count_counter,
    "master_exams": count_counter,
    "matching_jewelry": count_counter,
}
