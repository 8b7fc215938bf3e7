"""The record of a game: its header and everything that was chosen, undone and kept, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from rococo_desktop.model.agent_reasons import AgentReason
from rococo_desktop.model.state import GameState
from rococo_desktop.play.records import snapshot
from rococo_desktop.play.records.header import Header
from rococo_desktop.play.records.lines import (
    FIRST_LINE,
    Chosen,
    Explained,
    Heading,
    Line,
    Position,
    RoundDigest,
    SeatChanged,
    Undone,
    write,
)
from rococo_desktop.play.table_setup import SeatEntry


@dataclass(slots=True)
class GameRecord:
    """A header and the lines of all parts so far, in order.

    The header is that of the last part, with the seats as they are now.
    """

    header: Header
    lines: list[Line]
    figures: str
    """The data of the game as JSON."""

    @classmethod
    def begin(cls, header: Header, state: GameState, figures: str) -> GameRecord:
        """The record of a game just dealt."""
        return cls(header, list(opening(header, state, figures)), figures)

    def text(self) -> str:
        """The whole record as a file holds it."""
        return FIRST_LINE + text_of(self.lines)


def text_of(lines: Iterable[Line]) -> str:
    """These lines as text."""
    return "".join(write(line) for line in lines)


def opening(header: Header, state: GameState, figures: str = "") -> tuple[Line, ...]:
    """The lines that begin a part; the first one of a record has its figures."""
    return (Heading(header, figures), _position(state), _round(state))


def chosen(seat: int, key: str, why: AgentReason | None) -> tuple[Line, ...]:
    """The lines of a choice, and of why an agent made it."""
    return (Chosen(seat, key),) if why is None else (Chosen(seat, key), Explained(seat, why))


def closing(before: GameState, after: GameState) -> tuple[Line, ...]:
    """The lines that follow a choice: the position where a turn ended, the digest where a round did."""
    over = not after.agenda
    round_ended = over or after.round != before.round
    turn_ended = round_ended or (after.turn, after.active) != (before.turn, before.active)
    rounds = (_round(after),) if round_ended else ()
    return (_position(after), *rounds) if turn_ended else ()


def _position(state: GameState) -> Position:
    return Position(state.turn, snapshot.encode(state))


def _round(state: GameState) -> RoundDigest:
    return RoundDigest(state.round, snapshot.digest(state))


class UnbalancedError(ValueError):
    """More is undone than was chosen; `at` is the place of that line."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at


def last_position(part: Sequence[Line]) -> tuple[int, int]:
    """Where the last position in effect stands in a part, and how many choices in effect follow it."""
    standing: list[tuple[int, int]] = []
    choices = 0
    for at, line in enumerate(part):
        match line:
            case Chosen():
                choices += 1
            case Undone(steps):
                choices -= steps
                if choices < 0:
                    raise UnbalancedError(at)
                while standing[-1][1] > choices:
                    standing.pop()
            case Position():
                standing.append((at, choices))
            case _:
                pass
    at, then = standing[-1]
    return at, choices - then


class NoSuchSeatError(ValueError):
    """A seat changes hands that is not at the table; `at` is the place of that line."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at


def header_now(part: Sequence[Line]) -> Header:
    """The header of a part with the seats as they are at its end."""
    heading = part[0]
    assert isinstance(heading, Heading)
    header = heading.header
    for at, line in enumerate(part):
        if isinstance(line, SeatChanged):
            if line.seat >= len(header.table.seats):
                raise NoSuchSeatError(at)
            header = reseated(header, line.seat, line.entry)
    return header


def reseated(header: Header, seat: int, entry: SeatEntry) -> Header:
    """The header with another entry for a seat."""
    seats = header.table.seats
    table = replace(header.table, seats=(*seats[:seat], entry, *seats[seat + 1 :]))
    return replace(header, table=table)
