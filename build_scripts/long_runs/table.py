"""Whole games through the table without a window, and how often each kind of decision was made there."""

from __future__ import annotations

import functools
import json
from collections import Counter
from typing import Any

from long_runs.run import Batch, Failed, Means, Report, Results, Run, call, markdown_table
from long_runs.window import KINDS

GAMES = 40
BATCH = 4
TABLES = (
    *((players, "all", "deluxe", False) for players in (1, 2, 3, 4, 5)),
    (2, "none", "deluxe", False),
    (4, "none", "classic", False),
    (2, "all", "deluxe", True),
    (4, "all", "deluxe", True),
)
"""Players, modules, edition, and whether the game begins with full purses and halls to meet rare rules."""


def _batches() -> list[Batch]:
    return [
        Batch(
            f"{players} {modules} {'rigged' if rigged else edition} {first:03}",
            functools.partial(
                _play, players=players, modules=modules, edition=edition, first=first, rigged=rigged
            ),
        )
        for first in range(1, GAMES + 1, BATCH)
        for players, modules, edition, rigged in TABLES
    ]


def _play(means: Means, players: int, modules: str, edition: str, first: int, rigged: bool) -> dict[str, Any]:
    options = ["--players", str(players), "--modules", modules, "--edition", edition]
    options += ["--first", str(first), "--games", str(BATCH), *(["--rigged"] if rigged else [])]
    done = call(means, ["-m", "tests.ui.table.counting", *options], SDL_VIDEODRIVER="dummy")
    if done.returncode:
        return {"games": 0, "kinds": {}, "problem": done.stderr[-800:]}
    try:
        answer: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    except (IndexError, ValueError):
        raise Failed(f"nothing was counted: {done.stderr[-300:]}") from None
    return answer


def _report(results: Results) -> Report:
    kinds: Counter[str] = Counter()
    for one in results.values():
        kinds.update(one["kinds"])
    games = sum(one["games"] for one in results.values())
    lines = [f"{games} games.", "", *markdown_table(["decision", "times"], [[k, kinds[k]] for k in KINDS])]
    missing = [kind for kind in KINDS if not kinds[kind]]
    lines += ["", f"Never reached: {', '.join(missing)}." if missing else "Every kind was reached."]
    bad = [(key, one["problem"]) for key, one in results.items() if "problem" in one]
    lines += [f"- {key}: `{problem}`" for key, problem in bad[:10]]
    if bad:
        return Report(False, lines)
    return Report((not missing) if games >= GAMES * len(TABLES) else None, lines)


RUN = Run("table", f"{GAMES * len(TABLES)} games through the table without a window", _batches, _report)
