"""How a price reads: its number in a coin, hollow if it cannot be paid, then what comes next."""

from __future__ import annotations

from functools import partial

import pytest

from rococo_desktop.model.decisions import Reason
from rococo_desktop.model.outlook import Missing, ShelfPrice, StockPrice
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Art, Fill, Mark, Stencil, Text
from rococo_desktop.ui.pieces.lacks import DEEP_RED
from rococo_desktop.ui.pieces.prices import Price, coin_for, paint_price, shelf_price, stock_price
from tests.ui.pieces.boxes import kit, painted

AT_1280, AT_1366, AT_1920 = Rect(0, 0, 57, 22), Rect(0, 0, 62, 22), Rect(0, 0, 91, 26)
SIZES = pytest.mark.parametrize("rect", [AT_1280, AT_1366, AT_1920], ids=lambda rect: str(rect.w))
SHORT = Reason("livre_short", (2,))
NO_PINK = Reason("goods_short", ("pink", 1))
THIMBLE = Reason("needs_thimble")


def drawn(rect: Rect, price: Price) -> list[Mark]:
    """All that is painted of a price."""
    return painted(rect, partial(paint_price, price=price))


def read(rect: Rect, price: Price) -> list[str]:
    """Signs and words of a price from left to right: a number after what it stands in."""
    told = [
        mark for mark in drawn(rect, price) if isinstance(mark, Text | Stencil | Art) and mark.rect.w < rect.w
    ]
    named = sorted(
        (mark.rect.x, isinstance(mark, Text), mark.words if isinstance(mark, Text) else mark.name)
        for mark in told
    )
    return [name.removeprefix("signs/") for _, _, name in named]


def blanks(marks: list[Mark]) -> list[Art]:
    """The coins of a price."""
    return [mark for mark in marks if isinstance(mark, Art) and mark.name.startswith("signs/coin")]


def of_shelf(missing: Missing, then: int | None = 6, leaves: bool = False) -> Price:
    """The price of a piece on a shelf."""
    return shelf_price(ShelfPrice(3, 8, then, leaves, missing))


@SIZES
@pytest.mark.parametrize("missing", [None, (), (SHORT,), (NO_PINK,), (THIMBLE, SHORT, NO_PINK)], ids=str)
def test_beneath_a_garment_stand_a_price_and_what_comes_next_and_nothing_else(
    rect: Rect, missing: Missing
) -> None:
    coin = "coin_hollow" if SHORT in (missing or ()) else "coin"
    assert read(rect, of_shelf(missing)) == [coin, "8", "then", "6"]
    assert read(rect, of_shelf(missing, None, True)) == [coin, "8", "leaves"]
    assert read(rect, of_shelf(missing, None)) == [coin, "8"]


@SIZES
def test_the_price_of_the_next_round_is_a_bare_smaller_figure(rect: Rect) -> None:
    """In a coin of its own it was read as the price of what lies beside it: "2 4 > 0 2"."""
    marks = drawn(rect, of_shelf((SHORT,)))
    (coin,) = blanks(marks)
    now, then = (mark for mark in marks if isinstance(mark, Text))
    assert now.rect.x == coin.rect.x
    assert now.rect.w == coin.rect.w
    assert kit().type.width(now.words, now.face, now.size) <= coin.rect.w * 0.7
    assert now.size >= theme.NUMBER
    assert theme.LEAST_TEXT <= then.size < now.size
    assert then.size <= max(now.size * 0.76, theme.LEAST_TEXT)
    assert (now.paint, then.paint) == (theme.INK, theme.SOFT_INK)


@SIZES
@pytest.mark.parametrize("then", [6, 1, 0, 12])
def test_now_and_next_are_one_group_in_the_middle(rect: Rect, then: int) -> None:
    """At the two ends of a plaque each stood nearer to its neighbour's than to its own."""
    marks = drawn(rect, of_shelf(None, then))
    (coin,) = blanks(marks)
    (arrow,) = [mark.rect for mark in marks if isinstance(mark, Stencil)]
    figure = next(mark.rect for mark in marks if isinstance(mark, Text) and mark.words == str(then))
    assert abs((coin.rect.x - rect.x) - (rect.right - figure.right)) <= 1
    assert 4 <= arrow.x - coin.rect.right <= 6
    assert 0 < figure.x - arrow.right <= 4
    assert coin.rect.x - rect.x >= 3, "air to the neighbour's"


@SIZES
def test_the_coin_has_one_place_and_that_it_leaves_stands_where_the_next_price_would(rect: Rect) -> None:
    prices = [of_shelf(missing, then) for missing in (None, (SHORT,)) for then in (6, 1, 0)]
    prices.append(of_shelf(None, None, True))
    assert len({coin.rect for price in prices for coin in blanks(drawn(rect, price))}) == 1
    (arrow,) = [mark.rect for mark in drawn(rect, prices[0]) if isinstance(mark, Stencil)]
    (leaves,) = [mark.rect for mark in drawn(rect, prices[-1]) if getattr(mark, "name", "") == "signs/leaves"]
    assert leaves.x == arrow.x
    assert rect.right - leaves.right >= 3


DRAWER, HIRE = Rect(0, 0, 56, 46), Rect(0, 0, 96, 22)
STOCKS = pytest.mark.parametrize("rect", [DRAWER, HIRE], ids=("drawer", "hire"))


@STOCKS
def test_too_dear_has_one_form_everywhere(rect: Rect) -> None:
    """A drawer had an empty ring beside a number and "-2" in a box below it, a hall a coin of eight sides."""
    dear = stock_price(StockPrice(4, 5, 3, (SHORT,)))
    assert read(rect, dear) == ["coin_hollow", "5"]
    assert read(rect, stock_price(StockPrice(4, 5, 3, ()))) == ["coin", "5"]
    assert coin_for((SHORT,)) == read(AT_1366, of_shelf((SHORT,)))[0] == "coin_hollow"
    assert coin_for((NO_PINK,)) == "coin"


@STOCKS
def test_a_rank_that_is_missing_stands_beside_the_coin_without_red(rect: Rect) -> None:
    lacks = (SHORT, Reason("needs_rank", ("journeyman",)))
    price = stock_price(StockPrice(4, 5, 3, lacks))
    assert read(rect, price) == ["coin_hollow", "5", "journeyman"]
    borders = {mark.border for mark in drawn(rect, price) if isinstance(mark, Fill)}
    assert borders
    assert DEEP_RED not in borders


@STOCKS
def test_what_the_one_after_costs_is_no_price_of_the_next_round(rect: Rect) -> None:
    """It was read as that; the tooltip and the magnifier say it in words."""
    assert "3" not in read(rect, stock_price(StockPrice(4, 5, 3, None)))


@SIZES
def test_a_price_forbids_nothing_and_subtracts_nothing(rect: Rect) -> None:
    """The forbidden sign beside a price was read as "never", or as a nought; "-2" as a subtraction."""
    for missing in ((SHORT,), (NO_PINK,), (SHORT, NO_PINK, THIMBLE)):
        assert "no" not in read(rect, of_shelf(missing))
        assert not [word for word in read(rect, of_shelf(missing)) if "−" in word]
