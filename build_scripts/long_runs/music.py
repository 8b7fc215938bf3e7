"""Attention lost and got again while sounds end and music plays on a real mixer: nothing waits for ever."""

from __future__ import annotations

import functools
import json
from typing import Any

from long_runs.run import Batch, Failed, Means, Report, Results, Run, call, judged, last_line, markdown_table

ROUNDS, BATCH = 100_000, 10_000
DRIVERS = ("dummy", "disk")
"""As fast as one listens, and as fast as can be mixed: there, sounds end far more often."""
BROKEN = "broken"
"""The batch in which the music is paused: if that does not freeze, the rest shows nothing."""
LONGEST = 2.0
"""Seconds a round may take, without those in which other programs had the processor."""


def _batches() -> list[Batch]:
    whole = [
        Batch(f"{driver} {first:06}", functools.partial(_stress, driver=driver, seed=first // BATCH + 1))
        for first in range(0, ROUNDS, BATCH)
        for driver in DRIVERS
    ]
    return [Batch(BROKEN, _break), *whole]


def _stress(means: Means, driver: str, seed: int) -> dict[str, Any]:
    options = ["--rounds", str(BATCH), "--seed", str(seed), "--driver", driver]
    done = call(means, ["-m", "tests.ui.audio.stressing", *options])
    if done.returncode:
        return {
            "driver": driver,
            "rounds": 0,
            "sounds": 0,
            "longest": 0.0,
            "held_up": 0.0,
            "wrong": done.stderr[-3000:],
        }
    answer: dict[str, Any] = json.loads(last_line(done.stdout))
    wrong = f"a round took {answer['held_up']} s" if answer["held_up"] > LONGEST else ""
    return {**answer, "driver": driver, "wrong": "; ".join([*answer["said"], *([wrong] if wrong else [])])}


def _break(means: Means) -> dict[str, Any]:
    done = call(
        means, ["-m", "tests.ui.audio.stressing", "--rounds", str(BATCH), "--driver", "disk", "--broken"]
    )
    if done.returncode and "stressing.py" not in done.stderr:
        raise Failed(last_line(done.stderr))
    return {"frozen": bool(done.returncode), "stacks": done.stderr[-3000:]}


def _report(results: Results) -> Report:
    rows = []
    for driver in DRIVERS:
        batches = [one for one in results.values() if one.get("driver") == driver]
        rounds, sounds = (sum(one[what] for one in batches) for what in ("rounds", "sounds"))
        slowest = [max((one[what] for one in batches), default=0.0) for what in ("longest", "held_up")]
        rows.append([driver, rounds, sounds, *slowest])
    wrong = [f"{key}: {one['wrong']}" for key, one in results.items() if one.get("wrong")]
    broken = results.get(BROKEN)
    if broken is not None and not broken["frozen"]:
        wrong.append("music that is paused does not freeze here: this run shows nothing")
    complete = broken is not None and all(row[1] >= ROUNDS for row in rows)
    head = ["driver", "rounds", "sounds", "longest turn, s", "longest round without others' time, s"]
    return judged(markdown_table(head, rows), wrong, complete)


RUN = Run(
    "music",
    f"{ROUNDS:,} times the window loses and gets attention, by each of two drivers, with sounds and music",
    _batches,
    _report,
)
