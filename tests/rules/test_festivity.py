"""X2: Festivity Dresses: they come late, are never sold, and bring prestige before they are placed."""

from __future__ import annotations

from typing import Any

import pytest

from rococo_desktop.model.events import Adjusted, Marked, Moved, Poured, Rented, Tailored
from rococo_desktop.model.state import ScoreLine
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.rules import referee
from rococo_desktop.rules.core import bonuses, scoring, tailor
from rococo_desktop.rules.core.reasons import BONUS_NOTHING, NO_GUEST_SPACE, NOT_SOLD
from rococo_desktop.rules.modules.festivity_dresses import bonus_when_paid
from tests.rules.bonus_turns import changes, is_over, with_decorations, with_garments
from tests.rules.jewelry_turns import FREE, MASTER_SPACES, offers, turn
from tests.rules.scenario import Scene, ruleset

FESTIVITY = ("festivity_dresses",)
WITH_JEWELRY = ("festivity_dresses", "jewelry_box")

ALL = ("festivity_a", "festivity_b", "festivity_c", "festivity_d")

SILK = {
    "festivity_a": ["gg_lace", "b"],
    "festivity_b": ["oo"],
    "festivity_c": ["bb", "bg"],
    "festivity_d": ["pp", "pg"],
}
"""The tiles each of them costs, without surplus."""

ORDINARY = {f"guest:{space}" for space in range(20) if space not in MASTER_SPACES}


def festive(garment: str, card: str = "e0a", modules: tuple[str, ...] = FESTIVITY, **facts: Any) -> Scene:
    """Seat 0 has played a card and could make this garment for no livre."""
    scene = turn(card, modules, **{"lace": 1, "thread": 1, "silk": SILK[garment], **facts})
    return scene.display("garments", *FREE, garment)


def crowd(scene: Scene, *free: int) -> Scene:
    """Every guest space but these is taken by the neighbour."""
    names = [one.id for one in scene.rules.garments if one.value is not None]
    for space in range(20):
        if space not in free:
            scene.guest(1, space, names[space])
    return scene


# Into the bag.


@pytest.mark.rule("X2")
def test_they_wait_beside_the_bag_and_join_it_after_the_first_phase_1() -> None:
    rules = ruleset(modules=FESTIVITY)
    assert rules.lists["setup"] == (
        "lay_board",
        "stack_deck",
        "fill_bags",
        "set_aside",
        "equip_players",
        "begin_round",
    )
    assert rules.lists["round"][3:6] == ("slide_garments", "mix_in", "ask_everybody")
    game = referee.new_game(rules, 1, 0)
    late = [index for index, garment in enumerate(rules.garments) if garment.id in ALL]
    moves = [event for event in game.events if isinstance(event, Moved) and event.piece in late]
    assert moves[: len(late)] == [Moved(index, ("garment_bag", 0), ("set_aside", 0)) for index in late]
    poured = game.events.index(Poured(4, ("set_aside", 0), ("garment_bag", 0)))
    # Everything that phase 1 deals was dealt before.
    assert not any(isinstance(event, Moved) for event in game.events[poured:])
    assert game.state.set_aside == ()
    assert set(late) <= set(game.state.garment_bag)
    assert len(game.state.garment_bag) == 46 - 5
    assert referee.problems(rules, game.state) == []


@pytest.mark.rule("X2")
def test_none_of_them_lies_there_in_round_one_but_any_may_later() -> None:
    rules = ruleset(5, modules=FESTIVITY)
    later: set[str] = set()
    for seed in range(40):
        scene = Scene(5, seed=seed, modules=FESTIVITY)
        assert not {rules.garments[garment].id for garment in scene.state.garments} & set(ALL)
        scene.display("garments").agenda(("slide_garments",), ("mix_in",)).settle()
        later |= {rules.garments[garment].id for garment in scene.state.garments} & set(ALL)
        assert not any(isinstance(event, Poured) for event in scene.events)
    assert later == set(ALL)


@pytest.mark.rule("X2", "G4")
def test_garments_set_aside_are_seen_by_all() -> None:
    scene = Scene(modules=FESTIVITY)
    late = sorted(scene.garment(name) for name in ALL)
    scene.plain["garment_bag"] = [one for one in scene.plain["garment_bag"] if one not in late]
    scene.fields(set_aside=late)
    for viewer in (0, NOBODY):
        assert referee.observe(scene.rules, scene.state, viewer).set_aside == tuple(late)
    scene.agenda(("mix_in",)).settle()
    assert scene.state.set_aside == ()


