"""What the rulebook prints of the Jewelry Box, which nobody changes; other figures are free."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from rococo_desktop.content.yaml.fact_check import Facts
from rococo_desktop.content.yaml.section import Section
from rococo_desktop.model.definitions import Employee, JewelerBoard, Pack, Task
from rococo_desktop.model.vocabulary import Colour, Deed, Exam, Kind, Rank

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
"""Four for the journeyman exam and three for the master exam (J8); their order (B10) is derived."""


def check(pack: Pack, sections: Mapping[str, Section], sound: Collection[str]) -> None:
    """Notes every contradiction to the rulebook, in the sections that could be read."""
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
    printed = list(TASKS)
    for number, task in enumerate(board.tasks, 1):
        known = _asked(task) in printed
        facts.state(known, "deed", f"examination task {number} asks for something else")
        if known:
            printed.remove(_asked(task))
    message = f"there are {len(TASKS)} examination tasks, not {len(board.tasks)}"
    facts.state(len(board.tasks) == len(TASKS), "tasks", message)


def _asked(task: Task) -> tuple[Exam, Rank, Deed, tuple[Colour, ...], Kind | None]:
    return (task.exam, task.rank, task.deed, tuple(sorted(task.colours)), task.kind)
