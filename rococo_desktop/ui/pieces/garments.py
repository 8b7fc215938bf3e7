"""Garments: the draft on the market shelf, and the guest who wears it in a hall."""

from __future__ import annotations

from rococo_desktop.model.definitions import Garment
from rococo_desktop.model.vocabulary import Colour
from rococo_desktop.play.shown import Definitions
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect
from rococo_desktop.ui.icons.cloth import Grade
from rococo_desktop.ui.icons.colours import silk_paint
from rococo_desktop.ui.icons.pen import shade
from rococo_desktop.ui.pieces.stock import paint_number, paint_stock
from rococo_desktop.ui.pieces.strip import CLEAR_GAP, paint_glyphs, wrapped
from rococo_desktop.ui.pieces.tokens import paint_trademark
from rococo_desktop.ui.sheet import Card, Kit
from rococo_desktop.ui.signs import in_edition
from rococo_desktop.ui.text.glyphs import Glyph

FEW = 3
"""Up to so many goods the silhouette has the whole width above them."""
GRAND = 100
"""From this width on there is room for a portrait."""


def garment_icon(garment: Garment) -> str:
    """The drawing of a garment: its kind and pattern, richer with its prestige."""
    grade = Grade.GOLD if garment.prestige >= 4 else Grade.TRIMMED if garment.prestige == 3 else Grade.PLAIN
    return f"{garment.colour.name.lower()}_{garment.kind.name.lower()}_{int(grade)}"


def paint_figure(card: Card, rect: Rect, defs: Definitions, piece: Garment, worn: bool = False) -> None:
    """The garment itself; silk of another colour that went into it shows beneath its main one."""
    others = [colour for colour in Colour if piece.silk[colour] and colour is not piece.colour]
    accent = silk_paint(others[0], defs.edition) if others else None
    name = garment_icon(piece) + ("_worn" if worn else "")
    card.icon(rect, name, silk_paint(piece.colour, defs.edition), None, accent)


def goods_of(garment: Garment) -> tuple[Glyph, ...]:
    """What a garment is made of: a glyph for each good, with its number where there are several."""
    goods = [(colour.name.lower(), garment.silk[colour]) for colour in Colour]
    goods += [("lace", garment.lace), ("thread", garment.thread)]
    goods.sort(key=lambda good: good[0] != garment.colour.name.lower())
    return tuple(Glyph(good, str(number)) for good, number in goods if number)


def paint_garment(card: Card, rect: Rect, kit: Kit, defs: Definitions, garment: int) -> None:
    """The draft of a garment: what it takes, what it brings, and whether it wants a master."""
    piece = defs.garments[garment]
    paint = silk_paint(piece.colour, defs.edition)
    edge = theme.GOLD if not piece.thimble else theme.BRIGHT_GOLD
    inner = paint_stock(card, rect, edge, shade(paint, 0.86), theme.IVORY)
    if rect.w >= GRAND and rect.h >= GRAND * 3 // 2:
        _portrait(card, inner, kit, defs, piece)
    else:
        _draft(card, inner, kit, defs, piece)


def _mark(garment: Garment) -> str | None:
    if garment.when_paid or garment.when_placed:
        return "bonus"
    return "thimble" if garment.thimble else None


