"""JJ1, JJ2, JJ6, E.7, E.8: bonuses that use another card's bonus, to any depth, and the tailor who sells."""

from __future__ import annotations

from typing import Any

import pytest

from rococo_desktop.model.decisions import CardQuestion
from rococo_desktop.model.events import Adjusted, Deputed, Moved, Poured, Sold, Tailored, TurnBegan, UsedBonus
from rococo_desktop.model.places import REMOVED
from rococo_desktop.rules.core import bonuses, tailor
from rococo_desktop.rules.core.reasons import BONUS_NOTHING, NEEDS_THIMBLE
from tests.rules.bonus_turns import changes, is_over, with_garments
from tests.rules.jewelry_turns import FREE, bonus_turn, offers
from tests.rules.scenario import Scene


def supply_turn(*supply: str, discard: tuple[str, ...] = ("e0b",), **facts: Any) -> Scene:
    """JJ1 is played with these cards in the supply, and its bonus has begun."""
    return bonus_turn("jj1", hand=["e0a"], supply=list(supply), discard=list(discard), **facts)


def copy_turn(*discards: list[str], card: str = "jj2", **facts: Any) -> Scene:
    """JJ2 is played; the neighbours have these discards, the top card last."""
    scene = bonus_turn(card, players=len(discards) + 1, **facts)
    for seat, discard in enumerate(discards, start=1):
        scene.seat(seat, hand=["e0a", "e0b"], discard=discard)
    return scene


def obstacles(scene: Scene, card: str) -> list[object]:
    return list(bonuses.obstacles(scene.rules, scene.state, 0, scene.card(card)))


# JJ1: a card of the own supply.


@pytest.mark.rule("JJ1")
def test_jj1_any_card_of_the_supply() -> None:
    scene = supply_turn("e0a", "e0a", "e0c", "e6c", "e0d", specialist=["j0a"]).choose("bonus:use")
    decision = scene.decision()
    assert (decision.kind, decision.seat) == ("choose_from_supply", 0)
    assert [(option.key, option.target) for option in decision.options] == [
        (f"show:{name}", ("supply", scene.card(name))) for name in ("e0a", "e0c", "e0d", "e6c")
    ]


@pytest.mark.rule("JJ1", "E.7")
def test_jj1_the_card_lies_on_the_discard_then_its_bonus_then_the_turn_ends() -> None:
    scene = supply_turn("e0c", "e0d").choose("bonus:use", "show:e0d")
    shown, jj1 = scene.card("e0d"), scene.card("jj1")
    decision = scene.decision()
    assert (decision.kind, decision.seat, decision.about) == ("bonus", 0, CardQuestion(shown))
    assert scene.ids("employee", scene.player(0).discard) == ["e0b", "e0d"]
    scene.choose("bonus:use")
    assert scene.events == [
        UsedBonus(0, jj1),
        Moved(shown, ("supply", 0), ("discard", 0)),
        UsedBonus(0, shown),
        Adjusted(0, "livre", 2),
        Moved(jj1, ("resolving", 0), ("discard", 0)),
        TurnBegan(1, 1),
    ]
    assert scene.player(0).used == (jj1, shown)
    assert scene.ids("employee", scene.player(0).discard) == ["e0b", "e0d", "jj1"]
    assert scene.ids("employee", scene.player(0).supply) == ["e0c"]
    assert is_over(scene)


@pytest.mark.rule("JJ1")
def test_jj1_the_bonus_of_the_shown_card_may_be_forfeited() -> None:
    scene = supply_turn("e0c", "e0d").choose("bonus:use", "show:e0d", "bonus:forfeit")
    assert changes(scene) == []
    assert scene.ids("employee", scene.player(0).discard) == ["e0b", "e0d", "jj1"]
    assert is_over(scene)


