"""What a garment takes, in one band beneath it: silk at the left, lace and thread at the right, each counted.

Every good has a cell of its own, every cell of a shelf the same size. Around what the viewer has too
little of runs a thin outline, as around a rank that is missing.
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
EDGE = 1
"""From a good to the outline around it, and from there to the next row."""
BESIDE, AIR, ENDS = 1, 4, 3
"""From a good to its count, and from there at least to the next: a count belongs to what stands before it.

Of what is free beside both, so many parts less one lie between the columns."""
TRIMMINGS = ("lace", "thread")


class _Sizes(NamedTuple):
    """What all cells of a card have in common: how large a good, the type and its figures are."""

    side: int
    type: int
    figure: int

    @property
    def wide(self) -> int:
        """A good with its count."""
        return self.side + BESIDE + self.figure


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
    short = lacks.goods if lacks is not None else frozenset()
    width, height = band.w // COLUMNS, band.h // rows
    sizes = _sizes(kit, width, height)
    end = (width - sizes.wide) // ENDS
    columns = band.x + end, band.right - end - sizes.wide
    top = band.y + (band.h - rows * height) // 2
    for x, stack in zip(columns, _stacked(goods, rows), strict=True):
        for row, good in enumerate(stack):
            pair = Rect(x, top + row * height, sizes.wide, height)
            paint: theme.Paint = theme.INK
            if lacks is not None and good.icon in short:
                outline(card, pair.inset(-EDGE, EDGE), lacks.paint)
                paint = lacks.paint
            _paint(card, pair, kit, good, sizes, edition, paint)


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


def _sizes(kit: Kit, width: int, height: int) -> _Sizes:
    """As large as a count of one digit leaves room for."""
    for side in range(height - 4 * EDGE, 0, -1):
        size = text_size(side)
        sizes = _Sizes(side, size, kit.type.width("4", theme.STRONG, size))
        if sizes.wide + AIR <= width:
            return sizes
    return _Sizes(1, theme.NUMBER, 1)


def _paint(
    card: Card,
    pair: Rect,
    kit: Kit,
    good: Glyph,
    sizes: _Sizes,
    edition: Edition,
    paint: theme.Paint,
) -> None:
    """A good and its count; one of two digits may reach into the air behind it."""
    side = sizes.side
    card.sign(pair.left_part(side).centred((side, side)), in_edition(good.icon, edition))
    figures = max(sizes.figure, kit.type.width(good.text, theme.STRONG, sizes.type))
    place = Rect(pair.x + side + BESIDE, pair.y - 1, figures, pair.h)  # figures stand low in their line
    card.text(place, good.text, sizes.type, paint, theme.STRONG)
