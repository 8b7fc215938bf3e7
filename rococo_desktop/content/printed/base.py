"""The facts about the base game printed in the rulebooks: data may not contradict them.

Only what rulebooks state (P in the component list) stands here; derived and reconstructed figures are free.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from itertools import pairwise

from rococo_desktop.content.yaml.fact_check import Facts
from rococo_desktop.content.yaml.section import Section
from rococo_desktop.model.definitions import BoardSide, Employee, Face, Figures, Garment, Pack
from rococo_desktop.model.vocabulary import START_LEVEL, Colour, DecorationKind, Rank, Reward

FIGURES: Mapping[str, object] = {
    "rounds": 7,
    "hand": 3,
    "start_livre": 15,
    "start_lace": 1,
    "start_thread": 1,
    "minimum_staff": 4,
    "drawers": 3,
    "hire_spaces": 4,
    "garments_leaving": 2,
    "acquire_prices": (0, 0, 1, 2, 2),
    "hire_prices": (0, 0, 1, 3, 5),
    "favor_livre": 5,
    "favor_prestige": 3,
    "income": 5,
    "income_per_decoration": 1,
    "income_per_garment": 1,
    "livre_per_prestige": 10,
    "statue_prestige": 2,
    "all_halls": (8, 5, 2),
    "employees_dealt": {1: 6, 2: 4, 3: 4, 4: 4, 5: 4, 6: 6},
}
GARMENT_COLOURS = {Colour.BLUE: 13, Colour.PINK: 13, Colour.GREEN: 10, Colour.ORANGE: 6}
VALUES = (6, 28)
PRESTIGES = (2, 4)
TILES = 48
DEPUTE = {Rank.MASTER: 10, Rank.JOURNEYMAN: 7, Rank.APPRENTICE: 4}
RANKS_OF_LEVEL = {2: (1, 2, 1), 5: (2, 1, 1)}
"""Masters, journeymen, apprentices; those of the other levels are derived, and free."""

CROWN_LEVEL = 6
CROWNS = 4
START_CARDS = 5
START_MASTERS = 2
KNOWN_COST = 10
KNOWN_PRICE = 4
KNOWN_REWARD = 2
HALLS = 5
GARMENT_PRICES = (0, 8)
FIREWORKS_MAJORITIES = [(6, 2), (7, 3)]


def check(pack: Pack, sections: Mapping[str, Section], sound: Collection[str]) -> None:
    """Notes every contradiction to the rulebooks, in the sections that could be read."""
    if "employees" in sound:
        _check_employees(pack.employees, Facts(sections["employees"]))
    if "garments" in sound:
        _check_garments(pack.garments, Facts(sections["garments"]))
    if "resources" in sound:
        _check_faces(pack.faces, Facts(sections["resources"]))
    if "sides" in sound:
        _check_sides(pack.sides, Facts(sections["sides"]))
    if "figures" in sound and pack.figures is not None:
        _check_figures(pack.figures, Facts(sections["figures"]))


def _check_employees(employees: tuple[Employee, ...], facts: Facts) -> None:
    start = [one for one in employees if one.level == START_LEVEL]
    hire = [one for one in employees if one.level != START_LEVEL]
    cards = sum(one.copies for one in start)
    facts.state(cards == START_CARDS, "copies", f"every player starts with 5 employees, not {cards}")
    plain = sum(one.copies for one in start if one.rank is Rank.MASTER and not one.bonus)
    facts.state(
        plain == START_MASTERS, "bonus", f"the start staff has 2 masters without a bonus, not {plain}"
    )
    levels = Counter(one.level for one in hire)
    dealt = FIGURES["employees_dealt"]
    assert isinstance(dealt, dict)
    facts.state(
        len(hire) == sum(dealt.values()), "level", f"there are 28 employees for hire, not {len(hire)}"
    )
    for level, count in dealt.items():
        message = f"level {level} has {count} employees, not {levels[level]}"
        facts.state(levels[level] == count, "level", message)
    for level, ranks in RANKS_OF_LEVEL.items():
        found = tuple(
            sum(1 for one in hire if one.level == level and one.rank is rank) for rank in reversed(Rank)
        )
        told = "{} masters, {} journeymen and {} apprentices"
        message = f"level {level} has {told.format(*ranks)}, not {told.format(*found)}"
        facts.state(found == ranks, "rank", message)
    crowns = sum(bool(one.crown) for one in employees)
    facts.state(crowns == CROWNS, "crown", f"{CROWNS} employees have crowns, not {crowns}")
    for one in employees:
        if one.crown and one.level != CROWN_LEVEL:
            facts.contradict(facts.entry(one.id, "crown"), f"crowns are on employees of level {CROWN_LEVEL}")
        if one.depute != DEPUTE[one.rank]:
            who = "an apprentice" if one.rank is Rank.APPRENTICE else f"a {one.rank.name.lower()}"
            message = f"{who} is deputed for {DEPUTE[one.rank]} livre, not {one.depute}"
            facts.contradict(facts.entry(one.id, "depute"), message)


def _check_garments(garments: tuple[Garment, ...], facts: Facts) -> None:
    colours = Counter(one.colour for one in garments)
    total = sum(GARMENT_COLOURS.values())
    facts.state(len(garments) == total, "colour", f"there are {total} garments, not {len(garments)}")
    for colour, count in GARMENT_COLOURS.items():
        message = f"there are {count} {colour.name.lower()} garments, not {colours[colour]}"
        facts.state(colours[colour] == count, "colour", message)
    values = [one.value or 0 for one in garments]
    _check_ends(values, VALUES, "value", facts)
    _check_ends([one.prestige for one in garments], PRESTIGES, "prestige", facts)
    mixed = any(sum(1 for bales in one.silk if bales) > 1 for one in garments)
    facts.state(mixed, "silk", "some garments need a second colour of silk")
    facts.state(any(one.thimble for one in garments), "thimble", "some garments need the gold thimble")
    known = any(
        (one.colour, one.silk, one.lace, one.thread, one.thimble) == (Colour.BLUE, (3, 0, 0, 0), 1, 0, True)
        for one in garments
    )
    facts.state(known, "silk", "one blue gown needs exactly 3 blue bales and 1 lace, with the thimble")


def _check_ends(found: list[int], ends: tuple[int, int], field: str, facts: Facts) -> None:
    low, high = min(found), max(found)
    message = f"the {field} of garments runs from {ends[0]} to {ends[1]}, not from {low} to {high}"
    facts.state((low, high) == ends, field, message)


def _check_faces(faces: tuple[Face, ...], facts: Facts) -> None:
    total = sum(face.count for face in faces)
    facts.state(total == TILES, "count", f"there are {TILES} resource tiles, not {total}")
    pink = any(face.silk == (0, 2, 0, 0) and face.either for face in faces)
    facts.state(pink, "silk", "one tile has 2 pink bales above lace or thread")
    pairs = (
        tuple(a + b for a, b in zip(one.silk, other.silk, strict=True))
        for one in faces
        for other in faces
        if one is not other or one.count > 1
    )
    facts.state((3, 0, 1, 0) in pairs, "silk", "two tiles together hold 3 blue bales and 1 green")


def _check_sides(sides: tuple[BoardSide, ...], facts: Facts) -> None:
    players = sorted((side.min_players, side.max_players) for side in sides)
    facts.state(players == [(1, 3), (4, 5)], "players", "one board side is for 1-3 players, one for 4-5")
    for side in sides:
        _check_side(side, facts)
    majorities = sorted((side.fireworks_majority.first, side.fireworks_majority.second) for side in sides)
    message = "the fireworks majority is 7/3 on one side of the board and 6/2 on the other"
    facts.state(majorities == FIREWORKS_MAJORITIES, "fireworks_majority", message)
    decorations = [one for side in sides for one in side.decorations]
    factors = {one.factor for one in decorations if one.kind is DecorationKind.FIREWORKS}
    facts.state(factors == {2, 3}, "factor", "fireworks with factor 2 and with factor 3 both occur")
    facts.state(any(one.cost == KNOWN_COST for one in decorations), "cost", "one decoration costs 10 livre")
    prices = [price for side in sides for price in side.garment_prices]
    facts.state(KNOWN_PRICE in prices, "garment_prices", "4 is among the garment prices")
    halls = [(one.first, one.second) for side in sides for one in side.hall_majorities]
    facts.state((3, 1) in halls, "majority", "one hall has the majority 3/1")
    spaces = [space for side in sides for space in side.guest_spaces]
    two = any(space.reward is Reward.LIVRE and space.livre == KNOWN_REWARD for space in spaces)
    facts.state(two, "spaces", "some guest spaces reward 2 livre")


def _check_side(side: BoardSide, facts: Facts) -> None:
    low, high = GARMENT_PRICES
    if not all(low <= price <= high for price in side.garment_prices):
        where = facts.entry(side.id, "garment_prices")
        facts.contradict(where, f"garment prices lie between {low} and {high}")
    count = len(side.hall_majorities)
    facts.state(count == HALLS, "halls", f"board side {side.id} has {HALLS} halls, not {count}")
    for hall in range(count):
        master = any(space.hall == hall and space.master for space in side.guest_spaces)
        message = f"hall {hall + 1} of board side {side.id} has master guest spaces"
        facts.state(master, "spaces", message)
    costs = [one.cost for one in side.decorations if one.kind is DecorationKind.FIREWORKS]
    rising = all(left < right for left, right in pairwise(costs))
    facts.state(rising, "cost", f"the fireworks of board side {side.id} cost more towards the right")


def _check_figures(figures: Figures, facts: Facts) -> None:
    facts.figures(figures, FIGURES, facts.section.place.items())
