"""Run the long tier of the tests: full counts, in the background if you like, resumable, with a report.

    python3 build_scripts/soak.py [NAME ...] [--minutes M] [--resume] [--jobs J] [--list]

Progress is kept in soak/<name>.json after every batch; --resume goes on from there, without it a run starts
over. The report is soak/report.md (and .json). Exit 0 when no run found anything, 1 when one did, 2 when
the environment could not be made. A new run is one module in long_runs/ and one line in RUNS.
"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from typing import Any

from environment import ROOT, SetupError, prepare
from long_runs import (
    balance,
    box,
    clocks,
    data_mutation,
    endurance,
    fuzz,
    fuzz_screens,
    games,
    greedy,
    jumps,
    kills,
    layouts,
    leaks,
    monkey,
    music,
    mutation,
    own_packs,
    peeks,
    posted,
    properties,
    rebake,
    resizing,
    sheets,
    stranger,
    table,
    two_processes,
    window,
)
from long_runs.ledger import Ledger, digest_of_sources
from long_runs.run import FOLDER, Batch, Failed, Means, Report, Run, Unfinished, cores

RUNS: dict[str, Run] = {
    run.name: run
    for run in (
        games.RUN,
        greedy.RUN,
        box.RUN,
        own_packs.RUN,
        balance.RUN,
        kills.RUN,
        two_processes.RUN,
        clocks.RUN,
        layouts.RUN,
        leaks.RUN,
        music.RUN,
        peeks.RUN,
        posted.RUN,
        fuzz.RUN,
        fuzz_screens.RUN,
        endurance.RUN,
        jumps.RUN,
        properties.RUN,
        rebake.RUN,
        resizing.RUN,
        sheets.RUN,
        stranger.RUN,
        monkey.RUN,
        table.RUN,
        window.RUN,
        window.MORE,
        mutation.RUN,
        data_mutation.RUN,
    )
}
MOST_TROUBLES = 5
VERDICTS = {True: "passed", False: "FAILED", None: "unfinished"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Do the wished runs within the time and write the report; return the exit code."""
    given = parse(arguments)
    if given.list:
        print("\n".join(f"{run.name:<14}{run.about}" for run in RUNS.values()))
        return 0
    try:
        python = prepare()
    except SetupError as error:
        print(f"soak: {error}", file=sys.stderr)
        return 2
    # In the background of a script interrupts are ignored, by all that is started from here as well: a run
    # could only be killed then, perhaps while it writes a verdict.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    deadline = time.monotonic() + given.minutes * 60
    means = Means(python=python, jobs=given.jobs, deadline=deadline, resumed=given.resume)
    sources = digest_of_sources()
    names = given.names or [run.name for run in RUNS.values() if not run.named_only]
    try:
        for name in names:
            carry_out(RUNS[name], means, sources)
    except KeyboardInterrupt:
        print("\nstopped; --resume goes on from here", flush=True)
    return write_reports(sources, names)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line; wrong use ends the program with exit code 2."""
    parser = argparse.ArgumentParser(prog="soak.py", description="The long tier of the tests.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(RUNS)} (default: all)")
    parser.add_argument("--minutes", type=float, default=600.0, help="stop after this long (default: 600)")
    parser.add_argument("--resume", action="store_true", help="keep finished batches and go on")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes at a time (default: all cores)")
    parser.add_argument("--list", action="store_true", help="say what there is to run")
    given = parser.parse_args(arguments)
    unknown = [name for name in given.names if name not in RUNS]
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)}; there are {', '.join(RUNS)}")
    return given


@dataclass
class Progress:
    """One line on the terminal that says where a run stands; a plain line now and then elsewhere."""

    name: str
    total: int
    done: int = 0
    troubles: int = 0
    started: float = 0.0
    shown: float = 0.0

    def tell(self, text: str = "") -> None:
        """Show the line if it is time to."""
        now = time.monotonic()
        terminal = sys.stdout.isatty()
        if now - self.shown < (0.2 if terminal else 30) and self.done < self.total:
            return
        self.shown = now
        line = f"{self.name}: {self.done} of {self.total} batches, {clock(now - self.started)}"
        line += f", {self.troubles} could not run" if self.troubles else ""
        line += f", {text}" if text else ""
        print(f"\r\033[K{line}" if terminal else line, end="" if terminal else "\n", flush=True)


def clock(seconds: float) -> str:
    """Seconds as h:mm:ss."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"


