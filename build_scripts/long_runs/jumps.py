"""Whole games with every end of a motion held against the table after it: nothing may jump."""

from __future__ import annotations

import functools
from typing import Any

from long_runs.run import Batch, Means, Report, Results, Run, answer_of, judged, markdown_table

PLAYERS = (1, 2, 3, 4, 5)
SEEDS = range(1, 11)


def _batches() -> list[Batch]:
    return [
        Batch(f"{players} {seed}", functools.partial(_watch, players=players, seed=seed))
        for seed in SEEDS
        for players in PLAYERS
    ]


def _watch(means: Means, players: int, seed: int) -> dict[str, Any]:
    options = {"players": players, "seed": seed, "modules": "all"}
    return answer_of(means, ["tests.ui.table.jumping"], options, SDL_VIDEODRIVER="dummy")


def _report(results: Results) -> Report:
    rows, found = [], []
    for players in PLAYERS:
        games = {key: one for key, one in results.items() if key.split()[0] == str(players)}
        counted = [
            sum(one[what] for one in games.values()) for what in ("steps", "painted", "hurried", "still")
        ]
        rows.append([players, len(games), *counted, sum(len(one["jumps"]) for one in games.values())])
        found += [f"{key}: {line}" for key, one in sorted(games.items()) for line in one["jumps"]]
    head = ["seats", "games", "steps", "of them by pixels", "hurried", "tables at rest", "jumps"]
    complete = len(results) == len(PLAYERS) * len(SEEDS) and all(one["finished"] for one in results.values())
    return judged(markdown_table(head, rows), found, complete)


RUN = Run("jumps", "whole games, every end of a motion held against the table after it", _batches, _report)
