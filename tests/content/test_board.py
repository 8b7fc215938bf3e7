"""Both sides of the board: what is printed or follows from it. The rest is ours: golden/box.txt pins it."""

from __future__ import annotations

import pytest

from rococo_desktop.model.definitions import BoardSide, Majority
from tests.content.loaded import base_pack

SIDES = {"1-3": (1, 3, 3, Majority(6, 2)), "4-5": (4, 5, 4, Majority(7, 3))}
"""Fewest and most players, spaces of a drawer, what the fireworks are worth."""


def sides() -> dict[str, BoardSide]:
    return {side.id: side for side in base_pack().sides}


def test_the_board_has_two_sides_in_this_order() -> None:
    assert list(sides()) == list(SIDES)


@pytest.mark.parametrize("side_id", SIDES)
def test_a_side_is_as_printed(side_id: str) -> None:
    side = sides()[side_id]
    found = (side.min_players, side.max_players, side.drawer_spaces, side.fireworks_majority)
    assert found == SIDES[side_id]


@pytest.mark.parametrize("side_id", SIDES)
def test_garment_prices_fall_to_two_free_spaces(side_id: str) -> None:
    prices = sides()[side_id].garment_prices
    assert list(prices) == sorted(prices, reverse=True)
    assert prices[-2:] == (0, 0)
    assert all(price > 0 for price in prices[:-2])
