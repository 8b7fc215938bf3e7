"""Reading a record file: its lines with their places, or a typed error; the file is only looked at."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from rococo_desktop.files.regular import OversizeError, read_regular
from rococo_desktop.play.errors import (
    DamagedError,
    ForeignFileError,
    IncompleteError,
    NewerFormatError,
    TooLargeError,
    UnreadableError,
)
from rococo_desktop.play.records.header import figures_digest
from rococo_desktop.play.records.lines import (
    FORMAT,
    MAGIC,
    MAX_FILE,
    MAX_LINE,
    MAX_LINES,
    FiguresLine,
    Heading,
    Line,
    LineError,
    Position,
    parse,
)

_FIRST = re.compile(rb"%b ([1-9][0-9]{0,8})(|[ \r].*)" % MAGIC.encode())
"""Whatever a later format adds to its first line."""
KNOWN = 4096
"""So many bytes before its end a file is known by: the last line of it, mostly more."""


class PlacedLine(NamedTuple):
    """A line with its number in the file and the offset at which it ends."""

    line: Line
    number: int
    end: int


class FileEnding(NamedTuple):
    """How a file ends: whoever writes on behind it can tell by this whether it is still the same."""

    size: int = 0
    """How many bytes of it count: those of whole lines, in parts that have begun."""
    lines: int = 0
    known: bytes = b""
    """The last of these bytes."""
    torn: bytes = b""
    """What comes after them: a line cut off by a crash."""

    def grown(self, more: bytes) -> FileEnding:
        """The end after these lines were written behind it."""
        known = (self.known + more)[-KNOWN:]
        return FileEnding(self.size + len(more), self.lines + more.count(b"\n"), known)


@dataclass(frozen=True, slots=True)
class Reading:
    """A file that was read: its parts, and how it ends."""

    file: str
    parts: tuple[tuple[PlacedLine, ...], ...]
    end: FileEnding

    @property
    def lines(self) -> list[Line]:
        """The lines of all parts."""
        return [placed.line for part in self.parts for placed in part]

    def figures(self, digest: str | None) -> str:
        """The line of figures with this digest; "" where there is none."""
        headings = [part[0].line for part in self.parts] if digest else []
        for heading in headings:
            if isinstance(heading, Heading) and heading.figures and figures_digest(heading.figures) == digest:
                return heading.figures
        return ""


def read_record(path: Path) -> Reading:
    """The lines of a record file; RecordError if it is none that this version can read."""
    file = str(path)
    try:
        data = read_regular(path, MAX_FILE)
    except OversizeError:
        raise TooLargeError(file, limit=MAX_FILE) from None
    except OSError as error:
        raise UnreadableError(file, why=error.strerror or str(error)) from None
    return read_bytes(data, file)


def read_bytes(data: bytes, file: str) -> Reading:
    """The lines of a record given as bytes; `file` names it in errors."""
    first = _check_first_line(data, file)
    if data.count(b"\n") > MAX_LINES:
        raise TooLargeError(file, limit=MAX_FILE)
    placed: list[PlacedLine] = []
    number, start = 1, first
    figures = ""
    while (end := data.find(b"\n", start)) >= 0:
        number += 1
        line = _line(data[start:end], file, number)
        start = end + 1
        if isinstance(line, FiguresLine) and not figures:
            figures = line.text
            continue
        if figures:
            if not isinstance(line, Heading):
                raise DamagedError(file, number, what="order")
            line, figures = Heading(line.header, figures), ""
        assert not isinstance(line, FiguresLine)
        placed.append(PlacedLine(line, number, start))
    parts = _parts(placed, file)
    return Reading(file, parts, _ending(data, parts[-1][-1]))


def _ending(data: bytes, last: PlacedLine) -> FileEnding:
    size = last.end
    return FileEnding(size, last.number, data[max(size - KNOWN, 0) : size], data[size:])


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


def _line(data: bytes, file: str, number: int) -> Line | FiguresLine:
    if len(data) > MAX_LINE:
        raise TooLargeError(file, number, limit=MAX_LINE)
    try:
        return parse(data.decode("utf-8").removesuffix("\r"))
    except UnicodeDecodeError:
        raise DamagedError(file, number, what="encoding") from None
    except LineError as error:
        raise DamagedError(file, number, what=str(error)) from None


def _parts(placed: Sequence[PlacedLine], file: str) -> tuple[tuple[PlacedLine, ...], ...]:
    """The lines by parts; each begins with a header and a position."""
    parts: list[list[PlacedLine]] = []
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
