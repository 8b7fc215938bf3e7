"""Putting a ruleset together: definitions of the packs in play, and the tables their modules fill."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rococo_desktop.model.definitions import BoardSide, Box, Figures, Pack
from rococo_desktop.model.effects import Effect
from rococo_desktop.model.vocabulary import DecorationKind, Edition
from rococo_desktop.rules.bonuses import addresses
from rococo_desktop.rules.modules import MODULES
from rococo_desktop.rules.ruleset import Act, Ask, Counter, MainAction, Obstacles, Ruleset, Verb

FEWEST_SEATS = 2
"""The base game is no game for one; the board side for one player waits for the solo module (G1, G5)."""

BASE = "base"


class SetupError(ValueError):
    """The table asked for cannot be set up; the message is a key with parameters."""

    def __init__(self, key: str, *params: object) -> None:
        super().__init__(key, *params)
        self.key = key
        self.params = params


@dataclass(slots=True)
class Draft:
    """A ruleset being written: every module adds its lines to these tables."""

    acts: dict[str, Act] = field(default_factory=dict)
    asks: dict[str, Ask] = field(default_factory=dict)
    pauses: set[str] = field(default_factory=set)
    lists: dict[str, list[str]] = field(default_factory=dict)
    main_actions: dict[str, MainAction] = field(default_factory=dict)
    verbs: dict[str, Verb] = field(default_factory=dict)
    counters: dict[str, Counter] = field(default_factory=dict)
    explainers: dict[tuple[str, str], Obstacles] = field(default_factory=dict)
    decoration_limits: dict[DecorationKind, int] = field(default_factory=dict)

    def insert_after(self, name: str, anchor: str, step: str) -> None:
        """Put a step into a named list, right after another."""
        steps = self.lists[name]
        steps.insert(steps.index(anchor) + 1, step)

    def insert_before(self, name: str, anchor: str, step: str) -> None:
        """Put a step into a named list, right before another."""
        steps = self.lists[name]
        steps.insert(steps.index(anchor), step)


Plug = Callable[[Draft], None]


def assemble(
    box: Box, seats: int, edition: Edition = Edition.DELUXE, modules: tuple[str, ...] = ()
) -> Ruleset:
    """The ruleset for a table; SetupError if there is no such table (G1, G5)."""
    if seats < FEWEST_SEATS:
        raise SetupError("seats", seats)
    if edition is Edition.CLASSIC and modules:
        raise SetupError("classic_without_modules")
    packs = [box.packs[BASE]]
    for name in modules:
        if name not in box.packs or name == BASE or modules.count(name) > 1:
            raise SetupError("unknown_module", name)
        packs.append(box.packs[name])
    draft = Draft()
    for pack in packs:
        plug = MODULES.get(pack.id)
        if plug is not None:
            plug(draft)
    figures = box.packs[BASE].figures
    assert figures is not None
    return _ruleset(draft, packs, _side(box.packs[BASE], seats), figures, seats, edition, modules)


def _side(base: Pack, seats: int) -> BoardSide:
    for side in base.sides:
        if side.min_players <= seats <= side.max_players:
            return side
    raise SetupError("seats", seats)


def _ruleset(
    draft: Draft,
    packs: list[Pack],
    side: BoardSide,
    figures: Figures,
    seats: int,
    edition: Edition,
    modules: tuple[str, ...],
) -> Ruleset:
    employees = tuple(employee for pack in packs for employee in pack.employees)
    garments = tuple(garment for pack in packs for garment in pack.garments)
    effects: dict[str, Effect] = {}
    for employee in employees:
        effects |= addresses(employee.id, employee.bonus)
    first = len(side.guest_spaces)
    after = first + len(side.decorations)
    by_kind: dict[DecorationKind, list[int]] = {kind: [] for kind in DecorationKind}
    for at, decoration in enumerate(side.decorations):
        by_kind[decoration.kind].append(first + at)
    halls = range(len(side.hall_majorities))
    return Ruleset(
        seats=seats,
        edition=edition,
        modules=modules,
        employees=employees,
        garments=garments,
        faces=tuple(face for pack in packs for face in pack.faces),
        side=side,
        figures=figures,
        acts=draft.acts,
        asks=draft.asks,
        pauses=frozenset(draft.pauses),
        lists={name: tuple(steps) for name, steps in draft.lists.items()},
        main_actions=draft.main_actions,
        verbs=draft.verbs,
        counters=draft.counters,
        explainers=draft.explainers,
        decoration_limits=draft.decoration_limits,
        effects=effects,
        first_decoration=first,
        first_all_halls=after,
        trademark_places=after + len(figures.all_halls),
        hall_spaces=tuple(_hall_spaces(side, hall) for hall in halls),
        musicians=tuple(
            next(p for p in by_kind[DecorationKind.MUSICIANS] if side.decorations[p - first].hall == hall)
            for hall in halls
        ),
        fireworks=tuple(by_kind[DecorationKind.FIREWORKS]),
        places_by_kind={kind: tuple(places) for kind, places in by_kind.items()},
        decorations_by_cost=tuple(
            sorted(range(first, after), key=lambda p: side.decorations[p - first].cost)
        ),
    )


def _hall_spaces(side: BoardSide, hall: int) -> range:
    spaces = [at for at, space in enumerate(side.guest_spaces) if space.hall == hall]
    return range(spaces[0], spaces[-1] + 1)
