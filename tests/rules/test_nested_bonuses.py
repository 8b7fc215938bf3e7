"""E1b, E.7, E.8: depute anybody and use that card's bonus, wholly, before the turn goes on."""

from __future__ import annotations

import pytest

from rococo_desktop.model.decisions import CardQuestion
from rococo_desktop.model.events import (
    Adjusted,
    Deputed,
    ForfeitedBonus,
    Moved,
    Tailored,
    TurnBegan,
    UsedBonus,
)
from rococo_desktop.model.places import REMOVED
from rococo_desktop.rules.core import bonuses
from rococo_desktop.rules.core.reasons import BONUS_NOTHING, BONUS_USED, CROWN_BONUS
from tests.rules.bonus_turns import bonus_turn, changes, is_over
from tests.rules.scenario import Scene

STAFF: dict[str, list[str]] = {
    "hand": ["e0a", "e0d"],
    "supply": ["e0a", "e0b"],
    "discard": ["e0c", "e1a"],
}


def carriage(*more: str, card: str = "e1b", **facts: object) -> Scene:
    """E1b is played with a staff of five and some cards more in the supply; its bonus has begun."""
    supply = ["e0a", "e0b", *more]
    scene = bonus_turn(card, **{"hand": ["e0c"], "supply": supply, "discard": ["e0d"], **facts})
    return scene.choose("bonus:use")


@pytest.mark.rule("E1b", "A5.3")
def test_e1b_anybody_of_hand_supply_discard_or_itself() -> None:
    scene = bonus_turn("e1b", **STAFF).choose("bonus:use")
    decision = scene.decision()
    assert (decision.kind, decision.seat) == ("depute_any", 0)
    assert [option.key for option in decision.options] == [
        *("depute:hand:e0a", "depute:hand:e0d"),
        *("depute:supply:e0a", "depute:supply:e0b"),
        *("depute:discard:e0c", "depute:discard:e1a"),
        "depute:resolving:e1b",
    ]


@pytest.mark.rule("E1b", "E.7")
@pytest.mark.parametrize(("zone", "card", "gained"), [("hand", "e0d", 2), ("discard", "e1a", 1)])
def test_e1b_no_money_but_the_bonus_and_only_then_it_leaves(zone: str, card: str, gained: int) -> None:
    scene = bonus_turn("e1b", **STAFF).choose("bonus:use", f"depute:{zone}:{card}")
    index, e1b = scene.card(card), scene.card("e1b")
    decision = scene.decision()
    assert (decision.kind, decision.seat, decision.about) == ("bonus", 0, CardQuestion(index))
    assert scene.player(0).leaving == (index,)
    scene.choose("bonus:use")
    assert scene.events == [
        UsedBonus(0, e1b),
        Deputed(0, index, 0),
        Moved(index, (zone, 0), ("leaving", 0)),
        UsedBonus(0, index),
        Adjusted(0, "livre", gained),
        Moved(index, ("leaving", 0), REMOVED),
        Moved(e1b, ("resolving", 0), ("discard", 0)),
        TurnBegan(1, 1),
    ]
    assert scene.player(0).used == (e1b, index)
    assert is_over(scene)


@pytest.mark.rule("E1b")
def test_e1b_the_bonus_of_the_deputed_card_may_be_forfeited() -> None:
    scene = carriage().choose("depute:discard:e0d", "bonus:forfeit")
    assert changes(scene) == []
    assert scene.card("e0d") in scene.state.removed
    assert is_over(scene)


@pytest.mark.rule("E1b", "E0a")
def test_e1b_a_card_without_a_bonus_just_leaves() -> None:
    scene = bonus_turn("e1b", **STAFF).choose("bonus:use", "depute:hand:e0a")
    assert changes(scene) == []
    assert scene.ids("employee", scene.player(0).hand) == ["e0d"]
    assert scene.ids("employee", scene.player(0).supply) == ["e0a", "e0b"]
    assert is_over(scene)


@pytest.mark.rule("E1b", "E.8", "A5.3")
def test_e1b_on_itself_nothing_more_happens() -> None:
    scene = carriage().choose("depute:resolving:e1b")
    e1b = scene.card("e1b")
    assert scene.events == [
        UsedBonus(0, e1b),
        Deputed(0, e1b, 0),
        Moved(e1b, ("resolving", 0), ("leaving", 0)),
        Moved(e1b, ("leaving", 0), REMOVED),
        TurnBegan(1, 1),
    ]
    assert is_over(scene)
    assert scene.ids("employee", scene.player(0).discard) == ["e0d"]


