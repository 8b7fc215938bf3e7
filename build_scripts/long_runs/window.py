"""Games in a real window by real mouse and key events, and how often each kind of decision was made there."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from long_runs.run import Batch, Failed, Means, Report, Results, Run, answer_of, markdown_table

SEEDS = 3
MORE_SEEDS = 24
"""So many games at each table where more are wished for."""
TABLES = (
    ("mouse", 2, "none", "deluxe"),
    ("keys", 2, "none", "deluxe"),
    ("mouse", 1, "all", "deluxe"),
    ("keys", 1, "all", "deluxe"),
    ("mouse", 3, "all", "deluxe"),
    ("keys", 4, "all", "deluxe"),
    ("mouse", 5, "all", "deluxe"),
    ("mouse", 3, "none", "classic"),
)
KINDS = (
    *("choose_three", "play_card", "main_action", "bonus", "acquire", "keep_or_spend", "tailor"),
    *("pick_discount", "pay_garment", "rent_or_sell", "place", "hire", "depute_any", "fund", "choose"),
    *("exchange", "discard_silk", "terrace", "adorn", "take_jewelry", "choose_task", "choose_from_pile"),
    *("choose_hall", "choose_from_supply", "choose_opponent", "end_turn", "confirm"),
)
"""Every kind of decision the table can ask, and its own two questions."""
COMPANIES = ("two", "two_keys", "mixed")
"""Two people by mouse and by keys; and five seats, two people, two agents, and one handed over and back."""
COMPANY_SEEDS = 3
RARE = (
    *("pick_discount", "take_jewelry", "choose_hall", "choose_opponent", "choose_from_supply"),
    *("exchange", "terrace", "adorn", "choose_task", "discard_silk", "choose_from_pile", "depute_any"),
)
"""Kinds met too seldom to wait for: games saved right before them are gone on with."""
DRIVER, COMPANY = ("tests.ui.window.driver",), "tests.ui.window.company"
"""What plays at the window: one seat, or a whole company."""
RARE_TABLES = (3, 5)
"""The players of those games: each kind is met at least so many times by mouse, and by keyboard."""


def _batches() -> list[Batch]:
    rare = [
        Batch(
            f"{by} at {kind} {players}",
            functools.partial(_meet, by=by, kind=kind, players=players),
        )
        for kind in RARE
        for players in RARE_TABLES
        for by in ("mouse", "keys")
    ]
    company = [
        Batch(f"company {name} {seed:03}", functools.partial(_gather, name=name, seed=seed))
        for name in COMPANIES
        for seed in range(1, COMPANY_SEEDS + 1)
    ]
    return rare + company + _games(range(1, SEEDS + 1))


def _more_batches() -> list[Batch]:
    return _games(range(SEEDS + 1, MORE_SEEDS + 1))


def _games(seeds: range) -> list[Batch]:
    return [
        Batch(
            f"{by} {players} {modules} {edition} {seed:03}",
            functools.partial(_play, by=by, players=players, modules=modules, edition=edition, seed=seed),
        )
        for seed in seeds
        for by, players, modules, edition in TABLES
    ]


def _meet(means: Means, by: str, kind: str, players: int) -> dict[str, Any]:
    return _drive(means, DRIVER, {"by": by, "at": kind, "players": players})


def _play(means: Means, by: str, players: int, modules: str, edition: str, seed: int) -> dict[str, Any]:
    table = {"players": players, "modules": modules, "edition": edition, "seed": seed}
    return _drive(means, DRIVER, {"by": by, **table})


def _gather(means: Means, name: str, seed: int) -> dict[str, Any]:
    return _drive(means, (COMPANY, name), {"seed": seed})


def _drive(means: Means, driver: Sequence[str], options: Mapping[str, object]) -> dict[str, Any]:
    answer = answer_of(means, driver, options)
    if "skipped" in answer:
        raise Failed(answer["skipped"])
    return answer


def _report(results: Results) -> Report:
    """Every kind must have been reached by mouse as well as by keyboard."""
    kinds, lines = _counted(results)
    missing = [f"{kind} by {by}" for kind in KINDS for by, counts in kinds.items() if not counts[kind]]
    lines += ["", f"Never reached: {', '.join(missing)}." if missing else "Every kind was reached both ways."]
    bad = _bad(results)
    if bad:
        return Report(False, lines + bad)
    return Report((not missing) if len(results) >= len(_batches()) else None, lines)


def _more_report(results: Results) -> Report:
    """No game may go wrong."""
    _, lines = _counted(results)
    bad = _bad(results)
    if bad:
        return Report(False, lines + bad)
    return Report(True if len(results) >= len(_more_batches()) else None, lines)


def _counted(results: Results) -> tuple[dict[str, Counter[str]], list[str]]:
    """How often each kind was met, by mouse and by keyboard; and that as lines of the report."""
    games = [one for one in results.values() if "kinds" in one]
    kinds: dict[str, Counter[str]] = {"mouse": Counter(), "keys": Counter()}
    for one in games:
        kinds[one["by"]].update(one["kinds"])
    seconds = sum(one["seconds"] for one in games)
    lines = [f"{len(games)} games, {seconds / max(len(games), 1):.0f} s each.", ""]
    rows = [[kind, kinds["mouse"][kind], kinds["keys"][kind]] for kind in KINDS]
    return kinds, lines + markdown_table(["decision", "by mouse", "by keyboard"], rows)


def _bad(results: Results) -> list[str]:
    """The games that went wrong, as lines of the report."""
    bad = [(key, one) for key, one in results.items() if one.get("exit") != 0 or one.get("errors")]
    return [f"- {key}: {one.get('stuck') or one.get('errors')}" for key, one in bad[:20]]


RUN = Run(
    "window",
    f"{len(_batches())} games in a real window, by mouse or keyboard",
    _batches,
    _report,
)
MORE = Run(
    "more_windows",
    f"{len(_more_batches())} further games in a real window; only when it is named",
    _more_batches,
    _more_report,
    named_only=True,
)
