"""Employee cards: rank by frame and thimbles, level, what the bonus does and would bring now."""

from __future__ import annotations

from rococo_desktop.model.definitions import Employee
from rococo_desktop.model.outlook import Gained
from rococo_desktop.play.shown import Definitions
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect
from rococo_desktop.ui.icons.colours import RANK_PAINT
from rococo_desktop.ui.icons.pen import shade
from rococo_desktop.ui.marks import Align
from rococo_desktop.ui.pieces.now import paint_now
from rococo_desktop.ui.pieces.stock import paint_stock
from rococo_desktop.ui.pieces.strip import (
    CLEAR_GAP,
    SIGNS,
    paint_glyphs,
    row_height,
    row_width,
    strip_fits,
    wrapped,
)
from rococo_desktop.ui.pieces.tokens import paint_trademark
from rococo_desktop.ui.sheet import Card, Kit
from rococo_desktop.ui.signs import in_edition
from rococo_desktop.ui.text.glyphs import Glyph, card_strip, effect_strip
from rococo_desktop.ui.text.piece_names import level_name
from rococo_desktop.ui.theme import Paint

FULL_WIDTH, FULL_HEIGHT = 84, 112
"""From this size on a card is shown whole."""
MIDDLE_WIDTH, MIDDLE_HEIGHT = 56, 84
"""From this size on a card shows the signs of its bonus; below it is a mini."""
LEAST_STRIP = 20
"""The least size of the signs on a whole card, if they find room at all."""
LEAST_PORTRAIT = 40
"""The least height of a portrait above the signs."""


def paint_employee(
    card: Card,
    rect: Rect,
    kit: Kit,
    defs: Definitions,
    employee: int,
    now: tuple[Gained, ...] = (),
    seat_colour: int | None = None,
) -> None:
    """An employee card, whole or as a mini, as the size allows."""
    piece = defs.employees[employee]
    metal = RANK_PAINT[piece.rank]
    inner = paint_stock(card, rect, metal, shade(ground(piece, seat_colour), 0.82), theme.IVORY)
    if rect.w >= FULL_WIDTH and rect.h >= FULL_HEIGHT:
        _whole(card, inner, kit, defs, piece, now, seat_colour)
    elif rect.w >= MIDDLE_WIDTH and rect.h >= MIDDLE_HEIGHT:
        _middling(card, inner, kit, defs, piece, now, seat_colour)
    else:
        _mini(card, inner, kit, defs, piece, seat_colour)


def ground(piece: Employee, seat_colour: int | None) -> Paint:
    """The colour behind an employee: the seat's own for start cards, else one for each level."""
    if piece.is_start and seat_colour is not None:
        return theme.SEATS[seat_colour]
    return _GROUNDS[max(piece.level, 0)]


_GROUNDS = (
    theme.LINEN,
    theme.CELADON,
    theme.POWDER_PINK,
    theme.APRICOT,
    (128, 164, 196),
    (170, 140, 190),
    theme.CARMINE,
)


def portrait(piece: Employee) -> str:
    """The cameo of a card: by rank, a man or a woman as the card has it once and for all."""
    return f"cameo_{piece.rank.name.lower()}_{sum(map(ord, piece.id)) % 2}"


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


