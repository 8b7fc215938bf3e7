"""P1.3, P1.4: refilling the drawers and the garment display, from bags that may run short."""

from __future__ import annotations

import pytest

from rococo_desktop.model.events import Moved, Poured, UsedBonus
from rococo_desktop.model.vocabulary import EMPTY
from tests.rules.scenario import Scene

# P1.3: resource tiles.


@pytest.mark.rule("P1.3")
def test_tiles_left_stay_and_empty_spaces_are_refilled_from_left_to_right() -> None:
    scene = Scene(2).display("drawers", None, "bb", None, "o", "pp", "g", None, None, "b")
    scene.agenda(("fill_drawers",)).settle()
    drawers = scene.state.drawers
    kept = [drawers[space] for space in (1, 3, 4, 5, 8)]
    assert scene.ids("face", tuple(kept)) == ["bb", "o", "pp", "g", "b"]
    assert scene.events == [Moved(drawers[at], ("bag", 0), ("drawers", at)) for at in (0, 2, 6, 7)]
    assert len(scene.state.bag) == 48 - 9
    assert scene.barrier


@pytest.mark.rule("P1.3")
def test_full_drawers_are_left_alone() -> None:
    scene = Scene(5)
    before = scene.state
    scene.agenda(("fill_drawers",)).settle()
    assert (scene.state.drawers, scene.state.bag, scene.state.rng) == (before.drawers, before.bag, before.rng)
    assert scene.events == []
    assert not scene.barrier


@pytest.mark.rule("P1.3")
def test_the_discards_are_mixed_in_only_when_the_bag_is_empty() -> None:
    scene = Scene(2).display("drawers", "bb", "bb", "bb", "bb", "bb", "bb", "bb")
    scene.move_all("bag", "resource_discard")
    face = scene.plain["resource_discard"].pop()
    scene.plain["bag"] = [face]
    scene.agenda(("fill_drawers",)).settle()
    second = scene.state.drawers[8]
    assert scene.events == [
        Moved(face, ("bag", 0), ("drawers", 7)),
        Poured(40, ("resource_discard", 0), ("bag", 0)),
        Moved(second, ("bag", 0), ("drawers", 8)),
    ]
    assert len(scene.state.bag) == 39
    assert scene.state.resource_discard == ()


@pytest.mark.rule("P1.3")
def test_discards_stay_out_while_the_bag_has_a_tile() -> None:
    scene = Scene(2).display("drawers", "bb", "bb", "bb", "bb", "bb", "bb", "bb", "pp")
    scene.move_all("bag", "resource_discard")
    scene.plain["bag"] = [scene.plain["resource_discard"].pop()]
    scene.agenda(("fill_drawers",)).settle()
    assert (len(scene.state.bag), len(scene.state.resource_discard)) == (0, 39)


@pytest.mark.rule("P1.3")
def test_mixed_discards_come_out_at_random() -> None:
    drawn = set()
    for seed in range(12):
        scene = Scene(2, seed=seed).display("drawers").move_all("bag", "resource_discard")
        scene.agenda(("fill_drawers",)).settle()
        drawn.add(scene.state.drawers)
    assert len(drawn) == 12


@pytest.mark.rule("P1.3")
def test_without_tiles_the_later_spaces_stay_empty() -> None:
    scene = Scene(2).display("drawers")
    silk = scene.plain["bag"][:46]
    scene.plain["bag"] = scene.plain["bag"][46:]
    scene.plain["players"][0]["silk"] = silk
    scene.agenda(("fill_drawers",)).settle()
    assert [face == EMPTY for face in scene.state.drawers] == [False, False, *[True] * 7]
    assert scene.state.bag == ()
    assert not any(isinstance(event, Poured) for event in scene.events)


@pytest.mark.rule("P1.3")
@pytest.mark.parametrize(("card", "price"), [("e1c", 1), ("e1e", 0)])
def test_a_tile_wanted_during_play_mixes_the_discards_in_too(card: str, price: int) -> None:
    scene = Scene(2).move_all("bag", "resource_discard").bonus(0, card)
    scene.choose("bonus:use")
    drawn = scene.player(0).drawn
    assert len(drawn) == 1
    assert scene.player(0).livre == 15 - price
    assert scene.events[-2:] == [
        Poured(39, ("resource_discard", 0), ("bag", 0)),
        Moved(drawn[0], ("bag", 0), ("drawn", 0)),
    ]
    assert scene.decision().kind == "keep_or_spend"
    assert scene.decision().about == (-1,)


@pytest.mark.rule("P1.3")
@pytest.mark.parametrize("card", ["e1c", "e1e"])
def test_without_any_tile_a_draw_during_play_cannot_be_used(card: str) -> None:
    scene = Scene(2).bonus(0, card)
    scene.plain["players"][1]["silk"] = scene.plain["bag"]
    scene.plain["bag"] = []
    scene.settle()
    assert scene.told(UsedBonus) == []
    assert scene.player(0).livre == 15 + 5
    assert scene.player(0).silk == ()