def _draft(card: Card, inner: Rect, kit: Kit, defs: Definitions, piece: Garment) -> None:
    """Goods at the foot on the left, what it brings on the right, the silhouette in the room above."""
    goods = goods_of(piece)
    blank = min(inner.w * 45 // 100, inner.h * 27 // 100)
    few = len(goods) <= FEW
    high = inner.h * 56 // 100 if few else inner.h
    pitch = min(high // max(len(goods), FEW if few else 5), inner.w // 2)
    icon = min(pitch - 1, inner.w // 2 - 10, 40)
    size = max(theme.NUMBER, min(pitch * 6 // 10, 28))
    column = Rect(inner.x, inner.bottom - high, inner.w - blank, high)
    top = column.y + (column.h - pitch * len(goods)) // 2
    for at, glyph in enumerate(goods):
        row = Rect(column.x, top + at * pitch, column.w, pitch)
        card.sign(row.left_part(icon), in_edition(glyph.icon, defs.edition))
        card.text(row.without_left(icon + 1), glyph.text, size, theme.INK, theme.STRONG)
    foot = inner.right_part(blank).bottom_part(2 * blank)
    _worth(card, foot.top_part(blank), piece)
    paint_number(card, foot.bottom_part(blank), "medal", str(piece.prestige))
    above = inner.without_bottom(max(high, foot.h)) if few else inner.right_part(blank).without_bottom(foot.h)
    _figure(card, above, piece, defs, beside=few)


def _figure(card: Card, rect: Rect, piece: Garment, defs: Definitions, beside: bool) -> None:
    """The silhouette, and beside or beneath it the sign for a master's work or a bonus."""
    mark = _mark(piece)
    small = min(max(16, rect.h * 45 // 100), rect.w, 40) if mark else 0
    if mark and beside:
        side = min(rect.w - small, rect.h)
        card.sign(rect.right_part(small).top_part(small), mark)
        rect = rect.without_right(small)
    elif mark:
        small = min(max(16, rect.h * 38 // 100), rect.w)
        side = min(rect.w, rect.h - small)
        card.sign(rect.bottom_part(small), mark)
        rect = rect.without_bottom(small)
    else:
        side = min(rect.w, rect.h)
    paint_figure(card, rect.centred((side, side)), defs, piece)


def _worth(card: Card, rect: Rect, piece: Garment) -> None:
    if piece.value is not None:
        paint_number(card, rect, "coin", str(piece.value))
        return
    side = min(rect.w, rect.h)
    card.sign(rect.centred((side, side)), "coin")
    card.sign(rect.centred((side * 5 // 8, side * 5 // 8)), "no")


def _portrait(card: Card, inner: Rect, kit: Kit, defs: Definitions, piece: Garment) -> None:
    """The silhouette above, the goods beneath it, what it brings in the corners at the foot."""
    blank = max(26, inner.w // 4)
    foot = inner.bottom_part(blank)
    goods = goods_of(piece)
    size = max(20, inner.w // 7)
    rows = len(wrapped(kit, goods, size, inner.w, CLEAR_GAP))
    strip = Rect(inner.x, foot.y - rows * (size + 4) - 4, inner.w, rows * (size + 4))
    figure = Rect(inner.x, inner.y, inner.w, strip.y - inner.y)
    side = min(figure.w, figure.h)
    paint_figure(card, figure.centred((side, side)), defs, piece)
    paint_glyphs(card, strip, kit, goods, size, theme.INK, defs.edition)
    _worth(card, foot.left_part(blank), piece)
    paint_number(card, foot.right_part(blank), "medal", str(piece.prestige))
    mark = _mark(piece)
    if mark:
        card.sign(foot.centred((blank, blank)), mark)


def paint_guest(card: Card, rect: Rect, kit: Kit, defs: Definitions, garment: int, seat_colour: int) -> None:
    """A rented garment on a guest space: what it is, its prestige and whose it is."""
    piece = defs.garments[garment]
    paint = silk_paint(piece.colour, defs.edition)
    inner = paint_stock(card, rect, theme.SEATS[seat_colour], shade(paint, 0.8), theme.IVORY)
    side = min(inner.w, inner.h)
    token = max(min(side * 46 // 100, 24 + side // 8), 18)
    medal = max(min(side * 52 // 100, 28 + side // 8), 20)
    figure = min(inner.w, inner.h - min(medal // 2, inner.h // 5))
    room = inner.without_bottom(min(medal // 2, inner.h // 5))
    paint_figure(card, room.centred((figure, figure)), defs, piece, worn=True)
    foot = inner.bottom_part(medal)
    paint_trademark(card, foot.left_part(token).bottom_part(token), seat_colour)
    paint_number(card, foot.right_part(medal), "medal", str(piece.prestige))
