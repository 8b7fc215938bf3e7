"""Playing candidates on to the end of the round, in deals common to all of them, and halving their field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rococo_desktop.ai.brake import Brake
from rococo_desktop.ai.evaluation import Evaluator
from rococo_desktop.ai.hands import habitual_hand
from rococo_desktop.ai.plans import ROUND, Field
from rococo_desktop.ai.search import best_line
from rococo_desktop.model.decisions import Choice, Decision
from rococo_desktop.model.state import GameState
from rococo_desktop.rules.referee import advance

Path = tuple[tuple[str, str], ...]
"""The choices of a candidate, by kind of decision and key."""

Deal = Callable[[int], GameState]
"""The position with everything hidden dealt for the so-manieth time: the same each time it is asked."""


class Judged(NamedTuple):
    """The place of a candidate among those given, and the mean of what it led to."""

    candidate: int
    value: float
    deals: int


def best_candidate(
    evaluator: Evaluator,
    decision: Decision,
    candidates: Sequence[Path],
    deal: Deal,
    field: Field,
    brake: Brake,
) -> Judged:
    """The candidate that leads to most on average; of equal ones the first.

    About `lines` times `deals` games are played on. In each stage all that are left see the same deals, and
    then the worse half goes: so most of the games are spent where it is close.
    """
    alive = list(range(min(field.lines, len(candidates))))
    totals = [0.0] * len(alive)
    stages = max((len(alive) - 1).bit_length(), 1)
    games = len(alive) * field.deals
    seen = 0
    while len(alive) > 1 and not brake.pulled():
        for number in range(seen, seen + max(1, games // (stages * len(alive)))):
            if number > 0 and brake.pulled():
                break
            seen = number + 1
            for candidate in alive:
                totals[candidate] += _worth(evaluator, decision, candidates[candidate], deal(number))
        alive.sort(key=lambda candidate: (-totals[candidate], candidate))
        del alive[(len(alive) + 1) // 2 :]
    best = alive[0]
    return Judged(best, totals[best] / max(seen, 1), seen)


def _worth(evaluator: Evaluator, decision: Decision, path: Path, state: GameState) -> float:
    """What the seat that decides has when the round is over, after these choices of its own."""
    number = state.round
    state, following = _follow(evaluator, path, state, decision)
    return evaluator.value(_play_on(evaluator, state, following, number), decision.seat)


def _follow(
    evaluator: Evaluator, path: Path, state: GameState, decision: Decision
) -> tuple[GameState, Decision | None]:
    """Make these choices, as far as the deal offers them."""
    following: Decision | None = decision
    for kind, key in path:
        if following is None or following.kind != kind or following.seat != decision.seat:
            break
        choice = following.option(key)
        if choice is None:
            break
        state, _, following, _ = advance(evaluator.rules, state, choice)
    return state, following


def _play_on(evaluator: Evaluator, state: GameState, decision: Decision | None, number: int) -> GameState:
    """The position after round `number`, in which every seat plays its turns by a small search."""
    rules = evaluator.rules
    while decision is not None and state.round == number and decision.kind != "terrace":
        if decision.kind == "choose_three":
            choice: Choice | None = habitual_hand(rules, decision)
        else:
            choice = decision.options[0] if len(decision.options) == 1 else None
        if choice is None:
            line, _ = best_line(evaluator, state, decision, ROUND)
            state, decision = line.state, line.decision
        else:
            state, _, decision, _ = advance(rules, state, choice)
    return state
