"""Is Madame du Barry a fair rival? Greedy games against her at every level, beside greedy duels."""

from __future__ import annotations

import functools
from collections import Counter
from itertools import pairwise
from statistics import fmean, pstdev
from typing import Any

from long_runs.greedy import wilson
from long_runs.run import Batch, Means, Report, Results, Run, markdown_table, simulate

GAMES = 500
BATCH = 10
LEVELS = ("apprentice", "journeyman", "master")
WIDEST = 15.0
ABOVE = 25.0


def _batches() -> list[Batch]:
    batches = []
    for first in range(1, GAMES + 1, BATCH):
        batches += [
            Batch(f"{level}-{first:05}", functools.partial(_solo, level=level, first=first))
            for level in LEVELS
        ]
        batches.append(Batch(f"duel-{first:05}", functools.partial(_duel, first=first)))
    return batches


def _solo(means: Means, level: str, first: int) -> dict[str, Any]:
    options = {"barry-level": level, "games": BATCH, "seed": first, "players": 1, "agent": "greedy"}
    answer = simulate(means, causes=True, **options)
    return {"scores": answer["scores"], "winners": answer["winners"], "causes": answer["causes"]}


def _duel(means: Means, first: int) -> dict[str, Any]:
    answer = simulate(means, games=BATCH, seed=first, players=2, agent="greedy")
    return {"scores": answer["scores"]}


def _report(results: Results) -> Report:
    duels = [game for key, one in results.items() if key.startswith("duel") for game in one["scores"]]
    if not duels:
        return Report(None)
    best = fmean(max(game) for game in duels)
    rows, rates, deviations, hers_at_journeyman, complete = [], [], [], 0.0, len(duels) >= GAMES
    causes: dict[str, Counter[str]] = {}
    played: dict[str, int] = {}
    for level in LEVELS:
        own = [one for key, one in results.items() if key.startswith(level)]
        games = [game for one in own for game in one["scores"]]
        won = sum(winners == [0] for one in own for winners in one["winners"])
        complete = complete and len(games) >= GAMES
        if not games:
            continue
        hers = [game[1] for game in games]
        low, high = wilson(won, len(games))
        rates.append(won / len(games))
        deviations.append(pstdev(hers))
        if level == "journeyman":
            hers_at_journeyman = fmean(hers)
        rows.append(
            [
                level,
                len(games),
                f"{fmean(game[0] for game in games):.1f} ± {pstdev([game[0] for game in games]):.1f}",
                f"{fmean(hers):.1f} ± {pstdev(hers):.1f}",
                f"{min(hers)}-{max(hers)}",
                f"{won / len(games):.1%} ({low:.1%} to {high:.1%})",
            ]
        )
        played[level] = len(games)
        causes[level] = Counter()
        for one in own:
            causes[level].update(one["causes"])
    head = ["level", "games", "player", "du Barry", "her range", "player wins"]
    lines = [
        f"Greedy duels on the same side: {len(duels)} games, mean winning score {best:.1f}.",
        "",
        *markdown_table(head, rows),
        "",
        "Her points by cause, a game:",
        "",
        *_cause_table(causes, played),
    ]
    good = (
        all(earlier > later for earlier, later in pairwise(rates))
        and max(deviations, default=99) <= WIDEST
        and best <= hers_at_journeyman <= best + ABOVE
    )
    lines += [
        "",
        f"Wanted: falling win rates, her deviation at most {WIDEST}, her mean at journeyman from "
        f"{best:.1f} to {best + ABOVE:.1f}.",
    ]
    return Report(good if complete else None, lines)


def _cause_table(causes: dict[str, Counter[str]], played: dict[str, int]) -> list[str]:
    names = sorted({name for counter in causes.values() for name in counter})
    rows = [[name, *(f"{causes[level][name] / played[level]:.1f}" for level in causes)] for name in names]
    return markdown_table(["cause", *causes], rows)


RUN = Run("balance", f"{GAMES} greedy games against Madame du Barry at each level", _batches, _report)
