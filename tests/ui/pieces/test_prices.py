"""How a price reads: the coin first, hollow if it cannot be paid, then the number, what comes next apart."""

from __future__ import annotations

from functools import partial

import pytest

from rococo_desktop.model.decisions import Reason
from rococo_desktop.model.outlook import Missing, ShelfPrice, StockPrice
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Art, Fill, Stencil, Text
from rococo_desktop.ui.pieces.prices import CHIP, Price, paint_price, shelf_price, stock_price
from tests.ui.pieces.boxes import kit, painted

AT_1280, AT_1366, AT_1920 = Rect(0, 0, 67, 22), Rect(0, 0, 72, 22), Rect(0, 0, 104, 26)
SIZES = pytest.mark.parametrize("rect", [AT_1280, AT_1366, AT_1920], ids=lambda rect: str(rect.w))
SHORT = Reason("livre_short", (2,))
NO_PINK = Reason("goods_short", ("pink", 1))
THIMBLE = Reason("needs_thimble")


def read(rect: Rect, price: Price) -> list[str]:
    """Signs and words of a price from left to right."""
    marks = painted(rect, partial(paint_price, kit=kit(), price=price))
    told = [mark for mark in marks if isinstance(mark, Text | Stencil | Art) and mark.rect.w < rect.w]
    named = sorted((mark.rect.x, mark.words if isinstance(mark, Text) else mark.name) for mark in told)
    return [name.removeprefix("signs/") for _, name in named]


def of_shelf(missing: Missing, then: int | None = 6, leaves: bool = False) -> Price:
    """The price of a piece on a shelf."""
    return shelf_price(ShelfPrice(3, 8, then, leaves, missing))


@SIZES
@pytest.mark.parametrize("missing", [None, (), (SHORT,), (NO_PINK,), (THIMBLE, SHORT, NO_PINK)], ids=str)
def test_beneath_a_garment_stand_a_price_and_what_comes_next_and_nothing_else(
    rect: Rect, missing: Missing
) -> None:
    coin = "coin_hollow" if SHORT in (missing or ()) else "livre"
    assert read(rect, of_shelf(missing)) == [coin, "8", "next_round", "6"]
    assert read(rect, of_shelf(missing, None, True)) == [coin, "8", "leaves"]
    assert read(rect, of_shelf(missing, None)) == [coin, "8"]


@SIZES
def test_prices_stand_at_the_left_and_chips_at_the_right_in_one_width_with_air_between(rect: Rect) -> None:
    chips, ends = set(), []
    for then, leaves in ((6, False), (1, False), (0, False), (None, True)):
        marks = painted(rect, partial(paint_price, kit=kit(), price=of_shelf((SHORT,), then, leaves)))
        (chip,) = [mark.rect for mark in marks if isinstance(mark, Fill) and mark.paint == CHIP]
        chips.add(chip)
        (now,) = [mark for mark in marks if isinstance(mark, Text) and mark.words == "8"]
        ends.append(now.rect.x + kit().type.width("8", now.face, now.size))
    (chip,) = chips
    assert chip.right >= rect.right - 6
    assert chip.x - max(ends) >= 5


@SIZES
def test_numbers_of_prices_are_large(rect: Rect) -> None:
    marks = painted(rect, partial(paint_price, kit=kit(), price=of_shelf((SHORT,))))
    (now,) = [mark for mark in marks if isinstance(mark, Text) and mark.words == "8"]
    assert now.size >= theme.NUMBER


DRAWER, HIRE = Rect(0, 0, 56, 46), Rect(0, 0, 190, 22)


@pytest.mark.parametrize("rect", [DRAWER, HIRE], ids=("drawer", "hire"))
def test_where_there_is_clear_room_it_is_told_how_many_livre_are_short(rect: Rect) -> None:
    assert {*read(rect, stock_price(StockPrice(4, 5, 3, (SHORT,))))} == {"coin_hollow", "5", "−2"}
    assert read(rect, stock_price(StockPrice(4, 5, 3, ()))) == ["livre", "5"]
    narrow = rect.left_part(44).top_part(22)
    assert read(narrow, stock_price(StockPrice(4, 5, 3, (SHORT,)))) == ["coin_hollow", "5"]


def test_a_rank_that_is_missing_is_told_before_livre() -> None:
    lacks = (Reason("needs_rank", ("journeyman",)), SHORT)
    assert read(HIRE, stock_price(StockPrice(4, 5, 3, lacks))) == ["coin_hollow", "5", "journeyman", "−2"]


@pytest.mark.parametrize("rect", [DRAWER, HIRE], ids=("drawer", "hire"))
def test_what_the_one_after_costs_is_no_chip(rect: Rect) -> None:
    """It was read as the price of the next round; the tooltip and the magnifier say it in words."""
    assert "3" not in read(rect, stock_price(StockPrice(4, 5, 3, None)))


@SIZES
def test_a_price_forbids_nothing(rect: Rect) -> None:
    """The forbidden sign beside a price was read as "never", or as a nought."""
    for missing in ((SHORT,), (NO_PINK,), (SHORT, NO_PINK, THIMBLE)):
        assert "no" not in read(rect, of_shelf(missing))
