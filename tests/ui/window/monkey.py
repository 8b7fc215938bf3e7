"""A monkey at a real window: it clicks, drags, types, resizes and looks away, and watches the program itself.

    python -m tests.ui.window.monkey [--players N] [--people N] [--privacy P] [--modules M] [--edition E]
        [--seed S] [--minutes M]

Prints one JSON object: what was done, the longest time a frame was waited for, memory, handles and threads,
whatever the program complained about, and which saves did not replay.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tests.ui.window.display import Screen, missing
from tests.ui.window.game import StuckError, folder_of
from tests.ui.window.paw import LostError, paw_at
from tests.ui.window.sight import Window
from tests.ui.window.vitals import Vitals, vitals_of

LARGEST, LEAST = (3840, 2160), (800, 600)
SIZES = (LEAST, (1024, 600), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3440, 1440), LARGEST)
LONGEST_GAP = 2.0
"""Seconds within which a frame must answer the mouse, while the machine lets the program run."""
PATIENCE = 60.0
TITLE_BAR = 40
"""So much of a window as large as the screen lies below it, where no mouse goes."""
SOON = 0.8
"""Seconds before the mouse is moved once more."""
GOING = 5.0
"""Seconds a game that was left takes to end."""
MOST_MB = 500
SETTLED_AFTER = 20.0
"""Seconds after which handles and threads are compared: the sound has begun by then."""
MORE_HANDLES = 8
"""How many more there may be: a game's file and its claim, the agents' pipes, a picture being written."""
KEYS = (
    *(
        "Escape",
        "Return",
        "space",
        "Tab",
        "Left",
        "Right",
        "Up",
        "Down",
        "BackSpace",
        "Delete",
        "Home",
        "End",
    ),
    *("Prior", "Next", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12", "Insert"),
    *"abcdefghijklmnopqrstuvwxyz0123456789",
    *("plus", "minus", "comma", "period", "slash", "KP_Enter", "KP_0", "Menu", "Pause", "Print"),
)
FRAMES_ONLY = Path(__file__).with_name("openbox.xml")
"""How the window manager is set up: with keys of its own it would send the window away."""
UNMANAGED = "openbox is not installed: without a window manager a window lies where no mouse can follow it"
MODIFIERS = ("", "", "", "", "shift+", "ctrl+", "ctrl+shift+", "alt+", "alt+shift+")
NAMES = (
    *("Zoë", "Ελένη", "Владимир", "さくら", "王小明", "مريم", "שרה", "ณัฐ", "हिन्दी", "Ắ̃ng", "İpek", "ß", "ﬁ"),
    *(
        "\u2764\ufe0f",
        "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        "\U0001f1eb\U0001f1f7",
        "\u200b",
        "\u200b\ufe0f",
    ),
    *("\u202eabc", "a" * 70, "NUL", "con.", "..", "a/b\\c:d", " "),
)
"""What people call themselves, and what nobody can see."""


class Table(NamedTuple):
    """Where the monkey is let loose."""

    players: int = 3
    people: int = 1
    privacy: str = "turn"
    modules: str = "none"
    edition: str = "deluxe"
    seed: int = 1

    def options(self) -> list[str]:
        """How the game is started for it: with settings that are kept."""
        found = ["--players", str(self.players), "--modules", self.modules, "--edition", self.edition]
        found += ["--seed", str(self.seed), "--agent", "random"]
        if self.people > 1:
            found += ["--people", str(self.people), "--privacy", self.privacy]
        return found


class Monkey:
    """One monkey at one window."""

    def __init__(self, screen: Screen, folder: Path, table: Table) -> None:
        self._screen, self._folder, self._table = screen, folder, table
        self._random = Random(table.seed)
        self.done: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.longest = 0.0
        self.starved = self.slowest = 0.0
        self.starts = 0
        self.vitals: list[Vitals] = []
        self._last: list[str] = []
        """What the hand did last."""
        self._size = (1280, 720)
        self._begin()

    def _begin(self) -> None:
        options = self._table.options() if self.starts == 0 else []
        self.window = Window(self._screen, self._folder, *options)
        self.window.until(lambda sight: bool(sight.things), PATIENCE)
        self._paw = paw_at(self._screen, self._last)
        self.starts += 1
        self._began = time.monotonic()
        self._calm: Vitals | None = None

    def play(self, seconds: float) -> None:
        """Do one thing after the other for so long; start the game again whenever it was left."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and len(self.wrong) < 5:
            act = self._random.choices(tuple(ACTS), weights=[weight for weight, _ in ACTS.values()])[0]
            self._last.clear()
            try:
                ACTS[act][1](self)
                self.done[act] += 1
                self._probe(act)
            except StuckError as error:
                self._ended(str(error), act)
            except LostError:
                self._lost(act)

    def _lost(self, act: str) -> None:
        """The game was left while the hand reached for it; else the hand is put to it again."""
        try:
            self.window.process.wait(GOING)
        except subprocess.TimeoutExpired:
            self.done["hand lost"] += 1
            self._paw.close()
            self._paw = paw_at(self._screen, self._last)
        else:
            self._ended("it was left", act)

    def _ended(self, told: str, act: str) -> None:
        """The game was left by one of its own doors, or something is wrong."""
        code = self.window.process.poll()
        if code != 0:
            self.wrong.append(f"after {act}: {told}" if code is None else f"after {act}: exit {code}: {told}")
        self.close()
        self._begin()

    def _probe(self, act: str) -> None:
        """Move the mouse until the program knows, and see how long no frame comes meanwhile."""
        pid, part = self.window.process.pid, (self._random.random(), self._random.random())
        before, began = vitals_of(pid), time.monotonic()
        self.window.listen()
        while not self._noticed(part):
            if time.monotonic() - began > PATIENCE:
                sight, worked = self.window.sight, vitals_of(pid).worked - before.worked
                told = f"{sight.kind}, mouse at {sight.mouse}, it ran {worked:.1f} s after {self._last[:12]}"
                self.wrong.append(f"after {act} at {self._size}: not noticed within {PATIENCE:.0f} s: {told}")
                break
        after = vitals_of(pid)
        starved = after.waited - before.waited
        gap = self.window.silent() - starved
        self.starved, self.longest = max(self.starved, starved), max(self.longest, gap)
        self.slowest = max(self.slowest, time.monotonic() - began - starved)
        if gap > LONGEST_GAP:
            self.wrong.append(f"after {act} at {self._size}: {gap:.1f} s without a frame")
        self._watch(after)

    def _noticed(self, part: tuple[float, float]) -> bool:
        """True once the program knows that the mouse is in this part of the window.

        A window that comes to lie elsewhere, under a mouse at rest, is told of it when the mouse moves again.
        """
        wide, high = self._size = self._paw.size()
        point = (4 + int(part[0] * (wide - 8)), 4 + int(part[1] * (high - 8 - TITLE_BAR)))
        self._paw.move(*point)
        try:
            self.window.until(lambda sight: _near(sight.mouse, point), SOON)
        except StuckError:
            if self.window.process.poll() is not None:
                raise
            self._paw.do("windowfocus %s")
            self._paw.move(point[0] + 1, point[1] + 1)
            return False
        return True

    def _watch(self, now: Vitals) -> None:
        self.vitals.append(now)
        if time.monotonic() - self._began < SETTLED_AFTER:
            return
        if self._calm is None:
            self._calm = now
        if now.megabytes > MOST_MB:
            self.wrong.append(f"{now.megabytes:.0f} MB at {self._size}")
        if now.handles > self._calm.handles + MORE_HANDLES or now.threads > self._calm.threads + 2:
            self.wrong.append(f"handles and threads: {self._calm} has become {now}")

    def close(self) -> None:
        """Let go, and note what the program complained about."""
        self._paw.close()
        self.window.kill()
        if self.window.errors:
            self.wrong.append(f"it said: {self.window.errors[-600:]}")

    # What it does.

    def _point(self) -> tuple[int, int]:
        """Anywhere, or in the middle of something."""
        things = self.window.look().things
        if things and self._random.random() < 0.6:
            return self._random.choice(things).middle
        return (self._random.randrange(self._size[0]), self._random.randrange(self._size[1]))

    def click(self) -> None:
        """Any button, once or twice."""
        x, y = self._point()
        button = self._random.choices((1, 2, 3), (8, 1, 3))[0]
        self._paw.do(
            f"mousemove --window %s {x} {y} click --repeat {self._random.choice((1, 1, 2))} {button}"
        )

    def drag(self) -> None:
        """From one thing to another."""
        (x, y), (to_x, to_y) = self._point(), self._point()
        self._paw.do(f"mousemove --window %s {x} {y} mousedown 1")
        self._paw.do(f"mousemove --window %s {(x + to_x) // 2} {(y + to_y) // 2}")
        self._paw.do(f"mousemove --window %s {to_x} {to_y} mouseup 1")

    def wheel(self) -> None:
        """Up or down."""
        self._paw.do(f"click --repeat {self._random.randint(1, 6)} --delay 5 {self._random.choice((4, 5))}")

    def key(self) -> None:
        """A few keys, with and without others held."""
        for _ in range(self._random.randint(1, 5)):
            self._paw.press(self._random.choice(MODIFIERS) + self._random.choice(KEYS))

    def hold(self) -> None:
        """A key held for a moment, another one pressed meanwhile."""
        held = self._random.choice(("shift", "ctrl", "F5", "F4", "m", "1", "space"))
        self._paw.hold(held)
        self._paw.press(self._random.choice(KEYS))
        time.sleep(self._random.random() * 0.3)
        self._paw.let_go(held)

    def name(self) -> None:
        """Words of every script."""
        self._paw.do(f"type --delay 2 -- '{self._random.choice(NAMES)}'")

    def resize(self) -> None:
        """Another size, at once or by a drag of many steps."""
        wide = self._random.randint(LEAST[0], LARGEST[0])
        high = self._random.randint(LEAST[1], LARGEST[1])
        if self._random.random() < 0.5:
            wide, high = self._random.choice(SIZES)
        steps = self._random.choice((1, 1, 8))
        was_wide, was_high = self._size
        for step in range(1, steps + 1):
            now_wide = was_wide + (wide - was_wide) * step // steps
            now_high = was_high + (high - was_high) * step // steps
            self._paw.do(f"windowsize %s {now_wide} {now_high}")
            time.sleep(0.02)
        self._size = (wide, high)
        time.sleep(0.2)

    def look_away(self) -> None:
        """The window is put away and fetched again."""
        self._paw.do("windowminimize %s")
        time.sleep(self._random.random())
        self._paw.do("windowmap %s")
        self._paw.do("windowactivate %s")
        self._paw.do("windowfocus %s")
        time.sleep(0.2)

    def full_screen(self) -> None:
        """To the whole screen and back."""
        for _ in range(2):
            self._paw.press("F11")
            time.sleep(0.4)


