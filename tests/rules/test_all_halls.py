"""H: the all-halls bonus."""

from __future__ import annotations

import pytest

from rococo_desktop.model.events import Adjusted, Marked, Moved, ReachedAllHalls
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.rules.core import fund
from rococo_desktop.rules.core.counts import decorations_of, is_represented
from tests.rules.scenario import Scene

GOWNS = ("blue_gown_1", "blue_gown_2", "pink_coat_1", "pink_coat_2", "green_gown_1")


def spaces(scene: Scene) -> list[int]:
    """Who holds the all-halls spaces."""
    return list(scene.state.trademarks[scene.rules.first_all_halls :])


def four_halls(players: int = 2, seat: int = 0) -> Scene:
    """A seat with a garment in every hall but the last."""
    scene = Scene(players)
    for hall, garment in zip(range(4), GOWNS, strict=False):
        scene.guest(seat, scene.rules.hall_spaces[hall][-1], garment)
    return scene


def fund_now(scene: Scene, decoration: str, seat: int = 0) -> Scene:
    """This seat funds a decoration as its main action."""
    scene.seat(seat, livre=20, hand=["e0a"], supply=["e0b", "e0c", "e0d"])
    scene.turn(seat, "e0a").last_turn()
    return scene.choose("action:fund", f"fund:{decoration}")


@pytest.mark.rule("H")
@pytest.mark.parametrize("players", [2, 5])
def test_the_last_hall_brings_the_most_valuable_space_at_once(players: int) -> None:
    scene = fund_now(four_halls(players), "musicians_5")
    assert spaces(scene) == [0, NOBODY, NOBODY]
    place = scene.rules.first_all_halls
    musicians = scene.decoration("musicians_5")
    at = scene.events.index(Marked(musicians, 0))
    assert scene.events[at + 1 : at + 3] == [ReachedAllHalls(0, place), Marked(place, 0)]
    assert scene.player(0).prestige == 0


@pytest.mark.rule("H")
def test_a_garment_in_the_last_hall_brings_it_too_after_the_reward_of_the_space() -> None:
    scene = four_halls().seat(0, livre=20, hand=["e0a"], supply=["e0b", "e0c", "e0d"], silk=["bb"])
    scene.display("garments", None, None, None, "blue_gown_3").turn(0, "e0a").last_turn()
    # Hall 5 on the small side: spaces 17 (master, lace), 18 (2 livre), 19 (thread).
    scene.choose("action:tailor", "rent", "guest:18")
    assert spaces(scene) == [0, NOBODY, NOBODY]
    assert scene.player(0).livre == 22
    # The trademark on the garment, the reward, then the bonus.
    kinds = [type(event) for event in scene.events[-5:]]
    assert kinds == [Marked, Adjusted, ReachedAllHalls, Marked, Moved]
    assert scene.events[-2] == Marked(scene.rules.first_all_halls, 0)


@pytest.mark.rule("H")
@pytest.mark.parametrize("missing", range(5))
@pytest.mark.parametrize("players", [2, 4])
def test_all_five_halls_are_needed(players: int, missing: int) -> None:
    scene = Scene(players)
    for hall, garment in enumerate(GOWNS):
        if hall != missing:
            scene.guest(0, scene.rules.hall_spaces[hall][0], garment)
    assert [is_represented(scene.rules, scene.state, 0, hall) for hall in range(5)] == [
        hall != missing for hall in range(5)
    ]
    scene = fund_now(scene, "statue_1")
    assert spaces(scene) == [NOBODY] * 3
    assert scene.told(ReachedAllHalls) == []


@pytest.mark.rule("H")
def test_musicians_alone_represent() -> None:
    scene = Scene(2).funded(0, *(f"musicians_{hall}" for hall in range(1, 5)))
    assert spaces(fund_now(scene, "musicians_5")) == [0, NOBODY, NOBODY]


@pytest.mark.rule("H")
def test_fireworks_belong_to_no_hall() -> None:
    scene = Scene(2).funded(0, "fireworks_2", *(f"musicians_{hall}" for hall in range(2, 6)))
    assert not is_represented(scene.rules, scene.state, 0, 0)
    assert spaces(fund_now(scene, "fireworks_1")) == [NOBODY] * 3


@pytest.mark.rule("H")
def test_the_trademarks_of_others_do_not_represent() -> None:
    scene = four_halls(3).funded(1, "musicians_5").guest(2, 19, "orange_coat_1")
    assert [is_represented(scene.rules, scene.state, seat, 4) for seat in range(3)] == [False, True, True]
    assert spaces(fund_now(scene, "statue_1")) == [NOBODY] * 3


@pytest.mark.rule("H")
@pytest.mark.parametrize(
    ("held", "after"),
    [
        ([NOBODY, NOBODY, NOBODY], [0, NOBODY, NOBODY]),
        ([1, NOBODY, NOBODY], [1, 0, NOBODY]),
        ([2, 1, NOBODY], [2, 1, 0]),
        ([NOBODY, 1, NOBODY], [0, 1, NOBODY]),
        ([3, 2, 1], [3, 2, 1]),
    ],
)
def test_the_most_valuable_free_space_and_nothing_when_none_is_left(
    held: list[int], after: list[int]
) -> None:
    scene = four_halls(4)
    for space, seat in enumerate(held):
        if seat != NOBODY:
            scene.all_halls(seat, space)
    assert spaces(fund_now(scene, "musicians_5")) == after
    assert len(scene.told(ReachedAllHalls)) == (0 if held == after else 1)


@pytest.mark.rule("H")
def test_the_spaces_are_worth_eight_five_and_two() -> None:
    scene = Scene(3).all_halls(0, 0).all_halls(1, 1).all_halls(2, 2).agenda(("score_trademarks",)).settle()
    assert [(line.rule, line.seat, line.points, line.cause) for line in scene.state.sheet] == [
        ("F7", 0, 8, ("all_halls", 0)),
        ("F7", 1, 5, ("all_halls", 1)),
        ("F7", 2, 2, ("all_halls", 2)),
    ]


@pytest.mark.rule("H")
@pytest.mark.parametrize("space", [0, 1, 2])
def test_at_most_one_space_per_player(space: int) -> None:
    scene = four_halls().funded(0, "musicians_5").all_halls(0, space)
    scene = fund_now(scene, "statue_1")
    assert spaces(scene).count(0) == 1
    assert scene.told(ReachedAllHalls) == []


@pytest.mark.rule("H", "E2d")
def test_it_is_never_a_decoration() -> None:
    scene = four_halls().all_halls(0, 0)
    assert decorations_of(scene.rules, scene.state, 0) == 0
    scene.funded(0, "musicians_5")
    assert decorations_of(scene.rules, scene.state, 0) == 1


@pytest.mark.rule("H")
def test_nothing_changes_for_who_is_not_in_all_halls() -> None:
    table = four_halls().table()
    fund.claim_all_halls(table, 0)
    assert table.events == []
    fund.all_halls_when_placed(table, 0, 0, 0, 0)
    fund.all_halls_when_funded(table, 0, 0, 20)
    assert table.events == []


@pytest.mark.rule("H")
@pytest.mark.parametrize("placed", [True, False])
def test_both_ways_claim_for_the_seat_that_acted(placed: bool) -> None:
    table = four_halls().funded(0, "musicians_5").table()
    if placed:
        fund.all_halls_when_placed(table, 0, 0, 0, 0)
    else:
        fund.all_halls_when_funded(table, 0, 0, 34)
    assert table.events == [ReachedAllHalls(0, 35), Marked(35, 0)]
