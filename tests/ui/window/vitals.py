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
    worked: float
    """Seconds its main thread ran."""


def vitals_of(pid: int) -> Vitals:
    """What Linux tells about a process; zeros where it has gone."""
    about = Path("/proc") / str(pid)
    try:
        facts = dict(
            line.split(":", 1) for line in (about / "status").read_text().splitlines() if ":" in line
        )
        worked, waited = (int(word) / 1e9 for word in (about / "schedstat").read_text().split()[:2])
        handles = sum(1 for _ in (about / "fd").iterdir())
        megabytes = int(facts["VmRSS"].split()[0]) / 1024
        return Vitals(megabytes, handles, int(facts["Threads"]), waited, worked)
    except (OSError, KeyError):
        return Vitals(0.0, 0, 0, 0.0, 0.0)
