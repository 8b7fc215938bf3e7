"""A ruleset being written: the tables that the modules of a game fill."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rococo_desktop.model.definitions import (
    Decoration,
)
from rococo_desktop.model.vocabulary import DecorationKind, Rank, SoloLevel
from rococo_desktop.rules.core.ruleset import (
    Act,
    Ask,
    Counter,
    MainAction,
    Obstacles,
    TurnTaker,
    Verb,
)


class SetupError(ValueError):
    """The table asked for cannot be set up; the message is a key with parameters."""

    def __init__(self, key: str, *params: object) -> None:
        super().__init__(key, *params)
        self.key = key
        self.params = params


@dataclass(slots=True)
class RulesetDraft:
    """A ruleset being written: every module adds its lines to these tables."""

    players: int = 2
    """How many people play."""
    level: SoloLevel = SoloLevel.JOURNEYMAN
    acts: dict[str, Act] = field(default_factory=dict)
    asks: dict[str, Ask] = field(default_factory=dict)
    pauses: set[str] = field(default_factory=set)
    lists: dict[str, list[str]] = field(default_factory=dict)
    main_actions: dict[str, MainAction] = field(default_factory=dict)
    verbs: dict[str, Verb] = field(default_factory=dict)
    counters: dict[str, Counter] = field(default_factory=dict)
    explainers: dict[tuple[str, str], Obstacles] = field(default_factory=dict)
    decoration_limits: dict[DecorationKind, int] = field(default_factory=dict)
    decorations: list[Decoration] = field(default_factory=list)
    """Decorations beside the board, in order."""
    turn_takers: dict[int, TurnTaker] = field(default_factory=dict)
    wins_ties: set[int] = field(default_factory=set)
    pieces: dict[str, dict[int, int]] = field(default_factory=dict)
    exam_decks: dict[str, tuple[int, Rank]] = field(default_factory=dict)
    told_reasons: list[tuple[str, str]] = field(default_factory=list)
    extras: dict[str, Any] = field(default_factory=dict)

    def insert_after(self, name: str, anchor: str, step: str) -> None:
        """Put a step into a named list, right after another."""
        steps = self.lists[name]
        steps.insert(steps.index(anchor) + 1, step)

    def insert_before(self, name: str, anchor: str, step: str) -> None:
        """Put a step into a named list, right before another."""
        steps = self.lists[name]
        steps.insert(steps.index(anchor), step)
