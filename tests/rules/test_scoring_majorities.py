"""F3, F4: the majorities in the halls and on the terrace, with every tie-break."""

from __future__ import annotations

import pytest

from rococo_desktop.model.definitions import Majority
from rococo_desktop.rules.core.scoring import MajorityClaim, places_won
from tests.rules.final_scenes import last_evening, lines
from tests.rules.scenario import Scene

FIGURES = {2: [(5, 2), (4, 2), (4, 2), (3, 1), (3, 1)], 4: [(6, 3), (5, 2), (4, 2), (4, 2), (3, 1)]}
FIRST_SPACES = {2: (0, 6, 10, 14, 17), 4: (0, 8, 14, 20, 25)}
"""The first guest space of each hall, by board side; it is always a master space."""


def hall(scene: Scene, *owners: str, first: int = 25) -> Scene:
    """Garments on the spaces of a hall from its first one on: a seat's number, or "-" for nobody."""
    names = [one.id for one in scene.rules.garments]
    for at, owner in enumerate("".join(owners)):
        if owner != "-":
            scene.guest(int(owner), first + at, names[first + at])
    return scene


def won(scene: Scene, number: int) -> list[tuple[int, int, int]]:
    """Seat, points and place of everybody who scores in a hall."""
    return [(seat, points, place) for seat, points, at, place, *_ in lines(scene, "F3") if at == number]


