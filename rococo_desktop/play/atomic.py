"""Writing files so that nothing is lost: all or nothing, under a name that is free, or out of the way."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from rococo_desktop.play.errors import UnwritableError


def replace_file(path: Path, text: str) -> None:
    """Put a text where a file, or nothing, stands: all of it or nothing of it; else UnwritableError."""
    temporary: Path | None = None
    try:
        with tempfile.NamedTemporaryFile(
            dir=path.parent, prefix=f".{path.name}.", suffix=".tmp", delete=False
        ) as stream:
            temporary = Path(stream.name)
            stream.write(text.encode())
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(temporary, path)
    except OSError as error:
        if temporary is not None:
            with suppress(OSError):
                temporary.unlink()
        raise UnwritableError(file=str(path), why=error.strerror or str(error)) from None
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder last; where the system cannot do that, it need not."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def free_name(file: Path) -> Path:
    """This file if nothing has its name, or the first with a number behind it that is free."""
    free, number = file, 1
    while os.path.lexists(free):
        number += 1
        free = file.with_name(f"{file.stem}-{number}{file.suffix}")
    return free


def set_aside(path: Path) -> Path | None:
    """Rename a damaged file to the first free name, so that it is not lost; None if it must stay."""
    for number in range(1, 1000):
        kept = path.with_name(f"{path.name}.damaged-{number}")
        if not os.path.lexists(kept):
            try:
                path.rename(kept)
            except OSError:
                return None
            return kept
    return None
