"""What a session shows besides views and decisions: values without secrets."""

from __future__ import annotations

from typing import Any, NamedTuple

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
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.header import SeatEntry


class Happening(NamedTuple):
    """What happened through one choice, as one viewer may know it. The deal is the first, by nobody."""

    seat: int
    events: tuple[Event, ...]


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


class Definitions(NamedTuple):
    """What the numbers in views and events mean."""

    employees: tuple[Employee, ...]
    garments: tuple[Garment, ...]
    faces: tuple[Face, ...]
    side: BoardSide
    figures: Figures
    jeweler: JewelerBoard | None
    barry: Barry | None
    edition: Edition
    decorations: tuple[Decoration, ...]
    """Every decoration, those beside the board included, in the order of their trademark places."""
    first_decoration: int
    """The trademark place of the first decoration; guest spaces come before."""
    first_all_halls: int
    """The trademark place of the most valuable all-halls space; decorations come before."""


class Result(NamedTuple):
    """How a finished game ended: everybody's place, and who won."""

    standings: tuple[int, ...]
    winners: tuple[int, ...]
