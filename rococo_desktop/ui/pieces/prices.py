"""Prices on the market shelf: the coin and the number, what the viewer lacks, and what comes next."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Reason
from rococo_desktop.model.outlook import Missing, ShelfPrice, StockPrice
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.pieces.plaques import paint_marble

DEEP_RED = (126, 20, 32)
"""What is lacking: dark enough for marble behind a veil."""
CHIP = theme.WALNUT
PAD = 2
"""How far a chip or an outline reaches beyond what stands in it, on either side."""
MARGIN, AIR = 2, 5
"""From the end of a plaque to what stands on it; between parts that stand side by side."""
BESIDE = 3
"""From the coin to its number: an empty one is no nought before it."""
LEAST_SIGN = GLASS = 14
TWO_ROWS = 40
"""From this height on what is lacking has a row of its own."""


class Price(NamedTuple):
    """A price as a plaque shows it."""

    now: int | None
    """None if there is nothing to be had."""
    then: int | None = None
    """What it costs in the next round."""
    leaves: bool = False
    short: bool = False
    """True if the viewer has not got the livre."""
    lacks: tuple[Reason, ...] = ()
    """What is told here of all that is missing."""


def shelf_price(price: ShelfPrice) -> Price:
    """The price of a space whose piece slides on; what else is missing is marked where it stands itself."""
    if price.piece == EMPTY:
        return Price(price.price)
    return Price(price.price, price.next_price, price.leaves, _livre_short(price.missing))


def stock_price(stock: StockPrice) -> Price:
    """The price of a stock that falls as it empties."""
    return Price(stock.price, None, False, _livre_short(stock.missing), stock.missing or ())


def short(missing: Missing) -> bool:
    """True if livre or goods are missing, whatever else."""
    return any(reason.key in ("livre_short", "goods_short") for reason in missing or ())


def _livre_short(missing: Missing) -> bool:
    return any(reason.key == "livre_short" for reason in missing or ())


def coin_for(missing: Missing) -> str:
    """What a number of livre stands on: a coin, or the outline of one that the viewer has not got."""
    return "coin_hollow" if _livre_short(missing) else "coin"


def paint_price(card: Card, rect: Rect, kit: Kit, price: Price) -> None:
    """First the coin, hollow where livre are missing, and the number; what is missing; the next price."""
    paint_marble(card, rect, price.short)
    inner = rect.inset(2)
    if price.now is None:
        card.sign(inner.centred((min(16, inner.w), min(16, inner.h))), "minus", theme.SOFT_INK)
        return
    if price.leaves or price.then is not None:
        row = inner.inset(MARGIN, 0)
        upper, lower = row.rows(2) if row.h >= TWO_ROWS else (row, row)
        chip = lower.right_part(_chip_width(kit, price))
        _now(card, upper if lower is not row else row.without_right(chip.w), kit, price)
        _next(card, chip, kit, price)
    elif price.lacks and inner.h >= TWO_ROWS:
        upper, lower = inner.rows(2)
        _now(card, _middle(upper, _now_width(kit, price, upper.h)), kit, price)
        _paint_lacks(card, lower, kit, _told(kit, price.lacks, lower.h, lower.w))
    else:
        wide = _now_width(kit, price, inner.h)
        told = _told(kit, price.lacks, inner.h, inner.w - wide - 2 * AIR)
        lacks = _lacks_width(kit, told, inner.h)
        group = _middle(inner, wide + (2 * AIR + lacks if told else 0))
        _now(card, group.left_part(wide), kit, price)
        _paint_lacks(card, group.right_part(lacks), kit, told)


def _middle(rect: Rect, width: int) -> Rect:
    return rect.centred((min(width, rect.w), rect.h))


def _now_sizes(price: Price, high: int) -> tuple[str, int, int]:
    """The number, its size, and that of the coin, in a row so high."""
    side = min(high, 28)
    return str(price.now), max(theme.NUMBER, round(side * 0.8)), max(side, 16)


def _now_width(kit: Kit, price: Price, high: int) -> int:
    words, size, coin = _now_sizes(price, high)
    return coin + BESIDE + kit.type.width(words, theme.STRONG, size)


def _now(card: Card, rect: Rect, kit: Kit, price: Price) -> None:
    """Coin and number at the left, as large as they have room."""
    high = next((side for side in range(rect.h, 16, -1) if _now_width(kit, price, side) + AIR <= rect.w), 16)
    words, size, coin = _now_sizes(price, high)
    sign = "coin_hollow" if price.short else "livre"
    card.sign(rect.left_part(coin).centred((coin, coin)), sign)
    card.text(rect.without_left(coin + BESIDE), words, size, theme.INK, theme.STRONG)


def _chip_width(kit: Kit, price: Price) -> int:
    """One width for every price of one digit: the eye finds the chips in one line."""
    digits = [str(digit) for digit in range(10)]
    widest = max(kit.type.width(words, theme.STRONG, theme.SMALL) for words in (*digits, _then(price)))
    return GLASS * 7 // 10 + 1 + widest + 2 * PAD


def _then(price: Price) -> str:
    return "" if price.then is None else str(price.then)


def _next(card: Card, rect: Rect, kit: Kit, price: Price) -> None:
    """What comes next on a chip: the price behind an hourglass, or that it leaves."""
    card.fill(rect, CHIP, 4)
    if price.leaves:
        side = min(rect.h, rect.w - 2 * PAD)
        card.sign(rect.centred((side, side)), "leaves")
        return
    inner = rect.inset(PAD, 0)
    card.sign(inner.left_part(GLASS * 7 // 10).centred((GLASS, GLASS)), "next_round", theme.BRIGHT_GOLD)
    words = _then(price)
    width = kit.type.width(words, theme.STRONG, theme.SMALL)
    card.text(inner.right_part(width), words, theme.SMALL, theme.IVORY, theme.STRONG)


def _told(kit: Kit, lacks: tuple[Reason, ...], high: int, room: int) -> tuple[Reason, ...]:
    """As much of what is missing as has clear room; what is not livre is told first."""
    ordered = sorted(lacks, key=lambda reason: reason.key == "livre_short")
    while ordered and _lacks_width(kit, tuple(ordered), high) > room:
        ordered.pop()
    return tuple(ordered)


def _lacks_width(kit: Kit, lacks: tuple[Reason, ...], high: int) -> int:
    return sum(_lack_width(kit, reason, high) for reason in lacks) + AIR * max(len(lacks) - 1, 0)


def _lack_width(kit: Kit, reason: Reason, high: int) -> int:
    words = short_by(reason)
    width = kit.type.width(words, theme.STRONG, theme.SMALL) if words else 0
    return width + (_sign_side(high) if sign_of(reason) else 0) + 2 * PAD


def _sign_side(high: int) -> int:
    return max(min(high - 2, 20), LEAST_SIGN)


def _paint_lacks(card: Card, rect: Rect, kit: Kit, lacks: tuple[Reason, ...]) -> None:
    """Each thing that is missing in an outline: livre as a number, a rank as its sign."""
    group = _middle(rect, _lacks_width(kit, lacks, rect.h))
    x = group.x
    for reason in lacks:
        place = Rect(x, rect.y, _lack_width(kit, reason, rect.h), rect.h)
        outline(card, place)
        side = _sign_side(rect.h)
        sign, words = sign_of(reason), short_by(reason)
        inner = place.inset(PAD, 0)
        if sign:
            card.sign(inner.right_part(side).centred((side, side)), sign)
        if words:
            card.text(inner, words, theme.SMALL, DEEP_RED, theme.STRONG)
        x = place.right + AIR


def outline(card: Card, rect: Rect, ground: Paint = (0, 0, 0, 0)) -> None:
    """The outline around what is missing."""
    card.fill(rect, ground, 4, DEEP_RED)


def short_by(reason: Reason) -> str:
    """How many are missing, as a number; nothing for what cannot be counted."""
    match reason:
        case Reason("livre_short", (number,)) | Reason("goods_short", (_, number)):
            return f"−{number}"
    return ""


def sign_of(reason: Reason) -> str:
    """The sign of what is missing; livre have none, the coin before the price says it."""
    match reason:
        case Reason("livre_short"):
            return ""
        case Reason("needs_thimble"):
            return "master"
        case Reason("decoration_limit"):
            return "no"
    return str(reason.params[0])
