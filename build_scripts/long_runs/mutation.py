"""Mutation of the rules: every small change of the code must make a test of tests/rules fail.

mutmut works on a copy, soak/mutation/<sub-package>, so that the checkout stays free for other work. One
sub-package is mutated at a time; the jury (jury.py) tries the mutants. Each verdict is kept, so a run goes on
where it stopped; after a change of the tests only what had survived is tried again. Who lives must be in the
reviewed list, with a reason.
"""

from __future__ import annotations

import functools
import hashlib
import json
import re
import shutil
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

from environment import ROOT, interpreter
from long_runs import survivors
from long_runs.run import (
    FOLDER,
    Batch,
    Failed,
    Means,
    Report,
    Results,
    Run,
    Unfinished,
    last_line,
    markdown_table,
)

HOME = FOLDER / "mutation"
JURY = Path(__file__).with_name("jury.py")
BEGINS = "Running mutation testing"
"""What mutmut says once it knows who tests what, and saw the tests pass on plain and fail on broken code."""
LIST = FOLDER / "mutation.md"
RULES = "rococo_desktop/rules"
COPIED = ("rococo_desktop", "data", "assets", "tests", "build_scripts")
TESTS = ("tests/rules", "tests/conftest.py", "tests/frozen_box")
TARGET = 0.85
SHOWN = 50

SURVIVED, UNTESTED, INTERRUPTED = 0, (5, 33), 2
TIMED_OUT = (36, 24, -24, 152, 255)


def _batches() -> list[Batch]:
    return [Batch(_name(folder), functools.partial(_mutate, folder=folder)) for folder in packages()]


def packages() -> list[str]:
    """The sub-packages of the rules, each mutated by itself: folders that hold Python files."""
    folders = {path.parent for path in (ROOT / RULES).rglob("*.py")}
    return sorted(folder.relative_to(ROOT).as_posix() for folder in folders)


def _name(folder: str) -> str:
    return folder.removeprefix("rococo_desktop/").replace("/", ".")


def _mutate(means: Means, folder: str) -> dict[str, Any]:
    place = HOME / _name(folder)
    if not means.resumed and place.exists():
        shutil.rmtree(place)
    lay_out(place, folder)
    forgive(place)
    code, said = _run_mutmut(means, place)
    found = verdicts(place)
    if code:
        raise Failed(f"mutmut in {place.relative_to(ROOT)}: {last_line(said)} (see run.log there)")
    if not found or any(verdict is None for verdict in found.values()):
        raise Unfinished
    return dict(Counter(kind(verdict) for verdict in found.values()))


def lay_out(place: Path, folder: str) -> None:
    """Bring the copy up to date; a file that did not change keeps its time, which is what mutmut looks at."""
    for name in COPIED:
        _mirror(ROOT / name, place / name)
    files = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / folder).glob("*.py"))
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    text = re.sub(r"(?m)^only_mutate = .*$", f"only_mutate = {json.dumps(files)}", text)
    (place / "pyproject.toml").write_text(text, encoding="utf-8")
    for name in ("tests", "data", "assets"):
        shutil.rmtree(place / "mutants" / name, ignore_errors=True)


def _mirror(source: Path, target: Path) -> None:
    wanted = {path.relative_to(source) for path in source.rglob("*") if "__pycache__" not in path.parts}
    for old in sorted(target.rglob("*"), reverse=True):
        if old.relative_to(target) not in wanted and "__pycache__" not in old.parts:
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    for path in sorted(wanted):
        if (source / path).is_dir():
            (target / path).mkdir(parents=True, exist_ok=True)
        elif not _same(source / path, target / path):
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / path, target / path)


def _same(one: Path, other: Path) -> bool:
    return other.exists() and one.read_bytes() == other.read_bytes()


def forgive(place: Path) -> None:
    """Take back the verdicts that a change of the tests may have changed, and those that were cut off."""
    stamp = place / "tests.digest"
    digest = _digest_of_tests(place)
    changed = stamp.exists() and stamp.read_text(encoding="utf-8") != digest
    again = {INTERRUPTED, *((SURVIVED, *UNTESTED) if changed else ())}
    for path in _metas(place):
        meta = json.loads(path.read_text(encoding="utf-8"))
        codes = meta["exit_code_by_key"]
        meta["exit_code_by_key"] = {key: None if code in again else code for key, code in codes.items()}
        path.write_text(json.dumps(meta, indent=4), encoding="utf-8")
    if changed:
        (place / "mutants" / "mutmut-stats.json").unlink(missing_ok=True)
    stamp.write_text(digest, encoding="utf-8")


def _digest_of_tests(place: Path) -> str:
    digest = hashlib.sha256()
    for name in TESTS:
        top = place / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(path.read_bytes())
    return digest.hexdigest()


def _run_mutmut(means: Means, place: Path) -> tuple[int, str]:
    """Let mutmut make its mutants and look at the tests, then the jury try them, until time is up.

    The exit code counts only where a program ended by itself.
    """
    log = place / "run.log"
    mutmut = [str(means.python.with_name("mutmut")), "run", "--max-children", "1"]
    with log.open("w", encoding="utf-8") as output:
        code = _follow(means, place, mutmut, output, lambda: BEGINS in _said(log))
        if not code and means.seconds_left:
            jury = [str(means.python), str(JURY), str(place), "--jobs", str(means.jobs)]
            code = _follow(means, place, jury, output, lambda: False)
    return code, _said(log)


def _said(log: Path) -> str:
    return log.read_text(encoding="utf-8", errors="replace")


