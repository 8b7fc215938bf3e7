"""Where the seats lie in their column: five strips of one size, or fewer that have grown.

The column itself never moves between counts of players. With four or five each seat has one strip of five;
fewer share the column, and the rest below tells of the evening, or belongs to the rival of a single player.
Five draw closer together where that leaves room to tell what happened last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.ui.picture.geometry import Rect, bounding
from rococo_desktop.ui.table_kit.zones import Zones

EDGE, LINES = 5, 4
"""What a strip keeps clear above and below; how many lines one of five has."""
GROWN = {2: (150, 150), 3: (121, 121, 121)}
"""How high strips are where few sit at the table, in hundredths of one of five."""
ALONE = (122, 100)
"""The same for a single player and the rival, whose own panel needs the rest."""

CLOSE = 20
"""How high a line is at least where five draw closer together."""
WORDS, LEAST_WORDS, BESIDE = 3, 2, 20
"""How many lines of the log they make room for, how many at least, and what their panel wants besides."""


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
    if seats == len(zones.strips):
        return _all_seats(zones, line)
    if seats > max(GROWN):
        return SeatPlaces(zones.strips[:seats], bounding(zones.strips[seats:]), line)
    return _stacked(zones, [one.h * share // 100 for share in (ALONE if alone else GROWN[seats])], line)


def _all_seats(zones: Zones, line: int) -> SeatPlaces:
    """All strips in the column, closer together if there is room below for the last words then."""
    count, line_of_log = len(zones.strips), zones.sizes.line
    room = bounding(zones.strips).h - zones.sizes.gap * count - BESIDE
    close = max(((room - WORDS * line_of_log) // count - 2 * EDGE) // LINES, CLOSE)
    height = LINES * close + 2 * EDGE
    if room - height * count < LEAST_WORDS * line_of_log:
        return SeatPlaces(zones.strips, None, line)
    return _stacked(zones, [height] * count, close)


def _stacked(zones: Zones, heights: Sequence[int], line: int) -> SeatPlaces:
    """Strips so high from the top of the column on; what is left below them."""
    column, gap = bounding(zones.strips), zones.sizes.gap
    strips, top = [], column.y
    for height in heights:
        strips.append(Rect(column.x, top, column.w, height))
        top = strips[-1].bottom + gap
    return SeatPlaces(tuple(strips), Rect(column.x, top, column.w, column.bottom - top), line)
