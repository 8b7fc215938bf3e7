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
from rococo_desktop.ui.text.effect_icons import COST, EACH, MOST, SET, Glyph
from rococo_desktop.ui.text.messages import message

SIGNS = frozenset({"each", "arrow", "slash", "plus", "minus", "equals", "times", "more"})
"""Signs between things: narrower than the things."""
EITHER = "slash"
"""The sign between things one chooses from."""
JOINING = SIGNS | {"no"}
"""Signs that bind what stands before and behind them."""
NARROW = {"each": 0.6, "slash": 0.42, "arrow": 0.62, "more": 0.7}
TALL = {"each": 0.7, "slash": 0.9}
"""Thin signs are as high as this share of a thing, though they take little room."""
WIDEST_GAP, CLEAR_GAP, LEAST_GAP = 8, 5, 1
LEAST_ICON = 14
WHOLE, LEAST_WHOLE = 60, 16
"""A phrase is kept in one row down to so many hundredths of the size, but not below this size."""
BEFORE_NUMBER, SPACED = 2, 16
"""Between a sign and its number; half of it below this size."""
LAP, PAD = 5, 3
"""Things of a set lap over each other by this part of a side; an outline stands off so far."""
TIGHT = 2
"""What a bracket stands off from what is counted in it."""
LARGE_SET = 4
"""From so many things on they lie closer still."""
CROSSED = 3
"""What there is none of lies over its cross by this part of a side."""
BRACKET = 2
"""The least thickness of the bracket below what is counted."""
OUTLINE = {SET: (*theme.DARK_GOLD, 190), COST: (*theme.DARK_GOLD, 110)}
GROUND = {SET: (*theme.DARK_GOLD, 40), COST: (*theme.IVORY, 150)}
"""What is taken off a price stands in the band that prices of garments stand in."""
COUNTED = frozenset({SET, EACH})
"""Bonds of what is counted."""


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
    if not glyph.text:
        return sign_width(glyph.icon, side)
    apart = 0 if glyph.bond == MOST and side < SPACED else before_number(side)
    return sign_width(glyph.icon, side) + apart + _words_width(kit, glyph, side)


def _words(kit: Kit, glyph: Glyph) -> str:
    """What stands beside a sign: a number, or that it is the most there can be."""
    return kit.say(message("card.most", n=glyph.text)) if glyph.bond == MOST else glyph.text


def _words_size(glyph: Glyph, side: int) -> int:
    return max(text_size(side) - 2, theme.SMALL) if glyph.bond == MOST else text_size(side)


def _words_width(kit: Kit, glyph: Glyph, side: int) -> int:
    return kit.type.width(_words(kit, glyph), theme.STRONG, _words_size(glyph, side))


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
    if at and row[at - 1].icon == "no":
        return -(side // CROSSED)
    return (gap if at else 0) + (_stand_off(bond) if not bonded else 0)


def _after(row: Sequence[Glyph], at: int) -> int:
    bond = row[at].bond
    return _stand_off(bond) if at + 1 == len(row) or row[at + 1].bond != bond else 0


def _stand_off(bond: str) -> int:
    """What is free before and behind things with a bond, for what is drawn about them."""
    return {"": 0, MOST: 0, EACH: TIGHT}.get(bond, PAD)


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
        parts += _cells(clause) if parted else [clause]
    return parts


def _cells(clause: Sequence[Glyph]) -> list[list[Glyph]]:
    """The things of a clause one by one; a row may end with the stroke between two, never begin with it."""
    cells: list[list[Glyph]] = []
    for glyph in clause:
        if cells and glyph.icon == EITHER:
            cells[-1].append(glyph)
        else:
            cells.append([glyph])
    return cells


def _clauses(phrase: Sequence[Glyph]) -> list[list[Glyph]]:
    """What is never parted: a sign and the thing behind it, what one chooses from, things with a bond."""
    parts: list[list[Glyph]] = []
    for at, glyph in enumerate(phrase):
        before = phrase[at - 1] if at else Glyph("")
        bonded = glyph.bond and glyph.bond == before.bond
        joined = glyph.icon == EITHER or (before.icon in JOINING and before.icon != "more")
        if parts and (bonded or joined):
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
    _outline_bonds(card, row, places, side)
    for glyph, place in zip(row, places, strict=True):
        lifted = _bar(side) if glyph.bond in COUNTED else 0
        sign = sign_place(rect.without_bottom(lifted), place.x, glyph.icon, min(side, rect.h - lifted))
        card.sign(sign, in_edition(glyph.icon, edition), paint)
        if glyph.text:
            size = _words_size(glyph, side)
            words = place.without_bottom(lifted // 2).right_part(_words_width(kit, glyph, side))
            card.text(words, _words(kit, glyph), size, paint, theme.STRONG)


def _bar(side: int) -> int:
    """How thick the bracket below things of this size is."""
    return max(side // 10, BRACKET)


def _outline_bonds(card: Card, row: Sequence[Glyph], places: Sequence[Rect], side: int) -> None:
    """One outline about what is one thing, and a bracket below what is counted."""
    begin = 0
    for at, glyph in enumerate(row):
        if glyph.bond in ("", MOST):
            continue
        if not at or row[at - 1].bond != glyph.bond:
            begin = at
        if at + 1 == len(row) or row[at + 1].bond != glyph.bond:
            first = places[begin]
            off = _stand_off(glyph.bond)
            whole = Rect(first.x - off, first.y, places[at].right - first.x + 2 * off, first.h)
            if glyph.bond in OUTLINE:
                card.fill(whole, GROUND[glyph.bond], min(first.h // 3, 6), OUTLINE[glyph.bond])
            if glyph.bond in COUNTED:
                _bracket(card, whole, _bar(side))


def _bracket(card: Card, rect: Rect, thick: int) -> None:
    """A bracket that opens upwards: all that is in it is counted."""
    foot = rect.bottom_part(thick)
    card.fill(foot, theme.DARK_GOLD)
    card.fill(foot.left_part(thick).moved(0, -thick), theme.DARK_GOLD)
    card.fill(foot.right_part(thick).moved(0, -thick), theme.DARK_GOLD)
