"""The jury: tries the mutants that mutmut has made, much quicker than mutmut itself does.

    python jury.py PLACE [--jobs J] [--seconds S]

mutmut writes the mutants, finds out which test calls which function, and keeps the verdicts; but for every
mutant it lets pytest collect its tests anew. Here the tests are collected once, in a process that has run
none of them, and each mutant is tried in a fork of it: so nothing cached hides a change. What killed other
mutants of the same function is asked first, then the quickest test. Verdicts go where mutmut keeps them.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import signal
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

ALIVE, KILLED, UNTESTED, TIMED_OUT = 0, 1, 33, 36
PATIENCE = 10.0
"""Seconds of computing every test may take, besides several times what it usually takes."""
TIMES = 4.0
SAVE_EVERY = 5.0
LONGEST_NAME = 10_000
FAMOUS = 12
"""How many of the tests that killed other mutants of a function are asked first."""


class Bench:
    """The collected tests of a copy; made once, before any test has run."""

    def __init__(self) -> None:
        import pytest

        arguments = ["tests/rules", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:terminal"]
        self._config = _prepared(arguments)
        self._config._do_configure()
        session = pytest.Session.from_config(self._config)
        self._config.hook.pytest_sessionstart(session=session)
        self._config.hook.pytest_collection(session=session)
        self.items = {item.nodeid: item for item in session.items}

    def first_failing(self, tests: list[str], usual: dict[str, float]) -> str:
        """The first of these tests that fails, or nothing; one that goes on and on ends the process."""
        from _pytest.runner import runtestprotocol

        items = [self.items[test] for test in tests if test in self.items]
        for item, after in zip(items, [*items[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_PROF, PATIENCE + TIMES * usual.get(item.nodeid, 0.0))
            reports = runtestprotocol(item, nextitem=after, log=False)
            if any(report.failed for report in reports):
                return str(item.nodeid)
        return ""


def _prepared(arguments: list[str]) -> Any:
    from _pytest.config import _prepareconfig

    return _prepareconfig(arguments)


class Verdicts:
    """What mutmut keeps: an exit code for each mutant, in one file for each module."""

    def __init__(self, folder: Path) -> None:
        files = sorted(folder.rglob("*.py.meta"))
        self._metas = {file: json.loads(file.read_text(encoding="utf-8")) for file in files}
        self._home = {key: path for path, meta in self._metas.items() for key in meta["exit_code_by_key"]}
        self._changed: set[Path] = set()

    def open(self) -> list[str]:
        """The mutants that have not been tried."""
        codes = [pair for meta in self._metas.values() for pair in meta["exit_code_by_key"].items()]
        return [mutant for mutant, code in codes if code is None]

    def put(self, mutant: str, code: int) -> None:
        """Note a verdict."""
        path = self._home[mutant]
        self._metas[path]["exit_code_by_key"][mutant] = code
        self._changed.add(path)

    def save(self) -> None:
        """Write what changed."""
        for path in self._changed:
            draft = path.with_suffix(".draft")
            draft.write_text(json.dumps(self._metas[path], indent=4), encoding="utf-8")
            draft.replace(path)
        self._changed.clear()


def function_of(mutant: str) -> str:
    """The function a mutant belongs to, as mutmut names it."""
    return mutant.rpartition("__mutmut_")[0]


class Jury:
    """Tries mutants, several at a time, and learns which tests kill."""

    def __init__(self, jobs: int) -> None:
        stats = json.loads(Path("mutmut-stats.json").read_text(encoding="utf-8"))
        self._tests: dict[str, list[str]] = stats["tests_by_mangled_function_name"]
        self._took: dict[str, float] = stats["duration_by_test"]
        self._jobs = jobs
        self._verdicts = Verdicts(Path.cwd())
        self._bench = Bench()
        self._famous: dict[str, list[str]] = defaultdict(list)
        self._running: dict[int, tuple[str, int]] = {}

    def try_all(self, until: float) -> int:
        """Try every mutant that has no verdict; how many are left when the time is up."""
        waiting = iter(self._verdicts.open())
        saved, done = time.monotonic(), 0
        while True:
            while len(self._running) < self._jobs and time.monotonic() < until:
                mutant = next(waiting, None)
                if mutant is None:
                    break
                self._begin(mutant)
            if not self._running:
                break
            self._end()
            done += 1
            if time.monotonic() - saved > SAVE_EVERY:
                self._verdicts.save()
                saved = time.monotonic()
                print(f"{done} tried", flush=True)
        self._verdicts.save()
        return len(self._verdicts.open())

    def _asked(self, function: str) -> list[str]:
        """The tests of a function: those that have killed there first, then the quickest."""
        tests = set(self._tests.get(function, ()))
        known = [test for test in self._famous[function] if test in tests]
        rest = sorted(tests.difference(known), key=lambda test: (self._took.get(test, 0.0), test))
        return [*known, *rest]

    def _begin(self, mutant: str) -> None:
        asked = self._asked(function_of(mutant))
        if not asked:
            self._verdicts.put(mutant, UNTESTED)
            return
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(read)
            _try(self._bench, mutant, asked, self._took, write)
        os.close(write)
        self._running[pid] = (mutant, read)

    def _end(self) -> None:
        pid, status = os.wait()
        mutant, read = self._running.pop(pid)
        told = os.read(read, LONGEST_NAME).decode()
        os.close(read)
        code = os.waitstatus_to_exitcode(status)
        self._verdicts.put(mutant, TIMED_OUT if code == -signal.SIGPROF else KILLED if code < 0 else code)
        if told:
            ranked = self._famous[function_of(mutant)]
            if told in ranked:
                ranked.remove(told)
            ranked.insert(0, told)
            del ranked[FAMOUS:]


def main() -> int:
    """Try every mutant that has not been tried, until the time is up; 3 if some are left."""
    parser = argparse.ArgumentParser(description="Try the mutants that mutmut has made.")
    parser.add_argument("place", type=Path)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=math.inf)
    given = parser.parse_args()
    os.chdir(given.place / "mutants")
    os.environ["MUTANT_UNDER_TEST"] = ""
    sys.path[:0] = [str(Path.cwd()), str(Path.cwd() / "build_scripts")]
    left = Jury(given.jobs).try_all(time.monotonic() + given.seconds)
    print(f"{left} to go", flush=True)
    return 3 if left else 0


def _try(bench: Bench, mutant: str, asked: list[str], usual: dict[str, float], write: int) -> None:
    """In a fork: exit with the verdict of this mutant."""
    from mutmut.mutation.trampoline import set_mutant_under_test

    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    code = KILLED
    try:
        set_mutant_under_test(mutant)
        failing = bench.first_failing(asked, usual)
        os.write(write, failing.encode())
        code = KILLED if failing else ALIVE
    finally:
        os._exit(code)


if __name__ == "__main__":
    sys.exit(main())
