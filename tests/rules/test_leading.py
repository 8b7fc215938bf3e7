"""Who leads now, what income would come and who should watch the fireworks, against what is then scored."""

from __future__ import annotations

import pytest

from rococo_desktop.model.outlook import FIREWORKS, HallStanding, IncomeLine, Placing, TerraceMove
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.rules import referee
from tests.rules.final_scenes import last_evening, lines
from tests.rules.scenario import Scene


def standings(scene: Scene) -> tuple[HallStanding, ...]:
    """Every race as it stands."""
    return referee.hall_standings(scene.rules, scene.state)


@pytest.mark.rule("F3", "F4")
def test_the_races_stand_as_they_will_be_scored() -> None:
    scene = last_evening(3).guest(0, 0, "blue_gown_1").guest(1, 1, "blue_gown_2").guest(2, 2, "pink_coat_1")
    scene.guest(1, 6, "pink_coat_2").funded(1, "musicians_2").funded(2, "fireworks_1", "fireworks_2")
    scene.funded(0, "fireworks_4")
    told = standings(scene)
    assert told[1] == HallStanding(1, (0, 1, 0), ((0, 0), (1, 1), (0, 0)), (Placing(1, 1, 4),))
    assert told[-1].hall == FIREWORKS
    assert told[-1].counts == (1, 0, 2)
    # The dearest rocket breaks a tie, and nothing else.
    assert told[-1].tie_breaks == ((3, 0), (0, 0), (1, 0))
    assert told[-1].placings == (Placing(2, 1, 6), Placing(0, 2, 2))
    halls = [(p.seat, p.points, one.hall, p.place) for one in told[:-1] for p in one.placings]
    assert halls == [tuple(line[:4]) for line in lines(scene, "F3")]
    assert [(p.seat, p.points, p.place) for p in told[-1].placings] == [
        tuple(line[:3]) for line in lines(scene, "F4")
    ]


@pytest.mark.rule("F3", "F5")
def test_the_royal_hall_stands_as_it_was_scored_when_its_guests_have_gone_to_the_terrace() -> None:
    """Whoever had won it seemed to have lost it, on the last board of the game."""
    scene = last_evening(3).guest(0, 0, "blue_gown_1").guest(0, 1, "blue_gown_12")
    scene.guest(1, 2, "pink_coat_1").guest(2, 3, "pink_coat_2")
    scene.funded(0, "fireworks_1", "fireworks_4").funded(2, "fireworks_2")
    before = standings(scene)
    scene.choose("terrace:1").choose("terrace:0").choose("terrace:3")
    assert scene.state.terrace.count(EMPTY) == len(scene.state.terrace) - 3
    after = standings(scene)
    assert after[0].placings == before[0].placings
    assert after[0].counts == before[0].counts == (2, 1, 1)
    assert after[1:] == before[1:]


@pytest.mark.rule("F3", "F5")
def test_whoever_won_nothing_in_the_royal_hall_keeps_the_count_of_guests_that_went_to_the_terrace() -> None:
    scene = last_evening(4)
    names = [garment.id for garment in scene.rules.garments]
    # Three, two and one guest in the royal hall, and three and one in the next.
    for space, seat in zip((0, 1, 2, 3, 4, 5, 8, 9, 10, 11), (0, 0, 0, 1, 1, 3, 1, 1, 1, 0), strict=True):
        scene.guest(seat, space, names[space])
    scene.funded(3, "fireworks_1", "fireworks_2").funded(0, "fireworks_3")
    before = standings(scene)
    assert [placing.seat for placing in before[0].placings] == [0, 1]
    scene.settle()
    while scene.state.agenda:
        scene.choose(scene.decision().options[0].key)
    assert scene.state.terrace.count(EMPTY) == len(scene.state.terrace) - 2
    assert standings(scene)[:-1] == before[:-1]


@pytest.mark.rule("F3", "F4")
@pytest.mark.parametrize(("seats", "places"), [(2, 1), (3, 2), (4, 2), (5, 2)])
def test_with_more_than_two_seats_two_places_score(seats: int, places: int) -> None:
    assert referee.places_scored(seats) == places


@pytest.mark.rule("F3")
def test_with_two_players_nobody_is_second() -> None:
    scene = last_evening(2).guest(0, 0, "blue_gown_1").guest(0, 1, "blue_gown_2").guest(1, 2, "pink_coat_1")
    royal = standings(scene)[0]
    assert royal.counts == (2, 1)
    assert [placing.seat for placing in royal.placings] == [0]


@pytest.mark.rule("P4.1", "P4.2", "J10")
def test_income_is_told_source_by_source() -> None:
    scene = Scene(2, modules=("jewelry_box",))
    scene.funded(1, "kitchen_left_1", "kitchen_right_2", "musicians_3").guest(1, 17, "pink_coat_2")
    scene.plain["players"][1]["jewelry"] = [scene.plain["jewelry_bag"].pop()]
    told = referee.income(scene.rules, scene.state, 1)
    assert told == (
        IncomeLine("basic", 5),
        IncomeLine("kitchen_left", 3),
        IncomeLine("kitchen_right", 1),
        IncomeLine("jewelry", 1),
    )
    before = scene.player(1).livre
    scene.agenda(("take_income",)).settle()
    assert scene.player(1).livre - before == sum(line.livre for line in told)
    assert referee.income(scene.rules, scene.state, 0) == (IncomeLine("basic", 5),)


@pytest.mark.rule("F5")
def test_the_most_worthy_garment_goes_to_the_best_rocket() -> None:
    scene = last_evening().guest(0, 0, "blue_gown_1").guest(0, 1, "blue_gown_12").guest(1, 2, "pink_coat_1")
    scene.funded(0, "fireworks_1", "fireworks_2", "fireworks_4").funded(1, "fireworks_3")
    worth = {garment.id: garment.prestige for garment in scene.rules.garments}
    told = referee.terrace_proposal(scene.rules, scene.state, 0)
    assert told == (
        TerraceMove(3, 1, worth["blue_gown_12"] * 2),
        TerraceMove(1, 0, worth["blue_gown_1"]),
        TerraceMove(0, EMPTY, 0),
    )
    assert referee.terrace_proposal(scene.rules, scene.state, 1) == (
        TerraceMove(2, 2, worth["pink_coat_1"] * 2),
    )
    assert referee.terrace_proposal(scene.rules, scene.state, 2) == ()
    scene.choose("terrace:1")
    assert referee.terrace_proposal(scene.rules, scene.state, 0) == told[1:]
    scene.choose("terrace:empty").settle()
    while scene.state.agenda:
        scene.choose(scene.decision().options[0].key)
    assert referee.terrace_proposal(scene.rules, scene.state, 0) == ()


@pytest.mark.rule("F5")
def test_rockets_without_a_guest_stay_in_the_proposal() -> None:
    scene = last_evening().guest(0, 0, "blue_gown_1").funded(0, "fireworks_1", "fireworks_2", "fireworks_4")
    told = referee.terrace_proposal(scene.rules, scene.state, 0)
    assert [(move.rocket, move.space) for move in told] == [(3, 0), (1, EMPTY), (0, EMPTY)]
