"""How long a program took by itself, however busy the machine is."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path


class Stopwatch:
    """Measures from now on, without the time in which a thread was ready and others had the processor.

    What waits for a lock that is never given, or for a file that does not come, is not ready: that counts.
    Where the system does not tell, all time counts.
    """

    def __init__(self) -> None:
        self._waited = _waited()
        self._began = time.perf_counter()

    @property
    def seconds(self) -> float:
        """How long it has been."""
        past = time.perf_counter() - self._began
        others = sum(waited - self._waited.get(thread, 0) for thread, waited in _waited().items())
        return past - others / 1e9


def _waited() -> dict[str, int]:
    """For how many nanoseconds each thread has been ready and not run."""
    found = {}
    with suppress(OSError):
        for thread in os.listdir("/proc/self/task"):
            with suppress(OSError):  # it has just ended
                waited = Path(f"/proc/self/task/{thread}/schedstat").read_bytes().split()[1]
                found[thread] = int(waited)
    return found
