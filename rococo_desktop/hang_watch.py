"""A game that stands still for ever cannot say so itself: a watch beside it writes down where it stands.

The watch is the thread of `faulthandler`: it needs no lock of the interpreter, so it works even if that is
never given back. The shell tells it with every turn of its loop that the game lives; after some seconds
without a word it writes the stacks of all threads: names of files and functions, numbers of lines, and
nothing of the game.

It cannot know whether the game is only held up: by a machine that slept or a process that was stopped, by a
window that is dragged (on Windows the loop stands still for as long as the button is down), by a slow machine
that lays the first table. So what it writes is a report only if the game never comes back. The next turn of
the loop takes it back; what the next start finds, of a process that is gone, has become a report.
"""

from __future__ import annotations

import faulthandler
import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from rococo_desktop import __version__
from rococo_desktop.files.regular import open_regular

if sys.platform != "win32":
    import fcntl

PATIENCE = 10.0
"""Seconds without a word after which the watch writes."""
EVERY = 1.0
"""Seconds between two words that are passed on to the watch: each begins a thread of its own."""
NAME = "standing-{process}.txt"
_FLAGS = os.O_CREAT | os.O_TRUNC | os.O_WRONLY | os.O_APPEND
_NOT_NOW = (OSError, RuntimeError)
"""No file, no room, no thread: the game goes on without a watch."""


class Watch:
    """Watches this process as long as it is told that it lives; no game fails for want of it."""

    def __init__(self, folder: Path, patience: float = PATIENCE) -> None:
        self._file = folder / NAME.format(process=os.getpid())
        self._patience = patience
        self._told = 0.0
        python = ".".join(str(part) for part in sys.version_info[:3])
        heading = f"Rococo Desktop {__version__} stood still. Python {python}, {sys.platform}\n".encode()
        self._length = len(heading)
        self._handle = -1
        with suppress(*_NOT_NOW):
            folder.mkdir(parents=True, exist_ok=True)
            self._handle = open_regular(self._file, _FLAGS, 0o600)
            _claim(self._handle)
            os.write(self._handle, heading)
            self._begin()

    def alive(self) -> None:
        """The game lives; if it seemed not to, that is taken back."""
        if self._handle < 0 or time.monotonic() - self._told < min(EVERY, self._patience / 2):
            return
        with suppress(*_NOT_NOW):
            self._begin()
            if os.fstat(self._handle).st_size > self._length:
                os.ftruncate(self._handle, self._length)

    def close(self) -> None:
        """Nobody watches any more, and nothing was wrong."""
        if self._handle < 0:
            return
        faulthandler.cancel_dump_traceback_later()
        with suppress(OSError):
            os.close(self._handle)
            self._file.unlink()
        self._handle = -1

    def _begin(self) -> None:
        self._told = time.monotonic()
        faulthandler.dump_traceback_later(self._patience, file=self._handle)


def reports_left(folder: Path) -> list[Path]:
    """Reports on games that stood still until they were ended, each told of once; the rest is cleared up."""
    reports = []
    for file in sorted(folder.glob(NAME.format(process="*"))):
        with suppress(OSError):  # whoever writes there lives
            with os.fdopen(open_regular(file, os.O_RDONLY), "rb") as stream:
                _claim(stream.fileno())
                stacks = stream.read().partition(b"\n")[2]
            if not stacks:
                file.unlink()
                continue
            from rococo_desktop.crash_report import report_name

            reports.append(file.rename(report_name(folder, time.localtime(file.stat().st_mtime))))
    return reports


def _claim(handle: int) -> None:
    """Say that a file is ours for as long as we have it open; OSError if it is somebody's who lives.

    On Windows that is so by itself: nobody can move or remove what another has open.
    """
    if sys.platform != "win32":
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
