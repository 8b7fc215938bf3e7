"""Agents by name: what saves, the setup and the tools call them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from rococo_desktop.ai.agent import Agent, RandomAgent
from rococo_desktop.ai.brake import Brake
from rococo_desktop.ai.levels import Level, load_levels
from rococo_desktop.ai.plans import QUICK, ROLLOUT, WIDE, Plan
from rococo_desktop.ai.rival import Rival
from rococo_desktop.ai.weights import Weights, load_weights
from rococo_desktop.rules.referee import Ruleset

SEARCHES: Mapping[str, Plan] = MappingProxyType({"wide": WIDE, "rollout": ROLLOUT, "quick": QUICK})
"""Plans that are played by their own names, by tools: the levels are what players choose from."""

FORMER: Mapping[str, str] = MappingProxyType({"greedy": "salon"})
"""Agents of earlier releases, and the level that plays their seats now: saves name them."""


class UnknownAgentError(ValueError):
    """There is no agent of this name."""


def agent_for(
    name: str, rules: Ruleset, seed: int, effort: str = "full", brake: Brake | None = None
) -> Agent:
    """A new agent of this name for one seat; UnknownAgentError if there is none."""
    if name == "random":
        return RandomAgent(seed)
    plan = plan_named(FORMER.get(name, name))
    return Rival(rules, seed, plan, weights(), effort, brake)


def rivals() -> tuple[str, ...]:
    """Every name a rival is played by: the levels, the weakest first, then the searches."""
    return (*(level.id for level in levels()), *SEARCHES)


def plan_named(name: str) -> Plan:
    """What the agent of this name looks at; UnknownAgentError if there is none."""
    plans = {**SEARCHES, **{level.id: level.plan for level in levels()}}
    if name not in plans:
        raise UnknownAgentError(f"there is no agent {name!r}")
    return plans[name]


def quick_rival(rules: Ruleset, seed: int) -> Rival:
    """An agent for programs that only have to get somewhere in a game."""
    return Rival(rules, seed, QUICK, weights())


@cache
def levels() -> tuple[Level, ...]:
    """The shipped levels, read once, the weakest first."""
    return load_levels()


@cache
def weights() -> Weights:
    """The shipped weights, read once."""
    return load_weights()
