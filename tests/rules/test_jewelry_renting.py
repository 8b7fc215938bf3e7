"""J3, A3.9: jewelry rented along with a garment."""

from __future__ import annotations

import pytest

from rococo_desktop.model.decisions import Renting
from rococo_desktop.model.events import (
    Adjusted,
    BoughtJewelry,
    Marked,
    MarkedTask,
    Moved,
    Noted,
    Poured,
    ReachedAllHalls,
    Rented,
    Tailored,
)
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.rules import referee
from rococo_desktop.rules.core.reasons import NOT_NOW, NOTHING_THERE, livre_short
from rococo_desktop.rules.modules.jewelry_box import jewelry
from rococo_desktop.rules.modules.jewelry_box.jewelry import NEEDS_JEWELER, WRONG_JEWELRY
from tests.rules.bonus_turns import changes, is_over
from tests.rules.jewelry_turns import BLUE, FREE, GREEN, ORANGE, PINK, bonus_turn, tailoring
from tests.rules.scenario import Scene

ALL = (BLUE, PINK, GREEN, ORANGE)
"""A display with one tile of each kind, at 4, 3, 2 and 1 livre."""

GARMENTS = {
    "blue_gown_3": ["bb"],
    "pink_coat_3": ["pp"],
    "green_gown_3": ["gg_lace"],
    "orange_coat_3": ["oo"],
}
"""A garment of each colour, and the tiles it costs."""


def renting(garment: str = "blue_gown_3", *tiles: str | None, livre: int = 10, card: str = "e0a") -> Scene:
    """Seat 0 with a jeweler decoration has made a garment and rents it."""
    scene = tailoring(garment, card, livre=livre, silk=GARMENTS[garment]).funded(0, "jeweler_3")
    return scene.display("jewelry_display", *(tiles or ALL)).choose("action:tailor", "rent")


@pytest.mark.rule("J3")
@pytest.mark.parametrize(
    ("garment", "offered"),
    [
        ("blue_gown_3", {"jewelry:0", "jewelry:2"}),
        ("green_gown_3", {"jewelry:0", "jewelry:2"}),
        ("pink_coat_3", {"jewelry:1", "jewelry:3"}),
        ("orange_coat_3", {"jewelry:1", "jewelry:3"}),
    ],
)
def test_a_necklace_for_a_gown_a_ring_for_a_coat(garment: str, offered: set[str]) -> None:
    scene = renting(garment)
    decision = scene.decision()
    assert (decision.kind, decision.seat) == ("adorn", 0)
    assert decision.about == Renting(scene.card("e0a"), scene.garment(garment))
    assert scene.keys() == {*offered, "jewelry:none"}
    wrong = {0, 1, 2, 3} - {int(key[-1]) for key in offered}
    for space in wrong:
        assert scene.explain(0, "jewelry_display", space) == (WRONG_JEWELRY,)
    assert {option.target for option in decision.options} == {
        *(("jewelry_display", int(key[-1])) for key in offered),
        ("jewelry", "none"),
    }


@pytest.mark.rule("J3", "J5")
@pytest.mark.parametrize("owner", [NOBODY, 1])
def test_without_an_own_jeweler_there_is_no_jewelry(owner: int) -> None:
    scene = tailoring("blue_gown_3", silk=["bb"]).display("jewelry_display", *ALL)
    scene.plain["trademarks"][scene.decoration("jeweler_2")] = owner
    scene.choose("action:tailor", "rent")
    assert scene.decision().kind == "place"
    # Asked for while the question would stand, the reason is the missing decoration.
    garment = scene.garment("blue_gown_3")
    scene.agenda(("adorn", 0, scene.card("e0a"), garment))
    asked = [referee.explain(scene.rules, scene.state, 0, ("jewelry_display", at)) for at in range(4)]
    assert asked == [
        (NEEDS_JEWELER,),
        (NEEDS_JEWELER, WRONG_JEWELRY),
        (NEEDS_JEWELER,),
        (NEEDS_JEWELER, WRONG_JEWELRY),
    ]


@pytest.mark.rule("J3")
@pytest.mark.parametrize("name", [f"jeweler_{number}" for number in range(1, 6)])
def test_any_jeweler_decoration_will_do(name: str) -> None:
    scene = tailoring("blue_gown_3", silk=["bb"]).display("jewelry_display", *ALL).funded(0, name)
    assert scene.choose("action:tailor", "rent").decision().kind == "adorn"