def _level(card: Card, rect: Rect, kit: Kit, piece: Employee, seat_colour: int | None, size: int) -> None:
    """The level as a Roman number; the seat's emblem on start cards, a needle on specialised ones."""
    side = min(rect.w, rect.h)
    square = Rect(rect.right - side, rect.y + (rect.h - side) // 2, side, side)
    if piece.level > 0:
        words = kit.say(level_name(piece.level))
        card.text(rect, words, size, theme.INK, theme.STRONG, Align.RIGHT)
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


def _main(card: Card, body: Rect, defs: Definitions, piece: Employee) -> None:
    """The one sign that says most, or the portrait where there is no bonus."""
    side = min(body.w, body.h)
    glyph = main_glyph(piece)
    if glyph is None:
        card.icon(body.centred((side, side)), portrait(piece), theme.SOFT_INK)
    else:
        card.sign(body.centred((side, side)), in_edition(glyph.icon, defs.edition))
    if piece.crown:
        small = side * 42 // 100
        card.sign(Rect(body.x, body.bottom - small, small, small), "crown")


def _mini(
    card: Card, inner: Rect, kit: Kit, defs: Definitions, piece: Employee, seat_colour: int | None
) -> None:
    head = inner.top_part(max(18, inner.h * 32 // 100))
    _head(card, head, kit, piece, seat_colour)
    _main(card, inner.without_top(head.h + 1), defs, piece)


def _middling(
    card: Card,
    inner: Rect,
    kit: Kit,
    defs: Definitions,
    piece: Employee,
    now: tuple[Gained, ...],
    seat_colour: int | None,
) -> None:
    """Rank and level, the signs of the bonus, and what it would bring now."""
    head = inner.top_part(20)
    _head(card, head, kit, piece, seat_colour)
    body = inner.without_top(head.h + 1)
    if now:
        paint_now(card, body.bottom_part(20), kit, now)
        body = body.without_bottom(20)
    strip = strip_of(piece)
    if piece.crown:
        strip = (Glyph("crown"), *strip)
    if strip and strip_fits(kit, body, strip):
        paint_glyphs(card, body, kit, strip, 22, theme.INK, defs.edition)
    else:
        _main(card, body, defs, piece)


def _whole(
    card: Card,
    inner: Rect,
    kit: Kit,
    defs: Definitions,
    piece: Employee,
    now: tuple[Gained, ...],
    seat_colour: int | None,
) -> None:
    line = max(20, inner.h // 11)
    size = max(theme.NUMBER, line * 78 // 100)
    head = inner.top_part(line + 4)
    rank = piece.rank.name.lower()
    card.sign(head.left_part(head.h), rank)
    _level(card, head.without_left(head.h).without_right(2), kit, piece, seat_colour, size + 2)
    if piece.crown:
        card.sign(head.centred((head.h, head.h)), "crown")
    foot = inner.bottom_part(line)
    _depute(card, foot, kit, piece, size)
    body = Rect(inner.x, head.bottom, inner.w, foot.y - head.bottom)
    if now:
        paint_now(card, body.bottom_part(line), kit, now, size)
        body = body.without_bottom(line)
    _body(card, body.inset(1), kit, defs, piece, ground(piece, seat_colour))


def _body(card: Card, body: Rect, kit: Kit, defs: Definitions, piece: Employee, behind: Paint) -> None:
    """The strip of the bonus, and the portrait above or beside it where it finds room."""
    strip = strip_of(piece)
    if not strip:
        side = min(body.w, body.h)
        card.icon(body.centred((side, side)), portrait(piece), behind)
        return
    for size in range(min(max(body.w // 5, LEAST_STRIP), 40), LEAST_STRIP - 1, -1):
        high = len(wrapped(kit, strip, size, body.w, CLEAR_GAP)) * row_height(kit, size)
        if body.h - high >= max(LEAST_PORTRAIT, body.h * 2 // 5):
            break
    if body.h - high >= LEAST_PORTRAIT:
        face = body.top_part(body.h - high - 2)
        side = min(face.w, face.h)
        card.icon(face.centred((side, side)), portrait(piece), behind)
        paint_glyphs(card, body.bottom_part(high), kit, strip, size, theme.INK, defs.edition)
        return
    beside = body.w - min(body.h, body.w // 2) - 2
    if row_width(kit, strip, LEAST_STRIP, 3) <= beside:
        side = body.w - beside - 2
        card.icon(body.left_part(side), portrait(piece), behind)
        body = body.without_left(side + 2)
    paint_glyphs(card, body, kit, strip, max(LEAST_STRIP, body.w * 3 // 8), theme.INK, defs.edition)


def _depute(card: Card, rect: Rect, kit: Kit, piece: Employee, size: int) -> None:
    """What sending the employee away brings."""
    words = str(piece.depute)
    side = rect.h - 2
    width = kit.type.width(words, theme.STRONG, size)
    total = 2 * side + width + 6
    x = rect.x + (rect.w - total) // 2
    card.sign(Rect(x, rect.y + 1, side, side), "depute")
    card.text(Rect(x + side + 3, rect.y, width, rect.h), words, size, theme.INK, theme.STRONG)
    card.sign(Rect(x + side + width + 6, rect.y + 1, side, side), "livre")


def paint_employee_back(card: Card, rect: Rect) -> None:
    """A card face down: night blue, with a gold thimble."""
    inner = paint_stock(card, rect, theme.GOLD, theme.DUSK, theme.NIGHT)
    card.fill(inner.inset(max(min(inner.w, inner.h) // 14, 2)), (0, 0, 0, 0), 4, (*theme.GOLD, 170), 1)
    side = min(inner.w, inner.h) * 6 // 10
    card.sign(inner.centred((side, side)), "thimble")