ACTS = {
    "click": (40, Monkey.click),
    "drag": (8, Monkey.drag),
    "wheel": (6, Monkey.wheel),
    "key": (30, Monkey.key),
    "hold": (5, Monkey.hold),
    "name": (4, Monkey.name),
    "resize": (3, Monkey.resize),
    "look_away": (1, Monkey.look_away),
    "full_screen": (1, Monkey.full_screen),
}
"""What a monkey does, how often, and how."""


def _near(point: tuple[int, int], other: tuple[int, int]) -> bool:
    return abs(point[0] - other[0]) <= 4 and abs(point[1] - other[1]) <= 4


def unreplayed(folder: Path) -> tuple[int, list[str]]:
    """How many saves there are, and which of them do not play again as they were played."""
    saves = sorted((folder / "data").rglob("*.rococo"))
    bad = []
    for save in saves:
        told = subprocess.run(
            [sys.executable, "-m", "rococo_desktop", "replay", str(save), "--json"],
            capture_output=True,
            text=True,
            check=False,
        )
        if told.returncode != 0:
            bad.append(f"{save.name}: {told.stderr.strip() or told.stdout[-200:]}")
    return len(saves), bad


def let_loose(table: Table, seconds: float) -> dict[str, Any]:
    """A monkey for so long, and what was seen."""
    folder = folder_of("monkey")
    manager: subprocess.Popen[bytes] | None = None
    with Screen(*LARGEST) as screen:
        if shutil.which("openbox"):
            manager = subprocess.Popen(
                ["openbox", "--sm-disable", "--config-file", str(FRAMES_ONLY)],
                env=screen.surroundings,
                stderr=subprocess.DEVNULL,
            )
        monkey = Monkey(screen, folder, table)
        try:
            monkey.play(seconds)
        finally:
            monkey.close()
            if manager is not None:
                manager.terminate()
                manager.wait()
    reports = [file.read_text(errors="replace")[-900:] for file in (folder / "state").rglob("report-*.txt")]
    saves, bad = unreplayed(folder)
    shutil.rmtree(folder, ignore_errors=True)
    return {
        **table._asdict(),
        "seconds": seconds,
        "managed": manager is not None,
        "done": dict(monkey.done),
        "starts": monkey.starts,
        "longest_gap": round(monkey.longest, 2),
        "starved": round(monkey.starved, 2),
        "slowest": round(monkey.slowest, 2),
        "most_mb": round(max(one.megabytes for one in monkey.vitals)),
        "most_handles": max(one.handles for one in monkey.vitals),
        "most_threads": max(one.threads for one in monkey.vitals),
        "saves": saves,
        "wrong": [*monkey.wrong, *reports, *bad],
    }


def main(arguments: list[str] | None = None) -> int:
    """One monkey; exit 0 if nothing went wrong, 1 if something did, 2 where no virtual screen can be had."""
    parser = argparse.ArgumentParser(prog="monkey")
    for name, usual in Table._field_defaults.items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    parser.add_argument("--minutes", type=float, default=5.0)
    given = vars(parser.parse_args(arguments))
    why = missing() or ("" if shutil.which("openbox") else UNMANAGED)
    if why:
        print(json.dumps({"skipped": why}))
        return 2
    minutes = given.pop("minutes")
    told = let_loose(Table(**given), minutes * 60)
    print(json.dumps(told))
    return 1 if told["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
