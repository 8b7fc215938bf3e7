"""Twenty balls that are not over, under a clock that jumps: none is ever deleted by the program."""

from __future__ import annotations

import functools
from typing import Any

from long_runs.run import Batch, Means, Report, Results, Run, answer_of, judged, markdown_table

SEEDS = 20
EVENINGS = 120


def _batches() -> list[Batch]:
    return [Batch(f"clock {seed:03}", functools.partial(_live, seed=seed)) for seed in range(1, SEEDS + 1)]


def _live(means: Means, seed: int) -> dict[str, Any]:
    return answer_of(means, ["tests.play.clocks"], {"evenings": EVENINGS, "seed": seed})


def _report(results: Results) -> Report:
    rows = [[key, one["evenings"], one["unfinished"], one["thrown"]] for key, one in sorted(results.items())]
    wrong = [f"{key}: {line}" for key, one in results.items() for line in one["wrong"]]
    head = ["clock", "evenings", "balls that are not over", "finished ones put away"]
    return judged(markdown_table(head, rows), wrong, len(results) >= SEEDS)


RUN = Run(
    "clocks",
    f"{SEEDS} times {EVENINGS} evenings under a clock that jumps back, ahead, to 1970 and to 9999",
    _batches,
    _report,
)
