"""Icon strips: glyphs with their numbers, laid in as few rows as hold them."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.picture.signs import in_edition
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.text.effect_icons import Glyph

SIGNS = frozenset({"each", "arrow", "slash", "plus", "minus", "equals", "times", "more", "up_to"})
"""Signs between things: narrower than the things."""
JOINING = SIGNS | {"no"}
"""Signs that bind what stands before and behind them."""
NARROW = {"each": 0.8, "slash": 0.42, "arrow": 0.62, "more": 0.7}
TALL = {"each": 0.86, "slash": 0.9}
"""Thin signs are as high as this share of a thing, though they take little room."""
WIDEST_GAP, CLEAR_GAP, LEAST_GAP = 8, 5, 1
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
    side, gap = _fitting(kit, rect, glyphs, size)
    height = row_height(kit, side)
    rows = wrapped(kit, glyphs, side, rect.w, gap)
    top = rect.y + (rect.h - len(rows) * height) // 2
    for at, row in enumerate(rows):
        _paint_row(
            card, Rect(rect.x, top + at * height, rect.w, height), kit, row, side, paint, edition, align
        )


def _fitting(kit: Kit, rect: Rect, glyphs: Sequence[Glyph], size: int) -> tuple[int, int]:
    """The size of signs and the gap: a clear gap is worth a third of the size, but not more."""
    largest = min(size, rect.h)
    smallest = max(largest * 2 // 3, LEAST_ICON)
    tries = [(side, CLEAR_GAP) for side in range(largest, smallest - 1, -1)]
    tries += [(side, 3) for side in range(largest, smallest - 1, -1)]
    tries += [(side, LEAST_GAP) for side in range(largest, LEAST_ICON - 1, -1)]
    for side, gap in tries:
        rows = wrapped(kit, glyphs, side, rect.w, gap)
        widest = max(row_width(kit, row, side, gap) for row in rows)
        if len(rows) * row_height(kit, side) <= rect.h and widest <= rect.w:
            return side, gap
    return LEAST_ICON, LEAST_GAP


def strip_fits(kit: Kit, rect: Rect, glyphs: Sequence[Glyph]) -> bool:
    """True if the glyphs find room at the least size."""
    rows = wrapped(kit, glyphs, LEAST_ICON, rect.w)
    widest = max(row_width(kit, row, LEAST_ICON) for row in rows)
    return len(rows) * row_height(kit, LEAST_ICON) <= rect.h and widest <= rect.w


def text_size(side: int) -> int:
    """The size of the number beside a sign."""
    return max(theme.NUMBER, round(side * 0.86))


def row_height(kit: Kit, side: int) -> int:
    """How high a row of signs of this size is."""
    # Figures are lining and have no tails: they need no more than this of their size.
    return max(side + 1, text_size(side) - 2)


def glyph_width(kit: Kit, glyph: Glyph, side: int) -> int:
    """How wide a glyph is with its number."""
    words = kit.type.width(glyph.text, theme.STRONG, text_size(side)) + 1 if glyph.text else 0
    return sign_width(glyph.icon, side) + words


def sign_width(icon: str, side: int) -> int:
    """How wide a sign is; those between things are narrow."""
    return round(side * NARROW.get(icon, 0.56)) if icon in SIGNS else side


def sign_place(row: Rect, x: int, icon: str, side: int) -> Rect:
    """Where a sign that begins at x is drawn: thin ones in a square that reaches over their neighbours."""
    wide = sign_width(icon, side)
    square = round(side * TALL[icon]) if icon in TALL else min(side, wide)
    left = min(max(x - (square - wide) // 2, row.x), max(row.right - square, row.x))
    return Rect(left, row.y + (row.h - square) // 2, square, square)


def row_width(kit: Kit, row: Sequence[Glyph], side: int, gap: int = LEAST_GAP) -> int:
    """How wide a row is with this gap."""
    return sum(glyph_width(kit, glyph, side) for glyph in row) + gap * max(len(row) - 1, 0)


def wrapped(
    kit: Kit, glyphs: Sequence[Glyph], side: int, width: int, gap: int = LEAST_GAP
) -> list[list[Glyph]]:
    """The glyphs in rows no wider than this: what belongs together stays so, if a row holds it."""
    rows: list[list[Glyph]] = [[]]
    for phrase in phrases(glyphs):
        if row_width(kit, [*rows[-1], *phrase], side, gap) <= width:
            rows[-1] += phrase
            continue
        if rows[-1] and row_width(kit, phrase, side, gap) <= width:
            rows.append(phrase)
            continue
        for at, glyph in enumerate(phrase):
            if rows[-1] and not _joins(kit, rows[-1], phrase, at, side, width, gap):
                rows.append([])
            rows[-1].append(glyph)
    return rows


def phrases(glyphs: Sequence[Glyph]) -> list[list[Glyph]]:
    """The glyphs in groups: a new one begins where two things stand side by side with no sign between."""
    groups: list[list[Glyph]] = []
    before = ""
    for glyph in glyphs:
        if groups and (glyph.icon in JOINING or before in JOINING):
            groups[-1].append(glyph)
        else:
            groups.append([glyph])
        before = glyph.icon
    return groups


def _joins(
    kit: Kit, row: list[Glyph], glyphs: Sequence[Glyph], at: int, side: int, width: int, gap: int
) -> bool:
    """True if a glyph finds room in a row; a row begins with a sign rather than end with it."""
    glyph = glyphs[at]
    ahead = [glyph]
    if glyph.icon in SIGNS and glyph.icon != "more" and at + 1 < len(glyphs):
        ahead.append(glyphs[at + 1])
    return row_width(kit, [*row, *ahead], side, gap) <= width


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
    gap = min(max(spare // max(len(row) - 1, 1), LEAST_GAP), WIDEST_GAP) if len(row) > 1 else 0
    width = row_width(kit, row, side, gap)
    x = rect.x + {Align.LEFT: 0, Align.CENTRE: (rect.w - width) // 2, Align.RIGHT: rect.w - width}[align]
    for glyph in row:
        wide = sign_width(glyph.icon, side)
        card.sign(sign_place(rect, x, glyph.icon, side), in_edition(glyph.icon, edition), paint)
        x += wide
        if glyph.text:
            words = kit.type.width(glyph.text, theme.STRONG, text_size(side))
            card.text(Rect(x + 1, rect.y, words, rect.h), glyph.text, text_size(side), paint, theme.STRONG)
            x += words + 1
        x += gap
