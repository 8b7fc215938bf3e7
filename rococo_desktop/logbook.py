"""The log of the program: small files in the player's folder, of which the oldest is forgotten."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

from rococo_desktop import terminal_streams
from rococo_desktop.files.regular import open_regular

NAME = "rococo-desktop.log"
LARGEST = 256 * 1024
"""How large a file grows before a new one is begun."""
OLD_ONES = 2


class Logbook:
    """Notes what happened, on standard error and in a file, as far as these are to be had."""

    def __init__(self, folder: Path, largest: int = LARGEST) -> None:
        self._file = folder / NAME
        self._largest = largest

    def say(self, problem: object) -> None:
        """Tell somebody at a terminal, and note it."""
        terminal_streams.complain(f"rococo-desktop: {problem}")
        self.note(problem)

    def note(self, what: object) -> None:
        """Add a line with the time; where nothing can be written there is no log."""
        line = f"{time.strftime('%Y-%m-%d %H:%M:%S')} {what}\n"
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            if self._file.exists() and self._file.stat().st_size + len(line) > self._largest:
                self._turn_over()
            handle = open_regular(self._file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            with os.fdopen(handle, "a", encoding="utf-8", errors="backslashreplace") as log:
                log.write(line)

    def _turn_over(self) -> None:
        """Begin a new file; each older one moves on by a place, the last is overwritten."""
        for number in range(OLD_ONES, 0, -1):
            newer = self._numbered(number - 1)
            if newer.exists():
                newer.replace(self._numbered(number))

    def _numbered(self, number: int) -> Path:
        return self._file.with_name(f"{NAME}.{number}") if number else self._file
