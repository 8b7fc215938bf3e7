"""Hot-seat games drawn twice, once with all hidden things dealt anew: every frame must be the same."""

from __future__ import annotations

import functools
from typing import Any

from long_runs.run import Batch, Means, Report, Results, Run, answer_of, judged, markdown_table

TABLES = (
    (5, 5, "all", "turn"),
    (5, 2, "all", "turn"),
    (2, 2, "all", "turn"),
    (2, 2, "none", "turn"),
    (2, 2, "none", "hold"),
)
"""Seats, people among them, modules, and how people keep their cards to themselves."""
SEEDS = (1,)
LOOKS = 3
"""At every so many choices, and at every hand-over, somebody looks around: tooltips, overlays, the replay."""


def _batches() -> list[Batch]:
    return [
        Batch(
            f"{players} {people} {modules} {privacy} {seed}",
            functools.partial(
                _draw, players=players, people=people, modules=modules, privacy=privacy, seed=seed
            ),
        )
        for seed in SEEDS
        for players, people, modules, privacy in TABLES
    ]


def _draw(means: Means, players: int, people: int, modules: str, privacy: str, seed: int) -> dict[str, Any]:
    table = {"players": players, "people": people, "modules": modules, "privacy": privacy, "seed": seed}
    options = {**table, "every-frame": True, "looks-every": LOOKS}
    return answer_of(means, ["tests.ui.table.leaking"], options, SDL_VIDEODRIVER="dummy")


def _report(results: Results) -> Report:
    rows, found = [], []
    for key, one in sorted(results.items()):
        counted = [one[what] for what in ("frames", "painted", "by_nobody", "handovers", "replays")]
        ended = "yes" if one["finished"] else "no"
        rows.append([*key.split(), *counted, len(one["differences"]), ended])
        found += [f"{key}: {line}" for line in one["differences"]]
    head = ["seats", "people", "modules", "privacy", "seed", "frames", "of them painted", "by nobody"]
    head += ["hand-overs", "replays", "differences", "to the end"]
    complete = len(results) == len(TABLES) * len(SEEDS) and all(one["finished"] for one in results.values())
    return judged(markdown_table(head, rows), found, complete)


RUN = Run("leaks", "hot-seat games, every frame drawn twice with other hidden things", _batches, _report)
