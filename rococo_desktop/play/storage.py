"""Keeping a game in a file: appended to while it is played, or written whole; never over what is not ours."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from pathlib import Path

from rococo_desktop.play.atomic import replace_file, sync_folder
from rococo_desktop.play.errors import (
    ChangedOutsideError,
    FullRecordError,
    OccupiedError,
    UnwritableError,
)
from rococo_desktop.play.lines import MAX_FILE

UNSURE = -1
"""The size of a file after a write that failed."""


BACKUP = ".backup"


def backup_of(path: Path) -> Path:
    """Where the whole record stands once more, as it was when the last round ended."""
    return path.with_name(path.name + BACKUP)


class Sync(Enum):
    """When a file is forced onto the disk. Each append outlives our process; this is about the machine."""

    NEVER = "never"
    TURN = "turn"
    ALWAYS = "always"


class JournalFile:
    """A record file that grows. What could not be written is kept, and written with the next lines.

    Nothing is touched before the first `append`. A new file never takes the place of another one. A file
    that was loaded goes on behind its last whole line, and only while nobody else has written to it.
    """

    def __init__(self, path: Path, sync: Sync = Sync.TURN) -> None:
        self.path = path
        self._sync = sync
        self._exists = False
        self._good_size = 0
        self._size = 0
        self._waiting = b""

    @classmethod
    def reopen(cls, path: Path, good_size: int, size: int, sync: Sync = Sync.TURN) -> JournalFile:
        """The file of a loaded game, of which the first `good_size` of its `size` bytes count."""
        journal = cls(path, sync)
        journal._exists = True
        journal._good_size = good_size
        journal._size = size
        return journal

    @property
    def size(self) -> int:
        """How many bytes of the record are safely in the file."""
        return self._good_size

    @property
    def waiting(self) -> int:
        """How many bytes could not be written yet."""
        return len(self._waiting)

    def hold(self, text: str) -> None:
        """Take lines to be written with the next append, not before."""
        self._waiting += text.encode()

    def append(self, text: str, turn_ends: bool = False) -> None:
        """Write these lines, after all that wait; StorageError if they must wait as well."""
        self._waiting += text.encode()
        if self._good_size + len(self._waiting) > MAX_FILE:
            raise FullRecordError(file=str(self.path), limit=MAX_FILE)
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
        if self._sync is not Sync.NEVER and not self._waiting:
            with suppress(UnwritableError):
                replace_file(backup_of(self.path), text())

    def _write(self, turn_ends: bool) -> None:
        # Opened each time: a file renamed or a drive unplugged meanwhile is noticed, and none stays locked.
        with self.path.open("r+b" if self._exists else "xb", buffering=0) as stream:
            created = not self._exists
            self._exists = True
            if self._size not in (UNSURE, stream.seek(0, os.SEEK_END)):
                raise ChangedOutsideError(file=str(self.path))
            self._size = UNSURE
            # Behind the last whole line may lie a piece of one, of a crash or of a full disk.
            stream.truncate(self._good_size)
            stream.seek(self._good_size)
            _write_all(stream.write, self._waiting)
            if self._sync is Sync.ALWAYS or (self._sync is Sync.TURN and (turn_ends or created)):
                os.fsync(stream.fileno())
        self._good_size = self._size = self._good_size + len(self._waiting)
        self._waiting = b""
        if created and self._sync is not Sync.NEVER:
            sync_folder(self.path.parent)


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
