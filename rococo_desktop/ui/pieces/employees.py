"""Employee cards: rank by frame and thimbles, level, what the bonus does and would bring now."""

from __future__ import annotations

from rococo_desktop.model.definitions import Employee
from rococo_desktop.model.outlook import Gained
from rococo_desktop.play.shown import Definitions
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect
from rococo_desktop.ui.icons import natural
from rococo_desktop.ui.icons.colours import RANK_PAINT
from rococo_desktop.ui.icons.pen import shade
from rococo_desktop.ui.marks import Align
from rococo_desktop.ui.pieces.stock import paint_stock
from rococo_desktop.ui.pieces.strip import SIGNS, paint_glyphs
from rococo_desktop.ui.pieces.tokens import paint_trademark
from rococo_desktop.ui.sheet import Card, Kit
from rococo_desktop.ui.text.glyphs import Glyph, effect_strip
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.piece_names import level_name
from rococo_desktop.ui.theme import Paint

FULL_WIDTH, FULL_HEIGHT = 92, 118
"""From this size on a card is shown whole; below it is a mini."""
GRAND_HEIGHT = 168
"""From this height on there is room for a portrait."""


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
    if rect.w < FULL_WIDTH or rect.h < FULL_HEIGHT:
        _mini(card, inner, kit, defs, piece, seat_colour)
    else:
        _whole(card, inner, kit, defs, piece, now, seat_colour)


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
    """The drawing of who the card shows."""
    return "person"


def strip_of(piece: Employee) -> tuple[Glyph, ...]:
    """The glyphs of a card's bonus or crown."""
    return effect_strip(piece.crown or piece.bonus)


def main_glyph(piece: Employee) -> Glyph | None:
    """The one glyph a mini shows: what the bonus brings, not what it costs."""
    strip = strip_of(piece)
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
        card.icon(square, "specialist", natural("specialist"))
    elif seat_colour is not None:
        paint_trademark(card, square, seat_colour)


def _mini(
    card: Card, inner: Rect, kit: Kit, defs: Definitions, piece: Employee, seat_colour: int | None
) -> None:
    head = inner.top_part(max(18, inner.h * 32 // 100))
    rank = piece.rank.name.lower()
    room = inner.w * 52 // 100
    card.icon(head.left_part(min(room, head.h)), rank, natural(rank))
    _level(card, head.without_left(min(room, head.h)), kit, piece, seat_colour, theme.SMALL)
    body = inner.without_top(head.h + 1)
    side = min(body.w, body.h)
    glyph = main_glyph(piece)
    icon = glyph.icon if glyph else portrait(piece)
    card.icon(body.centred((side, side)), icon, natural(icon, defs.edition))
    if piece.crown:
        small = side * 42 // 100
        card.icon(Rect(body.x, body.bottom - small, small, small), "crown", natural("crown"))


def _whole(
    card: Card,
    inner: Rect,
    kit: Kit,
    defs: Definitions,
    piece: Employee,
    now: tuple[Gained, ...],
    seat_colour: int | None,
) -> None:
    line = max(20, inner.h // 8) if inner.h < GRAND_HEIGHT else max(22, inner.h // 11)
    size = max(theme.NUMBER, line * 78 // 100)
    head = inner.top_part(line + 4)
    rank = piece.rank.name.lower()
    card.icon(head.left_part(head.h), rank, natural(rank))
    _level(card, head.without_left(head.h).without_right(2), kit, piece, seat_colour, size)
    middle = head.centred((head.h, head.h))
    if piece.crown:
        card.icon(middle, "crown", natural("crown"))
    foot = inner.bottom_part(line)
    _depute(card, foot, kit, piece, size)
    body = Rect(inner.x, head.bottom, inner.w, foot.y - head.bottom)
    if inner.h >= GRAND_HEIGHT - 10:
        face = body.top_part(body.h * 46 // 100)
        side = min(face.w, face.h)
        card.icon(face.centred((side, side)), portrait(piece), ground(piece, seat_colour))
        body = body.without_top(face.h)
    if now:
        paint_now(card, body.bottom_part(line), kit, now, size)
        body = body.without_bottom(line)
    strip = strip_of(piece)
    if strip:
        paint_glyphs(card, body.inset(1), kit, strip, min(body.h // 2 - 2, 40), theme.INK, defs.edition)
    else:
        side = min(body.w, body.h) * 7 // 10
        if inner.h < GRAND_HEIGHT - 10:
            card.icon(body.centred((side, side)), portrait(piece), ground(piece, seat_colour))


def _depute(card: Card, rect: Rect, kit: Kit, piece: Employee, size: int) -> None:
    """What sending the employee away brings."""
    words = str(piece.depute)
    side = rect.h - 2
    width = kit.type.width(words, theme.STRONG, size)
    total = 2 * side + width + 6
    x = rect.x + (rect.w - total) // 2
    card.icon(Rect(x, rect.y + 1, side, side), "depute", natural("depute"))
    card.text(Rect(x + side + 3, rect.y, width, rect.h), words, size, theme.INK, theme.STRONG)
    card.icon(Rect(x + side + width + 6, rect.y + 1, side, side), "livre", natural("livre"))


def paint_now(card: Card, rect: Rect, kit: Kit, now: tuple[Gained, ...], size: int = theme.NUMBER) -> None:
    """What the bonus would bring this moment: "now: 4" with a coin."""
    card.fill(rect, (*theme.DARK_GOLD, 46), rect.h // 3)
    side = rect.h - 4
    first = ("≤" if now[0].up_to else "") + str(now[0].amount)
    for words in (kit.say(message("tooltip.now", n=first)), first):
        parts: list[tuple[str, str]] = [(words, now[0].what)]
        parts += [(("≤" if more.up_to else "") + str(more.amount), more.what) for more in now[1:3]]
        lead = side if words == first else 0
        width = lead + sum(kit.type.width(told, theme.STRONG, size) + side + 6 for told, _ in parts)
        if width <= rect.w:
            break
    x = rect.x + max((rect.w - width) // 2, 0)
    if lead:
        card.icon(Rect(x, rect.y + 2, side, side), "now", theme.DARK_GOLD)
        x += lead
    for told, what in parts:
        wide = kit.type.width(told, theme.STRONG, size)
        card.text(Rect(x + 2, rect.y, wide, rect.h), told, size, theme.INK, theme.STRONG)
        icon = "bag_tile" if what == "tile" else what
        card.icon(Rect(x + wide + 4, rect.y + 2, side, side), icon, natural(icon))
        x += wide + side + 6


def paint_employee_back(card: Card, rect: Rect) -> None:
    """A card face down: night blue, with a gold thimble."""
    inner = paint_stock(card, rect, theme.GOLD, theme.DUSK, theme.NIGHT)
    card.fill(inner.inset(max(min(inner.w, inner.h) // 14, 2)), (0, 0, 0, 0), 4, (*theme.GOLD, 170), 1)
    side = min(inner.w, inner.h) * 6 // 10
    card.icon(inner.centred((side, side)), "thimble", theme.BRIGHT_GOLD)
