"""Files that a stranger may have put there: regular ones alone, of a limited size, and nothing is waited for.

A pipe, a socket, a device or a folder under the name of a file of ours is refused before it is opened:
reading one could wait for ever, or never end.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


class NotRegularError(OSError):
    """Something else than a regular file has this name."""

    def __init__(self) -> None:
        super().__init__(errno.EINVAL, "it is not a regular file")


class OversizeError(OSError):
    """The file is larger than it may be."""

    def __init__(self) -> None:
        super().__init__(errno.EFBIG, "it is too large")


def read_regular(path: Path, most: int) -> bytes:
    """All bytes of a regular file that has at most so many; OSError for anything else."""
    with os.fdopen(open_regular(path, os.O_RDONLY), "rb") as stream:
        # Some regular files have no size until they are read, and some grow meanwhile.
        data = stream.read(most + 1)
    if data is None:
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
    if len(data) > most:
        raise OversizeError
    return data


def open_regular(path: Path, how: int, mode: int = 0o666) -> int:
    """A handle of a regular file, opened without waiting; OSError for anything else."""
    try:
        if os.path.lexists(path):  # else `how` may say that it is to be made
            _check(os.stat(path).st_mode)
        handle = os.open(path, how | _AT_ONCE, mode)
    except ValueError as error:  # a name no system can have
        raise OSError(errno.EINVAL, str(error)) from None
    try:
        _check(os.fstat(handle).st_mode)
    except OSError:
        os.close(handle)
        raise
    return handle


def _check(mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise NotRegularError
