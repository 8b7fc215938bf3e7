"""B9: which decoration Madame du Barry funds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rococo_desktop.model.events import ReachedAllHalls
from rococo_desktop.model.vocabulary import DecorationKind
from tests.rules.rival_turns import HER, HUMAN, JEWELRY, her_table, reasons, turn
from tests.rules.scenario import Scene


def funds(scene: Scene, card: str) -> list[str]:
    """The decorations she has more after this card."""
    before = scene.state.trademarks
    turn(scene, card)
    return [
        scene.rules.decoration(place).id
        for place in range(scene.rules.first_decoration, scene.rules.first_all_halls)
        if scene.state.trademarks[place] == HER != before[place]
    ]


@pytest.mark.rule("B9")
@pytest.mark.parametrize(
    ("card", "taken", "funded", "why"),
    [
        ("fund_fireworks", (), "fireworks_1", ["cheapest"]),
        ("fund_fireworks", ("fireworks_1", "fireworks_3"), "fireworks_2", ["cheapest"]),
        ("fund_fireworks", ("fireworks_1", "fireworks_2", "fireworks_3"), "fireworks_4", ["only_place"]),
        ("fund_statue", (), "statue_1", ["cheapest"]),
        ("fund_statue", ("statue_1",), "statue_2", ["only_place"]),
        ("fund_musicians_1", (), "musicians_4", ["cheapest", "board_order"]),
        ("fund_musicians_2", ("musicians_4",), "musicians_5", ["cheapest"]),
        ("fund_musicians_1", ("musicians_4", "musicians_5"), "musicians_2", ["cheapest", "board_order"]),
        ("fund_musicians_1", ("musicians_2", "musicians_4", "musicians_5"), "musicians_3", ["cheapest"]),
        ("fund_kitchen", (), "kitchen_left_1", ["cheapest", "board_order"]),
        ("fund_kitchen", ("kitchen_left_1",), "kitchen_right_1", ["cheapest"]),
        ("fund_kitchen", ("kitchen_left_1", "kitchen_right_1"), "kitchen_left_2", ["board_order"]),
    ],
)
def test_the_cheapest_free_space_of_the_kind(
    card: str, taken: tuple[str, ...], funded: str, why: list[str]
) -> None:
    scene = her_table().funded(HUMAN, *taken)
    assert funds(scene, card) == [funded]
    place = scene.decoration(funded)
    kind = card.split("_")[1]
    assert reasons(scene, "B9") == [
        ("B9", "kind", kind),
        *(("B9", reason, place, scene.rules.decoration(place).cost) for reason in why),
    ]
    assert (scene.player(HER).livre, scene.player(HER).prestige) == (0, 0)


@pytest.mark.rule("B9", "A6.2")
@pytest.mark.parametrize(
    ("own", "funded"), [("kitchen_left_1", "kitchen_right_1"), ("kitchen_right_2", "kitchen_left_1")]
)
def test_one_in_each_half_of_the_kitchen(own: str, funded: str) -> None:
    assert funds(her_table().funded(HER, own), "fund_kitchen") == [funded]


@pytest.mark.rule("B9", "B3")
@pytest.mark.parametrize(
    ("card", "hers", "yours"),
    [
        ("fund_fireworks", (), ("fireworks_1", "fireworks_2", "fireworks_3", "fireworks_4")),
        ("fund_statue", ("statue_1",), ("statue_2",)),
        ("fund_kitchen", ("kitchen_left_1", "kitchen_right_2"), ()),
        ("fund_musicians_2", (), tuple(f"musicians_{hall}" for hall in range(1, 6))),
    ],
)
def test_none_free_brings_three_prestige(card: str, hers: tuple[str, ...], yours: tuple[str, ...]) -> None:
    scene = her_table().funded(HER, *hers).funded(HUMAN, *yours)
    assert funds(scene, card) == []
    assert scene.player(HER).prestige == 3
    assert reasons(scene, "B9") == [("B9", "none_free", card.split("_")[1])]


@pytest.mark.rule("B9")
@pytest.mark.parametrize("card", ["fund_fireworks", "fund_kitchen", "fund_statue", "fund_musicians_1"])
def test_with_the_jewelry_box_the_cheapest_jeweler_comes_first(card: str) -> None:
    scene = her_table(JEWELRY).funded(HUMAN, "jeweler_1")
    assert funds(scene, card) == ["jeweler_2"]
    assert reasons(scene, "B9") == [
        ("B9", "jeweler_first"),
        ("B9", "cheapest", scene.decoration("jeweler_2"), 5),
    ]


@pytest.mark.rule("B9", "J5")
def test_with_a_jeweler_of_her_own_the_stated_kind() -> None:
    scene = her_table(JEWELRY).funded(HER, "jeweler_1")
    assert funds(scene, "fund_statue") == ["statue_1"]


@pytest.mark.rule("B9")
def test_one_jeweler_is_enough_for_her_even_where_she_might_fund_another() -> None:
    scene = her_table(JEWELRY).funded(HER, "jeweler_1")
    limits = {**scene.rules.decoration_limits, DecorationKind.JEWELER: 2}
    scene.rules = replace(scene.rules, decoration_limits=limits)
    assert funds(scene, "fund_statue") == ["statue_1"]


@pytest.mark.rule("B9")
def test_a_jeweler_comes_even_where_the_stated_kind_is_used_up() -> None:
    scene = her_table(JEWELRY).funded(HUMAN, "statue_1", "statue_2")
    assert funds(scene, "fund_statue") == ["jeweler_1"]
    assert scene.player(HER).prestige == 0


@pytest.mark.rule("B11", "H")
def test_musicians_can_complete_all_halls() -> None:
    scene = her_table().funded(HER, "musicians_4")
    for hall, space in ((1, 0), (2, 6), (3, 10)):
        scene.guest(HER, space, f"blue_gown_{hall}")
    assert funds(scene, "fund_musicians_1") == ["musicians_5"]
    assert scene.state.trademarks[scene.rules.first_all_halls] == HER
    assert [event.seat for event in scene.told(ReachedAllHalls)] == [HER]
