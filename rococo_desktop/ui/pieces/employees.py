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
from rococo_desktop.ui.pieces.bonus_now import paint_now
from rococo_desktop.ui.pieces.card_stock import paint_stock
from rococo_desktop.ui.pieces.has_picture import painted_or
from rococo_desktop.ui.pieces.icon_strip import (
    CLEAR_GAP,
    SIGNS,
    paint_glyphs,
    row_height,
    strip_fits,
    wrapped,
)
from rococo_desktop.ui.pieces.trademarks import paint_trademark
from rococo_desktop.ui.text.effect_icons import Glyph, card_strip, effect_strip
from rococo_desktop.ui.text.piece_names import level_name

FULL_WIDTH, FULL_HEIGHT = 84, 112
"""From this size on a card is shown whole."""
MIDDLE_WIDTH, MIDDLE_HEIGHT = 56, 84
"""From this size on a card shows the signs of its bonus; below it is a mini."""
LEAST_STRIP = 20
"""The least size of the signs on a whole card, if they find room at all."""
TIGHT = 85
"""Percent of that size where it saves a row."""
LEAST_PORTRAIT = 52
"""The least height of a portrait; where there is less room the signs have it all."""
LEAST_CAMEO = 44
"""The same on a card of middling size."""
LEAST_BUST = 28
"""And between rank and level on one line with them, over two rows of signs."""
SHAPE = 0.8
"""Width of a cameo for its height."""
GILT, GILT_BELOW = (104, 68, 18), (66, 42, 10)
"""Gilded figures on ivory, dark enough to be read."""
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
    """An employee card, whole or as a mini, as the size allows."""
    piece = defs.employees[employee]
    inner = paint_stock(card, rect, RANK_PAINT[piece.rank], *_paper(piece, seat_colour))
    if rect.w >= FULL_WIDTH and rect.h >= FULL_HEIGHT:
        _whole(card, inner, kit, defs, piece, now, seat_colour)
    elif rect.w >= MIDDLE_WIDTH and rect.h >= MIDDLE_HEIGHT:
        _middling(card, inner, kit, defs, piece, now, seat_colour)
    else:
        _mini(card, inner, kit, defs, piece, seat_colour)