@pytest.mark.rule("JJ1", "E0a", "E.7", "P3.6")
@pytest.mark.parametrize("card", ["e0a", "e6c", "e6d", "jm6", "jm8"])
def test_jj1_a_card_without_a_bonus_or_with_a_crown_is_only_discarded(card: str) -> None:
    scene = supply_turn("e0c", card, lace=3, thread=3).funded(0, "statue_1").choose("bonus:use")
    scene.choose(f"show:{card}")
    assert changes(scene) == []
    assert scene.ids("employee", scene.player(0).discard) == ["e0b", card, "jj1"]
    assert is_over(scene)


@pytest.mark.rule("JJ1", "P2.3")
def test_jj1_an_empty_supply_is_first_made_from_the_discard() -> None:
    scene = supply_turn(discard=("e0b", "e0d", "e0c")).choose("bonus:use")
    assert scene.events[-1] == Poured(3, ("discard", 0), ("supply", 0))
    assert scene.keys() == {"show:e0b", "show:e0c", "show:e0d"}
    scene.choose("show:e0d", "bonus:use")
    assert scene.ids("employee", scene.player(0).supply) == ["e0b", "e0c"]
    assert scene.ids("employee", scene.player(0).discard) == ["e0d", "jj1"]
    assert changes(scene) == [("livre", 2)]


@pytest.mark.rule("JJ1", "P2.3")
def test_jj1_the_discard_is_not_turned_while_a_card_is_in_the_supply() -> None:
    # The one card of the supply is shown without a question; the supply then stays empty.
    scene = supply_turn("e0d", discard=("e0b", "e0c")).choose("bonus:use", "bonus:use")
    assert not any(isinstance(event, Poured) for event in scene.events)
    assert scene.player(0).supply == ()
    assert scene.ids("employee", scene.player(0).discard) == ["e0b", "e0c", "e0d", "jj1"]


@pytest.mark.rule("JJ1")
def test_jj1_without_supply_and_discard_there_is_nothing_to_show() -> None:
    scene = bonus_turn("jj1", hand=["e0a", "e0b", "e0c", "e0d"])
    assert obstacles(scene, "jj1") == [BONUS_NOTHING]
    assert is_over(scene)
    assert changes(scene) == []


@pytest.mark.rule("JJ1")
def test_jj1_is_worth_showing_even_a_card_that_can_do_nothing() -> None:
    # E0b costs a livre, and there is none.
    scene = supply_turn("e0b", livre=0, discard=())
    scene.choose("bonus:use")
    assert scene.ids("employee", scene.player(0).discard) == ["e0b", "jj1"]
    assert is_over(scene)


@pytest.mark.rule("JJ1", "A5.1")
def test_jj1_itself_deputed_as_the_main_action() -> None:
    scene = supply_turn("e0c", "e0d", livre=0).turn(0, "jj1").choose("action:depute", "bonus:use", "show:e0d")
    scene.choose("bonus:use")
    assert changes(scene) == [("livre", 7), ("livre", 2)]
    assert scene.ids("employee", scene.player(0).discard) == ["e0b", "e0d"]
    assert scene.card("jj1") in scene.state.removed


# JJ2: the top of an opponent's discard.


@pytest.mark.rule("JJ2")
def test_jj2_the_top_card_alone_of_one_opponent() -> None:
    scene = copy_turn(["e0a", "e0d"], ["e0d", "e1a"], livre=0).choose("bonus:use")
    decision = scene.decision()
    assert (decision.kind, decision.seat) == ("choose_opponent", 0)
    assert [(option.key, option.target) for option in decision.options] == [
        ("copy:1", ("opponent", 1)),
        ("copy:2", ("opponent", 2)),
    ]
    before = [(player.discard, player.livre) for player in scene.state.players[1:]]
    scene.choose("copy:2")
    assert scene.events == [
        UsedBonus(0, scene.card("jj2")),
        UsedBonus(0, scene.card("e1a")),
        Adjusted(0, "livre", 1),
        Moved(scene.card("jj2"), ("resolving", 0), ("discard", 0)),
        TurnBegan(1, 1),
    ]
    assert [(player.discard, player.livre) for player in scene.state.players[1:]] == before
    assert scene.player(0).used == (scene.card("jj2"), scene.card("e1a"))
    assert changes(copy_turn(["e0a", "e0d"], ["e0d", "e1a"]).choose("bonus:use", "copy:1")) == [("livre", 2)]


