"""Change every number, colour, type and verb of the data once: at least 98 % must make a test fail.

    python3 build_scripts/mutate_data.py [--box frozen|shipped] [--jobs J] [--sample N] [--only TEXT]
                                         [--tests FOLDER ...]

In the *frozen* box, which the tests of the rules play with, those must notice: they prove that the rules
heed every figure. In the *shipped* data the tests of the content and the goldens must, or nobody would see
a slip of the hand. Without `--box` both are tried.

The tests are collected once; each change is then tried in a forked process on its own copy of the data, with
the tests that caught most so far in front, and ends at the first failure. Survivors are listed with file and
line. Exit 0 at 98 % and more, 1 below, 2 when it could not be run.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from data_changes import Change, TestedBox, find_changes
from environment import ROOT, SetupError, prepare, surroundings

if TYPE_CHECKING:
    import pytest


BOXES = {
    "frozen": TestedBox(
        ROOT / "tests" / "frozen_box", ("tests/rules",), "ROCOCO_TESTED_BOX", ("ai", "provenance")
    ),
    "shipped": TestedBox(ROOT / "data", ("tests/content", "tests/golden"), "ROCOCO_TESTED_DATA"),
}
"""What can be tried; the variables are those of tests/conftest.py."""
WANTED = 98.0
SECONDS = 120
"""A change that makes the tests run longer than this has been noticed."""

# Only whether a test fails matters here: explaining a failure would take most of the time.
OPTIONS = ("-q", "-s", "--no-header", "--no-summary", "--tb=no", "--assert=plain", "-p", "no:cacheprovider")


def main(arguments: Sequence[str] | None = None) -> int:
    """Try every change and report; return the exit code."""
    given = parse(arguments)
    if not given.box:
        again = [sys.executable, str(Path(__file__).resolve()), *(arguments or sys.argv[1:])]
        return max(subprocess.run([*again, "--box", name], check=False).returncode for name in BOXES)
    box = BOXES[given.box]
    if not hasattr(os, "fork"):
        print("mutate_data: this system cannot fork; run it on Linux or macOS.", file=sys.stderr)
        return 2
    try:
        import pytest
        import yaml  # noqa: F401
    except ImportError:
        return run_in_our_environment(arguments)
    sys.path.insert(0, str(ROOT))
    os.chdir(ROOT)
    changes = wished(find_changes(box), given)
    folders = [folder for folder in given.tests or box.tests if (ROOT / folder).is_dir()]
    if not changes or not folders:
        print("mutate_data: there is nothing to change or nothing to run.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="rococo-mutate-") as scratch:
        trial = Trial(box, changes, given.jobs, Path(scratch))
        code = pytest.main([*OPTIONS, *folders], [trial])
    if trial.trouble or code != pytest.ExitCode.OK:
        print(f"mutate_data: {trial.trouble or 'the tests could not be collected.'}", file=sys.stderr)
        return 2
    return report(trial)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line; wrong use ends the program with exit code 2."""
    parser = argparse.ArgumentParser(prog="mutate_data.py", description="Do the tests notice changed data?")
    parser.add_argument("--box", choices=BOXES, help="only this box (default: one after the other)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="try only N changes, evenly drawn")
    parser.add_argument("--only", default="", metavar="TEXT", help="only files whose path holds this text")
    parser.add_argument("--tests", nargs="+", default=(), metavar="FOLDER", help="tests to run")
    return parser.parse_args(arguments)


def run_in_our_environment(arguments: Sequence[str] | None) -> int:
    """Start again in the project's own environment, where pytest is."""
    try:
        python = prepare()
    except SetupError as error:
        print(f"mutate_data: {error}", file=sys.stderr)
        return 2
    given = sys.argv[1:] if arguments is None else list(arguments)
    os.execve(python, [str(python), str(Path(__file__).resolve()), *given], surroundings())


def wished(changes: list[Change], given: argparse.Namespace) -> list[Change]:
    """The changes to try; a sample is the same one every time."""
    kept = [change for change in changes if given.only in change.scalar.file.as_posix()]
    if 0 < given.sample < len(kept):
        chosen = sorted(random.Random(1).sample(range(len(kept)), given.sample))
        kept = [kept[index] for index in chosen]
    return kept


# Trying the changes


class Trial:
    """A pytest plugin: in place of running the tests once, it runs them for every change, in forks."""

    def __init__(self, box: TestedBox, changes: list[Change], jobs: int, scratch: Path) -> None:
        self.box = box
        self.changes = changes
        self.jobs = max(1, jobs)
        self.scratch = scratch
        self.trouble = ""
        self.caught: dict[int, str] = {}
        self.survivors: list[Change] = []
        self.failed: str | None = None
        self._catches: Counter[str] = Counter()
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._running: dict[int, tuple[int, int]] = {}
        self._started = time.monotonic()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remembers the first failing test and how long each took, inside a fork."""
        self._seconds[report.nodeid] += report.duration
        if report.failed and self.failed is None:
            self.failed = report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Tries the unchanged data, then every change; nothing else is run."""
        if session.testsfailed or not session.items:
            self.trouble = "the tests could not be collected."
            return True
        for slot in range(self.jobs):
            shutil.copytree(self.box.folder, self._slot(slot) / "data")
        sys.stdout.flush()
        self._start(session, -1, 0)
        self._reap(session)
        if self.caught:
            self.trouble = f"the tests fail on unchanged data: {self.caught[-1]}"
            return True
        self.survivors.clear()
        self._seconds.update(json.loads((self._slot(0) / "seconds").read_text(encoding="utf-8")))
        free = list(range(self.jobs))
        for index in range(len(self.changes)):
            if not free:
                free.append(self._reap(session))
            self._start(session, index, free.pop())
        while self._running:
            self._reap(session)
        return True

    def _slot(self, slot: int) -> Path:
        return self.scratch / f"slot{slot}"

    def _start(self, session: pytest.Session, index: int, slot: int) -> None:
        folder = self._slot(slot)
        (folder / "caught").write_text("", encoding="utf-8")
        if index >= 0:
            self._write(index, slot, self.changes[index].new)
        pid = os.fork()
        if pid == 0:
            self._try(session, folder)
        self._running[pid] = (index, slot)

    def _write(self, index: int, slot: int, word: str) -> None:
        scalar = self.changes[index].scalar
        text = scalar.file.read_text(encoding="utf-8")
        target = self._slot(slot) / "data" / scalar.file.relative_to(self.box.folder)
        target.write_text(text[: scalar.start] + word + text[scalar.end :], encoding="utf-8")

    def _try(self, session: pytest.Session, folder: Path) -> None:
        """The life of a fork: the loader first, then the tests up to the first failure."""
        code = 1
        try:
            signal.alarm(SECONDS)
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nowhere, stream)
            os.environ[self.box.variable] = str(folder / "data")
            temporary = folder / "tmp"
            shutil.rmtree(temporary, ignore_errors=True)
            temporary.mkdir()
            os.environ["PYTEST_DEBUG_TEMPROOT"] = str(temporary)
            (folder / "caught").write_text(self._catcher(session, folder / "data"), encoding="utf-8")
            (folder / "seconds").write_text(json.dumps(self._seconds), encoding="utf-8")
            code = 0
        finally:
            os._exit(code)

    def _catcher(self, session: pytest.Session, data: Path) -> str:
        """What notices the data of this fork: the loader, a test, or nothing."""
        from rococo_desktop.content import find_problems

        if find_problems(data_dir=data):
            return "the loader"
        clear_caches()
        # What caught most so far stands in front; before anything is caught, what is quickest.
        items = sorted(session.items, key=lambda one: (-self._catches[one.nodeid], self._seconds[one.nodeid]))
        for item, following_item in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following_item)
            if self.failed is not None:
                return self.failed
        return ""

    def _reap(self, session: pytest.Session) -> int:
        """Waits for a fork to end, notes what it found and returns its slot."""
        pid, status = os.wait()
        index, slot = self._running.pop(pid)
        caught = (self._slot(slot) / "caught").read_text(encoding="utf-8")
        if not caught and os.waitstatus_to_exitcode(status) != 0:
            caught = "a crash or the time limit"
        if index >= 0:
            self._write(index, slot, self.changes[index].scalar.text)
        if caught:
            self.caught[index] = caught
            self._catches[caught] += 1
        else:
            self.survivors.append(self.changes[index])
        self._tell()
        return slot

    def _tell(self) -> None:
        done = len(self.caught) + len(self.survivors)
        step = 100
        if done % step == 0 and done:
            seconds = time.monotonic() - self._started
            print(f"{done} of {len(self.changes)} changes tried in {seconds:.0f} s", flush=True)


