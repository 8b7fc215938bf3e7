"""What a bonus, a crown or a trademark is said to bring, against what the rules then do."""

from __future__ import annotations

import pytest

from rococo_desktop.model.outlook import Gained
from rococo_desktop.rules import referee
from tests.rules.bonus_turns import staff_of
from tests.rules.final_scenes import last_evening, lines
from tests.rules.scenario import Scene


def forecast(scene: Scene, seat: int, card: str) -> tuple[Gained, ...]:
    """What the card would give the seat in this scene."""
    return referee.forecast(scene.rules, scene.state, seat, scene.card(card))


@pytest.mark.rule("E6c", "F2")
@pytest.mark.parametrize("size", [4, 5, 7, 11])
def test_a_crown_is_forecast_as_it_is_scored(size: int) -> None:
    piles = staff_of(size)
    scene = last_evening().seat(0, **{**piles, "supply": [*piles["supply"], "e6c"]})
    (told,) = forecast(scene, 0, "e6c")
    scored = sum(points for _, points, *_ in lines(scene, "F2", 0))
    assert told == Gained("prestige", scored, at_end=True)


@pytest.mark.rule("E6d", "F2")
def test_a_crown_that_gives_goods_back_is_forecast_too() -> None:
    scene = last_evening().seat(1, lace=3, thread=2, supply=["e0a", "e0b", "e0c", "e6d"])
    assert forecast(scene, 1, "e6d") == (Gained("prestige", 6, at_end=True),)
    assert [points for _, points, *_ in lines(scene, "F2", 1)] == [6]


@pytest.mark.rule("E6a")
def test_what_can_be_chosen_is_told_as_the_most() -> None:
    scene = Scene().seat(0, livre=11)
    assert forecast(scene, 0, "e6a") == (Gained("prestige", 3, up_to=True),)


@pytest.mark.rule("JM1")
def test_the_best_hall_is_told_as_the_most() -> None:
    scene = Scene(modules=("jewelry_box",))
    royal, other = scene.rules.hall_spaces[0], scene.rules.hall_spaces[2]
    blue = [garment.id for garment in scene.rules.garments][:3]
    scene.guest(0, royal[0], blue[0]).guest(0, other[0], blue[1]).guest(0, other[1], blue[2])
    assert forecast(scene, 0, "jm1") == (Gained("livre", 4, up_to=True),)
    assert forecast(scene, 1, "jm1") == (Gained("livre", 0, up_to=True),)


@pytest.mark.rule("P1.3")
def test_a_tile_is_promised_only_while_one_can_be_drawn() -> None:
    scene = Scene()
    assert forecast(scene, 0, "e1e") == (Gained("tile", 1),)
    scene.plain["players"][1]["silk"] += scene.plain["bag"]
    scene.plain["bag"] = []
    assert forecast(scene, 0, "e1e") == (Gained("tile", 0),)


@pytest.mark.rule("E0b", "E1c")
def test_what_a_bonus_costs_is_told_as_less() -> None:
    # Lace or thread is a choice between unlike things: only the price is a number.
    assert forecast(Scene(), 0, "e0b") == (Gained("livre", -1),)
    assert forecast(Scene(), 0, "e1c") == (Gained("livre", -1), Gained("tile", 1))


@pytest.mark.rule("E2a")
def test_a_bonus_that_counts_is_told_by_what_is_there_now() -> None:
    scene = Scene().guest(0, 2, "blue_gown_1").guest(0, 3, "blue_gown_2").guest(0, 4, "green_gown_10")
    scene.guest(1, 5, "blue_gown_3")
    assert forecast(scene, 0, "e2a") == (Gained("livre", 2), Gained("livre", 2))
    assert forecast(scene, 1, "e2a") == (Gained("livre", 1), Gained("livre", 0))


@pytest.mark.rule("E5d")
def test_discarding_silk_counts_all_that_is_held() -> None:
    faces = [face.id for face in Scene().rules.faces if sum(face.silk) > 1][:3]
    scene = Scene().seat(0, silk=faces)
    (told,) = forecast(scene, 0, "e5d")
    assert (told.what, told.up_to) == ("prestige", True)
    scene.bonus(0, "e5d").last_turn().choose("bonus:use", *(f"discard:{face}" for face in faces))
    scene.settle()
    assert scene.player(0).prestige == told.amount


@pytest.mark.rule("E6b")
def test_further_actions_are_no_number() -> None:
    assert forecast(Scene(), 0, "e6b") == ()


@pytest.mark.rule("F7")
def test_trademarks_are_worth_what_the_end_scores() -> None:
    scene = last_evening().guest(0, 2, "blue_gown_12").guest(0, 6, "pink_coat_5").guest(1, 7, "green_gown_10")
    scene.funded(0, "statue_1", "musicians_1").funded(1, "kitchen_left_1").all_halls(0, 0)
    before = scene.state
    told = [referee.trademark_points(scene.rules, before, seat) for seat in range(3)]
    assert scene.state == before
    assert told == [sum(points for _, points, *_ in lines(scene, "F7", seat)) for seat in range(3)]
    assert told[0] > told[1] > told[2] == 0
