"""Bonuses that pay by what the seat owns: E2a, E2d, E3a, E3b, E3d, E4a, E4c, E5a, E5b, E5c."""

from __future__ import annotations

from typing import Any

import pytest

from rococo_desktop.rules.core import bonuses
from rococo_desktop.rules.core.reasons import BONUS_NOTHING
from tests.rules.bonus_turns import (
    bonus_turn,
    changes,
    is_over,
    staff_of,
    with_decorations,
    with_garments,
)
from tests.rules.scenario import Scene

BLUE = [f"blue_gown_{number}" for number in range(1, 8)]
PINK = [f"pink_coat_{number}" for number in range(1, 8)]
GREEN = [f"green_gown_{number}" for number in range(1, 8)]
ORANGE = [f"orange_coat_{number}" for number in range(1, 5)]


def gains(scene: Scene, card: str) -> list[tuple[str, int]]:
    """What using the bonus brings; where it would bring nothing it is not even asked for."""
    if is_over(scene):
        fresh = list(bonuses.obstacles(scene.rules, scene.state, 0, scene.card(card)))
        assert fresh == [BONUS_NOTHING]
        assert changes(scene) == []
        return []
    scene.choose("bonus:use")
    assert is_over(scene)
    return changes(scene)


@pytest.mark.rule("E2a")
@pytest.mark.parametrize(
    ("blue", "green", "gained"),
    [
        (0, 0, []),
        (1, 0, [("livre", 1)]),
        (0, 1, [("livre", 2)]),
        (1, 1, [("livre", 1), ("livre", 2)]),
        (3, 2, [("livre", 3), ("livre", 4)]),
    ],
)
def test_e2a_livre_by_blue_and_green_garments(blue: int, green: int, gained: list[tuple[str, int]]) -> None:
    scene = with_garments(bonus_turn("e2a"), 0, *BLUE[:blue], *GREEN[:green], *PINK[:2], ORANGE[0])
    with_garments(scene, 1, BLUE[6], GREEN[6])
    assert gains(scene, "e2a") == gained


@pytest.mark.rule("E2a")
def test_e2a_counts_the_main_colour_alone() -> None:
    # These need blue or green silk besides their own colour.
    scene = with_garments(bonus_turn("e2a"), 0, "pink_coat_10", "pink_coat_12", "orange_coat_5")
    assert gains(scene, "e2a") == []
    # This gown is green although it needs more blue silk than green.
    assert gains(with_garments(bonus_turn("e2a"), 0, "green_gown_6"), "e2a") == [("livre", 2)]


@pytest.mark.rule("E4c")
@pytest.mark.parametrize(
    ("pink", "orange", "gained"),
    [
        (0, 0, []),
        (1, 0, [("livre", 2)]),
        (0, 1, [("prestige", 1)]),
        (1, 1, [("livre", 2), ("prestige", 1)]),
        (3, 2, [("livre", 6), ("prestige", 2)]),
    ],
)
def test_e4c_livre_by_pink_and_prestige_by_orange_garments(
    pink: int, orange: int, gained: list[tuple[str, int]]
) -> None:
    scene = with_garments(bonus_turn("e4c"), 0, *PINK[:pink], *ORANGE[:orange], *BLUE[:2], GREEN[0])
    with_garments(scene, 1, PINK[6], ORANGE[3])
    assert gains(scene, "e4c") == gained


@pytest.mark.parametrize(
    ("card", "what", "each", "every"),
    [
        pytest.param("e3b", "prestige", 1, 3, marks=pytest.mark.rule("E3b")),
        pytest.param("e5a", "livre", 1, 1, marks=pytest.mark.rule("E5a")),
        pytest.param("e5c", "prestige", 1, 2, marks=pytest.mark.rule("E5c")),
    ],
)
@pytest.mark.parametrize("number", range(8))
def test_per_garment_on_the_board(card: str, what: str, each: int, every: int, number: int) -> None:
    mixed = [BLUE[0], PINK[0], GREEN[0], ORANGE[0], BLUE[1], PINK[1], BLUE[2], GREEN[1]]
    scene = with_garments(bonus_turn(card), 0, *mixed[:number])
    with_garments(scene, 1, *BLUE[3:6])
    expected = each * (number // every)
    assert gains(scene, card) == ([(what, expected)] if expected else [])


@pytest.mark.rule("E3b", "E5a", "E5c")
@pytest.mark.parametrize(("card", "gained"), [("e3b", 1), ("e5a", 3), ("e5c", 1)])
def test_garments_count_wherever_they_stand(card: str, gained: int) -> None:
    scene = bonus_turn(card).guest(0, 0, BLUE[0]).guest(0, 6, BLUE[1]).guest(0, 19, PINK[0])
    # In the display, on the discard or with others they are nobody's.
    scene.display("garments", BLUE[2], BLUE[3])
    assert gains(scene, card)[0][1] == gained


@pytest.mark.parametrize(
    ("card", "what", "every"),
    [
        pytest.param("e2d", "prestige", 2, marks=pytest.mark.rule("E2d")),
        pytest.param("e3a", "livre", 1, marks=pytest.mark.rule("E3a")),
        pytest.param("e5b", "prestige", 2, marks=pytest.mark.rule("E5b")),
    ],
)
@pytest.mark.parametrize("number", range(6))
def test_per_decoration(card: str, what: str, every: int, number: int) -> None:
    scene = with_decorations(bonus_turn(card), 0, number).funded(1, "fireworks_2", "musicians_3")
    # The all-halls bonus is never a decoration, and garments are none.
    with_garments(scene.all_halls(0, 0), 0, *BLUE[:3])
    expected = number // every
    assert gains(scene, card) == ([(what, expected)] if expected else [])


@pytest.mark.parametrize(
    ("card", "table"),
    [
        pytest.param("e3d", (0, 2, 2, 6, 6, 10, 10, 14, 14), marks=pytest.mark.rule("E3d")),
        pytest.param("e4a", (0, 1, 1, 3, 3, 5, 5, 7, 7), marks=pytest.mark.rule("E4a")),
    ],
)
@pytest.mark.parametrize("size", range(4, 13))
def test_livre_by_the_size_of_the_staff(card: str, table: tuple[int, ...], size: int) -> None:
    """Staff of 4 nothing, 5-6, 7-8, 9-10, 11 and more; the card being played is one of them."""
    facts: dict[str, Any] = staff_of(size)
    livre = table[size - 4]
    assert gains(bonus_turn(card, **facts), card) == ([("livre", livre)] if livre else [])


@pytest.mark.rule("P3.5", "E3d", "E4a")
@pytest.mark.parametrize(("card", "printed", "gained"), [("e3d", 4, 6), ("e4a", 10, 3)])
def test_a_card_being_deputed_still_counts_as_staff(card: str, printed: int, gained: int) -> None:
    scene = Scene().seat(0, livre=0, **staff_of(7)).seat(1, hand=["e0a", "e0b", "e0c"]).turn(0, card)
    scene.choose("action:depute", "bonus:use")
    assert changes(scene) == [("livre", printed), ("livre", gained)]
    assert scene.card(card) in scene.state.removed
