"""Reads the sides of the board."""

from __future__ import annotations

from rococo_desktop.content.yaml.data_keywords import GUESTS, REWARDS
from rococo_desktop.content.yaml.fields import Row
from rococo_desktop.content.yaml.nodes import Node
from rococo_desktop.content.yaml.problems import ProblemList
from rococo_desktop.content.yaml.provenance import Origins
from rococo_desktop.content.yaml.section import Ids, Section, label
from rococo_desktop.model.definitions import BoardSide, Decoration, GuestSpace, Majority
from rococo_desktop.model.vocabulary import DecorationKind, Reward

DECORATION_LISTS = {
    "fireworks": DecorationKind.FIREWORKS,
    "kitchen_left": DecorationKind.KITCHEN_LEFT,
    "kitchen_right": DecorationKind.KITCHEN_RIGHT,
    "statues": DecorationKind.STATUE,
}
"""Board order: these lists one after the other, then the musicians of halls 1 to 5."""

_SIDE_FIGURES = ("players", "drawer_spaces", "garment_prices", "fireworks_majority")
_MOST_LIVRE = 30
_MOST_PRESTIGE = 20


def read_sides(section: Section) -> tuple[BoardSide, ...]:
    """Reads every side of the board, in the order written."""
    return tuple(_side(section, node) for node in section.entries())


def _side(section: Section, node: Node) -> BoardSide:
    problems = section.problems
    with Row(node, problems, label("board side", node.text("id") or "")) as row:
        side_id = section.ids.claim(row)
        players = row.numbers("players", 1, 5, least=2, most=2)
        if players[0] > players[1]:
            problems.add(row.node.items()["players"], "players must be the smaller number, then the larger")
        origins = section.note(row, side_id, _SIDE_FIGURES)
        inner = _SideReader(section, side_id, origins)
        decorations = tuple(
            inner.decoration(one, kind)
            for key, kind in DECORATION_LISTS.items()
            for one in row.elements(key, least=1)
        )
        for hall, one in enumerate(row.elements("halls", least=1)):
            inner.hall(hall, one)
        return BoardSide(
            id=side_id,
            min_players=players[0],
            max_players=players[1],
            garment_prices=row.numbers("garment_prices", 0, _MOST_LIVRE),
            drawer_spaces=row.integer("drawer_spaces", 1, 4),
            hall_majorities=tuple(inner.majorities),
            guest_spaces=tuple(inner.guest_spaces),
            decorations=decorations + tuple(inner.musicians),
            fireworks_majority=_majority(row, "fireworks_majority"),
        )


def _majority(row: Row, key: str) -> Majority:
    first, second = row.numbers(key, 0, _MOST_PRESTIGE, least=2, most=2)[:2]
    if second > first:
        row.problems.add(row.node.items()[key], f"{key}: the second place scores more than the first")
    return Majority(first, second)


class _SideReader:
    """Reads what belongs to one side: its decorations and its halls."""

    def __init__(self, section: Section, side_id: str, origins: Origins) -> None:
        self.section = section
        self.problems: ProblemList = section.problems
        self.side_id = side_id
        self.origins = origins
        self.ids = Ids()
        self.majorities: list[Majority] = []
        self.guest_spaces: list[GuestSpace] = []
        self.musicians: list[Decoration] = []

    def decoration(self, node: Node, kind: DecorationKind) -> Decoration:
        with Row(node, self.problems, label("decoration", node.text("id") or "")) as row:
            fireworks = kind is DecorationKind.FIREWORKS
            decoration = Decoration(
                id=self.ids.claim(row),
                kind=kind,
                cost=row.integer("cost", 0, _MOST_LIVRE),
                prestige=row.integer("prestige", 0, _MOST_PRESTIGE),
                factor=row.integer("factor", 2, 3) if fireworks else 1,
            )
            names = ("cost", "prestige", "factor") if fireworks else ("cost", "prestige")
            self.section.note(row, f"{self.side_id}/{decoration.id}", names, self.origins)
        return decoration

    def hall(self, hall: int, node: Node) -> None:
        with Row(node, self.problems, label("hall", node.text("id") or "")) as row:
            hall_id = self.ids.claim(row)
            self.majorities.append(_majority(row, "majority"))
            owner = f"{self.side_id}/{hall_id}"
            origins = self.section.note(row, owner, ("majority", "spaces"), self.origins)
            for one in row.elements("spaces", least=1):
                self.guest_spaces.append(self._guest_space(hall, one))
            musicians = row.child("musicians")
            if musicians is not None:
                self.musicians.append(self._musicians(hall, musicians, origins))

    def _guest_space(self, hall: int, node: Node) -> GuestSpace:
        with Row(node, self.problems, "a guest space") as row:
            master = row.word("guest", GUESTS)
            reward = row.word("reward", REWARDS)
            livre = row.integer("livre", 1, 9) if reward is Reward.LIVRE else 0
            return GuestSpace(hall, master, reward, livre)

    def _musicians(self, hall: int, node: Node, origins: Origins) -> Decoration:
        with Row(node, self.problems, "musicians") as row:
            musicians = Decoration(
                id=f"musicians_{hall + 1}",
                kind=DecorationKind.MUSICIANS,
                cost=row.integer("cost", 0, _MOST_LIVRE),
                prestige=row.integer("prestige", 0, _MOST_PRESTIGE),
                hall=hall,
            )
            self.section.note(row, f"{self.side_id}/{musicians.id}", ("cost", "prestige"), origins)
        return musicians
