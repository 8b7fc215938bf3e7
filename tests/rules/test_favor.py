"""A1: claiming the queen's favor."""

from __future__ import annotations

import pytest

from rococo_desktop.model.decisions import Reason
from rococo_desktop.model.events import Adjusted, ClaimedFavor, FavorMoved, Moved
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.rules.core import staff
from tests.rules.scenario import Scene

TAKEN = (Reason("favor_taken"),)


def turn(players: int, seat: int, card: str, **facts: int) -> Scene:
    scene = Scene(players).seat(seat, livre=3, hand=[card], supply=["e0a", "e0c", "e0d"])
    return scene.fields(**facts).turn(seat, card)


@pytest.mark.rule("A1")
@pytest.mark.parametrize("card", ["e0a", "e0b"])
def test_take_the_token_and_five_livre(card: str) -> None:
    scene = turn(3, 1, card).last_turn().choose("action:favor")
    assert scene.state.favor == 1
    assert scene.player(1).livre == 8
    assert scene.events[:3] == [
        ClaimedFavor(1),
        FavorMoved(NOBODY, 1),
        Adjusted(1, "livre", 5),
    ]


@pytest.mark.rule("A1")
def test_nothing_else_happens() -> None:
    scene = turn(2, 0, "e0a", start_seat=1).last_turn().choose("action:favor")
    card = scene.card("e0a")
    assert scene.events[3:] == [Moved(card, ("resolving", 0), ("discard", 0))]
    assert scene.state.start_seat == 1
    assert scene.player(0).prestige == 0


@pytest.mark.rule("A1")
def test_the_start_player_may_claim_it_too() -> None:
    assert turn(2, 0, "e0a", start_seat=0).last_turn().choose("action:favor").state.favor == 0


@pytest.mark.rule("A1")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_at_most_once_a_round_by_anyone(holder: int) -> None:
    scene = turn(3, 1, "e0a", favor=holder)
    assert scene.decision().option("action:favor") is None
    assert scene.explain(1, "action", "favor") == TAKEN
    assert scene.explain(1, "favor", 0) == TAKEN
    assert not staff.can_claim_favor(scene.rules, scene.state, 1, scene.card("e0a"))


@pytest.mark.rule("A1", "P1.1")
def test_in_the_next_round_it_can_be_claimed_again() -> None:
    scene = turn(2, 1, "e0a", start_seat=0)
    scene.choose("action:favor")
    # Nobody holds a card any more: income, and the next round with seat 1 as start player.
    assert (scene.state.round, scene.state.start_seat, scene.state.favor) == (2, 1, NOBODY)
    assert staff.can_claim_favor(scene.rules, scene.state, 1, scene.card("e0a"))


@pytest.mark.rule("A1", "F2")
@pytest.mark.parametrize("holder", [0, 1])
def test_held_at_the_end_of_round_seven_it_is_worth_three_points(holder: int) -> None:
    scene = turn(2, holder, "e0a", round=7)
    scene.choose("action:favor")
    assert scene.state.favor == holder
    assert [(line.seat, line.points, line.cause) for line in scene.state.sheet if line.rule == "F2"] == [
        (holder, 3, ("favor",))
    ]
