"""A virtual screen and a hand at its mouse and keyboard: Xvfb and xdotool, each one process."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections import deque
from pathlib import Path
from types import TracebackType

WINDOW_CLASS = "rococo-desktop"
REMEMBERED = 16
"""So many acts of a hand are remembered."""


def missing() -> str:
    """Why no virtual screen can be had here, or nothing."""
    absent = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    return f"{' and '.join(absent)} cannot be found" if absent else ""


class Screen:
    """A virtual X display of its own, on the first free number."""

    def __init__(self, width: int = 1280, height: int = 720) -> None:
        read, write = os.pipe()
        self._server = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                str(write),
                "-screen",
                "0",
                f"{width}x{height}x24",
                "-nolisten",
                "tcp",
                "-noreset",
            ],
            pass_fds=(write,),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        self.name = f":{number}"
        self._greet()

    def _greet(self) -> None:
        """Wait until the server answers: on a busy machine it names itself before it does."""
        for _ in range(50):
            done = subprocess.run(
                ["xdotool", "getdisplaygeometry"], env=self.surroundings, capture_output=True, check=False
            )
            if done.returncode == 0:
                return
            time.sleep(0.1)
        raise RuntimeError("Xvfb does not answer")

    @property
    def surroundings(self) -> dict[str, str]:
        """The environment of a program that is to be shown here."""
        variables = {**os.environ, "DISPLAY": self.name, "SDL_AUDIODRIVER": "dummy"}
        variables.pop("SDL_VIDEODRIVER", None)
        return variables

    def photograph(self, picture: Path) -> None:
        """Keep a picture of the screen, where ImageMagick is there to take one."""
        if shutil.which("import") is not None:
            command = ["import", "-window", "root", str(picture)]
            subprocess.run(command, env=self.surroundings, check=False, stderr=subprocess.DEVNULL)

    def __enter__(self) -> Screen:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.terminate()
        self._server.wait()


class Hand:
    """Moves the mouse and presses keys: one xdotool that reads its commands as they come."""

    def __init__(self, screen: Screen) -> None:
        self.done: deque[str] = deque(maxlen=REMEMBERED)
        """What was done last, in the words of xdotool."""
        found = subprocess.run(
            ["xdotool", "search", "--sync", "--onlyvisible", "--class", WINDOW_CLASS],
            env=screen.surroundings,
            capture_output=True,
            text=True,
            timeout=30,
            check=True,
        )
        self._window = found.stdout.split()[0]
        self._tool = subprocess.Popen(
            ["xdotool", "-"],
            env=screen.surroundings,
            stdin=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        # Without a window manager nobody else gives the keyboard to the window.
        self._do(f"windowfocus --sync {self._window}")

    def click(self, x: int, y: int) -> None:
        """Click the left button at a point of the window."""
        self._do(f"mousemove --window {self._window} {x} {y} click 1")

    def move(self, x: int, y: int) -> None:
        """Point at a point of the window."""
        self._do(f"mousemove --window {self._window} {x} {y}")

    def press(self, *keys: str) -> None:
        """Press and release keys, by their X names."""
        self._do(f"key --delay 4 {' '.join(keys)}")

    def hold(self, key: str) -> None:
        """Press a key and keep it down."""
        self._do(f"keydown {key}")

    def let_go(self, key: str) -> None:
        """Release a key that is kept down."""
        self._do(f"keyup {key}")

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self._do(f"windowsize {self._window} {width} {height}")

    def _do(self, command: str) -> None:
        assert self._tool.stdin is not None
        self.done.append(command)
        self._tool.stdin.write(f"{command}\n")
        self._tool.stdin.flush()

    def close(self) -> None:
        """Let go."""
        assert self._tool.stdin is not None
        self._tool.stdin.close()
        self._tool.wait()
