"""Agents as the table knows them: somebody it can ask for a move and look up later whether there is one.

An agent gets the view of its seat, the decision and which game is played; never the state or its seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.errors import IllegalChoiceError, PlayError

if TYPE_CHECKING:
    from rococo_desktop.model.decisions import Decision
    from rococo_desktop.model.views import PlayerView
    from rococo_desktop.play.session import Session

BUDGET = 1.0
"""How many seconds an agent may think about one choice."""


class RivalTable(NamedTuple):
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


class RivalsLostError(PlayError):
    """The agents cannot be asked any more: their process died, or hung, and so did the one after it."""

    key = "rivals.lost"
    sentence = "the agents cannot play on ({why})"


class Rivals(Protocol):
    """Somebody who plays seats. Nothing here waits: ask, then poll now and then."""

    def prepare(self, table: RivalTable) -> None:
        """Get ready for a table in the background, so that the first move does not take longer."""
        ...

    def ask(
        self,
        ticket: int,
        view: PlayerView,
        decision: Decision,
        table: RivalTable,
        agent_name: str,
        seed: int,
    ) -> None:
        """Have a choice thought out; whatever was asked before is no longer of interest."""
        ...

    def poll(self) -> Answer | None:
        """The answer to the last question, once; RivalsLostError if there will be none."""
        ...

    def cancel(self) -> None:
        """Forget the last question: its answer will not come."""
        ...

    def close(self) -> None:
        """Let the agents go; nothing is left behind."""
        ...


def ask_for(session: Session, rivals: Rivals) -> bool:
    """Ask for the choice the session waits for, if an agent plays that seat; False if it does not."""
    seat = session.deciding
    decision = session.decision(seat)
    if decision is None or not session.is_agent(seat):
        return False
    name = session.record.seats[seat].player
    rivals.ask(
        session.version, session.view(seat), decision, session.rival_table, name, session.agent_seed(seat)
    )
    return True


def heed(session: Session, answer: Answer) -> bool:
    """Make the choice of an agent, if the game has not moved on since it was asked and it may choose so."""
    seat = session.deciding
    if answer.ticket != session.version or not session.is_agent(seat):
        return False
    try:
        session.submit(seat, answer.key)
    except IllegalChoiceError:
        return False
    return True
