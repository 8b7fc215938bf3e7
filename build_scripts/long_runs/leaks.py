"""Hot-seat games drawn twice, once with all hidden things dealt anew: every frame must be the same."""

from __future__ import annotations

import functools
import json
from typing import Any

from long_runs.run import Batch, Failed, Means, Report, Results, Run, call, last_line, markdown_table

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
            f"{players} {people} {modules} {seed}{' hold' if privacy == 'hold' else ''}",
            functools.partial(
                _draw, players=players, people=people, modules=modules, privacy=privacy, seed=seed
            ),
        )
        for seed in SEEDS
        for players, people, modules, privacy in TABLES
    ]


def _draw(means: Means, players: int, people: int, modules: str, privacy: str, seed: int) -> dict[str, Any]:
    words = ["--players", players, "--people", people, "--modules", modules, "--privacy", privacy]
    words += ["--seed", seed, "--every-frame", "--looks-every", LOOKS]
    done = call(means, ["-m", "tests.ui.table.leaking", *map(str, words)], SDL_VIDEODRIVER="dummy")
    try:
        answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    except (ValueError, IndexError):
        raise Failed(f"{players} seats, seed {seed}: {last_line(done.stderr)}") from None
    return answer


def _report(results: Results) -> Report:
    rows, found = [], []
    for key, one in sorted(results.items()):
        players, people, modules, seed, *privacy = key.split()
        rows.append(
            [
                *(players, people, modules, *(privacy or ["turn"]), seed),
                *(one["frames"], one["painted"], one["by_nobody"]),
                *(
                    one["handovers"],
                    one["replays"],
                    len(one["differences"]),
                    "yes" if one["finished"] else "no",
                ),
            ]
        )
        found += [f"- {key}: {line}" for line in one["differences"]]
    head = [
        "seats",
        "people",
        "modules",
        "privacy",
        "seed",
        "frames",
        "of them painted",
        "by nobody",
        "hand-overs",
        "replays",
        "differences",
        "to the end",
    ]
    complete = len(results) == len(TABLES) * len(SEEDS) and all(one["finished"] for one in results.values())
    return Report(False if found else complete or None, [*markdown_table(head, rows), "", *found])


RUN = Run("leaks", "hot-seat games, every frame drawn twice with other hidden things", _batches, _report)
