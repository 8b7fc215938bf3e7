"""Monkeys at real windows: clicks, drags, keys, names, sizes and looking away, with an eye on the program."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from long_runs.run import Batch, Failed, Means, Report, Results, Run, answer_of, judged, markdown_table

MINUTES = 10.0
ROUNDS = 3
TABLES: tuple[dict[str, object], ...] = (
    {"players": 2},
    {"players": 5, "modules": "all"},
    {"players": 1, "modules": "all"},
    {"players": 3, "edition": "classic"},
    {"players": 2, "people": 2},
    {"players": 4, "people": 3, "privacy": "hold", "modules": "all"},
    {"players": 3, "people": 3, "privacy": "open", "modules": "all"},
    {"players": 5, "people": 5, "edition": "classic"},
)
"""Eight tables, by turns: a whole run is four hours of monkeys, two of the clock with two at a time."""
SHOWN = ("starts", "longest_gap", "slowest", "starved", "most_mb", "most_handles", "most_threads", "saves")


def _batches() -> list[Batch]:
    return [
        _batch(f"table {number} seed {seed}", {**table, "seed": seed * 10 + number})
        for seed in range(1, ROUNDS + 1)
        for number, table in enumerate(TABLES)
    ]


def _batch(key: str, options: Mapping[str, object]) -> Batch:
    return Batch(key, functools.partial(_let_loose, options=options))


def _let_loose(means: Means, options: Mapping[str, object]) -> dict[str, Any]:
    answer = answer_of(means, ("tests.ui.window.monkey",), {**options, "minutes": MINUTES})
    if "skipped" in answer:
        raise Failed(answer["skipped"])
    return answer


def _report(results: Results) -> Report:
    """Nothing may go wrong: no complaint, no long wait, no growth, and every save plays again."""
    acts = sum(sum(one["done"].values()) for one in results.values())
    hours = sum(one["seconds"] for one in results.values()) / 3600
    rows = [[key, sum(one["done"].values()), *(one[name] for name in SHOWN)] for key, one in results.items()]
    lines = [f"{hours:.2f} hours at windows, {acts} acts.", "", *markdown_table(["", "acts", *SHOWN], rows)]
    wrong = [f"{key}: {told}" for key, one in results.items() for told in one["wrong"]]
    return judged(lines, wrong, len(results) >= len(_batches()))


RUN = Run(
    "monkey",
    f"{len(_batches())} monkeys at real windows, {MINUTES:.0f} minutes each",
    _batches,
    _report,
)
