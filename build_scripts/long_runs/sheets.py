"""Random games to their last screens: every figure read off sheet and show must be the engine's."""

from __future__ import annotations

import functools
import json
from typing import Any

from long_runs.run import Batch, Failed, Means, Report, Results, Run, call, last_line, markdown_table

TABLES = (
    *((players, "all", "deluxe") for players in (1, 2, 3, 4, 5)),
    *((players, "none", "deluxe") for players in (1, 3, 5)),
    (2, "none", "classic"),
    (4, "none", "classic"),
)
"""Players, modules, edition."""
GAMES = 20
"""At each table: 200 in all."""
BATCH = 5


def _batches() -> list[Batch]:
    return [
        Batch(
            f"{players} {modules} {edition} {first:03}",
            functools.partial(_read, players=players, modules=modules, edition=edition, first=first),
        )
        for first in range(1, GAMES + 1, BATCH)
        for players, modules, edition in TABLES
    ]


def _read(means: Means, players: int, modules: str, edition: str, first: int) -> dict[str, Any]:
    words = ["--players", players, "--modules", modules, "--edition", edition, "--first", first]
    words += ["--games", BATCH]
    done = call(means, ["-m", "tests.ui.finale.reading", *map(str, words)], SDL_VIDEODRIVER="dummy")
    try:
        answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    except (ValueError, IndexError):
        raise Failed(f"{players} players, from seed {first}: {last_line(done.stderr)}") from None
    return answer


def _report(results: Results) -> Report:
    rows, found = [], []
    for players, modules, edition in TABLES:
        own = [one for key, one in results.items() if key.split()[:3] == [str(players), modules, edition]]
        figures = sum(one["figures"] for one in own)
        wrong = sum(len(one["differences"]) for one in own)
        rows.append([players, modules, edition, sum(one["games"] for one in own), figures, wrong])
    for key, one in sorted(results.items()):
        found += [f"- {key}: {line}" for line in one["differences"]]
    head = ["players", "modules", "edition", "games", "figures read", "wrong"]
    lines = [*markdown_table(head, rows), *(["", *found[:50]] if found else [])]
    games = sum(one["games"] for one in results.values())
    if found:
        return Report(False, lines)
    return Report(True if games >= GAMES * len(TABLES) else None, lines)


RUN = Run(
    "sheets", f"{GAMES * len(TABLES)} random games, the figures of their last screens", _batches, _report
)
