"""A monkey at the real game: events of every kind, posted by the thousand, wherever it happens to come.

    python -m tests.ui.posting --events N --seed S [--home DIR] [-- OPTIONS OF THE GAME]

The game is the whole program on SDL's invisible drivers; only its clock runs as fast as frames are drawn, and
its agents answer at once, so that a seed leads to much the same evening again. Prints where it is every few
seconds, one JSON object a line, and at the end what it saw: mishaps, turns of the loop that took long,
memory, handles and threads at rest, saves that cannot be opened. Needs a system with /proc.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pygame

from rococo_desktop import app
from rococo_desktop.play.archive.game_files import open_game
from rococo_desktop.scene_doors import GameDoors
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.window import shell as shell_module
from rococo_desktop.ui.window.scene import SceneStack
from rococo_desktop.ui.window.shell import Shell
from tests.ui.mischief import Mischief
from tests.ui.stopwatch import Stopwatch
from tests.ui.table.playing import RandomAgents

SLOW = 2.0
"""Seconds a turn of the loop may take, without those in which others had the processor."""
TELL_EVERY = 5.0
BURST, FLOOD = 40, 1000
"""How many events come between two frames, at most: as a rule, and after a machine has slept."""
LOOKS, REST = 12, 40
"""How often all is left alone, to see what the game holds, and for how many frames."""
LEAST = 500
"""How many events come between two looks, at least."""
PLAIN = (1280, 720)
SIZES = ((800, 600), (1024, 768), PLAIN, (1366, 768), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160))


class Monkey:
    """Posts events instead of waiting for them, and notes how the game takes it."""

    def __init__(self, events: int, seed: int, home: Path) -> None:
        self.chance = Random(seed)
        self.now = 1000.0
        self.left = events
        self.turns = 0
        self.done: Counter[str] = Counter()
        self.screens: Counter[str] = Counter()
        self.slow: list[str] = []
        self.held: dict[str, list[float]] = {"memory": [], "handles": [], "threads": []}
        self._mischief = Mischief(self.chance, home)
        self._last: deque[str] = deque(maxlen=BURST)
        self._every = max(events // LOOKS, LEAST)
        self._looks_at = events - self._every
        self._rests = self._plays = 0
        self._turned, self._told = Stopwatch(), time.monotonic()

    def turn(self, shell: Shell, wake: float | None) -> None:
        """In place of waiting: let time pass, look at the game, and post some events."""
        try:
            self._turn(shell, wake)
        except Exception as error:  # the game would take it for a mishap of its own
            raise SystemExit(f"the monkey itself fell: {error!r}") from error

    def _turn(self, shell: Shell, wake: float | None) -> None:
        taken = self._turned.seconds
        if taken > SLOW:
            self.slow.append(
                f"{taken:.1f} s in {type(shell._laid_out).__name__} after {', '.join(self._last)}"
            )
        self.turns += 1
        self.screens[type(shell._laid_out).__name__] += 1
        self.now += 1 / 60 if wake == 0.0 else self.chance.choice((1 / 60, 0.1, min(wake or 1.0, 1.0)))
        if time.monotonic() - self._told > TELL_EVERY:
            self._told = time.monotonic()
            print(json.dumps({"left": self.left}), flush=True)
        self._last.clear()
        if self.left <= 0:
            pygame.event.post(pygame.Event(pygame.QUIT))
        elif self.left <= self._looks_at:
            self._rest(shell)
        elif self._plays > 0:
            self._play(shell)
        elif self.chance.random() < 0.7:
            self._stir(shell)
        self._turned = Stopwatch()

    def _play(self, shell: Shell) -> None:
        """One sensible thing after the other, at the pace of a person, so that the evening goes on."""
        self._plays -= 1
        self.now += 0.5
        self._post(self._mischief.choice(shell))

    def _stir(self, shell: Shell) -> None:
        if self.chance.random() < 0.03:
            self._plays = self.chance.randrange(60)
        if self.chance.random() < 0.004 and not shell.fullscreen:
            width, height = self.chance.choice(SIZES)
            shell.window.size = (width - self.chance.randrange(40), height - self.chance.randrange(40))
            self.done["another size"] += 1
        most = FLOOD if self.chance.random() < 0.1 else BURST
        events = self._mischief.some(shell, self.chance.randrange(1, most))
        if self.chance.random() < 0.0003:
            events.append(pygame.Event(self.chance.choice((pygame.QUIT, pygame.WINDOWCLOSE))))
        self._post(events)

    def _post(self, events: list[pygame.Event]) -> None:
        for event in events:
            name = pygame.event.event_name(event.type)
            self._last.append(f"{name} {getattr(event, 'key', getattr(event, 'pos', ''))}".strip())
            self.done[name] += 1
            pygame.event.post(event)
        self.left -= len(events)

    def _rest(self, shell: Shell) -> None:
        """Leave the game alone for some frames, in a window of one size, and see what it holds then."""
        if self._rests == 0:
            if shell.fullscreen:
                shell.toggle_fullscreen()
            shell.window.size = PLAIN
        self._rests += 1
        if self._rests < REST:
            return
        self._rests = 0
        self._looks_at -= self._every
        gc.collect()
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        self.held["memory"].append(round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1))
        self.held["handles"].append(len(os.listdir("/proc/self/fd")))
        self.held["threads"].append(len(os.listdir("/proc/self/task")))


def posted(events: int, seed: int, home: Path, options: list[str]) -> dict[str, Any]:
    """Let a monkey post so many events into a game of this folder, and tell what came of it."""
    monkey = Monkey(events, seed, home)
    quick = SimpleNamespace(
        monotonic=lambda: monkey.now, perf_counter=time.perf_counter, sleep=lambda seconds: None
    )

    def turn(_: pygame.Clock, wake: float | None) -> None:
        monkey.turn(shells[-1], wake)

    def run(shell: Shell, stack: SceneStack) -> None:
        """Whoever leaves the game finds themselves at its door again."""
        shells.append(shell)
        live(shell, stack)
        while monkey.left > 0:
            stack.push(houses[-1].title())
            monkey.done["left the game"] += 1
            live(shell, stack)

    def built(services: Callable[[], Services]) -> GameDoors:
        houses.append(GameDoors(services))
        return houses[-1]

    houses: list[GameDoors] = []
    shells: list[Shell] = []
    live = Shell.run
    with (
        patch.object(shell_module, "time", quick),
        patch.object(shell_module, "wait", turn),
        patch.object(Shell, "run", run),
        patch.object(app, "GameDoors", built),
        patch.object(app, "WorkerAgents", lambda **_: RandomAgents(seed)),
    ):
        code = app.main(options)
    reports = [file.read_text(encoding="utf-8") for file in sorted(home.rglob("report-*.txt"))]
    return {
        "events": sum(monkey.done.values()),
        "frames": monkey.turns,
        "kinds": dict(sorted(monkey.done.items())),
        "screens": dict(sorted(monkey.screens.items())),
        "code": code,
        "slow": monkey.slow[:20],
        "reports": reports[:5],
        **monkey.held,
        **reopened(home),
    }


def reopened(home: Path) -> dict[str, Any]:
    """How many games lie in a folder, how many choices were made in them, and which cannot be opened."""
    saves, choices, wrong = 0, 0, []
    for file in sorted(home.rglob("*.rococo")):
        saves += 1
        try:
            choices += open_game(file).record.choices
        except Exception as error:
            wrong.append(f"{file.name}: {type(error).__name__}: {error}")
    return {"saves": saves, "choices": choices, "wrong_saves": wrong}


def main() -> None:
    """Read the command line; a folder of one's own is made, and left if it is named."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--events", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--home", type=Path)
    parser.add_argument("options", nargs="*")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="rococo-posted-") as spare:
        home = given.home or Path(spare)
        home.mkdir(parents=True, exist_ok=True)
        os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "ROCOCO_HOME": str(home)}
        os.environ |= {name: str(home) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
        os.chdir(home)
        print(json.dumps(posted(given.events, given.seed, home, given.options)), flush=True)


if __name__ == "__main__":
    main()
