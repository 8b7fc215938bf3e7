"""Agents by the names matches give them: a level or search, with a character behind a plus if it has one."""

from __future__ import annotations

from rococo_desktop.ai.agent import Agent
from rococo_desktop.ai.agent_names import agent_for
from rococo_desktop.ai.brake import Brake
from rococo_desktop.rules.referee import Ruleset
from yardstick.greedy import GreedyAgent

YARDSTICK = "yardstick"


def agent_of(name: str, rules: Ruleset, seed: int, brake: Brake) -> Agent:
    """An agent by its name, such as `salon+hoarder`; UnknownAgentError if there is none."""
    if name == YARDSTICK:
        return GreedyAgent(rules, seed)
    level, _, character = name.partition("+")
    return agent_for(level, rules, seed, brake=brake, character=character)


def unhurried(name: str, rules: Ruleset, seed: int) -> Agent:
    """The same agent, which no clock ends."""
    return agent_of(name, rules, seed, Brake(float("inf")))