@pytest.mark.rule("E1b", "A5.2")
def test_e1b_never_below_four() -> None:
    four = bonus_turn("e1b", hand=["e0a"], supply=["e0b"], discard=["e0c"])
    assert list(bonuses.obstacles(four.rules, four.state, 0, four.card("e1b"))) == [BONUS_NOTHING]
    assert is_over(four)
    five = carriage().choose("depute:supply:e0a")
    player = five.player(0)
    assert len(player.hand + player.supply + player.discard) == 4
    assert is_over(five)


@pytest.mark.rule("E1b", "A5.1", "A5.2")
def test_e1b_itself_deputed_as_the_main_action() -> None:
    def turn(*more: str) -> Scene:
        scene = Scene().seat(0, livre=0, hand=["e0c"], supply=["e0a", "e0b", *more], discard=["e0d"])
        return scene.seat(1, hand=["e0a", "e0b", "e0c"]).turn(0, "e1b").choose("action:depute")

    # Five: with E1b on its way out four stay, so nobody else may go.
    assert is_over(turn())
    # Six: somebody else may, E1b itself may not go twice.
    scene = turn("e1a").choose("bonus:use")
    assert scene.decision().option("depute:resolving:e1b") is None
    scene.choose("depute:supply:e1a", "bonus:use")
    assert changes(scene) == [("livre", 10), ("livre", 1)]
    assert {scene.card("e1a"), scene.card("e1b")} <= set(scene.state.removed)


@pytest.mark.rule("E1b", "P3.5", "E3d")
@pytest.mark.parametrize(("more", "livre"), [(["e3d"], 2), (["e3d", "e1a"], 6)])
def test_e1b_the_card_on_its_way_out_still_counts_as_staff(more: list[str], livre: int) -> None:
    scene = carriage(*more, livre=0).choose("depute:supply:e3d", "bonus:use")
    assert changes(scene) == [("livre", livre)]


@pytest.mark.rule("E1b", "A3.8", "P3.4")
@pytest.mark.parametrize("card", ["e2b", "e4b"])
def test_a_journeymans_tailoring_through_a_master_stays_a_journeymans(card: str) -> None:
    scene = bonus_turn(
        "e1b", livre=0, silk=["bb", "bb", "gg_lace", "g"], lace=1, hand=["e0c"], supply=["e0a", "e0b", card]
    )
    scene.seat(0).display("garments", None, None, None, "blue_gown_9", "blue_gown_8")
    scene.choose("bonus:use", f"depute:supply:{card}", "bonus:use")
    # The thimble gown is not offered; the other one is begun without a question.
    scene.choose(*([] if scene.decision().kind == "rent_or_sell" else ["pay:bb+bb"]), "rent")
    assert scene.told(Tailored)[0].acting == scene.card(card)
    assert scene.ids("garment", scene.player(0).bench) == ["blue_gown_8"]
    assert scene.keys() == {f"guest:{at}" for at in range(20) if at not in (0, 1, 6, 10, 14, 17)}
    scene.choose("guest:2")
    assert scene.card(card) in scene.state.removed
    assert is_over(scene)


@pytest.mark.rule("E1b", "E.7")
def test_a_nested_bonus_resolves_wholly_before_the_turn_goes_on() -> None:
    scene = carriage(livre=5).display("drawers", "b", "p", None, "o")
    scene.choose("depute:hand:e0c", "bonus:use", "take:0")
    # The tile is still to be kept or spent: both cards wait.
    assert scene.ids("employee", scene.player(0).leaving) == ["e0c"]
    assert scene.ids("employee", scene.player(0).resolving) == ["e1b"]
    scene.choose("spend:lace+thread")
    moved = [event.piece for event in scene.events if isinstance(event, Moved)][-2:]
    assert moved == [scene.card("e0c"), scene.card("e1b")]
    assert changes(scene) == [("livre", -1), ("lace", 1), ("thread", 1)]
    assert is_over(scene)


