"""What happened, as values: the rules emit them, and log, motion and sound read them after redaction."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.places import Place

UNSEEN = -2
"""Stands for a piece the viewer may not see."""

Plain = int | str | bool | None | tuple["Plain", ...]
"""Plain data: what a step, an event or a choice may carry."""


class Moved(NamedTuple):
    """A piece went from one place to another."""

    piece: int
    source: Place
    target: Place


class Poured(NamedTuple):
    """All pieces of one place went to another."""

    pieces: int
    source: Place
    target: Place


class Adjusted(NamedTuple):
    """A counter of a seat changed: livre, prestige, lace, thread."""

    seat: int
    counter: str
    change: int


class Marked(NamedTuple):
    """A seat's trademark was put on a place, or taken off (seat NOBODY)."""

    place: int
    seat: int


class FavorMoved(NamedTuple):
    """The queen's favor went from one holder to another; NOBODY is its space on the board."""

    source: int
    target: int


class Noted(NamedTuple):
    """A fact about a seat changed: which examination it prepares for, which tasks are marked."""

    seat: int
    fact: str
    value: Plain


class Scored(NamedTuple):
    """A line of the final score sheet was written."""

    rule: str
    seat: int
    points: int
    cause: tuple[Plain, ...]


class Told(NamedTuple):
    """Something the table should say: a message key with its parameters."""

    key: str
    seat: int
    about: tuple[Plain, ...] = ()


Event = Moved | Poured | Adjusted | Marked | FavorMoved | Noted | Scored | Told
