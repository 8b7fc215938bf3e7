"""Playing processes killed at random moments: the game goes on, and only the step under way may be gone."""

from __future__ import annotations

import functools
from typing import Any

from long_runs.run import Batch, Means, Report, Results, Run, answer_of, judged, markdown_table

KILLS = 200
BATCH = 10
TROUBLES = {
    "": "on a good disk",
    "full": "on a disk that fills up",
    "unwritable": "in a folder nobody may write",
}
IN_TROUBLE = 20
"""How many are killed while their game cannot be kept, of each kind."""


def _batches() -> list[Batch]:
    return [
        Batch(f"kills {trouble}{first:04}", functools.partial(_kill, first=first, trouble=trouble))
        for trouble in TROUBLES
        for first in range(1001, 1001 + _wanted(trouble), BATCH)
    ]


def _wanted(trouble: str) -> int:
    return IN_TROUBLE if trouble else KILLS


def _kill(means: Means, first: int, trouble: str) -> dict[str, Any]:
    answer = answer_of(means, ["tests.play.killing"], {"kills": BATCH, "seed": first, "trouble": trouble})
    return {**answer, "trouble": trouble}


def _report(results: Results) -> Report:
    rows, complete = [], True
    for trouble, where in TROUBLES.items():
        batches = [one for one in results.values() if one["trouble"] == trouble]
        kills, done, unsaved, lost = (
            sum(one[what] for one in batches) for what in ("kills", "steps", "unsaved", "unfinished_lost")
        )
        complete = complete and kills >= _wanted(trouble)
        rows.append([where, kills, done, unsaved, lost])
    wrong = [line for one in results.values() for line in one["wrong"]]
    head = ["processes", "killed", "steps kept", "steps played that could not be", "unfinished steps gone"]
    return judged(markdown_table(head, rows), wrong, complete)


RUN = Run(
    "kills",
    f"{KILLS} playing processes killed at random moments, {IN_TROUBLE} more on a full disk and "
    f"{IN_TROUBLE} where nothing can be written, and continued",
    _batches,
    _report,
)
