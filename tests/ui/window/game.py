"""The game in its own process, seen through its hotspot log."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from rococo_desktop.model.vocabulary import NOBODY
from tests.ui.window.display import Screen

PROGRAM = ("-m", "rococo_desktop")
PATIENCE = 40.0
"""Seconds after which a game that asks nothing new is given up."""


class Spot(NamedTuple):
    """Something that can be pointed at."""

    target: tuple[str, Any]
    rect: tuple[int, int, int, int]
    lit: bool
    role: str
    key: str
    stop: int = -1
    """The how manieth stop of Tab it is; -1 for none."""

    @property
    def middle(self) -> tuple[int, int]:
        """Where to click."""
        x, y, w, h = self.rect
        return (x + w // 2, y + h // 2)


class Asked(NamedTuple):
    """A question of the game."""

    kind: str
    prompt: str
    round: int
    step: int
    spots: tuple[Spot, ...]
    viewer: int = NOBODY
    focus: tuple[str, Any] | None = None
    """What the keyboard points at."""

    def spot(self, *target: Any) -> Spot | None:
        """The hotspot with this target."""
        return next((spot for spot in self.spots if spot.target == target), None)


class StuckError(AssertionError):
    """The game asked nothing new, or ended, where it should have gone on."""


class Game:
    """A running game. `asked` is the last question it wrote down."""

    option = "--hotspots"
    """What the game is told to write down."""

    def __init__(
        self, screen: Screen, folder: Path, *options: str, program: tuple[str, ...] = PROGRAM
    ) -> None:
        self.screen = screen
        self.folder = folder
        self._log = folder / "hotspots.jsonl"
        self._log.touch()
        self._errors = folder / "stderr.txt"
        root = Path(__file__).resolve().parents[3]
        variables = {
            **screen.surroundings,
            "XDG_CONFIG_HOME": str(folder / "config"),
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_STATE_HOME": str(folder / "state"),
            "PYTHONPATH": str(root),
        }
        with self._errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, *program, self.option, str(self._log), *options],
                env=variables,
                cwd=folder,
                stdout=subprocess.PIPE,
                stderr=errors,
            )
        self._stream = self._log.open("rb")
        self._part = b""
        self.asked = Asked("", "", 0, -1, ())
        self.lines = 0

    def wait(self, seconds: float = PATIENCE) -> Asked:
        """Wait for the next question; the last one if several came."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self._read():
                return self.asked
            if self.process.poll() is not None:
                raise StuckError(f"the game ended with {self.process.returncode}: {self.errors}")
            time.sleep(0.004)
        raise StuckError(f"nothing new after {self.asked.kind} ({self.asked.prompt}): {self.errors}")

    def _read(self) -> bool:
        *lines, self._part = (self._part + self._stream.read()).split(b"\n")
        if not lines:
            return False
        self.lines += len(lines)
        told = json.loads(lines[-1])
        spots = tuple(
            Spot(tuple(one["target"]), tuple(one["rect"]), one["lit"], one["role"], one["key"], one["stop"])
            for one in told["targets"]
        )
        focus = told["focus"] and tuple(told["focus"])
        self.asked = Asked(
            told["kind"], told["prompt"], told["round"], told["step"], spots, told["viewer"], focus
        )
        return True

    def settle(self, seconds: float = 0.05) -> Asked:
        """The last question, once nothing new has come for a moment."""
        while True:
            try:
                self.wait(seconds)
            except StuckError:
                if self.process.poll() is not None:
                    raise
                return self.asked

    @property
    def errors(self) -> str:
        """What the game complained about."""
        return self._errors.read_text(errors="replace").strip()

    def end(self) -> int:
        """Wait until the game has ended by itself; its exit code."""
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """End it, whatever it is doing."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._stream.close()


def folder_of(name: str) -> Path:
    """A fresh folder for one game."""
    return Path(tempfile.mkdtemp(prefix=f"rococo-{name}-"))