def carry_out(run: Run, means: Means, sources: str) -> None:
    """Do the batches of a run that are not done yet, until they are, time is up or nothing works."""
    ledger = Ledger(run.name, sources)
    if not means.resumed:
        ledger.start_over()
    batches = list(run.batches())
    todo = [batch for batch in batches if run.remembers or batch.key not in ledger.results]
    progress = Progress(run.name, len(batches), len(batches) - len(todo), started=time.monotonic())
    inside = replace(means, jobs=means.jobs if run.alone else 1, tell=progress.tell)
    for batch, future in finished(todo, inside, at_a_time=1 if run.alone else means.jobs):
        try:
            ledger.keep(batch.key, future.result())
            progress.done += 1
        except Unfinished:
            continue
        except Failed as error:
            progress.troubles += 1
            print(f"\n{run.name} {batch.key}: {error}", flush=True)
            if progress.troubles >= MOST_TROUBLES:
                print(
                    f"{run.name}: given up after {progress.troubles} batches that could not run", flush=True
                )
                break
        progress.tell()
    if sys.stdout.isatty():
        print()


def finished(batches: Sequence[Batch], means: Means, at_a_time: int) -> Iterator[tuple[Batch, Future[Any]]]:
    """Each batch with its future as it ends; none is begun once time is up or the caller has had enough."""
    waiting = list(reversed(batches))
    running: dict[Future[Any], Batch] = {}
    with ThreadPoolExecutor(at_a_time) as pool:
        while waiting or running:
            while waiting and len(running) < at_a_time and means.seconds_left:
                batch = waiting.pop()
                running[pool.submit(batch.work, means)] = batch
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future


def write_reports(sources: str, names: Sequence[str]) -> int:
    """Write soak/report.md and .json on every run with progress; 1 if one of `names` found something."""
    sections = ["# Soak report", "", f"{time.strftime('%Y-%m-%d %H:%M')}, sources {sources}, {commit()}", ""]
    summary: dict[str, Any] = {"sources": sources, "runs": {}}
    for run in RUNS.values():
        ledger = Ledger(run.name, sources)
        if not ledger.path.exists() and run.name not in names:
            continue
        report = run.report(ledger.results)
        sections += section(run, report, ledger)
        summary["runs"][run.name] = {"verdict": VERDICTS[report.passed], "batches": len(ledger.results)}
        print(f"{run.name:<14}{VERDICTS[report.passed]}", flush=True)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "report.md").write_text("\n".join(sections) + "\n", encoding="utf-8")
    (FOLDER / "report.json").write_text(json.dumps(summary, indent=2) + "\n", encoding="utf-8")
    print(f"report: {(FOLDER / 'report.md').relative_to(ROOT)}", flush=True)
    return int(any(summary["runs"].get(name, {}).get("verdict") == VERDICTS[False] for name in names))


def section(run: Run, report: Report, ledger: Ledger) -> list[str]:
    """The part of one run in the report."""
    lines = [f"## {run.name}: {VERDICTS[report.passed]}", "", f"{run.about}.", ""]
    if ledger.outdated:
        lines += [f"{ledger.outdated} of {len(ledger.results)} batches were done with other sources.", ""]
    return [*lines, *report.lines, ""]


def commit() -> str:
    """The commit the checkout stands on, or a word that there is none."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return f"commit {done.stdout.strip()}" if done.returncode == 0 else "no commit"


if __name__ == "__main__":
    sys.exit(main())
