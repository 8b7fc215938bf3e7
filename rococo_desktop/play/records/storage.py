"""Keeping a game in a file: appended to by one process, or written whole; never over what is not ours."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from io import FileIO
from pathlib import Path

from rococo_desktop.play.atomic import replace_file, sync_folder
from rococo_desktop.play.errors import (
    ChangedOutsideError,
    FullRecordError,
    InUseError,
    OccupiedError,
    TakenError,
    UnwritableError,
)
from rococo_desktop.play.records.lines import MAX_FILE, MAX_LINES
from rococo_desktop.play.records.reading import FileEnding
from rococo_desktop.play.records.write_lock import WriteClaim, claim

BACKUP = ".backup"


def backup_of(path: Path) -> Path:
    """Where the whole record stands once more, as it was when the last round ended."""
    return path.with_name(path.name + BACKUP)


class DiskSync(Enum):
    """When a file is forced onto the disk. Each append outlives our process; this is about the machine."""

    NEVER = "never"
    TURN = "turn"
    ALWAYS = "always"


class JournalFile:
    """A record file that grows. What could not be written is kept, and written with the next lines.

    Nothing is touched before the first `append`. A new file never takes the place of another one. A file
    goes on behind its last whole line, only while no other process has claimed it, and only if its end is
    still as we know it: whatever went wrong before, nothing is cut off that is not our own unfinished line.
    """

    def __init__(self, path: Path, sync: DiskSync = DiskSync.TURN) -> None:
        self.path = path
        self._sync = sync
        self._claim: WriteClaim | None = None
        self._exists = False
        self._end = FileEnding()
        self._failed = False
        """True after a write that may have got somewhere: a piece of what waits may lie in the file."""
        self._waiting = b""

    @classmethod
    def claimed(cls, path: Path, sync: DiskSync = DiskSync.TURN) -> JournalFile:
        """The file of a game that is about to be read; InUseError if another process plays it.

        Who waits for no disk only looks, and claims nothing before something is written.
        """
        journal = cls(path, sync)
        if sync is not DiskSync.NEVER:
            journal._claim = claim(path)
            if journal._claim is None:
                raise InUseError(str(path))
        return journal

    def go_on(self, end: FileEnding, waiting: str = "") -> None:
        """Go on behind the end of the file that was read, with lines that are not in it yet."""
        self._exists = True
        self._end = end
        self._waiting = waiting.encode()

    @property
    def size(self) -> int:
        """How many bytes of the record are safely in the file."""
        return self._end.size

    @property
    def waiting(self) -> int:
        """How many bytes could not be written yet."""
        return len(self._waiting)

    def append(self, text: str, turn_ends: bool = False) -> None:
        """Write these lines, after all that wait; StorageError if they must wait as well."""
        self._waiting += text.encode()
        if self._end.size + len(self._waiting) > MAX_FILE:
            raise FullRecordError(file=str(self.path), limit=MAX_FILE)
        if self._end.lines + self._waiting.count(b"\n") > MAX_LINES:
            raise FullRecordError(file=str(self.path), limit=MAX_FILE)
        self._claim = self._claim or claim(self.path)
        if self._claim is None:
            raise TakenError(file=str(self.path))
        try:
            self._write(turn_ends)
        except FileExistsError:
            raise OccupiedError(file=str(self.path)) from None
        except OSError as error:
            raise UnwritableError(file=str(self.path), why=error.strerror or str(error)) from None

    def back_up(self, text: Callable[[], str]) -> None:
        """Keep the whole record once more beside the file, in case that is damaged; failing is no problem.

        Not done where nobody waits for the disk, or where the file itself could not be written.
        """
        if self._sync is not DiskSync.NEVER and not self._waiting:
            with suppress(UnwritableError):
                replace_file(backup_of(self.path), text())

    def _write(self, turn_ends: bool) -> None:
        # Opened each time: a file renamed or a drive unplugged meanwhile is noticed.
        with self.path.open("r+b" if self._exists else "xb+", buffering=0) as stream:
            created = not self._exists
            self._exists = True
            begun = self._begun(stream)
            self._failed = True
            if begun is None:
                stream.truncate(self._end.size)  # a line that was cut off by a crash, read with the rest
            stream.seek(self._end.size + (begun or 0))
            _write_all(stream.write, self._waiting[begun or 0 :])
            if self._sync is DiskSync.ALWAYS or (self._sync is DiskSync.TURN and (turn_ends or created)):
                os.fsync(stream.fileno())
        self._end = self._end.grown(self._waiting)
        self._failed = False
        self._waiting = b""
        if created and self._sync is not DiskSync.NEVER:
            sync_folder(self.path.parent)

    def _begun(self, stream: FileIO) -> int | None:
        """How many of the waiting bytes are in the file already; None where a torn line is in their way.

        ChangedOutsideError if it does not end as we know it.
        """
        end = self._end
        stream.seek(end.size - len(end.known))
        found = _read_all(stream, len(end.known) + max(len(end.torn), len(self._waiting)) + 1)
        known, rest = found[: len(end.known)], found[len(end.known) :]
        if known == end.known:
            if self._failed and self._waiting.startswith(rest):
                return len(rest)
            if rest == end.torn:
                return None if rest else 0
        raise ChangedOutsideError(file=str(self.path))


def _read_all(stream: FileIO, most: int) -> bytes:
    data = b""
    while len(data) < most and (more := stream.read(most - len(data))):
        data += more
    return data


def _write_all(write: Callable[[bytes], int | None], data: bytes) -> None:
    while data:
        written = write(data)
        if not written:
            raise OSError("nothing was written")
        data = data[written:]


def write_whole(path: Path, text: str, is_ours: Callable[[Path], bool]) -> None:
    """Put a whole record where another one of ours, or nothing, stands: all of it or nothing of it."""
    if path.exists() and not is_ours(path):
        raise OccupiedError(file=str(path))
    replace_file(path, text)
