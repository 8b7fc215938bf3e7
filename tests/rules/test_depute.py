"""A5.1, A5.2: deputing the card played, and how small a staff may become."""

from __future__ import annotations

import pytest

from rococo_desktop.model.decisions import Reason
from rococo_desktop.model.events import Adjusted, Deputed, Moved, UsedBonus
from rococo_desktop.model.vocabulary import Rank
from rococo_desktop.rules.core import staff
from rococo_desktop.rules.core.counts import staff_size
from tests.rules.scenario import Scene, ruleset

PRINTED = {Rank.MASTER: 10, Rank.JOURNEYMAN: 7, Rank.APPRENTICE: 4}
MINIMUM = (Reason("staff_minimum"),)


def turn(card: str, size: int = 5, livre: int = 0) -> Scene:
    """This card has been played by a seat with a staff of `size`."""
    others = [name for name in ("e0a", "e0b", "e0c", "e0d", "e1a", "e5a", "e6a", "e6b") if name != card]
    scene = Scene(2).seat(0, livre=livre, hand=[card], supply=others[: size - 1])
    assert staff_size(scene.state, 0) == size
    return scene.turn(0, card).last_turn()


# A5.1: money, then the bonus once more, then the card is gone.


@pytest.mark.rule("A5.1")
@pytest.mark.parametrize("card", [employee.id for employee in ruleset(2).employees])
def test_every_card_brings_what_is_printed_for_its_rank(card: str) -> None:
    scene = turn(card).choose("action:depute")
    index = scene.card(card)
    livre = PRINTED[scene.rules.employees[index].rank]
    assert scene.events[:3] == [
        Deputed(0, index, livre),
        Moved(index, ("resolving", 0), ("leaving", 0)),
        Adjusted(0, "livre", livre),
    ]
    if scene.settle().state.agenda:
        assert scene.decision().kind == "bonus"
        assert scene.player(0).leaving == (index,)
        scene.choose("bonus:forfeit")
    assert scene.events[-1] == Moved(index, ("leaving", 0), ("removed", 0))
    assert index in scene.state.removed
    assert scene.player(0).discard == ()
    assert staff_size(scene.state, 0) == 4
    assert scene.player(0).livre == livre


@pytest.mark.rule("A5.1")
def test_the_bonus_may_be_used_once_more_after_the_money() -> None:
    scene = turn("e0d").choose("action:depute")
    assert scene.player(0).livre == 4
    assert scene.keys() == {"bonus:use", "bonus:forfeit"}
    scene.choose("bonus:use")
    index = scene.card("e0d")
    assert scene.events[3:] == [
        UsedBonus(0, index),
        Adjusted(0, "livre", 2),
        Moved(index, ("leaving", 0), ("removed", 0)),
    ]
    assert scene.player(0).livre == 6
    assert scene.state.agenda == ()


@pytest.mark.rule("A5.1")
def test_the_money_can_pay_for_the_bonus() -> None:
    # Without a livre the bonus of E0b could not be used; deputing it brings 7.
    scene = turn("e0b").seat(0, lace=0, thread=0).choose("action:depute", "bonus:use", "choose:0")
    player = scene.player(0)
    assert (player.livre, player.lace, player.thread) == (6, 1, 0)
    assert scene.card("e0b") in scene.state.removed


@pytest.mark.rule("A5.1", "P3.5")
def test_the_deputed_card_still_counts_as_staff_for_its_bonus() -> None:
    scene = turn("e3d", size=7).choose("action:depute", "bonus:use")
    # Seven cards: 6 livre; six would have brought 2.
    assert scene.player(0).livre == 4 + 6
    assert staff_size(scene.state, 0) == 6


@pytest.mark.rule("A5.1")
def test_a_deputed_card_comes_back_no_more() -> None:
    scene = turn("e0d").choose("action:depute", "bonus:forfeit")
    assert scene.player(0).hand + scene.player(0).discard + scene.player(0).resolving == ()
    assert scene.card("e0d") not in scene.player(0).supply


# A5.2: never below four.


@pytest.mark.rule("A5.2")
@pytest.mark.parametrize("card", ["e0a", "e0b", "e0c"])
def test_a_staff_of_four_cannot_be_reduced(card: str) -> None:
    scene = turn(card, size=4, livre=9)
    assert scene.decision().option("action:depute") is None
    assert scene.explain(0, "action", "depute") == MINIMUM
    assert not staff.can_depute(scene.rules, scene.state, 0, scene.card(card))
    five = turn(card, size=5, livre=9)
    assert five.decision().option("action:depute") is not None
    assert five.explain(0, "action", "depute") == ()
    assert staff.can_depute(five.rules, five.state, 0, five.card(card))


