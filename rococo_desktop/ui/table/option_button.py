"""A button of the tray: a sign or tiles at the left, words in the middle, what it brings at the right.

Its key stands in its right end, in a column of its own. Where room is short what it brings goes below the
words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import reduce
from typing import NamedTuple

from rococo_desktop.model.places import Place
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align, HotspotRole
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.signs import in_edition
from rococo_desktop.ui.pieces import paint_glyphs
from rococo_desktop.ui.pieces.icon_strip import LEAST_GAP, row_height, row_width
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import lay_tile
from rococo_desktop.ui.table_state.stage import TrayOption
from rococo_desktop.ui.text.messages import message

CONFIRM = ("confirm", "choice")
PADS = (16, 10, 6)
"""From the edge of a button to what lies on it; less only where words would not fit."""
SIGN = 48
LEAST_SIGN, LEAST_TILE = 28, 26
KEY_EDGE = 8
"""From the right edge of a button to its key."""
LARGER = 150
"""Signs of what is brought are so large, in hundredths of the least, where there is room."""
LARGEST_TILE = 64
"""Tiles alone on a button are no larger than this at the least size of type."""
CLEAR, WORTH = 4, 112
"""On such a button: what is free about them; and how much larger, in hundredths, they may be for the key and
what is wasted to lie below them."""
UNDERLINE = 3
"""How thick the line below a tile is that tells options apart, and how far from the tile."""
BETWEEN = 10
"""From the sign to the words, and from those to what is brought."""
EDGE = 2
"""What a button keeps free above and below."""
LINES = 2
"""Words stand in one line wherever a way leads to that, else in so many, in more where nothing else fits."""
TALLEST = 4
"""A button is at most so many signs of 24 high: more would be a blank slab."""
WIDEST = 26
"""It is at most so many times as wide as small type is high."""


class Plan(NamedTuple):
    """Where everything lies on a button."""

    lead: tuple[Rect, ...]
    """The sign, or the tiles."""
    words: Rect
    size: int
    lines: tuple[str, ...]
    brings: Rect
    sign: int
    """How large the signs of what is brought are; 0 where there are none."""
    is_beside: bool
    """True if what is brought lies at the right, else below the words."""


def room_for_key(desk: Desk, option: TrayOption) -> int:
    """How much of the right end of a button is kept for its key."""
    return panels.key_width(desk.kit, option.key, desk.sizes.small) + KEY_EDGE if option.key else 0


def common_tiles(options: Sequence[TrayOption]) -> Counter[int]:
    """The tiles that all of several options give."""
    return reduce(lambda one, other: one & other, (Counter(option.tiles) for option in options))


def shaped(desk: Desk, rect: Rect) -> Rect:
    """No larger than what lies on a button can fill."""
    high = min(rect.h, TALLEST * SIGN // 2 + 2 * (desk.sizes.small - 16))
    return rect.centred((min(rect.w, WIDEST * desk.sizes.small), high))


def fits(desk: Desk, option: TrayOption, rect: Rect) -> bool:
    """True if all that is said and shown finds room."""
    room = rect.without_right(room_for_key(desk, option))
    return _kept_plan(desk, option, Rect(0, 0, room.w, room.h)) is not None


def lay_option(
    desk: Desk, rect: Rect, option: TrayOption, common: Counter[int] | None = None, told: str = ""
) -> None:
    """A button with its key inside; tiles that not all give are underlined; it tells what it is, or as told.

    Where it shows tiles alone and is high enough, its key lies below them, beside what they waste.
    """
    kept, small = room_for_key(desk, option), desk.sizes.small
    shown_key = desk.kit.cap(option.key) if option.key else ""
    strong, picked = option.target == CONFIRM, option.target in desk.stage.picked
    foot = foot_height(desk, option, rect)
    flat = Rect(0, 0, rect.w, rect.h - foot) if foot else Rect(0, 0, rect.w - kept, rect.h)
    plan = _kept_plan(desk, option, flat) or _squeezed(desk, option, flat)

    wasted = desk.say(message("tray.wasted")) if option.wasted else ""

    def paint(card: Card, inner: Rect) -> None:
        dx, dy = inner.x, inner.y
        panels.button(card, inner, option.lit, strong, picked)
        ink = theme.INK if option.lit else theme.IVORY
        if shown_key:
            row = inner.without_bottom(CLEAR).bottom_part(foot - CLEAR) if foot else inner
            cap = row.without_right(KEY_EDGE).right_part(kept - KEY_EDGE)
            panels.key_cap(card, cap.centred((cap.w, panels.key_height(small))), shown_key, small, option.lit)
        if option.sign and plan.lead and not option.tiles:
            name = in_edition(option.sign, desk.defs.edition)
            card.sign(plan.lead[0].moved(dx, dy), name, theme.DARK_GOLD)
        _lines(card, plan.words.moved(dx, dy), plan, ink)
        if foot and option.wasted:
            _wasted(desk, card, inner.without_bottom(CLEAR).bottom_part(foot - CLEAR), kept, option, wasted)
        if plan.sign:
            align = Align.RIGHT if plan.is_beside else Align.LEFT
            paint_glyphs(
                card,
                plan.brings.moved(dx, dy),
                desk.kit,
                option.glyphs,
                plan.sign,
                edition=desk.defs.edition,
                align=align,
            )

    wastes = option.wasted if foot else ()
    look = (option.label, option.glyphs, option.sign, len(option.tiles), wastes, option.lit, strong, picked)
    desk.lay(rect, ("option", shown_key, *look), paint)
    _tiles(desk, option.tiles, [box.moved(rect.x, rect.y) for box in plan.lead], common or Counter())
    desk.sheet.hotspot(
        rect, option.target, told or told_of(option), HotspotRole.TARGET, option.lit, option.key
    )


def _wasted(desk: Desk, card: Card, row: Rect, kept: int, option: TrayOption, words: str) -> None:
    """What is given for nothing, at the left of the row: in a word and signs, or in signs alone."""
    small, sign = desk.sizes.small, desk.sizes.small + 2
    wide = desk.kit.type.width(words, theme.ITALIC, small)
    goods = row_width(desk.kit, option.wasted, sign, LEAST_GAP)
    room = row.without_left(2 * CLEAR).without_right(kept + CLEAR)
    if wide + CLEAR + goods <= room.w:
        card.text(room.left_part(wide + 1), words, small, theme.SOFT_INK, theme.ITALIC)
        room = room.without_left(wide + CLEAR)
    paint_glyphs(card, room, desk.kit, option.wasted, sign, edition=desk.defs.edition, align=Align.LEFT)


def _tiles(desk: Desk, tiles: Sequence[int], places: Sequence[Rect], common: Counter[int]) -> None:
    """All in one size; where something is common, the rest is underlined."""
    left = Counter(common)
    for at, (face, box) in enumerate(zip(tiles, places, strict=False)):
        nowhere: Place = ("tray", at)
        if left[face] > 0:
            left[face] -= 1
        elif common:
            line = Rect(box.x, box.bottom + UNDERLINE - 1, box.w, UNDERLINE)
            desk.lay(line, "unlike tile", _underline)
        lay_tile(desk, box, face, nowhere)


def _underline(card: Card, rect: Rect) -> None:
    card.fill(rect, theme.SOFT_INK, 1)


def told_of(option: TrayOption) -> str:
    """What an option is, in words."""
    says_more = option.detail.rstrip(".") != option.label
    return f"{option.label}. {option.detail}" if says_more else option.label


def _kept_plan(desk: Desk, option: TrayOption, rect: Rect) -> Plan | None:
    """The plan of a button, found once for each size: a table is composed anew all the time."""
    key = ("option", option.label, option.glyphs, len(option.tiles), bool(option.sign), rect, desk.sizes)
    return desk.memory.plan(key, lambda: _plan(desk, option, rect))


def _plan(desk: Desk, option: TrayOption, rect: Rect) -> Plan | None:
    """The finest way to lay all that a button has; None if it is too small for it."""
    if not option.label:
        return _bare(desk, option, rect)
    found: list[Plan] = []
    for plan in _ways(desk, option, rect):
        if plan is not None and len(plan.lines) == 1:
            return plan
        if plan is not None:
            found.append(plan)
    return next((plan for plan in found if len(plan.lines) <= LINES), found[0] if found else None)


def foot_height(desk: Desk, option: TrayOption, rect: Rect) -> int:
    """How high the row below tiles alone is, with key and what is wasted; 0 where the key is beside."""
    if option.label:
        return 0
    foot = max(panels.key_height(desk.sizes.small), row_height(desk.kit, desk.sizes.small + 2)) + 2 * CLEAR
    number, kept = len(option.tiles), room_for_key(desk, option)
    below = _side(desk, number, rect.w, rect.h - foot)
    return foot if below * WORTH >= _side(desk, number, rect.w - kept, rect.h) * 100 else 0


def tile_side(desk: Desk, option: TrayOption, rect: Rect) -> int:
    """How large tiles are on a button of this size that shows nothing else."""
    foot = foot_height(desk, option, rect)
    wide = rect.w if foot else rect.w - room_for_key(desk, option)
    return _side(desk, len(option.tiles), wide, rect.h - foot)


def _side(desk: Desk, number: int, width: int, height: int) -> int:
    room = (width - 2 * CLEAR) // max(number, 1) - 2 * CLEAR
    least = height - 2 * CLEAR - UNDERLINE
    return max(min(least, room, LARGEST_TILE * desk.sizes.small // theme.SMALL), 1)


def _bare(desk: Desk, option: TrayOption, rect: Rect) -> Plan:
    """Tiles alone, as large as they fit, in the middle."""
    number, between = len(option.tiles), 2 * CLEAR
    side = _side(desk, number, rect.w, rect.h)
    row = rect.centred((number * side + max(number - 1, 0) * between, side))
    lead = tuple(Rect(row.x + at * (side + between), row.y, side, side) for at in range(number))
    nothing = Rect(rect.right, rect.y, 0, rect.h)
    return Plan(lead, nothing, desk.sizes.small, (), nothing, 0, True)


def _ways(desk: Desk, option: TrayOption, rect: Rect) -> Iterator[Plan | None]:
    sizes = (desk.sizes.read, desk.sizes.small)
    least = desk.sizes.small + 2
    for pad in PADS:
        for size in sizes:
            for less in (0, 1, 2):
                lead = _lead(desk, option, rect, pad, less)
                left = max((box.right + BETWEEN for box in lead), default=rect.x + pad)
                body = Rect(left, rect.y + EDGE, rect.right - pad - left, rect.h - 2 * EDGE)
                for sign in (least * LARGER // 100, least):
                    yield _beside(desk, option, lead, body, size, sign)
                    yield _below(desk, option, lead, body, size, sign)


def _lead(desk: Desk, option: TrayOption, rect: Rect, pad: int, less: int) -> tuple[Rect, ...]:
    """Where the sign or the tiles lie, at the left: as large as fits, or less."""
    number = len(option.tiles) or bool(option.sign)
    if not number:
        return ()
    smallest = LEAST_TILE if option.tiles else LEAST_SIGN
    largest = SIGN * desk.sizes.small // 16
    share = rect.w * 2 // 5 // number - 2 if option.tiles else largest
    fitting = max(min(rect.h - 4 * EDGE, largest, share), smallest)
    side = fitting - (fitting - smallest) * less // 2
    top = rect.y + (rect.h - side) // 2
    return tuple(Rect(rect.x + pad + at * (side + 2), top, side, side) for at in range(number))


def _beside(
    desk: Desk, option: TrayOption, lead: tuple[Rect, ...], body: Rect, size: int, sign: int
) -> Plan | None:
    """Words in the middle, what is brought at the right, in one row or two."""
    if not option.glyphs:
        return _worded(desk, option, lead, body, Rect(body.right, body.y, 0, body.h), size, 0)
    half = -(-len(option.glyphs) // 2)
    rows = [(option.glyphs,), (option.glyphs[:half], option.glyphs[half:])]
    for parts in rows[: 2 if half < len(option.glyphs) else 1]:
        wide = max(row_width(desk.kit, part, sign, 5) for part in parts) + 2
        if len(parts) * row_height(desk.kit, sign) > body.h or wide + BETWEEN >= body.w:
            continue
        words = body.without_right(wide + BETWEEN)
        plan = _worded(desk, option, lead, words, body.right_part(wide), size, sign)
        if plan is not None:
            return plan
    return None


def _below(
    desk: Desk, option: TrayOption, lead: tuple[Rect, ...], body: Rect, size: int, sign: int
) -> Plan | None:
    """Words above, what is brought below them."""
    high = row_height(desk.kit, sign)
    if not option.glyphs or row_width(desk.kit, option.glyphs, sign, 5) > body.w:
        return None
    lines = desk.kit.type.wrapped(option.label, theme.STRONG, size, max(body.w, 1))
    words = len(lines) * desk.kit.type.line_height(theme.STRONG, size)
    if words + high > body.h + EDGE:
        return None
    both = body.centred((body.w, words + high))
    plan = _worded(desk, option, lead, both.top_part(words), both.bottom_part(high), size, sign)
    return plan._replace(is_beside=False) if plan is not None else None


def _worded(
    desk: Desk,
    option: TrayOption,
    lead: tuple[Rect, ...],
    words: Rect,
    brings: Rect,
    size: int,
    sign: int,
) -> Plan | None:
    type_ = desk.kit.type
    if words.w < size:
        return None
    lines = tuple(type_.wrapped(option.label, theme.STRONG, size, words.w))
    high = len(lines) * type_.line_height(theme.STRONG, size)
    whole = all(type_.fits(word, theme.STRONG, size, words.w) for word in option.label.split())
    if high > words.h + EDGE or not whole:
        return None
    return Plan(lead, words, size, lines, brings, sign, True)


def _squeezed(desk: Desk, option: TrayOption, rect: Rect) -> Plan:
    """Words alone, where nothing else finds room: what it brings is said on pointing at it."""
    body = rect.inset(PADS[-1], 0)
    lines = tuple(desk.kit.type.wrapped(option.label, theme.STRONG, desk.sizes.small, body.w))
    bare = Rect(body.right, body.y, 0, 0)
    return Plan((), body, desk.sizes.small, lines, bare, 0, True)


def _lines(card: Card, rect: Rect, plan: Plan, ink: theme.Paint) -> None:
    height = card.type.line_height(theme.STRONG, plan.size)
    top = rect.y + (rect.h - height * len(plan.lines)) // 2
    for at, line in enumerate(plan.lines):
        row = Rect(rect.x, top + at * height, rect.w, height)
        card.text(row, line, plan.size, ink, theme.STRONG)
