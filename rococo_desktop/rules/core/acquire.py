"""A2: acquiring resource tiles, and keeping or spending each tile that comes in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rococo_desktop.model.decisions import Choice
from rococo_desktop.model.places import BAG, RESOURCE_DISCARD
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.rules.core import reasons
from rococo_desktop.rules.core.reasons import Reasons
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.table import Table

NO_ACTION = -1
"""Stands for the acting employee of a tile that came free or unseen: no acquire action (J8)."""


def drawer_of(rules: Ruleset, space: int) -> range:
    """The spaces of the drawer this space belongs to."""
    size = rules.side.drawer_spaces
    first = space - space % size
    return range(first, first + size)


def price(rules: Ruleset, state: GameState, space: int) -> int:
    """What a tile of this space's drawer costs, by how many tiles lie in it (A2.1)."""
    spaces = drawer_of(rules, space)
    return _price_of(rules, state.drawers[spaces.start : spaces.stop])


def _price_of(rules: Ruleset, tiles: tuple[int, ...]) -> int:
    return rules.figures.acquire_prices[len(tiles) - tiles.count(EMPTY)]


def obstacles(rules: Ruleset, state: GameState, seat: int, acting: int, free: bool, space: int) -> Reasons:
    """What stands in the way of taking the tile at this space."""
    if state.drawers[space] == EMPTY:
        yield reasons.NOTHING_THERE
    elif not free:
        missing = price(rules, state, space) - state.players[seat].livre
        if missing > 0:
            yield reasons.livre_short(missing)


def takable(rules: Ruleset, state: GameState, seat: int, free: bool = False) -> Iterator[int]:
    """The drawer spaces whose tile this seat can take now: nothing stands in the way."""
    drawers, size, livre = state.drawers, rules.side.drawer_spaces, state.players[seat].livre
    prices = rules.figures.acquire_prices
    for first in range(0, len(drawers), size):
        tiles = drawers[first : first + size]
        if free or prices[size - tiles.count(EMPTY)] <= livre:
            for space, face in enumerate(tiles, first):
                if face != EMPTY:
                    yield space


def possible(rules: Ruleset, state: GameState, seat: int, acting: int, free: bool = False) -> bool:
    """True if some tile can be taken now."""
    if free or state.players[seat].livre >= max(rules.figures.acquire_prices):
        # Whoever can pay the dearest drawer can take whatever lies there; asked for every card played.
        return state.drawers.count(EMPTY) < len(state.drawers)
    return next(takable(rules, state, seat), None) is not None


def action_obstacles(rules: Ruleset, state: GameState, seat: int, acting: int) -> Reasons:
    """What stands in the way of the action as a whole: the cheapest tile decides."""
    there = [space for space, face in enumerate(state.drawers) if face != EMPTY]
    if there:
        cheapest = min(there, key=lambda space: price(rules, state, space))
        yield from obstacles(rules, state, seat, acting, False, cheapest)
    else:
        yield reasons.DRAWERS_EMPTY


@cache
def _take_choices(seat: int, acting: int, free: bool, spaces: int) -> tuple[Choice, ...]:
    return tuple(
        Choice(f"take:{space}", ("drawers", space), (("take_tile", seat, acting, free, space),))
        for space in range(spaces)
    )


def ask(rules: Ruleset, state: GameState, seat: int, acting: int, free: bool) -> tuple[Choice, ...]:
    """Which drawer tile?"""
    choices = _take_choices(seat, acting, free, len(state.drawers))
    return tuple([choices[space] for space in takable(rules, state, seat, free)])


def take_tile(table: Table, seat: int, acting: int, free: bool, space: int) -> None:
    """Pay for the tile and take it; whether to keep it is decided at once."""
    cost = 0 if free else price(table.rules, table.state, space)
    face = table.state.drawers[space]
    if cost:
        table.adjust(seat, "livre", -cost)
    table.move(face, ("drawers", space), ("drawn", seat))
    table.schedule(("keep_or_spend", seat, NO_ACTION if free else acting))


def draw_tile(table: Table, seat: int) -> None:
    """A random tile from the bag, or none where neither bag nor discard holds one (P1.3)."""
    if refill_bag(table):
        table.move(table.draw("bag"), BAG, ("drawn", seat))
        table.schedule(("keep_or_spend", seat, NO_ACTION))


def refill_bag(table: Table) -> bool:
    """Make sure the bag holds a tile, mixing the discards in when it is empty; False if there is none."""
    if not table.state.bag and table.state.resource_discard:
        table.pour(RESOURCE_DISCARD, BAG)
    return bool(table.state.bag)


def bag_can_give(state: GameState) -> bool:
    """True if a random tile could be drawn now."""
    return bool(state.bag or state.resource_discard)


@cache
def _keep_choices(seat: int, acting: int, lace: int, thread: int, either: bool) -> tuple[Choice, ...]:
    keep = Choice("keep", ("tile", "keep"), (("keep_tile", seat, acting),))
    offers = ((lace, 0), (0, thread)) if either else ((lace, thread),)
    spends = []
    for give_lace, give_thread in offers:
        words = "+".join(word for word, number in (("lace", give_lace), ("thread", give_thread)) if number)
        steps = (("spend_tile", seat, acting, give_lace, give_thread),)
        spends.append(Choice(f"spend:{words}", ("tile", words), steps))
    return (keep, *spends)


def ask_keep(rules: Ruleset, state: GameState, seat: int, acting: int) -> tuple[Choice, ...]:
    """Keep the tile as silk, or discard it for its lace and thread (A2.2)?"""
    face = rules.faces[state.players[seat].drawn[0]]
    return _keep_choices(seat, acting, face.lace, face.thread, face.either)


def keep_tile(table: Table, seat: int, acting: int) -> None:
    """The tile goes to the silk rack."""
    face = table.state.players[seat].drawn[0]
    table.move(face, ("drawn", seat), ("silk", seat))
    if acting != NO_ACTION:
        table.follow("acquired", seat, acting, face, True)


def spend_tile(table: Table, seat: int, acting: int, lace: int, thread: int) -> None:
    """The tile goes to the discard and brings its lace and thread."""
    face = table.state.players[seat].drawn[0]
    table.move(face, ("drawn", seat), RESOURCE_DISCARD)
    if lace:
        table.adjust(seat, "lace", lace)
    if thread:
        table.adjust(seat, "thread", thread)
    if acting != NO_ACTION:
        table.follow("acquired", seat, acting, face, False)