@pytest.mark.rule("E1b", "E2c", "A5.2")
def test_e2c_through_e1b_with_five_does_nothing() -> None:
    scene = bonus_turn("e1b", hand=["e0c"], supply=["e0a", "e2c"], discard=["e0d"])
    scene.choose("bonus:use", "depute:supply:e2c")
    assert changes(scene) == []
    assert scene.card("e2c") in scene.state.removed
    assert is_over(scene)


@pytest.mark.rule("E1b", "E2c", "E.7", "A5.3")
def test_e2c_through_e1b_with_six_deputes_anybody_even_e1b() -> None:
    def scene() -> Scene:
        return carriage("e2c", livre=0).choose("depute:supply:e2c", "bonus:use")

    assert scene().keys() == {
        *("depute:hand:e0c", "depute:supply:e0a", "depute:supply:e0b"),
        *("depute:discard:e0d", "depute:resolving:e1b"),
    }
    other = scene().choose("depute:discard:e0d")
    assert changes(other) == [("livre", 2)]
    itself = scene().choose("depute:resolving:e1b")
    assert changes(itself) == [("livre", 8)]
    out = [event.piece for event in itself.events if isinstance(event, Moved) and event.target == REMOVED]
    assert out == [itself.card("e1b"), itself.card("e2c")]
    for done in (other, itself):
        assert is_over(done)
        player = done.player(0)
        assert player.resolving == player.leaving == ()
        assert len(player.hand + player.supply + player.discard) == 4


@pytest.mark.rule("E.8")
def test_within_a_turn_no_bonus_is_used_twice() -> None:
    scene = carriage("e2c")
    e1b = scene.card("e1b")
    assert list(bonuses.obstacles(scene.rules, scene.state, 0, e1b)) == [BONUS_USED]
    scene.choose("depute:supply:e2c", "bonus:use")
    assert scene.player(0).used == (e1b, scene.card("e2c"))
    assert list(bonuses.obstacles(scene.rules, scene.state, 0, scene.card("e2c"))) == [BONUS_USED]


@pytest.mark.rule("E.7", "P3.6")
@pytest.mark.parametrize("crown", ["e6c", "e6d", "e6e", "e6f"])
def test_a_crown_used_through_another_card_gives_nothing(crown: str) -> None:
    scene = bonus_turn(
        "e1b", lace=3, thread=3, hand=["e0a", "e0a"], supply=["e0b", "e0c", crown], discard=["e0d"]
    )
    for space, garment in ((0, "blue_gown_1"), (6, "pink_coat_1"), (10, "green_gown_1")):
        scene.guest(0, space, garment)
    scene.choose("bonus:use", f"depute:supply:{crown}")
    assert changes(scene) == []
    assert scene.card(crown) in scene.state.removed
    assert is_over(scene)


@pytest.mark.rule("P3.6")
@pytest.mark.parametrize("crown", ["e6c", "e6d", "e6e", "e6f"])
def test_crowns_do_nothing_during_play(crown: str) -> None:
    scene = bonus_turn(crown, lace=3, thread=3, hand=["e0a", "e0a"], supply=["e0b", "e0c"], discard=["e0d"])
    for space, garment in ((0, "blue_gown_1"), (6, "pink_coat_1")):
        scene.guest(0, space, garment)
    assert list(bonuses.obstacles(scene.rules, scene.state, 0, scene.card(crown))) == [CROWN_BONUS]
    assert is_over(scene)
    assert changes(scene) == []
    assert scene.player(0).discard[-1] == scene.card(crown)


@pytest.mark.rule("G4", "P3.2")
def test_a_bonus_that_cannot_be_used_is_told_like_one_that_is_forfeited() -> None:
    """Otherwise silence would tell the others what the hidden silk does not allow."""
    told = []
    for silk, keys in (([], ()), (["bb", "bb", "bb", "bb"], ("bonus:forfeit",))):
        scene = Scene(2).seat(0, livre=9, lace=3, thread=3, silk=silk)
        scene.seat(1, hand=["e0a", "e0b"], supply=["e0c", "e0d"])
        scene.display("garments", "blue_gown_3", "blue_gown_4").bonus(0, "e2b").choose(*keys).settle()
        assert scene.told(UsedBonus) == []
        told.append(scene.told(ForfeitedBonus))
    assert told[0] == told[1] == [ForfeitedBonus(0, scene.card("e2b"))]
