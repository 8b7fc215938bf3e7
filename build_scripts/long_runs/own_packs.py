"""A pack of a player's own, laid into the user's folder: random games under every check, at every table."""

from __future__ import annotations

import functools
import shutil
import tempfile
from pathlib import Path
from typing import Any

from environment import ROOT
from long_runs.run import Batch, Means, Report, Results, Run, answer_of, markdown_table

PACK = ROOT / "tests" / "packs" / "atelier"
PLAYERS = (1, 2, 3, 4, 5)
SETS = (PACK.name, f"all,{PACK.name}")
GAMES = 50
"""At each table: 500 in all."""


def _batches() -> list[Batch]:
    return [
        Batch(f"{modules} {players}", functools.partial(_play, modules=modules, players=players))
        for modules in SETS
        for players in PLAYERS
    ]


def _play(means: Means, modules: str, players: int) -> dict[str, Any]:
    options = {"json": True, "games": GAMES, "check": True, "players": players, "modules": modules}
    with tempfile.TemporaryDirectory() as home:
        shutil.copytree(PACK, Path(home) / "packs" / PACK.name)
        answer = answer_of(
            means, ["rococo_desktop", "simulate"], {**options, "agent": "random"}, ROCOCO_HOME=home
        )
    return {name: answer[name] for name in ("games", "decisions", "violations")}


def _report(results: Results) -> Report:
    rows = [[key, one["games"], one["decisions"], len(one["violations"])] for key, one in results.items()]
    found = [f"- {key}: `{violation}`" for key, one in results.items() for violation in one["violations"]]
    lines = markdown_table(["table", "games", "decisions", "violations"], rows)
    lines += ["", "Violations:", *found] if found else []
    complete = len(rows) == len(SETS) * len(PLAYERS)
    return Report(False if found else complete or None, lines)


RUN = Run(
    "own_packs",
    f"{GAMES * len(SETS) * len(PLAYERS)} random games with the sample of a player's own pack, 1-5 players",
    _batches,
    _report,
)
