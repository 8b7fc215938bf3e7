"""Every place a piece can be: its name, who owns it, how it is kept, and who may look into it."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

Place = tuple[str, int]
"""A zone and, within it, a seat (zones of players), a space (spaces of the board), or 0."""


class Shape(IntEnum):
    """How a zone keeps its pieces."""

    PILE = 0
    """No order: a multiset, kept sorted."""
    STACK = 1
    """In order, the top piece last."""
    SPACES = 2
    """Fixed spaces, each with one piece or none."""
    QUEUE = 3
    """In order, the top piece first: what joins it goes underneath."""


class Sight(IntEnum):
    """Who may look into a zone (G4)."""

    OPEN = 0
    OWNER = 1
    HIDDEN = 2


class Zone(NamedTuple):
    """One kind of place. `pieces` names the definitions its numbers index."""

    name: str
    pieces: str
    shape: Shape
    sight: Sight
    of_seat: bool


_ALL = (
    # Of each seat.
    Zone("hand", "employee", Shape.PILE, Sight.OWNER, True),
    Zone("supply", "employee", Shape.PILE, Sight.OWNER, True),
    Zone("discard", "employee", Shape.STACK, Sight.OPEN, True),
    Zone("resolving", "employee", Shape.STACK, Sight.OPEN, True),
    Zone("leaving", "employee", Shape.STACK, Sight.OPEN, True),
    Zone("silk", "face", Shape.PILE, Sight.OWNER, True),
    Zone("drawn", "face", Shape.PILE, Sight.OWNER, True),
    Zone("bench", "garment", Shape.PILE, Sight.OPEN, True),
    Zone("jewelry", "jewelry", Shape.PILE, Sight.OPEN, True),
    Zone("specialist", "employee", Shape.PILE, Sight.OWNER, True),
    Zone("examined", "employee", Shape.STACK, Sight.OPEN, True),
    # Of the board.
    Zone("deck", "employee", Shape.STACK, Sight.HIDDEN, False),
    Zone("hire", "employee", Shape.SPACES, Sight.OPEN, False),
    Zone("removed", "employee", Shape.PILE, Sight.OPEN, False),
    Zone("bag", "face", Shape.PILE, Sight.HIDDEN, False),
    Zone("drawers", "face", Shape.SPACES, Sight.OPEN, False),
    Zone("resource_discard", "face", Shape.PILE, Sight.OPEN, False),
    Zone("garment_bag", "garment", Shape.PILE, Sight.OPEN, False),
    Zone("garments", "garment", Shape.SPACES, Sight.OPEN, False),
    Zone("garment_discard", "garment", Shape.PILE, Sight.OPEN, False),
    Zone("set_aside", "garment", Shape.PILE, Sight.OPEN, False),
    Zone("guests", "garment", Shape.SPACES, Sight.OPEN, False),
    Zone("terrace", "garment", Shape.SPACES, Sight.OPEN, False),
    # Of the jeweler board.
    Zone("jewelry_bag", "jewelry", Shape.PILE, Sight.OPEN, False),
    Zone("jewelry_display", "jewelry", Shape.SPACES, Sight.OPEN, False),
    Zone("jewelry_removed", "jewelry", Shape.PILE, Sight.OPEN, False),
    Zone("journeyman_deck", "employee", Shape.PILE, Sight.HIDDEN, False),
    Zone("master_deck", "employee", Shape.PILE, Sight.HIDDEN, False),
    Zone("unused_specialists", "employee", Shape.PILE, Sight.HIDDEN, False),
    # Of the rival of a single player.
    Zone("rival_supply", "rival_card", Shape.STACK, Sight.HIDDEN, False),
    Zone("rival_hand", "rival_card", Shape.QUEUE, Sight.HIDDEN, False),
    Zone("rival_current", "rival_card", Shape.STACK, Sight.OPEN, False),
    Zone("rival_discard", "rival_card", Shape.PILE, Sight.OPEN, False),
    Zone("rival_graduates", "employee", Shape.PILE, Sight.HIDDEN, False),
)

ZONES = {zone.name: zone for zone in _ALL}
"""All zones by name."""

DECK: Place = ("deck", 0)
REMOVED: Place = ("removed", 0)
BAG: Place = ("bag", 0)
RESOURCE_DISCARD: Place = ("resource_discard", 0)
GARMENT_BAG: Place = ("garment_bag", 0)
GARMENT_DISCARD: Place = ("garment_discard", 0)
