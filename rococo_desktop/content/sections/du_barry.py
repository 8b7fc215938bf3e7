"""Reads Madame du Barry: the figures of the solo game and her cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rococo_desktop.content.yaml.data_keywords import (
    ADORNMENTS,
    BARRY_DECORATIONS,
    COLUMNS,
    DIRECTIONS,
    SOLO_LEVELS,
)
from rococo_desktop.content.yaml.fields import Row, meaning
from rococo_desktop.content.yaml.nodes import Node
from rococo_desktop.content.yaml.problems import ProblemList
from rococo_desktop.content.yaml.provenance import Origins
from rococo_desktop.content.yaml.section import Ids, Section, label
from rococo_desktop.model.definitions import Barry, BarryCard, BarryFigures
from rococo_desktop.model.vocabulary import BarryAction, SoloLevel

HALLS = 5
DRAWERS = 3
MOST_IN_DISPLAY = 9
MOST_IN_HAND = 9

_NUMBERS = {
    "consolation": (0, 20),
    "favor_prestige": (0, 20),
    "start_lace": (0, 9),
    "start_thread": (0, 9),
    "tiles_per_prestige": (1, 20),
}


def read_barry(section: Section) -> Barry | None:
    """Reads the figures and the cards, or returns None after noting why there are none."""
    if section.content is None:
        return None
    with Row(section.content, section.problems, "barry") as row:
        origins = section.note(row, "barry", ())
        figures = _figures(row, section, origins)
        ids = Ids()
        cards = tuple(_card(one, section, origins, ids) for one in row.elements("cards", least=1))
    return Barry(cards, figures)


def _figures(barry: Row, section: Section, outer: Origins) -> BarryFigures:
    numbers = {name: low for name, (low, _) in _NUMBERS.items()}
    node = barry.child("figures")
    if node is not None:
        with Row(node, section.problems, "figures") as row:
            numbers = {name: row.integer(name, *bounds) for name, bounds in _NUMBERS.items()}
            section.note(row, "figures", _NUMBERS, outer)
    return BarryFigures(**numbers, hand=_hands(barry, section, outer))


def _hands(barry: Row, section: Section, outer: Origins) -> dict[SoloLevel, tuple[int, int]]:
    """Her cards by level, in odd and in even rounds."""
    hands: dict[SoloLevel, tuple[int, int]] = {}
    node = barry.child("hands")
    if node is not None:
        with Row(node, section.problems, "hands") as row:
            for name, level in SOLO_LEVELS.items():
                odd, even = row.numbers(name, 1, MOST_IN_HAND, least=2, most=2)[:2]
                hands[level] = (odd, even)
            section.note(row, "hands", SOLO_LEVELS, outer)
    return hands


def _card(node: Node, section: Section, outer: Origins, ids: Ids) -> BarryCard:
    with Row(node, section.problems, label("card", node.text("id") or "")) as row:
        card_id = ids.claim(row)
        deed = _deed(row.child("action"), section.problems)
        section.note(row, card_id, ("action", "hall", "adornment"), outer)
        return BarryCard(
            id=card_id,
            action=deed.action,
            number=deed.number,
            from_right=deed.from_right,
            decoration=deed.decoration,
            hall=row.integer("hall", 1, HALLS) - 1,
            adornment=row.word("adornment", ADORNMENTS),
        )


@dataclass(frozen=True, slots=True)
class _Deed:
    """The upper half of a card."""

    action: BarryAction
    number: int = 0
    from_right: bool = False
    decoration: str = ""


def _deed(node: Node | None, problems: ProblemList) -> _Deed:
    """Reads an action: like an effect, one verb with its particulars."""
    nothing = _Deed(BarryAction.FAVOR)
    if node is None:
        return nothing
    entries = node.items()
    if len(entries) != 1:
        problems.add(node, f"an action must be one verb with its particulars, not {node.sort}")
        return nothing
    ((verb, particulars),) = entries.items()
    reader = meaning(Node(verb, node.file, node.key_lines[verb]), problems, "action", _READERS)
    if verb not in _READERS:
        return nothing
    with Row(particulars, problems, verb) as row:
        return reader(row)


def _favor(row: Row) -> _Deed:
    return _Deed(BarryAction.FAVOR)


def _acquire(row: Row) -> _Deed:
    if row.has("column"):
        return _Deed(BarryAction.ACQUIRE_COLUMN, row.word("column", COLUMNS))
    return _Deed(BarryAction.ACQUIRE_DRAWER, row.integer("drawer", 1, DRAWERS) - 1)


def _counted(action: BarryAction) -> Callable[[Row], _Deed]:
    """Makes a reader of the n-th piece of a display, counted from a side."""

    def reader(row: Row) -> _Deed:
        return _Deed(action, row.integer("number", 1, MOST_IN_DISPLAY), row.word("from", DIRECTIONS))

    return reader


def _fund(row: Row) -> _Deed:
    return _Deed(BarryAction.FUND, decoration=row.word("decoration", BARRY_DECORATIONS))


_READERS: dict[str, Callable[[Row], _Deed]] = {
    "favor": _favor,
    "acquire": _acquire,
    "tailor": _counted(BarryAction.TAILOR),
    "hire": _counted(BarryAction.HIRE),
    "fund": _fund,
}