def paint_spine(
    card: Card,
    rect: Rect,
    kit: Kit,
    defs: PublicDefinitions,
    employee: int,
    seen: int,
    seat_colour: int | None = None,
) -> None:
    """An employee card beneath others: what is seen of it at the left holds rank, level and main sign."""
    piece = defs.employees[employee]
    inner = paint_stock(card, rect, RANK_PAINT[piece.rank], *_paper(piece, seat_colour))
    column = inner.left_part(max(min(seen - (inner.x - rect.x) - 1, inner.w), 1))
    line = max(theme.SMALL + 1, column.h // 4)
    high = (column.h - line) // 2
    rank, sign = column.top_part(high), column.bottom_part(high)
    card.sign(_square(rank), piece.rank.name.lower())
    _main(card, _square(sign), defs, piece, seat_colour)
    level = column.without_top(high).top_part(line)
    words = kit.say(level_name(piece.level)) if piece.level > 0 else ""
    if kit.type.fits(words, theme.STRONG, theme.SMALL, level.w):
        _level(card, level, kit, piece, seat_colour, theme.SMALL, Align.CENTRE)


def _square(room: Rect) -> Rect:
    side = min(room.w, room.h)
    return room.centred((side, side))


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


def strip_of(piece: Employee) -> tuple[Glyph, ...]:
    """The glyphs of a card."""
    return card_strip(piece)


def main_glyph(piece: Employee) -> Glyph | None:
    """The one glyph a mini shows: what the bonus brings, not what it costs; a wish where there is one."""
    strip = effect_strip(piece.crown or piece.bonus)
    if piece.condition:
        strip = card_strip(piece)[:1]
    if any(glyph.icon == "arrow" for glyph in strip):
        at = max(n for n, glyph in enumerate(strip) if glyph.icon == "arrow")
        strip = strip[at + 1 :] or strip
    return next((glyph for glyph in strip if glyph.icon not in SIGNS), None)


def _level(
    card: Card,
    rect: Rect,
    kit: Kit,
    piece: Employee,
    seat_colour: int | None,
    size: int,
    align: Align = Align.RIGHT,
) -> None:
    """The level as a gilt Roman number; the seat's emblem on start cards, a needle on specialised ones."""
    square = _square(rect)
    if align is not Align.CENTRE:
        square = square._replace(x=rect.x if align is Align.LEFT else rect.right - square.w)
    if piece.level > 0:
        words = kit.say(level_name(piece.level))
        card.text(rect, words, size, GILT, theme.STRONG, align, GILT_BELOW)
    elif piece.level == 0:
        card.sign(square, "specialist")
    elif seat_colour is not None:
        paint_trademark(card, square, seat_colour)


def _head(card: Card, rect: Rect, kit: Kit, piece: Employee, seat_colour: int | None) -> None:
    """Rank on the left, level on the right."""
    rank = piece.rank.name.lower()
    left = rect.left_part(min(rect.w * 52 // 100, rect.h))
    card.sign(left, rank)
    _level(card, rect.without_left(left.w), kit, piece, seat_colour, max(theme.SMALL, rect.h * 7 // 10))


def _main(card: Card, body: Rect, defs: PublicDefinitions, piece: Employee, seat_colour: int | None) -> None:
    """The one sign that says most, or the portrait where there is no bonus."""
    side = min(body.w, body.h)
    glyph = main_glyph(piece)
    if glyph is None:
        card.art(body, portrait(piece, seat_colour))
        return
    card.sign(body.centred((side, side)), in_edition(glyph.icon, defs.edition))
    if piece.crown:
        small = side * 42 // 100
        card.sign(Rect(body.x, body.bottom - small, small, small), "crown")


def _mini(
    card: Card, inner: Rect, kit: Kit, defs: PublicDefinitions, piece: Employee, seat_colour: int | None
) -> None:
    head = inner.top_part(max(18, inner.h * 32 // 100))
    _head(card, head, kit, piece, seat_colour)
    _main(card, inner.without_top(head.h + 1), defs, piece, seat_colour)


def _middling(
    card: Card,
    inner: Rect,
    kit: Kit,
    defs: PublicDefinitions,
    piece: Employee,
    now: tuple[Gained, ...],
    seat_colour: int | None,
) -> None:
    """Rank and level, the cameo if it finds room, the signs of the bonus, and what it would bring now."""
    body = inner
    if now:
        paint_now(card, body.bottom_part(20), kit, now)
        body = body.without_bottom(20)
    strip = strip_of(piece)
    if piece.crown:
        strip = (Glyph("crown"), *strip)
    side = LEAST_STRIP - 2
    high = len(wrapped(kit, strip, side, body.w, 3)) * row_height(kit, side) if strip else 0
    room = body.without_bottom(high)
    if room.h >= LEAST_CAMEO:
        column = room.left_part(24)
        rank = piece.rank.name.lower()
        card.sign(column.top_part(22), rank)
        _level(card, column.without_top(22).top_part(20), kit, piece, seat_colour, theme.SMALL, Align.LEFT)
        card.art(_oval(room.without_left(24)), portrait(piece, seat_colour))
        if strip:
            paint_glyphs(card, body.bottom_part(high), kit, strip, side, theme.INK, defs.edition)
        return
    if room.h >= LEAST_BUST:
        _bust(card, room, kit, piece, seat_colour)
        paint_glyphs(card, body.bottom_part(high), kit, strip, side, theme.INK, defs.edition)
        return
    head = body.top_part(20)
    _head(card, head, kit, piece, seat_colour)
    body = body.without_top(head.h + 1)
    if strip and strip_fits(kit, body, strip):
        paint_glyphs(card, body, kit, strip, 22, theme.INK, defs.edition)
    else:
        _main(card, body, defs, piece, seat_colour)


def _bust(card: Card, room: Rect, kit: Kit, piece: Employee, seat_colour: int | None) -> None:
    """Rank, level and a small cameo on one line."""
    words = kit.say(level_name(piece.level)) if piece.level > 0 else ""
    rank = room.left_part(LEAST_STRIP).centred((LEAST_STRIP, LEAST_STRIP))
    wide = kit.type.width(words, theme.STRONG, theme.SMALL) if words else LEAST_STRIP
    level = Rect(rank.right + 1, room.y, wide, room.h)
    card.sign(rank, piece.rank.name.lower())
    _level(card, level, kit, piece, seat_colour, theme.SMALL, Align.LEFT)
    card.art(_oval(Rect(level.right, room.y, room.right - level.right, room.h)), portrait(piece, seat_colour))


def _whole(
    card: Card,
    inner: Rect,
    kit: Kit,
    defs: PublicDefinitions,
    piece: Employee,
    now: tuple[Gained, ...],
    seat_colour: int | None,
) -> None:
    """The cameo as large as it can be, what tells the card apart beside it, the signs of its bonus below."""
    line = max(20, inner.h // 11)
    size = max(theme.NUMBER, line * 82 // 100)
    body = inner
    if now:
        paint_now(card, body.bottom_part(line), kit, now, size)
        body = body.without_bottom(line + 1)
    strip = strip_of(piece)
    if strip:
        side, high = _strip_size(kit, strip, body, line)
        paint_glyphs(card, body.bottom_part(high), kit, strip, side, theme.INK, defs.edition)
        body = body.without_bottom(high + 1)
    _cameo(card, body, kit, piece, portrait(piece, seat_colour), line, size)
    corner = Rect(body.x + body.w // 28, body.y + min(body.h // 40, 4), body.w // 3, line)
    _level(card, corner, kit, piece, seat_colour, size, Align.LEFT)


def _cameo(card: Card, body: Rect, kit: Kit, piece: Employee, name: str, line: int, size: int) -> None:
    """The cameo as large as it can be, and what deputing brings below or beside it."""
    narrow = kit.type.width("10", theme.STRONG, size) + 2
    column = max(line, narrow)
    beside = _oval(body.without_left(column))
    above = _oval(body.without_bottom(line))
    foot = body.bottom_part(line)
    if body.h < 2 * line:
        _depute_row(card, foot.right_part(2 * line + narrow), kit, piece, size)
    elif body.h < 3 * line:
        _depute_row(card, foot, kit, piece, size)
        card.art(_oval(body.without_left(2 * line + narrow)), name)
    elif above.w >= beside.w:
        _depute_row(card, foot, kit, piece, size)
        card.art(_beside_number(above, body, kit, piece, size) if piece.level > 0 else above, name)
    else:
        column = max(beside.x - body.x, column)
        _depute_column(card, body.left_part(column).bottom_part(2 * line), kit, piece, size)
        card.art(beside, name)


def _beside_number(oval: Rect, body: Rect, kit: Kit, piece: Employee, size: int) -> Rect:
    """The cameo makes way for a number in the corner, which wants more room than an emblem."""
    number = kit.type.width(kit.say(level_name(piece.level)), theme.STRONG, size)
    wide = min(oval.w, body.w - number * 2 // 3)
    high = min(int(wide / SHAPE), oval.h)
    return Rect(body.right - wide, oval.y + oval.h - high, wide, high)


def _strip_size(kit: Kit, strip: tuple[Glyph, ...], body: Rect, line: int) -> tuple[int, int]:
    """Signs in as few rows as can be, as large as leaves the cameo its room; and how high the rows are."""
    least = max(LEAST_STRIP, body.w // 6)
    tries = [(side, CLEAR_GAP) for side in range(min(max(body.w // 4, least), 40), least - 1, -1)]
    tries += [(side, 3) for side in range(least - 1, least * TIGHT // 100 - 1, -1)]
    rows = {choice: len(wrapped(kit, strip, choice[0], body.w, choice[1])) for choice in tries}
    fewest = min(rows.values())
    fitting = [choice for choice in tries if rows[choice] == fewest]
    for side, _ in fitting:
        high = fewest * row_height(kit, side)
        if body.h - high >= max(LEAST_PORTRAIT, body.h * 5 // 8):
            return side, high
    side = fitting[-1][0]
    return side, min(fewest * row_height(kit, side), body.h - line)


def _oval(room: Rect) -> Rect:
    """The largest place for a cameo in the middle of a room."""
    width = max(min(room.w, int(room.h * SHAPE)), 1)
    return room.centred((width, min(int(width / SHAPE), room.h)))


def _depute_row(card: Card, rect: Rect, kit: Kit, piece: Employee, size: int) -> None:
    """What sending the employee away brings, in a row."""
    words = str(piece.depute)
    side = rect.h - 3
    width = kit.type.width(words, theme.STRONG, size)
    card.sign(Rect(rect.x + 1, rect.y + 1, side, side), "depute")
    card.text(Rect(rect.x + side + 3, rect.y, width, rect.h), words, size, theme.INK, theme.STRONG)
    card.sign(Rect(rect.x + side + width + 5, rect.y + 1, side, side), "livre")


def _depute_column(card: Card, rect: Rect, kit: Kit, piece: Employee, size: int) -> None:
    """The same, one above the other."""
    half = rect.h // 2
    side = min(half, rect.w)
    card.sign(rect.top_part(half).centred((side, side)), "depute")
    card.text(rect.bottom_part(half), str(piece.depute), size, theme.INK, theme.STRONG, Align.CENTRE)


def paint_employee_back(card: Card, rect: Rect) -> None:
    """A card face down: midnight damask with a gold monogram."""
    card.art(rect, BACK, Fit.STRETCH)
