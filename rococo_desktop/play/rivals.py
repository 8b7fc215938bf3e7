"""The rivals a table can be set with: levels, characters and measured strength, read when first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rococo_desktop.content.rivals import Strength

FORMER: Mapping[str, str] = MappingProxyType({"greedy": "salon"})
"""Agents of earlier releases, and the level that plays their seats now."""

FIRST_LEVEL = "market"
"""How strong rivals are until somebody chooses."""
HANDED_LEVEL = "salon"
"""How strong whoever takes over a person's seat is, likewise."""


@cache
def levels() -> tuple[str, ...]:
    """The levels of rivals, the weakest first."""
    from rococo_desktop.content.rivals import load_level_ids  # here: the title does not wait for YAML

    return load_level_ids()


@cache
def characters() -> Mapping[str, str]:
    """The characters of rivals, each with the name of its portrait."""
    from rococo_desktop.content.rivals import load_characters

    return {one.id: one.portrait for one in load_characters()}


def wins_over_next(level: str) -> tuple[int, int] | None:
    """How many balls a level won against the next one below, of how many; None where none was measured."""
    at, measured = levels().index(level), _strength()
    match = measured.match(level, levels()[at - 1]) if at and measured is not None else None
    return None if match is None else (match.won, match.games)


@cache
def _strength() -> Strength | None:
    from rococo_desktop.content.rivals import load_strength, rivals_file

    return load_strength() if rivals_file("strength.yaml").is_file() else None


def level_of(player: str) -> str:
    """The level an agent of this name plays at; empty where it has none, as persons have none."""
    found = FORMER.get(player, player)
    return found if found in levels() else ""


def portrait_of(character: str, small: bool = False) -> str:
    """The name of the picture of a character, or of its head alone; empty for nobody, or somebody unknown."""
    if not character or character not in characters():
        return ""
    return f"portraits/{characters()[character]}{'_small' if small else ''}"
