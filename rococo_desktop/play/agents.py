"""Agents as the table knows them: somebody it can ask for a move and look up later whether there is one.

An agent gets the view of its seat, the decision and which game is played; never the state or its seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from rococo_desktop.model.agent_reasons import AgentReason
from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.errors import PlayError

if TYPE_CHECKING:
    from rococo_desktop.model.decisions import Decision
    from rococo_desktop.model.player_view import PlayerView

BUDGET = 1.0
"""How many seconds an agent may think about one choice."""


class AgentTable(NamedTuple):
    """Which game is played, as far as its rules depend on it."""

    players: int
    edition: Edition
    modules: tuple[str, ...]
    level: SoloLevel
    figures: str
    """The data of the game as JSON."""


class Answer(NamedTuple):
    """The choice of an agent, with the ticket of the question it answers."""

    ticket: int
    key: str
    why: AgentReason | None = None
    """The reason of the turn that ends with this choice: open facts alone."""


class AgentsLostError(PlayError):
    """The agents cannot be asked any more: their process died, or hung, and so did the one after it."""

    key = "agents.lost"
    sentence = "the agents cannot play on ({why})"


class Agents(Protocol):
    """Somebody who plays seats. Nothing here waits: ask, then poll now and then."""

    def prepare(self, table: AgentTable) -> None:
        """Get ready for a table in the background, so that the first move does not take longer."""
        ...

    def ask(
        self,
        ticket: int,
        view: PlayerView,
        decision: Decision,
        table: AgentTable,
        agent_name: str,
        seed: int,
    ) -> None:
        """Have a choice thought out; whatever was asked before is no longer of interest."""
        ...

    def poll(self) -> Answer | None:
        """The answer to the last question, once; AgentsLostError if there will be none."""
        ...

    def cancel(self) -> None:
        """Forget the last question: its answer will not come."""
        ...

    def close(self) -> None:
        """Let the agents go; nothing is left behind."""
        ...