@pytest.mark.rule("JJ2")
def test_jj2_an_own_discard_is_nobody_elses() -> None:
    scene = copy_turn([], hand=["e0a"], supply=["e0a", "e0b"], discard=["e0d"])
    assert obstacles(scene, "jj2") == [BONUS_NOTHING]
    assert is_over(scene)


@pytest.mark.rule("JJ2", "P3.6", "E0a")
@pytest.mark.parametrize(
    "discard", [[], ["e0d", "e0a"], ["e0d", "e6c"], ["e0d", "e6f"], ["e0d", "jm6"], ["e0d", "jm9"]]
)
def test_jj2_nothing_to_copy(discard: list[str]) -> None:
    scene = copy_turn(discard, lace=3, thread=3)
    assert obstacles(scene, "jj2") == [BONUS_NOTHING]
    assert is_over(scene)
    assert changes(scene) == []
    # A neighbour with something to copy is copied without a question.
    assert changes(copy_turn(discard, ["e0d"]).choose("bonus:use")) == [("livre", 2)]
    assert changes(copy_turn(["e0d"], discard).choose("bonus:use")) == [("livre", 2)]


@pytest.mark.rule("JJ2")
def test_jj2_a_bonus_that_would_do_nothing_is_not_copied() -> None:
    assert obstacles(copy_turn(["e0b"], livre=0), "jj2") == [BONUS_NOTHING]
    assert obstacles(copy_turn(["e3a"]), "jj2") == [BONUS_NOTHING]
    assert obstacles(copy_turn(["e3a"]).funded(1, "statue_1"), "jj2") == [BONUS_NOTHING]
    assert obstacles(copy_turn(["e3a"]).funded(0, "statue_1"), "jj2") == []


@pytest.mark.rule("JJ2")
@pytest.mark.parametrize(
    ("card", "choices", "gained"),
    [
        ("e0b", ["choose:1"], [("livre", -1), ("thread", 1)]),
        ("e1f", ["choose:0"], [("lace", 1)]),
        ("e2a", [], [("livre", 2)]),
        ("e2d", [], [("prestige", 1)]),
        ("e3d", [], [("livre", 2)]),
        ("e4d", ["exchange:2"], [("livre", -8), ("prestige", 2)]),
        ("e4c", [], [("livre", 2)]),
        ("e5d", ["discard:oo", "discard:done"], [("prestige", 2)]),
        ("jj4", [], [("livre", 4)]),
        ("jm5", [], [("livre", 4), ("livre", 5)]),
        ("j0a", [], [("prestige", 3)]),
        ("jm1", [], [("livre", 6)]),
    ],
)
def test_jj2_a_copied_bonus_counts_what_the_copier_has(
    card: str, choices: list[str], gained: list[tuple[str, int]]
) -> None:
    scene = copy_turn([card], silk=["oo", "bb"]).funded(0, "statue_1", "jeweler_1")
    with_garments(scene, 0, "blue_gown_1", "blue_gown_2", "pink_coat_1")
    scene.choose("bonus:use", *choices)
    assert changes(scene) == gained
    assert is_over(scene)


@pytest.mark.rule("JJ2", "P3.4")
def test_jj2_copies_an_action() -> None:
    bought = copy_turn(["e0c"], livre=1).display("drawers", "bb", "pp")
    bought.choose("bonus:use", "take:1", "keep")
    assert bought.ids("face", bought.player(0).silk) == ["pp"]
    assert bought.player(0).livre == 0
    funded = copy_turn(["e6b"], livre=0).choose("bonus:use", "fund:statue_2")
    assert funded.state.trademarks[funded.decoration("statue_2")] == 0
    made = copy_turn(["e2b"], silk=["b"]).display("garments", *FREE, "blue_gown_3").choose("bonus:use")
    assert made.told(Tailored) == [Tailored(0, made.card("e2b"), made.garment("blue_gown_3"), 0)]
    made.choose("rent")
    assert not {"guest:0", "guest:6"} & made.keys()


