"""Damaged files of every kind, and after each the screens that show it: no traceback, no slow frame."""

from __future__ import annotations

import functools
from collections import Counter
from typing import Any

from long_runs.run import Batch, Means, Report, Results, Run, answer_of, judged, markdown_table

FILES = 5_000
BATCH = 50


def _batches() -> list[Batch]:
    seeds = range(1, FILES // BATCH + 1)
    return [Batch(f"screens {seed:03}", functools.partial(_look, seed=seed)) for seed in seeds]


def _look(means: Means, seed: int) -> dict[str, Any]:
    options = {"files": BATCH, "seed": seed}
    return answer_of(means, ["tests.ui.scenes.fuzzing"], options, SDL_VIDEODRIVER="dummy")


def _report(results: Results) -> Report:
    kinds: Counter[str] = Counter()
    for one in results.values():
        kinds.update(one["kinds"])
    frames = sum(one["frames"] for one in results.values())
    slowest = max((one["slowest"] for one in results.values()), default=0)
    table = markdown_table(["damaged", "files"], sorted(kinds.items()))
    lines = [f"{frames:,} frames, the slowest took {slowest} s.", "", *table]
    wrong = [line for one in results.values() for line in one["wrong"]]
    return judged(lines, wrong, sum(kinds.values()) >= FILES)


RUN = Run(
    "fuzz_screens",
    f"{FILES:,} damaged files of every kind, each followed by the screens that show it",
    _batches,
    _report,
)