@pytest.mark.rule("F3", "G2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_first_and_second_figure_of_every_hall(players: int) -> None:
    side = 2 if players < 4 else 4
    for number in range(5):
        scene = hall(last_evening(players), "112", first=FIRST_SPACES[side][number])
        first, second = FIGURES[side][number]
        assert won(scene, number) == [(1, first, 1), (2, second, 2)]
        assert {line[2] for line in lines(scene, "F3")} == {number}


@pytest.mark.rule("F3")
def test_the_example_three_to_one() -> None:
    """Two garments each in a hall of 3/1; one of A's stands on a master space: A 3, B 1."""
    scene = hall(last_evening(4), "0011")
    assert lines(scene, "F3") == [(0, 3, 4, 1, 2, 1, 0), (1, 1, 4, 2, 2, 0, 0)]
    # Without it they would share the first place.
    assert won(hall(last_evening(4), "-0011"), 4) == [(0, 3, 1), (1, 3, 1)]


@pytest.mark.rule("F3")
def test_more_garments_come_before_master_spaces_and_musicians() -> None:
    scene = hall(last_evening(4), "01-1").funded(0, "musicians_5")
    assert won(scene, 4) == [(1, 3, 1), (0, 1, 2)]


@pytest.mark.rule("F3")
def test_master_spaces_come_before_musicians() -> None:
    scene = hall(last_evening(4), "01").funded(1, "musicians_5")
    assert lines(scene, "F3") == [(0, 3, 4, 1, 1, 1, 0), (1, 1, 4, 2, 1, 0, 1)]


@pytest.mark.rule("F3")
@pytest.mark.parametrize("owner", [0, 1])
def test_then_the_musicians_of_this_hall_decide(owner: int) -> None:
    scene = hall(last_evening(4), "-01").funded(owner, "musicians_5")
    assert won(scene, 4) == sorted([(owner, 3, 1), (1 - owner, 1, 2)], key=lambda line: line[2])
    # Those of another hall do not.
    scene = hall(last_evening(4), "-01").funded(owner, "musicians_4")
    assert won(scene, 4) == [(0, 3, 1), (1, 3, 1)]


@pytest.mark.rule("F3")
def test_only_master_spaces_of_this_hall_break_its_ties() -> None:
    scene = hall(hall(last_evening(4), "-01"), "0", first=20)
    assert won(scene, 4) == [(0, 3, 1), (1, 3, 1)]
    assert won(scene, 3) == [(0, 4, 1)]


@pytest.mark.rule("F3")
def test_all_tied_for_first_get_the_full_figure_and_nobody_the_second() -> None:
    scene = hall(last_evening(4), "-012")
    assert won(scene, 4) == [(0, 3, 1), (1, 3, 1), (2, 3, 1)]
    scene = hall(last_evening(4), "---00112", first=0)
    assert won(scene, 0) == [(0, 6, 1), (1, 6, 1)]


@pytest.mark.rule("F3")
def test_all_tied_for_second_get_the_full_second_figure() -> None:
    scene = hall(last_evening(5), "---00123", first=0)
    assert won(scene, 0) == [(0, 6, 1), (1, 3, 2), (2, 3, 2), (3, 3, 2)]


@pytest.mark.rule("F3")
def test_tie_breaks_hold_for_the_second_place_too() -> None:
    scene = hall(last_evening(5), "1--00-2", first=0)
    assert won(scene, 0) == [(0, 6, 1), (1, 3, 2)]
    scene = hall(last_evening(5), "---00-21", first=0).funded(2, "musicians_1")
    assert won(scene, 0) == [(0, 6, 1), (2, 3, 2)]


@pytest.mark.rule("F3")
def test_who_has_no_garment_in_a_hall_does_not_place_there() -> None:
    scene = hall(last_evening(4), "-0").funded(1, "musicians_5")
    assert won(scene, 4) == [(0, 3, 1)]
    assert lines(last_evening(4).funded(1, "musicians_5"), "F3") == []


@pytest.mark.rule("F3")
def test_with_two_players_only_the_first_place_scores() -> None:
    scene = hall(last_evening(2), "-00-1", first=0)
    assert won(scene, 0) == [(0, 5, 1)]
    # A tie still gives the full figure to both.
    scene = hall(last_evening(2), "--01", first=0)
    assert won(scene, 0) == [(0, 5, 1), (1, 5, 1)]


@pytest.mark.rule("F4", "G2")
@pytest.mark.parametrize(("players", "first", "second"), [(3, 6, 2), (4, 7, 3), (5, 7, 3)])
def test_first_and_second_of_the_fireworks(players: int, first: int, second: int) -> None:
    scene = last_evening(players).funded(1, "fireworks_1", "fireworks_2").funded(2, "fireworks_4")
    assert lines(scene, "F4") == [(1, first, 1, 2, 1), (2, second, 2, 1, 3)]


@pytest.mark.rule("F4")
def test_the_example_of_the_fireworks() -> None:
    """Frank has the most: 6. Martin and Ina have one each, Martin the dearer space: 2 for him."""
    frank, ina, martin = 0, 1, 2
    scene = last_evening(3).funded(frank, "fireworks_1", "fireworks_2")
    scene.funded(ina, "fireworks_3").funded(martin, "fireworks_4")
    assert [line[:3] for line in lines(scene, "F4")] == [(frank, 6, 1), (martin, 2, 2)]


@pytest.mark.rule("F4")
def test_a_tie_for_first_goes_to_the_dearer_space() -> None:
    scene = last_evening(3).funded(0, "fireworks_1", "fireworks_3").funded(1, "fireworks_2", "fireworks_4")
    assert [line[:3] for line in lines(scene, "F4")] == [(1, 6, 1), (0, 2, 2)]
    scene = last_evening(3).funded(0, "fireworks_1", "fireworks_4").funded(1, "fireworks_2", "fireworks_3")
    assert [line[:3] for line in lines(scene, "F4")] == [(0, 6, 1), (1, 2, 2)]


@pytest.mark.rule("F4")
def test_with_two_players_only_the_first_place_of_the_fireworks_scores() -> None:
    scene = last_evening(2).funded(0, "fireworks_4").funded(1, "fireworks_1", "fireworks_2")
    assert [line[:3] for line in lines(scene, "F4")] == [(1, 6, 1)]


@pytest.mark.rule("F4")
def test_without_tokens_nobody_places() -> None:
    assert lines(last_evening(3), "F4") == []
    # A single one places alone, and there is no second.
    assert lines(last_evening(3).funded(2, "fireworks_1"), "F4") == [(2, 6, 1, 1, 0)]


@pytest.mark.rule("F3", "F4")
@pytest.mark.parametrize(
    ("claims", "seats", "found"),
    [
        ([], 3, []),
        ([(1, 0, 0)], 3, [(0, 1, 9)]),
        ([(1, 0, 0), (2, 0, 0)], 3, [(1, 1, 9), (0, 2, 4)]),
        ([(1, 0, 0), (2, 0, 0)], 2, [(1, 1, 9)]),
        ([(2, 0, 0), (2, 0, 0)], 2, [(0, 1, 9), (1, 1, 9)]),
        ([(2, 0, 0), (2, 0, 0), (1, 1, 1)], 3, [(0, 1, 9), (1, 1, 9)]),
        ([(2, 1, 0), (2, 0, 1), (2, 0, 1)], 3, [(0, 1, 9), (1, 2, 4), (2, 2, 4)]),
        ([(2, 0, 0), (2, 0, 1), (1, 5, 1)], 3, [(1, 1, 9), (0, 2, 4)]),
        ([(3, 0, 0), (2, 1, 0), (2, 0, 0), (1, 0, 0)], 4, [(0, 1, 9), (1, 2, 4)]),
    ],
)
def test_places_by_claims(
    claims: list[tuple[int, int, int]], seats: int, found: list[tuple[int, int, int]]
) -> None:
    made = [MajorityClaim(*claim, seat) for seat, claim in enumerate(claims)]
    places = [(claim.seat, place, points) for claim, place, points in places_won(made, Majority(9, 4), seats)]
    assert places == found
