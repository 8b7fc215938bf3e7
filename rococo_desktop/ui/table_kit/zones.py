"""Where everything lies on the table: the zones for a room of any size from 1280 x 720 up.

The zones depend on the room alone, never on the number of players, the side of the board or the modules:
only what lies inside them changes. At the least room they have their least sizes; spare height and width
go mostly to the halls and the cards.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.scale import LEAST_LOGICAL

STRIPS = 5
HALLS = 5

BAR, TERRACE, MARKET, WORKSHOP = 44, 52, 153, 146
"""The least heights."""
SEATS, SIDE = 208, 344
"""The least widths."""


class Sizes(NamedTuple):
    """Sizes of type and space for a room: all grow a little with it."""

    small: int
    """The least there is: 16 at the least room."""
    number: int
    """The least for a number that matters."""
    read: int
    large: int
    line: int
    """The height a line of small text wants."""
    gap: int
    pad: int


class Bench(NamedTuple):
    """The parts of the workshop, left to right."""

    hand: Rect
    play: Rect
    """The card being played, and beside it the garment or tile it is about."""
    staff: Rect
    """Supply above, discard below."""
    silk: Rect
    purse: Rect
    actions: Rect

    @property
    def dock(self) -> Rect:
        """Where choosers lie: over hand, card in play and staff. Silk, purse and actions stay in sight."""
        return self.hand._replace(w=self.staff.right - self.hand.x)

    @property
    def wide_dock(self) -> Rect:
        """The same over silk and purse as well, for what is too much for it."""
        return self.hand._replace(w=self.purse.right - self.hand.x)


class MarketParts(NamedTuple):
    """The parts of the market, left to right."""

    garments: Rect
    drawers: Rect
    hire: Rect


class Zones(NamedTuple):
    """All zones of the table."""

    room: Size
    sizes: Sizes
    bar: Rect
    board: Rect
    terrace: Rect
    halls: tuple[Rect, ...]
    side: Rect
    market: Rect
    shelf: MarketParts
    workshop: Rect
    bench: Bench
    strips: tuple[Rect, ...]


@lru_cache(maxsize=64)
def zones_for(room: Size) -> Zones:
    """The zones of a room; a smaller one than the least is treated as the least."""
    width, height = max(room.w, LEAST_LOGICAL.w), max(room.h, LEAST_LOGICAL.h)
    growth = min(width / LEAST_LOGICAL.w, height / LEAST_LOGICAL.h)
    sizes = _sizes(growth)
    gap = sizes.gap
    spare_w, spare_h = width - LEAST_LOGICAL.w, height - LEAST_LOGICAL.h

    bar = Rect(0, 0, width, BAR + round(8 * (growth - 1)))
    workshop_height = WORKSHOP + round(spare_h * 0.22)
    workshop = Rect(gap, height - gap - workshop_height, width - 2 * gap, workshop_height)
    middle = Rect(gap, bar.bottom + gap, width - 2 * gap, workshop.y - bar.bottom - 2 * gap)
    column = middle.right_part(SEATS + round(min(spare_w, 2 * spare_h) * 0.125))
    board = middle.without_right(column.w + gap)

    market = board.bottom_part(MARKET + round(spare_h * 0.2))
    terrace = board.top_part(TERRACE + round(spare_h * 0.07))
    palace = Rect(board.x, terrace.bottom + gap, board.w, market.y - terrace.bottom - 2 * gap)
    side = palace.right_part(SIDE + round(spare_w * 0.2))
    halls = palace.without_right(side.w + gap)
    royal, upper, lower = halls.rows(3, gap)
    return Zones(
        room=Size(width, height),
        sizes=sizes,
        bar=bar,
        board=board,
        terrace=terrace,
        halls=(royal, *upper.columns(2, gap), *lower.columns(2, gap)),
        side=side,
        market=market,
        shelf=MarketParts(*market.split_columns((452, 282, 266), gap)),
        workshop=workshop,
        bench=Bench(*workshop.inset(4).split_columns((298, 155, 216, 197, 104, 276), gap)),
        strips=tuple(column.rows(STRIPS, gap)),
    )


def _sizes(growth: float) -> Sizes:
    step = round(4 * (growth - 1))
    small = 16 + step
    return Sizes(
        small=small,
        number=small + 2,
        read=small + 4,
        large=small + 6,
        line=round(small * 1.32),
        gap=4 + step,
        pad=5 + step,
    )
