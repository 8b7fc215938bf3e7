"""Garments: the draft on the market shelf, and the guest who wears it in a hall."""

from __future__ import annotations

from rococo_desktop.model.definitions import Garment
from rococo_desktop.model.vocabulary import Colour, Edition
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.picture import colours, theme
from rococo_desktop.ui.picture.colours import shade, silk_paint
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Fit
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.picture.signs import in_edition
from rococo_desktop.ui.pieces.card_stock import paint_number, paint_stock
from rococo_desktop.ui.pieces.has_picture import painted_or
from rococo_desktop.ui.pieces.icon_strip import CLEAR_GAP, paint_glyphs, wrapped
from rococo_desktop.ui.pieces.trademarks import paint_trademark
from rococo_desktop.ui.text.effect_icons import Glyph

GRAND = 150
"""From this width on the draft has the card to itself, and what it takes stands beneath it."""
SEEN_CLOSELY = 100
"""From this width on a guest is seen in a room of their own."""
LEAST_TAG, TAG_HEIGHT = 16, 19
"""How high a good is on a small draft: as high as lets two stand side by side; more would hide it."""
SPILL = 2
"""How far goods reach beyond the room inside the edge."""
TAG = (*theme.IVORY, 240)
"""What goods are written on where they hang before the draft: it lets a little of it through."""
ROOM, CANDLES = (64, 44, 44), (120, 86, 66)
"""Where a guest is seen who is looked at closely."""


PLAIN = 3
"""Which garment of a colour stands for one that nobody has painted."""


def picture_of(garment: Garment, edition: Edition, worn: bool = False) -> str:
    """The baked picture of a garment: its draft, or the guest who wears it, in the silks of an edition."""
    folder = "garments/classic" if edition is Edition.CLASSIC else "garments"
    ending = "worn" if worn else "draft"
    plain = f"{garment.colour.name.lower()}_{garment.kind.name.lower()}_{PLAIN}"
    return painted_or(f"{folder}/{garment.id}_{ending}", f"{folder}/{plain}_{ending}")


def goods_of(garment: Garment) -> tuple[Glyph, ...]:
    """What a garment is made of: a glyph for each good, with its number where there are several."""
    goods = [(colour.name.lower(), garment.silk[colour]) for colour in Colour]
    goods += [("lace", garment.lace), ("thread", garment.thread)]
    goods.sort(key=lambda good: good[0] != garment.colour.name.lower())
    return tuple(Glyph(good, str(number)) for good, number in goods if number)


def paint_garment(card: Card, rect: Rect, kit: Kit, defs: PublicDefinitions, garment: int) -> None:
    """The draft of a garment: what it takes, what it brings, and whether it wants a master."""
    piece = defs.garments[garment]
    paint = silk_paint(piece.colour, defs.edition)
    edge = theme.GOLD if not piece.thimble else theme.BRIGHT_GOLD
    inner = paint_stock(card, rect, edge, theme.IVORY, shade(paint, 0.72))
    if rect.w >= GRAND and rect.h >= GRAND * 3 // 2:
        _portrait(card, inner, kit, defs, piece)
    else:
        _draft(card, inner, kit, defs, piece)


def _mark(garment: Garment) -> str | None:
    if garment.when_paid or garment.when_placed:
        return "bonus"
    return "thimble" if garment.thimble else None


