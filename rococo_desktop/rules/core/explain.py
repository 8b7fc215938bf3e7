"""Why not? The reasons something is not possible now, from the same predicates the options come from."""

from __future__ import annotations

from rococo_desktop.model.decisions import Reason, Target
from rococo_desktop.model.state import GameState
from rococo_desktop.rules.core import acquire, bonuses, fund, reasons, staff, tailor
from rococo_desktop.rules.core.reasons import Reasons
from rococo_desktop.rules.core.rounds import main_action_obstacles, rank_obstacles
from rococo_desktop.rules.core.ruleset import Obstacles, Ruleset

PLAY_FIRST = Reason("play_card_first")

ACTION_OF_TARGET = {"drawers": "acquire", "garments": "tailor", "hire": "hire", "decorations": "fund"}
"""Which main action each kind of board target belongs to."""


def explain(rules: Ruleset, state: GameState, seat: int, target: Target) -> tuple[Reason, ...]:
    """What stands between this seat and the target, most important first; nothing if it can be chosen now.

    The most important comes first: not your decision, rank, limit, nothing there, livre, goods.
    """
    if not state.agenda:
        return (reasons.NOT_NOW,)
    step = state.agenda[-1]
    if step[1] != seat:
        return (reasons.NOT_YOUR_DECISION,)
    if any(choice.target == target for choice in rules.asks[step[0]](rules, state, *step[1:])):
        return ()
    explainer = rules.explainers.get((step[0], target[0]))
    if explainer is None:
        return (reasons.NOT_NOW,)
    return tuple(explainer(rules, state, *step[1:], target[1])) or (reasons.NOT_NOW,)


def why_not_play(rules: Ruleset, state: GameState, seat: int, card: int) -> Reasons:
    """A card that is not in hand cannot be played."""
    yield reasons.NOT_IN_HAND


def _why_not_yet(rules: Ruleset, state: GameState, seat: int, which: str | int) -> Reasons:
    """What a played card does waits for the card."""
    yield PLAY_FIRST


def _thing_obstacles(
    rules: Ruleset, state: GameState, seat: int, card: int, kind: str, index: int
) -> Reasons:
    """What stands in the way of a thing on the board, as a target of its main action with this card."""
    match kind:
        case "drawers":
            return acquire.obstacles(rules, state, seat, card, False, index)
        case "garments":
            return tailor.obstacles(rules, state, seat, card, tailor.MAIN, index)
        case "hire":
            return staff.hire_obstacles(rules, state, seat, card, index)
        case _:
            return fund.obstacles(rules, state, seat, card, fund.FULL_PRICE, index)


class _MainTarget:
    """Explains a thing on the board while the main action, or the card, is still to be chosen."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.action = ACTION_OF_TARGET[kind]

    def with_card(self, rules: Ruleset, state: GameState, seat: int, card: int, index: int) -> Reasons:
        """The card is played: its rank, then what the thing itself asks for, which may be a higher one."""
        found = tuple(_thing_obstacles(rules, state, seat, card, self.kind, index))
        if reasons.NEEDS_THIMBLE not in found:
            yield from rank_obstacles(rules, rules.main_actions[self.action], card)
        yield from found

    def from_hand(self, rules: Ruleset, state: GameState, seat: int, index: int) -> Reasons:
        """No card is played yet: the best card in hand speaks, and with nothing in the way, play it first."""
        card = max(state.players[seat].hand, key=lambda held: rules.employees[held].rank)
        yield from tuple(self.with_card(rules, state, seat, card, index)) or (PLAY_FIRST,)


def _why_not_bonus(rules: Ruleset, state: GameState, seat: int, card: int, name: str) -> Reasons:
    return bonuses.obstacles(rules, state, seat, card)


def _why_not_favor(rules: Ruleset, state: GameState, seat: int, card: int, index: int) -> Reasons:
    return main_action_obstacles(rules, state, seat, card, "favor")


def _why_not_terrace(rules: Ruleset, state: GameState, seat: int, rocket: int, space: int) -> Reasons:
    yield reasons.NOT_ROYAL_HALL


def base_explainers() -> dict[tuple[str, str], Obstacles]:
    """The explainers of the base game, by asking step and kind of target."""
    table: dict[tuple[str, str], Obstacles] = {
        ("play_card", "hand"): why_not_play,
        ("play_card", "action"): _why_not_yet,
        ("play_card", "favor"): _why_not_yet,
        ("main_action", "action"): main_action_obstacles,
        ("main_action", "favor"): _why_not_favor,
        ("acquire", "drawers"): acquire.obstacles,
        ("tailor", "garments"): tailor.obstacles,
        ("place", "guests"): tailor.guest_obstacles,
        ("hire", "hire"): staff.hire_obstacles,
        ("fund", "decorations"): fund.obstacles,
        ("bonus", "bonus"): _why_not_bonus,
        ("terrace", "guests"): _why_not_terrace,
    }
    for kind in ACTION_OF_TARGET:
        thing = _MainTarget(kind)
        table["main_action", kind] = thing.with_card
        table["play_card", kind] = thing.from_hand
    return table
