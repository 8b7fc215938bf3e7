"""X3e, X3f: the two garments of Expert Tailoring that speak of jewelry."""

from __future__ import annotations

from typing import Any

import pytest

from rococo_desktop.model.events import (
    Adjusted,
    Marked,
    Moved,
    Noted,
    Poured,
    ReachedAllHalls,
    Rented,
    TookJewelry,
)
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.rules.modules.jewelry_box import jewelry
from tests.rules.bonus_turns import changes, is_over
from tests.rules.expert_turns import WITH_JEWELRY, expert
from tests.rules.jewelry_turns import BLUE, FREE, GREEN, ORANGE, PINK
from tests.rules.scenario import Scene

ALL = (BLUE, PINK, GREEN, ORANGE)


def making(garment: str, *tiles: str | None, livre: int = 10, **facts: Any) -> Scene:
    """Seat 0, with a jeweler decoration, has made the garment and rents it."""
    scene = expert(garment, modules=WITH_JEWELRY, livre=livre, **facts).funded(0, "jeweler_3")
    return scene.display("jewelry_display", *(tiles or ALL)).choose("action:tailor")


# X3e: jewelry for nothing.


@pytest.mark.rule("X3")
def test_e_any_jewelry_ring_or_necklace_for_nothing() -> None:
    scene = making("expert_e", livre=0).choose("guest:2")
    decision = scene.decision()
    assert (decision.kind, decision.seat) == ("take_jewelry", 0)
    assert [(option.key, option.target) for option in decision.options] == [
        (f"jewelry:{space}", ("jewelry_display", space)) for space in range(4)
    ]
    scene.events.clear()
    scene.choose("jewelry:3")
    assert scene.events[:2] == [
        TookJewelry(0, scene.jewel(ORANGE)),
        Moved(scene.jewel(ORANGE), ("jewelry_display", 3), ("jewelry", 0)),
    ]
    assert scene.player(0).jewelry == (scene.jewel(ORANGE),)
    assert scene.player(0).livre == 0
    assert scene.state.jewelry_display[3] == EMPTY
    assert is_over(scene)


@pytest.mark.rule("X3")
@pytest.mark.parametrize(("space", "matches"), [(0, True), (1, False), (2, False), (3, False)])
def test_e_the_colour_of_the_garment_brings_a_random_tile(space: int, matches: bool) -> None:
    scene = making("expert_e", livre=0)
    bag = len(scene.state.bag)
    scene.choose("guest:2", f"jewelry:{space}")
    if matches:
        assert scene.decision().kind == "keep_or_spend"
        scene.choose("keep")
        assert len(scene.player(0).silk) == 1
    assert len(scene.state.bag) == bag - matches
    assert is_over(scene)
    # It is not bought along with the garment: no note of it.
    assert scene.player(0).matching_jewelry == 0


@pytest.mark.rule("X3")
@pytest.mark.parametrize(("space", "matches"), [(0, False), (1, True), (2, False), (3, False)])
def test_e_it_is_the_garment_with_the_bonus_whose_colour_counts(space: int, matches: bool) -> None:
    # On the pink coat the same words would ask for a pink ring.
    table = making("expert_f").agenda().table()
    jewelry.pick_jewelry(table, 0, "expert_f.placed.0", space)
    assert tuple(table.agenda) == ((("draw_tile", 0),) if matches else ())


@pytest.mark.rule("X3", "P1.3")
def test_e_from_an_empty_bag_the_discards_are_mixed_in_first() -> None:
    scene = making("expert_e", livre=0).choose("guest:2")
    scene.plain["players"][1]["silk"] += scene.plain["bag"]
    scene.plain["bag"] = []
    scene.choose("jewelry:0", "keep")
    assert Poured(1, ("resource_discard", 0), ("bag", 0)) in scene.events
    assert scene.ids("face", scene.player(0).silk) == ["bb"]


@pytest.mark.rule("X3", "J3")
def test_e_comes_besides_jewelry_that_was_bought() -> None:
    scene = making("expert_e", livre=4).choose("jewelry:0", "keep", "guest:2")
    assert scene.keys() == {"jewelry:1", "jewelry:2", "jewelry:3"}
    scene.choose("jewelry:2")
    assert scene.ids("jewelry", scene.player(0).jewelry) == [BLUE, GREEN]
    assert scene.player(0).livre == 0
    # Bought blue, and once more for nothing: a tile each time.
    twice = making("expert_e", BLUE, BLUE, livre=4).choose("jewelry:0", "keep", "guest:2", "keep")
    assert twice.ids("jewelry", twice.player(0).jewelry) == [BLUE, BLUE]
    assert len(twice.player(0).silk) == 2