@pytest.mark.rule("JJ2", "E2c", "A5.3")
def test_jj2_copies_a_depute_and_may_depute_itself() -> None:
    scene = copy_turn(["e2c"], livre=0, hand=["e0a"], supply=["e0b", "e0c"], discard=["e0d"])
    scene.choose("bonus:use")
    assert scene.keys() == {
        "depute:hand:e0a",
        "depute:supply:e0b",
        "depute:supply:e0c",
        "depute:discard:e0d",
        "depute:resolving:jj2",
    }
    scene.choose("depute:resolving:jj2")
    assert changes(scene) == [("livre", 5)]
    assert scene.card("jj2") in scene.state.removed
    assert scene.ids("employee", scene.player(1).discard) == ["e2c"]


# To any depth.


@pytest.mark.rule("E.7", "JJ1", "E1b")
def test_jj1_e1b_e0d() -> None:
    scene = supply_turn("e1b", "e0c", "e0d").choose("bonus:use", "show:e1b", "bonus:use")
    assert offers(scene, "depute:discard:e1b")
    scene.choose("depute:supply:e0d", "bonus:use")
    jj1, e1b, e0d = scene.card("jj1"), scene.card("e1b"), scene.card("e0d")
    assert scene.events == [
        UsedBonus(0, jj1),
        Moved(e1b, ("supply", 0), ("discard", 0)),
        UsedBonus(0, e1b),
        Deputed(0, e0d, 0),
        Moved(e0d, ("supply", 0), ("leaving", 0)),
        UsedBonus(0, e0d),
        Adjusted(0, "livre", 2),
        Moved(e0d, ("leaving", 0), REMOVED),
        Moved(jj1, ("resolving", 0), ("discard", 0)),
        TurnBegan(1, 1),
    ]
    assert is_over(scene)


@pytest.mark.rule("E.8", "JJ1", "E1b")
def test_jj1_e1b_on_jj1_nothing_more_happens() -> None:
    scene = supply_turn("e1b", "e0c", "e0d").choose("bonus:use", "show:e1b", "bonus:use")
    scene.choose("depute:resolving:jj1")
    assert is_over(scene)
    assert scene.card("jj1") in scene.state.removed
    assert scene.ids("employee", scene.player(0).discard) == ["e0b", "e1b"]
    assert changes(scene) == []


@pytest.mark.rule("E.7", "E.8", "E1b", "JJ1", "JJ2", "E2c")
def test_e1b_jj1_jj2_e2c_four_deep() -> None:
    scene = bonus_turn("e1b", livre=0, hand=["e0a", "e0d"], supply=["jj1", "jj2", "e0b"], discard=["e0c"])
    scene.seat(1, hand=["e0a", "e0b"], discard=["e2c"])
    scene.choose("bonus:use", "depute:supply:jj1", "bonus:use", "show:jj2", "bonus:use")
    # JJ1 is on its way out, JJ2 lies on the discard, E1b is the card just played.
    assert scene.ids("employee", scene.player(0).leaving) == ["jj1"]
    assert scene.keys() == {
        "depute:hand:e0a",
        "depute:hand:e0d",
        "depute:supply:e0b",
        "depute:discard:e0c",
        "depute:discard:jj2",
        "depute:resolving:e1b",
    }
    assert scene.ids("employee", scene.player(0).used) == ["e1b", "jj1", "jj2", "e2c"]
    scene.choose("depute:hand:e0d")
    assert changes(scene) == [("livre", 2)]
    out = [event.piece for event in scene.events if isinstance(event, Moved) and event.target == REMOVED]
    assert scene.ids("employee", tuple(out)) == ["e0d", "jj1"]
    assert scene.ids("employee", scene.player(0).discard) == ["e0c", "jj2", "e1b"]
    assert is_over(scene)


