"""Reading a record file: its lines with their places, or a typed error; the file is only looked at."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from rococo_desktop.play.errors import (
    DamagedError,
    ForeignFileError,
    IncompleteError,
    NewerFormatError,
    TooLargeError,
    UnreadableError,
)
from rococo_desktop.play.lines import (
    FORMAT,
    MAGIC,
    MAX_FILE,
    MAX_LINE,
    Heading,
    Line,
    LineError,
    Position,
    parse,
)

_FIRST = re.compile(rb"%b ([1-9][0-9]{0,8})(|[ \r].*)" % MAGIC.encode())
"""Whatever a later format adds to its first line."""


class Placed(NamedTuple):
    """A line with its number in the file and the offset at which it ends."""

    line: Line
    number: int
    end: int


@dataclass(frozen=True, slots=True)
class Reading:
    """A file that was read: its parts, how much of it counts, and how large it is."""

    file: str
    parts: tuple[tuple[Placed, ...], ...]
    good_size: int
    size: int

    @property
    def lines(self) -> list[Line]:
        """The lines of all parts."""
        return [placed.line for part in self.parts for placed in part]


def read_record(path: Path) -> Reading:
    """The lines of a record file; RecordError if it is none that this version can read."""
    file = str(path)
    try:
        with path.open("rb") as stream:
            data = stream.read(MAX_FILE + 1)
    except OSError as error:
        raise UnreadableError(file, why=error.strerror or str(error)) from None
    if len(data) > MAX_FILE:
        raise TooLargeError(file, limit=MAX_FILE)
    return read_bytes(data, file)


def read_bytes(data: bytes, file: str) -> Reading:
    """The lines of a record given as bytes; `file` names it in errors."""
    first = _check_first_line(data, file)
    placed: list[Placed] = []
    number, start = 1, first
    while (end := data.find(b"\n", start)) >= 0:
        number += 1
        placed.append(Placed(_line(data[start:end], file, number), number, end + 1))
        start = end + 1
    parts = _parts(placed, file)
    good_size = parts[-1][-1].end
    return Reading(file, parts, good_size, len(data))


def _check_first_line(data: bytes, file: str) -> int:
    """Where the second line begins."""
    end = data.find(b"\n", 0, 200)
    found = _FIRST.fullmatch(data[:end] if end >= 0 else data[:200])
    if found and int(found[1]) > FORMAT:
        raise NewerFormatError(file, 1, found=int(found[1]), known=FORMAT)
    known = (f"{MAGIC} {number}\r".encode() for number in range(1, FORMAT + 1))
    if end < 0 and data and any(line.startswith(data) for line in known):
        raise IncompleteError(file, 1)
    if end < 0 or not found or found[2].strip():
        raise ForeignFileError(file, 1)
    return end + 1


def _line(data: bytes, file: str, number: int) -> Line:
    if len(data) > MAX_LINE:
        raise TooLargeError(file, number, limit=MAX_LINE)
    try:
        return parse(data.decode("utf-8").removesuffix("\r"))
    except UnicodeDecodeError:
        raise DamagedError(file, number, what="encoding") from None
    except LineError as error:
        raise DamagedError(file, number, what=str(error)) from None


def _parts(placed: Sequence[Placed], file: str) -> tuple[tuple[Placed, ...], ...]:
    """The lines by parts; each begins with a header and a position."""
    parts: list[list[Placed]] = []
    for one in placed:
        opens = isinstance(one.line, Heading)
        if not opens and (not parts or (len(parts[-1]) == 1 and not isinstance(one.line, Position))):
            raise DamagedError(file, one.number, what="order")
        if opens and parts and len(parts[-1]) == 1:
            raise DamagedError(file, one.number, what="order")
        if opens:
            parts.append([])
        parts[-1].append(one)
    # A header whose position was cut off by a crash: the part never began.
    if parts and len(parts[-1]) == 1:
        parts.pop()
    if not parts:
        raise IncompleteError(file, len(placed) + 1)
    return tuple(tuple(part) for part in parts)
