"""Prices on the shelves: what it costs now and next, what leaves, and whether it can be paid."""

from __future__ import annotations

from collections.abc import Hashable

from rococo_desktop.model.outlook import ShelfPrice, StockPrice
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces import paint_price
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.text.messages import message, sentences


def lay_shelf_price(desk: Desk, rect: Rect, price: ShelfPrice, lit: bool) -> None:
    """The price of a space whose piece slides on; what can be taken is never marked as too dear.

    It may be free this once.
    """
    nothing = price.piece == EMPTY
    then = None if nothing else price.next_price
    leaves = price.leaves and not nothing
    affordable = None if lit and not price.affordable else price.affordable

    def paint(card: Card, inner: Rect) -> None:
        paint_price(card, inner, desk.kit, price.price, then, leaves, affordable)

    desk.lay(rect, ("shelf price", price.price, then, leaves, affordable), paint, raised=lit)


def paint_stock_price(card: Card, rect: Rect, desk: Desk, stock: StockPrice) -> None:
    """The price of a stock that falls as it empties: now, and after one is taken."""
    then = None if stock.next_price == stock.price else stock.next_price
    paint_price(card, rect, desk.kit, stock.price, then, False, stock.affordable)


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
