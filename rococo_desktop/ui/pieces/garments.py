"""Garments: the draft on the market shelf, and the guest who wears it in a hall."""

from __future__ import annotations

from rococo_desktop.model.definitions import Garment
from rococo_desktop.model.vocabulary import Colour
from rococo_desktop.play.shown import Definitions
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect
from rococo_desktop.ui.icons import natural
from rococo_desktop.ui.icons.colours import silk_paint
from rococo_desktop.ui.icons.garments import Grade
from rococo_desktop.ui.icons.pen import shade
from rococo_desktop.ui.pieces.stock import paint_number, paint_stock
from rococo_desktop.ui.pieces.strip import paint_glyphs
from rococo_desktop.ui.pieces.tokens import paint_trademark
from rococo_desktop.ui.sheet import Card, Kit
from rococo_desktop.ui.text.glyphs import Glyph

GRAND = 100
"""From this width on there is room for a portrait."""


def garment_icon(garment: Garment) -> str:
    """The drawing of a garment: its kind and pattern, richer with its prestige."""
    grade = Grade.GOLD if garment.prestige >= 4 else Grade.TRIMMED if garment.prestige == 3 else Grade.PLAIN
    return f"{garment.colour.name.lower()}_{garment.kind.name.lower()}_{int(grade)}"


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
    """Goods down the left side, the silhouette and what it brings down the right."""
    goods = goods_of(piece)
    pitch = min(inner.h // 5, max(18, inner.h // max(len(goods), 4)), inner.w // 2)
    icon = min(pitch - 1, inner.w // 2 - 10)
    left = inner.left_part(icon + 11)
    top = inner.y + (inner.h - pitch * len(goods)) // 2
    for at, glyph in enumerate(goods):
        row = Rect(left.x, top + at * pitch, left.w, pitch)
        card.icon(row.left_part(icon), glyph.icon, natural(glyph.icon, defs.edition))
        card.text(row.without_left(icon + 1), glyph.text, theme.NUMBER, theme.INK, theme.STRONG)
    right = inner.without_left(left.w)
    mark = _mark(piece)
    blank = min(right.w, inner.h * 27 // 100)
    small = min(max(16, inner.h // 6), right.w) if mark else 0
    figure = right.top_part(right.h - 2 * blank - small)
    side = min(figure.w, figure.h)
    card.icon(figure.centred((side, side)), garment_icon(piece), silk_paint(piece.colour, defs.edition))
    if mark:
        card.icon(Rect(right.x, figure.bottom, right.w, small), mark, natural(mark))
    foot = right.bottom_part(2 * blank)
    _worth(card, foot.top_part(blank), piece)
    paint_number(card, foot.bottom_part(blank), "medal", str(piece.prestige))


def _worth(card: Card, rect: Rect, piece: Garment) -> None:
    if piece.value is not None:
        paint_number(card, rect, "coin", str(piece.value))
        return
    side = min(rect.w, rect.h)
    card.icon(rect.centred((side, side)), "coin", natural("coin"))
    card.icon(rect.centred((side * 5 // 8, side * 5 // 8)), "no", theme.CARMINE)


def _portrait(card: Card, inner: Rect, kit: Kit, defs: Definitions, piece: Garment) -> None:
    """The silhouette above, the goods beneath it, what it brings in the corners at the foot."""
    blank = max(26, inner.w // 4)
    foot = inner.bottom_part(blank)
    goods = goods_of(piece)
    size = max(20, inner.w // 7)
    rows = 1 if len(goods) * (size + 14) <= inner.w else 2
    strip = Rect(inner.x, foot.y - rows * (size + 4) - 4, inner.w, rows * (size + 4))
    figure = Rect(inner.x, inner.y, inner.w, strip.y - inner.y)
    side = min(figure.w, figure.h)
    card.icon(figure.centred((side, side)), garment_icon(piece), silk_paint(piece.colour, defs.edition))
    paint_glyphs(card, strip, kit, goods, size, theme.INK, defs.edition)
    _worth(card, foot.left_part(blank), piece)
    paint_number(card, foot.right_part(blank), "medal", str(piece.prestige))
    mark = _mark(piece)
    if mark:
        card.icon(foot.centred((blank, blank)), mark, natural(mark))


def paint_guest(card: Card, rect: Rect, kit: Kit, defs: Definitions, garment: int, seat_colour: int) -> None:
    """A rented garment on a guest space: what it is, its prestige and whose it is."""
    piece = defs.garments[garment]
    paint = silk_paint(piece.colour, defs.edition)
    inner = paint_stock(card, rect, theme.SEATS[seat_colour], shade(paint, 0.8), theme.IVORY)
    side = min(inner.w, inner.h)
    square = inner.centred((side, side))
    figure = side * 76 // 100
    card.icon(
        Rect(square.x + (side - figure) // 2, square.y, figure, figure),
        garment_icon(piece),
        silk_paint(piece.colour, defs.edition),
    )
    token = max(side * 46 // 100, 18)
    medal = max(side * 52 // 100, 20)
    paint_trademark(card, Rect(square.x, square.bottom - token, token, token), seat_colour)
    paint_number(
        card, Rect(square.right - medal, square.bottom - medal, medal, medal), "medal", str(piece.prestige)
    )
