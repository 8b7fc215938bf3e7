"""The facts about the modules printed in the rulebook; like those of the base game, nobody changes them.

Only what the rulebook states stands here; derived and reconstructed figures are free.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping

from rococo_desktop.content.facts import Facts
from rococo_desktop.content.section import Section
from rococo_desktop.model.definitions import Barry, Employee, JewelerBoard, Pack, Task
from rococo_desktop.model.vocabulary import BarryAction, Colour, Deed, Exam, Kind, Rank, SoloLevel

NEW_EMPLOYEES = {(5, Rank.MASTER): 9, (2, Rank.JOURNEYMAN): 9, (0, Rank.APPRENTICE): 10}
"""By level and rank (J1)."""

CROWNED_MASTERS = 4
JEWELRY_TILES = 24
JEWELER_FIGURES: Mapping[str, object] = {
    "exam_fee": 5,
    "exam_prestige": 1,
    "journeyman_level": 2,
    "master_level": 5,
    "cards_drawn": 2,
    "jeweler_limit": 1,
    "income_per_jewelry": 1,
    "prestige_per_jewelry": 1,
}
TASKS = (
    (Exam.JOURNEYMAN, Rank.APPRENTICE, Deed.KEEP, (Colour.BLUE, Colour.PINK), None),
    (Exam.JOURNEYMAN, Rank.APPRENTICE, Deed.KEEP, (Colour.GREEN, Colour.ORANGE), None),
    (Exam.JOURNEYMAN, Rank.APPRENTICE, Deed.SPEND, (), None),
    (Exam.JOURNEYMAN, Rank.APPRENTICE, Deed.FUND, (), None),
    (Exam.MASTER, Rank.MASTER, Deed.TAILOR, (), None),
    (Exam.MASTER, Rank.JOURNEYMAN, Deed.TAILOR, (), Kind.GOWN),
    (Exam.MASTER, Rank.JOURNEYMAN, Deed.TAILOR, (), Kind.COAT),
)
"""Four for the journeyman exam and three for the master exam, top to bottom (J8, B10)."""

FANCY_GARMENTS = 4
FANCY_TILES = 5
FESTIVITY_GARMENTS = 4
EXPERT_GARMENTS = 6
EXPERT_WITH_JEWELRY = 2
EXPERT_SOLD = [(Colour.GREEN, 14, 0)]
"""Colour, value and prestige of the one garment that may be sold (X3d)."""

BARRY_CARDS = 25
BARRY_HAND = (4, 4)
BARRY_FIGURES: Mapping[str, object] = {
    "consolation": 3,
    "favor_prestige": 3,
    "start_lace": 1,
    "start_thread": 1,
    "tiles_per_prestige": 2,
}
KNOWN_CARDS = {
    (BarryAction.TAILOR, 2, True): "one card tailors the second garment from the right",
    (BarryAction.HIRE, 2, False): "one card hires the second employee from the left",
}

_Check = Callable[[Pack, Mapping[str, Section], Collection[str]], None]


def check_module(pack: Pack, sections: Mapping[str, Section], sound: Collection[str]) -> None:
    """Notes every contradiction of a module's pack to the rulebook, in the sections that could be read."""
    _CHECKS[pack.id](pack, sections, sound)


def _check_jewelry_box(pack: Pack, sections: Mapping[str, Section], sound: Collection[str]) -> None:
    if "employees" in sound:
        _check_employees(pack.employees, Facts(sections["employees"]))
    if "jeweler_board" in sound and pack.jeweler_board is not None:
        _check_board(pack.jeweler_board, Facts(sections["jeweler_board"]))


def _check_employees(employees: tuple[Employee, ...], facts: Facts) -> None:
    found = Counter((one.level, one.rank) for one in employees)
    for (level, rank), count in NEW_EMPLOYEES.items():
        there = found.pop((level, rank), 0)
        message = f"{count} new cards are of level {level} and rank {rank.name.lower()}, not {there}"
        facts.state(there == count, "rank", message)
    facts.state(not found, "rank", "there are level 5 masters, level 2 journeymen, level 0 apprentices only")
    crowned = [one.rank for one in employees if one.crown]
    message = f"crowns are on {CROWNED_MASTERS} masters and nowhere else"
    facts.state(crowned == [Rank.MASTER] * CROWNED_MASTERS, "crown", message)
    for one in employees:
        if bool(one.bonus) == bool(one.crown):
            facts.contradict(facts.entry(one.id, "bonus"), "every new employee has one bonus or one crown")
        if one.level == 0 and not one.condition:
            facts.contradict(facts.entry(one.id, "condition"), "a specialised apprentice has a condition")