def _draft(card: Card, inner: Rect, kit: Kit, defs: PublicDefinitions, piece: Garment) -> None:
    """The draft as large as the card, and at its corners and hem what it brings and takes.

    The worth of the garment stands in the lower left corner and its goods beside and above it, as low as they
    can: the hem tells garments apart least.
    """
    coin = min(inner.w * 48 // 100, inner.h * 3 // 10, 24 + inner.w // 8)
    medal = min(inner.w * 44 // 100, inner.h * 27 // 100, 22 + inner.w // 8)
    beside = (inner.w + 2 * SPILL - 1) // 2 - _tag_width(kit, Glyph("lace", "4"), 0, theme.NUMBER)
    high = max(inner.w * 22 // 100, min(beside, TAG_HEIGHT), LEAST_TAG)
    size = max(theme.NUMBER, high)
    # Two goods side by side reach to the edge of the smallest tiles.
    edge = inner.right + SPILL
    rows = _rows(kit, goods_of(piece), high, size, (edge - inner.x - coin, inner.w + 2 * SPILL))
    pitch = max(high + 2, coin - 6)
    card.art(inner.without_bottom(coin // 3 * (len(rows) > 1)), picture_of(piece, defs.edition))
    _worth(card, inner.bottom_part(coin).left_part(coin), piece)
    foot = inner.bottom - max((coin - high) // 2, 0)
    for at, row in enumerate(rows):
        # Above the coin rows may close up.
        y = foot - high - (0 if at == 0 else pitch + (at - 1) * (high + 2))
        x = edge - _row_width(kit, row, high, size)
        for glyph in row:
            tag = Rect(x, y, _tag_width(kit, glyph, high, size), high)
            _tag(card, tag, defs, glyph, size)
            x = tag.right + 1
    paint_number(card, inner.top_part(medal).left_part(medal), "medal", str(piece.prestige))
    mark = _mark(piece)
    if mark:
        side = min(max(18, inner.w * 32 // 100), 40)
        card.sign(inner.right_part(side).top_part(side), mark)


def _tag_width(kit: Kit, glyph: Glyph, high: int, size: int) -> int:
    return high + kit.type.width(glyph.text, theme.STRONG, size) + 1


def _rows(
    kit: Kit, goods: tuple[Glyph, ...], high: int, size: int, widths: tuple[int, int]
) -> list[tuple[Glyph, ...]]:
    """Goods in rows from the lowest, which has the first of the widths; read from the topmost row on."""
    rows: list[tuple[Glyph, ...]] = []
    left = goods
    while left:
        width = widths[min(len(rows), 1)]
        count = len(left)
        while count > 1 and _row_width(kit, left[-count:], high, size) > width:
            count -= 1
        rows.append(left[-count:])
        left = left[:-count]
    return rows


def _row_width(kit: Kit, row: tuple[Glyph, ...], high: int, size: int) -> int:
    return sum(_tag_width(kit, glyph, high, size) + 1 for glyph in row) - 1


def _tag(card: Card, tag: Rect, defs: PublicDefinitions, glyph: Glyph, size: int) -> None:
    """One good and its number on a slip of paper."""
    card.fill(tag, TAG, 4, theme.LINEN)
    card.sign(tag.left_part(tag.h), in_edition(glyph.icon, defs.edition))
    card.text(tag.without_left(tag.h), glyph.text, size, theme.INK, theme.STRONG)


def _worth(card: Card, rect: Rect, piece: Garment) -> None:
    if piece.value is not None:
        paint_number(card, rect, "coin", str(piece.value))
        return
    side = min(rect.w, rect.h)
    card.sign(rect.centred((side, side)), "coin")
    card.sign(rect.centred((side * 5 // 8, side * 5 // 8)), "no")


def _portrait(card: Card, inner: Rect, kit: Kit, defs: PublicDefinitions, piece: Garment) -> None:
    """The draft above, the goods beneath it, what it brings in the corners at the foot."""
    blank = max(26, inner.w // 5)
    foot = inner.bottom_part(blank)
    goods = goods_of(piece)
    size = max(20, inner.w // 9)
    rows = len(wrapped(kit, goods, size, inner.w - 2 * blank, CLEAR_GAP))
    high = max(rows * (size + 4), blank)
    strip = Rect(inner.x + blank, inner.bottom - high, inner.w - 2 * blank, rows * (size + 4))
    card.art(inner.without_bottom(high + 4), picture_of(piece, defs.edition))
    paint_glyphs(card, strip, kit, goods, size, theme.INK, defs.edition)
    _worth(card, foot.left_part(blank), piece)
    paint_number(card, foot.right_part(blank), "medal", str(piece.prestige))
    mark = _mark(piece)
    if mark:
        card.sign(inner.right_part(blank).top_part(blank), mark)


def paint_guest(
    card: Card, rect: Rect, kit: Kit, defs: PublicDefinitions, garment: int, seat_colour: int
) -> None:
    """A rented garment, worn by a guest who stands where it lies: its prestige and whose it is at their feet.

    Nothing is painted behind the guest, so that the niche shows; only a guest looked at closely has a room.
    """
    piece = defs.garments[garment]
    seat = colours.SEATS[seat_colour]
    if rect.w >= SEEN_CLOSELY and rect.h >= SEEN_CLOSELY:
        rect = paint_stock(card, rect, seat, ROOM, CANDLES)
    side = min(rect.w, rect.h)
    token = max(min(side * 42 // 100, 22 + side // 8), 18)
    medal = max(min(side * 46 // 100, 24 + side // 8), 20)
    step = max(rect.h // 8, 9)
    plinth = Rect(rect.x, rect.bottom - step, rect.w, step)
    card.fill(plinth, shade(seat, 0.12), min(step // 3, 4), shade(seat, -0.6), 1, shade(seat, -0.3))
    card.art(rect.without_bottom(step * 2 // 3), picture_of(piece, defs.edition, worn=True), Fit.STAND)
    foot = rect.bottom_part(medal)
    paint_trademark(card, foot.left_part(token).bottom_part(token), seat_colour)
    paint_number(card, foot.right_part(medal), "medal", str(piece.prestige))
