"""The terminal a program was started from, or none: streams missing or dead, and signals that end it."""

from __future__ import annotations

import errno
import io
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

STREAMS = {"stdin": "r", "stdout": "w", "stderr": "w"}
"""By name, how each is opened."""
GONE = (OSError, ValueError)
"""What a stream raises whose other end is gone, or which was closed."""
SILENCED = {errno.EPIPE, errno.EIO, errno.EBADF, errno.ENOSPC, errno.EINVAL}


def furnish() -> None:
    """Have all three standard streams; one the system did not give leads nowhere.

    A windowed program on Windows has none, and a shell can close them. Their places are taken as well: a file
    of the player that was opened there would get whatever libraries written in C complain about.
    """
    if os.name == "posix":
        while (handle := os.open(os.devnull, os.O_RDWR)) < len(STREAMS):
            os.set_inheritable(handle, True)
        os.close(handle)
    for name, mode in STREAMS.items():
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # as standard error does: any name can be said


def tell(words: str) -> bool:
    """Say a line on standard output; False if nobody is there to hear it."""
    try:
        print(words, flush=True)
    except GONE:
        return False
    return True


def is_silenced(error: OSError) -> bool:
    """True if an error is about a stream nobody reads: `head` has seen enough, a terminal was closed.

    Files are named by their errors, streams are not.
    """
    return error.filename is None and error.errno in SILENCED


def complain(words: str) -> None:
    """Say a line on standard error, if anybody is there to hear it."""
    if sys.stderr is not None:  # or print takes the other stream
        with suppress(*GONE):
            print(words, file=sys.stderr, flush=True)


def leave() -> Exception | None:
    """Get rid of what was not said yet; if that cannot be, why, and nobody will stumble over it."""
    why: Exception | None = None
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except GONE as error:
            why = why or error
            # Python would try once more on its way out, complain, and change the exit code.
            with suppress(*GONE):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    return why


def end_at_once() -> None:
    """Let Ctrl+C, or the wish that the program may end, end it then and there, and without a word.

    Python and SDL would only make a note for the main loop to read: a game that hangs could not be ended.
    Nothing is lost that way, for a game is kept choice by choice.
    """
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
    for end in (signal.SIGINT, signal.SIGTERM):
        if signal.getsignal(end) is not signal.SIG_IGN:
            signal.signal(end, signal.SIG_DFL)
