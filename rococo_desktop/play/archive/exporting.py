"""Files for elsewhere: the record of a game, or its sheet as a picture, in the player's exports folder.

    exports/rococo-2026-03-01-213000.rococo    the record: `rococo-desktop FILE` goes on with it, or shows it
    exports/rococo-2026-03-01-213000.png       the score sheet

Nothing is ever written over: who exports twice has two files.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from rococo_desktop.files.locations import user_dir
from rococo_desktop.play.atomic import free_name
from rococo_desktop.play.errors import UnwritableError
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.filenames import SUFFIX

FOLDER = "exports"


def exports_dir() -> Path:
    """The folder with what this player exported; not created here."""
    return user_dir() / FOLDER


def free_file(suffix: str, folder: Path | None = None, now: Callable[[], datetime] = datetime.now) -> Path:
    """A free name by the time it is asked for; its folder is made. UnwritableError if that cannot be."""
    where = exports_dir() if folder is None else folder
    try:
        where.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnwritableError(file=str(where), why=error.strerror or str(error)) from None
    return free_name(where / f"rococo-{now():%Y-%m-%d-%H%M%S}{suffix}")


def export_record(session: Session, folder: Path | None = None) -> Path:
    """Write the whole record of a game to a new file; where. StorageError if that cannot be."""
    file = free_file(SUFFIX, folder)
    session.save_as(file)
    return file


def export_bytes(data: bytes, suffix: str, folder: Path | None = None) -> Path:
    """Write these bytes to a new file; where. UnwritableError, and no file, if that cannot be."""
    file = free_file(suffix, folder)
    try:
        with file.open("xb") as stream:
            try:
                stream.write(data)
                stream.flush()
            except OSError:
                with suppress(OSError):
                    file.unlink()
                raise
    except OSError as error:
        raise UnwritableError(file=str(file), why=error.strerror or str(error)) from None
    return file
