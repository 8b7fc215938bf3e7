"""Agents over a wire: from a question as it comes over a wire to a choice, and why."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import NamedTuple

from rococo_desktop.ai.agent import Agent
from rococo_desktop.ai.agent_names import agent_for
from rococo_desktop.ai.brake import Brake, carefree
from rococo_desktop.ai.reasons import Reasoner, reasoner_for
from rococo_desktop.content.box_loading import load_saved
from rococo_desktop.model.agent_reasons import AgentReason
from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.play import BUDGET, AgentSeat, AgentTable, Earlier
from rococo_desktop.rules.referee import Ruleset, assemble


def ruleset_of(table: AgentTable) -> Ruleset:
    """The rules of a table, from its description."""
    return assemble(
        load_saved(json.loads(table.figures)), table.players, table.edition, table.modules, table.level
    )


def unreported(line: str) -> None:
    """Nobody keeps a log."""


class Thought(NamedTuple):
    """The key of a choice, and the reason of the turn that ends with it."""

    key: str
    why: AgentReason | None


class _Asked(NamedTuple):
    """An agent for a turn, and who finds its reasons; chance has none."""

    agent: Agent
    reasoner: Reasoner | None


class Thinker:
    """Answers questions about one table at a time.

    An agent lives for a turn, so that it keeps its line. Whoever is asked in the middle of a turn, and is not
    the agent that came so far, comes so far first: it is asked again from the first decision of the turn.
    """

    def __init__(
        self,
        budget: float = BUDGET,
        look_up: Callable[[], None] = carefree,
        report: Callable[[str], None] = unreported,
    ) -> None:
        self._budget = budget
        self._brake = Brake(heed=look_up)
        self._report = report
        self._table: AgentTable | None = None
        self._rules: Ruleset | None = None
        self._asked: _Asked | None = None
        """Who was asked last, unless that was broken off."""
        self._came: tuple[AgentSeat, int, tuple[Earlier, ...]] | None = None
        """Who that is, at which seat, and what it was asked in its turn."""

    def prepare(self, table: AgentTable) -> Ruleset:
        """Have the rules of this table at hand."""
        if self._rules is None or table != self._table:
            self._rules = ruleset_of(table)
            self._table = table
            self._asked = None
        return self._rules

    def choose(
        self,
        view: PlayerView,
        decision: Decision,
        table: AgentTable,
        seat: AgentSeat,
        before: tuple[Earlier, ...] = (),
    ) -> Thought:
        """What the agent at this seat chooses, and why.

        AbandonedError where looking up says that nobody waits: asked again, it answers as if it had not been.
        """
        rules, firings = self.prepare(table), self._brake.firings
        asked, self._asked = self._asked, None
        if asked is None or self._came != (seat, decision.seat, before):
            asked = self._led(rules, table, seat, before)
        choice = asked.agent.choose(view, decision, self._budget)
        why = None if asked.reasoner is None else asked.reasoner.why(view, decision, choice)
        self._asked = asked
        self._came = (seat, decision.seat, (*before, Earlier(view, decision, choice.key)))
        if self._brake.firings > firings:
            self._report(
                f"the emergency brake ended a search of {seat.name!r} at effort {table.effort!r}: round"
                f" {view.round}, turn {view.turn}, {decision.kind}, {len(decision.options)} options"
            )
        return Thought(choice.key, why)

    def _led(self, rules: Ruleset, table: AgentTable, seat: AgentSeat, before: tuple[Earlier, ...]) -> _Asked:
        """An agent that came so far in its turn; where it would have gone another way, it begins there."""
        agent = self._new(rules, table, seat)
        reasoner = reasoner_for(agent, rules, self._brake.look_up)
        for view, decision, key in before:
            if agent.choose(view, decision, self._budget).key != key:
                agent = self._new(rules, table, seat)
            choice = decision.option(key)
            if reasoner is not None and choice is not None:
                reasoner.follow(view, decision, choice)
        return _Asked(agent, reasoner)

    def _new(self, rules: Ruleset, table: AgentTable, seat: AgentSeat) -> Agent:
        return agent_for(seat.name, rules, seat.seed, table.effort, self._brake, seat.character)
