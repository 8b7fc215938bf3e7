"""E2c: depute anybody for 8, 5 or 2 livre; A5.2, A5.3: who may go, and when nobody may."""

from __future__ import annotations

import pytest

from rococo_desktop.model.events import Adjusted, Deputed, Moved, TurnBegan, UsedBonus
from rococo_desktop.model.places import REMOVED
from rococo_desktop.rules.core import bonuses
from rococo_desktop.rules.core.reasons import BONUS_NOTHING
from tests.rules.bonus_turns import bonus_turn, changes, is_over
from tests.rules.scenario import Scene

STAFF: dict[str, list[str]] = {
    "hand": ["e0a", "e1d"],
    "supply": ["e0a", "e0b", "e6c"],
    "discard": ["e2a", "e0c"],
}


def main_turn(card: str, **facts: object) -> Scene:
    """Seat 0 has just played a card; seat 1 stops the game after the turn."""
    scene = Scene().seat(0, **{"livre": 0, **facts}).seat(1, hand=["e0a", "e0b", "e0c"])
    return scene.turn(0, card)


@pytest.mark.rule("E2c", "A5.3")
def test_e2c_anybody_of_hand_supply_discard_or_itself() -> None:
    scene = bonus_turn("e2c", **STAFF).choose("bonus:use")
    decision = scene.decision()
    assert (decision.kind, decision.seat) == ("depute_any", 0)
    assert [option.key for option in decision.options] == [
        *("depute:hand:e0a", "depute:hand:e1d"),
        *("depute:supply:e0a", "depute:supply:e0b", "depute:supply:e6c"),
        *("depute:discard:e2a", "depute:discard:e0c"),
        "depute:resolving:e2c",
    ]
    assert decision.options[1].target == ("hand", scene.card("e1d"))
    assert decision.options[6].target == ("discard", scene.card("e0c"))
    assert decision.options[7].target == ("resolving", scene.card("e2c"))


@pytest.mark.rule("E2c")
def test_e2c_equal_cards_of_one_place_are_one_option() -> None:
    scene = bonus_turn("e2c", hand=["e0a", "e0a"], supply=["e0b", "e0c"]).choose("bonus:use")
    assert scene.keys() == {
        *("depute:hand:e0a", "depute:supply:e0b", "depute:supply:e0c"),
        "depute:resolving:e2c",
    }
    scene.choose("depute:hand:e0a")
    assert scene.ids("employee", scene.player(0).hand) == ["e0a"]


@pytest.mark.rule("E2c", "A5.3")
@pytest.mark.parametrize(
    ("zone", "card", "livre"),
    [
        ("hand", "e0a", 8),
        ("hand", "e1d", 5),
        ("supply", "e0a", 8),
        ("supply", "e0b", 5),
        ("supply", "e6c", 2),
        ("discard", "e2a", 8),
        ("discard", "e0c", 2),
    ],
)
def test_e2c_eight_five_or_two_livre_and_no_bonus(zone: str, card: str, livre: int) -> None:
    scene = bonus_turn("e2c", **STAFF).choose("bonus:use", f"depute:{zone}:{card}")
    index, e2c = scene.card(card), scene.card("e2c")
    assert scene.events == [
        UsedBonus(0, e2c),
        Deputed(0, index, livre),
        Moved(index, (zone, 0), ("leaving", 0)),
        Adjusted(0, "livre", livre),
        Moved(index, ("leaving", 0), REMOVED),
        Moved(e2c, ("resolving", 0), ("discard", 0)),
        TurnBegan(1, 1),
    ]
    assert is_over(scene)
    assert index in scene.state.removed
    assert scene.player(0).leaving == ()
    assert scene.player(0).discard[-1] == e2c


@pytest.mark.rule("E2c", "A5.3")
def test_e2c_on_itself_leaves_the_game_instead_of_going_to_the_discard() -> None:
    scene = bonus_turn("e2c", **STAFF).choose("bonus:use", "depute:resolving:e2c")
    assert changes(scene) == [("livre", 5)]
    assert scene.card("e2c") in scene.state.removed
    player = scene.player(0)
    assert player.resolving == player.leaving == ()
    assert scene.ids("employee", player.discard) == ["e2a", "e0c"]
    assert is_over(scene)


@pytest.mark.rule("E2c", "A5.2")
def test_e2c_never_below_four() -> None:
    four = bonus_turn("e2c", hand=["e0a"], supply=["e0b"], discard=["e0c"])
    assert list(bonuses.obstacles(four.rules, four.state, 0, four.card("e2c"))) == [BONUS_NOTHING]
    assert is_over(four)
    five = bonus_turn("e2c", hand=["e0a"], supply=["e0b"], discard=["e0c", "e0d"])
    five.choose("bonus:use", "depute:discard:e0d")
    assert changes(five) == [("livre", 2)]


@pytest.mark.rule("A5.1", "A5.2", "A5.3", "E2c")
def test_with_five_who_deputes_the_e2c_card_cannot_depute_a_second_one() -> None:
    """The ruling: a card already on its way out counts as gone for this test."""
    scene = main_turn("e2c", hand=["e0a"], supply=["e0b"], discard=["e0c", "e0d"])
    scene.choose("action:depute")
    assert changes(scene) == [("livre", 7)]
    assert is_over(scene)
    assert scene.card("e2c") in scene.state.removed
    assert len(scene.player(0).hand + scene.player(0).supply + scene.player(0).discard) == 4


@pytest.mark.rule("A5.1", "A5.2", "A5.3", "E2c")
def test_with_six_the_deputed_e2c_card_deputes_another_but_not_itself() -> None:
    scene = main_turn("e2c", hand=["e0a"], supply=["e0b", "e1a"], discard=["e0c", "e0d"])
    scene.choose("action:depute", "bonus:use")
    assert scene.keys() == {
        *("depute:hand:e0a", "depute:supply:e0b", "depute:supply:e1a"),
        *("depute:discard:e0c", "depute:discard:e0d"),
    }
    scene.choose("depute:supply:e1a")
    assert changes(scene) == [("livre", 7), ("livre", 8)]
    e2c, e1a = scene.card("e2c"), scene.card("e1a")
    leaving = [event for event in scene.events if isinstance(event, Moved) and event.target == REMOVED]
    # The second one goes at once, the played card at the end of its turn.
    assert [event.piece for event in leaving] == [e1a, e2c]
    assert len(scene.player(0).hand + scene.player(0).supply + scene.player(0).discard) == 4


@pytest.mark.rule("A5.2", "E2c")
def test_even_the_last_master_may_go() -> None:
    scene = bonus_turn("e2c", hand=["e0a"], supply=["e0b", "e0c"], discard=["e0d"])
    scene.choose("bonus:use", "depute:hand:e0a")
    assert changes(scene) == [("livre", 8)]
