"""Two processes on one folder and one game, killed, on a disk that fills up: nothing kept is lost."""

from __future__ import annotations

import functools
from collections import Counter
from typing import Any

from long_runs.run import Batch, Means, Report, Results, Run, answer_of, judged, markdown_table

ROUNDS = 200
BATCH = 10


def _batches() -> list[Batch]:
    return [
        Batch(f"rounds {first:04}", functools.partial(_play, first=first))
        for first in range(2001, 2001 + ROUNDS, BATCH)
    ]


def _play(means: Means, first: int) -> dict[str, Any]:
    return answer_of(means, ["tests.play.two_windows"], {"rounds": BATCH, "seed": first})


def _report(results: Results) -> Report:
    said: Counter[str] = Counter()
    for one in results.values():
        said.update(one["said"])
    rounds = sum(one["rounds"] for one in results.values())
    row = [rounds, 3 * rounds, said["done"], said["unsaved"], said["busy"]]
    wrong = [line for one in results.values() for line in one["wrong"]]
    head = [
        "rounds",
        "processes killed",
        "steps kept",
        "steps on a full disk",
        "times the other had the game",
    ]
    return judged(markdown_table(head, [row]), wrong, rounds >= ROUNDS)


RUN = Run(
    "two_processes",
    f"{ROUNDS} rounds of two processes that play the same game, killed at random moments, with full disks",
    _batches,
    _report,
)
