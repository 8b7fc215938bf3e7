"""Prices: the number in a coin, hollow where the viewer has not got the livre, and what comes next."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.outlook import Missing, ShelfPrice, StockPrice
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces.card_stock import paint_number
from rococo_desktop.ui.pieces.lacks import BROWN, outline, sign_of
from rococo_desktop.ui.pieces.plaques import paint_marble

MARGIN, AIR = 3, 5
"""From the end of a plaque to what stands on it; between parts that stand side by side."""
LARGEST, LEAST_NEXT = 34, 18
"""The largest a coin is, and the least the smaller one of the next round."""
CHEVRON = 14


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
    """The coin of now; at its right that of the next round, that it leaves, or a rank that is missing."""
    paint_marble(card, rect, price.short)
    if price.now is None:
        side = min(16, rect.w, rect.h)
        card.sign(rect.centred((side, side)), "minus", theme.SOFT_INK)
        return
    row = rect.inset(MARGIN, 0)
    side = min(row.h, LARGEST)
    if price.leaves or price.then is not None:
        paint_number(card, row.left_part(side).centred((side, side)), _coin(price.short), str(price.now))
        _next(card, row.without_left(side), price, side)
        return
    sign = min(side - 2, row.w - side - AIR) if price.rank else 0
    group = row.centred((side + (sign + AIR if sign else 0), row.h))
    paint_number(card, group.left_part(side).centred((side, side)), _coin(price.short), str(price.now))
    if sign:
        place = group.right_part(sign).centred((sign, sign))
        outline(card, place, BROWN)
        card.sign(place.inset(1), price.rank)


def _next(card: Card, rect: Rect, price: Price, now: int) -> None:
    """What comes next, at the end of the plaque: that it leaves, or a smaller coin behind a thin chevron."""
    if price.leaves:
        side = min(now, rect.w)
        card.sign(rect.right_part(side).centred((side, side)), "leaves")
        return
    side = max(now * 3 // 4, LEAST_NEXT)
    coin = rect.right_part(side).centred((side, side))
    between = rect.without_right(side)
    wide = min(between.w, CHEVRON * side // LEAST_NEXT)
    card.sign(between.centred((wide, wide)), "then", theme.SOFT_INK)
    paint_number(card, coin, "coin", str(price.then), theme.SMALL)
