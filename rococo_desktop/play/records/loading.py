"""Loading a game: its choices are played again; where they no longer fit, its last position counts.

A game is played with the figures in its file, whatever our data says by now: every choice is replayed and
every position and round digest compared. Where there is a difference (the rules were corrected since, or the
file was changed) the game goes on from the last position in the file, and a notice says so; likewise where
the figures are not known, which only files older than figures can come to. The file is never written here.
A part that goes on with other hidden things (`takeover.py`) has what happened in the parts before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from rococo_desktop.content import ContentError
from rococo_desktop.model.definitions import Box
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.errors import (
    BadTableError,
    DamagedError,
    FiguresError,
    Notice,
    OtherPiecesError,
    RecordError,
    SnapshotError,
    UnknownTableError,
    UnseenNameError,
)
from rococo_desktop.play.naming import is_seen
from rococo_desktop.play.records import snapshot
from rococo_desktop.play.records.header import Boxes, Header, box_for, header_for, pieces_digest, ruleset_for
from rococo_desktop.play.records.lines import Chosen, Explained, Heading, Position, RoundDigest, Undone
from rococo_desktop.play.records.reading import FileEnding, PlacedLine, Reading, read_record
from rococo_desktop.play.records.record import (
    GameRecord,
    NoSuchSeatError,
    UnbalancedError,
    header_now,
    last_position,
    opening,
    text_of,
)
from rococo_desktop.play.records.recorded_data import NoFiguresError, box_of, figures_of, first_box
from rococo_desktop.play.records.timeline import Timeline
from rococo_desktop.rules.referee import Ruleset, SetupError, observe

DATA_CHANGED = "load.data_changed"
REPLAY_DIFFERS = "load.replay_differs"


class Difference(NamedTuple):
    """The first line of a file that its own choices contradict, and the game that led there."""

    line: PlacedLine
    timeline: Timeline


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game as it was loaded. It knows everything: the tools and `play` itself may hold one."""

    path: Path
    record: GameRecord
    timeline: Timeline
    notices: tuple[Notice, ...]
    end: FileEnding
    """How the file ends: what counts of it, and a line cut off by a crash."""
    unwritten: str = ""
    """What of the record is not yet in the file: the lines of a new part."""
    differs: Difference | None = None
    """Where the choices no longer lead where the file says."""


def load(path: Path, boxes: Boxes = box_for) -> Loaded:
    """The game of a record file; RecordError if it cannot go on, ContentError if our own data is broken."""
    reading = read_record(path)
    part = reading.parts[-1]
    header = last_header(reading)
    try:
        box, overrides, figures, known = _box(reading, header, boxes)
        rules = ruleset_for(box, header.table)
        current = header_for(header.table, box, rules, overrides, figures, header.effort)
    except (SetupError, BadTableError) as error:
        raise UnknownTableError(reading.file, part[0].number, why=str(error)) from None
    if header.pieces != pieces_digest(rules):
        raise OtherPiecesError(reading.file, part[0].number)
    _check_balance(reading)
    record = GameRecord(header, reading.lines, figures)
    differs: Difference | None = None
    if known:
        timeline, line = _replay(reading, rules, header)
        if line is None:
            return Loaded(path, record, timeline, (), reading.end)
        differs = Difference(line, timeline)
        notice = Notice(REPLAY_DIFFERS, {"line": line.number})
    else:
        notice = Notice(DATA_CHANGED, {"app": header.app})
    timeline, lost = _from_last_position(reading, rules)
    notice.params.update(turn=timeline.state.turn, round=timeline.state.round, choices_lost=lost)
    more = opening(current, timeline.state, "" if current.figures == header.figures else figures)
    record = GameRecord(current, [*record.lines, *more], figures)
    return Loaded(path, record, timeline, (notice,), reading.end, text_of(more), differs)


def last_header(reading: Reading) -> Header:
    """The header of the last part, with the seats as they are now.

    DamagedError if one is not there, UnseenNameError if nobody could see who sits on one.
    """
    part = reading.parts[-1]
    try:
        header = header_now([placed.line for placed in part])
    except NoSuchSeatError as error:
        raise DamagedError(reading.file, part[error.at].number, what="seat") from None
    for at, seat in enumerate(header.table.seats, 1):
        if not is_seen(seat.name):
            raise UnseenNameError(reading.file, part[0].number, seat=at)
    return header


