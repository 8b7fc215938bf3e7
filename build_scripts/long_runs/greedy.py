"""The greedy agent's strength: against the random one, and its mean scores by player count."""

from __future__ import annotations

import functools
import math
from typing import Any

from long_runs.run import Batch, Means, Report, Results, Run, markdown_table, simulate

DUELS = 400
BATCH = 10
TABLES = (2, 3, 4, 5)
TABLE_GAMES = 40
TABLE_BATCH = 5
TARGET = 0.97


def _batches() -> list[Batch]:
    duels = [
        Batch(f"duel-{first:05}", functools.partial(_duel, first=first))
        for first in range(1, DUELS + 1, BATCH)
    ]
    tables = [
        Batch(f"table-{players}-{first:05}", functools.partial(_table, players=players, first=first))
        for first in range(1, TABLE_GAMES + 1, TABLE_BATCH)
        for players in TABLES
    ]
    return duels + tables


def _duel(means: Means, first: int) -> list[dict[str, Any]]:
    """Greedy has seat 0 in games of an even seed, seat 1 in those of an odd one."""
    answer = simulate(means, games=BATCH, seed=first, players=2, agent="mixed")
    games = zip(range(first, first + BATCH), answer["scores"], answer["winners"], strict=True)
    return [
        {
            "seed": seed,
            "greedy": scores[seed % 2],
            "random": scores[1 - seed % 2],
            "won": _won(seed % 2, winners),
        }
        for seed, scores, winners in games
    ]


def _won(seat: int, winners: list[int]) -> float:
    if seat not in winners:
        return 0.0
    return 1.0 if len(winners) == 1 else 0.5


def _table(means: Means, players: int, first: int) -> list[int]:
    answer = simulate(means, games=TABLE_BATCH, seed=first, players=players, agent="greedy")
    return [score for game in answer["scores"] for score in game]


def _report(results: Results) -> Report:
    duels = [game for key, batch in results.items() if key.startswith("duel-") for game in batch]
    wins = sum(game["won"] == 1.0 for game in duels)
    shared = sum(game["won"] == 0.5 for game in duels)
    lines = [f"{wins} of {len(duels)} two-player games won against random, {shared} shared."]
    if duels:
        low, high = wilson(wins, len(duels))
        greedy = sum(game["greedy"] for game in duels) / len(duels)
        random = sum(game["random"] for game in duels) / len(duels)
        lines += [
            f"Won outright {wins / len(duels):.1%} (95 %: {low:.1%} to {high:.1%}); wanted {TARGET:.0%}.",
            f"Mean scores in these games: greedy {greedy:.1f}, random {random:.1f}.",
            "Lost or shared seeds: "
            + (", ".join(str(g["seed"]) for g in duels if g["won"] < 1) or "none")
            + ".",
        ]
    lines += [
        "",
        *markdown_table(
            ["players, all greedy", "games", "mean score", "lowest", "highest"], _tables(results)
        ),
    ]
    passed = wins >= TARGET * len(duels) if len(duels) >= DUELS else None
    return Report(passed, lines)


def _tables(results: Results) -> list[list[object]]:
    rows: list[list[object]] = []
    for players in TABLES:
        scores = [
            one for key, batch in results.items() if key.startswith(f"table-{players}-") for one in batch
        ]
        if scores:
            mean = sum(scores) / len(scores)
            rows.append([players, len(scores) // players, f"{mean:.1f}", min(scores), max(scores)])
    return rows


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson interval of a share: honest near 0 and 1, where greedy should be."""
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - spread), min(1.0, middle + spread)


RUN = Run(
    "greedy", f"{DUELS} duels of greedy against random, and mean scores by player count", _batches, _report
)
