"""Strangers at a real window: promises of the screen tried at every kind of question, for hours."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping
from typing import Any

from long_runs.run import Batch, Failed, Means, Report, Results, Run, answer_of, markdown_table
from long_runs.window import KINDS, RARE, RARE_TABLES

PROMISES = ("choosable", "refusal", "enter", "escape", "tooltip", "figures", "ground", "keys")
"""Those of tests/ui/window/promises.py, where each is told in words."""

MINUTES = 6.0
"""How long a stranger stays at one table."""
ROUNDS = 4
"""How often each table is visited: with so many other seeds."""
TABLES: tuple[dict[str, object], ...] = (
    {"players": 2, "speed": "normal"},
    {"players": 3, "modules": "all", "size": "1920x1080", "speed": "fast"},
    {"players": 1, "speed": "normal"},
    {"players": 1, "modules": "all", "speed": "instant", "size": "1920x1080"},
    {"players": 4, "modules": "all", "speed": "instant"},
    {"players": 5, "modules": "all", "speed": "normal"},
    {"players": 3, "edition": "classic", "speed": "fast"},
    {"players": 5, "edition": "classic", "speed": "instant", "size": "1920x1080"},
    {"players": 2, "people": 2, "speed": "normal"},
    {"players": 3, "people": 2, "modules": "all", "speed": "fast"},
    {"players": 2, "people": 2, "privacy": "hold", "speed": "instant"},
    {"players": 4, "people": 3, "privacy": "hold", "modules": "all", "speed": "normal", "size": "1920x1080"},
    {"players": 5, "people": 5, "speed": "instant"},
    {"players": 2, "people": 2, "edition": "classic", "privacy": "hold", "speed": "fast"},
    {"players": 4, "speed": "fast"},
)
RARE_MINUTES = 0.5
BROKEN_MINUTES = 4.0
ASKED = (*KINDS, "handover")
"""Every kind of question, each of which every promise is tried at."""


def _batches() -> list[Batch]:
    broken = [
        _batch(f"broken {promise}", {"broken": promise, "players": 2, "speed": "normal"}, BROKEN_MINUTES)
        for promise in PROMISES
    ]
    rare = [
        _batch(
            f"at {kind} {players} seed {seed}", {"at": kind, "players": players, "seed": seed}, RARE_MINUTES
        )
        for kind in RARE
        for players in RARE_TABLES
        for seed in (1, 2, 3)
    ]
    tables = [
        _batch(f"table {number:02} seed {seed}", {**table, "seed": seed * 100 + number}, MINUTES)
        for seed in range(1, ROUNDS + 1)
        for number, table in enumerate(TABLES)
    ]
    return broken + rare + tables


def _batch(key: str, options: Mapping[str, object], minutes: float) -> Batch:
    return Batch(key, functools.partial(_visit, key=key, options=options, minutes=minutes))


def _visit(means: Means, key: str, options: Mapping[str, object], minutes: float) -> dict[str, Any]:
    pictures = f"soak/stranger/{key.replace(' ', '-')}"
    answer = answer_of(
        means, ("tests.ui.window.visit",), {**options, "minutes": minutes, "pictures": pictures}
    )
    if "skipped" in answer:
        raise Failed(answer["skipped"])
    return answer


def _report(results: Results) -> Report:
    """No promise may be broken or untried at any kind of question; one broken on purpose must be found."""
    visits = {key: one for key, one in results.items() if not one["broken_on_purpose"]}
    tried: Counter[tuple[str, str]] = Counter()
    for one in visits.values():
        for promise, kinds in one["tried"].items():
            tried.update({(promise, kind): number for kind, number in kinds.items()})
    hours = sum(one["seconds"] for one in visits.values()) / 3600
    acts = sum(one["acts"] for one in visits.values())
    lines = [f"{len(visits)} visits, {hours:.2f} hours at the window, {acts} clicks and keys.", ""]
    rows = [[kind, *(tried[promise, kind] for promise in PROMISES)] for kind in ASKED]
    lines += markdown_table(["question", *PROMISES], rows)
    lines += ["", *_in_motion(visits)]
    empty = [f"{promise} at {kind}" for kind in ASKED for promise in PROMISES if not tried[promise, kind]]
    missing = ", ".join(empty) or "nothing"
    lines += ["", f"Never tried: {missing}."]
    bad = [
        f"- {key}: {found['promise']} at {found['kind']}: {found['wrong']}"
        for key, one in visits.items()
        for found in one["broken"]
    ]
    bad += [f"- {key}: {one['stuck'] or one['errors']}" for key, one in visits.items() if _failed(one)]
    unseen = [key for key, one in results.items() if _is_unseen(one)]
    bad += [f"- {key}: broken on purpose, and nobody noticed" for key in unseen]
    if bad:
        return Report(False, [*lines, "", *bad[:60]])
    return Report((not empty) if len(results) >= len(_batches()) else None, lines)


def _failed(one: Mapping[str, Any]) -> bool:
    return bool(one["stuck"] or one["errors"])


def _is_unseen(one: Mapping[str, Any]) -> bool:
    meant = one["broken_on_purpose"]
    return bool(meant) and all(found["promise"] != meant for found in one["broken"])


def _in_motion(visits: Results) -> list[str]:
    """How often each key was pressed while something moved."""
    keys: Counter[str] = Counter()
    for one in visits.values():
        keys.update({key: sum(kinds.values()) for key, kinds in one["in_motion"].items()})
    return [f"While something moved: {', '.join(f'{key} {number}' for key, number in sorted(keys.items()))}."]


RUN = Run(
    "stranger",
    f"{len(_batches())} visits of a stranger to a real window, {MINUTES:.0f} minutes at each table",
    _batches,
    _report,
)
