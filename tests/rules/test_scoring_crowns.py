"""F1, F2 and E6c to E6f: livre given back, the crowns of the staff, the queen's favor."""

from __future__ import annotations

import pytest

from rococo_desktop.model.events import Adjusted, CountBegan, Scored
from tests.rules.bonus_turns import staff_of
from tests.rules.final_scenes import last_evening, lines
from tests.rules.scenario import Scene

CROWNS = ["e6c", "e6d", "e6e", "e6f"]
MASTER_SPACES = (0, 1, 6, 10, 14, 17)
ORDINARY_SPACES = (2, 3, 4, 5, 7, 8, 9, 11)


@pytest.mark.rule("F1")
@pytest.mark.parametrize(
    ("livre", "points", "rest"),
    [(0, 0, 0), (9, 0, 9), (10, 1, 0), (11, 1, 1), (19, 1, 9), (20, 2, 0), (57, 5, 7)],
)
def test_every_ten_livre_are_a_point(livre: int, points: int, rest: int) -> None:
    scene = last_evening().seat(1, livre=livre)
    assert lines(scene, "F1") == ([(1, points, points * 10)] if points else [])
    assert (scene.player(1).livre, scene.player(1).prestige) == (rest, points)


@pytest.mark.rule("F1")
def test_livre_are_given_back_from_the_start_player_on() -> None:
    scene = last_evening(start_seat=2).seat(0, livre=12).seat(2, livre=34)
    scene.settle()
    assert scene.events[:7] == [
        CountBegan(),
        Adjusted(2, "livre", -30),
        Scored("F1", 2, 3, (30,)),
        Adjusted(2, "prestige", 3),
        Adjusted(0, "livre", -10),
        Scored("F1", 0, 1, (10,)),
        Adjusted(0, "prestige", 1),
    ]


def crown_lines(scene: Scene) -> list[tuple[int, int, str]]:
    """Seat, points and card of every crown on the sheet."""
    found = []
    for seat, points, what, *card in lines(scene, "F2"):
        if what == "crown":
            found.append((seat, points, scene.rules.employees[card[0]].id))
    return found


@pytest.mark.rule("E6c", "F2")
@pytest.mark.parametrize(
    ("size", "points"), [(4, 0), (5, 2), (6, 2), (7, 5), (8, 5), (9, 8), (10, 8), (11, 11), (12, 11)]
)
def test_e6c_by_the_size_of_the_staff(size: int, points: int) -> None:
    piles = staff_of(size)
    scene = last_evening().seat(0, **{**piles, "supply": [*piles["supply"], "e6c"]})
    assert crown_lines(scene) == ([(0, points, "e6c")] if points else [])
    assert scene.player(0).prestige == points


@pytest.mark.rule("E6d", "F2")
@pytest.mark.parametrize(
    ("lace", "thread", "pairs"), [(0, 0, 0), (1, 0, 0), (0, 4, 0), (1, 1, 1), (2, 1, 1), (3, 5, 3)]
)
def test_e6d_pairs_of_lace_and_thread_are_given_back(lace: int, thread: int, pairs: int) -> None:
    scene = last_evening().seat(0, lace=lace, thread=thread, supply=["e0a", "e0b", "e0c", "e6d"])
    scene.seat(1, lace=2, thread=2)
    assert crown_lines(scene) == ([(0, 3 * pairs, "e6d")] if pairs else [])
    player = scene.player(0)
    assert (player.lace, player.thread, player.prestige) == (lace - pairs, thread - pairs, 3 * pairs)
    # Nobody else gives anything back.
    assert (scene.player(1).lace, scene.player(1).thread) == (2, 2)


@pytest.mark.rule("E6d")
def test_e6d_gives_back_before_it_scores() -> None:
    scene = last_evening().seat(0, lace=2, thread=3, supply=["e0a", "e0b", "e0c", "e6d"]).settle()
    assert scene.events[1:5] == [
        Adjusted(0, "lace", -2),
        Adjusted(0, "thread", -2),
        Scored("F2", 0, 6, ("crown", scene.card("e6d"))),
        Adjusted(0, "prestige", 6),
    ]