@pytest.mark.rule("E.7", "E.8", "JJ1", "JJ2", "E1b")
def test_jj2_copies_jj1_which_shows_e1b_which_deputes_jj2() -> None:
    scene = copy_turn(["jj1"], hand=["e0a"], supply=["e1b", "e0b", "e0c"], discard=["e0d"])
    scene.choose("bonus:use", "show:e1b", "bonus:use", "depute:resolving:jj2")
    assert is_over(scene)
    assert changes(scene) == []
    assert scene.ids("employee", scene.player(0).used) == ["jj2", "jj1", "e1b"]
    assert scene.ids("employee", scene.player(1).discard) == ["jj1"]
    assert scene.card("jj2") in scene.state.removed


@pytest.mark.rule("E.8", "JJ2")
def test_a_bonus_used_this_turn_is_not_copied() -> None:
    scene = copy_turn(["e0d"], ["e1a"], livre=0)
    scene.seat(0, used=[scene.card("e0d")])
    assert changes(scene.choose("bonus:use")) == [("livre", 1)]
    both = copy_turn(["e0d"], ["e1a"])
    both.seat(0, used=[both.card("e0d"), both.card("e1a")])
    assert obstacles(both, "jj2") == [BONUS_NOTHING]
    # What the opponent used is no obstacle.
    other = copy_turn(["e0d"]).seat(1, used=[scene.card("e0d")])
    assert changes(other.choose("bonus:use")) == [("livre", 2)]


@pytest.mark.rule("A5.2", "JJ1", "E2c")
def test_a_nested_depute_keeps_four_cards_too() -> None:
    scene = bonus_turn("jj1", hand=["e0a"], supply=["e2c"], discard=["e0b"]).choose("bonus:use")
    assert is_over(scene)
    assert scene.ids("employee", scene.player(0).discard) == ["e0b", "e2c", "jj1"]


# JJ6: one more garment, to be sold.


@pytest.mark.rule("JJ6")
def test_jj6_sells_and_gains_a_point() -> None:
    scene = bonus_turn("jj6", livre=6, lace=1, silk=["bb"]).display("garments", "blue_gown_6")
    scene.choose("bonus:use")
    gown = scene.garment("blue_gown_6")
    assert scene.events[1:] == [
        Tailored(0, scene.card("jj6"), gown, 6),
        Adjusted(0, "livre", -6),
        Moved(scene.face("bb"), ("silk", 0), ("resource_discard", 0)),
        Adjusted(0, "lace", -1),
        Moved(gown, ("garments", 0), ("bench", 0)),
        Sold(0, gown, 10),
        Moved(gown, ("bench", 0), ("garment_discard", 0)),
        Adjusted(0, "livre", 10),
        Adjusted(0, "prestige", 1),
        Moved(scene.card("jj6"), ("resolving", 0), ("discard", 0)),
        TurnBegan(1, 1),
    ]
    assert is_over(scene)


@pytest.mark.rule("JJ6")
def test_jj6_no_thimble_garment_and_no_discount() -> None:
    scene = bonus_turn("jj6", lace=1, thread=1, silk=["bb", "b"])
    scene.display("garments", *FREE, "blue_gown_9", "pink_coat_3")
    jj6 = scene.card("jj6")
    found = tailor.obstacles(scene.rules, scene.state, 0, jj6, "jj6.0", 3)
    assert list(found) == [NEEDS_THIMBLE]
    assert obstacles(scene, "jj6") == [BONUS_NOTHING]
    # Without a garment there is no point either.
    assert is_over(scene)
    assert changes(scene) == []


@pytest.mark.rule("JJ6", "E1b")
def test_jj6_through_a_master_sells_as_well() -> None:
    scene = bonus_turn("e1b", silk=["bb"], hand=["e0a"], supply=["e0a", "jj6"], discard=["e0b", "e0c"])
    scene.display("garments", *FREE, "blue_gown_3")
    scene.choose("bonus:use", "depute:supply:jj6", "bonus:use")
    assert changes(scene) == [("livre", 8), ("prestige", 1)]
    assert is_over(scene)
