"""Rivals without a process of their own: what a worker answers is held against theirs."""

from __future__ import annotations

from rococo_desktop.ai.agent_answers import Thinker
from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.play import BUDGET, AgentSeat, AgentTable, Answer, Earlier, Effort


class LocalAgents:
    """Rivals who think where they are asked."""

    def __init__(self, budget: float = BUDGET) -> None:
        self._thinker = Thinker(budget)
        self._answer: Answer | None = None

    def measure(self) -> None:
        """Nobody is in a hurry here."""

    def effort(self) -> Effort:
        """They give all they have."""
        return "full"

    def prepare(self, table: AgentTable) -> None:
        """Load the rules of the table."""
        self._thinker.prepare(table)

    def ask(
        self,
        ticket: int,
        view: PlayerView,
        decision: Decision,
        table: AgentTable,
        seat: AgentSeat,
        before: tuple[Earlier, ...],
    ) -> None:
        """Think, and keep the answer."""
        self._answer = Answer(ticket, *self._thinker.choose(view, decision, table, seat, before))

    def poll(self) -> Answer | None:
        """The answer, once."""
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        """Forget the answer."""
        self._answer = None

    def close(self) -> None:
        """Forget the answer: there is nothing else."""
        self._answer = None