def _check_board(board: JewelerBoard, facts: Facts) -> None:
    facts.figures(board, JEWELER_FIGURES, facts.section.place.items())
    tiles = sum(one.count for one in board.jewelry)
    facts.state(tiles == JEWELRY_TILES, "count", f"there are {JEWELRY_TILES} jewelry tiles, not {tiles}")
    colours = sorted(one.colour for one in board.jewelry)
    message = "there is one kind of jewelry in each of the four colours"
    facts.state(colours == list(Colour), "colour", message)
    tasks = tuple(_asked(one) for one in board.tasks)
    for number, (asked, printed) in enumerate(zip(tasks, TASKS, strict=False), 1):
        facts.state(asked == printed, "deed", f"examination task {number} asks for something else")
    message = f"there are {len(TASKS)} examination tasks, not {len(tasks)}"
    facts.state(len(tasks) == len(TASKS), "tasks", message)


def _asked(task: Task) -> tuple[Exam, Rank, Deed, tuple[Colour, ...], Kind | None]:
    return (task.exam, task.rank, task.deed, tuple(sorted(task.colours)), task.kind)


def _check_fancy_dresses(pack: Pack, sections: Mapping[str, Section], sound: Collection[str]) -> None:
    if "garments" in sound:
        _check_number(len(pack.garments), FANCY_GARMENTS, Facts(sections["garments"]))
    if "resources" in sound:
        tiles = sum(face.count for face in pack.faces)
        message = f"there are {FANCY_TILES} new resource tiles, not {tiles}"
        Facts(sections["resources"]).state(tiles == FANCY_TILES, "count", message)


def _check_festivity_dresses(pack: Pack, sections: Mapping[str, Section], sound: Collection[str]) -> None:
    if "garments" not in sound:
        return
    facts = Facts(sections["garments"])
    _check_number(len(pack.garments), FESTIVITY_GARMENTS, facts)
    for one in pack.garments:
        if one.value is not None:
            facts.contradict(facts.entry(one.id, "value"), "a festivity garment is never sold")
        if not one.when_paid or one.when_placed:
            message = "a festivity garment has a bonus when it is paid"
            facts.contradict(facts.entry(one.id, "when_paid"), message)


def _check_expert_tailoring(pack: Pack, sections: Mapping[str, Section], sound: Collection[str]) -> None:
    if "garments" not in sound:
        return
    facts = Facts(sections["garments"])
    _check_number(len(pack.garments), EXPERT_GARMENTS, facts)
    bound = sum(1 for one in pack.garments if one.needs_module == "jewelry_box")
    message = f"{EXPERT_WITH_JEWELRY} garments need the jewelry box, not {bound}"
    facts.state(bound == EXPERT_WITH_JEWELRY, "needs_module", message)
    sold = [(one.colour, one.value, one.prestige) for one in pack.garments if one.value is not None]
    message = "only the green gown may be sold, for 14 livre, and it has no prestige"
    facts.state(sold == EXPERT_SOLD, "value", message)
    for one in pack.garments:
        if not one.when_placed or one.when_paid:
            message = "an expert garment has a bonus when it is placed"
            facts.contradict(facts.entry(one.id, "when_placed"), message)


def _check_number(found: int, printed: int, facts: Facts) -> None:
    facts.state(found == printed, "id", f"there are {printed} new garments, not {found}")


def _check_du_barry(pack: Pack, sections: Mapping[str, Section], sound: Collection[str]) -> None:
    if "barry" in sound and pack.barry is not None:
        _check_barry(pack.barry, Facts(sections["barry"]))


def _check_barry(barry: Barry, facts: Facts) -> None:
    facts.figures(barry.figures, BARRY_FIGURES, facts.section.place.items()["figures"].items())
    hand = barry.figures.hand[SoloLevel.JOURNEYMAN]
    facts.state(hand == BARRY_HAND, "journeyman", "her hand is 4 cards in every round")
    count = len(barry.cards)
    facts.state(count == BARRY_CARDS, "cards", f"she has {BARRY_CARDS} cards, not {count}")
    actions = {card.action for card in barry.cards}
    for action in BarryAction:
        facts.state(action in actions, "action", f"some of her cards say {action.value}")
    shown = {(card.action, card.number, card.from_right) for card in barry.cards}
    for known, message in KNOWN_CARDS.items():
        facts.state(known in shown, "action", message)


_CHECKS: dict[str, _Check] = {
    "jewelry_box": _check_jewelry_box,
    "fancy_dresses": _check_fancy_dresses,
    "festivity_dresses": _check_festivity_dresses,
    "expert_tailoring": _check_expert_tailoring,
    "du_barry": _check_du_barry,
}
