"""Who she is in a ruleset: her seat, her cards and figures, her places."""

from __future__ import annotations

from dataclasses import dataclass

from rococo_desktop.model.definitions import BarryCard, BarryFigures, JewelerBoard
from rococo_desktop.model.places import Place
from rococo_desktop.model.vocabulary import SoloLevel
from rococo_desktop.rules.core.ruleset import Ruleset

NAME = "du_barry"

SUPPLY: Place = ("rival_supply", 0)
"""Her card supply; the top card is the last."""
HAND: Place = ("rival_hand", 0)
"""Her hand; the top card is the first, and cards she gains go underneath, to the end (B3: ruling)."""
CURRENT: Place = ("rival_current", 0)
DISCARD: Place = ("rival_discard", 0)
GRADUATES: Place = ("rival_graduates", 0)
"""The part of her employee deck nobody has seen; the rest lies in the supply of her seat."""


@dataclass(frozen=True, slots=True)
class DuBarry:
    """Her cards and figures, how strong she is, and the jeweler board if there is one."""

    cards: tuple[BarryCard, ...]
    figures: BarryFigures
    level: SoloLevel
    board: JewelerBoard | None


def rival(rules: Ruleset) -> DuBarry:
    """What the ruleset knows about her."""
    found: DuBarry = rules.extras[NAME]
    return found


def her_seat(rules: Ruleset) -> int:
    """She sits after the people."""
    return len(rules.people)
