"""Everything in the box: random games of every set of modules at every table, and what they exercised."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from environment import ROOT
from long_runs.run import Batch, Means, Report, Results, Run, markdown_table, simulate

MODULES = tuple(
    sorted(
        file.parent.name
        for file in (ROOT / "data").glob("*/pack.yaml")
        if "\n  kind: module\n" in file.read_text(encoding="utf-8")
    )
)
SETS = tuple(chosen for size in range(len(MODULES) + 1) for chosen in combinations(MODULES, size))
PLAYERS = (1, 2, 3, 4, 5)
GAMES = 200
BATCH = 50
RIGGED = 40
SHOWN = 50

UNREACHED = {
    "reason B6 nth_from_left": "every tailor card of her deck counts from the right",
}
"""What no game can reach, and why; anything else at zero fails."""


def _batches() -> list[Batch]:
    return list(_all_batches())


def _all_batches() -> Iterator[Batch]:
    for first in range(1, GAMES + 1, BATCH):
        for players in PLAYERS:
            for chosen in SETS:
                yield _batch(chosen, players, first, BATCH, rigged=False)
    for players in PLAYERS:
        for chosen in SETS:
            yield _batch(chosen, players, 1, RIGGED, rigged=True)


def _batch(chosen: tuple[str, ...], players: int, first: int, games: int, rigged: bool) -> Batch:
    modules = ",".join(chosen) or "none"
    kind = "rigged" if rigged else "games"
    work = functools.partial(_play, modules=modules, players=players, first=first, games=games, rigged=rigged)
    return Batch(f"{kind} {modules} {players} {first:05}", work)


def _play(means: Means, modules: str, players: int, first: int, games: int, rigged: bool) -> dict[str, Any]:
    more = {"rigged": True} if rigged else {}
    answer = simulate(
        means, games=games, check=True, seed=first, players=players, modules=modules, agent="random", **more
    )
    return {
        "games": answer["games"],
        "decisions": answer["decisions"],
        "violations": answer["violations"],
        "coverage": answer["coverage"],
    }


def _report(results: Results) -> Report:
    rows, found, complete = [], [], True
    for players in PLAYERS:
        row: list[object] = [players]
        for kind, wanted in (("games", GAMES), ("rigged", RIGGED)):
            own = {
                key: result
                for key, result in results.items()
                if key.split()[0] == kind and key.split()[2] == str(players)
            }
            games = sum(one["games"] for one in own.values())
            complete = complete and games >= wanted * len(SETS)
            bad = [(key, violation) for key, one in own.items() for violation in one["violations"]]
            found += [f"- {key}: `{violation}`" for key, violation in bad]
            row += [games, sum(one["decisions"] for one in own.values()), len(bad)]
        rows.append(row)
    head = ["players", "games", "decisions", "violations", "rigged games", "decisions", "violations"]
    lines = [f"{len(SETS)} sets of modules at each table.", "", *markdown_table(head, rows)]
    lines += ["", "Violations:", *found[:SHOWN]] if found else []
    counts = _coverage(results)
    missing = sorted(name for name, number in counts.items() if not number and name not in UNREACHED)
    lines += ["", f"Exercised: {sum(n > 0 for n in counts.values())} of {len(counts)} things."]
    lines += [f"Never reached: {', '.join(missing)}."] if missing else ["Nothing was left out."]
    lines += ["", *markdown_table(["what", "times"], sorted(counts.items()))]
    if found or (complete and missing):
        return Report(False, lines)
    return Report(complete or None, lines)


def _coverage(results: Results) -> Counter[str]:
    counts: Counter[str] = Counter()
    for result in results.values():
        for name, number in result["coverage"].items():
            counts[name] += number
    return counts


RUN = Run(
    "box",
    f"{GAMES} random games of all {len(SETS)} module sets, 1-5 players, with coverage",
    _batches,
    _report,
)
