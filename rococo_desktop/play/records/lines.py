"""The lines of a record file: how each is written, and what it says.

A record is UTF-8 text, one thing a line, made to be appended to while the game is played:

    rococo-record 5                      the format, alone in the first line
    figures {"base":{"garments":...}}    the data it is played with, corrections made, as JSON (figures.py)
    header {"app":"0.2.0","table":...}   the table, and digests of the data, as JSON (header.py)
    turn 0 {"active":-1,"agenda":...}    a position: the state as canonical JSON, and its turn number
    round 1 0f3a...                      the digest of the state at the first decision of a round
    0 choose:e0a+e0b+e0c                 a choice: the seat, one space, the key
    1 choose:e0a+e0b+e0d
    0 choose:e0a+e0b+e0d                 seat 0 changes its secret choice (P2.1a): a line like any other
    why 1 {"kind":"better",...}          why an agent at seat 1 chose so, as JSON (reason_line.py)
    undo 1                               so many choices are taken back; a redone choice is written again
    seat 1 {"name":"Bo",...}             from here on somebody else plays a seat, or under another name

- A header and a turn line always stand together and begin a *part*. A line with figures stands before the
  header that names its digest, once: later headers may name it too. The first part begins with the deal
  from the header's seed. A later part begins with the position in its turn line: the data or the rules had
  changed, or a copy went on with other hidden things, and the game went on from there (loading.py).
- A turn line follows the choice that ended a turn, or the game; a round line stands behind it where a
  round ended with it. Both belong to the position after the choices above them: `undo` takes them back too.
- What is undone can be redone only where nothing else was chosen since; a reader gets that by itself.
- A last line without its line feed was cut off by a crash and does not count.
- A seat line changes who decides, never what: it is no choice, and `undo` passes it over. The header of a
  later part has the seats as they were when it began.
- A why line stands behind the choice of its seat, and holds open facts alone. `undo` takes it back with its
  choice; where the choice is made again it is written again.
- Format 1 is the same without emblems of seats, format 2 without seat lines, format 3 without figures, format
  4 without why lines: all are read, and go on as they are.
- Keys hold printable ASCII without spaces. No line is longer than MAX_LINE bytes, no file than MAX_FILE,
  and none has more than MAX_LINES lines.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import msgspec

from rococo_desktop.model.agent_reasons import AgentReason
from rococo_desktop.play.records.header import Header
from rococo_desktop.play.records.reason_line import ReasonError, read_reason, write_reason
from rococo_desktop.play.table_setup import SeatEntry

MAGIC = "rococo-record"
FORMAT = 5
FIRST_LINE = f"{MAGIC} {FORMAT}\n"

MAX_LINE = 256 * 1024
MAX_FILE = 32 * 1024 * 1024
"""A five-player game has about a third of a megabyte."""
MAX_LINES = 100_000
"""And about a thousand lines; somebody who takes back every choice ten times comes to twenty thousand."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A part begins: the table and the data it is played with."""

    header: Header
    figures: str = ""
    """The line of figures that stands before it, if one does."""


@dataclass(frozen=True, slots=True)
class Position:
    """A state at the end of a turn, as JSON."""

    turn: int
    state: str


@dataclass(frozen=True, slots=True)
class RoundDigest:
    """The digest of the state at the first decision of a round, or at the end of the game."""

    round: int
    digest: str


@dataclass(frozen=True, slots=True)
class Chosen:
    """A seat's choice."""

    seat: int
    key: str


@dataclass(frozen=True, slots=True)
class Explained:
    """Why the agent at this seat made the choice before."""

    seat: int
    why: AgentReason


@dataclass(frozen=True, slots=True)
class Undone:
    """So many choices were taken back."""

    steps: int


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """Somebody else plays a seat from here on, or the same person under another name."""

    seat: int
    entry: SeatEntry


@dataclass(frozen=True, slots=True)
class FiguresLine:
    """The data of the game as JSON; it belongs to the header after it."""

    text: str


Line = Heading | Position | RoundDigest | Chosen | Explained | Undone | SeatChanged


class LineError(ValueError):
    """The text is no line of a record; the message is a code word for the part that is wrong."""


def write(line: Line) -> str:
    """The line as text, with its line feed."""
    match line:
        case Chosen(seat, key):
            return f"{seat} {key}\n"
        case Explained(seat, why):
            return f"why {seat} {write_reason(why)}\n"
        case Undone(steps):
            return f"undo {steps}\n"
        case SeatChanged(seat, entry):
            return f"seat {seat} {msgspec.json.encode(entry).decode()}\n"
        case RoundDigest(number, digest):
            return f"round {number} {digest}\n"
        case Position(turn, state):
            return f"turn {turn} {state}\n"
        case Heading(header, figures):
            before = f"figures {figures}\n" if figures else ""
            return f"{before}header {msgspec.json.encode(header).decode()}\n"


_CHOSEN = re.compile(r"([0-4]) ([!-~]{1,200})", re.ASCII)
_EXPLAINED = re.compile(r"why ([0-4]) (\{.*\})", re.ASCII)
_UNDONE = re.compile(r"undo ([1-9][0-9]{0,4})", re.ASCII)
_SEATED = re.compile(r"seat ([0-4]) (\{.*\})", re.ASCII)
_ROUND = re.compile(r"round ([1-9][0-9]?) ([0-9a-f]{32})", re.ASCII)
_POSITION = re.compile(r"turn (0|[1-9][0-9]{0,4}) (\{.*\})", re.ASCII)
_FIGURES = re.compile(r"figures (\{.*\})", re.ASCII)
_HEADING = re.compile(r"header (\{.*\})", re.ASCII)


def parse(text: str) -> Line | FiguresLine:
    """What the text of one line says, without its line feed; LineError if it says nothing."""
    if found := _CHOSEN.fullmatch(text):
        return Chosen(int(found[1]), found[2])
    if found := _EXPLAINED.fullmatch(text):
        return Explained(int(found[1]), _reason(found[2]))
    if found := _UNDONE.fullmatch(text):
        return Undone(int(found[1]))
    if found := _SEATED.fullmatch(text):
        return SeatChanged(int(found[1]), _entry(found[2]))
    if found := _ROUND.fullmatch(text):
        return RoundDigest(int(found[1]), found[2])
    if found := _POSITION.fullmatch(text):
        return Position(int(found[1]), found[2])
    if found := _FIGURES.fullmatch(text):
        return FiguresLine(found[1])
    if found := _HEADING.fullmatch(text):
        return Heading(_header(found[1]))
    raise LineError("line")


def _header(text: str) -> Header:
    try:
        return msgspec.json.decode(text, type=Header)
    except (msgspec.MsgspecError, RecursionError):
        raise LineError("header") from None


def _entry(text: str) -> SeatEntry:
    try:
        return msgspec.json.decode(text, type=SeatEntry)
    except (msgspec.MsgspecError, RecursionError):
        raise LineError("seat") from None


def _reason(text: str) -> AgentReason:
    try:
        return read_reason(text)
    except ReasonError:
        raise LineError("why") from None
