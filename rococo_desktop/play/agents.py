"""Agents as the table knows them: somebody it can ask for a move and look up later whether there is one.

An agent gets the view of its seat, the decision and which game is played; never the state or its seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

from rococo_desktop.model.agent_reasons import AgentReason
from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.errors import PlayError

if TYPE_CHECKING:
    from rococo_desktop.model.decisions import Decision
    from rococo_desktop.model.player_view import PlayerView

BUDGET = 1.0
"""How many seconds an agent may think about one choice."""


Effort = Literal["full", "half", "third"]
"""How much agents look at, so that a slower machine does not make people wait. It stands in the save."""


class AgentTable(NamedTuple):
    """Which game is played, as far as its rules depend on it, and with how much effort its agents play."""

    players: int
    edition: Edition
    modules: tuple[str, ...]
    level: SoloLevel
    figures: str
    """The data of the game as JSON."""
    effort: Effort = "full"


class AgentSeat(NamedTuple):
    """Who is asked: an agent by its name, the character it has, and the seed of its chance in this turn."""

    name: str
    character: str
    seed: int


class Earlier(NamedTuple):
    """What a seat was asked earlier in the same turn, as it saw the game then, and what it chose."""

    view: PlayerView
    decision: Decision
    key: str


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
    """Somebody who plays seats. Nothing here waits, but `effort`: ask, then poll now and then."""

    def measure(self) -> None:
        """Find out in the background how quick this machine is: a game may begin soon."""
        ...

    def effort(self) -> Effort:
        """What this machine can bear, as measured last; waits a moment where that is not known yet."""
        ...

    def prepare(self, table: AgentTable) -> None:
        """Get ready for a table in the background, so that the first move does not take longer."""
        ...

    def ask(
        self,
        ticket: int,
        view: PlayerView,
        decision: Decision,
        table: AgentTable,
        seat: AgentSeat,
        before: tuple[Earlier, ...],
    ) -> None:
        """Have a choice thought out; whatever was asked before is no longer of interest.

        `before` is all that this agent was asked and chose since its turn began: one that does not remember
        it finds its way back by that.
        """
        ...

    def poll(self) -> Answer | None:
        """The answer to the last question, once; AgentsLostError if there will be none."""
        ...

    def cancel(self) -> None:
        """Nobody waits for the last question any more: it is thought about no further."""
        ...

    def close(self) -> None:
        """Let the agents go; nothing is left behind."""
        ...
