"""Where the seats lie in their column: five strips of one size, or fewer that have grown.

The column itself never moves between counts of players. With four or five each seat has one strip of five;
fewer share the column, and the rest below tells of the evening, or belongs to the rival of a single player.
"""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.ui.picture.geometry import Rect, bounding
from rococo_desktop.ui.table_kit.zones import Zones

EDGE, LINES = 5, 4
"""What a strip keeps clear above and below; how many lines one of five has."""
GROWN = {2: (150, 150), 3: (121, 121, 121)}
"""How high strips are where few sit at the table, in hundredths of one of five."""
ALONE = (122, 100)
"""The same for a single player and the rival, whose own panel needs the rest."""


class SeatPlaces(NamedTuple):
    """The strips of a table, and what is left of their column."""

    strips: tuple[Rect, ...]
    rest: Rect | None
    line: int
    """How high a line of a strip is: the same on strips of every size."""


def seat_places(zones: Zones, seats: int, alone: bool) -> SeatPlaces:
    """The places for so many seats, the rival of a single player included."""
    one = zones.strips[0]
    line = (one.h - 2 * EDGE) // LINES
    if seats > max(GROWN):
        free = zones.strips[seats:]
        return SeatPlaces(zones.strips[:seats], bounding(free) if free else None, line)
    column, gap = bounding(zones.strips), zones.sizes.gap
    strips, top = [], column.y
    for share in ALONE if alone else GROWN[seats]:
        strips.append(Rect(one.x, top, one.w, one.h * share // 100))
        top = strips[-1].bottom + gap
    return SeatPlaces(tuple(strips), Rect(one.x, top, one.w, column.bottom - top), line)
