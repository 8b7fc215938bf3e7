"""The emergency brake: thinking ends by the clock only where a machine is far slower than it was measured."""

from __future__ import annotations

import time
from collections.abc import Callable

LONGEST = 2.0
"""Seconds after which a search gives the best it has."""


class Brake:
    """Watches one search at a time, and counts how often it had to end one."""

    def __init__(self, longest: float = LONGEST, clock: Callable[[], float] = time.monotonic) -> None:
        self._longest = longest
        self._clock = clock
        self._end = float("inf")
        self._pulled = False
        self.firings = 0
        """How many searches ended by the clock: with each, a choice may differ from that of another run."""

    def release(self) -> None:
        """A search begins."""
        self._pulled = False
        self._end = self._clock() + self._longest

    def pulled(self) -> bool:
        """True if the search has to end now; counted once for each search."""
        if not self._pulled and self._clock() > self._end:
            self._pulled = True
            self.firings += 1
        return self._pulled
