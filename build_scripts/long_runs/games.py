"""Random games under full inspection: every invariant at every decision, all tables, both editions."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from itertools import product
from typing import Any

from long_runs.run import Batch, Means, Report, Results, Run, markdown_table, simulate

GAMES = 1000
BATCH = 20
TABLES = tuple(product(("deluxe", "classic"), (2, 3, 4, 5)))
SHOWN = 50


def _batches() -> list[Batch]:
    return list(_all_batches())


def _all_batches() -> Iterator[Batch]:
    for first in range(1, GAMES + 1, BATCH):
        for edition, players in TABLES:
            work = functools.partial(_play, edition=edition, players=players, first=first)
            yield Batch(f"{edition}-{players}-{first:05}", work)


def _play(means: Means, edition: str, players: int, first: int) -> dict[str, Any]:
    answer = simulate(
        means, games=BATCH, check=True, seed=first, players=players, edition=edition, agent="random"
    )
    scores = [score for game in answer["scores"] for score in game]
    return {
        "games": answer["games"],
        "decisions": answer["decisions"],
        "seconds": answer["seconds"],
        "points": sum(scores),
        "scores": len(scores),
        "violations": answer["violations"],
    }


def _report(results: Results) -> Report:
    rows, complete, found = [], True, []
    for edition, players in TABLES:
        own = [result for key, result in results.items() if key.startswith(f"{edition}-{players}-")]
        games = sum(one["games"] for one in own)
        bad = [violation for one in own for violation in one["violations"]]
        mean = sum(one["points"] for one in own) / max(1, sum(one["scores"] for one in own))
        rows.append([edition, players, games, sum(one["decisions"] for one in own), f"{mean:.1f}", len(bad)])
        complete = complete and games >= GAMES
        found += [f"- {edition}, {players} players: `{violation}`" for violation in bad]
    lines = markdown_table(["edition", "players", "games", "decisions", "mean score", "violations"], rows)
    lines += ["", "Violations:", *found[:SHOWN]] if found else []
    return Report(False if found else complete or None, lines)


RUN = Run(
    "games", f"{GAMES} random games a table under --check, 2-5 players, both editions", _batches, _report
)
