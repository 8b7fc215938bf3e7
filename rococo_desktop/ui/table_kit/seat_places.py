"""Where the seats lie in their column: strips of one form at every count, and the evening below them.

The column itself never moves between counts of players. Four or five seats have strips of four lines, drawn
close together; two or three, and a single player with the rival, have a little more air and room for a fifth
line. What is left below tells of the evening, or belongs to the rival of a single player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.ui.picture.geometry import Rect, bounding
from rococo_desktop.ui.table_kit.zones import Zones

EDGE, LINES = 5, 4
"""What a strip keeps clear above and below; how many lines one of four or five has."""
AIRY = {2: 125, 3: 110}
"""How high a line is where few sit at the table, in hundredths of one of five."""
ALONE = 110
"""The same for a single player and the rival, whose own panel needs the rest."""

CLOSE = 20
"""How high a line is at least."""
HIGHEST = 135
"""How high one of five is at most, in hundredths of its figures: what is left is for the log."""
WORDS, LEAST_WORDS, BESIDE = 3, 2, 20
"""How many lines of the log five make room for, how many at least, and what their panel wants besides."""


class SeatPlaces(NamedTuple):
    """The strips of a table, and what is left of their column."""

    strips: tuple[Rect, ...]
    rest: Rect | None
    is_airy: bool
    """True if a strip has room for a fifth line."""


def seat_places(zones: Zones, seats: int, alone: bool) -> SeatPlaces:
    """The places for so many seats, the rival of a single player included."""
    close = _close(zones)
    if seats in AIRY:
        share = ALONE if alone else AIRY[seats]
        height = (LINES + 1) * (close * share // 100) + 2 * EDGE
        return _stacked(zones, [height] * seats, is_airy=True)
    height = LINES * close + 2 * EDGE
    if _room(zones) - height * seats < LEAST_WORDS * zones.sizes.line:
        return SeatPlaces(zones.strips, None, is_airy=False)
    return _stacked(zones, [height] * seats, is_airy=False)


def _close(zones: Zones) -> int:
    """How high a line of five strips is that leave room below for the last words."""
    count, sizes = len(zones.strips), zones.sizes
    close = ((_room(zones) - WORDS * sizes.line) // count - 2 * EDGE) // LINES
    return max(min(close, sizes.number * HIGHEST // 100), CLOSE)


def _room(zones: Zones) -> int:
    """What five strips and the words below them share."""
    return bounding(zones.strips).h - zones.sizes.gap * len(zones.strips) - BESIDE


def _stacked(zones: Zones, heights: Sequence[int], is_airy: bool) -> SeatPlaces:
    """Strips so high from the top of the column on; what is left below them."""
    column, gap = bounding(zones.strips), zones.sizes.gap
    strips, top = [], column.y
    for height in heights:
        strips.append(Rect(column.x, top, column.w, height))
        top = strips[-1].bottom + gap
    return SeatPlaces(tuple(strips), Rect(column.x, top, column.w, column.bottom - top), is_airy)