@pytest.mark.rule("J3")
@pytest.mark.parametrize(("space", "price"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_the_price_under_the_space_exactly_and_one_short(space: int, price: int) -> None:
    tiles = [None] * space + [GREEN] + [None] * (3 - space)
    scene = renting("blue_gown_3", *tiles, livre=price)
    assert scene.keys() == {f"jewelry:{space}", "jewelry:none"}
    scene.choose(f"jewelry:{space}")
    assert scene.player(0).livre == 0
    assert scene.ids("jewelry", scene.player(0).jewelry) == [GREEN]
    # One livre short: nothing is asked.
    poor = renting("blue_gown_3", *tiles, livre=price - 1)
    assert poor.decision().kind == "place"
    found = jewelry.obstacles(poor.rules, poor.state, 0, poor.card("e0a"), poor.garment("blue_gown_3"), space)
    assert list(found) == [livre_short(1)]


@pytest.mark.rule("J3")
def test_reasons_at_the_display() -> None:
    scene = renting("blue_gown_3", BLUE, PINK, GREEN, None, livre=2)
    assert scene.keys() == {"jewelry:2", "jewelry:none"}
    assert scene.explain(0, "jewelry_display", 0) == (livre_short(2),)
    assert scene.explain(0, "jewelry_display", 1) == (WRONG_JEWELRY, livre_short(1))
    assert scene.explain(0, "jewelry_display", 2) == ()
    assert scene.explain(0, "jewelry_display", 3) == (NOTHING_THERE,)
    assert scene.explain(0, "drawers", 0) == (NOT_NOW,)


@pytest.mark.rule("J3")
def test_jewelry_may_be_left_where_it_is() -> None:
    scene = renting()
    scene.events.clear()
    scene.choose("jewelry:none")
    assert scene.events == []
    assert scene.decision().kind == "place"
    assert scene.player(0).jewelry == ()
    assert scene.player(0).livre == 10


@pytest.mark.rule("J3", "P1.5", "G4")
def test_bought_jewelry_lies_open_before_its_owner_and_leaves_a_gap() -> None:
    scene = renting("pink_coat_3")
    scene.events.clear()
    scene.choose("jewelry:3")
    ring = scene.jewel(ORANGE)
    assert scene.events == [
        BoughtJewelry(0, ring, 1),
        Adjusted(0, "livre", -1),
        Moved(ring, ("jewelry_display", 3), ("jewelry", 0)),
    ]
    assert scene.player(0).jewelry == (ring,)
    assert scene.state.jewelry_display[3] == EMPTY
    assert not scene.barrier
    for viewer in (0, 1, NOBODY):
        assert referee.observe(scene.rules, scene.state, viewer).seats[0].jewelry == (ring,)


@pytest.mark.rule("J3")
@pytest.mark.parametrize(
    ("garment", "space", "matches"),
    [
        ("blue_gown_3", 0, True),
        ("blue_gown_3", 2, False),
        ("green_gown_3", 0, False),
        ("green_gown_3", 2, True),
        ("pink_coat_3", 1, True),
        ("pink_coat_3", 3, False),
        ("orange_coat_3", 1, False),
        ("orange_coat_3", 3, True),
    ],
)
def test_the_same_colour_brings_a_random_tile_before_placing(garment: str, space: int, matches: bool) -> None:
    scene = renting(garment)
    bag = len(scene.state.bag)
    scene.choose(f"jewelry:{space}")
    assert scene.player(0).matching_jewelry == int(matches)
    if matches:
        assert scene.decision().kind == "keep_or_spend"
        assert len(scene.player(0).drawn) == 1
        assert scene.player(0).bench == (scene.garment(garment),)
        assert scene.barrier
        scene.choose("keep")
        assert len(scene.player(0).silk) == 1
    assert len(scene.state.bag) == bag - matches
    assert scene.decision().kind == "place"
    assert (Noted(0, "matching_jewelry", 1) in scene.events) == matches


@pytest.mark.rule("J3", "A2.2")
def test_the_random_tile_may_be_spent() -> None:
    scene = renting().move_all("bag", "resource_discard")
    scene.plain["bag"] = [scene.face("b")]
    scene.plain["resource_discard"].remove(scene.face("b"))
    scene.choose("jewelry:0", "spend:lace+thread")
    assert (scene.player(0).lace, scene.player(0).thread, scene.player(0).silk) == (2, 2, ())
    assert scene.decision().kind == "place"


@pytest.mark.rule("J3", "P1.3")
def test_from_an_empty_bag_the_discards_are_mixed_in_first() -> None:
    scene = renting()
    paid = scene.state.resource_discard
    assert scene.ids("face", paid) == ["bb"]
    scene.plain["players"][1]["silk"] += scene.plain["bag"]
    scene.plain["bag"] = []
    scene.choose("jewelry:0")
    assert Poured(1, ("resource_discard", 0), ("bag", 0)) in scene.events
    assert scene.player(0).drawn == paid


@pytest.mark.rule("J3", "P1.3")
def test_without_any_tile_the_matching_jewelry_still_comes() -> None:
    # A coat made for lace alone (E2b): neither bag nor discard holds a tile.
    scene = bonus_turn("e2b", lace=1, silk=[]).funded(0, "jeweler_1")
    scene.display("garments", *FREE, "pink_coat_1").display("jewelry_display", *ALL)
    scene.plain["players"][1]["silk"] += scene.plain["bag"]
    scene.plain["bag"] = []
    scene.choose("bonus:use", "rent", "jewelry:1")
    assert scene.ids("jewelry", scene.player(0).jewelry) == [PINK]
    assert scene.player(0).drawn == scene.player(0).silk == ()
    assert scene.decision().kind == "place"


@pytest.mark.rule("J3")
@pytest.mark.parametrize(("card", "silk"), [("e2b", ["b"]), ("e4b", ["bb"])])
def test_jewelry_comes_with_bonus_tailoring_too(card: str, silk: list[str]) -> None:
    scene = bonus_turn(card, livre=4, silk=silk).funded(0, "jeweler_1")
    scene.display("garments", *FREE, "blue_gown_3").display("jewelry_display", *ALL)
    scene.choose("bonus:use", "rent")
    assert scene.keys() == {"jewelry:0", "jewelry:2", "jewelry:none"}
    scene.choose("jewelry:2", "guest:2")
    assert scene.ids("jewelry", scene.player(0).jewelry) == [GREEN]
    assert scene.player(0).livre == 2
    assert is_over(scene)


@pytest.mark.rule("J3")
def test_a_garment_sold_wears_no_jewelry() -> None:
    scene = tailoring("blue_gown_3", silk=["bb"]).funded(0, "jeweler_3")
    scene.display("jewelry_display", *ALL).choose("action:tailor", "sell")
    assert is_over(scene)
    assert changes(scene) == [("livre", 8)]
    assert scene.player(0).jewelry == ()


@pytest.mark.rule("A3.9", "J3")
def test_livre_from_the_guest_space_come_too_late_for_jewelry() -> None:
    scene = renting("blue_gown_3", None, None, BLUE, None, livre=1)
    # Two livre would be needed: the question is not even put; the two livre of the space come after.
    assert scene.decision().kind == "place"
    scene.choose("guest:8")
    assert scene.player(0).livre == 3
    assert scene.player(0).jewelry == ()
    assert is_over(scene)


@pytest.mark.rule("A3.9", "J3")
def test_the_order_of_one_tailoring() -> None:
    scene = tailoring("blue_gown_6", livre=9, silk=["bb"]).funded(0, "jeweler_3")
    scene.display("jewelry_display", *ALL)
    for space, garment in ((6, "blue_gown_1"), (10, "blue_gown_2"), (17, "pink_coat_1")):
        scene.guest(0, space, garment)
    scene.guest(0, 0, "pink_coat_2").seat(0, exam=2)
    scene.choose("action:tailor", "rent", "jewelry:0", "keep", "guest:15")
    gown, tile = scene.garment("blue_gown_6"), scene.player(0).silk[0]
    necklace, all_halls = scene.jewel(BLUE), scene.rules.first_all_halls
    assert scene.events[:-2] == [
        Tailored(0, scene.card("e0a"), gown, 0),
        Moved(scene.face("bb"), ("silk", 0), ("resource_discard", 0)),
        Adjusted(0, "lace", -1),
        Moved(gown, ("garments", 3), ("bench", 0)),
        BoughtJewelry(0, necklace, 4),
        Adjusted(0, "livre", -4),
        Moved(necklace, ("jewelry_display", 0), ("jewelry", 0)),
        Noted(0, "matching_jewelry", 1),
        Moved(tile, ("bag", 0), ("drawn", 0)),
        Moved(tile, ("drawn", 0), ("silk", 0)),
        Rented(0, gown, 15),
        Moved(gown, ("bench", 0), ("guests", 15)),
        Marked(15, 0),
        Adjusted(0, "livre", 2),
        ReachedAllHalls(0, all_halls),
        Marked(all_halls, 0),
        MarkedTask(0, 4),
        Noted(0, "tasks", (4,)),
    ]
    assert is_over(scene)


@pytest.mark.rule("A3.9")
def test_the_named_lists_of_tailoring() -> None:
    lists = renting().rules.lists
    assert lists["tailoring"] == ("rent_or_sell",)
    assert lists["renting"] == ("adorn", "place")
    assert lists["placed"] == ("guest_reward", "all_halls_when_placed", "task_placed")
    assert lists["sold"] == ("task_sold",)
    assert lists["funded"] == ("all_halls_when_funded", "task_funded")
    assert lists["acquired"] == ("task_acquired",)


@pytest.mark.rule("J3")
def test_the_note_of_matching_jewelry_is_for_one_garment_alone() -> None:
    for tiles, key in ((ALL, "jewelry:2"), (ALL, "jewelry:none"), ((PINK, PINK, PINK, PINK), "")):
        scene = renting("blue_gown_3", *tiles)
        scene.seat(0, matching_jewelry=1)
        if key:
            scene.choose(key)
        else:
            # Only rings are there: nothing is asked, and still the note is cleared.
            scene = tailoring("blue_gown_3", silk=["bb"], matching_jewelry=1).funded(0, "jeweler_3")
            scene.display("jewelry_display", *tiles).choose("action:tailor", "rent")
        assert scene.decision().kind == "place"
        assert scene.player(0).matching_jewelry == 0
    # And without a jeweler as well.
    scene = tailoring("blue_gown_3", silk=["bb"], matching_jewelry=1).choose("action:tailor", "rent")
    assert scene.player(0).matching_jewelry == 0
