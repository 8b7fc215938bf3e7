"""What happened, as values: the rules emit them, and log, motion and sound read them after redaction.

The first group changes the game, each by one primitive of `rules.core.table`; the others say what was done,
or how the game goes on. To add one: a class here, its name in `Telling`, and `table.tell(...)` in the rules.
Each field says by its type what its number is, so that a secret piece can never pass unnoticed.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, get_args

from rococo_desktop.model.du_barry_reasons import REASONS
from rococo_desktop.model.places import Place

UNSEEN = -2
"""Stands for a piece the viewer may not see."""

Plain = int | str | bool | None | tuple["Plain", ...]
"""Plain data: what a step, an event or a choice may carry."""

Seat = Annotated[int, "seat"]
Number = Annotated[int, "number"]
"""An amount, a price, or which one of something that is no piece: a place, a space, a task."""
Piece = Annotated[int, "piece"]
"""A piece that may be secret: `rules.core.sight.redact` makes it UNSEEN for whoever may not see it."""
Card = Annotated[int, "employee"]
Garment = Annotated[int, "garment"]
Jewelry = Annotated[int, "jewelry"]
"""These three are pieces that lie open to everybody when they are told of."""


# What changes the game.


class Moved(NamedTuple):
    """A piece went from one place to another."""

    piece: Piece
    source: Place
    target: Place


class Poured(NamedTuple):
    """All pieces of one place went to another."""

    pieces: Number
    source: Place
    target: Place


class Adjusted(NamedTuple):
    """A counter of a seat changed: livre, prestige, lace, thread, or its examinations."""

    seat: Seat
    counter: str
    change: Number


class Marked(NamedTuple):
    """A seat's trademark was put on a place, or taken off (seat NOBODY)."""

    place: Number
    seat: Seat


class FavorMoved(NamedTuple):
    """The queen's favor went from one holder to another; NOBODY is its space on the board."""

    source: Seat
    target: Seat


class Noted(NamedTuple):
    """A fact about a seat changed: which examination it prepares for, which tasks are marked."""

    seat: Seat
    fact: str
    value: Plain


class Scored(NamedTuple):
    """A line of the final score sheet was written."""

    rule: str
    seat: Seat
    points: Number
    cause: tuple[Plain, ...]


Change = Moved | Poured | Adjusted | Marked | FavorMoved | Noted | Scored


# How the game goes on.


class RoundBegan(NamedTuple):
    """A round begins."""

    number: Number


class BecameStartPlayer(NamedTuple):
    """Who holds the queen's favor begins this round."""

    seat: Seat


class HasChosen(NamedTuple):
    """A seat has chosen its employees for the round; nobody sees which."""

    seat: Seat


class TurnBegan(NamedTuple):
    """It is a seat's turn; turns are counted through the whole game."""

    seat: Seat
    number: Number


class Earned(NamedTuple):
    """A part of a seat's income: basic, kitchen_left, kitchen_right, jewelry, or the id of a paying pack."""

    seat: Seat
    source: str
    livre: Number


class Mixed(NamedTuple):
    """A stack of the board was mixed."""

    zone: str


class CountBegan(NamedTuple):
    """The final count begins."""


class GameEnded(NamedTuple):
    """The game is over."""

    winners: tuple[Seat, ...]


# What a seat does.


class ClaimedFavor(NamedTuple):
    """The queen's favor is claimed."""

    seat: Seat


class Hired(NamedTuple):
    """An employee is hired off the display."""

    seat: Seat
    card: Card
    price: Number


class HiredSpecialist(NamedTuple):
    """The specialist that was dealt is hired."""

    seat: Seat
    card: Card


class Deputed(NamedTuple):
    """An employee is deputed to the court, for what is paid for it."""

    seat: Seat
    card: Card
    livre: Number


class ForfeitedAction(NamedTuple):
    """No main action is done with the employee played."""

    seat: Seat
    card: Card


class UsedBonus(NamedTuple):
    """The bonus of an employee is used."""

    seat: Seat
    card: Card


class ForfeitedBonus(NamedTuple):
    """The bonus of an employee is not used."""

    seat: Seat
    card: Card


class Tailored(NamedTuple):
    """A garment is made by the employee acting."""

    seat: Seat
    acting: Card
    garment: Garment
    price: Number


class Rented(NamedTuple):
    """A garment is rented out to a guest space."""

    seat: Seat
    garment: Garment
    space: Number


class Sold(NamedTuple):
    """A garment is sold."""

    seat: Seat
    garment: Garment
    livre: Number


class Funded(NamedTuple):
    """A decoration, by its trademark place, is funded by the employee acting."""

    seat: Seat
    acting: Card
    place: Number
    price: Number


class ReachedAllHalls(NamedTuple):
    """A seat is present in all halls and takes the best space left for that, by its trademark place."""

    seat: Seat
    place: Number


class BoughtJewelry(NamedTuple):
    """Jewelry is bought."""

    seat: Seat
    jewelry: Jewelry
    price: Number


class TookJewelry(NamedTuple):
    """Jewelry is taken for nothing."""

    seat: Seat
    jewelry: Jewelry


class MarkedTask(NamedTuple):
    """A task of the examination is fulfilled."""

    seat: Seat
    task: Number


class TookExam(NamedTuple):
    """An employee takes an examination."""

    seat: Seat
    card: Card
    exam: Number


class SentToTerrace(NamedTuple):
    """A garment goes out to a rocket of the terrace."""

    seat: Seat
    garment: Garment
    rocket: Number


class RivalReasoned(NamedTuple):
    """The rival of a single player follows a rule, and why: `model.rival_reasons` names what it is about."""

    seat: Seat
    rule: str
    reason: str
    about: tuple[int | str, ...]

    @property
    def facts(self) -> dict[str, int | str]:
        """What the reason is about, by name."""
        return dict(zip(REASONS[self.rule][self.reason], self.about, strict=True))


Telling = (
    RoundBegan
    | BecameStartPlayer
    | HasChosen
    | TurnBegan
    | Earned
    | Mixed
    | CountBegan
    | GameEnded
    | ClaimedFavor
    | Hired
    | HiredSpecialist
    | Deputed
    | ForfeitedAction
    | UsedBonus
    | ForfeitedBonus
    | Tailored
    | Rented
    | Sold
    | Funded
    | ReachedAllHalls
    | BoughtJewelry
    | TookJewelry
    | MarkedTask
    | TookExam
    | SentToTerrace
    | RivalReasoned
)

Event = Change | Telling


def _is_same(one: tuple[object, ...], other: object) -> bool:
    return type(one) is type(other) and tuple.__eq__(one, other)


def _differs(one: tuple[object, ...], other: object) -> bool:
    return not _is_same(one, other)


for _kind in get_args(Event):
    # Two tuples with the same parts are equal; two events are only if the same thing happened.
    _kind.__eq__, _kind.__ne__ = _is_same, _differs
