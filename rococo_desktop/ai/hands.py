"""Phase 2: which three employees. What each could do alone, and a habit for seats nobody thinks for."""

from __future__ import annotations

from rococo_desktop.ai.evaluation import Evaluator
from rococo_desktop.ai.search import Breadth, best_line
from rococo_desktop.model.decisions import Choice, Decision
from rococo_desktop.model.state import GameState, PlayerState
from rococo_desktop.rules.referee import Ruleset, pending_decision

_RANK, _LEVEL, _BALANCE = 100, 30, 60
"""What a habitual hand thinks of a rank, a level, and each different rank."""


def hand_of(choice: Choice) -> tuple[int, ...]:
    """The three cards of an option of phase 2."""
    cards: tuple[int, ...] = choice.steps[-1][2]
    return cards


def habitual_hand(rules: Ruleset, decision: Decision) -> Choice:
    """The hand with the highest ranks and levels, and different ones."""

    def worth(choice: Choice) -> int:
        employees = [rules.employees[card] for card in hand_of(choice)]
        return sum(
            _RANK * employee.rank + _LEVEL * max(employee.level, 0) for employee in employees
        ) + _BALANCE * len({employee.rank for employee in employees})

    return max(decision.options, key=worth)


def rated_hands(
    evaluator: Evaluator, state: GameState, decision: Decision, breadth: Breadth
) -> list[tuple[float, Choice]]:
    """Every hand with the sum of what its cards could do alone, the best first."""
    hands = [(choice, hand_of(choice)) for choice in decision.options]
    cards = sorted({card for _, hand in hands for card in hand})
    worth = {card: _best_play(evaluator, state, decision.seat, card, breadth) for card in cards}
    employees, balance = evaluator.rules.employees, evaluator.weights.balance
    rated = [
        (sum(worth[card] for card in hand) + balance * len({employees[card].rank for card in hand}), choice)
        for choice, hand in hands
    ]
    rated.sort(key=lambda entry: entry[0], reverse=True)
    return rated


def _best_play(evaluator: Evaluator, state: GameState, seat: int, card: int, breadth: Breadth) -> float:
    """What playing this card alone would bring."""
    alone = _with_hand(state, seat, card)
    before = evaluator.value(alone, seat)
    decision = pending_decision(evaluator.rules, alone)
    assert decision is not None
    line, _ = best_line(evaluator, alone, decision, breadth)
    return line.value - before


def _with_hand(state: GameState, seat: int, card: int) -> GameState:
    """The same position with only this card in this seat's hand, at its turn, and nobody else to play."""
    players = list(state.players)
    mine = players[seat]
    rest = list(mine.supply + mine.discard)
    rest.remove(card)
    fields = {name: getattr(mine, name) for name in PlayerState.FIELDS}
    fields |= {"supply": tuple(sorted(rest)), "discard": (), "chosen": (), "resolving": (card,)}
    players[seat] = PlayerState(**fields)
    agenda = (("retire", seat, card), ("own_bonus", seat, card), ("main_action", seat, card))
    fields = {name: getattr(state, name) for name in GameState.__slots__ if name != "players"}
    return GameState(tuple(players), **fields | {"agenda": agenda, "active": seat})
