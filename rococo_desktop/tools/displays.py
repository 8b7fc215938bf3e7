"""A display to open windows on: the one there is, or a virtual one for as long as it is needed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

SCREEN = "1920x1080x24"


class NoVirtualDisplayError(Exception):
    """There is no display, and none can be made; the words say why."""


@contextmanager
def display(environment: dict[str, str]) -> Iterator[dict[str, str]]:
    """This environment, fit for a process that opens windows; NoDisplayError if there can be none."""
    if not sys.platform.startswith("linux") or _is_there(environment):
        yield environment
        return
    if shutil.which("Xvfb") is None:
        raise NoVirtualDisplayError("there is no display, and Xvfb is not installed")
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp", "-noreset"],
        pass_fds=(writing,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise NoVirtualDisplayError("Xvfb does not start")
        yield {**environment, "DISPLAY": f":{number}"}
    finally:
        server.terminate()
        server.wait()


def _is_there(environment: dict[str, str]) -> bool:
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
