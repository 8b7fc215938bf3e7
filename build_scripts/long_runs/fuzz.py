"""Files from strangers: everything the game reads, damaged in every way and read as the game would."""

from __future__ import annotations

import functools
from typing import Any

from long_runs.run import Batch, Means, Report, Results, Run, answer_of, judged, markdown_table

WANTED = {
    **{"saves": 75_000, "backups": 6_000, "settings": 8_000, "annals": 8_000},
    **{"overrides": 1_000, "packs": 1_000, "strange": 1_000},
}
BATCH = {
    **{"saves": 1_500, "backups": 1_000, "settings": 1_000, "annals": 2_000},
    **{"overrides": 250, "packs": 100, "strange": 500},
}
"""Strange are files that are no files: pipes, sockets, devices, folders in the place of one."""


def _batches() -> list[Batch]:
    return [
        Batch(f"{kind} {seed:03}", functools.partial(_read, kind=kind, seed=seed))
        for kind, files in WANTED.items()
        for seed in range(1, files // BATCH[kind] + 1)
    ]


def _read(means: Means, kind: str, seed: int) -> dict[str, Any]:
    return answer_of(means, ["tests.play.fuzzing"], {"kind": kind, "files": BATCH[kind], "seed": seed})


def _report(results: Results) -> Report:
    rows, complete = [], True
    for kind, wanted in WANTED.items():
        batches = [one for one in results.values() if one["kind"] == kind]
        files, refused, taken = (sum(one[what] for one in batches) for what in ("files", "refused", "taken"))
        complete = complete and files >= wanted
        rows.append([kind, files, refused, taken, max((one["slowest"] for one in batches), default=0)])
    wrong = [line for one in results.values() for line in one["wrong"]]
    head = ["files", "read", "refused", "taken", "slowest, s"]
    return judged(markdown_table(head, rows), wrong, complete)


RUN = Run(
    "fuzz",
    f"{sum(WANTED.values()):,} damaged files of every kind we read: refused with a typed error, or taken",
    _batches,
    _report,
)
