"""Prices on the shelves: what it costs now, what it will cost next, what leaves, and whether it can be paid."""

from __future__ import annotations

from collections.abc import Hashable

from rococo_desktop.model.outlook import ShelfPrice, StockPrice
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect
from rococo_desktop.ui.marks import Align
from rococo_desktop.ui.sheet import Card
from rococo_desktop.ui.table import panels
from rococo_desktop.ui.table.desk import Desk
from rococo_desktop.ui.table.zones import Sizes
from rococo_desktop.ui.text.messages import message, sentences


def paint_shelf_price(card: Card, rect: Rect, price: ShelfPrice, sizes: Sizes) -> None:
    """The price of a space whose piece slides on: a coin, the price, and what becomes of it."""
    nothing = price.piece == EMPTY
    ink: theme.Paint = theme.PALE_INK if nothing else theme.IVORY
    if price.affordable is False:
        ink = theme.POWDER_PINK
    side = min(rect.h - 2, sizes.number)
    now = str(price.price)
    wide = side + 2 + card.type.width(now, theme.STRONG, sizes.number)
    then = "" if nothing else _then(price)
    tail = 0
    if then:
        tail = card.type.width(then, theme.BODY, sizes.small) + 4
    elif price.leaves and not nothing:
        tail = side + 3
    if wide + tail > rect.w:
        tail = 0
        then = ""
    x = rect.x + (rect.w - wide - tail) // 2
    panels.counter(card, Rect(x, rect.y, wide, rect.h), "livre", now, sizes.number, ink, side=side)
    rest = Rect(x + wide + 4, rect.y, tail - 4, rect.h)
    if then:
        card.text(rest, then, sizes.small, theme.PALE_INK, theme.BODY, Align.LEFT)
    elif tail:
        card.icon(Rect(rest.x, rect.y + (rect.h - side) // 2, side, side), "leaves", theme.POWDER_PINK)


def _then(price: ShelfPrice) -> str:
    return "" if price.next_price is None else f"›{price.next_price}"


def paint_stock_price(card: Card, rect: Rect, stock: StockPrice, sizes: Sizes) -> None:
    """The price of a stock that falls as it empties: now, and after one is taken."""
    if stock.price is None:
        return
    now = str(stock.price)
    then = "" if stock.next_price is None or stock.next_price == stock.price else f"›{stock.next_price}"
    side = min(rect.h - 2, sizes.number)
    wide = side + 2 + card.type.width(now, theme.STRONG, sizes.number)
    tail = card.type.width(then, theme.BODY, sizes.small) + 4 if then else 0
    x = rect.x + (rect.w - wide - tail) // 2
    ink = theme.POWDER_PINK if stock.affordable is False else theme.IVORY
    panels.counter(card, Rect(x, rect.y, wide, rect.h), "livre", now, sizes.number, ink, side=side)
    if then:
        card.text(Rect(x + wide + 4, rect.y, tail - 4, rect.h), then, sizes.small, theme.PALE_INK)


def shelf_sentence(desk: Desk, price: ShelfPrice) -> str:
    """A price in words: now, next, and whether it can be paid."""

    def make() -> str:
        parts = [message("board.costs", n=price.price)]
        if price.leaves:
            parts.append(message("board.leaves"))
        elif price.next_price is not None:
            parts.append(message("board.next_round", n=price.next_price))
        if price.affordable is not None:
            parts.append(message("board.affordable" if price.affordable else "board.not_affordable"))
        return desk.say(sentences(parts))

    return desk.memory.sentence(("shelf", price), make)


def stock_sentence(desk: Desk, key: Hashable, stock: StockPrice) -> str:
    """The price of a stock in words."""

    def make() -> str:
        if stock.price is None:
            return desk.say(message("board.empty_space"))
        parts = [message("board.costs", n=stock.price)]
        if stock.next_price is not None and stock.next_price != stock.price:
            parts.append(message("board.after_one", n=stock.next_price))
        return desk.say(sentences(parts))

    return desk.memory.sentence(("stock", key, stock), make)
