"""Where the stocks of the workshop lie: each has a label and a number of its own, whatever there is of it."""

from __future__ import annotations

from collections.abc import Iterable

from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.table_kit.zones import Sizes, Zones

ROWS_APART = 4


def lead_width(sizes: Sizes) -> int:
    """The room for sign, number and label before a row of small cards."""
    return sizes.small * 4


def staff_rows(zones: Zones) -> tuple[Rect, Rect]:
    """Where the cards of supply and discard lie, behind their leads."""
    upper, lower = (
        row.without_left(lead_width(zones.sizes) + 2).inset(0, 2)
        for row in zones.bench.staff.rows(2, ROWS_APART)
    )
    return upper, lower


def notes_of(zones: Zones, numbers: Iterable[int]) -> list[int]:
    """How far another card peeps out behind each of which there are so many."""
    return [zones.sizes.small if number > 1 else 0 for number in numbers]


def rack_shelves(zones: Zones) -> Rect:
    """The shelves of the silk rack, below its heading."""
    return zones.bench.silk.inset(3, 2).without_top(zones.sizes.line + 1)
