"""Games in a real window by real mouse and key events, and how often each kind of decision was made there."""

from __future__ import annotations

import functools
import json
from collections import Counter
from typing import Any

from long_runs.run import Batch, Failed, Means, Report, Results, Run, call, markdown_table

SEEDS = 24
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
    *("exchange", "terrace", "adorn", "choose_task", "discard_silk", "choose_from_pile"),
)
"""Kinds met too seldom to wait for: games saved right before them are gone on with."""


def _batches() -> list[Batch]:
    rare = [
        Batch(f"{by} at {kind}", functools.partial(_drive, options=["--by", by, "--at", kind]))
        for kind in RARE
        for by in ("mouse", "keys")
    ]
    company = [
        Batch(f"company {name} {seed:03}", functools.partial(_gather, name=name, seed=seed))
        for name in COMPANIES
        for seed in range(1, COMPANY_SEEDS + 1)
    ]
    return (
        rare
        + company
        + [
            Batch(
                f"{by} {players} {modules} {edition} {seed:03}",
                functools.partial(_play, by=by, players=players, modules=modules, edition=edition, seed=seed),
            )
            for seed in range(1, SEEDS + 1)
            for by, players, modules, edition in TABLES
        ]
    )


def _play(means: Means, by: str, players: int, modules: str, edition: str, seed: int) -> dict[str, Any]:
    table = ["--players", str(players), "--modules", modules, "--edition", edition, "--seed", str(seed)]
    return _drive(means, ["--by", by, *table])


def _gather(means: Means, name: str, seed: int) -> dict[str, Any]:
    return _drive(means, [name, "--seed", str(seed)], "company")


def _drive(means: Means, options: list[str], by: str = "driver") -> dict[str, Any]:
    done = call(means, ["-m", f"tests.ui.window.{by}", *options])
    try:
        answer: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    except (IndexError, ValueError):
        raise Failed(f"the driver said nothing: {done.stderr[-300:]}") from None
    if "skipped" in answer:
        raise Failed(answer["skipped"])
    return answer


def _report(results: Results) -> Report:
    games = [one for one in results.values() if "kinds" in one]
    bad = [(key, one) for key, one in results.items() if one.get("exit") != 0 or one.get("errors")]
    kinds: dict[str, Counter[str]] = {"mouse": Counter(), "keys": Counter()}
    for one in games:
        kinds[one["by"]].update(one["kinds"])
    rows = [[kind, kinds["mouse"][kind], kinds["keys"][kind]] for kind in KINDS]
    seconds = sum(one["seconds"] for one in games)
    lines = [f"{len(games)} games, {seconds / max(len(games), 1):.0f} s each.", ""]
    lines += markdown_table(["decision", "by mouse", "by keyboard"], rows)
    missing = [kind for kind in KINDS if not kinds["mouse"][kind] + kinds["keys"][kind]]
    lines += ["", f"Never reached: {', '.join(missing)}." if missing else "Every kind was reached."]
    lines += [f"- {key}: {one.get('stuck') or one.get('errors')}" for key, one in bad[:20]]
    if bad:
        return Report(False, lines)
    complete = len(results) >= len(_batches())
    return Report((not missing) if complete else None, lines)


RUN = Run(
    "window",
    f"{SEEDS * len(TABLES) + 2 * len(RARE) + COMPANY_SEEDS * len(COMPANIES)} games in a real window, "
    "by mouse or keyboard",
    _batches,
    _report,
)
