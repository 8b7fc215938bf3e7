"""The jeweler board of a ruleset."""

from __future__ import annotations

from rococo_desktop.model.definitions import JewelerBoard
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import DecorationKind
from rococo_desktop.rules.core.ruleset import Ruleset

NAME = "jewelry_box"


def board(rules: Ruleset) -> JewelerBoard:
    """The jeweler board."""
    found: JewelerBoard = rules.extras[NAME]
    return found


def has_jeweler(rules: Ruleset, state: GameState, seat: int) -> bool:
    """True if the seat funds a jeweler decoration: without one it gets no jewelry (J3)."""
    return any(state.trademarks[place] == seat for place in rules.places_by_kind[DecorationKind.JEWELER])
