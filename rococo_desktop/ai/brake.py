"""What ends thinking before its time: the emergency brake, and nobody waiting for the answer any more.

The brake goes by the clock, and is needed only where a machine is far slower than it was measured.
"""

from __future__ import annotations

import time
from collections.abc import Callable

LONGEST = 2.0
"""Seconds after which a search gives the best it has."""


STRIDE = 16
"""After how many positions of a search whoever thinks looks up: some milliseconds here."""


class AbandonedError(Exception):
    """Nobody waits for the answer any more."""


def carefree() -> None:
    """Nobody ever interrupts."""


class Brake:
    """Watches one search at a time, and counts how often it had to end one."""

    def __init__(
        self,
        longest: float = LONGEST,
        clock: Callable[[], float] = time.monotonic,
        heed: Callable[[], None] = carefree,
    ) -> None:
        self._longest = longest
        self._clock = clock
        self._heed = heed
        self._positions = 0
        self._end = float("inf")
        self._pulled = False
        self.firings = 0
        """How many searches ended by the clock: with each, a choice may differ from that of another run."""

    def release(self) -> None:
        """A search begins."""
        self._pulled = False
        self._end = self._clock() + self._longest

    def look_up(self) -> None:
        """Between two positions: see now and then whether anybody still waits; AbandonedError if not."""
        self._positions += 1
        if self._positions % STRIDE == 0:
            self._heed()

    def pulled(self) -> bool:
        """True if the search has to end now; counted once for each search."""
        if not self._pulled and self._clock() > self._end:
            self._pulled = True
            self.firings += 1
        return self._pulled
