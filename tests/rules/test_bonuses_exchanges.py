"""E3c, E6b: one more decoration, cheaper; E4d, E6a, E5d: livre and silk given back for prestige."""

from __future__ import annotations

import pytest

from rococo_desktop.model.decisions import DiscardingSilk
from rococo_desktop.model.events import Adjusted, Funded, Marked, Moved
from rococo_desktop.model.places import RESOURCE_DISCARD
from rococo_desktop.rules.core import bonuses
from rococo_desktop.rules.core.reasons import BONUS_NOTHING, livre_short
from tests.rules.bonus_turns import bonus_turn, changes, is_over
from tests.rules.scenario import Scene


@pytest.mark.parametrize(
    ("card", "discount"),
    [
        pytest.param("e3c", 5, marks=pytest.mark.rule("E3c", "A6.3", "P3.4")),
        pytest.param("e6b", 10, marks=pytest.mark.rule("E6b", "A6.3", "P3.4")),
    ],
)
@pytest.mark.parametrize("decoration", ["kitchen_left_1", "musicians_1", "fireworks_4", "musicians_4"])
def test_funds_once_more_cheaper_but_never_below_nothing(card: str, discount: int, decoration: str) -> None:
    scene = bonus_turn(card, livre=20).choose("bonus:use")
    place = scene.decoration(decoration)
    price = max(scene.rules.decoration(place).cost - discount, 0)
    scene.choose(f"fund:{decoration}")
    assert scene.state.trademarks[place] == 0
    assert changes(scene) == ([("livre", -price)] if price else [])
    assert scene.told(Funded) == [Funded(0, scene.card(card), place, price)]
    assert is_over(scene)


@pytest.mark.parametrize(
    ("card", "livre", "keys"),
    [
        # Side 1-3: kitchen 5 7, musicians 10 8 8 6 6, statues 7 10, fireworks 8 10 12 15.
        pytest.param("e3c", 0, "kitchen_left_1 kitchen_right_1", marks=pytest.mark.rule("E3c")),
        pytest.param(
            "e3c",
            1,
            "kitchen_left_1 kitchen_right_1 musicians_4 musicians_5",
            marks=pytest.mark.rule("E3c"),
        ),
        pytest.param(
            "e6b",
            0,
            "fireworks_1 fireworks_2 kitchen_left_1 kitchen_left_2 kitchen_right_1 kitchen_right_2 statue_1 "
            "statue_2 musicians_1 musicians_2 musicians_3 musicians_4 musicians_5",
            marks=pytest.mark.rule("E6b"),
        ),
    ],
)
def test_what_can_be_paid_with_the_discount(card: str, livre: int, keys: str) -> None:
    scene = bonus_turn(card, livre=livre).choose("bonus:use")
    assert [option.key for option in scene.decision().options] == [f"fund:{name}" for name in keys.split()]


@pytest.mark.rule("E3c", "E6b")
def test_explain_counts_the_discount() -> None:
    scene = bonus_turn("e3c", livre=2).choose("bonus:use")
    assert scene.explain(0, "decorations", scene.decoration("fireworks_4")) == (livre_short(8),)
    scene = bonus_turn("e6b", livre=2).choose("bonus:use")
    assert scene.explain(0, "decorations", scene.decoration("fireworks_4")) == (livre_short(3),)


@pytest.mark.rule("E3c")
def test_e3c_without_livre_and_the_cheap_ones_gone_does_nothing() -> None:
    scene = bonus_turn("e3c", livre=0).funded(1, "kitchen_left_1", "kitchen_right_1")
    assert list(bonuses.obstacles(scene.rules, scene.state, 0, scene.card("e3c"))) == [BONUS_NOTHING]
    assert is_over(scene)


@pytest.mark.rule("E3c", "A6.2")
def test_a_cheaper_decoration_keeps_the_limit_of_the_kitchen() -> None:
    scene = bonus_turn("e3c", livre=2).funded(0, "kitchen_left_1").choose("bonus:use")
    assert scene.keys() == {
        *("fund:kitchen_right_1", "fund:kitchen_right_2"),
        *("fund:statue_1", "fund:musicians_4", "fund:musicians_5"),
    }


@pytest.mark.rule("H", "E6b")
def test_musicians_of_a_bonus_can_complete_all_halls() -> None:
    scene = bonus_turn("e6b", livre=0).funded(0, "musicians_1", "musicians_2", "musicians_3", "musicians_5")
    scene.choose("bonus:use", "fund:musicians_4")
    assert Marked(scene.rules.first_all_halls, 0) in scene.events