def _box(reading: Reading, header: Header, boxes: Boxes) -> tuple[Box, dict[str, Any], str, bool]:
    """The box of a game, the corrections and figures it comes from, and whether it was played with them."""
    if header.figures is None:
        box, overrides = _unkept(header, boxes)
        return box, overrides, figures_of(box), box.digest == header.data
    line = reading.parts[-1][0].number
    figures = reading.figures(header.figures)
    if not figures:
        raise FiguresError(reading.file, line, what="they are not those that its header names")
    try:
        return box_of(figures), header.overrides, figures, True
    except NoFiguresError as error:
        raise FiguresError(reading.file, line, what=str(error)) from None


def _unkept(header: Header, boxes: Boxes) -> tuple[Box, dict[str, Any]]:
    """The box for a file without figures: as 0.1 had it, or as our data has it now.

    Without its corrections where they no longer fit our data.
    """
    packs = header.table.packs
    first = first_box(packs, header.overrides)
    if first is not None and first.digest == header.data:
        return first, header.overrides
    if header.overrides:
        with suppress(ContentError):
            return boxes(packs, header.overrides), header.overrides
    try:
        return boxes(packs, {}), {}
    except ContentError as error:
        if not packs:
            raise
        raise BadTableError(why=str(error.problems[0])) from None


def _check_balance(reading: Reading) -> None:
    for part in reading.parts:
        try:
            last_position([placed.line for placed in part])
        except UnbalancedError as error:
            raise DamagedError(reading.file, part[error.at].number, what="undo") from None


def _replay(reading: Reading, rules: Ruleset, header: Header) -> tuple[Timeline, PlacedLine | None]:
    """The timeline of the last part, and the first line that it contradicts, if any."""
    *before, part = reading.parts
    timeline: Timeline | None = None
    for number, one in enumerate(before):
        timeline = _past(timeline, number == 0, one, rules, header)
    if before:
        timeline = _gone_on(timeline, rules, _state(rules, part[1], reading.file))
    else:
        timeline = Timeline.from_deal(rules, header.table.seed, header.table.start_seat)
    return timeline, replay(timeline, part[1:])


def _gone_on(before: Timeline | None, rules: Ruleset, state: GameState) -> Timeline:
    """The game from this state on, with what was before it, if that led to all that is open in the state."""
    if before is None or observe(rules, before.state, NOBODY) != observe(rules, state, NOBODY):
        return Timeline.from_state(rules, state)
    before.deal_anew(state)
    return before


def _past(
    before: Timeline | None, is_dealt: bool, part: Sequence[PlacedLine], rules: Ruleset, header: Header
) -> Timeline | None:
    """The game at the end of a part that others follow; None if it was another table, or went otherwise."""
    heading, position = part[0].line, part[1].line
    assert isinstance(heading, Heading)
    assert isinstance(position, Position)
    own = heading.header
    table = replace(own.table, seats=header.table.seats, seed=header.table.seed)
    if (own.data, own.pieces, table) != (header.data, header.pieces, header.table):
        return None
    try:
        if is_dealt:
            timeline = Timeline.from_deal(rules, own.table.seed, own.table.start_seat)
        else:
            timeline = _gone_on(before, rules, snapshot.decode(rules, position.state))
    except Exception:  # a position no rule foresees
        return None
    return timeline if replay(timeline, part[1:]) is None else None


def replay(timeline: Timeline, lines: Sequence[PlacedLine]) -> PlacedLine | None:
    """Play these lines again; the first one the timeline contradicts, or None."""
    for placed in lines:
        try:
            if not _agrees(timeline, placed.line):
                return placed
        except Exception:  # illegal now, or a position no rule foresees: either way it differs
            return placed
    return None


def _agrees(timeline: Timeline, line: object) -> bool:
    match line:
        case Chosen(seat, key):
            timeline.apply(seat, key)
        case Explained(seat, why):
            timeline.explain_last(seat, why)
        case Undone(steps):
            timeline.undo(steps)
        case RoundDigest(number, digest):
            return timeline.state.round == number and snapshot.digest(timeline.state) == digest
        case Position(turn, state):
            return timeline.state.turn == turn and snapshot.encode(timeline.state) == state
        case _:
            pass
    return True


def _from_last_position(reading: Reading, rules: Ruleset) -> tuple[Timeline, int]:
    part = reading.parts[-1]
    at, lost = last_position([placed.line for placed in part])
    return Timeline.from_state(rules, _state(rules, part[at], reading.file)), lost


def _state(rules: Ruleset, placed: PlacedLine, file: str) -> GameState:
    assert isinstance(placed.line, Position)
    try:
        return snapshot.decode(rules, placed.line.state)
    except snapshot.UnsoundError as error:
        raise SnapshotError(file, placed.number, what=str(error)) from None


def loads(file: Path, boxes: Boxes) -> bool:
    """True if the game of this file could be gone on with."""
    try:
        load(file, boxes)
    except RecordError:
        return False
    return True
