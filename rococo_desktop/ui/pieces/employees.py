"""Employee cards: rank by frame and thimbles, level, what the bonus does and would bring now."""

from __future__ import annotations

from rococo_desktop.model.definitions import Employee
from rococo_desktop.model.outlook import Gained
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.picture import colours, theme
from rococo_desktop.ui.picture.colours import RANK_PAINT, shade
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align, Fit
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.picture.signs import in_edition
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.pieces.bonus_now import paint_crown, paint_now
from rococo_desktop.ui.pieces.card_stock import paint_number, paint_stock
from rococo_desktop.ui.pieces.card_template import (
    EmployeeAnchors,
    MiniAnchors,
    employee_anchors,
    mini_anchors,
    spine_anchors,
)
from rococo_desktop.ui.pieces.has_picture import painted_or
from rococo_desktop.ui.pieces.icon_strip import SIGNS, paint_glyphs, strip_fits
from rococo_desktop.ui.pieces.trademarks import paint_trademark
from rococo_desktop.ui.text.effect_icons import Glyph, card_strip, effect_strip
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.piece_names import employee_word, level_name, short_employee_word

WIDEST_SIGN, LEAST_SIGN, MOST_SIGN = 30, 20, 64
"""The size signs of an effect begin at: hundredths of the width, but within these."""
SHORT, SHORT_SIGN = 3, 44
"""So few signs are larger."""
LEADING = ("arrow", "each")
"""What a bonus brings stands behind these."""
NARROW, NARROWEST = 85, 66
"""A name is set as narrow as this, in hundredths, before a shorter one stands for it; that one before it is
left out."""
NAME_EDGE, NAME_WIDTH = 4, 5
"""What is free on either side of a name; and how many times its size a long one is wide, set narrow."""
LEAST_FOOTMARK = 8
"""From this height on the sign of deputing stands above its coin."""
GILT, GILT_BELOW = (104, 68, 18), (66, 42, 10)
"""Gilded figures on ivory, dark enough to be read."""
PLATE, PLATE_EDGE = theme.IVORY, (*theme.DARK_GOLD, 110)
"""What the level is written on: a notch in the corner of the frame, clear of the portrait."""
RIBBON, RIBBON_EDGE = (*theme.LINEN, 200), (*theme.DARK_GOLD, 150)
LEAST_PLATE = 14
BACK = "portraits/back"
NOBODYS = 3
"""The colour of start cards that lie before no seat."""


def paint_employee(
    card: Card,
    rect: Rect,
    kit: Kit,
    defs: PublicDefinitions,
    employee: int,
    now: tuple[Gained, ...] = (),
    seat_colour: int | None = None,
) -> None:
    """An employee card at any size: what `card_template` leaves out is not shown."""
    piece = defs.employees[employee]
    inner = paint_stock(card, rect, RANK_PAINT[piece.rank], *_paper(piece, seat_colour))
    plain = not card_strip(piece)
    places = employee_anchors(inner, plain)
    card.art(places.portrait, portrait(piece, seat_colour))
    card.sign(places.rank, piece.rank.name.lower())
    if places.level is not None:
        _level(card, places.level, kit, piece, seat_colour)
    if places.depute is not None:
        _depute(card, places.depute, kit, piece)
    if places.name is not None:
        _name(card, places.name, kit, piece)
    if places.foot is not None:
        _foot(card, places.foot, kit, piece, now)
    if not plain:
        _effect(card, places, kit, defs, piece)


def paint_mini(
    card: Card, rect: Rect, kit: Kit, defs: PublicDefinitions, employee: int, seat_colour: int | None = None
) -> None:
    """A small card in a row: rank, portrait and main sign, at every size the same."""
    piece = defs.employees[employee]
    inner = paint_stock(card, rect, RANK_PAINT[piece.rank], *_paper(piece, seat_colour))
    _three(card, mini_anchors(inner, main_glyph(piece) is None), defs, piece, seat_colour)


def _three(
    card: Card, places: MiniAnchors, defs: PublicDefinitions, piece: Employee, seat_colour: int | None
) -> None:
    card.art(places.portrait, portrait(piece, seat_colour))
    card.sign(places.rank, piece.rank.name.lower())
    _main(card, places.sign, defs, piece)


def paint_spine(
    card: Card,
    rect: Rect,
    kit: Kit,
    defs: PublicDefinitions,
    employee: int,
    seen: int,
    seat_colour: int | None = None,
) -> None:
    """A card beneath others: what is seen of it at the left holds rank, portrait and main sign."""
    piece = defs.employees[employee]
    inner = paint_stock(card, rect, RANK_PAINT[piece.rank], *_paper(piece, seat_colour))
    column = inner.left_part(max(min(seen - (inner.x - rect.x) - 1, inner.w), 1))
    _three(card, spine_anchors(column, main_glyph(piece) is None), defs, piece, seat_colour)


def _paper(piece: Employee, seat_colour: int | None) -> tuple[Paint, Paint]:
    """Ivory; with a breath of the seat's colour for start cards."""
    if piece.is_start and seat_colour is not None:
        return shade(colours.SEATS[seat_colour], 0.86), theme.IVORY
    return theme.IVORY, theme.CREAM