@pytest.mark.rule("X3", "J3")
@pytest.mark.parametrize("owner", [None, 1])
def test_e_only_with_an_own_jeweler_decoration(owner: int | None) -> None:
    scene = expert("expert_e", modules=WITH_JEWELRY).display("jewelry_display", *ALL)
    if owner is not None:
        scene.funded(owner, "jeweler_1")
    scene.choose("action:tailor", "guest:2")
    assert is_over(scene)
    assert scene.player(0).jewelry == ()


@pytest.mark.rule("X3")
def test_e_nothing_where_no_jewelry_lies() -> None:
    scene = making("expert_e", None).choose("guest:2")
    assert is_over(scene)
    assert scene.player(0).jewelry == ()


@pytest.mark.rule("X3", "A3.9")
def test_e_after_the_reward_of_the_space_and_before_all_halls() -> None:
    scene = making("expert_e", PINK, PINK, livre=0)
    for space, garment in ((6, "blue_gown_1"), (10, "blue_gown_2"), (17, "pink_coat_1"), (0, "pink_coat_2")):
        scene.guest(0, space, garment)
    scene.choose("guest:15", "jewelry:1")
    kinds = [type(event) for event in scene.events]
    after = kinds[kinds.index(Rented) :]
    assert after[:7] == [Rented, Moved, Marked, Adjusted, TookJewelry, Moved, ReachedAllHalls]


# X3f: points for matching jewelry.


@pytest.mark.rule("X3", "J3")
@pytest.mark.parametrize(("key", "points"), [("jewelry:1", 2), ("jewelry:3", 0), ("jewelry:none", 0)])
def test_f_two_points_for_jewelry_of_the_same_colour_bought_along(key: str, points: int) -> None:
    scene = making("expert_f").choose(key)
    if key == "jewelry:1":
        scene.choose("keep")
    scene.choose("guest:2")
    assert [change for change in changes(scene) if change[0] == "prestige"] == (
        [("prestige", points)] if points else []
    )
    assert is_over(scene)


@pytest.mark.rule("X3", "A3.9")
def test_f_the_points_come_when_it_is_placed() -> None:
    scene = making("expert_f").choose("jewelry:1", "keep")
    assert scene.player(0).prestige == 0
    scene.choose("guest:2")
    assert scene.player(0).prestige == 2


@pytest.mark.rule("X3", "J3")
def test_f_without_a_jeweler_there_are_no_points() -> None:
    scene = expert("expert_f", modules=WITH_JEWELRY, jewelry=[PINK, PINK])
    scene.display("jewelry_display", *ALL).choose("action:tailor", "guest:2")
    assert scene.player(0).prestige == 0
    assert is_over(scene)


@pytest.mark.rule("X3")
def test_f_jewelry_bought_with_an_earlier_garment_does_not_count() -> None:
    # A coat with a matching ring, and in the next turn the expert coat without any.
    scene = expert("expert_f", "e0a", WITH_JEWELRY, lace=1).funded(0, "jeweler_3")
    scene.seat(0, silk=["pp", "pp", "g"]).display("jewelry_display", *ALL)
    scene.display("garments", *FREE, "pink_coat_3", "expert_f")
    scene.choose("action:tailor", "garment:3", "rent", "jewelry:1", "keep", "guest:2")
    assert scene.player(0).matching_jewelry == 1
    scene.turn(0, "e0b").choose("action:tailor")
    while scene.decision().kind in ("tailor", "pay_garment"):
        scene.choose(scene.decision().options[-1].key)
    scene.choose("jewelry:none", "guest:3")
    assert Noted(0, "matching_jewelry", 0) in scene.events
    assert scene.garment("expert_f") in scene.state.guests
    assert scene.player(0).prestige == 0


@pytest.mark.rule("X3")
def test_f_free_jewelry_of_expert_e_does_not_count_for_it() -> None:
    scene = making("expert_e", PINK, PINK, livre=0).choose("guest:2", "jewelry:0")
    assert is_over(scene)
    scene.seat(0, silk=["pp", "g"]).display("garments", *FREE, "expert_f").turn(0, "e0b")
    scene.choose("action:tailor", "guest:3")
    assert scene.garment("expert_f") in scene.state.guests
    assert scene.player(0).prestige == 0
