"""The ruleset of one game: its definitions and its tables of rules, put together once and never changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rococo_desktop.model.decisions import Choice, Reason
from rococo_desktop.model.definitions import BoardSide, Decoration, Employee, Face, Figures, Garment
from rococo_desktop.model.effects import Count, Effect
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import DecorationKind, Edition, Rank

if TYPE_CHECKING:
    from rococo_desktop.rules.core.table import Table

Act = Callable[..., None]
"""Carries out a step: takes the table and the step's data, changes state, never asks."""

Ask = Callable[..., tuple[Choice, ...]]
"""Lists the options of a step: takes ruleset, state and the step's data; pure."""

Counter = Callable[["Ruleset", GameState, int, Count, int], int]
"""Counts one thing: ruleset, state, seat, the count with its filters, the chosen hall or -1."""

Obstacles = Callable[..., Iterator[Reason]]
"""Says what stands in the way: ruleset, state, the asking step's data, what is pointed at."""


@dataclass(frozen=True, slots=True)
class MainAction:
    """One of the main actions: who may do it, what stands in its way, and the step that begins it."""

    name: str
    lowest_rank: Rank
    highest_rank: Rank
    possible: Callable[[Ruleset, GameState, int, int], bool]
    """Whether it can be done now, the rank aside, by a seat with the card it played."""
    obstacles: Callable[[Ruleset, GameState, int, int], Iterator[Reason]]
    """Everything but the rank that stands in the way; nothing, if and only if it is possible."""
    step: str
    terms: tuple[int | str | bool, ...] = ()
    """What follows seat and card in that step."""


@dataclass(frozen=True, slots=True)
class Verb:
    """How an effect verb behaves: whether it can do anything now, and how it is carried out."""

    possible: Callable[[Ruleset, GameState, int, int, Any], bool]
    perform: Callable[[Table, int, int, str, Any], None]
    is_gain: bool = False


@dataclass(frozen=True, slots=True)
class TurnTaker:
    """How a seat without a hand of employees takes its turns (P3.1)."""

    has_turn: Callable[[GameState], bool]
    step: str


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Everything that is fixed for a game. Pieces are indices into the definition tuples."""

    seats: int
    edition: Edition
    modules: tuple[str, ...]
    employees: tuple[Employee, ...]
    garments: tuple[Garment, ...]
    faces: tuple[Face, ...]
    side: BoardSide
    figures: Figures
    acts: Mapping[str, Act]
    asks: Mapping[str, Ask]
    people: tuple[int, ...]
    """The seats somebody decides for; for the others the first option is taken."""
    turn_takers: Mapping[int, TurnTaker]
    """Seats that take their turns in a way of their own."""
    pauses: frozenset[str]
    """The asks that are put even when only one option is left: a seat begins something of its own there."""
    wins_ties: frozenset[int]
    """The seats to which a tie in prestige belongs, whatever the livre."""
    lists: Mapping[str, tuple[str, ...]]
    main_actions: Mapping[str, MainAction]
    actions_by_rank: Mapping[Rank, tuple[MainAction, ...]]
    """The main actions an employee of each rank may do (P3.3)."""
    verbs: Mapping[str, Verb]
    counters: Mapping[str, Counter]
    explainers: Mapping[tuple[str, str], Obstacles]
    decoration_limits: Mapping[DecorationKind, int]
    pieces: Mapping[str, Mapping[int, int]]
    """How many of each piece belong to the game, by kind of piece."""
    exam_decks: Mapping[str, tuple[int, Rank]]
    """The hidden decks of examinations: the level and rank of their cards, by zone."""
    told_reasons: tuple[tuple[str, str], ...]
    """Every (rule, reason) that rules followed without a decision can give for what they do."""
    extras: Mapping[str, Any]
    """What modules keep for themselves, by module."""
    effects: Mapping[str, Effect]
    """Every effect by its address: the owner's id, then its place in each list, joined by dots."""
    first_decoration: int
    """The trademark place of the first decoration; guest spaces come before."""
    first_all_halls: int
    """The trademark place of the most valuable all-halls space."""
    trademark_places: int
    hall_spaces: tuple[range, ...]
    """The guest spaces of each hall."""
    musicians: tuple[int, ...]
    """The trademark place of each hall's musicians."""
    fireworks: tuple[int, ...]
    """The trademark places of the fireworks, cheapest first; terrace spaces follow the same order."""
    places_by_kind: Mapping[DecorationKind, tuple[int, ...]]
    cards_by_level: Mapping[int, tuple[int, ...]]
    """The employees of each level."""
    decorations_by_cost: tuple[int, ...]
    """The trademark places of all decorations, cheapest first."""

    def decoration(self, place: int) -> Decoration:
        """The decoration at a trademark place."""
        return self.side.decorations[place - self.first_decoration]
