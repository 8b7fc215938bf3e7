"""Blunders with the staff: whom to depute, and whom to take to work."""

from __future__ import annotations

from rococo_desktop.ai.hands import hand_of
from rococo_desktop.ai.situation import Check, Situation, check
from rococo_desktop.model.decisions import Choice
from rococo_desktop.model.effects import Tailor
from rococo_desktop.model.vocabulary import EMPTY, Rank
from rococo_desktop.rules.core.scoring import crown_points
from rococo_desktop.rules.core.tailor import makeable

_ROUNDS_A_MASTER_IS_NEEDED = 2
_ROUNDS_A_TAILOR_IS_NEEDED = 2
_TAILORS_NEEDED = 2


def _deputed(situation: Situation, choice: Choice) -> int:
    """The card that leaves by this choice, or EMPTY."""
    if choice.key == "action:depute":
        return situation.acting
    if situation.decision.kind == "depute_any" and choice.steps:
        card: int = choice.steps[-1][-1]
        return card
    return EMPTY


@check("main_action", "depute_any")
def last_master_deputed(situation: Situation, choice: Choice) -> bool:
    """The only master goes while hiring, thimble garments and master guests are still wanted."""
    card = _deputed(situation, choice)
    if card == EMPTY or situation.left < _ROUNDS_A_MASTER_IS_NEEDED:
        return False
    employees = situation.rules.employees
    masters = [one for one in situation.staff if employees[one].rank == Rank.MASTER]
    return employees[card].rank == Rank.MASTER and len(masters) == 1


@check("main_action", "depute_any")
def staff_deputed_below_need(situation: Situation, choice: Choice) -> bool:
    """A tailor goes though then only one is left for rounds to come.

    A small staff is none: deputing early down to the fewest there must be is strong, for the livre.
    """
    card = _deputed(situation, choice)
    if card == EMPTY or situation.left < _ROUNDS_A_TAILOR_IS_NEEDED:
        return False
    by_action = situation.uses.by_action
    return by_action[card] and sum(by_action[one] for one in situation.staff) <= _TAILORS_NEEDED


@check("main_action", "depute_any")
def crown_deputed(situation: Situation, choice: Choice) -> bool:
    """A crown goes in the last round for livre that are worth less than it."""
    card = _deputed(situation, choice)
    if card == EMPTY or situation.left:
        return False
    rules = situation.rules
    crown = crown_points(rules, situation.state, situation.seat, card) if rules.employees[card].crown else 0
    return crown * rules.figures.livre_per_prestige > rules.employees[card].depute


@check("choose_three")
def tailors_left_behind(situation: Situation, choice: Choice) -> bool:
    """Nobody who tailors goes to work, though a garment on display could be made at once."""
    by_action = situation.uses.by_action
    if any(by_action[card] for card in hand_of(choice)):
        return False
    tailors = {card for option in situation.decision.options for card in hand_of(option) if by_action[card]}
    return any(
        next(makeable(situation.rules, situation.state, situation.seat, card, Tailor(thimble=True)), None)
        is not None
        for card in sorted(tailors)
    )


OF_STAFF: dict[str, Check] = {
    "last master deputed": last_master_deputed,
    "staff deputed below need": staff_deputed_below_need,
    "crown deputed": crown_deputed,
    "tailors left behind": tailors_left_behind,
}
