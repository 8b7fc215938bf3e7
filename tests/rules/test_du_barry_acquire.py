"""B4, B5: Madame du Barry takes the queen's favor, and all tiles of a drawer or a column."""

from __future__ import annotations

import pytest

from rococo_desktop.model.events import UNSEEN, FavorMoved, Moved
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.rules import referee
from tests.rules.rival_turns import HER, HUMAN, her_table, hers, reasons, turn

# Queen's favor.


@pytest.mark.rule("B4")
def test_she_takes_the_favor_and_three_prestige_but_no_livre() -> None:
    scene = turn(her_table(), "favor_1")
    assert scene.state.favor == HER
    assert (scene.player(HER).prestige, scene.player(HER).livre) == (3, 0)
    assert reasons(scene, "B4") == [("B4", "favor_there", 3)]


@pytest.mark.rule("B4")
@pytest.mark.parametrize("holder", [HUMAN, HER])
def test_a_favor_that_is_gone_brings_three_prestige_once(holder: int) -> None:
    scene = turn(her_table().fields(favor=holder), "favor_2")
    assert scene.state.favor == holder
    assert scene.player(HER).prestige == 3
    assert reasons(scene) == [("B3", "reveals", 1), ("B4", "favor_gone", 3)]
    assert not [event for event in scene.events if isinstance(event, FavorMoved)]


@pytest.mark.rule("B11", "P1.1")
@pytest.mark.parametrize("before", [HUMAN, HER])
def test_with_the_favor_she_becomes_start_player_and_gives_it_back(before: int) -> None:
    scene = her_table().fields(favor=HER, start_seat=before).agenda(("return_favor",)).settle()
    assert (scene.state.start_seat, scene.state.favor) == (HER, NOBODY)


# Tiles.


@pytest.mark.rule("B5")
@pytest.mark.parametrize(
    ("card", "spaces", "where"),
    [
        ("drawer_1", (0, 1, 2), ("drawer", 0)),
        ("drawer_2", (3, 4, 5), ("drawer", 1)),
        ("drawer_3", (6, 7, 8), ("drawer", 2)),
        ("column_left", (0, 3, 6), ("column", 0)),
        ("column_centre", (1, 4, 7), ("column", 1)),
        ("column_right", (2, 5, 8), ("column", 2)),
    ],
)
def test_all_tiles_of_one_drawer_or_column_are_hers(
    card: str, spaces: tuple[int, ...], where: tuple[str, int]
) -> None:
    scene = her_table()
    before = scene.state.drawers
    turn(scene, card)
    after = scene.state.drawers
    assert [space for space in range(9) if after[space] != before[space]] == [*spaces]
    assert scene.player(HER).silk == tuple(sorted(before[space] for space in spaces))
    assert reasons(scene, "B5") == [("B5", *where, 3)]
    assert (scene.player(HER).lace, scene.player(HER).thread, scene.player(HER).livre) == (1, 1, 0)


@pytest.mark.rule("B5", "P1.5")
def test_gaps_are_ignored_and_nothing_slides() -> None:
    scene = her_table().display("drawers", "bb", None, "b", None, None, "bg", None, "g", None)
    turn(scene, "column_right")
    assert hers(scene, "silk") == sorted(["b", "bg"], key=scene.face)
    assert scene.ids("face", tuple(face for face in scene.state.drawers if face >= 0)) == ["bb", "g"]
    assert reasons(scene, "B5") == [("B5", "column", 2, 2)]


@pytest.mark.rule("B5", "B3")
@pytest.mark.parametrize(
    ("card", "reason"), [("drawer_2", ("empty_drawer", 1)), ("column_centre", ("empty_column", 1))]
)
def test_none_there_brings_three_prestige(card: str, reason: tuple[str, int]) -> None:
    scene = her_table().display("drawers", "bb", None, "b", None, None, None, "pg", None, "o")
    turn(scene, card)
    assert (scene.player(HER).silk, scene.player(HER).prestige) == ((), 3)
    assert reasons(scene, "B5") == [("B5", *reason)]


@pytest.mark.rule("B5", "G4")
def test_what_was_open_in_the_drawer_is_seen_going_and_then_lies_hidden() -> None:
    scene = turn(her_table(), "drawer_1")
    seen = referee.redact(scene.events, HUMAN)
    taken = [event.piece for event in seen if isinstance(event, Moved) and event.target == ("silk", HER)]
    assert len(taken) == 3
    assert UNSEEN not in taken
    view = referee.observe(scene.rules, scene.state, HUMAN)
    assert view.seats[HER].tiles == 3
