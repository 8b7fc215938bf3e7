"""E1a, E1c to E1f: the employees of level I; E1b is told in test_nested_bonuses.py."""

from __future__ import annotations

import pytest

from rococo_desktop.model.events import Adjusted, Moved, Poured, UsedBonus
from rococo_desktop.model.places import BAG, RESOURCE_DISCARD
from rococo_desktop.rules.core import bonuses
from rococo_desktop.rules.core.reasons import BONUS_NOTHING
from tests.rules.bonus_turns import bonus_turn, changes, is_over
from tests.rules.scenario import Scene


def bag_of(scene: Scene, *tiles: str) -> Scene:
    """The bag holds these tiles; seat 1 keeps the rest on its rack."""
    rest = scene.plain["bag"]
    for tile in tiles:
        rest.remove(scene.ids("face", tuple(range(len(scene.rules.faces)))).index(tile))
    scene.plain["players"][1]["silk"] += rest
    index = scene.ids("face", tuple(range(len(scene.rules.faces)))).index
    scene.plain["bag"] = [index(tile) for tile in tiles]
    return scene


@pytest.mark.rule("E1a")
@pytest.mark.parametrize("livre", [0, 9])
def test_e1a_gains_one_livre(livre: int) -> None:
    scene = bonus_turn("e1a", livre=livre).choose("bonus:use")
    assert changes(scene) == [("livre", 1)]
    assert is_over(scene)


@pytest.mark.rule("E1c")
@pytest.mark.parametrize("livre", [1, 5])
def test_e1c_pays_one_livre_for_a_random_tile_to_keep(livre: int) -> None:
    scene = bag_of(bonus_turn("e1c", livre=livre), "pg").choose("bonus:use")
    pg = scene.player(0).drawn[0]
    assert scene.events == [
        UsedBonus(0, scene.card("e1c")),
        Adjusted(0, "livre", -1),
        Moved(pg, BAG, ("drawn", 0)),
    ]
    assert scene.barrier
    assert scene.keys() == {"keep", "spend:lace"}
    scene.choose("keep")
    assert scene.ids("face", scene.player(0).silk) == ["pg"]
    assert changes(scene) == [("livre", -1)]
    assert is_over(scene)


@pytest.mark.rule("E1c")
def test_e1c_the_tile_may_be_spent_at_once() -> None:
    scene = bag_of(bonus_turn("e1c"), "b").choose("bonus:use", "spend:lace+thread")
    assert changes(scene) == [("livre", -1), ("lace", 1), ("thread", 1)]
    assert scene.ids("face", scene.state.resource_discard) == ["b"]
    assert scene.player(0).silk == ()


@pytest.mark.rule("E1c")
def test_e1c_needs_the_livre() -> None:
    scene = bag_of(bonus_turn("e1c", livre=0), "b")
    assert list(bonuses.obstacles(scene.rules, scene.state, 0, scene.card("e1c"))) == [BONUS_NOTHING]
    assert is_over(scene)
    assert len(scene.state.bag) == 1


@pytest.mark.rule("E1e")
@pytest.mark.parametrize("livre", [0, 5])
def test_e1e_draws_a_random_tile_free(livre: int) -> None:
    scene = bag_of(bonus_turn("e1e", livre=livre), "o").choose("bonus:use")
    assert scene.keys() == {"keep", "spend:lace", "spend:thread"}
    scene.choose("spend:thread")
    assert changes(scene) == [("thread", 1)]
    assert scene.player(0).livre == livre
    assert is_over(scene)


@pytest.mark.rule("E1e")
def test_e1e_keeps_the_tile_as_silk() -> None:
    scene = bag_of(bonus_turn("e1e"), "oo").choose("bonus:use", "keep")
    assert scene.ids("face", scene.player(0).silk) == ["oo"]
    assert changes(scene) == []


@pytest.mark.rule("E1c", "E1e", "P1.3")
@pytest.mark.parametrize("card", ["e1c", "e1e"])
def test_from_an_empty_bag_the_discards_are_drawn(card: str) -> None:
    scene = bag_of(bonus_turn(card), "gg_thread", "bp", "bp").move_all("bag", "resource_discard")
    scene.choose("bonus:use")
    assert Poured(3, RESOURCE_DISCARD, BAG) in scene.events
    assert scene.state.resource_discard == ()
    assert len(scene.state.bag) == 2
    assert len(scene.player(0).drawn) == 1


@pytest.mark.rule("E1c", "E1e", "P1.3")
@pytest.mark.parametrize("card", ["e1c", "e1e"])
def test_without_any_tile_to_draw_it_cannot_be_used(card: str) -> None:
    scene = bag_of(bonus_turn(card))
    assert (scene.state.bag, scene.state.resource_discard) == ((), ())
    assert list(bonuses.obstacles(scene.rules, scene.state, 0, scene.card(card))) == [BONUS_NOTHING]
    assert is_over(scene)
    assert changes(scene) == []


@pytest.mark.rule("E1c", "E1e")
@pytest.mark.parametrize("card", ["e1c", "e1e"])
def test_the_draw_is_random_over_the_whole_bag(card: str) -> None:
    drawn = set()
    for stream in range(20):
        scene = bag_of(bonus_turn(card), "b", "o", "pg").fields(rng=stream).choose("bonus:use")
        drawn.update(scene.ids("face", scene.player(0).drawn))
    assert drawn == {"b", "o", "pg"}


@pytest.mark.rule("E1d", "P3.4")
def test_e1d_acquires_once_more_at_the_usual_price() -> None:
    scene = bonus_turn("e1d").display("drawers", "bb", "pp", "o", "b", "p", None)
    scene.choose("bonus:use")
    assert scene.keys() == {"take:0", "take:1", "take:2", "take:3", "take:4"}
    scene.choose("take:4", "keep")
    assert changes(scene) == [("livre", -1)]
    assert scene.ids("face", scene.player(0).silk) == ["p"]
    assert is_over(scene)


@pytest.mark.rule("E1d")
@pytest.mark.parametrize(("livre", "drawers"), [(10, []), (1, ["bb", "pp", "o"])])
def test_e1d_without_a_tile_to_be_had_does_nothing(livre: int, drawers: list[str]) -> None:
    assert is_over(bonus_turn("e1d", livre=livre).display("drawers", *drawers))


@pytest.mark.rule("E1f")
@pytest.mark.parametrize(("option", "good"), [("choose:0", "lace"), ("choose:1", "thread")])
@pytest.mark.parametrize("livre", [0, 3])
def test_e1f_takes_lace_or_thread_free(option: str, good: str, livre: int) -> None:
    scene = bonus_turn("e1f", livre=livre).choose("bonus:use")
    assert scene.keys() == {"choose:0", "choose:1"}
    scene.choose(option)
    assert changes(scene) == [(good, 1)]
    assert scene.player(0).livre == livre
    assert is_over(scene)
