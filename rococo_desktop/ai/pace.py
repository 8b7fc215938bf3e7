"""How quick a machine is, and which effort agents play with on it: measured once, when a game begins.

What is measured is real work of a rival: it searches a turn and plays its lines on, always the same ones.
The slowest decision of the strongest level takes so many times as long, at each effort (`SLOWEST`); the
effort is the largest with which nobody waits for it longer than they should.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from types import MappingProxyType

from rococo_desktop.ai.plans import Field, Plan
from rococo_desktop.ai.rival import Rival
from rococo_desktop.ai.search import Breadth
from rococo_desktop.ai.weights import Weights, load_weights
from rococo_desktop.content import load_box
from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.play import Effort
from rococo_desktop.rules.referee import Ruleset, advance, assemble, new_game, observe

LONGEST_WAIT = 1.6
"""Seconds the slowest decision may take: some way from the emergency brake."""

SLOWEST: Mapping[Effort, float] = MappingProxyType({"full": 96.0, "half": 58.0, "third": 45.0})
"""How many times the piece of work the slowest decision of the strongest level takes, at each effort.

Measured in games of two and four, with no module and with all: 71, 45 and 41; some more is allowed for games
that are harder. A slower machine is slower at both, so these figures hold for any.
"""

TIMES = 5
"""How often the piece of work is done; the quickest counts, for a machine may be busy for a moment."""

WORK = Plan(
    turn=Breadth(positions=40, wide=20, narrow=10, samples=2),
    card=Breadth(positions=40, wide=20, narrow=10, samples=2),
    field_of_two=Field(lines=2, deals=1),
)
_SEED, _CHOICES = 3, 30

Question = tuple[Ruleset, PlayerView, Decision]


def effort_for(seconds: float) -> Effort:
    """With which effort agents play where the piece of work takes so long."""
    for effort, times in SLOWEST.items():
        if times * seconds <= LONGEST_WAIT:
            return effort
    return "third"


def measured(clock: Callable[[], float] = time.perf_counter) -> float:
    """How many seconds the piece of work takes here."""
    question, weights = question_asked(), load_weights()
    found = []
    for _ in range(TIMES):
        began = clock()
        work(question, weights)
        found.append(clock() - began)
    return min(found)


def work(question: Question, weights: Weights) -> str:
    """The piece of work: a decision by a rival who knows nothing yet."""
    rules, view, decision = question
    return Rival(rules, _SEED, WORK, weights).choose(view, decision, 1.0).key


def question_asked() -> Question:
    """The same in every game: the beginning of a turn, with three employees in hand."""
    rules = assemble(load_box(), 2)
    state, _, decision, _ = new_game(rules, _SEED)
    made = 0
    while decision is not None and (made < _CHOICES or decision.kind != "play_card"):
        made += 1
        state, _, decision, _ = advance(rules, state, decision.options[0])
    assert decision is not None
    return rules, observe(rules, state, decision.seat), decision
