"""Both sides of the board, held against the table of the component list."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rococo_desktop.model.definitions import BoardSide, Decoration, GuestSpace, Majority
from rococo_desktop.model.vocabulary import DecorationKind, Reward
from tests.content.loaded import base_pack


@dataclass(frozen=True)
class Listed:
    """One side as the component list writes it; m is a master space, the reward stands after the colon."""

    players: tuple[int, int]
    drawer_spaces: int
    prices: str
    halls: tuple[str, ...]
    fireworks: str
    fireworks_majority: tuple[int, int]
    kitchen: str
    statues: str


SIDES = {
    "1-3": Listed(
        players=(1, 3),
        drawer_spaces=3,
        prices="6 4 2 0 0",
        halls=(
            "m:- m:- :- :- :L :T; 5/2; 10, 4",
            "m:tile :- :2 :T; 4/2; 8, 3",
            "m:- :tile :- :L; 4/2; 8, 3",
            "m:- :2 :tile; 3/1; 6, 2",
            "m:L :2 :T; 3/1; 6, 2",
        ),
        fireworks="8/x2/1, 10/x2/1, 12/x3/2, 15/x3/2",
        fireworks_majority=(6, 2),
        kitchen="5/1, 7/1",
        statues="7/0, 10/0",
    ),
    "4-5": Listed(
        players=(4, 5),
        drawer_spaces=4,
        prices="8 6 4 2 1 0 0",
        halls=(
            "m:- m:- m:L :- :- :- :T :2; 6/3; 12, 5",
            "m:tile m:- :- :- :2 :L; 5/2; 10, 4",
            "m:- m:T :tile :- :- :2; 4/2; 9, 3",
            "m:2 :- :- :tile :T; 4/2; 8, 3",
            "m:- :tile :2 :L :T; 3/1; 7, 2",
        ),
        fireworks="7/x2/1, 9/x2/1, 11/x2/2, 13/x3/2, 15/x3/3, 18/x3/3",
        fireworks_majority=(7, 3),
        kitchen="5/1, 7/1, 9/1",
        statues="6/0, 8/0, 10/0, 12/0",
    ),
}
REWARDS = {
    "-": (Reward.NONE, 0),
    "2": (Reward.LIVRE, 2),
    "L": (Reward.LACE, 0),
    "T": (Reward.THREAD, 0),
    "tile": (Reward.TILE, 0),
}


def sides() -> dict[str, BoardSide]:
    return {side.id: side for side in base_pack().sides}


def spaces(listed: Listed) -> list[GuestSpace]:
    found = []
    for hall, text in enumerate(listed.halls):
        for space in text.split(";")[0].split():
            guest, reward = space.split(":")
            found.append(GuestSpace(hall, guest == "m", *REWARDS[reward]))
    return found


def numbers(text: str) -> list[list[int]]:
    return [[int(part.strip(" x")) for part in row.split("/")] for row in text.split(",")]


def decorations(listed: Listed) -> list[Decoration]:
    found = [
        Decoration(f"fireworks_{index}", DecorationKind.FIREWORKS, cost, prestige, factor)
        for index, (cost, factor, prestige) in enumerate(numbers(listed.fireworks), 1)
    ]
    for kind, rows in (
        (DecorationKind.KITCHEN_LEFT, listed.kitchen),
        (DecorationKind.KITCHEN_RIGHT, listed.kitchen),
        (DecorationKind.STATUE, listed.statues),
    ):
        for index, (cost, prestige) in enumerate(numbers(rows), 1):
            found.append(Decoration(f"{kind.value}_{index}", kind, cost, prestige))
    for hall, text in enumerate(listed.halls):
        cost, prestige = (int(part) for part in text.split(";")[2].split(","))
        found.append(Decoration(f"musicians_{hall + 1}", DecorationKind.MUSICIANS, cost, prestige, hall=hall))
    return found


def test_the_board_has_two_sides_in_this_order() -> None:
    assert list(sides()) == ["1-3", "4-5"]


@pytest.mark.parametrize("side_id", SIDES)
def test_a_side_is_as_listed(side_id: str) -> None:
    side, listed = sides()[side_id], SIDES[side_id]
    assert (side.min_players, side.max_players) == listed.players
    assert side.drawer_spaces == listed.drawer_spaces
    assert side.garment_prices == tuple(int(price) for price in listed.prices.split())
    majorities = [numbers(text.split(";")[1])[0] for text in listed.halls]
    assert side.hall_majorities == tuple(Majority(first, second) for first, second in majorities)
    assert side.fireworks_majority == Majority(*listed.fireworks_majority)


@pytest.mark.parametrize("side_id", SIDES)
def test_guest_spaces_stand_in_board_order(side_id: str) -> None:
    assert list(sides()[side_id].guest_spaces) == spaces(SIDES[side_id])


@pytest.mark.parametrize("side_id", SIDES)
def test_decorations_stand_in_board_order(side_id: str) -> None:
    assert list(sides()[side_id].decorations) == decorations(SIDES[side_id])


@pytest.mark.parametrize("side_id", SIDES)
def test_garment_prices_fall_to_two_free_spaces(side_id: str) -> None:
    prices = sides()[side_id].garment_prices
    assert list(prices) == sorted(prices, reverse=True)
    assert prices[-2:] == (0, 0)
    assert all(price > 0 for price in prices[:-2])
