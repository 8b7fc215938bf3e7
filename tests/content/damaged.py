"""Copies of our data with something changed, for tests of what the loader says about it."""

from __future__ import annotations

import shutil
from pathlib import Path

from rococo_desktop.content import Problem, find_problems
from rococo_desktop.files.locations import data_dir


class DataCopy:
    """A copy of the base pack, and of modules if wanted, that a test may damage."""

    def __init__(self, folder: Path, *modules: str) -> None:
        self.folder = folder / "data"
        along = ("jewelry_box",) if "expert_tailoring" in modules else ()  # two of its garments need it
        for pack in dict.fromkeys(("base", *modules, *along)):
            shutil.copytree(data_dir() / pack, self.folder / pack)

    def file(self, name: str) -> Path:
        """The path of one file: of the base pack, or of the pack named before a slash."""
        return self.folder / name if "/" in name else self.folder / "base" / name

    def replace(self, name: str, old: str, new: str) -> int:
        """Replaces the first occurrence of a text that must be there; returns its line."""
        path = self.file(name)
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {name}"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return text.count("\n", 0, text.index(old)) + 1

    def replace_entry(self, name: str, entry: str, new: str) -> int:
        """Replaces a whole entry of a list by one line; returns that line."""
        path = self.file(name)
        lines = path.read_text(encoding="utf-8").splitlines()
        start = next(at for at, line in enumerate(lines) if line.startswith(f"  - {{id: {entry},"))
        after = (at for at in range(start + 1, len(lines)) if not lines[at].startswith("     "))
        lines[start : next(after, len(lines))] = [f"  - {new}"]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return start + 1

    def problems(self) -> tuple[Problem, ...]:
        """What the loader finds wrong with the copy."""
        return find_problems(data_dir=self.folder)
