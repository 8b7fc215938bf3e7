"""What a garment takes, in one band beneath it: silk at the left, lace and thread at the right, each counted.

Every good has a cell of its own, every cell of a shelf the same size. Under what the viewer lacks lies a bar
with a part for each: those that are there are full.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.picture.signs import in_edition
from rococo_desktop.ui.pieces.icon_strip import text_size
from rococo_desktop.ui.pieces.lacks import Lacks, outline
from rococo_desktop.ui.text.effect_icons import Glyph

COLUMNS, LEAST_ROWS = 2, 2
BAR, TALL, APART = 4, 6, 2
"""How high a bar is at least, and what part of its cell; how far its own parts stand from each other."""
MOST_PARTS = 6
BESIDE, AIR = 2, 1
"""From a good to its count, and around both."""
TRIMMINGS = ("lace", "thread")
HELD = theme.DARK_GOLD
"""The part of a bar that the viewer has."""


class _Cell(NamedTuple):
    """The sizes that all cells of a card have: of the good, of the type and its widest figure, of the bar."""

    side: int
    type: int
    figure: int
    bar: int


def rows_for(goods: Sequence[Glyph]) -> int:
    """How many rows these goods take."""
    return max(LEAST_ROWS, -(-len(goods) // COLUMNS))


def paint_demands(
    card: Card,
    band: Rect,
    kit: Kit,
    goods: tuple[Glyph, ...],
    lacks: Lacks | None,
    edition: Edition,
) -> None:
    """The goods in the cells of a band."""
    rows = rows_for(goods)
    short = lacks.goods if lacks is not None else {}
    width, height = band.w // COLUMNS, band.h // rows
    cell = _sizes(kit, width, height)
    left = band.x + (band.w - COLUMNS * width) // 2
    top = band.y + (band.h - rows * height) // 2
    for column, stack in enumerate(_stacked(goods, rows)):
        for row, good in enumerate(stack):
            place = Rect(left + column * width, top + row * height, width, height)
            _paint(card, place, kit, good, short.get(good.icon, 0), lacks, cell, edition)


def paint_lacking_rank(card: Card, rect: Rect, lacks: Lacks | None) -> None:
    """The rank that none of the viewer's cards has, in an outline."""
    if lacks is not None and lacks.rank:
        outline(card, rect.inset(-1), lacks.paint, (*theme.IVORY, 205))
        card.sign(rect.inset(1), lacks.rank)


def _stacked(goods: Sequence[Glyph], rows: int) -> tuple[list[Glyph], list[Glyph]]:
    """Silk at the left, lace and thread at the right; what finds no room in its own column, in the other."""
    silk = [good for good in goods if good.icon not in TRIMMINGS]
    trimmings = [good for good in goods if good.icon in TRIMMINGS]
    left, right = silk[:rows], [*silk[rows:], *trimmings]
    return [*left, *right[rows:]], right[:rows]


def _sizes(kit: Kit, width: int, height: int) -> _Cell:
    """As large as a count of one digit leaves room for."""
    bar = max(BAR, height // TALL)
    for side in range(height - bar, 0, -1):
        size = text_size(side)
        figure = kit.type.width("4", theme.STRONG, size)
        if side + BESIDE + figure + AIR <= width:
            return _Cell(side, size, figure, bar)
    return _Cell(1, theme.NUMBER, 1, bar)


def _paint(
    card: Card,
    place: Rect,
    kit: Kit,
    good: Glyph,
    short: int,
    lacks: Lacks | None,
    cell: _Cell,
    edition: Edition,
) -> None:
    figure = max(cell.figure, kit.type.width(good.text, theme.STRONG, cell.type))
    wide = cell.side + BESIDE + figure
    pair = place.centred((min(wide, place.w), place.h))
    upper = pair.without_bottom(cell.bar)
    if short and lacks is not None:
        if lacks.loud:
            outline(card, place.without_bottom(cell.bar), lacks.paint)
        _bar(card, pair.bottom_part(cell.bar), int(good.text), short, lacks)
    card.sign(upper.left_part(cell.side).centred((cell.side, cell.side)), in_edition(good.icon, edition))
    card.text(upper.right_part(figure), good.text, cell.type, theme.INK, theme.STRONG)


def _bar(card: Card, rect: Rect, wanted: int, short: int, lacks: Lacks) -> None:
    """A part for each that is wanted; those that are missing are hollow, or red where it is said aloud."""
    parts = min(wanted, MOST_PARTS)
    gone = min(max(short * parts // wanted, 1), parts)
    for at, part in enumerate(rect.columns(parts, APART)):
        if at < parts - gone:
            card.fill(part, HELD, 1)
        else:
            card.fill(part, lacks.paint if lacks.loud else theme.IVORY, 1, lacks.paint)
