"""Writing files so that nothing is lost: all or nothing, under a name that is free, or out of the way."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from rococo_desktop.play.errors import UnwritableError

LONGEST_PART = 24
"""So many bytes of its name a half-written file bears: the whole name and more would be too long for one."""


def replace_file(path: Path, content: str | bytes) -> None:
    """Put a content where a file, or nothing, stands: all of it or nothing of it; else UnwritableError."""
    data = content.encode() if isinstance(content, str) else content
    try:
        try:
            _replace(path, data)
        except FileNotFoundError:  # another process of ours has cleared it away as litter of a crash
            _replace(path, data)
    except OSError as error:
        raise UnwritableError(file=str(path), why=error.strerror or str(error)) from None
    sync_folder(path.parent)


def _replace(path: Path, data: bytes) -> None:
    temporary: Path | None = None
    try:
        with tempfile.NamedTemporaryFile(
            dir=path.parent, prefix=f".{_part(path)}.", suffix=".tmp", delete=False
        ) as stream:
            temporary = Path(stream.name)
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(temporary, path)
    except OSError:
        if temporary is not None:
            with suppress(OSError):
                temporary.unlink()
        raise


def _part(path: Path) -> str:
    """The name of a file, its middle left out if it is long."""
    stem = path.stem.encode(errors="replace")[:LONGEST_PART].decode(errors="ignore")
    return f"{stem}{path.suffix}"


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
