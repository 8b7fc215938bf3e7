"""Copies of our data with something changed, for tests of what the loader says about it."""

from __future__ import annotations

import shutil
from pathlib import Path

from rococo_desktop.content import Problem, find_problems
from rococo_desktop.content.locations import data_dir


class DataCopy:
    """A copy of the base pack that a test may damage."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "data"
        shutil.copytree(data_dir() / "base", self.folder / "base")

    def file(self, name: str) -> Path:
        """The path of one file of the base pack."""
        return self.folder / "base" / name

    def replace(self, name: str, old: str, new: str) -> int:
        """Replaces the first occurrence of a text that must be there; returns its line."""
        path = self.file(name)
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {name}"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return text.count("\n", 0, text.index(old)) + 1

    def problems(self) -> tuple[Problem, ...]:
        """What the loader finds wrong with the copy."""
        return find_problems(data_dir=self.folder)
