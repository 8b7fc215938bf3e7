"""The peek matrix: however people, seats, games and eyes change, nothing shows before its owner says so."""

from __future__ import annotations

import functools
from typing import Any

from long_runs.run import Batch, Means, Report, Results, Run, answer_of, judged, markdown_table

PRIVACIES = ("turn", "hold")
PARTS = 36
"""So many moments there are; with more, a batch has some of them."""


def _batches() -> list[Batch]:
    return [
        Batch(f"{privacy} {part}", functools.partial(_try, privacy=privacy, part=part))
        for part in range(PARTS)
        for privacy in PRIVACIES
    ]


def _try(means: Means, privacy: str, part: int) -> dict[str, Any]:
    options = {"privacy": privacy, "part": part, "of": PARTS}
    return answer_of(means, ["tests.ui.table.peek_matrix"], options, SDL_VIDEODRIVER="dummy")


def _report(results: Results) -> Report:
    rows, found = [], []
    total = [0, 0, 0, 0]
    for key, one in sorted(results.items(), key=lambda pair: (pair[1]["moments"], pair[0])):
        counted = [one[what] for what in ("cells", "frames", "by_nobody", "said")]
        total = [old + new for old, new in zip(total, counted, strict=True)]
        rows.append([", ".join(one["moments"]), key.split()[0], *counted, len(one["differences"])])
        found += [f"{key}: {line}" for line in one["differences"]]
    rows.append(["all", "", *total, len(found)])
    head = ["moment", "privacy", "ways", "frames", "by nobody", "said who they are", "differences"]
    return judged(markdown_table(head, rows), found, len(results) == PARTS * len(PRIVACIES))


RUN = Run(
    "peeks", "every change of people, seats, games and eyes at every moment, drawn twice", _batches, _report
)
