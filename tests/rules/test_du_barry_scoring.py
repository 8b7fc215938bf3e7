"""B12: the final scoring of Madame du Barry."""

from __future__ import annotations

import pytest

from rococo_desktop.model.effects import Count
from rococo_desktop.model.events import GameEnded
from rococo_desktop.model.state import ScoreLine
from rococo_desktop.model.vocabulary import Rank
from rococo_desktop.rules import referee
from tests.rules.jewelry_turns import BLUE, PINK
from tests.rules.rival_turns import HER, HUMAN, JEWELRY, her_table, hers, reasons
from tests.rules.scenario import Scene, ruleset

EVEN = ["e0a", "e0b"]
"""A staff that scores nothing."""


def ending(modules: tuple[str, ...] = ()) -> Scene:
    """The end of a game in which nobody has anything that scores."""
    scene = her_table(modules).seat(HER, supply=EVEN).seat(HUMAN, supply=EVEN, livre=0, lace=0, thread=0)
    return scene.agenda(("final_scoring",)).fields(round=7)


def lines(scene: Scene, seat: int = HER) -> list[tuple[str, int]]:
    """The score sheet of a seat."""
    scene.settle()
    return [(line.rule, line.points) for line in scene.state.sheet if line.seat == seat]


# Tiles.


@pytest.mark.rule("B12")
@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (6, 3), (7, 3)])
def test_a_point_for_every_two_tiles_whatever_they_show(tiles: int, points: int) -> None:
    scene = ending().seat(HER, silk=["bb", "o", "g", "pp", "bp", "b", "p"][:tiles])
    assert lines(scene) == ([("B12", points)] if points else [])
    assert scene.player(HER).prestige == points
    assert ("B12", "tiles", tiles, points) in reasons(scene)
    if points:
        assert scene.state.sheet[-1] == ScoreLine("B12", HER, points, (tiles,))


@pytest.mark.rule("B12")
def test_the_tiles_of_the_human_score_nothing() -> None:
    scene = ending().seat(HUMAN, silk=["bb", "pp"])
    assert lines(scene, HUMAN) == []


# As a normal player.


@pytest.mark.rule("B12", "F2", "F3", "F4", "F6", "F7", "F1j")
def test_she_scores_what_anyone_would() -> None:
    scene = ending(JEWELRY).seat(HER, supply=["e0a", "e6d"], jewelry=[BLUE, PINK]).fields(favor=HER)
    scene.guest(HER, 6, "blue_gown_1").guest(HUMAN, 7, "pink_coat_1").funded(HER, "fireworks_1", "statue_1")
    scene.all_halls(HER, 0)
    assert lines(scene) == [
        ("F1j", 2),
        ("F2", 3),  # the pair of lace and thread
        ("F2", 3),  # the favor
        ("F3", 4),
        ("F4", 6),
        ("F6", 2),
        ("F7", 2),
        ("F7", 1),
        ("F7", 8),
    ]


@pytest.mark.rule("B12", "F3", "F4")
def test_there_is_no_second_place() -> None:
    scene = ending().guest(HER, 6, "blue_gown_1").guest(HUMAN, 7, "pink_coat_1")
    scene.funded(HER, "fireworks_1").funded(HUMAN, "fireworks_2", "fireworks_3")
    assert [line for line in lines(scene, HUMAN) if line[0] in ("F3", "F4")] == [("F4", 6)]
    assert [line for line in lines(scene) if line[0] in ("F3", "F4")] == [("F3", 4)]


@pytest.mark.rule("B12", "F5")
def test_her_garments_go_to_the_terrace_for_the_most_prestige_and_nobody_is_asked() -> None:
    scene = ending().funded(HER, "fireworks_1", "fireworks_4")
    scene.guest(HER, 2, "blue_gown_1").guest(HER, 3, "blue_gown_12").guest(HER, 4, "blue_gown_7")
    scene.settle()
    assert scene.state.agenda == ()
    terrace = [line.cause for line in scene.state.sheet if line.rule == "F7" and line.cause[0] == "terrace"]
    assert terrace == [
        ("terrace", scene.garment("blue_gown_7"), 2),
        ("terrace", scene.garment("blue_gown_12"), 3),
    ]
    assert scene.state.guests[2] == scene.garment("blue_gown_1")


@pytest.mark.rule("B12", "F5")
def test_the_human_is_asked_about_the_own_terrace() -> None:
    scene = ending().funded(HUMAN, "fireworks_1").guest(HUMAN, 2, "blue_gown_1")
    assert (scene.decision().kind, scene.decision().seat) == ("terrace", HUMAN)


# Employees nobody has seen.


@pytest.mark.rule("B12", "F2", "G4")
def test_before_crowns_are_scored_all_her_employees_are_shown() -> None:
    scene = ending(JEWELRY).seat(HER, supply=["e0a", "e0b", "e0c", "e6c"]).gather("rival_graduates", "jm8")
    scene.funded(HER, "musicians_1", "musicians_2")
    assert [line for line in lines(scene) if line[0] == "F2"] == [("F2", 2), ("F2", 2)]
    assert "jm8" in hers(scene, "supply")
    assert scene.state.rival_graduates == ()
    assert reasons(scene, "B12")[0] == ("B12", "graduate", scene.card("jm8"))
    assert scene.barrier
    assert scene.card("jm8") in referee.observe(scene.rules, scene.state, HUMAN).seats[HER].closed


@pytest.mark.rule("B10", "B12")
@pytest.mark.parametrize(
    ("rank", "number"), [(None, 7), (Rank.JOURNEYMAN, 2), (Rank.MASTER, 3), (Rank.APPRENTICE, 2)]
)
def test_her_staff_includes_them_all_the_time(rank: Rank | None, number: int) -> None:
    scene = her_table(JEWELRY).gather("rival_graduates", "jj1", "jm1")
    count = scene.rules.counters["staff"]
    assert count(scene.rules, scene.state, HER, Count("staff", rank=rank), -1) == number
    mine = count(scene.rules, scene.state, HUMAN, Count("staff", rank=rank), -1)
    assert mine == {None: 5, Rank.JOURNEYMAN: 1, Rank.MASTER: 2, Rank.APPRENTICE: 2}[rank]


# Who wins.


@pytest.mark.rule("B12", "G1")
@pytest.mark.parametrize(
    ("yours", "livre", "hers_", "places", "won"),
    [
        (50, 9, 50, (2, 1), (HER,)),
        (50, 0, 50, (2, 1), (HER,)),
        (51, 0, 50, (1, 2), (HUMAN,)),
        (49, 9, 50, (2, 1), (HER,)),
    ],
)
def test_a_tie_is_hers_whatever_the_livre(
    yours: int, livre: int, hers_: int, places: tuple[int, int], won: tuple[int]
) -> None:
    scene = ending().seat(HUMAN, prestige=yours, livre=livre).seat(HER, prestige=hers_)
    scene.settle()
    assert referee.standings(scene.rules, scene.state) == places
    assert referee.winners(scene.rules, scene.state) == won
    assert scene.events[-1] == GameEnded(won)
    assert (("B12", "tie", 50) in reasons(scene)) is (yours == hers_)


@pytest.mark.rule("G1")
def test_between_people_nobody_wins_ties() -> None:
    assert ruleset(2).wins_ties == frozenset()
    assert ruleset(1).wins_ties == {HER}
