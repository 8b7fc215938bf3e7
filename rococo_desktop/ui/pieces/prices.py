"""Prices: the number in a coin, hollow where the viewer has not got the livre, and bare what comes next."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.outlook import Missing, ShelfPrice, StockPrice
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces.card_stock import number_size, paint_number
from rococo_desktop.ui.pieces.lacks import BROWN, outline, sign_of
from rococo_desktop.ui.pieces.plaques import paint_marble

MARGIN, AIR = 3, 5
"""From the end of a plaque to what stands on it; between parts that stand side by side."""
LARGEST = 34
"""The largest a coin is."""
NEXT_FACE = theme.STRONG
"""What the price of the next round is written in."""
TIGHT = 2
"""From the arrow to the price of the next round, which it brings."""


class Price(NamedTuple):
    """A price as a plaque shows it."""

    now: int | None
    """None if there is nothing to be had."""
    then: int | None = None
    """What it costs in the next round."""
    leaves: bool = False
    short: bool = False
    """True if the viewer has not got the livre."""
    rank: str = ""
    """The sign of a rank that is missing."""


def shelf_price(price: ShelfPrice) -> Price:
    """The price of a space whose piece slides on; what else is missing is marked where it stands itself."""
    if price.piece == EMPTY:
        return Price(price.price)
    return Price(price.price, price.next_price, price.leaves, _livre_short(price.missing))


def stock_price(stock: StockPrice) -> Price:
    """The price of a stock that falls as it empties."""
    rank = next((sign_of(one) for one in stock.missing or () if one.key == "needs_rank"), "")
    return Price(stock.price, None, False, _livre_short(stock.missing), rank)


def short(missing: Missing) -> bool:
    """True if livre or goods are missing, whatever else."""
    return any(reason.key in ("livre_short", "goods_short") for reason in missing or ())


def _livre_short(missing: Missing) -> bool:
    return any(reason.key == "livre_short" for reason in missing or ())


def coin_for(missing: Missing) -> str:
    """What a number of livre stands in: a coin, or a hollow one that the viewer has not got."""
    return _coin(_livre_short(missing))


def _coin(short: bool) -> str:
    return "coin_hollow" if short else "coin"


def paint_price(card: Card, rect: Rect, price: Price) -> None:
    """The coin of now, and after it what comes in the next round or a rank that is missing, in the middle.

    The coin stands in the same place whatever comes next, so that it is found beneath every piece of a shelf.
    """
    paint_marble(card, rect, price.short)
    if price.now is None:
        side = min(16, rect.w, rect.h)
        card.sign(rect.centred((side, side)), "minus", theme.SOFT_INK)
        return
    row = rect.inset(MARGIN, 0)
    side = min(row.h, LARGEST)
    if price.leaves or price.then is not None:
        _paint_change(card, row, price, side)
        return
    sign = min(side - 2, row.w - side - AIR) if price.rank else 0
    group = row.centred((side + (sign + AIR if sign else 0), row.h))
    paint_number(card, group.left_part(side).centred((side, side)), _coin(price.short), str(price.now))
    if sign:
        place = group.right_part(sign).centred((sign, sign))
        outline(card, place, BROWN)
        card.sign(place.inset(1), price.rank)


def _paint_change(card: Card, row: Rect, price: Price, side: int) -> None:
    """The coin of now, an arrow and the bare price of the next round, or that it leaves before that."""
    size = max(number_size(side, str(price.now)) * 3 // 4, theme.LEAST_TEXT)
    figures = max(card.type.width(words, NEXT_FACE, size) for words in ("4", str(price.then or 0)))
    # Beside a price of two figures on a narrow plaque the coin is smaller.
    side = next((less for less in range(side, 1, -1) if _reach(less, figures) <= row.w), 1)
    arrow, after = side // 2, _reach(side, figures) - side - AIR
    group = row.centred((side + AIR + after, row.h))
    paint_number(card, group.left_part(side).centred((side, side)), _coin(price.short), str(price.now))
    then = group.right_part(after)
    if price.leaves:
        sign = min(side, after)
        card.sign(then.left_part(sign).centred((sign, sign)), "leaves")
        return
    card.sign(then.left_part(arrow).centred((arrow, arrow)), "then", theme.SOFT_INK)
    card.text(then.right_part(figures).without_bottom(2), str(price.then), size, theme.SOFT_INK, NEXT_FACE)


def _reach(side: int, figures: int) -> int:
    """How wide a coin is with an arrow and the figures of the next round."""
    return side + AIR + side // 2 + TIGHT + figures
