"""Agents by name: what saves, the setup and the tools call them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from rococo_desktop.ai.agent import Agent, RandomAgent
from rococo_desktop.ai.brake import Brake
from rococo_desktop.ai.levels import Level, load_levels
from rococo_desktop.ai.plans import QUICK, ROLLOUT, WIDE, Plan
from rococo_desktop.ai.rival import Rival
from rococo_desktop.ai.weights import Weights, load_weights
from rococo_desktop.content.rivals import Character, load_characters
from rococo_desktop.files.locations import data_dir
from rococo_desktop.rules.referee import Ruleset

SEARCHES: Mapping[str, Plan] = MappingProxyType({"wide": WIDE, "rollout": ROLLOUT, "quick": QUICK})
"""Plans that are played by their own names, by tools: the levels are what players choose from."""

FORMER: Mapping[str, str] = MappingProxyType({"greedy": "salon"})
"""Agents of earlier releases, and the level that plays their seats now: saves name them."""


class UnknownAgentError(ValueError):
    """There is no agent of this name."""


def agent_for(
    name: str,
    rules: Ruleset,
    seed: int,
    effort: str = "full",
    brake: Brake | None = None,
    character: str = "",
) -> Agent:
    """A new agent of this name for one seat; UnknownAgentError if there is none, or no such character.

    Without a character it is a plain rival. One that plays by chance has no taste.
    """
    if name == "random":
        return RandomAgent(seed)
    plan = plan_named(FORMER.get(name, name))
    return Rival(rules, seed, plan, tastes(character), effort, brake)


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


def tastes(character: str = "") -> Weights:
    """What things are worth to this character, or to a plain rival; UnknownAgentError if there is none."""
    if not character:
        return weights()
    for one in characters():
        if one.id == character:
            return weights().scaled(one.weights)
    raise UnknownAgentError(f"there is no character {character!r}")


def levels() -> tuple[Level, ...]:
    """The levels, the weakest first; a folder of data is read once."""
    return _levels(data_dir() / "ai")


def characters() -> tuple[Character, ...]:
    """The characters; a folder of data is read once."""
    return _characters(data_dir() / "ai")


def weights() -> Weights:
    """The weights of a plain rival; a folder of data is read once."""
    return _weights(data_dir() / "ai")


@cache
def _levels(folder: Path) -> tuple[Level, ...]:
    return load_levels(folder / "levels.yaml")


@cache
def _characters(folder: Path) -> tuple[Character, ...]:
    return load_characters(folder / "characters.yaml", folder / "greedy.yaml")


@cache
def _weights(folder: Path) -> Weights:
    return load_weights(folder / "greedy.yaml")
