"""Playing processes killed at random moments: the game goes on, and only the step under way may be gone."""

from __future__ import annotations

import functools
import json
from typing import Any

from long_runs.run import Batch, Failed, Means, Report, Results, Run, call, last_line

KILLS = 200
BATCH = 10


def _batches() -> list[Batch]:
    return [
        Batch(f"kills {first:04}", functools.partial(_kill, first=first))
        for first in range(1001, 1001 + KILLS, BATCH)
    ]


def _kill(means: Means, first: int) -> dict[str, Any]:
    done = call(means, ["-m", "tests.play.killing", "--kills", str(BATCH), "--seed", str(first)])
    try:
        answer: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        raise Failed(f"kills from {first}: {last_line(done.stderr)}") from None
    return answer


def _report(results: Results) -> Report:
    kills = sum(one["kills"] for one in results.values())
    wrong = [line for one in results.values() for line in one["wrong"]]
    steps = sum(one["steps"] for one in results.values())
    lost = sum(one["unfinished_lost"] for one in results.values())
    lines = [f"{kills} processes killed after {steps} steps in all; {lost} unfinished steps gone.", ""]
    lines += [f"- {line}" for line in wrong]
    return Report(False if wrong else kills >= KILLS or None, lines)


RUN = Run("kills", f"{KILLS} playing processes killed at random moments, and continued", _batches, _report)
