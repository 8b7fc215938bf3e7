"""What a seat owns, counted: the numbers that bonuses, income and final scoring speak of."""

from __future__ import annotations

from rococo_desktop.model.effects import Condition, Count, Countable, Quantity, Sets
from rococo_desktop.model.places import ZONES
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.rules.core.ruleset import Ruleset

ANY_HALL = -1
"""Stands for the chosen hall while none is chosen."""


def garments_of(rules: Ruleset, state: GameState, seat: int) -> list[int]:
    """The garments with this seat's trademark, in the halls and on the terrace, in board order."""
    marks = state.trademarks
    own = [garment for space, garment in enumerate(state.guests) if garment != EMPTY and marks[space] == seat]
    for place, garment in zip(rules.fireworks, state.terrace, strict=True):
        if garment != EMPTY and marks[place] == seat:
            own.append(garment)
    return own


def decorations_of(rules: Ruleset, state: GameState, seat: int) -> int:
    """How many decorations this seat has funded; the all-halls bonus is none (E)."""
    return state.trademarks[rules.first_decoration : rules.first_all_halls].count(seat)


def staff_of(state: GameState, seat: int) -> tuple[int, ...]:
    """All cards of this seat: the one being played and those on their way out included (P3.5)."""
    player = state.players[seat]
    return player.hand + player.supply + player.discard + player.resolving + player.leaving + player.examined


def staff_size(state: GameState, seat: int) -> int:
    """How many cards this seat's staff has."""
    player = state.players[seat]
    return (
        len(player.hand)
        + len(player.supply)
        + len(player.discard)
        + len(player.resolving)
        + len(player.leaving)
        + len(player.examined)
    )


def is_represented(rules: Ruleset, state: GameState, seat: int, hall: int) -> bool:
    """True if this seat has a trademark in the hall, on a garment or on its musicians (H)."""
    if state.trademarks[rules.musicians[hall]] == seat:
        return True
    spaces = rules.hall_spaces[hall]
    return seat in state.trademarks[spaces.start : spaces.stop]


def count_garments(rules: Ruleset, state: GameState, seat: int, count: Count, hall: int) -> int:
    """Own garments on the board, narrowed by colour, kind, hall and master guest spaces as far as set."""
    if count.chosen_hall or count.master_space:
        marks, guest_spaces = state.trademarks, rules.side.guest_spaces
        own = [
            state.guests[space]
            for space in (rules.hall_spaces[hall] if count.chosen_hall else range(len(guest_spaces)))
            if marks[space] == seat and (guest_spaces[space].master or not count.master_space)
        ]
    else:
        own = garments_of(rules, state, seat)
    return sum(
        1
        for garment in own
        if (count.colour is None or rules.garments[garment].colour == count.colour)
        and (count.kind is None or rules.garments[garment].kind == count.kind)
    )


def count_decorations(rules: Ruleset, state: GameState, seat: int, count: Count, hall: int) -> int:
    """Own decorations."""
    return decorations_of(rules, state, seat)


def count_staff(rules: Ruleset, state: GameState, seat: int, count: Count, hall: int) -> int:
    """Own cards, narrowed by rank."""
    if count.rank is None:
        return staff_size(state, seat)
    return sum(1 for card in staff_of(state, seat) if rules.employees[card].rank == count.rank)


def tally(rules: Ruleset, state: GameState, seat: int, count: Countable, hall: int = ANY_HALL) -> int:
    """The value of a count, or the number of complete sets."""
    if isinstance(count, Sets):
        return min(tally(rules, state, seat, part, hall) for part in count.parts)
    return rules.counters[count.of](rules, state, seat, count, hall)


def amount(rules: Ruleset, state: GameState, seat: int, quantity: Quantity, hall: int = ANY_HALL) -> int:
    """How much a quantity is now; "per n" rounds down (E)."""
    if quantity.count is None:
        return quantity.amount
    number = tally(rules, state, seat, quantity.count, hall)
    if quantity.table:
        reached = 0
        for at_least, value in quantity.table:
            if number >= at_least:
                reached = value
        return reached
    return quantity.amount * (number // quantity.every)


def holds(rules: Ruleset, state: GameState, seat: int, condition: Condition) -> bool:
    """True if the condition is met now."""
    number = tally(rules, state, seat, condition.count)
    return number >= condition.at_least and (condition.at_most is None or number <= condition.at_most)


def pieces_in_play(state: GameState, kind: str) -> list[int]:
    """Every piece of a kind that lies anywhere, in rising order."""
    found: list[int] = []
    for name, of_seat in _ZONES_OF[kind]:
        if of_seat:
            for player in state.players:
                found += getattr(player, name)
        else:
            found += getattr(state, name)
    found.sort()
    return found[found.count(EMPTY) :]


_ZONES_OF = {
    kind: tuple((zone.name, zone.of_seat) for zone in ZONES.values() if zone.pieces == kind)
    for kind in {zone.pieces for zone in ZONES.values()}
}
