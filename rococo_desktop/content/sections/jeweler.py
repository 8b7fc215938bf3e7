"""Reads the jeweler board: jewelry, its display, the jeweler decorations, and the examination tasks."""

from __future__ import annotations

from rococo_desktop.content.yaml.data_keywords import COLOURS, DEEDS, EXAMS, GARMENT_KINDS, RANKS
from rococo_desktop.content.yaml.fields import Row, elements
from rococo_desktop.content.yaml.nodes import Node
from rococo_desktop.content.yaml.provenance import Origins
from rococo_desktop.content.yaml.section import Ids, Section, label
from rococo_desktop.model.definitions import Decoration, JewelerBoard, Jewelry, Task
from rococo_desktop.model.vocabulary import DecorationKind, Deed

MOST_LIVRE = 30
MOST_PRESTIGE = 20
MOST_TILES = 24
EXAM_CARDS = 9
"""What is left of an exam deck of the box; older data does not say it."""

_NUMBERS = {
    "exam_fee": (0, 99),
    "exam_prestige": (0, 20),
    "journeyman_level": (1, 6),
    "master_level": (1, 6),
    "cards_drawn": (0, 9),
    "jeweler_limit": (1, 9),
    "income_per_jewelry": (0, 9),
    "prestige_per_jewelry": (0, 9),
}


def read_jeweler_board(section: Section) -> JewelerBoard | None:
    """Reads the jeweler board, or returns None after noting why there is none."""
    if section.content is None:
        return None
    with Row(section.content, section.problems, "the jeweler board") as row:
        numbers = {name: row.integer(name, *bounds) for name, bounds in _NUMBERS.items()}
        prices = row.numbers("jewelry_prices", 0, MOST_LIVRE)
        exam_cards = row.integer("exam_cards", 1, 20, default=EXAM_CARDS)
        later = [name for name in ("exam_cards", "task_order") if row.has(name)]
        origins = section.note(row, "jeweler_board", (*_NUMBERS, "jewelry_prices", *later))
        reader = _BoardReader(section, origins)
        return JewelerBoard(
            jewelry_prices=prices,
            decorations=tuple(reader.decoration(one) for one in row.elements("decorations", least=1)),
            jewelry=tuple(reader.jewelry(one) for one in row.elements("jewelry", least=1)),
            tasks=_in_order(row, tuple(reader.task(one) for one in row.elements("tasks", least=1))),
            exam_cards=exam_cards,
            **numbers,
        )


def _in_order(row: Row, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
    """The tasks from top to bottom, as `task_order` says; without it as they are written."""
    node = row.child("task_order", required=False)
    if node is None:
        return tasks
    order = [one.value for one in elements(node, row.problems, "task_order")]
    if sorted(map(str, order)) != sorted(task.id for task in tasks):
        row.problems.add(node, "task_order must name every task once")
        return tasks
    return tuple(sorted(tasks, key=lambda task: order.index(task.id)))


class _BoardReader:
    """Reads the entries of the board; no two of them share an id."""

    def __init__(self, section: Section, origins: Origins) -> None:
        self.section = section
        self.problems = section.problems
        self.origins = origins
        self.ids = Ids()

    def decoration(self, node: Node) -> Decoration:
        with Row(node, self.problems, label("decoration", node.text("id") or "")) as row:
            decoration = Decoration(
                id=self.ids.claim(row),
                kind=DecorationKind.JEWELER,
                cost=row.integer("cost", 0, MOST_LIVRE),
                prestige=row.integer("prestige", 0, MOST_PRESTIGE),
            )
            self.section.note(row, decoration.id, ("cost", "prestige"), self.origins)
        return decoration

    def jewelry(self, node: Node) -> Jewelry:
        with Row(node, self.problems, label("jewelry", node.text("id") or "")) as row:
            jewelry = Jewelry(
                id=self.ids.claim(row),
                colour=row.word("colour", COLOURS),
                count=row.integer("count", 1, MOST_TILES),
            )
            self.section.note(row, jewelry.id, ("colour", "count"), self.origins)
        return jewelry

    def task(self, node: Node) -> Task:
        with Row(node, self.problems, label("task", node.text("id") or "")) as row:
            deed = row.word("deed", DEEDS)
            # Only a tile kept has colours to look at, only a garment a kind; anything else is an unknown key.
            narrowed = {Deed.KEEP: ("colours",), Deed.TAILOR: ("kind",)}.get(deed, ())
            task = Task(
                id=self.ids.claim(row),
                exam=row.word("exam", EXAMS),
                rank=row.word("rank", RANKS),
                deed=deed,
                colours=row.words("colours", COLOURS, "colour") if "colours" in narrowed else (),
                kind=row.optional_word("kind", GARMENT_KINDS) if "kind" in narrowed else None,
            )
            names = [name for name in ("exam", "rank", "deed", *narrowed) if row.has(name)]
            self.section.note(row, task.id, names, self.origins)
        return task
