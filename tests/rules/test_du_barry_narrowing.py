"""How Madame du Barry comes to exactly one of several things."""

from __future__ import annotations

import pytest

from rococo_desktop.rules.modules.du_barry.narrowing import (
    Criterion,
    Narrowed,
    UndecidedError,
    exactly,
    narrow,
    nth,
    side_of,
)

TENS = Criterion("tens", lambda number: number // 10)
ONES = Criterion("ones", lambda number: number % 10)


@pytest.mark.parametrize(
    ("candidates", "one", "reasons"),
    [
        ([12, 31, 25], 31, ("tens",)),
        ([12, 31, 34, 25], 34, ("tens", "ones")),
        ([31, 34, 32], 34, ("ones",)),
        ([7], 7, ("only",)),
    ],
)
def test_criteria_in_their_order_and_only_those_that_decided(
    candidates: list[int], one: int, reasons: tuple[str, ...]
) -> None:
    assert narrow(candidates, (TENS, ONES), "only") == Narrowed(one, reasons)


def test_a_criterion_that_is_not_needed_is_not_asked() -> None:
    def never(number: int) -> int:
        raise AssertionError(number)

    assert narrow([1, 22], (TENS, Criterion("never", never)), "only").one == 22


@pytest.mark.parametrize("candidates", [[31, 35], []])
def test_it_must_end_with_exactly_one(candidates: list[int]) -> None:
    with pytest.raises(UndecidedError):
        narrow(candidates, (TENS,), "only")


def test_the_nth_from_a_side() -> None:
    assert [nth([3, 5, 8], number, True) for number in (1, 2, 3, 4)] == [8, 5, 3, None]
    assert [nth([3, 5, 8], number, False) for number in (1, 2, 3, 4)] == [3, 5, 8, None]
    assert (side_of(True), side_of(False)) == ("right", "left")


def test_exactly_one_is_preferred_or_all_are_alike() -> None:
    assert [exactly(5)(number) for number in (3, 5)] == [0, 1]
    assert [exactly(None)(number) for number in (3, 5)] == [0, 0]
