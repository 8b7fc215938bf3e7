"""What was composed before: marks and sentences that stay the same while a game is shown in one language.

A table is composed anew whenever anything on it changes, but a gown of one size has the same marks every
time, and the same description. A memory belongs to the words, the fonts and the pieces of one game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import TypeVar, cast

from rococo_desktop.model.definitions import Employee
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Mark
from rococo_desktop.ui.picture.sheet import Card, Kit

MOST = 6000
"""So many entries are kept of each kind; then all are forgotten, which costs one slow picture."""

Plan = TypeVar("Plan")
Paint = Callable[[Card, Rect], None]
"""Paints something into a rectangle of a card."""


class CompositionCache:
    """Marks and sentences by key. Everything that changes them must be in the key."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._marks: dict[Hashable, tuple[Mark, ...]] = {}
        self._sentences: dict[Hashable, str] = {}
        self._plans: dict[Hashable, object] = {}

    def marks(self, key: Hashable, size: Size, margin: int, paint: Paint) -> tuple[Mark, ...]:
        """The marks of something of this size, counted from a corner that lies a margin outside of it."""
        full = (key, size, margin)
        found = self._marks.get(full)
        if found is None:
            card = Card(Rect(0, 0, size.w + 2 * margin, size.h + 2 * margin), self._kit.type)
            paint(card, Rect(margin, margin, size.w, size.h))
            found = tuple(card.marks)
            if len(self._marks) > MOST:
                self._marks.clear()
            self._marks[full] = found
        return found

    def sentence(self, key: Hashable, make: Callable[[], str]) -> str:
        """The sentence for a key."""
        found = self._sentences.get(key)
        if found is None:
            found = make()
            if len(self._sentences) > MOST:
                self._sentences.clear()
            self._sentences[key] = found
        return found

    def plan(self, key: Hashable, make: Callable[[], Plan]) -> Plan:
        """Where things lie on something, found once; each kind of plan has keys of its own."""
        if key not in self._plans:
            if len(self._plans) > MOST:
                self._plans.clear()
            self._plans[key] = make()
        return cast(Plan, self._plans[key])


class _Pieces:
    """The cards of a game as a key: the same object, not merely an equal one."""

    def __init__(self, employees: tuple[Employee, ...]) -> None:
        self._employees = employees

    def __hash__(self) -> int:
        return id(self._employees)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Pieces) and other._employees is self._employees


def memory_for(kit: Kit, employees: tuple[Employee, ...]) -> CompositionCache:
    """The memory for these words, fonts and pieces."""
    return _memory(kit, _Pieces(employees))


@lru_cache(maxsize=2)  # a table and its portrait; every game brings pieces of its own
def _memory(kit: Kit, pieces: _Pieces) -> CompositionCache:
    return CompositionCache(kit)
