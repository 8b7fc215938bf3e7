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
from rococo_desktop.ui.pieces.card_stock import paint_number, paint_stock
from rococo_desktop.ui.pieces.card_template import garment_anchors, guest_anchors
from rococo_desktop.ui.pieces.demands import paint_demands, paint_lacking_rank, rows_for
from rococo_desktop.ui.pieces.has_picture import painted_or
from rococo_desktop.ui.pieces.lacks import Lacks
from rococo_desktop.ui.pieces.trademarks import paint_trademark
from rococo_desktop.ui.text.effect_icons import Glyph

SEEN_CLOSELY = 100
"""From this width on a guest is seen in a room of their own."""
BAND, BAND_EDGE = (*theme.IVORY, 150), (*theme.DARK_GOLD, 110)
"""What the costs are written on."""
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
    """What a garment is made of: a glyph for each good, with its number."""
    goods = [(colour.name.lower(), garment.silk[colour]) for colour in Colour]
    goods += [("lace", garment.lace), ("thread", garment.thread)]
    goods.sort(key=lambda good: good[0] != garment.colour.name.lower())
    return tuple(Glyph(good, str(number)) for good, number in goods if number)


def paint_garment(
    card: Card,
    rect: Rect,
    kit: Kit,
    defs: PublicDefinitions,
    garment: int,
    lacks: Lacks | None = None,
) -> None:
    """The draft of a garment, what it brings above, and what it takes in one band beneath it.

    What is missing for it is marked at what it is: goods in the band, a rank at the thimble.
    """
    piece = defs.garments[garment]
    paint = silk_paint(piece.colour, defs.edition)
    edge = theme.GOLD if not piece.thimble else theme.BRIGHT_GOLD
    inner = paint_stock(card, rect, edge, theme.IVORY, shade(paint, 0.72))
    goods = goods_of(piece)
    places = garment_anchors(inner, rows_for(goods))
    card.art(places.mannequin, picture_of(piece, defs.edition))
    band = places.costs
    card.fill(band, BAND, min(band.h // 5, 8), BAND_EDGE)
    paint_demands(card, band, kit, goods, lacks, defs.edition)
    _worth(card, places.value, piece)
    paint_number(card, places.prestige, "medal", str(piece.prestige))
    mark = _mark(piece)
    if mark:
        card.sign(places.thimble, mark)
    rank = places.thimble
    if mark == "bonus":  # whose place is not a rank's
        low = places.mannequin.bottom - rank.h - 1
        rank = rank.moved(0, min(rank.h + 2, low - rank.y))
    paint_lacking_rank(card, rank, lacks)


def _mark(garment: Garment) -> str | None:
    if garment.when_paid or garment.when_placed:
        return "bonus"
    return "thimble" if garment.thimble else None


def _worth(card: Card, rect: Rect, piece: Garment) -> None:
    if piece.value is not None:
        paint_number(card, rect, "coin", str(piece.value))
        return
    side = min(rect.w, rect.h)
    card.sign(rect.centred((side, side)), "coin")
    card.sign(rect.centred((side * 5 // 8, side * 5 // 8)), "no")


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
    places = guest_anchors(rect)
    high = places.plinth.h
    card.fill(places.plinth, shade(seat, 0.12), min(high // 3, 4), shade(seat, -0.6), 1, shade(seat, -0.3))
    card.art(places.figure, picture_of(piece, defs.edition, worn=True), Fit.STAND)
    paint_trademark(card, places.trademark, seat_colour)
    paint_number(card, places.prestige, "medal", str(piece.prestige))
