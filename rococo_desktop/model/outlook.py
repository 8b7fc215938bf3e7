"""What the table tells ahead of a choice: prices now and next, what a bonus would give, who leads a hall.

Values only. Whatever follows from a seat's private facts is None, or not there, for a viewer who may not
know it.
"""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Reason

Missing = tuple[Reason, ...] | None
"""What the viewer lacks for something: livre, goods, a rank, a place on the list; None where nobody looks.

The rank is told while the viewer decides: it depends on the card played, or on the best in hand.
"""


class ShelfPrice(NamedTuple):
    """A space of a shelf whose pieces slide on: the garments, or the jewelry (P1.4, J2)."""

    piece: int
    """What lies there, or EMPTY."""
    price: int
    next_price: int | None
    """Where the piece will lie after the next phase 1; None if it leaves, or there is no such phase."""
    leaves: bool
    """True if the next phase 1 takes the piece off the shelf."""
    missing: Missing
    """What the viewer lacks for it; None as well where nothing lies."""


class StockPrice(NamedTuple):
    """A stock whose price falls as it empties: a drawer, or the employees for hire (A2.1, A4)."""

    number: int
    price: int | None
    """What one costs now; None if there is none."""
    next_price: int | None
    """What the next one will cost after one is taken."""
    missing: Missing


class Market(NamedTuple):
    """Every price of the market as one viewer may see it."""

    garments: tuple[ShelfPrice, ...]
    drawers: tuple[StockPrice, ...]
    hire: StockPrice
    jewelry: tuple[ShelfPrice, ...]
    """Empty without a jeweler board."""
    decorations: tuple[Missing, ...]
    """What the viewer lacks for each decoration, in the order of the trademark places."""


class Gained(NamedTuple):
    """What a bonus would bring this moment; a negative amount is what it costs."""

    what: str
    """livre, prestige, lace, thread or tile."""
    amount: int
    up_to: bool = False
    """True if the amount is the most of several that can be chosen."""
    at_end: bool = False
    """True for a crown: scored at the end, here by what is there now."""


class Placing(NamedTuple):
    """Who would score a majority now: the seat, its place (1 or 2), and the points."""

    seat: int
    place: int
    points: int


class HallStanding(NamedTuple):
    """The race for one majority: a hall, or the fireworks."""

    hall: int
    """From 0, the royal hall; FIREWORKS for the terrace."""
    counts: tuple[int, ...]
    """What each seat has there: garments, or fireworks."""
    tie_breaks: tuple[tuple[int, int], ...]
    """What would break a tie for each seat, in order (F3, F4)."""
    placings: tuple[Placing, ...]


FIREWORKS = -1
"""Stands for the terrace where a hall could be named."""


class IncomeLine(NamedTuple):
    """One source of income: basic, kitchen_left, kitchen_right, jewelry."""

    source: str
    livre: int


class TerraceMove(NamedTuple):
    """A proposal for one rocket: the guest space whose garment goes there, or EMPTY."""

    rocket: int
    space: int
    points: int
    """What the move adds to the garment's own prestige."""


class Outcome(NamedTuple):
    """What a choice changes at once for the seat that makes it."""

    livre: int = 0
    lace: int = 0
    thread: int = 0
    prestige: int = 0
    tiles: int = 0
    at_end: int = 0
    """Prestige of trademarks that the end will certainly score: garments, decorations, all halls (F7)."""
