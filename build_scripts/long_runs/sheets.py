"""Random games to their last screens: every figure read off sheet and show must be the engine's."""

from __future__ import annotations

import functools
from typing import Any

from long_runs.run import Batch, Means, Report, Results, Run, answer_of, judged, markdown_table

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
    table = {"players": players, "modules": modules, "edition": edition}
    options = {**table, "first": first, "games": BATCH}
    return answer_of(means, ["tests.ui.finale.reading"], options, SDL_VIDEODRIVER="dummy")


def _report(results: Results) -> Report:
    rows = []
    for players, modules, edition in TABLES:
        own = [one for key, one in results.items() if key.split()[:3] == [str(players), modules, edition]]
        figures = sum(one["figures"] for one in own)
        wrong = sum(len(one["differences"]) for one in own)
        rows.append([players, modules, edition, sum(one["games"] for one in own), figures, wrong])
    found = [f"{key}: {line}" for key, one in sorted(results.items()) for line in one["differences"]]
    head = ["players", "modules", "edition", "games", "figures read", "wrong"]
    games = sum(one["games"] for one in results.values())
    return judged(markdown_table(head, rows), found, games >= GAMES * len(TABLES))


RUN = Run(
    "sheets", f"{GAMES * len(TABLES)} random games, the figures of their last screens", _batches, _report
)
