"""What an agent is, by what it does: a digest of its choices from twenty fixed positions to the end of turns.

The first choice alone told too little: two tastes, or two depths of search, often begin a turn alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

from rococo_desktop.ai.agent import Agent, RandomAgent
from rococo_desktop.ai.agent_names import agent_for, plan_named
from rococo_desktop.ai.brake import Brake
from rococo_desktop.content import load_box
from rococo_desktop.files.locations import data_dir
from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.state import GameState
from rococo_desktop.rules.referee import Ruleset, advance, assemble, new_game, observe

POSITIONS = 20
_SEED = 11
_APART = 9
"""How many choices lie between two positions of a game."""

_PLAYERS = (2, 3)
_OF_ROLLOUT = 5
"""Rollouts take long: their strength is held against every fifth position."""

Question = tuple[Ruleset, GameState, Decision]


def fingerprint(agent: Callable[[Ruleset, int], Agent], step: int = 1) -> str:
    """Twelve hex digits that change when the agent chooses otherwise; `step` leaves positions out."""
    asked = _questions(data_dir())[::step]
    keys = [
        key
        for rules, state, decision in asked
        for key in _rest_of_turn(agent(rules, _SEED), rules, state, decision)
    ]
    return blake2b(" ".join(keys).encode(), digest_size=6, person=b"agents").hexdigest()


def _rest_of_turn(agent: Agent, rules: Ruleset, state: GameState, decision: Decision) -> Iterator[str]:
    """What the agent chooses until it is somebody else's turn."""
    seat, turn = decision.seat, state.turn
    following: Decision | None = decision
    while following is not None and (following.seat, state.turn) == (seat, turn):
        choice = agent.choose(observe(rules, state, seat), following, 1.0)
        yield choice.key
        state, _, following, _ = advance(rules, state, choice)


def strength_digest(name: str) -> str:
    """The digest of a level, or of its character: `salon+hoarder`; UnknownAgentError if there is none."""
    level, _, character = name.partition("+")
    step = 1 if plan_named(level).field_of_two is None else _OF_ROLLOUT

    def agent(rules: Ruleset, seed: int) -> Agent:
        return agent_for(level, rules, seed, brake=Brake(float("inf")), character=character)

    return fingerprint(agent, step)


@cache
def _questions(data: Path) -> tuple[Question, ...]:
    """Positions of games played by chance, from the first round to the last, with this data."""
    share = POSITIONS // len(_PLAYERS)
    box = load_box(data_dir=data)
    return tuple(
        question for players in _PLAYERS for question in list(_of_a_game(assemble(box, players)))[:share]
    )


def _of_a_game(rules: Ruleset) -> Iterator[Question]:
    state, _, decision, _ = new_game(rules, _SEED)
    dice = RandomAgent(_SEED)
    since = _APART
    while decision is not None:
        if since >= _APART * rules.seats and len(decision.options) > 2 and decision.kind != "terrace":
            yield rules, state, decision
            since = 0
        since += 1
        state, _, decision, _ = advance(
            rules, state, dice.choose(observe(rules, state, decision.seat), decision, 1.0)
        )
