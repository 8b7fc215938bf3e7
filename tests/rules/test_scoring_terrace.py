"""F5, F6: garments walk to the terrace; statues score sets of colours."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rococo_desktop.model.decisions import ToTerrace
from rococo_desktop.model.events import Marked, Moved, SentToTerrace
from tests.rules.final_scenes import garment, last_evening, lines
from tests.rules.scenario import Scene


def royal(scene: Scene, seat: int, *garments: str, first: int = 0) -> Scene:
    """Garments of a seat in the royal hall, from a space on."""
    for at, name in enumerate(garments):
        scene.guest(seat, first + at, name)
    return scene


@pytest.mark.rule("F5")
def test_rockets_are_asked_for_one_by_one_best_factor_first() -> None:
    scene = royal(last_evening(), 0, "blue_gown_1", "blue_gown_8", "blue_gown_12", "pink_coat_1")
    scene.funded(0, "fireworks_1", "fireworks_2", "fireworks_4").funded(1, "fireworks_3").settle()
    decision = scene.decision()
    assert (decision.kind, decision.seat, decision.about) == ("terrace", 0, ToTerrace(3))
    # The most worthy garment first, then board order; the space may stay empty.
    assert [option.key for option in decision.options] == [
        *("terrace:2", "terrace:1", "terrace:0", "terrace:3"),
        "terrace:empty",
    ]
    assert [option.target for option in decision.options] == [
        *(("guests", 2), ("guests", 1), ("guests", 0), ("guests", 3)),
        ("terrace", 3),
    ]
    scene.choose("terrace:1")
    assert (scene.decision().about, scene.keys()) == (
        (1,),
        {"terrace:2", "terrace:0", "terrace:3", "terrace:empty"},
    )
    scene.choose("terrace:0")
    assert (scene.decision().about, scene.keys()) == (
        ToTerrace(0),
        {"terrace:2", "terrace:3", "terrace:empty"},
    )
    scene.choose("terrace:empty")
    assert scene.state.agenda == ()
    blue_8, blue_1 = garment(scene, "blue_gown_8"), garment(scene, "blue_gown_1")
    assert scene.state.terrace == (-1, blue_1, -1, blue_8)


@pytest.mark.rule("F5", "G2")
def test_of_equal_factors_the_dearer_rocket_comes_first() -> None:
    scene = royal(last_evening(4), 0, "blue_gown_1", "blue_gown_2")
    scene.funded(0, *(f"fireworks_{number}" for number in range(1, 7)))
    asked = []
    for _ in range(6):
        asked.append(scene.decision().of(ToTerrace).rocket)
        scene.choose("terrace:empty")
    assert asked == [5, 4, 3, 2, 1, 0]


@pytest.mark.rule("F5")
def test_the_factor_counts_not_the_price() -> None:
    """On both sides of the board the dearer rockets have the better factor; on this one they do not."""
    scene = royal(last_evening(), 0, "blue_gown_1").funded(0, "fireworks_1", "fireworks_2", "fireworks_4")
    factors = {"fireworks_1": 2, "fireworks_2": 3, "fireworks_4": 2}
    decorations = tuple(
        replace(one, factor=factors.get(one.id, one.factor)) for one in scene.rules.side.decorations
    )
    scene.rules = replace(scene.rules, side=replace(scene.rules.side, decorations=decorations))
    asked = []
    for _ in range(3):
        asked.append(scene.decision().of(ToTerrace).rocket)
        scene.choose("terrace:empty")
    assert asked == [1, 3, 0]


@pytest.mark.rule("F5")
def test_a_garment_moves_with_its_trademark() -> None:
    scene = royal(last_evening(), 0, "blue_gown_8").funded(0, "fireworks_2").choose("terrace:0")
    gown = garment(scene, "blue_gown_8")
    at = next(at for at, event in enumerate(scene.events) if isinstance(event, SentToTerrace))
    assert scene.events[at : at + 3] == [
        SentToTerrace(0, gown, 1),
        Moved(gown, ("guests", 0), ("terrace", 1)),
        Marked(0, -1),
    ]
    assert (scene.state.guests[0], scene.state.terrace) == (-1, (-1, gown, -1, -1))


@pytest.mark.rule("F5", "F7")
@pytest.mark.parametrize(
    ("rocket", "factor", "own"), [("fireworks_1", 2, 1), ("fireworks_2", 2, 1), ("fireworks_4", 3, 2)]
)
def test_on_the_terrace_it_is_worth_two_or_three_times_as_much(rocket: str, factor: int, own: int) -> None:
    scene = royal(last_evening(), 0, "blue_gown_12", "blue_gown_1").funded(0, rocket).choose("terrace:0")
    gown, other = garment(scene, "blue_gown_12"), garment(scene, "blue_gown_1")
    assert lines(scene, "F7") == [
        (0, 2, "garment", other, 1),
        (0, 4 * factor, "terrace", gown, factor),
        (0, own, "decoration", scene.decoration(rocket)),
    ]


@pytest.mark.rule("F5")
def test_left_empty_the_garment_counts_once_in_its_hall() -> None:
    scene = royal(last_evening(), 0, "blue_gown_12").funded(0, "fireworks_4").choose("terrace:empty")
    assert lines(scene, "F7")[0] == (0, 4, "garment", garment(scene, "blue_gown_12"), 1)
    assert scene.state.terrace == (-1, -1, -1, -1)


@pytest.mark.rule("F5")
def test_only_own_garments_of_the_royal_hall_walk() -> None:
    scene = royal(last_evening(), 1, "pink_coat_1", first=2)
    scene.guest(0, 5, "blue_gown_1").guest(0, 6, "blue_gown_2").guest(0, 19, "blue_gown_3")
    scene.funded(0, "fireworks_1")
    assert scene.keys() == {"terrace:5", "terrace:empty"}


@pytest.mark.rule("F5")
def test_who_has_nothing_to_move_is_not_asked() -> None:
    scene = last_evening().guest(0, 6, "blue_gown_2").funded(0, "fireworks_1", "fireworks_4").settle()
    assert scene.state.agenda == ()
    scene = royal(last_evening(), 0, "blue_gown_1").settle()
    assert scene.state.agenda == ()
    # More rockets than garments: once none is left there is no question.
    scene = royal(last_evening(), 0, "blue_gown_1").funded(0, "fireworks_1", "fireworks_4")
    assert scene.choose("terrace:0").state.agenda == ()


@pytest.mark.rule("F5")
def test_everybody_is_asked_from_the_start_player_on() -> None:
    scene = royal(royal(last_evening(start_seat=1), 0, "blue_gown_1"), 1, "blue_gown_2", first=1)
    scene.funded(0, "fireworks_4").funded(1, "fireworks_1")
    assert scene.decision().seat == 1
    scene.choose("terrace:empty")
    assert scene.decision().seat == 0


@pytest.mark.rule("F5", "F3", "F4", "E6e")
def test_crowns_and_majorities_are_scored_before_anybody_walks() -> None:
    scene = royal(last_evening(), 0, "blue_gown_1", "blue_gown_2").funded(0, "fireworks_1", "fireworks_2")
    scene.guest(1, 2, "pink_coat_1").seat(0, supply=["e0a", "e0b", "e0c", "e6e"])
    before = scene.settle().state.sheet
    assert [(line.rule, line.seat, line.points) for line in before] == [
        *(("F2", 0, 3), ("F3", 0, 5), ("F3", 1, 2)),
        ("F4", 0, 6),
    ]
    scene.choose("terrace:0", "terrace:1")
    assert scene.state.sheet[:4] == before
    assert lines(scene, "F3") == [(0, 5, 0, 1, 2, 2, 0), (1, 2, 0, 2, 1, 0, 0)]


@pytest.mark.rule("F6")
def test_the_example_of_two_statues() -> None:
    """Two statues; 2 blue, 3 green, 1 pink, 1 orange: one set of four colours and one of two: 8 + 4."""
    names = ["blue_gown_1", "blue_gown_2", "green_gown_1", "green_gown_2", "green_gown_3"]
    scene = last_evening(3).funded(1, "statue_1", "statue_2")
    for space, name in zip((0, 4, 7, 8, 9, 12, 19), [*names, "pink_coat_1", "orange_coat_1"], strict=True):
        scene.guest(1, space, name)
    first, second = scene.decoration("statue_1"), scene.decoration("statue_2")
    assert lines(scene, "F6") == [(1, 8, first, 4), (1, 4, second, 2)]


@pytest.mark.rule("F6")
@pytest.mark.parametrize(
    ("numbers", "statues", "points"),
    [
        ((0, 0, 0, 0), 1, []),
        ((1, 0, 0, 0), 1, [2]),
        ((3, 0, 0, 0), 1, [2]),
        ((1, 1, 0, 0), 1, [4]),
        ((1, 1, 1, 0), 1, [6]),
        ((1, 1, 1, 1), 1, [8]),
        ((1, 1, 1, 1), 2, [8]),
        ((2, 1, 1, 1), 2, [8, 2]),
        ((2, 2, 2, 2), 2, [8, 8]),
        ((3, 1, 2, 0), 3, [6, 4, 2]),
        ((4, 4, 4, 3), 4, [8, 8, 8, 6]),
        ((2, 1, 2, 1), 0, []),
    ],
)
def test_k_statues_score_two_for_each_colour_up_to_k_times(
    numbers: tuple[int, ...], statues: int, points: list[int]
) -> None:
    scene = last_evening(4).funded(0, *(f"statue_{number + 1}" for number in range(statues)))
    kinds = ("blue_gown", "pink_coat", "green_gown", "orange_coat")
    names = [f"{kind}_{at + 1}" for kind, number in zip(kinds, numbers, strict=True) for at in range(number)]
    for space, name in enumerate(names):
        scene.guest(0, space, name)
    # Those of others neither help nor harm.
    scene.guest(1, 28, "orange_coat_6").guest(2, 29, "green_gown_10")
    assert [line[1] for line in lines(scene, "F6")] == points
    assert sum(points) == 2 * sum(min(number, statues) for number in numbers)


@pytest.mark.rule("F6")
def test_statues_of_two_seats_score_each_their_own() -> None:
    scene = last_evening(3, start_seat=2).funded(0, "statue_2").funded(2, "statue_1")
    scene.guest(0, 2, "blue_gown_1").guest(2, 3, "pink_coat_1").guest(2, 7, "green_gown_1")
    first, second = scene.decoration("statue_1"), scene.decoration("statue_2")
    assert lines(scene, "F6") == [(2, 4, first, 2), (0, 2, second, 1)]


@pytest.mark.rule("F5", "F6")
def test_a_garment_moved_to_the_terrace_still_counts_for_the_statues() -> None:
    scene = royal(last_evening(3), 0, "blue_gown_1").guest(0, 8, "pink_coat_1")
    scene.funded(0, "fireworks_3", "statue_2").choose("terrace:0")
    assert lines(scene, "F6") == [(0, 4, scene.decoration("statue_2"), 2)]
