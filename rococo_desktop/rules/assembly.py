"""Putting a ruleset together: definitions of the packs in play, and the tables their modules fill."""

from __future__ import annotations

from dataclasses import replace

from rococo_desktop.model.decisions import ABOUT
from rococo_desktop.model.definitions import (
    BoardSide,
    Box,
    Employee,
    Figures,
    Garment,
    Pack,
)
from rococo_desktop.model.effects import Effect
from rococo_desktop.model.vocabulary import DecorationKind, Edition, Rank, SoloLevel
from rococo_desktop.rules.core.bonuses import WHEN_PAID, WHEN_PLACED, addresses
from rococo_desktop.rules.core.ruleset import (
    Ruleset,
)
from rococo_desktop.rules.core.ruleset_draft import RulesetDraft, SetupError
from rococo_desktop.rules.modules import MODULES


def assemble(
    box: Box,
    players: int,
    edition: Edition = Edition.DELUXE,
    modules: tuple[str, ...] = (),
    level: SoloLevel = SoloLevel.JOURNEYMAN,
) -> Ruleset:
    """The ruleset for a table; SetupError if there is no such table (G1, G5)."""
    if edition is Edition.CLASSIC and modules:
        raise SetupError("classic_without_modules")
    base = box.base
    packs = [base, *_chosen(box, modules)]
    rivals = 0
    if players == 1:
        # Alone one plays against the rival of the solo pack, who is no module to choose (G1).
        solo = [pack for pack in box.packs.values() if pack.is_solo]
        if not solo or edition is Edition.CLASSIC:
            raise SetupError("seats", players)
        packs += solo
        rivals = 1
    draft = RulesetDraft(players=players, level=level)
    for pack in packs:
        if pack.info.rules:
            if pack.info.rules not in MODULES:
                raise SetupError("unknown_rules", pack.id, pack.info.rules)
            MODULES[pack.info.rules](draft, pack)
    figures = base.figures
    assert figures is not None
    side = _side(base, players)
    side = replace(side, decorations=(*side.decorations, *draft.decorations))
    return _ruleset(draft, packs, side, figures, (players, players + rivals), edition, modules)


def _chosen(box: Box, modules: tuple[str, ...]) -> list[Pack]:
    for name in modules:
        pack = box.packs.get(name)
        if pack is None or not pack.info.is_chosen or modules.count(name) > 1:
            raise SetupError("unknown_module", name)
    # The order of the box, not of the wish: the same modules are the same game.
    return [pack for name, pack in box.packs.items() if name in modules]


def _side(base: Pack, seats: int) -> BoardSide:
    for side in base.sides:
        if side.min_players <= seats <= side.max_players:
            return side
    raise SetupError("seats", seats)


def _ruleset(
    draft: RulesetDraft,
    packs: list[Pack],
    side: BoardSide,
    figures: Figures,
    seats: tuple[int, int],
    edition: Edition,
    modules: tuple[str, ...],
) -> Ruleset:
    people, all_seats = seats
    employees = tuple(employee for pack in packs for employee in pack.employees)
    garments = tuple(
        garment
        for pack in packs
        for garment in pack.garments
        if garment.needs_module is None or garment.needs_module in modules
    )
    faces = tuple(face for pack in packs for face in pack.faces)
    first = len(side.guest_spaces)
    after = first + len(side.decorations)
    by_kind: dict[DecorationKind, list[int]] = {kind: [] for kind in DecorationKind}
    for at, decoration in enumerate(side.decorations):
        by_kind[decoration.kind].append(first + at)
    halls = range(len(side.hall_majorities))
    unnamed = draft.asks.keys() - ABOUT.keys()
    if unnamed:
        raise ValueError(f"model.decisions.ABOUT does not say what these are about: {sorted(unnamed)}")
    return Ruleset(
        seats=all_seats,
        people=tuple(range(people)),
        edition=edition,
        modules=tuple(pack.id for pack in packs if pack.id in modules),
        employees=employees,
        garments=garments,
        faces=faces,
        side=side,
        figures=figures,
        acts=draft.acts,
        asks=draft.asks,
        pauses=frozenset(draft.pauses),
        turn_takers=draft.turn_takers,
        wins_ties=frozenset(draft.wins_ties),
        lists={name: tuple(steps) for name, steps in draft.lists.items()},
        main_actions=draft.main_actions,
        actions_by_rank={
            rank: tuple(
                action
                for action in draft.main_actions.values()
                if action.lowest_rank <= rank <= action.highest_rank
            )
            for rank in Rank
        },
        verbs=draft.verbs,
        counters=draft.counters,
        explainers=draft.explainers,
        decoration_limits=draft.decoration_limits,
        pieces={
            "employee": {
                card: employee.copies * (all_seats if employee.is_start else 1)
                for card, employee in enumerate(employees)
            },
            "face": {face: tile.count for face, tile in enumerate(faces)},
            "garment": dict.fromkeys(range(len(garments)), 1),
            **draft.pieces,
        },
        exam_decks=draft.exam_decks,
        told_reasons=tuple(draft.told_reasons),
        extras=draft.extras,
        effects=_effects(employees, garments),
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
        cards_by_level={
            level: tuple(card for card, employee in enumerate(employees) if employee.level == level)
            for level in {employee.level for employee in employees}
        },
        decorations_by_cost=tuple(
            sorted(range(first, after), key=lambda p: side.decorations[p - first].cost)
        ),
    )


def _effects(employees: tuple[Employee, ...], garments: tuple[Garment, ...]) -> dict[str, Effect]:
    effects: dict[str, Effect] = {}
    for employee in employees:
        effects |= addresses(employee.id, employee.bonus)
    for garment in garments:
        effects |= addresses(f"{garment.id}.{WHEN_PAID}", garment.when_paid)
        effects |= addresses(f"{garment.id}.{WHEN_PLACED}", garment.when_placed)
    return effects


def _hall_spaces(side: BoardSide, hall: int) -> range:
    spaces = [at for at, space in enumerate(side.guest_spaces) if space.hall == hall]
    return range(spaces[0], spaces[-1] + 1)
