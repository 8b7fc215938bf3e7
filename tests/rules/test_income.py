"""P4: income, and what comes after it."""

from __future__ import annotations

import pytest

from rococo_desktop.model.events import Adjusted, CountBegan, Earned, GameEnded, Telling
from rococo_desktop.rules.core import rounds
from tests.rules.scenario import Scene


def income(scene: Scene) -> list[int]:
    """What each seat gains."""
    before = [player.livre for player in scene.state.players]
    scene.agenda(("take_income",)).settle()
    return [player.livre - had for player, had in zip(scene.state.players, before, strict=True)]


@pytest.mark.rule("P4.1", "P4.2")
def test_george_eve_and_mike() -> None:
    george, eve, mike = range(3)
    scene = Scene(3).guest(george, 2, "blue_gown_1").guest(george, 3, "blue_gown_2")
    scene.funded(george, "statue_1", "fireworks_1").all_halls(george, 0)
    scene.funded(eve, "kitchen_right_1")
    for space, garment in ((6, "pink_coat_1"), (10, "green_gown_1"), (14, "orange_coat_1")):
        scene.guest(eve, space, garment)
    scene.funded(mike, "kitchen_left_1", "kitchen_right_2", "musicians_3").guest(mike, 17, "pink_coat_2")
    assert income(scene) == [5, 8, 9]
    assert scene.events == [
        Earned(george, "basic", 5),
        Adjusted(george, "livre", 5),
        Earned(eve, "basic", 5),
        Adjusted(eve, "livre", 5),
        Earned(mike, "basic", 5),
        Adjusted(mike, "livre", 5),
        Earned(eve, "kitchen_right", 3),
        Adjusted(eve, "livre", 3),
        Earned(mike, "kitchen_left", 3),
        Adjusted(mike, "livre", 3),
        Earned(mike, "kitchen_right", 1),
        Adjusted(mike, "livre", 1),
    ]


@pytest.mark.rule("P4.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_gets_five_livre_from_the_start_player_on(players: int) -> None:
    scene = Scene(players).fields(start_seat=1)
    assert income(scene) == [5] * players
    assert [told.seat for told in scene.told(Earned)] == [*range(1, players), 0]


@pytest.mark.rule("P4.1")
@pytest.mark.parametrize("space", [1, 2])
def test_the_left_half_pays_for_decorations_the_kitchen_ones_included(space: int) -> None:
    scene = Scene(2).funded(0, f"kitchen_left_{space}")
    assert income(scene) == [6, 5]
    scene.funded(0, "fireworks_1", "statue_2", "musicians_5").guest(0, 2, "blue_gown_1").all_halls(0, 0)
    assert income(scene) == [9, 5]


@pytest.mark.rule("P4.1")
@pytest.mark.parametrize("space", [1, 2, 3])
def test_the_right_half_pays_for_garments_only(space: int) -> None:
    scene = Scene(4).funded(0, f"kitchen_right_{space}", "statue_1", "fireworks_2")
    # No garment: nothing more, and not a word about it.
    assert income(scene) == [5, 5, 5, 5]
    assert [told for told in scene.told(Earned) if told.seat == 0] == [Earned(0, "basic", 5)]
    scene.guest(0, 0, "blue_gown_1").guest(0, 29, "pink_coat_1").guest(1, 28, "pink_coat_2")
    assert income(scene) == [7, 5, 5, 5]


@pytest.mark.rule("P4.1")
def test_a_kitchen_of_another_pays_nobody_else() -> None:
    scene = Scene(2).funded(1, "kitchen_left_1", "kitchen_right_1").guest(0, 2, "blue_gown_1")
    scene.funded(0, "statue_1")
    assert income(scene) == [5, 7]


@pytest.mark.rule("P4.1", "G1")
@pytest.mark.parametrize("number", range(1, 8))
def test_after_the_income_comes_the_next_round_or_the_final_scoring(number: int) -> None:
    table = Scene(2).fields(round=number).agenda().table()
    rounds.end_round(table)
    assert tuple(table.agenda) == ((("final_scoring",),) if number == 7 else (("begin_round",),))


@pytest.mark.rule("P4.1")
def test_income_also_after_round_seven_before_the_scoring() -> None:
    scene = Scene(2).fields(round=7).seat(0, livre=15).seat(1, livre=4)
    scene.agenda(("take_income",), ("end_round",)).settle()
    # 20 livre make two points, 9 make none.
    assert [(line.rule, line.seat, line.points) for line in scene.state.sheet] == [("F1", 0, 2)]
    assert [player.livre for player in scene.state.players] == [0, 9]
    told = [type(event) for event in scene.events if isinstance(event, Telling)]
    assert told == [Earned, Earned, CountBegan, GameEnded]


@pytest.mark.rule("P4.1")
def test_income_is_basic_then_kitchen() -> None:
    table = Scene(2).agenda().table()
    rounds.take_income(table)
    assert tuple(table.agenda)[::-1] == (("basic_income",), ("kitchen_income",))
