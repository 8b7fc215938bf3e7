"""What an agent is, by what it does: a digest over its choices in twenty fixed positions."""

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
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.rules.referee import Ruleset, advance, assemble, new_game, observe

POSITIONS = 20
_SEED = 11
_APART = 9
"""How many choices lie between two positions of a game."""

_PLAYERS = (2, 3)
_OF_ROLLOUT = 3
"""Rollouts take long: their strength is held against every third position."""

Question = tuple[Ruleset, PlayerView, Decision]


def fingerprint(agent: Callable[[Ruleset, int], Agent], step: int = 1) -> str:
    """Twelve hex digits that change when the agent chooses otherwise; `step` leaves positions out."""
    asked = _questions(data_dir())[::step]
    keys = [agent(rules, _SEED).choose(view, decision, 1.0).key for rules, view, decision in asked]
    return blake2b(" ".join(keys).encode(), digest_size=6, person=b"agents").hexdigest()


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
        view = observe(rules, state, decision.seat)
        if since >= _APART * rules.seats and len(decision.options) > 2 and decision.kind != "terrace":
            yield rules, view, decision
            since = 0
        since += 1
        state, _, decision, _ = advance(rules, state, dice.choose(view, decision, 1.0))
