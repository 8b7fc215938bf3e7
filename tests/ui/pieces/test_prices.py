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

AT_1280, AT_1366, AT_1920 = Rect(0, 0, 63, 22), Rect(0, 0, 68, 22), Rect(0, 0, 104, 26)
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
    assert read(rect, of_shelf(missing)) == [coin, "8", "then", "coin", "6"]
    assert read(rect, of_shelf(missing, None, True)) == [coin, "8", "leaves"]
    assert read(rect, of_shelf(missing, None)) == [coin, "8"]


@SIZES
def test_the_coin_of_now_is_the_larger_and_each_number_stands_in_its_own(rect: Rect) -> None:
    marks = drawn(rect, of_shelf((SHORT,)))
    now, then = blanks(marks)
    assert now.rect.w > then.rect.w >= 18
    numbers = [mark for mark in marks if isinstance(mark, Text)]
    for coin, number in zip((now, then), numbers, strict=True):
        assert number.rect.w == coin.rect.w
        assert number.rect.x == coin.rect.x
        assert kit().type.width(number.words, number.face, number.size) <= coin.rect.w * 0.7
    assert numbers[0].size >= theme.NUMBER


@SIZES
def test_now_stands_at_the_left_and_next_at_the_right_in_one_line_with_air_between(rect: Rect) -> None:
    places = {
        tuple(coin.rect for coin in blanks(drawn(rect, of_shelf(missing, then))))
        for missing in (None, (SHORT,))
        for then in (6, 1, 0)
    }
    ((now, then),) = places
    assert now.x - rect.x == rect.right - then.right
    (chevron,) = [mark for mark in drawn(rect, of_shelf(None)) if isinstance(mark, Stencil)]
    assert now.right <= chevron.rect.x
    assert chevron.rect.right <= then.x
    (leaves,) = [
        mark
        for mark in drawn(rect, of_shelf(None, None, True))
        if getattr(mark, "name", "") == "signs/leaves"
    ]
    assert isinstance(leaves, Art)
    assert leaves.rect.right == then.right
    assert leaves.rect.x - now.right >= 5


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
