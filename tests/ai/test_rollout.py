"""Rollouts: common deals, a field that is halved, and a brake by the clock."""

from __future__ import annotations

from rococo_desktop.ai.brake import Brake
from rococo_desktop.ai.evaluation import Evaluator
from rococo_desktop.ai.plans import Field
from rococo_desktop.ai.rollout import best_candidate
from rococo_desktop.ai.weights import load_weights
from rococo_desktop.content import load_box
from rococo_desktop.model.state import GameState
from rococo_desktop.rules.referee import assemble, determinize, observe
from rococo_desktop.tools.perft import position

RULES = assemble(load_box(), 2)
EVALUATOR = Evaluator(RULES, load_weights())
STATE, DECISION = next(
    (state, decision)
    for plies in range(2, 60)
    for state, decision in [position(RULES, 5, plies)]
    if decision is not None and decision.kind == "main_action" and len(decision.options) >= 4
)
VIEW = observe(RULES, STATE, DECISION.seat)
PATHS = [((DECISION.kind, choice.key),) for choice in DECISION.options]


def deals() -> tuple[list[int], list[GameState]]:
    return [], [determinize(RULES, VIEW, number) for number in range(20)]


def judged(field: Field, brake: Brake) -> tuple[int, list[int]]:
    asked, states = deals()

    def deal(number: int) -> GameState:
        asked.append(number)
        return states[number]

    return best_candidate(EVALUATOR, DECISION, PATHS, deal, field, brake).candidate, asked


def test_all_that_are_left_see_the_same_deals() -> None:
    best, asked = judged(Field(3, 4), Brake())
    assert judged(Field(3, 4), Brake()) == (best, asked)
    # 12 games in two stages: three lines with two deals each, then two with three others.
    assert asked == [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4]


def test_the_brake_ends_a_search_and_is_counted() -> None:
    times = iter([0.0, 0.1, 3.0, 3.1, 3.2, 3.3])
    brake = Brake(2.0, lambda: next(times))
    brake.release()
    _, asked = judged(Field(3, 4), brake)
    assert asked == [0, 0, 0]
    assert brake.firings == 1
