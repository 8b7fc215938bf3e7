"""Check everything on a machine with only Python: lint, types, import contracts, the check tier of the tests.

    python3 build_scripts/check.py [--only lint,types,imports,tests] [--fast] [-k EXPRESSION]

Exit 0 when all is well, 1 when something failed, 2 when the environment could not be made.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from environment import EVERYTHING, ROOT, SetupError, prepare, surroundings

GLANCE = 0.2
"""After so many seconds what the tests said is shown."""


@dataclass(frozen=True)
class Wishes:
    """What the command line asked for."""

    only: tuple[str, ...]
    fast: bool
    expression: str | None


@dataclass(frozen=True)
class Outcome:
    """How one check ended: its name, whether it passed and how long it took."""

    name: str
    passed: bool
    seconds: float


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the wished checks and return the exit code."""
    wishes = parse(arguments)
    started = time.monotonic()
    try:
        python = prepare(EVERYTHING)
    except SetupError as error:
        print(f"check: {error}", file=sys.stderr)
        return 2
    outcomes = run_all({name: CHECKS[name](python, wishes) for name in wishes.only})
    print(summary(outcomes, time.monotonic() - started), flush=True)
    return 0 if all(outcome.passed for outcome in outcomes) else 1


def parse(arguments: Sequence[str] | None) -> Wishes:
    """Read the command line; wrong use ends the program with exit code 2."""
    parser = argparse.ArgumentParser(prog="check.py", description="Lint, types, import contracts and tests.")
    parser.add_argument(
        "--only", type=names, default=tuple(CHECKS), metavar="NAME[,NAME]", help=f"of {', '.join(CHECKS)}"
    )
    parser.add_argument("--fast", action="store_true", help="leave out the tests marked slow")
    parser.add_argument("-k", dest="expression", help="only the tests that match, as in pytest")
    given = parser.parse_args(arguments)
    return Wishes(only=given.only, fast=given.fast, expression=given.expression)


def names(text: str) -> tuple[str, ...]:
    """The checks of a comma list, in the order they always run."""
    wanted = [part.strip() for part in text.split(",") if part.strip()]
    unknown = [part for part in wanted if part not in CHECKS]
    if unknown or not wanted:
        raise argparse.ArgumentTypeError(f"{', '.join(unknown) or 'nothing'}: choose of {', '.join(CHECKS)}")
    return tuple(name for name in CHECKS if name in wanted)


def lint(python: Path, wishes: Wishes) -> list[list[str]]:
    """Style and layout of all Python files."""
    ruff = [str(python), "-m", "ruff"]
    return [[*ruff, "check", "."], [*ruff, "format", "--check", "."]]


def types(python: Path, wishes: Wishes) -> list[list[str]]:
    """Strict types of the package, the scripts and the tests."""
    return [[str(python), "-m", "mypy"]]


def imports(python: Path, wishes: Wishes) -> list[list[str]]:
    """Who may import whom, as pyproject.toml has it."""
    return [[str(python), "-c", "from importlinter.cli import lint_imports_command as run; run()"]]


def tests(python: Path, wishes: Wishes) -> list[list[str]]:
    """The check tier of all tests, on all cores where the whole tier runs."""
    command = [str(python), "-m", "pytest", "-q"]
    if wishes.expression:
        command += ["-k", wishes.expression]
    elif (os.cpu_count() or 1) > 1:
        # One process more than there are cores: the tests of the real window wait as much as they work.
        command += ["-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal"]
    if wishes.fast:
        command += ["-m", "not soak and not slow"]
    return [command]


CHECKS: dict[str, Callable[[Path, Wishes], list[list[str]]]] = {
    "lint": lint,
    "types": types,
    "imports": imports,
    "tests": tests,
}


def run_all(checks: Mapping[str, Sequence[list[str]]]) -> list[Outcome]:
    """Run checks under headings, in their order; the tests begin beside the others, which use one core each.

    What the tests say meanwhile is kept, and shown once the others are done.
    """
    others = [name for name in checks if name != "tests"]
    if not others or len(others) == len(checks):
        return [run(name, commands) for name, commands in checks.items()]
    (command,) = checks["tests"]
    with tempfile.TemporaryDirectory() as folder:
        said = Path(folder) / "tests.txt"
        started = time.monotonic()
        with said.open("wb") as output, begin(command, output) as tests_running:
            outcomes = [run(name, checks[name]) for name in others]
            heading("tests")
            code = follow(tests_running, said)
    return [*outcomes, Outcome("tests", not code, time.monotonic() - started)]


def run(name: str, commands: Sequence[list[str]]) -> Outcome:
    """Run the commands of one check under a heading; their output goes straight to ours."""
    heading(name)
    started = time.monotonic()
    codes = [execute(command) for command in commands]
    return Outcome(name, not any(codes), time.monotonic() - started)


def heading(name: str) -> None:
    """Say which check is looked at now."""
    print(f"\n== {name}: {CHECKS[name].__doc__}", flush=True)


def execute(command: Sequence[str]) -> int:
    """Run one command from the top of the checkout and return its exit code."""
    done = subprocess.run(command, cwd=ROOT, env=surroundings(), stderr=subprocess.STDOUT, check=False)
    return done.returncode


def begin(command: Sequence[str], output: BinaryIO) -> subprocess.Popen[bytes]:
    """Let one command run from the top of the checkout; what it says goes to a file."""
    return subprocess.Popen(command, cwd=ROOT, env=surroundings(), stdout=output, stderr=subprocess.STDOUT)


def follow(process: subprocess.Popen[bytes], said: Path) -> int:
    """Show what a process has said and still says, until it has ended; its exit code."""
    with said.open(encoding="utf-8", errors="replace") as words:
        while process.poll() is None:
            print(words.read(), end="", flush=True)
            time.sleep(GLANCE)
        print(words.read(), end="", flush=True)
    return process.returncode


def summary(outcomes: Sequence[Outcome], seconds: float) -> str:
    """The closing table: each check, how it ended, how long it took."""
    rows = [
        f"{one.name:<10}{'passed' if one.passed else 'FAILED':<8}{one.seconds:7.1f} s" for one in outcomes
    ]
    failed = [one.name for one in outcomes if not one.passed]
    verdict = f"failed: {', '.join(failed)}" if failed else "all is well"
    return "\n".join(["", "== summary", *rows, f"{'in all':<18}{seconds:7.1f} s", verdict])


if __name__ == "__main__":
    sys.exit(main())
