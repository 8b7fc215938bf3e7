"""Agents by name: what saves, the setup and the tools call them."""

from __future__ import annotations

from functools import cache

from rococo_desktop.ai.agent import Agent, RandomAgent
from rococo_desktop.ai.plans import QUICK, ROLLOUT, WIDE
from rococo_desktop.ai.rival import Rival
from rococo_desktop.ai.weights import Weights, load_weights
from rococo_desktop.rules.referee import Ruleset

SEARCHES = {"wide": WIDE, "rollout": ROLLOUT, "quick": QUICK}
"""Plans that are played by their own names."""

FORMER = {"greedy": "wide"}
"""Agents of earlier releases, by whom their seats are played now: saves name them."""


class UnknownAgentError(ValueError):
    """There is no agent of this name."""


def agent_for(name: str, rules: Ruleset, seed: int) -> Agent:
    """A new agent of this name for one seat; UnknownAgentError if there is none."""
    name = FORMER.get(name, name)
    if name == "random":
        return RandomAgent(seed)
    if name in SEARCHES:
        return Rival(rules, seed, SEARCHES[name], weights())
    raise UnknownAgentError(f"there is no agent {name!r}")


def quick_rival(rules: Ruleset, seed: int) -> Rival:
    """An agent for programs that only have to get somewhere in a game."""
    return Rival(rules, seed, QUICK, weights())


@cache
def weights() -> Weights:
    """The shipped weights, read once."""
    return load_weights()
