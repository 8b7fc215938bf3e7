"""Why an agent did what it did in a turn: what spoke for it, as values everybody may know.

A reason is told while cards and silk are still hidden. So it is made of open facts alone: of the table as
nobody in particular sees it before and after the turn. It has no words; `ui.text.why` says it.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from rococo_desktop.model.vocabulary import NOBODY

NOTHING = -1
"""The hall, place or card of a reason that speaks of none."""


class Category(StrEnum):
    """What a position is worth something for, as agents value it."""

    HALLS = "halls"
    """Garments in halls, their majorities, a guest in every hall, musicians."""
    TERRACE = "terrace"
    """Rockets, the guests who will watch them, their majority."""
    STATUES = "statues"
    INCOME = "income"
    """The kitchen."""
    MONEY = "money"
    GOODS = "goods"
    """Silk, lace and thread."""
    STAFF = "staff"
    """Employees, their crowns and examinations."""
    TEMPO = "tempo"
    """The queen's favor, and cards still to be played."""
    SPOILING = "spoiling"
    """What others lose."""
    PRESTIGE = "prestige"
    """Points made at once."""
    JEWELRY = "jewelry"


class ReasonKind(StrEnum):
    """What a reason rests on."""

    BETTER = "better"
    """In some categories the turn brought more than the best other one would have."""
    EVEN = "even"
    """It was nowhere clearly better."""
    ONLY = "only"
    """Nothing else was possible."""
    SECRET = "secret"
    """What was chosen is still hidden, and so is why."""


class Weighed(NamedTuple):
    """A category, and by how many hundredths of prestige it spoke for the turn; None where none is told."""

    category: Category
    amount: int | None = None


class AgentReason(NamedTuple):
    """Why a turn was played as it was, and which open things it was about."""

    kind: ReasonKind
    categories: tuple[Weighed, ...] = ()
    """Where it beat the best other turn, largest first."""
    seat: int = NOBODY
    """Whose majorities it spoiled most."""
    hall: int = NOTHING
    """Where a garment went."""
    card: int = NOTHING
    """The employee who was hired."""
    place: int = NOTHING
    """The trademark place of the decoration that was funded, or of the rocket that is watched."""
