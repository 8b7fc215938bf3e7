"""Things that have the name of a file and are none: pipes, sockets, devices, folders, links to nowhere."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

PATIENCE = 5
"""Seconds after which something is said to hang."""


class HangError(Exception):
    """Something took too long."""


@contextmanager
def patience(seconds: int = PATIENCE) -> Iterator[None]:
    """HangError if what is done within takes longer."""

    def hang(number: int, frame: FrameType | None) -> None:
        raise HangError(f"longer than {seconds} s")

    before = signal.signal(signal.SIGALRM, hang)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def _socket(path: Path) -> None:
    here = Path.cwd()
    os.chdir(path.parent)  # a socket has a short name
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)


STRANGE: dict[str, Callable[[Path], object]] = {
    "pipe": os.mkfifo if hasattr(os, "mkfifo") else Path.mkdir,
    "socket": _socket,
    "folder": Path.mkdir,
    "endless device": lambda path: path.symlink_to("/dev/zero"),
    "terminal": lambda path: path.symlink_to("/dev/tty"),
    "link to nowhere": lambda path: path.symlink_to("nowhere"),
    "link to itself": lambda path: path.symlink_to(path.name),
    "endless file": lambda path: path.symlink_to("/proc/self/pagemap"),
}
"""How each is made where nothing stands."""
