"""Icon strips: glyphs with their numbers, laid in as few rows as hold them."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect
from rococo_desktop.ui.icons import natural
from rococo_desktop.ui.marks import Align
from rococo_desktop.ui.sheet import Card, Kit
from rococo_desktop.ui.text.glyphs import Glyph
from rococo_desktop.ui.theme import Paint

SIGNS = frozenset({"per", "arrow", "slash", "plus", "minus", "equals", "times", "more", "at_most"})
"""Signs between things: narrower than the things."""
NARROW = {"per": 0.34, "slash": 0.4, "arrow": 0.62, "more": 0.7}
WIDEST_GAP, LEAST_GAP = 6, 1
LEAST_ICON = 14


def paint_glyphs(
    card: Card,
    rect: Rect,
    kit: Kit,
    glyphs: tuple[Glyph, ...],
    size: int,
    paint: Paint = theme.INK,
    edition: Edition = Edition.DELUXE,
    align: Align = Align.CENTRE,
) -> None:
    """Glyphs with signs of this size in the rectangle: gaps shrink first, then signs, never the text."""
    for side in range(min(size, rect.h), LEAST_ICON - 1, -1):
        height = row_height(kit, side)
        rows = wrapped(kit, glyphs, side, rect.w)
        if len(rows) * height <= rect.h and all(row_width(kit, row, side) <= rect.w for row in rows):
            break
    top = rect.y + (rect.h - len(rows) * height) // 2
    for at, row in enumerate(rows):
        _paint_row(
            card, Rect(rect.x, top + at * height, rect.w, height), kit, row, side, paint, edition, align
        )


def text_size(side: int) -> int:
    """The size of the number beside a sign."""
    return max(theme.NUMBER, round(side * 0.86))


def row_height(kit: Kit, side: int) -> int:
    """How high a row of signs of this size is."""
    return max(side + 2, text_size(side) + 2)


def glyph_width(kit: Kit, glyph: Glyph, side: int) -> int:
    """How wide a glyph is with its number."""
    words = kit.type.width(glyph.text, theme.STRONG, text_size(side)) + 1 if glyph.text else 0
    return sign_width(glyph.icon, side) + words


def sign_width(icon: str, side: int) -> int:
    """How wide a sign is; those between things are narrow."""
    return round(side * NARROW.get(icon, 0.56)) if icon in SIGNS else side


def row_width(kit: Kit, row: Sequence[Glyph], side: int, gap: int = LEAST_GAP) -> int:
    """How wide a row is with this gap."""
    return sum(glyph_width(kit, glyph, side) for glyph in row) + gap * max(len(row) - 1, 0)


def wrapped(kit: Kit, glyphs: Sequence[Glyph], side: int, width: int) -> list[list[Glyph]]:
    """The glyphs in rows no wider than this; a row begins before a sign rather than behind it."""
    rows: list[list[Glyph]] = [[]]
    for at, glyph in enumerate(glyphs):
        if rows[-1] and not _joins(kit, rows[-1], glyphs, at, side, width):
            rows.append([])
        rows[-1].append(glyph)
    return rows


def _joins(kit: Kit, row: list[Glyph], glyphs: Sequence[Glyph], at: int, side: int, width: int) -> bool:
    glyph = glyphs[at]
    ahead = [glyph]
    if glyph.icon in SIGNS and glyph.icon != "more" and at + 1 < len(glyphs):
        ahead.append(glyphs[at + 1])
    return row_width(kit, [*row, *ahead], side) <= width


def _paint_row(
    card: Card,
    rect: Rect,
    kit: Kit,
    row: Sequence[Glyph],
    side: int,
    paint: Paint,
    edition: Edition,
    align: Align,
) -> None:
    spare = rect.w - row_width(kit, row, side, 0)
    gap = min(max(spare // max(len(row), 1), LEAST_GAP), WIDEST_GAP) if len(row) > 1 else 0
    width = row_width(kit, row, side, gap)
    x = rect.x + {Align.LEFT: 0, Align.CENTRE: (rect.w - width) // 2, Align.RIGHT: rect.w - width}[align]
    for glyph in row:
        wide = sign_width(glyph.icon, side)
        square = Rect(x, rect.y, wide, rect.h).centred(
            (wide, min(side, wide) if glyph.icon in SIGNS else side)
        )
        card.icon(square, glyph.icon, natural(glyph.icon, edition, paint))
        x += wide
        if glyph.text:
            words = kit.type.width(glyph.text, theme.STRONG, text_size(side))
            card.text(Rect(x + 1, rect.y, words, rect.h), glyph.text, text_size(side), paint, theme.STRONG)
            x += words + 1
        x += gap
