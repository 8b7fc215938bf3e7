"""Who may write a game: one process at a time, from its claim until it lets go or ends.

    saves/.writers    empty; one byte of it is locked for every game that is being played

The system gives a lock back when its process ends, however it ends: a crash leaves nothing behind that would
have to be cleared away, and no claim is ever stale. Within a process a claim is shared: whoever opens a game
again writes it as before. Where the system knows no locks every claim is granted, and the journal's own look
at the end of its file is what is left.
"""

from __future__ import annotations

import errno
import os
import sys
import weakref
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from rococo_desktop.files.regular import open_regular

FILE = ".writers"

_TAKEN = (errno.EACCES, errno.EAGAIN)

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int, place: int) -> None:
        os.lseek(handle, place, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _unlock(handle: int, place: int) -> None:
        os.lseek(handle, place, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(handle: int, place: int) -> None:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, place)

    def _unlock(handle: int, place: int) -> None:
        fcntl.lockf(handle, fcntl.LOCK_UN, 1, place)


class _Writers:
    """The open file of one folder. It is never opened twice: closing it once would give every lock back."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.handle = open_regular(file, os.O_RDWR | os.O_CREAT)
        weakref.finalize(self, os.close, self.handle).atexit = False

    @property
    def is_there(self) -> bool:
        """False once somebody has taken the file, or its folder, away."""
        try:
            return os.path.samestat(os.stat(self.file), os.fstat(self.handle))
        except OSError:
            return False


class WriteClaim:
    """The word that nobody else writes a game; it holds while somebody keeps it."""

    def __init__(self, writers: _Writers | None, place: int = 0) -> None:
        self._writers = writers
        if writers is not None:
            _lock(writers.handle, place)
            weakref.finalize(self, _let_go, writers, place).atexit = False


def _let_go(writers: _Writers, place: int) -> None:
    with suppress(OSError):
        _unlock(writers.handle, place)


# Locks belong to the process, and so does what is known of them.
_open: weakref.WeakValueDictionary[Path, _Writers] = weakref.WeakValueDictionary()
_held: weakref.WeakValueDictionary[tuple[_Writers, int], WriteClaim] = weakref.WeakValueDictionary()


def claim(file: Path) -> WriteClaim | None:
    """The right to write this game, for as long as the answer is kept; None if another process has it."""
    try:
        writers = _writers(file.parent.resolve() / FILE)
    except (OSError, RuntimeError, ValueError):
        return WriteClaim(None)  # where no file can be made, nobody writes a game either
    place = _place(file.name)
    held = _held.get((writers, place))
    if held is None:
        try:
            held = WriteClaim(writers, place)
        except OSError as error:
            return None if error.errno in _TAKEN else WriteClaim(None)
        _held[writers, place] = held
    return held


def _writers(file: Path) -> _Writers:
    writers = _open.get(file)
    if writers is None or not writers.is_there:
        writers = _open[file] = _Writers(file)
    return writers


def _place(name: str) -> int:
    """The byte that stands for a game; one system has no more than so many."""
    return (
        int.from_bytes(blake2b(os.path.normcase(name).encode(errors="replace"), digest_size=4).digest()) >> 1
    )
