"""The magnifier: one thing large, with its name, everything it says, and its prices now and next."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.outlook import ShelfPrice, StockPrice
from rococo_desktop.play.game.session_values import PublicDefinitions
from rococo_desktop.ui.overlays.enlarged import Enlarged
from rococo_desktop.ui.overlays.magnified_targets import looked_at
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import HotspotRole
from rococo_desktop.ui.picture.sheet import Card, Kit, Sheet
from rococo_desktop.ui.pieces.card_stock import paint_panel
from rococo_desktop.ui.pieces.prices import paint_price, shelf_price, stock_price
from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.reasons import why_not

MARGIN, GAP, APART = 26, 28, 10
READING, WIDEST_READING = 380, 560
PRICE = Size(148, 38)
MAGNIFIED: Target = ("region", "magnified")


def magnified(sheet: Sheet, room: Size, stage: Stage, target: Target) -> None:
    """Lay the panel for a target on the sheet's layer, beside the thing itself where it is known to lie."""
    kit = sheet.kit
    spot = next((spot for spot in reversed(sheet.hotspots) if spot.target == target), None)
    shown = looked_at(kit, stage, target)
    if shown is None:
        return  # it has gone, or there is nothing to look at
    name = kit.words.title(shown.name)
    told = [kit.words.title(line) for line in shown.lines]
    if not told and spot is not None and spot.description:
        told = [spot.description]
    lines = [*told, *_price_lines(kit, stage.defs, shown.price)]
    plan = _plan(kit, room, name, lines, shown.size, shown.price is not None)
    panel = _beside(Rect(0, 0, room.w, room.h), plan.size, spot.rect if spot is not None else None)
    card = sheet.card(panel.inset(-16))
    _paint(card, panel, plan, name, lines, shown)
    sheet.lay(card)
    ground = frames.with_frame(panel, frames.GRAND)
    sheet.panel(ground)
    sheet.hotspot(ground, MAGNIFIED, name, HotspotRole.GROUND)


class _Plan(NamedTuple):
    """Sizes that hold all words: the column widens first, then the words shrink to the least size."""

    size: Size
    reading: int
    text: int
    title: int


def _plan(kit: Kit, room: Size, name: str, lines: list[str], picture: Size, priced: bool) -> _Plan:
    side = picture.w + GAP
    most = Size(room.w - 48, room.h - 48)
    for text, title, reading in (
        (theme.READ, theme.HEAD, READING),
        (theme.READ, theme.HEAD, WIDEST_READING),
        (theme.SMALL, 26, WIDEST_READING),
        (theme.SMALL, theme.LARGE, most.w - 2 * MARGIN - side),
    ):
        height = _reading_height(kit, name, lines, reading, text, title, priced)
        size = Size(reading + side + 2 * MARGIN, max(height, picture.h) + 2 * MARGIN)
        if size.w <= most.w and size.h <= most.h:
            break
    return _Plan(Size(min(size.w, most.w), min(size.h, most.h)), reading, text, title)


def _reading_height(
    kit: Kit, name: str, lines: list[str], width: int, text: int, title: int, priced: bool
) -> int:
    height = kit.type.text_height(name, theme.TITLE, title, width) + 2 * APART
    height += sum(kit.type.text_height(line, theme.BODY, text, width) + APART for line in lines)
    return height + (PRICE.h + APART if priced else 0)


def _beside(room: Rect, size: Size, thing: Rect | None) -> Rect:
    """Where the panel lies: on the side of the room away from the thing, in the middle otherwise."""
    centred = room.centred(size)
    if thing is None:
        return centred
    left, right = thing.x - 24 - size.w, thing.right + 24
    if right + size.w <= room.right - 24:
        x = right
    elif left >= 24:
        x = left
    else:
        x = 24 if thing.centre[0] > room.centre[0] else room.right - 24 - size.w
    y = min(max(thing.centre[1] - size.h // 2, 24), room.bottom - 24 - size.h)
    return Rect(x, y, size.w, size.h)


def _paint(
    card: Card,
    panel: Rect,
    plan: _Plan,
    name: str,
    lines: list[str],
    shown: Enlarged,
) -> None:
    card.shadow(panel, 14, 14, 150)
    paint_panel(card, panel)
    body = panel.inset(MARGIN)
    place = Rect(body.x, body.y + (body.h - shown.size.h) // 2, shown.size.w, shown.size.h)
    card.shadow(place, 12, 8, 90)
    shown.paint(card, place)
    body = body.without_left(shown.size.w + GAP)
    words = Rect(body.x, body.y, plan.reading, body.h)
    height = card.paragraph(words, name, plan.title, theme.INK, theme.TITLE)
    words = words.without_top(height + APART)
    card.fill(Rect(words.x, words.y, words.w, 1), theme.GOLD)
    words = words.without_top(APART)
    if shown.price is not None:
        price = shown.price
        place = Rect(words.x, words.y, *PRICE)
        plaque = shelf_price(price) if isinstance(price, ShelfPrice) else stock_price(price)
        paint_price(card, place, plaque)
        words = words.without_top(PRICE.h + APART)
    for line in lines:
        height = card.paragraph(words, line, plan.text, theme.INK, theme.BODY)
        words = words.without_top(height + APART)


def _price_lines(kit: Kit, defs: PublicDefinitions, price: ShelfPrice | StockPrice | None) -> list[str]:
    if price is None or price.price is None:
        return []
    lines = [message("tooltip.price_now", n=price.price)]
    if isinstance(price, ShelfPrice) and price.leaves:
        lines.append(message("tooltip.leaves_next"))
    elif isinstance(price, ShelfPrice) and price.next_price is not None:
        lines.append(message("tooltip.price_next", n=price.next_price))
    elif isinstance(price, StockPrice) and price.next_price not in (None, price.price):
        lines.append(message("tooltip.price_after_one", n=price.next_price))
    told = [". ".join(kit.say(line) for line in lines) + "."]
    if price.missing is not None:
        lacks = [why_not(defs, reason) for reason in price.missing]
        told.append(" ".join(kit.say(line) for line in lacks or [message("board.affordable")]))
    return told