# Their prestige.


def made(garment: str, scene: Scene) -> list[tuple[str, int]]:
    """The prestige gained by making it."""
    scene.choose("action:tailor")
    return [change for change in changes(scene) if change[0] == "prestige"]


def points(number: int) -> list[tuple[str, int]]:
    return [("prestige", number)] if number else []


GOWNS = ("blue_gown_1", "green_gown_1", "blue_gown_2", "green_gown_2")
COATS = ("orange_coat_1", "pink_coat_1", "orange_coat_2", "pink_coat_2")


@pytest.mark.rule("X2")
@pytest.mark.parametrize(
    ("gowns", "coats", "gained"),
    [(0, 0, 0), (2, 0, 0), (0, 1, 0), (0, 3, 0), (1, 1, 2), (1, 3, 2), (3, 2, 4), (4, 4, 8)],
)
def test_a_two_points_for_each_pair_of_gown_and_coat(gowns: int, coats: int, gained: int) -> None:
    # The new gown itself is not on the board yet: with coats alone there is no pair.
    scene = with_garments(festive("festivity_a"), 0, *GOWNS[:gowns], *COATS[:coats])
    with_garments(scene, 1, "blue_gown_9", "pink_coat_9")
    assert made("festivity_a", scene) == points(gained)


@pytest.mark.rule("X2")
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_b_a_point_for_each_decoration(number: int) -> None:
    scene = with_decorations(festive("festivity_b"), 0, number).all_halls(0, 0).funded(1, "musicians_1")
    assert made("festivity_b", scene) == points(number)


@pytest.mark.rule("X2", "X4")
def test_b_counts_a_jeweler_decoration() -> None:
    scene = festive("festivity_b", modules=WITH_JEWELRY).funded(0, "jeweler_1", "statue_1")
    assert made("festivity_b", scene) == points(2)


@pytest.mark.rule("X2")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_c_a_point_for_each_blue_gown(number: int) -> None:
    blue = ("blue_gown_1", "blue_gown_2", "blue_gown_3")[:number]
    scene = with_garments(festive("festivity_c"), 0, *blue, "green_gown_1", "pink_coat_1")
    with_garments(scene, 1, "blue_gown_9")
    assert made("festivity_c", scene) == points(number)


@pytest.mark.rule("X2")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_d_a_point_for_each_pink_coat(number: int) -> None:
    pink = ("pink_coat_1", "pink_coat_2", "pink_coat_3")[:number]
    scene = with_garments(festive("festivity_d"), 0, *pink, "orange_coat_1", "blue_gown_1")
    with_garments(scene, 1, "pink_coat_9")
    assert made("festivity_d", scene) == points(number)


@pytest.mark.rule("X2")
def test_on_the_board_it_is_an_ordinary_garment() -> None:
    scene = festive("festivity_c").guest(0, 2, "festivity_a").guest(0, 3, "festivity_b")
    assert made("festivity_c", scene) == []
    pair = festive("festivity_a").guest(0, 2, "festivity_c").guest(0, 3, "festivity_b")
    assert made("festivity_a", pair) == points(2)
    pink = festive("festivity_d").guest(0, 2, "blue_gown_1").guest(0, 3, "pink_coat_1")
    assert made("festivity_d", pink) == points(1)


@pytest.mark.rule("X2", "F7")
@pytest.mark.parametrize("garment", ALL)
def test_it_scores_its_prestige_at_the_end(garment: str) -> None:
    scene = Scene(modules=FESTIVITY).guest(0, 4, garment)
    table = scene.agenda().table()
    scoring.score_trademarks(table)
    assert table.state.sheet == (ScoreLine("F7", 0, 3, ("garment", scene.garment(garment), 1)),)


