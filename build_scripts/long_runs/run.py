"""What a long run is: a list of batches that can be done in any order, and a report on what they found."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from environment import ROOT, surroundings

FOLDER = ROOT / "soak"
MOST_LINES = 50
"""So many things that went wrong are enough to see what did."""
Results = Mapping[str, Any]


class Unfinished(Exception):
    """A batch ran out of time and goes on at the next --resume."""


class Failed(Exception):
    """A batch could not be done, with the reason in one sentence; it is tried again at the next --resume."""


@dataclass(frozen=True)
class Means:
    """What a batch may use: the interpreter, the cores it may take, and the time it must be done by."""

    python: Path
    jobs: int
    deadline: float
    resumed: bool
    tell: Callable[[str], None] = lambda text: None
    """Shows where a long batch stands, in the progress line."""

    @property
    def seconds_left(self) -> float:
        """How long a batch may still run."""
        return max(0.0, self.deadline - time.monotonic())


@dataclass(frozen=True)
class Batch:
    """One piece of a run: its key in the progress file and the work, which returns plain JSON data."""

    key: str
    work: Callable[[Means], Any]


@dataclass(frozen=True)
class Report:
    """What a run found: whether its target is met (None: nothing to judge yet) and lines of markdown."""

    passed: bool | None
    lines: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Run:
    """A long run.

    `alone`: its batches share out the cores themselves and run one after the other. `remembers`: they know
    themselves what is done, so --resume gives them all again. `named_only`: it is left out unless asked for
    by its name.
    """

    name: str
    about: str
    batches: Callable[[], Sequence[Batch]]
    report: Callable[[Results], Report]
    alone: bool = False
    remembers: bool = False
    named_only: bool = False


def call(means: Means, arguments: Sequence[str], **variables: str) -> subprocess.CompletedProcess[str]:
    """Run our Python with these arguments from the top of the checkout; Unfinished when time runs out."""
    environment = {**surroundings(), **variables}
    try:
        return subprocess.run(
            [str(means.python), *arguments],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=means.seconds_left,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Unfinished from None


def simulate(means: Means, **options: object) -> dict[str, Any]:
    """The answer of `rococo_desktop simulate --json` with these options; a violation is an answer as well."""
    return answer_of(means, ["rococo_desktop", "simulate"], {"json": True, **options})


def answer_of(
    means: Means, module: Sequence[str], options: Mapping[str, object], **variables: str
) -> dict[str, Any]:
    """The JSON object a module of ours prints as its last line; Failed, with its last words, without one.

    An option that is True is a flag.
    """
    words = [*module, *(word for key, value in options.items() for word in _option(key, value))]
    done = call(means, ["-m", *words], **variables)
    try:
        answer = json.loads(last_line(done.stdout))
    except ValueError:
        raise Failed(f"{' '.join(words)}: {last_line(done.stderr)}") from None
    if not isinstance(answer, dict):
        raise Failed(f"{' '.join(words)}: not one JSON object")
    return answer


def _option(key: str, value: object) -> list[str]:
    return [f"--{key}"] if value is True else [f"--{key}", str(value)]


def last_line(text: str) -> str:
    """The last line that says something: where a traceback or a tool names its reason."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "no reason given"


def markdown_table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> list[str]:
    """A markdown table, one line of text a row."""
    lines = [head, ["---"] * len(head), *rows]
    return [f"| {' | '.join(str(cell) for cell in line)} |" for line in lines]


def judged(table: Sequence[str], wrong: Sequence[str], complete: bool) -> Report:
    """A table, and below it all that went wrong: passed if that is nothing and everything was done."""
    found = [f"- {line}" for line in wrong[:MOST_LINES]]
    return Report(False if wrong else complete or None, [*table, *(["", *found] if found else [])])


def cores() -> int:
    """How many processes may run at a time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
