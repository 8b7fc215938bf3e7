"""J4: the specialised apprentices, hired once their condition holds."""

from __future__ import annotations

from rococo_desktop.model.decisions import Choice, Reason
from rococo_desktop.model.events import HiredSpecialist
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import Rank
from rococo_desktop.rules.core import reasons, staff
from rococo_desktop.rules.core.counts import holds
from rococo_desktop.rules.core.explain import PLAY_FIRST
from rococo_desktop.rules.core.reasons import Reasons, clear
from rococo_desktop.rules.core.ruleset import Ruleset
from rococo_desktop.rules.core.setup import cards_of_level, leave_in_box
from rococo_desktop.rules.core.table import Table

LEVEL = 0

CONDITION = Reason("specialist_condition")


def deal_specialists(table: Table) -> None:
    """One for each person, face down; the rest leave the game unseen (J1)."""
    cards = table.shuffle(cards_of_level(table.rules, LEVEL))
    people = table.rules.people
    for at, seat in enumerate(people):
        table.deal("specialist", seat, (cards[at],))
    leave_in_box(table, cards[len(people) :])


def obstacles(rules: Ruleset, state: GameState, seat: int) -> Reasons:
    """What stands in the way of hiring the own specialised apprentice."""
    waiting = state.players[seat].specialist
    if not waiting:
        yield reasons.NOTHING_THERE
    elif not all(holds(rules, state, seat, condition) for condition in rules.employees[waiting[0]].condition):
        yield CONDITION


def can_hire(rules: Ruleset, state: GameState, seat: int, acting: int) -> bool:
    """True if somebody can be hired: from the display, or the own specialised apprentice."""
    return staff.can_hire(rules, state, seat, acting) or clear(obstacles(rules, state, seat))


def hire_action_obstacles(rules: Ruleset, state: GameState, seat: int, acting: int) -> Reasons:
    """What stands in the way of hiring anybody; J4 needs no card in the display (ruling)."""
    if not clear(obstacles(rules, state, seat)):
        yield from staff.hire_action_obstacles(rules, state, seat, acting)


def ask_hire(rules: Ruleset, state: GameState, seat: int, acting: int) -> tuple[Choice, ...]:
    """Whom to hire? The own specialised apprentice is free."""
    options = staff.ask_hire(rules, state, seat, acting)
    if clear(obstacles(rules, state, seat)):
        card = state.players[seat].specialist[0]
        options += (Choice("hire:specialist", ("specialist", card), (("hire_specialist", seat, card),)),)
    return options


def hire_specialist(table: Table, seat: int, card: int) -> None:
    """He comes to the hand, openly."""
    table.tell(HiredSpecialist(seat, card))
    table.move(card, ("specialist", seat), ("hand", seat))


def why_not(rules: Ruleset, state: GameState, seat: int, acting: int, card: int) -> Reasons:
    """Why the specialised apprentice cannot be hired."""
    yield from obstacles(rules, state, seat)


def why_not_main(rules: Ruleset, state: GameState, seat: int, acting: int, card: int) -> Reasons:
    """The same before the main action is chosen: only a master hires."""
    if rules.employees[acting].rank != Rank.MASTER:
        yield reasons.needs_rank("master")
    yield from obstacles(rules, state, seat)


def why_not_from_hand(rules: Ruleset, state: GameState, seat: int, card: int) -> Reasons:
    """The same before a card is played: the best in hand speaks; with nothing in the way: play it."""
    best = max(state.players[seat].hand, key=lambda held: rules.employees[held].rank)
    yield from tuple(why_not_main(rules, state, seat, best, card)) or (PLAY_FIRST,)