def _follow(means: Means, place: Path, command: list[str], output: TextIO, enough: Callable[[], bool]) -> int:
    """Run a program until it ends, enough is done or time is up; 0 where it was stopped."""
    process = subprocess.Popen(command, cwd=place, stdout=output, stderr=subprocess.STDOUT)
    try:
        while process.poll() is None and means.seconds_left and not enough():
            time.sleep(1)
            found = verdicts(place)
            decided = sum(verdict is not None for verdict in found.values())
            means.tell(f"{place.name}: {decided} of {len(found)} mutants")
    finally:
        ended = process.poll() is not None
        _stop(process)
    return process.returncode if ended else 0


def _stop(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is not None:
        return
    process.send_signal(signal.SIGINT)
    try:
        process.wait(timeout=20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _metas(place: Path) -> list[Path]:
    return sorted((place / "mutants").rglob("*.py.meta"))


def verdicts(place: Path) -> dict[str, int | None]:
    """The exit code of the tests for each mutant of a copy; None: not tried yet."""
    found: dict[str, int | None] = {}
    for path in _metas(place):
        try:
            found |= json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
        except ValueError:
            continue  # being written this very moment
    return found


def kind(verdict: int | None) -> str:
    """What an exit code means: killed, timeout, survived, no tests or not tried; a crash is a kill."""
    if verdict is None or verdict == INTERRUPTED:
        return "not tried"
    if verdict == SURVIVED:
        return "survived"
    if verdict in UNTESTED:
        return "no tests"
    return "timeout" if verdict in TIMED_OUT else "killed"


def _report(results: Results) -> Report:
    rows: list[list[object]] = []
    whole: Counter[str] = Counter()
    for place in sorted(HOME.iterdir()) if HOME.exists() else []:
        by_module: dict[str, Counter[str]] = {}
        for mutant, verdict in verdicts(place).items():
            by_module.setdefault(_module(mutant), Counter())[kind(verdict)] += 1
        rows += [_row(module, counts) for module, counts in sorted(by_module.items())]
        for counts in by_module.values():
            whole.update(counts)
    rows.append(_row("all", whole))
    lived = survivors_by_name()
    try:
        reasons = survivors.explained()
    except survivors.BadList as error:
        return Report(False, [str(error)])
    write_list(lived, reasons)
    head = ["module", "mutants", "killed", "timeout", "survived", "no tests", "not tried", "share killed"]
    unexplained = [name for name in lived if name not in reasons]
    lines = [*markdown_table(head, rows), "", f"{len(lived)} different survivors, "]
    lines[-1] += f"{len(unexplained)} of them without a reason; all are in {LIST.relative_to(ROOT)}."
    lines += [f"- `{name}`" for name in unexplained[:SHOWN]]
    complete = bool(results) and len(results) >= len(packages()) and not whole["not tried"]
    if complete:
        stale = [name for name in reasons if name not in lived]
        lines += ["", "Listed, but no longer alive:", *(f"- `{name}`" for name in stale)] if stale else []
    return Report(share(whole) >= TARGET and not unexplained if complete else None, lines)


def _row(module: str, counts: Counter[str]) -> list[object]:
    kinds = ("killed", "timeout", "survived", "no tests", "not tried")
    return [module, counts.total(), *(counts[one] for one in kinds), f"{share(counts):.1%}"]


def share(counts: Counter[str]) -> float:
    """Killed mutants, a time-out being a kill as well, among those tried."""
    tried = counts.total() - counts["not tried"]
    return (counts["killed"] + counts["timeout"]) / tried if tried else 0.0


def _module(mutant: str) -> str:
    return re.sub(r"\.x[_ǁ].*$", "", mutant).removeprefix("rococo_desktop.")


# Runs in the copy with mutmut importable; prints {mutant: diff} for the names given on standard input.
_DIFFS = """
import json, sys
from mutmut.mutation.diff_apply import find_mutant, get_diff_for_mutant
names = json.load(sys.stdin)
print(json.dumps({name: get_diff_for_mutant(name, path=find_mutant(name).path) for name in names}))
"""


def survivors_by_name() -> dict[str, str]:
    """The diff of every mutant that lived, by what it changes."""
    found: dict[str, str] = {}
    for place in sorted(HOME.iterdir()) if HOME.exists() else []:
        alive = [
            name for name, verdict in verdicts(place).items() if kind(verdict) in {"survived", "no tests"}
        ]
        for mutant, diff in _diffs(place, sorted(alive)).items():
            found.setdefault(survivors.named(mutant, diff), f"# {mutant}\n{diff.strip()}")
    return found


def write_list(lived: dict[str, str], reasons: dict[str, str]) -> None:
    """Write soak/mutation.md: every survivor with its reason, those without one first."""
    sections = ["# Surviving mutants", ""]
    for name in sorted(lived, key=lambda name: (name in reasons, name)):
        sections += [
            f"## {name}",
            reasons.get(name, "**no reason given**"),
            "```diff",
            lived[name],
            "```",
            "",
        ]
    LIST.parent.mkdir(parents=True, exist_ok=True)
    LIST.write_text("\n".join(sections), encoding="utf-8")


def _diffs(place: Path, names: list[str]) -> dict[str, str]:
    if not names:
        return {}
    done = subprocess.run(
        [str(interpreter()), "-c", _DIFFS],
        cwd=place,
        input=json.dumps(names),
        capture_output=True,
        text=True,
        check=False,
    )
    return json.loads(done.stdout) if done.returncode == 0 else dict.fromkeys(names, last_line(done.stderr))


RUN = Run(
    "mutation",
    f"mutmut over the rules; {TARGET:.0%} must be killed by tests/rules",
    _batches,
    _report,
    alone=True,
    remembers=True,
)