# P1.4: garments.


def garment_display(scene: Scene) -> list[str | None]:
    return [None if g == EMPTY else scene.rules.garments[g].id for g in scene.state.garments]


@pytest.mark.rule("P1.4")
def test_two_leave_three_slide_two_come() -> None:
    scene = Scene(2).display(
        "garments", "blue_gown_1", "blue_gown_2", "blue_gown_3", "blue_gown_4", "blue_gown_5"
    )
    scene.agenda(("slide_garments",)).settle()
    assert garment_display(scene)[2:] == ["blue_gown_1", "blue_gown_2", "blue_gown_3"]
    assert scene.ids("garment", scene.state.garment_discard) == ["blue_gown_4", "blue_gown_5"]
    new = scene.state.garments[:2]
    assert scene.events == [
        Moved(scene.garment("blue_gown_4"), ("garments", 3), ("garment_discard", 0)),
        Moved(scene.garment("blue_gown_5"), ("garments", 4), ("garment_discard", 0)),
        Moved(scene.garment("blue_gown_3"), ("garments", 2), ("garments", 4)),
        Moved(scene.garment("blue_gown_2"), ("garments", 1), ("garments", 3)),
        Moved(scene.garment("blue_gown_1"), ("garments", 0), ("garments", 2)),
        Moved(new[1], ("garment_bag", 0), ("garments", 1)),
        Moved(new[0], ("garment_bag", 0), ("garments", 0)),
    ]
    assert scene.barrier


@pytest.mark.rule("P1.4")
def test_gaps_are_closed() -> None:
    scene = Scene(4).display("garments", "pink_coat_1", None, "pink_coat_2", None, "pink_coat_3", None, None)
    scene.agenda(("slide_garments",)).settle()
    assert garment_display(scene)[4:] == ["pink_coat_1", "pink_coat_2", "pink_coat_3"]
    assert scene.state.garment_discard == ()
    assert [event.target for event in scene.events if isinstance(event, Moved)] == [
        ("garments", space) for space in (6, 5, 4, 3, 2, 1, 0)
    ]


@pytest.mark.rule("P1.4")
def test_a_gap_among_the_two_rightmost_saves_no_other_garment() -> None:
    scene = Scene(2).display("garments", None, None, "green_gown_1", None, "green_gown_2")
    scene.agenda(("slide_garments",)).settle()
    assert garment_display(scene)[4] == "green_gown_1"
    assert scene.ids("garment", scene.state.garment_discard) == ["green_gown_2"]
    assert EMPTY not in scene.state.garments


@pytest.mark.rule("P1.4")
def test_an_empty_garment_bag_takes_the_discards_back_those_just_discarded_too() -> None:
    scene = Scene(2).display("garments", "blue_gown_1", None, None, "blue_gown_2", "blue_gown_3")
    scene.move_all("garment_bag", "garment_discard")
    scene.agenda(("slide_garments",)).settle()
    assert garment_display(scene)[4] == "blue_gown_1"
    assert scene.events[3] == Poured(41, ("garment_discard", 0), ("garment_bag", 0))
    assert scene.state.garment_discard == ()
    assert len(scene.state.garment_bag) == 37
    assert EMPTY not in scene.state.garments


@pytest.mark.rule("P1.4")
def test_the_discards_wait_until_the_bag_is_empty() -> None:
    scene = Scene(2).display("garments", None, None, None, "blue_gown_2", "blue_gown_3")
    scene.move_all("garment_bag", "garment_discard")
    scene.plain["garment_bag"] = [scene.plain["garment_discard"].pop() for _ in range(5)]
    scene.agenda(("slide_garments",)).settle()
    assert not any(isinstance(event, Poured) for event in scene.events)
    assert (len(scene.state.garment_bag), len(scene.state.garment_discard)) == (0, 37)


@pytest.mark.rule("P1.4")
def test_a_short_bag_leaves_the_leftmost_spaces_empty() -> None:
    # 30 garments of the 42 stand in the halls; the rest is put on the bench, out of the way.
    scene = Scene(4).display("garments", "orange_coat_1", None, "orange_coat_2", None, None, None, None)
    for space in range(30):
        scene.guest(space % 4, space, scene.rules.garments[scene.plain["garment_bag"][-1]].id)
    scene.plain["players"][0]["bench"] = scene.plain["garment_bag"][2:]
    scene.plain["garment_bag"] = scene.plain["garment_bag"][:2]
    scene.agenda(("slide_garments",)).settle()
    garments = garment_display(scene)
    assert garments[:3] == [None] * 3
    assert None not in garments[3:]
    assert garments[5:] == ["orange_coat_1", "orange_coat_2"]
