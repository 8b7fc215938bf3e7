"""How a price reads: the coin first, hollow if it cannot be paid, what is missing, what comes next."""

from __future__ import annotations

import pytest

from rococo_desktop.model.decisions import Reason
from rococo_desktop.model.outlook import Missing
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Art, Stencil, Text
from rococo_desktop.ui.pieces.prices import Price, paint_price, sign_of
from tests.ui.pieces.boxes import kit, painted

AT_1280, AT_1366, AT_1920 = Rect(0, 0, 67, 22), Rect(0, 0, 72, 22), Rect(0, 0, 104, 26)
SIZES = pytest.mark.parametrize("rect", [AT_1280, AT_1366, AT_1920], ids=lambda rect: str(rect.w))
SHORT = Reason("livre_short", (2,))
NO_PINK = Reason("goods_short", ("pink", 1))


def read(rect: Rect, price: Price) -> list[str]:
    """Signs and words of a price from left to right."""
    marks = painted(rect, lambda card, inner: paint_price(card, inner, kit(), price))
    told = [mark for mark in marks if isinstance(mark, Text | Stencil | Art) and mark.rect.w < rect.w]
    named = sorted((mark.rect.x, mark.words if isinstance(mark, Text) else mark.name) for mark in told)
    return [name.removeprefix("signs/") for _, name in named]


@SIZES
@pytest.mark.parametrize("missing", [None, (), (SHORT,), (NO_PINK,)], ids=str)
def test_the_coin_comes_first_and_the_number_next(rect: Rect, missing: Missing) -> None:
    coin, number, *_ = read(rect, Price(8, 6, "next_round", False, missing))
    assert number == "8"
    assert coin == ("coin_hollow" if missing == (SHORT,) else "livre")


@SIZES
def test_what_can_be_paid_and_what_nobody_looks_at_is_a_price_alone(rect: Rect) -> None:
    for missing in (None, ()):
        assert read(rect, Price(8, None, "next_round", False, missing)) == ["livre", "8"]


@SIZES
@pytest.mark.parametrize(
    ("reason", "sign"),
    [
        (NO_PINK, "pink"),
        (Reason("goods_short", ("lace", 1)), "lace"),
        (Reason("goods_short", ("thread", 2)), "thread"),
        (Reason("needs_rank", ("master",)), "master"),
        (Reason("needs_thimble"), "master"),
    ],
)
def test_what_is_missing_is_pictured_at_every_size(rect: Rect, reason: Reason, sign: str) -> None:
    assert sign_of(reason) == sign
    for price in (Price(8, 6, "next_round", False, (reason,)), Price(0, None, "next_round", True, (reason,))):
        assert sign in read(rect, price)


def test_how_many_are_missing_is_told_where_there_is_room() -> None:
    assert "−2" in read(AT_1920, Price(8, 6, "next_round", False, (SHORT,)))
    assert {"−1", "pink"} <= {*read(AT_1920, Price(8, 6, "next_round", False, (NO_PINK,)))}
    both = read(Rect(0, 0, 148, 38), Price(8, 6, "next_round", False, (SHORT, NO_PINK)))
    assert both == ["coin_hollow", "8", "−2", "−1", "pink", "next_round", "6"]


@SIZES
def test_the_next_price_waits_behind_an_hourglass_and_what_leaves_goes_over_the_edge(rect: Rect) -> None:
    assert read(rect, Price(8, 6)) == ["livre", "8", "next_round", "6"]
    assert read(rect, Price(0, None, "next_round", True)) == ["livre", "0", "next_round", "leaves"]
    assert read(rect, Price(5, 3, "arrow")) == ["livre", "5", "arrow", "3"]


@SIZES
def test_a_price_forbids_nothing(rect: Rect) -> None:
    """The forbidden sign beside a price was read as "never", or as a nought."""
    for missing in ((SHORT,), (NO_PINK,), (SHORT, NO_PINK, Reason("needs_thimble"))):
        assert "no" not in read(rect, Price(6, 2, "next_round", False, missing))
