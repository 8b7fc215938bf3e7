"""A seat's workshop, as far as it is public, over the market: opened by its strip, or while a key is held."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.places import Place
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.play.rivals import level_of, portrait_of
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import HotspotRole
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces.rival_faces import paint_face
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.description_cache import told_employee, told_garment, told_jewelry
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import (
    lay_card_back,
    lay_employee,
    lay_guest,
    lay_jewelry,
    lay_tile_back,
)
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.rival_names import level_name

CARD_ASPECT = 0.72
LEAST_HEIGHT = 64
"""Below this a small card is not readable; then they overlap."""


def compose_seat(desk: Desk, seat: int) -> None:
    """Counters, cards in hand and supply as far as known, discard, garments on the board, jewelry, silk."""
    if not 0 <= seat < desk.defs.seats:
        return
    zones, sizes = desk.zones, desk.sizes
    top = zones.halls[1].y
    panel = Rect(zones.board.x + 8, top, zones.board.w - 16, zones.market.bottom - top)
    who = desk.stage.seats[seat]
    facts = desk.view.seats[seat]
    title = desk.say(message("board.seat", seat=who.name)).rstrip(".")
    desk.fresh(panel.inset(-panels.SHADE), lambda card, _: _ground(desk, card, panel, title, seat))
    desk.sheet.panel(frames.with_frame(panel))
    desk.sheet.hotspot(panel, ("fact", "seat"), title, HotspotRole.GROUND)
    head = sizes.large + 22
    body = panel.inset(14, 10).without_top(head)
    upper, lower = body.rows(2, 6)
    line = sizes.line + 2
    known = len(facts.closed)
    hidden = max(facts.hand + facts.supply - known, 0)
    left, right = upper.split_columns((58, 42), 12)
    area = _part(desk, left, "closed", facts.hand + facts.supply, line)
    closed: list[tuple[Place, int]] = [(("supply", seat), card) for card in sorted(facts.closed)]
    closed += [(("hand", seat), EMPTY)] * hidden
    _cards(desk, area, closed, seat)
    area = _part(desk, right, "discard", len(facts.discard), line)
    _cards(desk, area, [(("discard", seat), card) for card in facts.discard[::-1]], seat)
    spaces = [at for at, owner in enumerate(desk.view.trademarks[: len(desk.view.guests)]) if owner == seat]
    dressed = [space for space in spaces if desk.view.guests[space] != EMPTY]
    left, right = lower.split_columns((58, 42), 12)
    area = _part(desk, left, "guests", len(dressed), line)
    for space, rect in zip(dressed, _laid(desk, area, len(dressed), 0.7), strict=True):
        lay_guest(desk, rect, desk.view.guests[space], seat, ("guests", space))
        desk.region(rect, displayed("guest", space, seat), told_garment(desk, desk.view.guests[space]))
    goods = [*((True, tile) for tile in facts.jewelry), *((False, EMPTY) for _ in range(facts.tiles))]
    area = _part(desk, right, "silk" if desk.defs.jeweler is None else "goods", len(goods), line)
    for at, ((is_jewel, tile), rect) in enumerate(
        zip(goods, _laid(desk, area, len(goods), 1.0), strict=True)
    ):
        if is_jewel:
            lay_jewelry(desk, rect, tile, ("jewelry", seat))
            desk.region(rect, displayed("jewelry", tile, seat, at), told_jewelry(desk, tile))
        else:
            lay_tile_back(desk, rect, ("silk", seat))


def _cards(desk: Desk, area: Rect, cards: list[tuple[Place, int]], seat: int) -> None:
    rects = _laid(desk, area, len(cards), CARD_ASPECT)
    for at, ((place, card), rect) in enumerate(zip(cards, rects, strict=True)):
        if card == EMPTY:
            lay_card_back(desk, rect, place)
        else:
            lay_employee(desk, rect, card, place, seat)
            target = displayed(place[0], card, seat, at)
            desk.region(_seen(rect, rects[at + 1 : at + 2]), target, told_employee(desk, card))


def displayed(kind: str, piece: int, seat: int, at: int = 0) -> Target:
    """What a piece in the workshop of a seat answers to; `at` tells those apart that are alike."""
    return ("displayed", f"{kind} {piece} {seat} {at}")


def _seen(rect: Rect, after: list[Rect]) -> Rect:
    """What the next one of a row leaves to be seen."""
    covered = any(rect.overlaps(other) for other in after)
    return rect.left_part(after[0].x - rect.x) if covered else rect


def _laid(desk: Desk, area: Rect, count: int, aspect: float) -> list[Rect]:
    """Rows from the left, never larger than in the workshop."""
    if not count:
        return []
    gap = 5
    tallest = min(area.h, desk.zones.bench.hand.h)
    if aspect == 1.0:
        tallest = min(area.h // 2, tallest // 2)
    most = max((area.h + gap) // (LEAST_HEIGHT + gap), 1)
    for rows in range(1, most + 1):
        height = min((area.h - gap * (rows - 1)) // rows, tallest)
        width = int(height * aspect)
        columns = max((area.w + gap) // (width + gap), 1)
        if columns * rows >= count:
            break
    columns = max(columns, -(-count // rows))
    step = min(width + gap, (area.w - width) // max(columns - 1, 1))
    return [
        Rect(area.x + at % columns * step, area.y + at // columns * (height + gap), width, height)
        for at in range(count)
    ]


def _part(desk: Desk, rect: Rect, key: str, number: int, line: int) -> Rect:
    words = desk.say(message(f"board.part.{key}", n=number))
    head = rect.top_part(line)
    desk.lay(
        head,
        ("part", words),
        lambda card, inner: card.text(inner, words, desk.sizes.small, theme.BRIGHT_GOLD, theme.STRONG),
    )
    return rect.without_top(line)


def _ground(desk: Desk, card: Card, panel: Rect, title: str, seat: int) -> None:
    sizes = desk.sizes
    panels.night_panel(card, panel)
    side = sizes.large + 10
    head = Rect(panel.x + 14, panel.y + 8, panel.w - 28, side)
    panels.emblem(card, head.left_part(side), desk.stage.seats[seat].colour)
    facts = desk.view.seats[seat]
    counters = [("livre", facts.livre), ("lace", facts.lace), ("thread", facts.thread), ("silk", facts.tiles)]
    if facts.prestige is not None:
        counters.insert(0, ("prestige", facts.prestige))
    x = head.right
    for icon, number in reversed(counters):
        wide = side + card.type.width(str(number), theme.STRONG, sizes.large) + 14
        x -= wide
        panels.counter(
            card, Rect(x, head.y, wide, head.h), icon, str(number), sizes.large, theme.IVORY, side=side - 8
        )
    _title(desk, card, Rect(head.x + side + 10, head.y, x - head.x - side - 20, side), title, seat)
    card.fill(Rect(head.x, head.bottom + 4, head.w, 1), theme.DARK_GOLD)


def _title(desk: Desk, card: Card, rect: Rect, title: str, seat: int) -> None:
    """Whose workshop it is; with a rival's face before it, and behind it, where there is room, its level."""
    who, sizes = desk.stage.seats[seat], desk.sizes
    if portrait_of(who.character) and not who.is_person:
        paint_face(card, rect.left_part(rect.h).inset(-2), who.character)
        rect = rect.without_left(rect.h + 10)
    card.text(rect, title, sizes.large, theme.IVORY, theme.STRONG)
    level = level_of(who.player)
    if level:
        words = desk.say(level_name(level))
        rest = rect.without_left(card.type.width(title, theme.STRONG, sizes.large) + 18)
        if card.type.fits(words, theme.ITALIC, sizes.small, rest.w):
            card.text(rest, words, sizes.small, theme.PALE_INK, theme.ITALIC)


KEYS = tuple(f"board.part.{part}" for part in ("closed", "discard", "guests", "goods", "silk"))
"""The keys of this module that are built from closed lists."""
