"""What an agent is, by what it does: a digest over its choices in twenty fixed positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from hashlib import blake2b

from rococo_desktop.ai.agent import Agent, RandomAgent
from rococo_desktop.content import load_box
from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.rules.referee import Ruleset, advance, assemble, new_game, observe

POSITIONS = 20
_SEED = 11
_APART = 9
"""How many choices lie between two positions of a game."""

_PLAYERS = (2, 3)

Question = tuple[Ruleset, PlayerView, Decision]


def fingerprint(agent: Callable[[Ruleset, int], Agent]) -> str:
    """Twelve hex digits that change when the agent chooses otherwise."""
    keys = [agent(rules, _SEED).choose(view, decision, 1.0).key for rules, view, decision in _questions()]
    return blake2b(" ".join(keys).encode(), digest_size=6, person=b"agents").hexdigest()


@cache
def _questions() -> tuple[Question, ...]:
    """Positions of games played by chance, from the first round to the last."""
    share = POSITIONS // len(_PLAYERS)
    return tuple(
        question
        for players in _PLAYERS
        for question in list(_of_a_game(assemble(load_box(), players)))[:share]
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
