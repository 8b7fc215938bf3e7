"""Agents over a wire: from a question as it comes over a wire to the key of a choice, and why."""

from __future__ import annotations

import json
from typing import NamedTuple

from rococo_desktop.ai.agent import Agent
from rococo_desktop.ai.agent_names import agent_for
from rococo_desktop.ai.reasons import Reasoner, reasoner_for
from rococo_desktop.content.box_loading import load_saved
from rococo_desktop.model.agent_reasons import AgentReason
from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.play import BUDGET, AgentTable
from rococo_desktop.rules.referee import Ruleset, assemble


def ruleset_of(table: AgentTable) -> Ruleset:
    """The rules of a table, from its description."""
    return assemble(
        load_saved(json.loads(table.figures)), table.players, table.edition, table.modules, table.level
    )


class Thought(NamedTuple):
    """The key of a choice, and the reason of the turn that ends with it."""

    key: str
    why: AgentReason | None


class Thinker:
    """Answers questions about one table at a time. An agent lives for a turn, so that it keeps its line."""

    def __init__(self, budget: float = BUDGET) -> None:
        self._budget = budget
        self._table: AgentTable | None = None
        self._rules: Ruleset | None = None
        self._agent: Agent | None = None
        self._reasoner: Reasoner | None = None
        self._turn: tuple[object, ...] = ()

    def prepare(self, table: AgentTable) -> Ruleset:
        """Have the rules of this table at hand."""
        if self._rules is None or table != self._table:
            self._rules = ruleset_of(table)
            self._table = table
            self._agent = None
        return self._rules

    def choose(
        self, view: PlayerView, decision: Decision, table: AgentTable, name: str, seed: int
    ) -> Thought:
        """The choice that the agent of this name makes. Chance has no reasons."""
        rules = self.prepare(table)
        turn = (name, decision.seat, view.round, view.turn, view.active)
        if self._agent is None or turn != self._turn:
            self._agent = agent_for(name, rules, seed)
            self._reasoner = reasoner_for(self._agent, rules)
            self._turn = turn
        choice = self._agent.choose(view, decision, self._budget)
        why = None if self._reasoner is None else self._reasoner.why(view, decision, choice)
        return Thought(choice.key, why)
