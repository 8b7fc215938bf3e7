"""The progress of a run on disk: every finished batch is kept at once, so a run can stop at any moment."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

from environment import ROOT
from long_runs.run import FOLDER

SOURCES = (("rococo_desktop", "*.py"), ("data", "*"))


class Ledger:
    """The finished batches of one run, in soak/<name>.json."""

    def __init__(self, name: str, sources: str, folder: Path = FOLDER) -> None:
        self.path = folder / f"{name}.json"
        self._sources = sources
        self._done: dict[str, dict[str, Any]] = self._read()

    @property
    def results(self) -> dict[str, Any]:
        """What each finished batch found, by key, in the order of their keys."""
        return {key: entry["result"] for key, entry in sorted(self._done.items())}

    @property
    def outdated(self) -> int:
        """How many batches were done with other sources than the present ones."""
        return sum(entry["sources"] != self._sources for entry in self._done.values())

    def keep(self, key: str, result: Any) -> None:
        """Note a finished batch and write the file, atomically."""
        self._done[key] = {"sources": self._sources, "result": result}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".json.new")
        fresh.write_text(json.dumps(self._done, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        os.replace(fresh, self.path)

    def start_over(self) -> None:
        """Forget everything; the last progress file is kept beside as <name>.previous.json."""
        if self.path.exists():
            os.replace(self.path, self.path.with_suffix(".previous.json"))
        self._done = {}

    def _read(self) -> dict[str, dict[str, Any]]:
        try:
            done = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return done if isinstance(done, dict) else {}


def digest_of_sources(root: Path = ROOT) -> str:
    """A short digest of the program and its data: results of different digests should not be mixed."""
    digest = hashlib.sha256()
    for folder, pattern in SOURCES:
        for path in sorted((root / folder).rglob(pattern)):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(path.relative_to(root).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