@pytest.mark.parametrize(
    ("card", "rate", "livre"),
    [
        *(pytest.param("e4d", 4, livre, marks=pytest.mark.rule("E4d")) for livre in (0, 3, 4, 7, 8, 13)),
        *(pytest.param("e6a", 3, livre, marks=pytest.mark.rule("E6a")) for livre in (0, 2, 3, 5, 6, 13)),
    ],
)
def test_livre_for_prestige_as_often_as_wanted(card: str, rate: int, livre: int) -> None:
    most = livre // rate
    for times in range(1, most + 1):
        scene = bonus_turn(card, livre=livre).choose("bonus:use")
        if most > 1:
            decision = scene.decision()
            assert decision.kind == "exchange"
            keys = [option.key for option in decision.options]
            assert keys == [f"exchange:{number}" for number in range(1, most + 1)]
            assert decision.options[0].target == ("times", 1)
            scene.choose(f"exchange:{times}")
        assert changes(scene) == [("livre", -rate * times), ("prestige", times)]
        assert scene.player(0).livre == livre - rate * times
        assert is_over(scene)
    if not most:
        scene = bonus_turn(card, livre=livre)
        assert list(bonuses.obstacles(scene.rules, scene.state, 0, scene.card(card))) == [BONUS_NOTHING]
        assert is_over(scene)


def silk_turn(*tiles: str) -> Scene:
    """E5d's turn with these tiles, the bonus begun."""
    return bonus_turn("e5d", silk=list(tiles)).choose("bonus:use")


@pytest.mark.rule("E5d")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        (["o"], 1),
        (["g"], 1),
        (["oo"], 2),
        (["gg_lace"], 2),
        (["og"], 2),
        (["b"], 0),
        (["p"], 0),
        (["bb"], 1),
        (["pp"], 1),
        (["bp"], 1),
        (["bg"], 1),
        (["ob"], 1),
        # Summed over all tiles: two halves make a point, across tiles and across pink and blue.
        (["b", "p"], 1),
        (["b", "b"], 1),
        (["bg", "pg"], 3),
        (["ob", "op", "b"], 3),
        (["bb", "bp", "p"], 2),
        (["bb", "bp", "p", "p"], 3),
        (["oo", "gg_thread", "pp", "bb", "b"], 6),
    ],
)
def test_e5d_prestige_by_the_bales_of_all_tiles_discarded(tiles: list[str], points: int) -> None:
    scene = silk_turn(*tiles)
    for tile in tiles:
        scene.choose(f"discard:{tile}")
    # With the rack empty there is nothing more to ask.
    assert is_over(scene)
    assert changes(scene) == ([("prestige", points)] if points else [])
    assert scene.player(0).silk == ()
    assert sorted(scene.ids("face", scene.state.resource_discard)) == sorted(tiles)


@pytest.mark.rule("E5d")
def test_e5d_any_number_of_tiles_one_after_the_other() -> None:
    scene = silk_turn("bb", "bb", "o", "bp")
    decision = scene.decision()
    assert decision.kind == "discard_silk"
    assert [option.key for option in decision.options] == [
        *("discard:bb", "discard:bp", "discard:o"),
        "discard:done",
    ]
    bb, bp, o = (scene.player(0).silk[at] for at in (0, 2, 3))
    assert [option.target for option in decision.options] == [
        *(("silk", bb), ("silk", bp), ("silk", o)),
        ("discard", "done"),
    ]
    scene.choose("discard:bb", "discard:o", "discard:done")
    assert scene.player(0).silk == (bb, bp)
    assert scene.events[1:4] == [
        Moved(bb, ("silk", 0), RESOURCE_DISCARD),
        Moved(o, ("silk", 0), RESOURCE_DISCARD),
        Adjusted(0, "prestige", 2),
    ]


@pytest.mark.rule("E5d")
def test_e5d_what_was_noted_is_open_to_all() -> None:
    scene = silk_turn("bg", "op", "p").choose("discard:bg", "discard:op")
    assert scene.decision().about == DiscardingSilk(scene.card("e5d"), "e5d.0", (1, 1, 1, 1))


@pytest.mark.rule("E5d")
def test_e5d_may_end_with_nothing_discarded() -> None:
    scene = silk_turn("bb", "o").choose("discard:done")
    assert changes(scene) == []
    assert len(scene.player(0).silk) == 2
    assert is_over(scene)


@pytest.mark.rule("E5d")
def test_e5d_without_tiles_does_nothing() -> None:
    scene = bonus_turn("e5d", silk=[]).seat(1, silk=["oo"])
    assert list(bonuses.obstacles(scene.rules, scene.state, 0, scene.card("e5d"))) == [BONUS_NOTHING]
    assert is_over(scene)
