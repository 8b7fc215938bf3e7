"""Prices on the shelves: what it costs now and next, what leaves, and whether it can be paid."""

from __future__ import annotations

from collections.abc import Hashable

from rococo_desktop.model.outlook import ShelfPrice, StockPrice
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces.prices import paint_price, shelf_price, short, stock_price
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.text.messages import message, sentences

WITHIN = 3
"""By how much a price is narrower on either side than its piece: two of them never read as one line."""


def lay_shelf_price(desk: Desk, rect: Rect, price: ShelfPrice, lit: bool) -> None:
    """The price of a space whose piece slides on; what can be taken is never marked as too dear.

    It may be free this once.
    """
    shown = shelf_price(price)
    if lit:
        shown = shown._replace(short=False)

    def paint(card: Card, inner: Rect) -> None:
        paint_price(card, inner, shown)

    desk.lay(rect.inset(WITHIN, 0), ("shelf price", shown), paint, raised=lit)


def paint_stock_price(card: Card, rect: Rect, stock: StockPrice) -> None:
    """The price of a stock that falls as it empties; what it is after one is taken is told in words.

    On the plaque it was read as the price of the next round.
    """
    paint_price(card, rect, stock_price(stock))


def shelf_sentence(desk: Desk, price: ShelfPrice) -> str:
    """A price in words: now, next, and whether it can be paid."""

    def make() -> str:
        parts = [message("board.costs", n=price.price)]
        if price.leaves:
            parts.append(message("board.leaves"))
        elif price.next_price is not None:
            parts.append(message("board.next_round", n=price.next_price))
        if price.missing is not None:
            parts.append(message("board.not_affordable" if short(price.missing) else "board.affordable"))
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
