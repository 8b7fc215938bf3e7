"""Searching one's own turn to its end: a beam over positions, within a fixed number of them."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Choice, Decision
from rococo_desktop.model.state import GameState
from rococo_desktop.rules.referee import Transition, advance, reseeded
from yardstick.evaluation import Evaluator

POSITIONS = 300
"""The most positions one search looks at."""

SAMPLES = 4
"""How many draws a position after a draw is averaged over."""

_WIDE, _NARROW = 30, 10
_OPENING = 2
"""The first choices of a turn (card and action) change nothing yet: the beam stays wide until then."""


class LineOfPlay(NamedTuple):
    """A way to play on: the choices made, by kind of decision and key, and what they lead to."""

    value: float
    path: tuple[tuple[str, str], ...]
    state: GameState
    decision: Decision | None


def best_line(
    evaluator: Evaluator, state: GameState, decision: Decision, positions: int = POSITIONS
) -> tuple[LineOfPlay, int]:
    """The best line found from a decision to the end of the turn, and how many positions were looked at."""
    seat = decision.seat
    beam = [LineOfPlay(0.0, (), state, decision)]
    finished: list[LineOfPlay] = []
    looked = 0
    depth = 0
    while beam and looked < positions:
        reached: list[LineOfPlay] = []
        for line in beam:
            if looked >= positions:
                finished.append(line)
                continue
            grown, cost = _grow(evaluator, line, seat, state.turn, positions - looked, finished)
            reached += grown
            looked += cost
        reached.sort(key=lambda line: line.value, reverse=True)
        depth += 1
        beam = reached[: _WIDE if depth <= _OPENING else _NARROW]
    return max(finished + beam, key=lambda line: line.value), looked


def _grow(
    evaluator: Evaluator, line: LineOfPlay, seat: int, turn: int, positions: int, finished: list[LineOfPlay]
) -> tuple[list[LineOfPlay], int]:
    decision = line.decision
    assert decision is not None
    grown: dict[tuple[float, str], LineOfPlay] = {}
    cost = 0
    for choice in decision.options:
        if cost >= positions:
            break
        cost += 1
        after = advance(evaluator.rules, line.state, choice)
        goes_on = after.decision is not None and after.decision.seat == seat and after.state.turn == turn
        drawn = after.barrier and goes_on
        value = evaluator.value(after.state, seat)
        if drawn:
            value = _expected(evaluator, line.state, choice, after, seat)
            cost += SAMPLES - 1
        path = (*line.path, (decision.kind, choice.key))
        result = LineOfPlay(value, path, after.state, after.decision)
        if goes_on and not drawn:
            assert after.decision is not None
            # Siblings of equal value are the same play in another dress: one of them is enough.
            twin = (value, choice.key if after.decision.kind == "main_action" else after.decision.kind)
            if len(line.path) < _OPENING:
                twin = (value, choice.key)
            grown.setdefault(twin, result)
        else:
            finished.append(result)
    return list(grown.values()), cost


def _expected(evaluator: Evaluator, state: GameState, choice: Choice, first: Transition, seat: int) -> float:
    total = evaluator.value(first.state, seat)
    for sample in range(1, SAMPLES):
        other = reseeded(state, state.rng + sample)
        total += evaluator.value(advance(evaluator.rules, other, choice).state, seat)
    return total / SAMPLES
