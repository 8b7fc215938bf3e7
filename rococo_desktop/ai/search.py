"""Searching one's own turn to its end: a beam over positions, within a fixed number of them."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.ai.evaluation import Evaluator
from rococo_desktop.model.decisions import Choice, Decision
from rococo_desktop.model.state import GameState
from rococo_desktop.rules.referee import Transition, advance, reseeded

_OPENING = 2
"""The first choices of a turn (card and action) change nothing yet: the beam stays wide until then."""


class Breadth(NamedTuple):
    """How much of a turn is looked at."""

    positions: int
    """The most positions one search looks at."""
    wide: int
    """How many lines are kept after each of the first two choices."""
    narrow: int
    """How many lines are kept after each later one."""
    samples: int
    """How many draws a position after a draw is averaged over."""


class LineOfPlay(NamedTuple):
    """A way to play on: the choices made, by kind of decision and key, and what they lead to."""

    value: float
    path: tuple[tuple[str, str], ...]
    state: GameState
    decision: Decision | None


def lines(
    evaluator: Evaluator, state: GameState, decision: Decision, breadth: Breadth
) -> tuple[list[LineOfPlay], int]:
    """Every line found from a decision to the end of the turn, and how many positions were looked at."""
    seat = decision.seat
    beam = [LineOfPlay(0.0, (), state, decision)]
    finished: list[LineOfPlay] = []
    looked = 0
    depth = 0
    while beam and looked < breadth.positions:
        reached: list[LineOfPlay] = []
        for line in beam:
            if looked >= breadth.positions:
                finished.append(line)
                continue
            room = breadth._replace(positions=breadth.positions - looked)
            grown, cost = _grow(evaluator, line, seat, state.turn, room, finished)
            reached += grown
            looked += cost
        reached.sort(key=_by_value, reverse=True)
        depth += 1
        beam = reached[: breadth.wide if depth <= _OPENING else breadth.narrow]
    # The first line is the decision itself: it stands here only if nothing was looked at.
    return [line for line in finished + beam if line.path], looked


def best_line(
    evaluator: Evaluator, state: GameState, decision: Decision, breadth: Breadth
) -> tuple[LineOfPlay, int]:
    """The best of the lines, the first found of equal ones, and how many positions were looked at."""
    found, looked = lines(evaluator, state, decision, breadth)
    return max(found, key=_by_value), looked


def _by_value(line: LineOfPlay) -> float:
    return line.value


def _grow(
    evaluator: Evaluator,
    line: LineOfPlay,
    seat: int,
    turn: int,
    room: Breadth,
    finished: list[LineOfPlay],
) -> tuple[list[LineOfPlay], int]:
    decision = line.decision
    assert decision is not None
    grown: dict[tuple[float, str], LineOfPlay] = {}
    cost = 0
    rules, opening = evaluator.rules, len(line.path) < _OPENING
    for choice in decision.options:
        if cost >= room.positions:
            break
        cost += 1
        evaluator.look_up()
        after = advance(rules, line.state, choice)
        following = after.decision
        goes_on = _goes_on(following, seat) and after.state.turn == turn
        drawn = after.barrier and goes_on and room.samples > 1
        value = evaluator.value(after.state, seat)
        if drawn:
            value = _expected(evaluator, line.state, choice, after, seat, room.samples)
            cost += room.samples - 1
        path = (*line.path, (decision.kind, choice.key))
        result = LineOfPlay(value, path, after.state, following)
        if not goes_on or after.barrier:
            finished.append(result)
            continue
        assert following is not None
        # Siblings of equal value are the same play in another dress: one of them is enough.
        same = choice.key if opening or following.kind == "main_action" else following.kind
        grown.setdefault((value, same), result)
    return list(grown.values()), cost


def _goes_on(following: Decision | None, seat: int) -> bool:
    # At the terrace all is counted but the rockets, and they are watched by the best guests.
    return following is not None and following.seat == seat and following.kind != "terrace"


def _expected(
    evaluator: Evaluator, state: GameState, choice: Choice, first: Transition, seat: int, samples: int
) -> float:
    total = evaluator.value(first.state, seat)
    for sample in range(1, samples):
        other = reseeded(state, state.rng + sample)
        total += evaluator.value(advance(evaluator.rules, other, choice).state, seat)
    return total / samples
