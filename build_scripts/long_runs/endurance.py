"""One process that demonstrates game after game: its memory must settle, its log stay empty."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from environment import ROOT, surroundings
from long_runs.run import Batch, Failed, Means, Report, Results, Run, Unfinished, last_line, markdown_table

GAMES, WARM = 500, 50
MOST_MB = 10.0
"""How much more memory the process may hold after the last game than after the first `WARM`."""
OPTIONS = ("--demo", "--exit", "--speed", "instant", "--agent", "random", "--modules", "all")


def _batches() -> list[Batch]:
    return [Batch(f"{GAMES} games", _demonstrate)]


def _demonstrate(means: Means) -> dict[str, Any]:
    """Follow the process by the line it prints after each game; needs a system with /proc."""
    memory: list[float] = []
    with tempfile.TemporaryDirectory(prefix="rococo-endurance-") as home:
        variables = surroundings() | {
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            "ROCOCO_HOME": home,
        }
        command = [str(means.python), "-m", "rococo_desktop", *OPTIONS, "--games", str(GAMES)]
        with subprocess.Popen(
            command, cwd=ROOT, env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as game:
            assert game.stdout is not None
            assert game.stderr is not None
            for line in game.stdout:
                json.loads(line)
                memory.append(megabytes(game.pid))
                means.tell(f"{len(memory)} of {GAMES} games, {memory[-1]:.1f} MB")
                if means.seconds_left <= 0:
                    game.kill()
                    raise Unfinished
            said = game.stderr.read()
        log = "".join(file.read_text(encoding="utf-8") for file in sorted(Path(home).rglob("*.log")))
    if game.returncode or len(memory) < GAMES:
        raise Failed(f"the demonstration ended with {game.returncode} after {len(memory)}: {last_line(said)}")
    return {"memory": memory, "said": (said + log).strip()}


def megabytes(process: int) -> float:
    """What a process holds in memory of its own."""
    with open(f"/proc/{process}/statm", encoding="ascii") as file:
        pages, shared = (int(number) for number in file.read().split()[1:3])
    return (pages - shared) * os.sysconf("SC_PAGE_SIZE") / 2**20


def grown(memory: list[float]) -> float:
    """How much the memory has grown after the first games, by what it settles at."""
    return min(memory[-20:]) - min(memory[WARM - 10 : WARM + 10])


def _report(results: Results) -> Report:
    rows, passed = [], None
    for one in results.values():
        memory = one["memory"]
        passed = grown(memory) < MOST_MB and not one["said"]
        figures = [f"{value:.1f}" for value in (memory[0], memory[WARM - 1], memory[-1], grown(memory))]
        rows.append([len(memory), *figures, one["said"] or "nothing"])
    head = ["games", "MB after the first", f"after {WARM}", "after the last", "grown", "said"]
    return Report(passed, markdown_table(head, rows))


RUN = Run(
    "endurance",
    f"{GAMES} demonstrations in one process: less than {MOST_MB:.0f} MB more after the first {WARM}",
    _batches,
    _report,
)
