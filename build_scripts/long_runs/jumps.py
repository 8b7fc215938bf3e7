"""Whole games with every end of a motion held against the table after it: nothing may jump."""

from __future__ import annotations

import functools
import json
from typing import Any

from long_runs.run import Batch, Failed, Means, Report, Results, Run, call, last_line, markdown_table

PLAYERS = (1, 2, 3, 4, 5)
SEEDS = range(1, 11)


def _batches() -> list[Batch]:
    return [
        Batch(f"{players} {seed}", functools.partial(_watch, players=players, seed=seed))
        for seed in SEEDS
        for players in PLAYERS
    ]


def _watch(means: Means, players: int, seed: int) -> dict[str, Any]:
    words = ["--players", players, "--seed", seed, "--modules", "all"]
    done = call(means, ["-m", "tests.ui.table.jumping", *map(str, words)], SDL_VIDEODRIVER="dummy")
    try:
        answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    except (ValueError, IndexError):
        raise Failed(f"{players} seats, seed {seed}: {last_line(done.stderr)}") from None
    return answer


def _report(results: Results) -> Report:
    rows, found = [], []
    for players in PLAYERS:
        games = {key: one for key, one in results.items() if key.split()[0] == str(players)}
        counted = [
            sum(one[what] for one in games.values()) for what in ("steps", "painted", "hurried", "still")
        ]
        rows.append([players, len(games), *counted, sum(len(one["jumps"]) for one in games.values())])
        found += [f"- {key}: {line}" for key, one in sorted(games.items()) for line in one["jumps"]]
    head = ["seats", "games", "steps", "of them by pixels", "hurried", "tables at rest", "jumps"]
    complete = len(results) == len(PLAYERS) * len(SEEDS) and all(one["finished"] for one in results.values())
    return Report(False if found else complete or None, [*markdown_table(head, rows), "", *found])


RUN = Run("jumps", "whole games, every end of a motion held against the table after it", _batches, _report)
