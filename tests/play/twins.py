"""Pairs of sessions that differ only in what a viewer may not know, for tests that nothing leaks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rococo_desktop.model.agent_reasons import AgentReason
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.game.theatre import Theatre
from rococo_desktop.play.records.timeline import Timeline
from rococo_desktop.play.viewing import people_of
from rococo_desktop.rules.referee import determinize, observe, redact
from tests.play.games import begin, boxes, choose

ALL_MODULES = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")

TABLES = [
    (1, Edition.DELUXE, ALL_MODULES),
    (2, Edition.CLASSIC, ()),
    (3, Edition.DELUXE, ()),
    (5, Edition.DELUXE, ALL_MODULES),
]
"""Few tables, each with something the others lack."""


def moments(
    players: int, edition: Edition, modules: tuple[str, ...], every: int = 1, seed: int = 11
) -> Iterator[Session]:
    """One game, handed out again at each so many decisions."""
    session = begin(players, edition, seed=seed, modules=modules)
    random = Random(seed)
    number = 0
    while session.deciding != NOBODY:
        if number % every == 0:
            yield session
        number += 1
        choose(session, random)


def twin(session: Session, viewer: int, stream: int) -> Session:
    """The same game for this viewer; everything the viewer may not know is dealt anew."""
    own = session._timeline
    state = determinize(own.rules, _known(own, viewer), stream)
    return Session(session._record, Timeline.from_state(own.rules, state), None, boxes)


def _known(timeline: Timeline, viewer: int) -> PlayerView:
    """What a viewer may know, from the referee: the view of the session is what is to be tested."""
    return observe(timeline.rules, timeline.state, viewer)


def retold(theatre: Theatre, viewer: int, stream: int) -> Theatre:
    """The same game in other worlds: what this viewer may not know is dealt anew at every moment."""
    reel, random = theatre._reel, Random(stream)
    states = tuple(
        determinize(reel.rules, observe(reel.rules, state, viewer), random.getrandbits(64))
        for state in reel.states
    )
    played = tuple(one._replace(events=redact(one.events, viewer), key="") for one in reel.played)
    return Theatre(theatre.record, reel._replace(played=played, states=states))


class Retold(Timeline):
    """A timeline whose past is another's, dealt anew at every moment as far as a viewer may not know it."""

    past: Timeline
    eyes = NOBODY
    stream: Random

    def states(self, until: int) -> Iterator[GameState]:
        """The other's states, in other worlds."""
        for state in self.past.states(until):
            view = observe(self.rules, state, self.eyes)
            yield determinize(self.rules, view, self.stream.getrandbits(64))


class Following(Session):
    """A session that follows another one for one viewer: whatever that viewer may not know is dealt anew.

    Its past is what the viewer was told of the other. Whoever plays here plays nothing: the game has already
    moved there, and this one comes after. Drawn for the viewer, both must look the same to the last dot.
    """

    def __init__(self, leader: Session, viewer: int, stream: int) -> None:
        super().__init__(leader._record, leader._timeline, None, boxes)
        self.leader = leader
        self._stream = Random(stream)
        self.follow(viewer)

    def follow(self, viewer: int) -> None:
        """Be where the other is, as this viewer may know it."""
        leader = self.leader
        own = leader._timeline
        state = determinize(own.rules, _known(own, viewer), self._stream.getrandbits(64))
        timeline = Retold.from_state(own.rules, state)
        timeline.past, timeline.stream = own, self._stream
        people = people_of(leader.record.seats)
        timeline.eyes = (
            viewer if people == (viewer,) else NOBODY
        )  # several people see a replay as nobody does
        timeline.played = [one._replace(events=redact(one.events, viewer), key="") for one in own.played]
        timeline._kept, timeline._undone = list(own._kept), list(own._undone)
        self._timeline = timeline
        self._record = leader._record
        self._version = leader.version
        self._known.clear()

    def watching(self) -> int:
        """Who looks now: to be said by whoever drives the two."""
        raise NotImplementedError

    def submit(self, seat: int, key: str, why: AgentReason | None = None) -> None:
        """Come after."""
        self.follow(self.watching())

    def undo(self, steps: int = 1) -> None:
        """Come after."""
        self.follow(self.watching())

    def reseat(self, seat: int, *, name: str | None = None, player: str | None = None) -> None:
        """Come after."""
        self.follow(self.watching())
