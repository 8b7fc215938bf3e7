"""A line that shows how far long work has come."""

from __future__ import annotations

import sys
import time
from types import TracebackType

_WIDTH = 32
_INTERVAL = 0.2


class Progress:
    """A progress bar on standard error; silent when not wanted or when nobody watches."""

    def __init__(self, what: str, total: int, shown: bool = True) -> None:
        self._what = what
        self._total = total
        self._shown = shown and sys.stderr is not None and sys.stderr.isatty()
        self._began = self._drawn = time.monotonic()

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shown:
            self._draw("\r" + " " * (_WIDTH + 60) + "\r")

    def reached(self, done: int) -> None:
        """Show how much is done, and about how long the rest takes."""
        now = time.monotonic()
        if not self._shown or (now - self._drawn < _INTERVAL and done < self._total):
            return
        self._drawn = now
        filled = _WIDTH * done // max(self._total, 1)
        left = (now - self._began) / max(done, 1) * (self._total - done)
        bar = "█" * filled + "·" * (_WIDTH - filled)
        line = f"\r{bar} {done}/{self._total} {self._what}, {left:.0f} s left  "
        self._draw(line)

    def _draw(self, line: str) -> None:
        try:
            print(line, end="", file=sys.stderr, flush=True)
        except OSError:  # the terminal was closed; the work goes on
            self._shown = False
