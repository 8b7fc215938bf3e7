"""Events of every kind posted into the whole game: no mishap, no gap, no hang, nothing that grows."""

from __future__ import annotations

import functools
import json
import selectors
import shutil
import subprocess
import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from environment import ROOT, surroundings
from long_runs.run import (
    Batch,
    Failed,
    Means,
    Report,
    Results,
    Run,
    Unfinished,
    judged,
    last_line,
    markdown_table,
)

EVENTS, BATCH = 2_000_000, 25_000
TABLES: dict[str, tuple[str, ...]] = {
    "title": (),
    "two": ("--players", "2", "--speed", "normal"),
    "five, all modules": ("--players", "5", "--modules", "all", "--speed", "fast"),
    "solo, all modules": ("--players", "1", "--modules", "all", "--speed", "instant"),
    "two people": ("--players", "2", "--people", "2", "--speed", "instant"),
    "three people, key held": ("--players", "4", "--people", "3", "--privacy", "hold", "--modules", "all"),
    "classic": ("--players", "3", "--edition", "classic", "--speed", "instant"),
    "large": ("--players", "4", "--modules", "all", "--size", "1920x1080", "--speed", "instant"),
    "demonstration": ("--demo", "--players", "3", "--modules", "all", "--speed", "fast"),
    "small, large letters": ("--players", "2", "--size", "1280x720", "--scale", "150", "--speed", "slow"),
}
SILENCE = 90.0
"""Seconds without a word after which the game hangs."""
MOST_MB, MOST_HANDLES, MOST_THREADS = 60.0, 3, 1
"""How much more there may be at the end than in the middle, each at rest."""


def _batches() -> list[Batch]:
    rounds = EVENTS // BATCH // len(TABLES)
    return [
        Batch(f"{table} {seed:02}", functools.partial(_post, table=table, seed=seed * 100 + number))
        for seed in range(1, rounds + 1)
        for number, table in enumerate(TABLES)
    ]


def _post(means: Means, table: str, seed: int) -> dict[str, Any]:
    """A monkey in a process of its own, and how it ended; where it falls silent, where it hangs."""
    command = [str(means.python), "-m", "tests.ui.posting", "--events", str(BATCH), "--seed", str(seed)]
    with tempfile.TemporaryDirectory(prefix="rococo-posted-") as home, tempfile.TemporaryFile("w+") as errors:
        monkey = subprocess.Popen(
            [*command, "--home", home, "--", *TABLES[table]],
            cwd=ROOT,
            env={**surroundings(), "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        try:
            last = _listened(means, monkey)
            monkey.wait()
        except TimeoutError:
            stacks = native_stacks(monkey.pid)
            own = "".join(file.read_text() for file in Path(home).rglob("standing-*.txt"))
            return {"table": table, "seed": seed, "hangs": f"{own}\n{stacks}"}
        finally:
            monkey.kill()
            monkey.wait()
        errors.seek(0)
        said = errors.read()
    if monkey.returncode or "events" not in last:
        raise Failed(f"{table}, seed {seed}: ended with {monkey.returncode}: {last_line(said)}")
    return {"table": table, "seed": seed, **last}


def _listened(means: Means, monkey: subprocess.Popen[str]) -> dict[str, Any]:
    """The last thing a monkey says; TimeoutError if it falls silent before that."""
    last: dict[str, Any] = {}
    assert monkey.stdout is not None
    with selectors.DefaultSelector() as selector:
        selector.register(monkey.stdout, selectors.EVENT_READ)
        while selector.select(SILENCE):
            line = monkey.stdout.readline()
            if not line:
                return last
            last = json.loads(line)
            means.tell(f"{last.get('left', 0)} events left")
            if not means.seconds_left:
                raise Unfinished
    raise TimeoutError


def native_stacks(process: int) -> str:
    """Where every thread of a process is, in C as well, where a debugger is to be had."""
    if shutil.which("gdb") is None:
        return "no gdb here"
    command = ["gdb", "-p", str(process), "-batch", "-ex", "thread apply all bt 25"]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=120, check=False)
    return done.stdout[-12_000:]


def _wrong(one: Mapping[str, Any]) -> list[str]:
    """Everything that must not have happened in a batch."""
    if "hangs" in one:
        return [f"hangs: {one['hangs']}"]
    found = [f"a turn took {line}" for line in one["slow"]]
    found += [f"a mishap: {report}" for report in one["reports"]]
    found += [f"a save: {line}" for line in one["wrong_saves"]]
    found += [f"the game ended with {one['code']}"] if one["code"] else []
    for what, most in (("memory", MOST_MB), ("handles", MOST_HANDLES), ("threads", MOST_THREADS)):
        if (more := grown(one[what])) > most:
            found.append(f"{what}: {more} more at the end")
    return found


def grown(figures: list[float]) -> float:
    """How much more there is in the last third than in the one before it, by what each settles at."""
    third = max(len(figures) // 3, 1)
    return min(figures[-third:]) - min(figures[-2 * third : -third] or figures)


def _report(results: Results) -> Report:
    rows, kinds, screens = [], Counter[str](), Counter[str]()
    for table in TABLES:
        batches = [one for one in results.values() if one["table"] == table and "hangs" not in one]
        for one in batches:
            kinds.update(one["kinds"])
            screens.update(one["screens"])
        counted = [sum(one[what] for one in batches) for what in ("events", "frames", "saves", "choices")]
        grows = [
            max((grown(one[what]) for one in batches), default=0) for what in ("memory", "handles", "threads")
        ]
        most = max((max(one["memory"]) for one in batches), default=0)
        rows.append([table, *counted, most, *grows])
    head = [
        "table",
        "events",
        "frames",
        "saves",
        "choices",
        "most MB",
        "MB more",
        "handles more",
        "threads more",
    ]
    lines = markdown_table(head, rows)
    lines += ["", f"Kinds: {', '.join(f'{kind} {number:,}' for kind, number in sorted(kinds.items()))}."]
    lines += ["", f"Screens: {', '.join(f'{name} {number:,}' for name, number in sorted(screens.items()))}."]
    wrong = [f"{key}: {line}" for key, one in results.items() for line in _wrong(one)]
    return judged(lines, wrong, len(results) >= len(_batches()))


RUN = Run(
    "posted",
    f"{EVENTS:,} events of every kind posted into the whole game, at {len(TABLES)} tables",
    _batches,
    _report,
)
