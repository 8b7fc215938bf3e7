"""The settings in force while the program runs: changed at once, written at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from rococo_desktop.play.errors import UnwritableError
from rococo_desktop.play.settings import Settings, write_settings


class Preferences:
    """The settings of the player. A change holds for this run even if its file cannot be written."""

    def __init__(self, settings: Settings, file: Path | None = None, kept: bool = True) -> None:
        self.current = settings
        self.problem: UnwritableError | None = None
        """Why the last change could not be written, or None."""
        self._file = file
        self._kept = kept

    def change(self, **fields: Any) -> None:
        """Set these fields of `Settings` and write the file; nothing is written if nothing changes."""
        changed = msgspec.structs.replace(self.current, **fields)
        if changed == self.current:
            return
        self.current = changed
        if self._kept:
            self.problem = write_settings(changed, self._file)
