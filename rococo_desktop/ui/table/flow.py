"""How a game goes on at the table: whose move it is, agents, the end of the turn, and the way back.

A move of the game becomes news: what happened, and the view after it, for motion to show one after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.events import Event
from rococo_desktop.model.outlook import HallStanding, Market
from rococo_desktop.model.views import PlayerView
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.rivals import Rivals, ask_for, heed
from rococo_desktop.play.seating import PERSON
from rococo_desktop.play.session import Session


class Mood(Enum):
    """What the table waits for."""

    DECIDES = "decides"
    """The viewer's choice."""
    ENDS = "ends"
    """The viewer's word that the turn is over."""
    WAITS = "waits"
    """Another seat."""
    OVER = "over"


class News(NamedTuple):
    """What happened through one choice, and the game after it, as the viewer may know both."""

    seat: int
    events: tuple[Event, ...]
    view: PlayerView
    market: Market
    halls: tuple[HallStanding, ...]


class Flow:
    """One game at the table, moved on by the viewer and by the agents."""

    def __init__(self, session: Session, rivals: Rivals, confirms: Callable[[], bool]) -> None:
        self.session = session
        self._rivals = rivals
        self._confirms = confirms
        self._people = tuple(
            seat for seat, entry in enumerate(session.record.seats) if entry.player == PERSON
        )
        self.viewer = self._people[0] if self._people else NOBODY
        self._confirmed = -1
        self._asked = -1
        self._turn: tuple[int, int, int] = (0, 0, NOBODY)
        self._turn_began = session.steps
        self._news: list[News] = []
        self._settle()

    # What is going on.

    @property
    def mood(self) -> Mood:
        """What the table waits for now."""
        session = self.session
        if session.deciding == NOBODY:
            return Mood.OVER
        if self._is_ending:
            return Mood.ENDS
        return Mood.DECIDES if session.deciding == self.viewer else Mood.WAITS

    @property
    def _is_ending(self) -> bool:
        session = self.session
        if self._confirmed == session.version or not self._confirms() or self.viewer == NOBODY:
            return False
        end = session.turn_just_ended(self.viewer)
        return end is not None and end.can_undo

    @property
    def decision(self) -> Decision | None:
        """What the viewer has to decide, or may still decide anew."""
        if self.viewer == NOBODY or self.mood in {Mood.ENDS, Mood.OVER}:
            return None
        return self.session.decision(self.viewer) or self.session.revision(self.viewer)

    @property
    def inside_turn(self) -> bool:
        """True if the viewer has made a choice in this turn that can be taken back."""
        session = self.session
        mine = session.can_undo and session.undo_seat == self.viewer
        return mine and (self.mood is Mood.ENDS or session.steps > self._turn_began)

    @property
    def turn(self) -> tuple[int, int, int]:
        """Round, turn and active seat: which turn it is."""
        return self._turn

    def take_news(self) -> tuple[News, ...]:
        """Everything that happened since this was last asked."""
        news, self._news = tuple(self._news), []
        return news

    # What the viewer does.

    def submit(self, keys: tuple[str, ...]) -> None:
        """Make these choices of the viewer, one after the other."""
        for key in keys:
            self._submit(self.viewer, key)

    def end_turn(self) -> None:
        """The viewer's turn is over."""
        self._confirmed = self.session.version
        self._settle()

    def undo(self) -> None:
        """Take back the viewer's last choice."""
        self.session.undo()
        self._settle()

    def redo(self) -> None:
        """Make the choice taken back once more."""
        before = self.session.steps
        self.session.redo()
        self._note(self.viewer, before)
        self._settle()

    def restart(self) -> None:
        """Take back the whole turn, as far as it can be."""
        self.session.restart_turn()
        self._settle()

    # What agents do.

    def think(self) -> bool:
        """Let the agent whose move it is think, and carry out what it has found; True if the game moved."""
        session = self.session
        if self.mood is not Mood.WAITS:
            return False
        if self._asked != session.version:
            self._asked = session.version
            ask_for(session, self._rivals)
        answer = self._rivals.poll()
        if answer is None:
            return False
        seat, before = session.deciding, session.steps
        if not heed(session, answer):
            self._asked = -1
            return False
        self._note(seat, before)
        self._settle()
        return True

    def _submit(self, seat: int, key: str) -> None:
        before = self.session.steps
        self.session.submit(seat, key)
        self._note(seat, before)
        self._settle()

    def _note(self, seat: int, before: int) -> None:
        session = self.session
        for happening in session.events(self.viewer, before):
            self._news.append(
                News(
                    seat,
                    happening.events,
                    session.view(self.viewer),
                    session.market(self.viewer),
                    session.halls(),
                )
            )

    def _settle(self) -> None:
        """Notice a new turn; with several people at the table the one who decides looks at it."""
        session = self.session
        if len(self._people) > 1 and session.deciding in self._people and not self._is_ending:
            self.viewer = session.deciding
        view = session.view(NOBODY)
        turn = (view.round, view.turn, view.active)
        if turn != self._turn:
            self._turn = turn
            self._turn_began = session.steps
        self._turn_began = min(self._turn_began, session.steps)