@pytest.mark.rule("A5.2")
@pytest.mark.parametrize("zone", ["hand", "supply", "discard"])
def test_cards_everywhere_belong_to_the_staff(zone: str) -> None:
    places: dict[str, list[str]] = {"hand": ["e0d"], "supply": [], "discard": []}
    places[zone] = [*places[zone], "e0a", "e0a", "e0b"]
    scene = Scene(2).seat(0, livre=9, **places).turn(0, "e0d")
    assert scene.decision().option("action:depute") is None
    places[zone] = [*places[zone], "e0c"]
    assert Scene(2).seat(0, livre=9, **places).turn(0, "e0d").decision().option("action:depute") is not None


@pytest.mark.rule("A5.2")
def test_even_the_last_master_may_go() -> None:
    scene = Scene(2).seat(0, hand=["e0a"], supply=["e0b", "e0c", "e0d", "e1f"]).turn(0, "e0a").last_turn()
    scene.choose("action:depute")
    ranks = {scene.rules.employees[card].rank for card in scene.player(0).supply}
    assert ranks == {Rank.JOURNEYMAN, Rank.APPRENTICE}


@pytest.mark.rule("A5.2")
@pytest.mark.parametrize("card", ["e1b", "e2c"])
def test_with_four_cards_no_bonus_deputes(card: str) -> None:
    scene = turn(card, size=4)
    assert tuple(
        scene.rules.explainers["bonus", "bonus"](scene.rules, scene.state, 0, scene.card(card), card)
    ) == (Reason("bonus_nothing"),)
    scene.choose("action:forfeit")
    # The bonus is not even asked for.
    assert scene.state.agenda == ()
    assert staff_size(scene.state, 0) == 4


@pytest.mark.rule("A5.2")
@pytest.mark.parametrize("card", ["e1b", "e2c"])
def test_who_deputes_such_a_card_with_five_cannot_depute_a_second_one(card: str) -> None:
    scene = turn(card, size=5).choose("action:depute")
    assert scene.state.agenda == ()
    assert staff_size(scene.state, 0) == 4
    assert scene.told(UsedBonus) == []


@pytest.mark.rule("A5.2", "A5.3")
def test_with_six_both_can_go_but_the_same_card_not_twice() -> None:
    scene = turn("e2c", size=6).choose("action:depute", "bonus:use")
    assert scene.keys() == {f"depute:supply:{name}" for name in ("e0a", "e0b", "e0c", "e0d", "e1a")}
    scene.choose("depute:supply:e1a")
    # 7 printed for the journeyman played, 8 by his bonus for the master.
    assert scene.player(0).livre == 15
    assert staff_size(scene.state, 0) == 4


@pytest.mark.rule("A5.2", "E.7")
@pytest.mark.parametrize(("size", "second"), [(5, False), (6, True)])
def test_a_card_on_its_way_out_counts_as_gone_for_the_next(size: int, second: bool) -> None:
    # E1b deputes E2c from the supply; E2c's bonus may depute once more only if four stay after that.
    others = ["e2c", "e0a", "e0b", "e0c", "e0d"][: size - 1]
    scene = Scene(2).seat(0, livre=0, hand=["e1b"], supply=others).bonus(0, "e1b").last_turn()
    scene.choose("bonus:use", "depute:supply:e2c")
    if second:
        assert scene.player(0).leaving == (scene.card("e2c"),)
        scene.choose("bonus:use", "depute:supply:e0a")
    assert scene.state.agenda == ()
    assert staff_size(scene.state, 0) == 4
    assert scene.player(0).livre == (8 if second else 0)


@pytest.mark.rule("A5.2")
def test_the_staff_shrinks_turn_by_turn_down_to_four() -> None:
    scene = Scene(2).seat(0, livre=0, hand=["e0a", "e0c", "e0d"], supply=["e0a", "e0b", "e1a"])
    scene.agenda(("next_turn", 0))
    scene.choose("play:e0c", "action:depute", "bonus:forfeit", "play:e0d", "action:depute", "bonus:forfeit")
    scene.choose("play:e0a")
    assert staff_size(scene.state, 0) == 4
    assert scene.decision().option("action:depute") is None
    assert scene.player(0).livre == 8
