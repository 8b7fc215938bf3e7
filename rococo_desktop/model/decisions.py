"""Steps, choices and decisions: what is left to do, and what a player may do about it."""

from __future__ import annotations

from typing import Any, NamedTuple

Step = tuple[Any, ...]
"""What is left to do: the kind of step, then plain data. It survives clone, pickle and JSON."""

Target = tuple[str, int | str]
"""What a choice points at: the kind of thing, and which one. The table lights it, `explain` asks about it."""


class Choice(NamedTuple):
    """One option: its text key, what it points at, and the steps it schedules (first to do last)."""

    key: str
    target: Target
    steps: tuple[Step, ...]


class Decision(NamedTuple):
    """A question to one seat. `about` is the plain data of the asking step."""

    kind: str
    seat: int
    options: tuple[Choice, ...]
    about: tuple[Any, ...]

    def option(self, key: str) -> Choice | None:
        """The option with this key, or None."""
        for choice in self.options:
            if choice.key == key:
                return choice
        return None


class Reason(NamedTuple):
    """Why something is not possible now: a message key with numbers or names."""

    key: str
    params: tuple[int | str, ...] = ()
