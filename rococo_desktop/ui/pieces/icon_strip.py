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
from rococo_desktop.ui.text.effect_icons import COST, SET, Glyph

SIGNS = frozenset({"each", "arrow", "slash", "plus", "minus", "equals", "times", "more", "up_to"})
"""Signs between things: narrower than the things."""
JOINING = SIGNS | {"no"}
"""Signs that bind what stands before and behind them."""
NARROW = {"each": 0.8, "slash": 0.42, "arrow": 0.62, "more": 0.7}
TALL = {"each": 0.86, "slash": 0.9}
"""Thin signs are as high as this share of a thing, though they take little room."""
WIDEST_GAP, CLEAR_GAP, LEAST_GAP = 8, 5, 1
LEAST_ICON = 14
WHOLE, LEAST_WHOLE = 60, 16
"""A phrase is kept in one row down to so many hundredths of the size, but not below this size."""
BEFORE_NUMBER, SPACED = 2, 16
"""Between a sign and its number; half of it below this size."""
LAP, PAD = 5, 3
"""Things of a set lap over each other by this part of a side; an outline stands off so far."""
LARGE_SET = 4
"""From so many things on they lie closer still."""
OUTLINE = {SET: (*theme.DARK_GOLD, 190), COST: (*theme.DARK_GOLD, 110)}
GROUND = {SET: (*theme.DARK_GOLD, 40), COST: (*theme.IVORY, 150)}
"""What is taken off a price stands in the band that prices of garments stand in."""


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
    """The size of signs and the gap: a clear gap is worth a third of the size, a phrase in one row more."""
    largest = min(size, rect.h)
    smallest = max(largest * 2 // 3, LEAST_ICON)
    whole = max(largest * WHOLE // 100, LEAST_WHOLE)
    for side in range(largest, whole - 1, -1):
        if _unbroken(kit, rect, glyphs, side, 3) and _holds(kit, rect, glyphs, side, 3):
            return side, 3
    tries = [(side, CLEAR_GAP) for side in range(largest, smallest - 1, -1)]
    tries += [(side, 3) for side in range(largest, smallest - 1, -1)]
    tries += [(side, LEAST_GAP) for side in range(largest, LEAST_ICON - 1, -1)]
    fitting = (one for one in tries if _holds(kit, rect, glyphs, *one))
    return next(fitting, (LEAST_ICON, LEAST_GAP))


def _unbroken(kit: Kit, rect: Rect, glyphs: Sequence[Glyph], side: int, gap: int) -> bool:
    """True if there are phrases and each finds room in a row."""
    groups = phrases(glyphs)
    return len(groups) < len(glyphs) and all(row_width(kit, one, side, gap) <= rect.w for one in groups)


def _holds(kit: Kit, rect: Rect, glyphs: Sequence[Glyph], side: int, gap: int = LEAST_GAP) -> bool:
    rows = wrapped(kit, glyphs, side, rect.w, gap)
    widest = max(row_width(kit, row, side, gap) for row in rows)
    return len(rows) * row_height(kit, side) <= rect.h and widest <= rect.w


def strip_fits(kit: Kit, rect: Rect, glyphs: Sequence[Glyph]) -> bool:
    """True if the glyphs find room at the least size."""
    return _holds(kit, rect, glyphs, LEAST_ICON)


def text_size(side: int) -> int:
    """The size of the number beside a sign."""
    return max(theme.NUMBER, round(side * 0.86))


def row_height(kit: Kit, side: int) -> int:
    """How high a row of signs of this size is."""
    # Figures are lining and have no tails: they need no more than this of their size.
    return max(side + 1, text_size(side) - 2)


def glyph_width(kit: Kit, glyph: Glyph, side: int) -> int:
    """How wide a glyph is with its number."""
    words = (
        kit.type.width(glyph.text, theme.STRONG, text_size(side)) + before_number(side) if glyph.text else 0
    )
    return sign_width(glyph.icon, side) + words


def before_number(side: int) -> int:
    """What is free between a sign of this size and its number."""
    return BEFORE_NUMBER if side >= SPACED else BEFORE_NUMBER // 2


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
    return sum(
        _before(row, at, side, gap) + glyph_width(kit, glyph, side) + _after(row, at)
        for at, glyph in enumerate(row)
    )


def _before(row: Sequence[Glyph], at: int, side: int, gap: int) -> int:
    """What is free before a glyph: less than nothing within a set, and room for the outline of a bond."""
    bond = row[at].bond
    bonded = bond and at and row[at - 1].bond == bond
    if bonded and bond == SET:
        return -(side // LAP if sum(one.bond == SET for one in row) < LARGE_SET else side * 2 // 5)
    return (gap if at else 0) + (PAD if bond and not bonded else 0)


def _after(row: Sequence[Glyph], at: int) -> int:
    bond = row[at].bond
    return PAD if bond and (at + 1 == len(row) or row[at + 1].bond != bond) else 0


def wrapped(
    kit: Kit, glyphs: Sequence[Glyph], side: int, width: int, gap: int = LEAST_GAP
) -> list[list[Glyph]]:
    """The glyphs in rows no wider than this: what belongs together stays so, if a row holds it."""
    rows: list[list[Glyph]] = [[]]
    for phrase in phrases(glyphs):
        whole = row_width(kit, phrase, side, gap) <= width
        for part in [phrase] if whole else _parts(kit, phrase, side, width):
            if rows[-1] and row_width(kit, [*rows[-1], *part], side, gap) > width:
                rows.append([])
            rows[-1] += part
    return rows


def phrases(glyphs: Sequence[Glyph]) -> list[list[Glyph]]:
    """The glyphs in groups: a new one begins where two things stand side by side with no sign between."""
    groups: list[list[Glyph]] = []
    before = Glyph("")
    for glyph in glyphs:
        joined = glyph.icon in JOINING or before.icon in JOINING
        if COST in (glyph.bond, before.bond) or glyph.bond == before.bond == SET:
            joined = glyph.bond == before.bond
        if groups and joined:
            groups[-1].append(glyph)
        else:
            groups.append([glyph])
        before = glyph
    return groups


def _parts(kit: Kit, phrase: Sequence[Glyph], side: int, width: int) -> list[list[Glyph]]:
    """The clauses of a phrase; at the least size those no row holds are parted, too."""
    parts: list[list[Glyph]] = []
    for clause in _clauses(phrase):
        parted = side <= LEAST_ICON and row_width(kit, clause, side) > width
        parts += [[glyph] for glyph in clause] if parted else [clause]
    return parts


def _clauses(phrase: Sequence[Glyph]) -> list[list[Glyph]]:
    """What is never parted: a sign and the thing behind it, and things with one bond."""
    parts: list[list[Glyph]] = []
    for at, glyph in enumerate(phrase):
        before = phrase[at - 1] if at else Glyph("")
        bonded = glyph.bond and glyph.bond == before.bond
        if parts and (bonded or (before.icon in JOINING and before.icon != "more")):
            parts[-1].append(glyph)
        else:
            parts.append([glyph])
    return parts


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
    places: list[Rect] = []
    for at, glyph in enumerate(row):
        x += _before(row, at, side, gap)
        places.append(Rect(x, rect.y, glyph_width(kit, glyph, side), rect.h))
        x = places[-1].right + _after(row, at)
    _outline_bonds(card, row, places)
    for glyph, place in zip(row, places, strict=True):
        card.sign(sign_place(rect, place.x, glyph.icon, side), in_edition(glyph.icon, edition), paint)
        if glyph.text:
            words = kit.type.width(glyph.text, theme.STRONG, text_size(side))
            card.text(place.right_part(words), glyph.text, text_size(side), paint, theme.STRONG)


def _outline_bonds(card: Card, row: Sequence[Glyph], places: Sequence[Rect]) -> None:
    """One outline about what is one thing."""
    begin = 0
    for at, glyph in enumerate(row):
        if not glyph.bond:
            continue
        if not at or row[at - 1].bond != glyph.bond:
            begin = at
        if _after(row, at):
            first = places[begin]
            whole = Rect(first.x - PAD, first.y, places[at].right - first.x + 2 * PAD, first.h)
            card.fill(whole, GROUND[glyph.bond], min(first.h // 3, 6), OUTLINE[glyph.bond])
