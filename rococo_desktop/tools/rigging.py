"""Rigged starts: sound positions far from where games usually go, so that random play meets rare rules."""

from __future__ import annotations

from random import Random

from rococo_desktop.model.places import (
    BAG,
    GARMENT_BAG,
    GARMENT_DISCARD,
    REMOVED,
    RESOURCE_DISCARD,
    Place,
)
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.rules.core.fund import obstacles
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.referee import Ruleset, Transition, new_game, pending_decision

_CLEARED: dict[str, Place] = {
    "drawers": RESOURCE_DISCARD,
    "garments": GARMENT_DISCARD,
    "hire": REMOVED,
    "jewelry_display": ("jewelry_removed", 0),
}
"""Where the pieces of each display go when it is swept empty."""


def rigged_game(rules: Ruleset, seed: int) -> Transition:
    """The first decision of a game whose board was filled, and whose displays were swept, at random."""
    dice = Random(seed)
    table = Table(rules, new_game(rules, seed).state.clone())
    _fill_halls(table, dice)
    _fund(table, dice)
    for zone, target in _CLEARED.items():
        if dice.random() < 0.3:
            _sweep(table, zone, target)
    _empty_piles(table, dice)
    for seat in range(rules.seats):
        _enrich(table, seat, dice)
    _thin_out_rivals(table, dice)
    return Transition(table.state, (), pending_decision(rules, table.state), barrier=False)


def _fill_halls(table: Table, dice: Random) -> None:
    spaces = list(range(len(table.state.guests)))
    dice.shuffle(spaces)
    wanted = dice.choice((0, len(spaces) // 2, len(spaces) - 1, len(spaces)))
    for space in spaces[:wanted]:
        if table.state.garment_bag:
            seat = dice.randrange(table.rules.seats)
            table.move(dice.choice(table.state.garment_bag), GARMENT_BAG, ("guests", space))
            table.mark(space, seat)


def _fund(table: Table, dice: Random) -> None:
    rules = table.rules
    share = dice.choice((0.0, 0.3, 0.9))
    for place in range(rules.first_decoration, rules.first_all_halls):
        seat = dice.randrange(rules.seats)
        blocked = [r for r in obstacles(rules, table.state, seat, EMPTY, 0, place) if r.key != "livre_short"]
        if dice.random() < share and not blocked:
            table.mark(place, seat)
    if dice.random() < 0.3:
        for at in range(min(rules.seats, len(rules.figures.all_halls))):
            table.mark(rules.first_all_halls + at, at)


def _sweep(table: Table, zone: str, target: Place) -> None:
    for space, piece in enumerate(getattr(table.state, zone)):
        if piece != EMPTY:
            table.move(piece, (zone, space), target)


def _empty_piles(table: Table, dice: Random) -> None:
    if dice.random() < 0.4:
        seat = dice.randrange(table.rules.seats)
        table.pour(BAG, ("silk", seat))
        if dice.random() < 0.5:
            table.pour(RESOURCE_DISCARD, ("silk", seat))
    for zone in table.rules.exam_decks:
        if dice.random() < 0.3:
            table.pour((zone, 0), REMOVED)
    if table.state.jewelry_bag and dice.random() < 0.3:
        table.pour(("jewelry_bag", 0), ("jewelry_removed", 0))
    if table.state.favor == NOBODY and dice.random() < 0.3:
        table.pass_favor(dice.randrange(table.rules.seats))


def _enrich(table: Table, seat: int, dice: Random) -> None:
    if seat in table.rules.people:
        table.adjust(seat, "livre", dice.choice((0, 5, 40)))
    table.adjust(seat, "lace", dice.randrange(4))
    table.adjust(seat, "thread", dice.randrange(4))
    table.adjust(seat, "prestige", dice.randrange(8))
    if table.state.players[seat].exam:
        table.note(seat, "tasks", dice.choice(((), (0, 1), (0, 1, 2), (0, 1, 2, 3))))


def _thin_out_rivals(table: Table, dice: Random) -> None:
    """Whoever nobody decides for may have no employees, and all own cards in hand or discarded."""
    for seat in range(table.rules.seats):
        if seat not in table.rules.people:
            if dice.random() < 0.3:
                table.pour(("supply", seat), REMOVED)
            if dice.random() < 0.5:
                table.pour(("rival_supply", 0), (dice.choice(("rival_hand", "rival_discard")), 0))
