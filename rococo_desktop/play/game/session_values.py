"""What a session shows besides views and decisions: values without secrets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rococo_desktop.model.agent_reasons import AgentReason
from rococo_desktop.model.decisions import Decision
from rococo_desktop.model.definitions import (
    Barry,
    BoardSide,
    Decoration,
    Employee,
    Face,
    Figures,
    Garment,
    JewelerBoard,
)
from rococo_desktop.model.events import Event
from rococo_desktop.model.outlook import (
    FIREWORKS,
    Gained,
    HallStanding,
    IncomeLine,
    Market,
    Outcome,
    Placing,
    ShelfPrice,
    StockPrice,
    TerraceMove,
)
from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.table_setup import SeatEntry

__all__ = [
    "FIREWORKS",
    "Gained",
    "HallStanding",
    "Happening",
    "IncomeLine",
    "Market",
    "Outcome",
    "Placing",
    "Preview",
    "PublicDefinitions",
    "RecordInfo",
    "Result",
    "ShelfPrice",
    "StockPrice",
    "TerraceMove",
    "TurnEnd",
]


class Happening(NamedTuple):
    """What happened through one choice, as one viewer may know it. The deal is the first, by nobody."""

    seat: int
    events: tuple[Event, ...]
    why: AgentReason | None = None
    """The reason of the agent's turn that ended with this choice: open facts, the same for everybody."""


class RecordInfo(NamedTuple):
    """What everybody may know of the record: the table, not the seed, and no choices."""

    app: str
    edition: Edition
    modules: tuple[str, ...]
    seats: tuple[SeatEntry, ...]
    table_rules: dict[str, Any]
    data: str
    overrides: dict[str, Any]
    choices: int
    file: str | None
    words: Mapping[str, Mapping[str, str]]
    """What packs of somebody's own are called: their PO texts by pack and language."""


class PublicDefinitions(NamedTuple):
    """What the numbers in views and events mean, and where on the board they lie."""

    employees: tuple[Employee, ...]
    garments: tuple[Garment, ...]
    faces: tuple[Face, ...]
    side: BoardSide
    figures: Figures
    jeweler: JewelerBoard | None
    barry: Barry | None
    edition: Edition
    decorations: tuple[Decoration, ...]
    """In the order of their trademark places, those of the jeweler board included."""
    first_decoration: int
    """The trademark place of the first decoration; guest spaces come before."""
    first_all_halls: int
    """The trademark place of the most valuable all-halls space."""
    hall_spaces: tuple[range, ...]
    """The guest spaces of each hall."""
    musicians: tuple[int, ...]
    """The trademark place of each hall's musicians."""
    fireworks: tuple[int, ...]
    """The trademark places of the fireworks, cheapest first; spaces of the terrace follow the same order."""
    modules: tuple[str, ...]
    level: SoloLevel | None
    """How strong the rival of a single player is; None with more players."""
    seats: int
    """All seats, that of the rival included."""
    people: tuple[int, ...]
    """The seats somebody decides for."""
    places: int
    """How many places of a majority bring prestige at this table."""


class Preview(NamedTuple):
    """What an option would do at once for the seat that has it."""

    crosses_barrier: bool
    """True if it could not be taken back (U1)."""
    ends_turn: bool
    ends_round: bool
    """True if that turn was the last of its round: the income and what comes after it follow at once."""
    outcome: Outcome
    way: tuple[Decision, ...] = ()
    """The questions that are answered after the first on a way of several, each with its answer alone."""


class TurnEnd(NamedTuple):
    """A turn is over and nobody has acted since."""

    can_undo: bool
    """False where the end brought hidden information to light: nothing can be taken back."""
    ends_round: bool
    """True if more than the next turn followed: the income, and a new round or the count."""


class Result(NamedTuple):
    """How a finished game ended: everybody's place, and who won."""

    standings: tuple[int, ...]
    winners: tuple[int, ...]