@pytest.mark.rule("E6e", "F2")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6), (6, 9)])
def test_e6e_pairs_of_garments_on_master_spaces(number: int, points: int) -> None:
    scene = last_evening().seat(0, supply=["e0a", "e0b", "e0c", "e6e"])
    for at, space in enumerate(MASTER_SPACES):
        scene.guest(0 if at < number else 1, space, f"blue_gown_{at + 1}")
    # Ordinary spaces do not count, whatever stands there.
    scene.guest(0, 2, "green_gown_8").guest(0, 3, "green_gown_9")
    assert crown_lines(scene) == ([(0, points, "e6e")] if points else [])


@pytest.mark.rule("E6f", "F2")
@pytest.mark.parametrize(
    ("gowns", "coats", "pairs"),
    [
        ([], [], 0),
        (["blue_gown_1", "green_gown_1"], [], 0),
        ([], ["pink_coat_1", "orange_coat_1"], 0),
        (["blue_gown_1"], ["pink_coat_1"], 1),
        (["green_gown_1"], ["orange_coat_1"], 1),
        (["blue_gown_1", "green_gown_1", "green_gown_2"], ["pink_coat_1"], 1),
        (["blue_gown_1", "green_gown_1"], ["pink_coat_1", "orange_coat_1", "pink_coat_2"], 2),
    ],
)
def test_e6f_pairs_of_a_gown_and_a_coat(gowns: list[str], coats: list[str], pairs: int) -> None:
    scene = last_evening().seat(0, supply=["e0a", "e0b", "e0c", "e6f"])
    for space, name in zip(ORDINARY_SPACES, gowns + coats, strict=False):
        scene.guest(0, space, name)
    scene.guest(1, 12, "blue_gown_9").guest(1, 13, "pink_coat_9")
    assert crown_lines(scene) == ([(0, 2 * pairs, "e6f")] if pairs else [])


@pytest.mark.rule("F2", "P3.6")
@pytest.mark.parametrize("zone", ["hand", "supply", "discard"])
def test_crowns_of_the_whole_staff_score_wherever_they_lie(zone: str) -> None:
    piles: dict[str, list[str]] = {"hand": [], "supply": ["e0a"], "discard": []}
    piles[zone] = [*piles[zone], *CROWNS]
    scene = last_evening().seat(0, lace=1, thread=1, **piles)
    scene.guest(0, 0, "blue_gown_1").guest(0, 1, "pink_coat_1")
    assert crown_lines(scene) == [(0, 2, "e6c"), (0, 3, "e6d"), (0, 3, "e6e"), (0, 2, "e6f")]
    assert sum(points for _, points, _ in crown_lines(scene)) == 10


@pytest.mark.rule("F2")
def test_crowns_that_left_the_game_or_were_never_hired_score_nothing() -> None:
    scene = last_evening().seat(0, lace=2, thread=2).guest(0, 0, "blue_gown_1").guest(0, 1, "pink_coat_1")
    scene.display("hire", "e6c", "e6d").move_all("deck", "removed")
    assert lines(scene, "F2") == []


@pytest.mark.rule("F2")
def test_crowns_score_from_the_start_player_on_and_for_each_its_own() -> None:
    scene = last_evening(start_seat=1)
    scene.seat(0, supply=["e0a", "e0b", "e0c", "e0d", "e6c"]).seat(2, lace=1, thread=1)
    scene.seat(2, supply=["e0a", "e0b", "e0c", "e6d"])
    assert crown_lines(scene) == [(2, 3, "e6d"), (0, 2, "e6c")]


@pytest.mark.rule("F2", "A1")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_queens_favor_held_at_the_end_is_three_points(holder: int) -> None:
    scene = last_evening().fields(favor=holder)
    assert lines(scene, "F2") == [(holder, 3, "favor")]
    assert [scene.player(seat).prestige for seat in range(3)] == [3 * (seat == holder) for seat in range(3)]


@pytest.mark.rule("F2", "A1")
def test_the_favor_on_the_board_is_nobodys() -> None:
    assert lines(last_evening(), "F2") == []


@pytest.mark.rule("F1", "F2")
def test_livre_come_before_crowns_and_crowns_before_the_favor() -> None:
    scene = last_evening().seat(0, livre=10, supply=["e0a", "e0b", "e0c", "e0d", "e6c"]).fields(favor=0)
    scene.settle()
    assert [(line.rule, line.points) for line in scene.state.sheet] == [("F1", 1), ("F2", 2), ("F2", 3)]
