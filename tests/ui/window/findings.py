"""What a stranger has tried, and which promises it found broken, each with a picture of the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.ui.window.sight import Window

ASKED = 12
"""So many questions before a broken promise are told with it."""
PICTURES = 20
"""So many broken promises are pictured."""


class Findings:
    """Counts by promise and kind of question, and what was wrong."""

    def __init__(self, window: Window, done: Iterable[str] = ()) -> None:
        self._window = window
        self._done = done
        """What was done last, as it grows."""
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
        acts = self._window.sight.acts
        way = {"done": list(self._done), "asked": _asked(self._window)}
        self.broken.append({"promise": promise, "kind": kind, "wrong": wrong, "acts": acts, **way})
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


def _asked(window: Window) -> list[str]:
    """The questions that were seen last, each with the number of acts before it."""
    found: list[str] = []
    for one in window.past:
        told = f"{one.kind}, {one.prompt}"
        if one.kind and (not found or not found[-1].endswith(told)):
            found.append(f"{one.acts}: {told}")
    return found[-ASKED:]


def _nested(counts: Counter[tuple[str, str]]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for (promise, kind), number in sorted(counts.items()):
        found.setdefault(promise, {})[kind] = number
    return found
