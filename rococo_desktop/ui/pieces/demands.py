"""What a garment takes, in one band beneath it; what the viewer lacks is marked where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.model.outlook import Missing
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.picture.signs import in_edition
from rococo_desktop.ui.pieces.icon_strip import LEAST_ICON, paint_glyphs, text_size
from rococo_desktop.ui.pieces.prices import DEEP_RED, outline, short_by, sign_of
from rococo_desktop.ui.text.effect_icons import Glyph

FADED = (*theme.IVORY, 84)
"""What lies over a good that is missing."""
GONE = (255, 252, 244, 205)
"""What is within the outline around it."""
WIDEST_GOOD = 34
"""A good in the band is at most so many hundredths of its width."""
WIDEST_GAP, LEAST_GAP, PAD = 8, 1, 1
OVERLAPS = (0, 30, 50)
"""How far the bead with "-1" may reach over the faded sign, in hundredths of it."""
GOOD_SIDE = 16
"""Signs get as small as this before beads reach over them."""
BEAD = 4
"""How far a bead reaches beyond its number on either side."""


class _Demand(NamedTuple):
    """A good, how many of it, and whether any are missing."""

    good: str
    number: str
    missing: bool
    lack: str
    """How many are missing, in figures; nothing where there is no room for it."""


class _Sizes(NamedTuple):
    """How large a demand is drawn."""

    side: int
    overlap: int

    @property
    def row(self) -> int:
        return max(self.side + 2, theme.SMALL - 1)


def lacking(missing: Missing) -> Missing:
    """Of what is missing, what is marked on the garment itself; None where nothing is."""
    return tuple(reason for reason in missing or () if reason.key != "livre_short") or None


def paint_demands(
    card: Card, band: Rect, kit: Kit, goods: tuple[Glyph, ...], missing: Missing, edition: Edition
) -> None:
    """The goods; each that is missing is faded, in an outline, with how many of it are."""
    largest = max(min(band.h, band.w * WIDEST_GOOD // 100), LEAST_ICON + 2)
    short = {sign_of(reason): short_by(reason) for reason in missing or () if reason.key == "goods_short"}
    room = band.inset(1)
    if not short:
        paint_glyphs(card, room, kit, goods, largest, theme.INK, edition)
        return
    demands = [_Demand(one.icon, one.text, one.icon in short, short.get(one.icon, "")) for one in goods]
    sizes, rows = _fitting(kit, room, demands, largest)
    top = room.y + (room.h - len(rows) * sizes.row) // 2
    for at, row in enumerate(rows):
        _paint_row(card, Rect(room.x, top + at * sizes.row, room.w, sizes.row), kit, row, sizes, edition)


def paint_lacking_rank(card: Card, rect: Rect, missing: Missing) -> None:
    """The rank that none of the viewer's cards has, in an outline."""
    for reason in missing or ():
        if reason.key in ("needs_rank", "needs_thimble"):
            outline(card, rect.inset(-1), GONE)
            card.sign(rect.inset(1), sign_of(reason))
            return


def _fitting(
    kit: Kit, room: Rect, demands: Sequence[_Demand], largest: int
) -> tuple[_Sizes, list[list[_Demand]]]:
    """The largest signs with which all has room; the least if nothing has."""
    least = LEAST_ICON - 2
    tries = [_Sizes(side, 0) for side in range(largest, GOOD_SIDE - 1, -1)]
    tries += [_Sizes(side, overlap) for side in range(GOOD_SIDE, least - 1, -1) for overlap in OVERLAPS]
    # Of one that is wanted, one is missing: that is the first to be left unsaid.
    shorter = [demand if demand.number else demand._replace(lack="") for demand in demands]
    brief = [demand._replace(lack="") for demand in demands]
    for told in demands, shorter, brief:
        for sizes in tries:
            rows = _wrapped(kit, told, sizes, room.w)
            if len(rows) * sizes.row <= room.h and all(_width(kit, row, sizes) <= room.w for row in rows):
                return sizes, rows
    return tries[-1], _wrapped(kit, brief, tries[-1], room.w)


def _wrapped(kit: Kit, demands: Sequence[_Demand], sizes: _Sizes, width: int) -> list[list[_Demand]]:
    rows: list[list[_Demand]] = [[]]
    for demand in demands:
        if rows[-1] and _width(kit, [*rows[-1], demand], sizes) > width:
            rows.append([])
        rows[-1].append(demand)
    return rows


def _width(kit: Kit, row: Sequence[_Demand], sizes: _Sizes) -> int:
    return sum(_wide(kit, demand, sizes) for demand in row) + LEAST_GAP * (len(row) - 1)


def _wide(kit: Kit, demand: _Demand, sizes: _Sizes) -> int:
    number = kit.type.width(demand.number, theme.STRONG, text_size(sizes.side)) + 1 if demand.number else 0
    if not demand.lack:
        return sizes.side + number + (2 * PAD if demand.missing else 0)
    # Over the sign, never over its number.
    covered = 0 if number else sizes.side * sizes.overlap // 100
    return sizes.side + number - covered + _bead_width(kit, demand) + 2 * PAD + 2


def _bead_width(kit: Kit, demand: _Demand) -> int:
    return kit.type.width(demand.lack, theme.STRONG, theme.SMALL) + 2 * BEAD


def _paint_row(
    card: Card, rect: Rect, kit: Kit, row: Sequence[_Demand], sizes: _Sizes, edition: Edition
) -> None:
    wide = [_wide(kit, demand, sizes) for demand in row]
    gap = min(max((rect.w - sum(wide)) // (len(row) + 1), LEAST_GAP), WIDEST_GAP)
    x = rect.x + (rect.w - sum(wide) - gap * (len(row) - 1)) // 2
    for demand, width in zip(row, wide, strict=True):
        _paint(card, Rect(x, rect.y, width, rect.h), kit, demand, sizes, edition)
        x += width + gap


def _paint(card: Card, rect: Rect, kit: Kit, demand: _Demand, sizes: _Sizes, edition: Edition) -> None:
    side, figures = sizes.side, text_size(sizes.side)
    inner = rect.inset(PAD, 0) if demand.missing else rect
    if demand.missing:
        outline(card, rect, GONE)
    card.sign(inner.left_part(side).centred((side, side)), in_edition(demand.good, edition))
    if demand.missing:
        card.fill(rect.inset(1), FADED, 3)
    if demand.number:
        words = kit.type.width(demand.number, theme.STRONG, figures)
        place = inner.without_left(side + 1).left_part(words)
        card.text(place, demand.number, figures, theme.INK, theme.STRONG)
    if demand.lack:
        wide = _bead_width(kit, demand)
        bead = inner.right_part(wide).centred((wide, min(rect.h - 2, theme.SMALL - 1)))
        card.fill(bead, DEEP_RED, bead.h // 2)
        card.text(bead, demand.lack, theme.SMALL, theme.IVORY, theme.STRONG, Align.CENTRE)
