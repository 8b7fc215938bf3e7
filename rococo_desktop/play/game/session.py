"""One game being played: what table, agents and log may know of it and do with it.

A session hands out views, redacted events, decisions of the seat that asks, and reasons. The state itself,
the seed and the journal of choices never leave it except into the record file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar, cast

from rococo_desktop.model.agent_reasons import AgentReason
from rococo_desktop.model.decisions import Decision, Reason, Target
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.agents import AgentSeat, AgentTable, Earlier, Effort
from rococo_desktop.play.errors import BadTableError, CannotUndoError, Notice, StorageError
from rococo_desktop.play.game.agent_questions import agent_seat_of, asked_before
from rococo_desktop.play.game.figures_by_round import RoundEnd, course_of
from rococo_desktop.play.game.past import Moment, has_past, moments, since_last_turn
from rococo_desktop.play.game.previewing import preview
from rococo_desktop.play.game.public_facts import definitions_of, record_info, rival_table_of
from rococo_desktop.play.game.reachable_options import reachable, unasked
from rococo_desktop.play.game.session_values import (
    Gained,
    HallStanding,
    Happening,
    IncomeLine,
    Market,
    Preview,
    PublicDefinitions,
    RecordInfo,
    Result,
    TerraceMove,
    TurnEnd,
)
from rococo_desktop.play.game.theatre import Reel, Theatre
from rococo_desktop.play.game.turn_at_rest import happenings_shown, view_shown
from rococo_desktop.play.records.dealing import deal
from rococo_desktop.play.records.header import Boxes, box_for
from rococo_desktop.play.records.lines import Line, RoundDigest, SeatChanged, Undone
from rococo_desktop.play.records.loading import load, loads
from rococo_desktop.play.records.players import alone_of, changed_hands, handed_over, people_of, seated_on
from rococo_desktop.play.records.record import GameRecord, chosen, closing, text_of
from rococo_desktop.play.records.storage import DiskSync, JournalFile, write_whole
from rococo_desktop.play.records.timeline import Timeline
from rococo_desktop.play.table_setup import PERSON, SeatEntry, TableSetup
from rococo_desktop.rules import referee
from rococo_desktop.rules.referee import advance, explain, standings, winners

Known = TypeVar("Known")


class Session:
    """A game at a table. Made by `begin` or `resume`."""

    def __init__(
        self,
        record: GameRecord,
        timeline: Timeline,
        journal: JournalFile | None,
        boxes: Boxes,
        notices: tuple[Notice, ...] = (),
    ) -> None:
        self._record = record
        self._timeline = timeline
        self._journal = journal
        self._boxes = boxes
        self._version = 0
        self._storage_problem: StorageError | None = None
        self._known: dict[tuple[Any, ...], Any] = {}
        self.notices = notices
        """What is to be said once after loading."""

    @classmethod
    def begin(
        cls,
        table: TableSetup,
        file: Path | None = None,
        sync: DiskSync = DiskSync.TURN,
        overrides: dict[str, Any] | None = None,
        boxes: Boxes = box_for,
        effort: Effort = "full",
    ) -> Session:
        """Deal a new game, kept in a new file if one is named; BadTableError, SetupError if it cannot be."""
        record, timeline = deal(table, overrides or {}, boxes, effort)
        return cls.written(record, timeline, file, sync, boxes)

    @classmethod
    def resume(cls, file: Path, sync: DiskSync = DiskSync.TURN, boxes: Boxes = box_for) -> Session:
        """Go on with a recorded game; RecordError if it cannot be loaded, or another process plays it.

        It goes on in its own file, which is not touched before the next choice.
        """
        journal = JournalFile.claimed(file, sync)
        loaded = load(file, boxes)
        journal.go_on(loaded.end, loaded.unwritten)
        return cls(loaded.record, loaded.timeline, journal, boxes, loaded.notices)

    @classmethod
    def resume_copy(
        cls, file: Path, into: Path | None, sync: DiskSync = DiskSync.TURN, boxes: Boxes = box_for
    ) -> Session:
        """Go on with a recorded game in a new file, or in none; the one it comes from stays as it is.

        RecordError if it cannot be loaded. The new file is written at once.
        """
        loaded = load(file, boxes)
        return cls.written(loaded.record, loaded.timeline, into, sync, boxes, loaded.notices)

    @classmethod
    def written(
        cls,
        record: GameRecord,
        timeline: Timeline,
        file: Path | None,
        sync: DiskSync,
        boxes: Boxes,
        notices: tuple[Notice, ...] = (),
    ) -> Session:
        """The session of a record, which is written to a new file at once; or to none."""
        journal = JournalFile(file, sync) if file is not None else None
        session = cls(record, timeline, journal, boxes, notices)
        session._append(record.text(), True)
        return session

    # What may be known.

    def view(self, viewer: int) -> PlayerView:
        """The game as a seat, or NOBODY, may see it."""
        return view_shown(self._timeline, viewer)

    def events(self, viewer: int, since: int = 0) -> tuple[Happening, ...]:
        """What happened through each choice in effect from number `since` on, as a viewer may know it."""
        return happenings_shown(self._timeline, viewer, since)

    @property
    def steps(self) -> int:
        """How many choices are in effect, the deal counted as one: `since` for what comes next."""
        return len(self._timeline.played)

    @property
    def version(self) -> int:
        """A number that changes whenever the game has moved, forward or back."""
        return self._version

    @property
    def deciding(self) -> int:
        """The seat the game waits for, or NOBODY when it is over."""
        decision = self._timeline.decision
        return decision.seat if decision is not None else NOBODY

    def decision(self, seat: int) -> Decision | None:
        """What this seat has to decide now, or None if it is another's turn to decide."""
        decision = self._timeline.decision
        return decision if decision is not None and decision.seat == seat else None

    def revision(self, seat: int) -> Decision | None:
        """How this seat may still change its secret choice of three (P2.1a), or None."""
        return self._timeline.revision(seat)

    def explain(self, seat: int, target: Target) -> tuple[Reason, ...]:
        """What stands between this seat and the target; nothing if it can be chosen now."""
        return explain(self._timeline.rules, self._timeline.state, seat, target)

    def crosses_barrier(self, key: str, seat: int | None = None) -> bool:
        """True if this choice, of the deciding seat or of another's revision, could not be taken back."""
        choice = self._timeline.find(self.deciding if seat is None else seat, key)
        return advance(self._timeline.rules, self._timeline.state, choice).barrier

    # What would be: each answer is found once for each version.

    def market(self, viewer: int) -> Market:
        """What everything costs now and next, and what the viewer can pay; for NOBODY the prices alone."""
        return self._once(("market", viewer), lambda: referee.market(*self._position, viewer))

    def forecast(self, viewer: int, card: int) -> tuple[Gained, ...]:
        """What this employee's bonus would give the viewer now, as far as it is a number; NOBODY: nothing."""
        if viewer == NOBODY:
            return ()
        return self._once(("forecast", viewer, card), lambda: referee.forecast(*self._position, viewer, card))

    def halls(self) -> tuple[HallStanding, ...]:
        """Who leads every hall and, last, the fireworks, and what that would score now."""
        return self._once(("halls",), lambda: referee.hall_standings(*self._position))

    def income(self, seat: int) -> tuple[IncomeLine, ...]:
        """The income this seat would get if the round ended now, source by source."""
        return self._once(("income", seat), lambda: referee.income(*self._position, seat))

    def terrace_proposal(self, seat: int) -> tuple[TerraceMove, ...]:
        """The best guest for each of the seat's rockets that is still to be decided, best factor first."""
        return self._once(("terrace", seat), lambda: referee.terrace_proposal(*self._position, seat))

    def reach(self, seat: int) -> Mapping[Target, tuple[str, ...]]:
        """Targets beyond the decision of this seat, and the keys to submit to choose them; else nothing."""
        decision = self.decision(seat)
        if decision is None:
            return {}
        return self._once(("reach",), lambda: reachable(*self._position, decision))

    def preview(self, seat: int, key: str, *more: str) -> Preview:
        """What this option, or a way of `reach`, would do at once for its seat; else IllegalChoiceError."""
        return self._once(("preview", seat, key, *more), lambda: preview(self._timeline, seat, (key, *more)))

    def unasked(self, seat: int, key: str, *more: str) -> tuple[Decision, ...]:
        """The questions that answer themselves after this option, or way of `reach`; each has one option."""
        return self._once(("unasked", seat, key, *more), lambda: unasked(self._timeline, seat, (key, *more)))

    def since_last_turn(self, seat: int, viewer: int) -> tuple[Moment, ...]:
        """All that happened since this seat's last turn, as a viewer may know it; first, how it was before.

        It begins with the last choice of that turn, which may have led to more than its own. Without anything
        to see there is nothing.
        """
        if not self.has_past(seat):
            return ()
        since, until = since_last_turn(self._timeline, seat)
        asked = ("past", viewer, since, until)
        return self._once(asked, lambda: moments(self._timeline, viewer, since, until))

    def has_past(self, seat: int) -> bool:
        """True if something can be seen of what happened since this seat's last turn."""
        return self._once(("has past", seat, self.rests), lambda: has_past(self._timeline, seat))

    @property
    def _position(self) -> tuple[referee.Ruleset, GameState]:
        return self._timeline.rules, self._timeline.state

    def _once(self, question: tuple[Any, ...], find: Callable[[], Known]) -> Known:
        if question not in self._known:
            self._known[question] = find()
        return cast("Known", self._known[question])

    def agent_at(self, seat: int) -> tuple[AgentSeat, tuple[Earlier, ...]]:
        """Who decides for this seat, and what it was asked in this turn, and chose."""
        position = self._record, self._timeline, seat
        return agent_seat_of(*position), asked_before(*position)

    def is_agent(self, seat: int) -> bool:
        """True if an agent decides for this seat."""
        seats = self._record.header.table.seats
        return 0 <= seat < len(seats) and seats[seat].player != PERSON

    @property
    def agent_table(self) -> AgentTable:
        """What an agent has to know of the game besides its view."""
        return rival_table_of(self._record)

    @cached_property
    def definitions(self) -> PublicDefinitions:
        """The pieces and the board of this game."""
        return definitions_of(self._timeline.rules, self._record.header.table)

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it is played."""
        rules, state = self._timeline.rules, self._timeline.state
        return None if state.agenda else Result(standings(rules, state), winners(rules, state))

    def course(self) -> tuple[RoundEnd, ...]:
        """What everybody had at the end of each round; nothing while the game is played."""
        return () if self.result is None else self._once(("course",), lambda: course_of(self._timeline))

    def theatre(self) -> Theatre:
        """The game so far, to be watched; what is played after this is not in it."""
        return Theatre(self.record, Reel.of(self._record, self._boxes, self._timeline, self.alone))

    def rematch(self, begin: Callable[[TableSetup], Session]) -> Session | None:
        """A new game with the same deal, everybody one seat on; None while this one is played.

        Who handed a seat to an agent plays again. Whoever asks says how a game is begun: the seed stays here.
        """
        return None if self.result is None else begin(seated_on(self._record.header.table, self.people))

    @property
    def people(self) -> dict[int, SeatEntry]:
        """The person who chose last for each seat, whoever plays it by now; agents are not in it."""
        return people_of(self._record.lines)

    @property
    def alone(self) -> int:
        """The only person this game has and ever had, or NOBODY."""
        return alone_of(self._record.lines)

    @property
    def record(self) -> RecordInfo:
        """What everybody may know of the record."""
        file = str(self._journal.path) if self._journal is not None else None
        return record_info(self._record, self.steps - 1, file)

    # What may be done.

    def submit(self, seat: int, key: str, why: AgentReason | None = None) -> None:
        """Make a choice of a seat's decision or revision; IllegalChoiceError leaves everything as it was."""
        before = self._timeline.state
        self._timeline.apply(seat, key, why)
        self._note(*chosen(seat, key, why), *closing(before, self._timeline.state))

    @property
    def undo_seat(self) -> int:
        """The seat whose choice `undo` takes back, or NOBODY. What an agent decided stays decided (U1)."""
        seat = self._timeline.undo_seat
        return NOBODY if self.is_agent(seat) else seat

    @property
    def can_undo(self) -> bool:
        """True if the last choice can be taken back."""
        return self.undo_seat != NOBODY

    @property
    def can_redo(self) -> bool:
        """True if a choice taken back can be made again."""
        return self._timeline.redoable > 0

    def turn_just_ended(self, seat: int) -> TurnEnd | None:
        """How the turn of this seat just ended, if its last choice ended it and nobody has acted since."""
        ended = self._timeline.turn_ended_by == seat
        return TurnEnd(self.undo_seat == seat, self._timeline.round_ended) if ended else None

    def rest(self, rests: bool) -> None:
        """Show the turn that just ended as if it still were, or no longer; no longer once anybody moves."""
        self._timeline.rests = rests

    @property
    def rests(self) -> bool:
        """True while what is shown stops at the turn that just ended."""
        return self._timeline.rests

    def undo(self, steps: int = 1) -> None:
        """Take back so many choices of the last seat; CannotUndoError beyond the barrier."""
        if not self.can_undo:
            raise CannotUndoError(steps=steps, possible=0)
        self._timeline.undo(steps)
        self._note(Undone(steps))

    def redo(self) -> None:
        """Make the choice taken back last once more; CannotUndoError if there is none."""
        again = self._timeline.next_redo
        if again is None:
            raise CannotUndoError(steps=1, possible=0)
        self.submit(*again)

    def restart_turn(self) -> None:
        """Take back the last turn as far as the barrier lets; CannotUndoError if nothing can be."""
        self.undo(self._timeline.choices_of_turn)

    # Who plays.

    def reseat(self, seat: int, *, name: str | None = None, player: str | None = None) -> None:
        """Let an agent, or a person, play a seat from now on; BadTableError if it cannot be.

        The game itself does not move, and what was chosen so far stays as it is.
        """
        header = self._record.header
        seats = header.table.seats
        if not 0 <= seat < len(seats):
            raise BadTableError(why=f"seat {seat}")
        old = seats[seat]
        entry = changed_hands(old, name, player)
        if entry == old:
            return
        self._record.header = handed_over(header, seat, entry)
        self._note(SeatChanged(seat, entry))

    # Keeping it.

    @property
    def storage_problem(self) -> StorageError | None:
        """Why the game is not safely in its file at this moment, or None. It can be played on."""
        return self._storage_problem

    def save_as(self, path: Path) -> None:
        """Write a copy of the record; StorageError if it cannot be, or if what stands there does not load."""
        write_whole(path, self._record.text(), lambda file: loads(file, self._boxes))

    def _note(self, *lines: Line) -> None:
        self._version += 1
        self._known.clear()
        self._record.lines.extend(lines)
        self._append(text_of(lines), len(lines) > 1)
        if self._journal is not None and any(isinstance(line, RoundDigest) for line in lines):
            self._journal.back_up(self._record.text)

    def _append(self, text: str, turn_ends: bool) -> None:
        if self._journal is None:
            return
        try:
            self._journal.append(text, turn_ends)
            self._storage_problem = None
        except StorageError as problem:
            self._storage_problem = problem
