"""The levels of rivals, the weakest first, read from `data/ai/levels.yaml`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from rococo_desktop.ai.plans import ROLLOUT, WIDE, Field, Plan
from rococo_desktop.content.rivals import read_id, refuse_twins, rivals_file
from rococo_desktop.content.yaml.fields import Row
from rococo_desktop.content.yaml.nodes import Node
from rococo_desktop.content.yaml.problems import ContentError, ProblemList
from rococo_desktop.content.yaml.reading import read_file

LEVELS = 6
"""How many levels there are."""

_SEARCHES = {"wide": WIDE, "rollout": ROLLOUT}
_MOST_NOISE, _MOST_LINES, _MOST_DEALS = 2000, 20, 20


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a rival is: its id, and what it looks at."""

    id: str
    plan: Plan


def load_levels(path: Path | None = None) -> tuple[Level, ...]:
    """The levels of the data file; ContentError with every problem if it is not sound."""
    problems = ProblemList()
    file = rivals_file("levels.yaml", path)
    root = read_file(file, f"ai/{file.name}", problems)
    levels: list[Level] = []
    if root is not None:
        with Row(root, problems, "the file") as top:
            nodes = top.elements("levels")
            levels = [_level(node, problems) for node in nodes]
            _whole(root, nodes, levels, problems)
    if problems:
        raise ContentError(problems.found)
    return tuple(levels)


def _whole(root: Node, nodes: list[Node], levels: list[Level], problems: ProblemList) -> None:
    """What can be wrong with the levels together."""
    if len(levels) != LEVELS:
        problems.add(root, f"there must be {LEVELS} levels, not {len(levels)}")
    refuse_twins(nodes, [level.id for level in levels], "levels", problems)


def _level(node: Node, problems: ProblemList) -> Level:
    with Row(node, problems, "a level") as row:
        plan = row.word("search", _SEARCHES)
        plan = replace(plan, noise=row.integer("noise", 0, _MOST_NOISE) / 100)
        if plan.field_of_two is not None:
            lines = row.numbers("lines", 2, _MOST_LINES, least=2, most=2)
            deals = row.numbers("deals", 1, _MOST_DEALS, least=2, most=2)
            of_two, of_more = (Field(*pair) for pair in zip(lines, deals, strict=True))
            plan = replace(plan, field_of_two=of_two, field_of_more=of_more)
        return Level(read_id(row, problems), plan)
