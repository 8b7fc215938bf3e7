"""Prices on the market shelf: the coin, the number, what the viewer lacks, and on a chip what comes next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rococo_desktop.model.decisions import Reason
from rococo_desktop.model.outlook import Missing, ShelfPrice, StockPrice
from rococo_desktop.model.vocabulary import EMPTY, Edition
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.picture.signs import in_edition
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.pieces.plaques import paint_marble

DEEP_RED = (126, 20, 32)
"""What is lacking: dark enough for marble behind a veil."""
CHIP = theme.WALNUT
PAD = 1
"""How far a chip reaches beyond what stands on it, on either side."""
LEAST_NOW = 20
"""How high a price may be at the least: coin and number of the least sizes."""
TWO_ROWS = 40
"""From this height on what is lacking and what comes next have a row of their own."""


class Price(NamedTuple):
    """A price as a plaque shows it."""

    now: int | None
    """None if there is nothing to be had."""
    then: int | None = None
    sign: str = "next_round"
    """What the next price waits for: the next round, or for a stock, that one is taken."""
    leaves: bool = False
    missing: Missing = None

    @property
    def short(self) -> int:
        """How many livre the viewer is short."""
        return sum(int(reason.params[0]) for reason in self.missing or () if reason.key == "livre_short")


def shelf_price(price: ShelfPrice) -> Price:
    """The price of a space whose piece slides on."""
    if price.piece == EMPTY:
        return Price(price.price)
    return Price(price.price, price.next_price, "next_round", price.leaves, price.missing)


def stock_price(stock: StockPrice) -> Price:
    """The price of a stock that falls as it empties."""
    then = None if stock.next_price == stock.price else stock.next_price
    return Price(stock.price, then, "arrow", False, stock.missing)


def short(missing: Missing) -> bool:
    """True if livre or goods are missing, whatever else."""
    return any(reason.key in ("livre_short", "goods_short") for reason in missing or ())


class _Part(NamedTuple):
    """A sign or a few words, how large, and what they are painted with."""

    sign: str
    words: str
    size: int
    width: int
    paint: Paint = theme.INK


class _Group(NamedTuple):
    """Parts that stand together: bare, on a dark chip, or in the outline of what is not there."""

    parts: tuple[_Part, ...]
    ground: Paint | None = None
    edge: Paint | None = None

    @property
    def width(self) -> int:
        """How much room it takes."""
        chip = 2 * PAD if self.ground is not None or self.edge is not None else 0
        return sum(part.width for part in self.parts) + len(self.parts) - 1 + chip


def paint_price(card: Card, rect: Rect, kit: Kit, price: Price, edition: Edition = Edition.DELUXE) -> None:
    """First the coin, hollow where livre are missing, and the number; what is missing; the next price."""
    paint_marble(card, rect, bool(price.missing))
    inner = rect.inset(2)
    if price.now is None:
        card.sign(inner.centred((min(16, inner.w), min(16, inner.h))), "minus", theme.SOFT_INK)
        return
    if inner.h >= TWO_ROWS and (price.missing or price.leaves or price.then is not None):
        upper, lower = inner.rows(2)
        _row(card, upper, [_now(kit, price, min(upper.h, 30))])
        _row(card, lower, _fitting(kit, lower, price, edition))
        return
    largest, least = (_now(kit, price, side) for side in (min(inner.h, 28), LEAST_NOW))
    fitting = _fitting(kit, inner, price, edition, [largest], [least])
    _row(card, inner, fitting)


def _fitting(kit: Kit, rect: Rect, price: Price, edition: Edition, *firsts: list[_Group]) -> list[_Group]:
    """All that has room: what is missing and what comes next are told in less and less of it."""
    side = max(min(rect.h - 2, 20), 16)
    chip, bare = _then(kit, price, side), _then(kit, price, side, bare=True)
    lacks = [*_ways_to_lack(kit, price, side, edition)]
    ways = [(lack, then) for then in (chip, bare) for lack in lacks]
    groups: list[_Group] = []
    for missing, then in (*ways, ([], chip), ([], bare)):
        for first in firsts or ([],):
            groups = [*first, *missing, *then]
            if _width(groups) <= rect.w:
                return groups
    return groups


def _now(kit: Kit, price: Price, side: int) -> _Group:
    coin = max(round(side * 0.76), 16)
    sign = "coin_hollow" if price.short else "livre"
    return _Group((_sign(sign, coin), _words(kit, str(price.now), max(theme.NUMBER, round(side * 0.8)))))


def _then(kit: Kit, price: Price, side: int, bare: bool = False) -> list[_Group]:
    """What comes next on a chip: the price, or that it leaves."""
    if not price.leaves and price.then is None:
        return []
    high = max(side * 3 // 4, 14)
    sign = _Part(price.sign, "", high, high * 7 // 10, theme.BRIGHT_GOLD)
    if price.leaves:
        leaving = _sign("leaves", high - 1 if bare else high + 2)
        return [_Group((leaving,) if bare else (sign, leaving), CHIP)]
    number = _words(kit, str(price.then), theme.SMALL, theme.IVORY)
    return [_Group((number,) if bare else (sign, number), CHIP)]


def _ways_to_lack(kit: Kit, price: Price, side: int, edition: Edition) -> Iterator[list[_Group]]:
    """What is missing, told in less and less room."""
    missing = price.missing or ()
    goods = [reason for reason in missing if reason.key != "livre_short"]
    yield [_lack(kit, reason, side, edition) for reason in missing]
    if goods:
        yield [_lack(kit, reason, side, edition) for reason in goods]
        yield [_lack(kit, reason, side, edition, brief=True) for reason in goods]
        yield [_lack(kit, goods[0], 16, edition, brief=True)]


def _lack(kit: Kit, reason: Reason, side: int, edition: Edition, brief: bool = False) -> _Group:
    """One thing that is missing, in an outline: livre as a number, goods and ranks as their signs."""
    if reason.key == "livre_short":
        return _Group((_words(kit, f"−{reason.params[0]}", theme.SMALL, DEEP_RED),), None, DEEP_RED)
    sign = _sign(in_edition(sign_of(reason), edition), side)
    if brief or reason.key != "goods_short":
        return _Group((sign,), None, DEEP_RED)
    return _Group((_words(kit, f"−{reason.params[1]}", theme.SMALL, DEEP_RED), sign), None, DEEP_RED)


def sign_of(reason: Reason) -> str:
    """The sign of what is missing."""
    match reason:
        case Reason("needs_thimble"):
            return "master"
        case Reason("decoration_limit"):
            return "no"
        case Reason("livre_short"):
            return "coin_hollow"
    return str(reason.params[0])


def _sign(name: str, side: int) -> _Part:
    return _Part(name, "", side, side)


def _words(kit: Kit, words: str, size: int, paint: Paint = theme.INK) -> _Part:
    return _Part("", words, size, kit.type.width(words, theme.STRONG, size), paint)


def _width(groups: Sequence[_Group], gap: int = 1) -> int:
    return sum(group.width for group in groups) + gap * max(len(groups) - 1, 0)


def _row(card: Card, rect: Rect, groups: list[_Group]) -> None:
    gap = min(max((rect.w - _width(groups, 0)) // max(len(groups), 1), 1), 7)
    x = rect.x + (rect.w - _width(groups, gap)) // 2
    for group in groups:
        if group.ground is not None or group.edge is not None:
            chip = Rect(x, rect.y, group.width, rect.h)
            card.fill(chip, group.ground or (0, 0, 0, 0), 4, group.edge)
            x += PAD
        for part in group.parts:
            place = Rect(x, rect.y, part.width, rect.h)
            if part.sign:
                card.sign(place.centred((part.size, part.size)), part.sign, part.paint)
            else:
                card.text(place, part.words, part.size, part.paint, theme.STRONG)
            x += part.width + 1
        x += gap - 1 + (PAD if group.ground is not None or group.edge is not None else 0)