def clear_caches() -> None:
    """Empties every `functools` cache of our modules and tests: they hold what the unchanged data said."""
    ours = [
        module for name, module in list(sys.modules.items()) if name.startswith(("rococo_desktop", "tests"))
    ]
    for module in ours:
        for value in list(vars(module).values()):
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def report(trial: Trial) -> int:
    """Prints the survivors and the share that was caught; returns the exit code."""
    total = len(trial.changes)
    share = 100.0 * len(trial.caught) / total
    loader = sum(1 for catcher in trial.caught.values() if catcher == "the loader")
    for change in sorted(trial.survivors, key=lambda one: (one.scalar.file, one.scalar.start)):
        print(f"survived: {change}")
    by_folder = Counter(change.scalar.file.parent.name for change in trial.changes)
    missed = Counter(change.scalar.file.parent.name for change in trial.survivors)
    for folder, count in sorted(by_folder.items()):
        print(f"{trial.box.folder.name}/{folder}: {count - missed[folder]} of {count} caught")
    print(
        f"{trial.box.folder.name}: {len(trial.caught)} of {total} changes caught "
        f"({share:.1f} %; wanted {WANTED:.0f} %): "
        f"{loader} by the loader, {len(trial.caught) - loader} by tests; {len(trial.survivors)} survived."
    )
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
