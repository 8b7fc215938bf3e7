"""What the system tells about a running program: memory, handles, threads, and how long it had to wait."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Vitals(NamedTuple):
    """A program at one moment."""

    megabytes: float
    handles: int
    threads: int
    waited: float
    """Seconds its main thread was ready to run and the machine did something else."""


def vitals_of(pid: int) -> Vitals:
    """What Linux tells about a process; zeros where it has gone."""
    about = Path("/proc") / str(pid)
    try:
        facts = dict(
            line.split(":", 1) for line in (about / "status").read_text().splitlines() if ":" in line
        )
        waited = int((about / "schedstat").read_text().split()[1]) / 1e9
        handles = sum(1 for _ in (about / "fd").iterdir())
        return Vitals(int(facts["VmRSS"].split()[0]) / 1024, handles, int(facts["Threads"]), waited)
    except (OSError, KeyError):
        return Vitals(0.0, 0, 0, 0.0)
