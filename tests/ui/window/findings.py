"""What a stranger has tried, and which promises it found broken, each with a picture of the screen."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.ui.window.sight import Window

PICTURES = 20
"""So many broken promises are pictured."""


class Findings:
    """Counts by promise and kind of question, and what was wrong."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self.tried: Counter[tuple[str, str]] = Counter()
        self.in_motion: Counter[tuple[str, str]] = Counter()
        """What was done while something moved, by key."""
        self.broken: list[dict[str, Any]] = []

    def note(self, promise: str, kind: str, wrong: str) -> None:
        """A promise was tried; an empty word says that it held."""
        self.tried[promise, kind] += 1
        if wrong:
            self.broke(promise, kind, wrong)

    def broke(self, promise: str, kind: str, wrong: str) -> None:
        """A promise was found broken."""
        self.broken.append(
            {"promise": promise, "kind": kind, "wrong": wrong, "acts": self._window.sight.acts}
        )
        if len(self.broken) <= PICTURES:
            picture = self._window.folder / f"broken-{len(self.broken):02}-{promise}-{kind}.png"
            self._window.screen.photograph(picture)

    def has_broken(self, promise: str) -> bool:
        """True if this promise was found broken."""
        return any(one["promise"] == promise for one in self.broken)

    def report(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "tried": _nested(self.tried),
            "in_motion": _nested(self.in_motion),
            "broken": self.broken,
        }


def _nested(counts: Counter[tuple[str, str]]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for (promise, kind), number in sorted(counts.items()):
        found.setdefault(promise, {})[kind] = number
    return found