@pytest.mark.rule("X2", "A3.9")
def test_after_paying_and_before_placing() -> None:
    scene = festive("festivity_c", livre=0).guest(0, 2, "blue_gown_1").guest(0, 6, "blue_gown_2")
    scene.choose("action:tailor")
    # It cannot be sold, so only the place is asked for; the points are gained already.
    assert scene.decision().kind == "place"
    assert scene.player(0).prestige == 2
    scene.choose("guest:4")
    gown = scene.garment("festivity_c")
    assert scene.events[:-2] == [
        Tailored(0, scene.card("e0a"), gown, 0),
        Moved(scene.face("bb"), ("silk", 0), ("resource_discard", 0)),
        Moved(scene.face("bg"), ("silk", 0), ("resource_discard", 0)),
        Adjusted(0, "thread", -1),
        Moved(gown, ("garments", 3), ("bench", 0)),
        Adjusted(0, "prestige", 2),
        Rented(0, gown, 4),
        Moved(gown, ("bench", 0), ("guests", 4)),
        Marked(4, 0),
        Adjusted(0, "lace", 1),
    ]
    assert is_over(scene)


@pytest.mark.rule("X2", "A3.9", "J3", "X4")
def test_with_jewelry_its_points_come_first() -> None:
    scene = festive("festivity_b", modules=WITH_JEWELRY).funded(0, "jeweler_1")
    scene.display("jewelry_display", "pink_ring", None, "orange_ring", "blue_necklace")
    scene.choose("action:tailor")
    assert scene.keys() == {"jewelry:0", "jewelry:2", "jewelry:none"}
    assert scene.player(0).prestige == 1
    assert scene.rules.lists["tailoring"] == ("bonus_when_paid", "rent_or_sell")


# Never sold.


@pytest.mark.rule("X2", "A3.6")
@pytest.mark.parametrize("garment", ALL)
def test_it_is_never_sold(garment: str) -> None:
    scene = festive(garment).choose("action:tailor")
    assert scene.decision().kind == "place"
    assert scene.rules.garments[scene.garment(garment)].value is None


@pytest.mark.rule("X2", "A3.7")
@pytest.mark.parametrize("garment", ALL)
def test_without_a_suitable_space_it_cannot_be_tailored(garment: str) -> None:
    full = crowd(festive(garment))
    assert not offers(full, "action:tailor")
    assert full.explain(0, "garments", 3) == (NO_GUEST_SPACE,)
    # A master space is no space for a journeyman, but for a master.
    journeyman = crowd(festive(garment, "e0b"), 10)
    assert not offers(journeyman, "action:tailor")
    assert journeyman.explain(0, "garments", 3) == (NO_GUEST_SPACE,)
    master = crowd(festive(garment), 10).choose("action:tailor")
    assert master.state.guests[10] == master.garment(garment)
    last = crowd(festive(garment, "e0b"), 11).choose("action:tailor")
    assert last.state.guests[11] == last.garment(garment)


@pytest.mark.rule("X2", "A3.7", "JJ6")
@pytest.mark.parametrize("garment", ALL)
def test_jj6_who_must_sell_cannot_make_it(garment: str) -> None:
    scene = festive(garment, "jj6", WITH_JEWELRY).bonus(0, "jj6")
    jj6 = scene.card("jj6")
    assert list(tailor.obstacles(scene.rules, scene.state, 0, jj6, "jj6.0", 3)) == [NOT_SOLD]
    assert list(bonuses.obstacles(scene.rules, scene.state, 0, jj6)) == [BONUS_NOTHING]
    # As the main action of the same card it can be made.
    assert offers(festive(garment, "jj6", WITH_JEWELRY), "action:tailor")


@pytest.mark.rule("X2", "A3.8", "E2b", "E4b")
def test_bonus_tailoring_makes_it_too() -> None:
    scene = festive("festivity_a", "e4b", silk=["b"]).bonus(0, "e4b").guest(0, 2, "blue_gown_1")
    scene.guest(0, 7, "pink_coat_1").choose("bonus:use")
    assert scene.player(0).prestige == 2
    assert scene.keys() == ORDINARY - {"guest:2", "guest:7"}
    scene.choose("guest:3")
    assert is_over(scene)
    # Without a space for a journeyman the bonus has nothing to do.
    full = crowd(festive("festivity_a", "e4b", silk=["b"]), 0, 6).bonus(0, "e4b")
    assert is_over(full)
    assert changes(full) == []


@pytest.mark.rule("X2", "J8")
def test_who_made_the_garment_acts_in_its_bonus() -> None:
    scene = festive("festivity_b", card="e0b")
    table = scene.table()
    bonus_when_paid(table, 0, scene.card("e0b"), tailor.MAIN, scene.garment("festivity_b"))
    assert table.agenda[-1] == ("effect", 0, scene.card("e0b"), "festivity_b.paid.0")