def portrait(piece: Employee, seat_colour: int | None = None) -> str:
    """The cameo of a card, or the back of one nobody has painted; start cards have one for each seat."""
    if piece.is_start:
        return painted_or(f"portraits/{piece.id}_{NOBODYS if seat_colour is None else seat_colour}", BACK)
    return painted_or(f"portraits/{piece.id}", BACK)


def main_glyph(piece: Employee) -> Glyph | None:
    """The one glyph a mini shows: what the bonus brings, not what it costs; a wish where there is one."""
    strip = effect_strip(piece.crown or piece.bonus)
    if piece.condition:
        strip = card_strip(piece)[:1]
    at = max((n for n, glyph in enumerate(strip) if glyph.icon in LEADING), default=-1)
    strip = strip[at + 1 :] or strip
    return next((glyph for glyph in strip if glyph.icon not in SIGNS), None)


def _level(card: Card, corner: Rect, kit: Kit, piece: Employee, seat_colour: int | None) -> None:
    """The level as a gilt Roman number; the seat's emblem on start cards, a needle on specialised ones."""
    if piece.level <= 0:
        _emblem(card, corner.right_part(corner.h), piece, seat_colour)
        return
    words = kit.say(level_name(piece.level))
    size = max(theme.SMALL, corner.h * 7 // 10)
    wide = kit.type.width(words, theme.STRONG, size)
    plate = corner.right_part(min(max(wide + 4, LEAST_PLATE), corner.w)).top_part(
        min(size * 3 // 4 + 2, corner.h)
    )
    card.fill(plate, PLATE, 4, PLATE_EDGE)
    card.text(plate, words, size, GILT, theme.STRONG, Align.CENTRE, GILT_BELOW)


def _emblem(card: Card, square: Rect, piece: Employee, seat_colour: int | None) -> None:
    """What stands for the level of cards that have none."""
    if piece.level == 0:
        card.sign(square, "specialist")
    elif seat_colour is not None:
        paint_trademark(card, square, seat_colour)


def _depute(card: Card, corner: Rect, kit: Kit, piece: Employee) -> None:
    """What sending the employee away brings: the sign of it above a coin with the figure."""
    sign = corner.h - corner.w + 1
    if sign >= LEAST_FOOTMARK:
        card.sign(corner.top_part(sign).centred((sign, sign)), "depute")
    paint_number(card, corner.bottom_part(corner.w), "coin", str(piece.depute))


def _name(card: Card, rect: Rect, kit: Kit, piece: Employee) -> None:
    """The name the prompts and the log use, on a ribbon: in one size on all cards of a row.

    Where it would have to be much narrower a shorter word stands for it; seen closely the card has it whole.
    """
    row = rect.inset(NAME_EDGE, 0)
    size = max(min(rect.h * 6 // 10, row.w // NAME_WIDTH), theme.SMALL)
    whole, short = (kit.words.title(word) for word in (employee_word(piece), short_employee_word(piece)))
    words = whole if _share(kit, row, whole, size) >= NARROW else short
    share = _share(kit, row, words, size)
    if share < NARROWEST:
        return
    card.fill(rect.inset(0, 1), RIBBON, 3, RIBBON_EDGE)
    card.text(row, words, size, theme.INK, theme.BODY, Align.CENTRE, share=share)


def _share(kit: Kit, row: Rect, words: str, size: int) -> int:
    """How narrow a name is to be set, in hundredths of its width."""
    return min((row.w - 1) * 100 // max(kit.type.width(words, theme.BODY, size), 1), 100)


def _foot(card: Card, rect: Rect, kit: Kit, piece: Employee, now: tuple[Gained, ...]) -> None:
    """What the bonus would bring now or at the end; the crown of what counts at the end even for nobody."""
    if now:
        paint_now(card, rect, kit, now, max(theme.NUMBER, rect.h * 7 // 10))
    elif piece.crown:
        paint_crown(card, rect)
    elif not piece.bonus:
        words = kit.say(message("card.no_bonus"))
        if kit.type.fits(words, theme.ITALIC, theme.SMALL, rect.w):
            card.text(rect, words, theme.SMALL, theme.SOFT_INK, theme.ITALIC, Align.CENTRE)


def _effect(card: Card, places: EmployeeAnchors, kit: Kit, defs: PublicDefinitions, piece: Employee) -> None:
    """The signs of the bonus, or the one that says most."""
    strip, room = card_strip(piece), places.effect
    if places.whole_effect and strip_fits(kit, room, strip):
        share = SHORT_SIGN if len(strip) <= SHORT else WIDEST_SIGN
        size = min(room.h, max(room.w * share // 100, LEAST_SIGN), MOST_SIGN)
        paint_glyphs(card, room, kit, strip, size, theme.INK, defs.edition)
    else:
        _main(card, room, defs, piece)


def _main(card: Card, room: Rect, defs: PublicDefinitions, piece: Employee) -> None:
    """The one sign that says most."""
    glyph = main_glyph(piece)
    if glyph is None:
        return
    side = min(room.w, room.h)
    card.sign(room.centred((side, side)), in_edition(glyph.icon, defs.edition))


def paint_employee_back(card: Card, rect: Rect) -> None:
    """A card face down: midnight damask with a gold monogram."""
    card.art(rect, BACK, Fit.STRETCH)
