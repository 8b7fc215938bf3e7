"""Matches as tables of markdown: who won how often, and what tells the players apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

from long_runs.greedy import wilson
from long_runs.run import markdown_table
from matches.games import Game
from rococo_desktop.tools.deeds import DEEDS

Games = Mapping[Game, Mapping[str, Any]]
"""Games with what they came to."""


def won_table(games: Games) -> list[str]:
    """The table of the matches: games won with their interval, points, seconds a searched decision."""
    rows: list[list[object]] = []
    for (first, second), own in by_match(games).items():
        won = sum(one["won"] for _, one in own)
        low, high = wilson(won, len(own))
        mine = sum(one["scores"][game.seat] for game, one in own) / len(own)
        rest = [score for game, one in own for at, score in enumerate(one["scores"]) if at != game.seat]
        seconds = sorted(second for _, one in own for second in one["seconds"]) or [0.0]
        rows.append(
            [
                f"{first} against {second}",
                len(own),
                f"{won / len(own):.1%} ({low:.1%} to {high:.1%})",
                f"{mine:.1f} / {sum(rest) / max(len(rest), 1):.1f}",
                f"{sum(seconds) / len(seconds):.3f}",
                f"{seconds[int(0.95 * (len(seconds) - 1))]:.3f}",
                f"{seconds[-1]:.3f}",
                sum(one["firings"] for _, one in own),
            ]
        )
    head = ["match", "games", "won", "points", "mean s", "p95 s", "slowest s", "brake"]
    return markdown_table(head, rows)


def taste_table(games: Games) -> list[str]:
    """What tells the first agent of each match from the second: means a game and seat, first / second."""
    rows: list[list[object]] = []
    for (first, second), own in by_match(games).items():
        counted = [(game.seat, one["deeds"]) for game, one in own if _is_counted(one)]
        if counted:
            mine = [deeds[seat] for seat, deeds in counted]
            theirs = [one for seat, deeds in counted for at, one in enumerate(deeds) if at != seat]
            cells = [f"{_mean(mine, deed):.2f} / {_mean(theirs, deed):.2f}" for deed in DEEDS]
            rows.append([f"{first} beside {second}", len(counted), *cells])
    return markdown_table(["match", "games", *DEEDS.values()], rows)


def by_match(games: Games) -> dict[tuple[str, str], list[tuple[Game, Mapping[str, Any]]]]:
    """The games of each match, in the order in which matches first appear."""
    found: dict[tuple[str, str], list[tuple[Game, Mapping[str, Any]]]] = {}
    for game, one in games.items():
        found.setdefault((game.first, game.second), []).append((game, one))
    return found


def _is_counted(one: Mapping[str, Any]) -> bool:
    """False for a game that was kept before all of this was counted."""
    return "deeds" in one and all(DEEDS.keys() <= seat.keys() for seat in one["deeds"])


def _mean(counts: Sequence[Mapping[str, float]], deed: str) -> float:
    return fmean(one[deed] for one in counts) if counts else 0.0
