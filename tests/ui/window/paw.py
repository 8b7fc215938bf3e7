"""The paw of the monkey: a hand that does more to a window than people do."""

from __future__ import annotations

import subprocess
import time
from contextlib import suppress

from tests.ui.window.display import Hand, Screen


class LostError(Exception):
    """The hand has let go: xdotool ends with the window it was told to reach."""


class Paw(Hand):
    """A hand that also drags, resizes and puts the window away."""

    def __init__(self, screen: Screen, told: list[str]) -> None:
        self._told = told
        self._surroundings = screen.surroundings
        super().__init__(screen)

    def do(self, command: str) -> None:
        """A command of xdotool; %s stands for the window."""
        self._do(command.replace("%s", self._window))

    def size(self) -> tuple[int, int]:
        """How large the window is by now: full screen and back is nobody's wish but the game's."""
        told = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", self._window],
            env=self._surroundings,
            capture_output=True,
            text=True,
            check=False,
        )
        facts = dict(line.split("=") for line in told.stdout.splitlines() if "=" in line)
        if "WIDTH" not in facts:
            raise LostError
        return int(facts["WIDTH"]), int(facts["HEIGHT"])

    def _do(self, command: str) -> None:
        self._told.append(command)
        try:
            super()._do(command)
        except BrokenPipeError:
            raise LostError from None

    def close(self) -> None:
        """Let go, if it has not."""
        with suppress(BrokenPipeError):
            super().close()


def paw_at(screen: Screen, told: list[str]) -> Paw:
    """A paw at the window; one that is just being framed cannot be found for a moment."""
    for _ in range(10):
        with suppress(subprocess.SubprocessError):
            return Paw(screen, told)
        time.sleep(0.5)
    return Paw(screen, told)
