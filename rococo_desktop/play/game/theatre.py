"""The theatre: a recorded game to be watched at any moment of it, by eyes that see no more than they may.

A game that is over may be watched with anybody's eyes. One that is not is watched with nobody's, so that a
replay tells no more than the table did; the only person it ever had still sees their own cards.
Moment number n is the game after its n-th choice in effect, the first one the deal.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from rococo_desktop.model.outlook import Gained, HallStanding, Market
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.errors import Notice
from rococo_desktop.play.game.past import Moment
from rococo_desktop.play.game.public_facts import definitions_of
from rococo_desktop.play.game.session_values import Happening, PublicDefinitions, RecordInfo
from rococo_desktop.play.records.header import Boxes, Header
from rococo_desktop.play.records.record import GameRecord
from rococo_desktop.play.records.timeline import Played, Timeline, turn_of
from rococo_desktop.rules import referee
from rococo_desktop.rules.referee import Ruleset, observe, redact

Known = TypeVar("Known")


class Turn(NamedTuple):
    """The moment a turn begins with, and whose it is: NOBODY where everybody chooses, or the court counts."""

    at: int
    round: int
    seat: int


class Reel(NamedTuple):
    """A whole game with every state of it. It knows everything: only `play` itself may hold one."""

    header: Header
    figures: str
    boxes: Boxes
    rules: Ruleset
    played: tuple[Played, ...]
    states: tuple[GameState, ...]
    """The state after each choice; together a few megabytes, as each shares most of itself with the last."""
    alone: int
    """The only person the game ever had, or NOBODY."""
    is_dealt_anew: bool
    """True if its choices cannot be made one after the other from its beginning."""

    @classmethod
    def of(cls, record: GameRecord, boxes: Boxes, timeline: Timeline, alone: int) -> Reel:
        """The game of a timeline so far."""
        played = tuple(timeline.played)
        states = tuple(timeline.states(len(played)))
        return cls(
            record.header,
            record.figures,
            boxes,
            timeline.rules,
            played,
            states,
            alone,
            timeline.is_dealt_anew,
        )


class Theatre:
    """A game as it was, at one moment of it after the other. Nothing in it can be changed."""

    rests = False
    """A game that is watched waits for nobody's word."""

    def __init__(self, record: RecordInfo, reel: Reel) -> None:
        self.record = record
        self.notices: tuple[Notice, ...] = ()
        """What is to be said once about the file it was read from."""
        self._reel = reel
        self._at = 0
        self._moves = 0
        self._known: dict[tuple[Any, ...], Any] = {}

    # Where it is.

    @property
    def at(self) -> int:
        """The number of the moment that is shown."""
        return self._at

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self._reel.played) - 1

    @property
    def is_over(self) -> bool:
        """True if the game came to its end."""
        return not self._reel.states[-1].agenda

    def go(self, at: int) -> bool:
        """Go to a moment, or to the nearest there is; False if it is shown already."""
        at = min(max(at, 0), self.last)
        if at == self._at:
            return False
        self._at = at
        self._moves += 1
        self._known.clear()
        return True

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """Every turn in order; what everybody chooses before the first one of a round counts as one."""
        found: list[Turn] = []
        before = None
        for at, state in enumerate(self._reel.states):
            turn = turn_of(state)
            if turn != before:
                before = turn
                found.append(Turn(at, state.round, state.active))
        return tuple(found)

    # Whose eyes.

    @property
    def eyes(self) -> tuple[int, ...]:
        """Whose eyes it may be watched with, NOBODY among them where that is possible."""
        if self.is_over:
            return (NOBODY, *self._reel.rules.people)
        return (self._reel.alone,)

    def _allowed(self, viewer: int) -> int:
        """The viewer; who may not look with these eyes sees what nobody does."""
        return viewer if viewer in self.eyes else NOBODY

    @property
    def deciding(self) -> int:
        """The seat that decides next, or NOBODY at the end."""
        agenda = self._reel.states[self._at].agenda
        return agenda[-1][1] if agenda else NOBODY

    @property
    def acted(self) -> int:
        """The seat whose choice led here; NOBODY at the deal."""
        return self._reel.played[self._at].seat

    # What may be known of the moment: as a session answers.

    @cached_property
    def definitions(self) -> PublicDefinitions:
        """The pieces and the board of this game."""
        return definitions_of(self._reel.rules, self._reel.header.table)

    @property
    def steps(self) -> int:
        """How many choices are in effect, the deal counted as one."""
        return self._at + 1

    @property
    def version(self) -> int:
        """A number that changes whenever another moment is shown."""
        return self._moves

    def view(self, viewer: int) -> PlayerView:
        """The game at this moment."""
        return observe(self._reel.rules, self._reel.states[self._at], self._allowed(viewer))

    def events(self, viewer: int, since: int = 0) -> tuple[Happening, ...]:
        """What had happened by then, from choice number `since` on."""
        return self._told(viewer, since, self._at + 1)

    def whole(self, viewer: int) -> tuple[Happening, ...]:
        """All that happened in the game, later moments included."""
        return self._told(viewer, 0, len(self._reel.played))

    def _told(self, viewer: int, since: int, until: int) -> tuple[Happening, ...]:
        eyes = self._allowed(viewer)
        return tuple(
            Happening(one.seat, redact(one.events, eyes), one.why) for one in self._reel.played[since:until]
        )

    def market(self, viewer: int) -> Market:
        """What everything costs, and what the viewer can pay."""
        eyes = self._allowed(viewer)
        return self._once(("market", eyes), lambda: referee.market(*self._position, eyes))

    def halls(self) -> tuple[HallStanding, ...]:
        """Who leads every hall and the fireworks."""
        return self._once(("halls",), lambda: referee.hall_standings(*self._position))

    def forecast(self, viewer: int, card: int) -> tuple[Gained, ...]:
        """What this employee's bonus would give the viewer."""
        eyes = self._allowed(viewer)
        if eyes == NOBODY:
            return ()
        return self._once(("forecast", eyes, card), lambda: referee.forecast(*self._position, eyes, card))

    def moment(self, viewer: int) -> Moment:
        """What happened through the choice that led here, and the game after it."""
        played = self._reel.played[self._at]
        eyes = self._allowed(viewer)
        return Moment(
            played.seat,
            redact(played.events, eyes),
            self.view(eyes),
            self.market(eyes),
            self.halls(),
            played.why,
        )

    @property
    def _position(self) -> tuple[Ruleset, GameState]:
        return self._reel.rules, self._reel.states[self._at]

    def _once(self, question: tuple[Any, ...], find: Callable[[], Known]) -> Known:
        if question not in self._known:
            self._known[question] = find()
        answer: Known = self._known[question]
        return answer
