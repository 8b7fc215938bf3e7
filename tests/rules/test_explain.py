"""Why not? Every reason with its figures, in the promised order: rank, limit, nothing there, livre, goods."""

from __future__ import annotations

from typing import Any

import pytest

from rococo_desktop.model.decisions import Reason
from rococo_desktop.rules import referee
from rococo_desktop.rules.core import reasons
from rococo_desktop.rules.core.explain import PLAY_FIRST
from rococo_desktop.rules.core.reasons import clear, decoration_limit, goods_short, livre_short, needs_rank
from tests.rules.scenario import Scene

MASTER, JOURNEYMAN, APPRENTICE = "e0a", "e0b", "e0d"


def turn(card: str, **facts: Any) -> Scene:
    """Seat 0 has just played a card and owns nothing but what the test gives it."""
    scene = Scene().seat(0, **{"livre": 0, "lace": 0, "thread": 0, "silk": [], **facts})
    return scene.seat(1, hand=["e0a", "e0b", "e0c"]).turn(0, card)


def test_every_reason_has_its_own_key() -> None:
    found = [value for name, value in vars(reasons).items() if isinstance(value, Reason)]
    found += [PLAY_FIRST, needs_rank("master"), livre_short(1), goods_short("blue", 1)]
    found += [decoration_limit("kitchen_left")]
    assert len({reason.key for reason in found}) == len(found) == 24
    assert all(reason.key and reason.key == reason.key.lower() for reason in found)
    assert needs_rank("master") == Reason("needs_rank", ("master",))
    assert livre_short(3) == Reason("livre_short", (3,))
    assert goods_short("lace", 2) == Reason("goods_short", ("lace", 2))
    assert decoration_limit("kitchen_left") == Reason("decoration_limit", ("kitchen_left",))


def test_the_way_is_clear_when_no_reason_is_found() -> None:
    assert clear(iter(()))
    assert not clear(iter((reasons.NOT_NOW,)))


def test_an_option_needs_no_explanation() -> None:
    scene = turn(MASTER, livre=2)
    for option in scene.decision().options:
        assert scene.explain(0, *option.target) == ()


def test_another_seats_decision_comes_before_everything() -> None:
    scene = turn(APPRENTICE, livre=10).display("garments", "blue_gown_9")
    for target in (("action", "forfeit"), ("garments", 0), ("garments", 1), ("hand", 0), ("nowhere", 7)):
        assert scene.explain(1, *target) == (reasons.NOT_YOUR_DECISION,)


def test_after_the_game_nothing_is_possible() -> None:
    scene = Scene().agenda()
    assert referee.explain(scene.rules, scene.state, 0, ("drawers", 0)) == (reasons.NOT_NOW,)
    assert referee.explain(scene.rules, scene.state, 1, ("action", "hire")) == (reasons.NOT_NOW,)


def test_what_the_decision_is_not_about_is_not_possible_now() -> None:
    scene = turn(MASTER)
    assert scene.explain(0, "guests", 0) == (reasons.NOT_NOW,)
    assert scene.explain(0, "tile", "keep") == (reasons.NOT_NOW,)
    choosing = Scene()
    assert choosing.decision().kind == "choose_three"
    assert choosing.explain(0, "drawers", 0) == (reasons.NOT_NOW,)
    # Nothing is wrong with the tile itself, but the action is chosen first.
    free = turn(MASTER).display("drawers", "bb")
    assert free.explain(0, "drawers", 0) == (reasons.NOT_NOW,)
    assert free.explain(0, "favor", 0) == (reasons.NOT_NOW,)


# Main actions.


@pytest.mark.rule("P3.3")
@pytest.mark.parametrize(
    ("card", "action", "rank"),
    [
        (APPRENTICE, "favor", "journeyman"),
        (APPRENTICE, "tailor", "journeyman"),
        (APPRENTICE, "hire", "master"),
        (JOURNEYMAN, "hire", "master"),
    ],
)
def test_the_rank_an_action_needs(card: str, action: str, rank: str) -> None:
    scene = turn(card, livre=10, silk=["bb"]).display("garments", "blue_gown_3")
    assert scene.explain(0, "action", action) == (needs_rank(rank),)


@pytest.mark.rule("A1")
def test_the_favor_is_gone() -> None:
    scene = turn(MASTER).fields(favor=1)
    assert scene.explain(0, "action", "favor") == (reasons.FAVOR_TAKEN,)
    assert scene.explain(0, "favor", 0) == (reasons.FAVOR_TAKEN,)
    scene = turn(APPRENTICE, livre=5).fields(favor=0)
    assert scene.explain(0, "action", "favor") == (needs_rank("journeyman"), reasons.FAVOR_TAKEN)
    assert scene.explain(0, "favor", 0) == (needs_rank("journeyman"), reasons.FAVOR_TAKEN)


@pytest.mark.rule("A2.1")
def test_no_tile_to_acquire() -> None:
    assert turn(MASTER).display("drawers").explain(0, "action", "acquire") == (reasons.DRAWERS_EMPTY,)
    full = ["bb", "pp", "o", "b", "p", None, "g", "g", "g"]
    assert turn(MASTER).display("drawers", *full).explain(0, "action", "acquire") == (livre_short(1),)
    full[5] = "bp"
    assert turn(MASTER, livre=1).display("drawers", *full).explain(0, "action", "acquire") == (
        livre_short(1),
    )
    assert turn(MASTER).display("drawers", *full).explain(0, "action", "acquire") == (livre_short(2),)


@pytest.mark.rule("A3.1")
def test_the_nearest_garment_speaks_for_the_action() -> None:
    assert turn(MASTER).display("garments").explain(0, "action", "tailor") == (reasons.GARMENTS_EMPTY,)
    scene = turn(MASTER, livre=1, silk=["b"]).display("garments", "blue_gown_9", None, "blue_gown_3")
    # The gown for 2 livre lacks a livre and a bale; the thimble gown for 6 lacks livre, silk and lace.
    assert scene.explain(0, "action", "tailor") == (livre_short(1), goods_short("blue", 1))
    # What counts is how many things are missing, not which: one livre rather than three goods.
    scene = turn(MASTER, livre=1, silk=["bb"]).display("garments", None, None, "blue_gown_3", "orange_coat_6")
    assert scene.explain(0, "action", "tailor") == (livre_short(1),)
    scene = turn(APPRENTICE).display("garments", None, None, None, "blue_gown_1")
    assert scene.explain(0, "action", "tailor") == (
        needs_rank("journeyman"),
        goods_short("blue", 1),
        goods_short("thread", 1),
    )


@pytest.mark.rule("A4")
def test_nobody_to_hire() -> None:
    assert turn(MASTER, livre=9).display("hire").explain(0, "action", "hire") == (reasons.HIRE_EMPTY,)
    scene = turn(MASTER, livre=1).display("hire", "e1a", "e1b", None, "e1c")
    assert scene.explain(0, "action", "hire") == (livre_short(2),)
    assert scene.explain(0, "hire", 0) == (livre_short(2),)
    assert scene.explain(0, "hire", 2) == (reasons.NOTHING_THERE,)
    scene = turn(JOURNEYMAN, livre=1).display("hire", "e1a", "e1b", None, "e1c")
    assert scene.explain(0, "hire", 1) == (needs_rank("master"), livre_short(2))
    assert scene.explain(0, "hire", 2) == (needs_rank("master"), reasons.NOTHING_THERE)


@pytest.mark.rule("A5.2")
def test_a_staff_of_four() -> None:
    scene = turn(MASTER, supply=["e0b", "e0c", "e0d"])
    assert scene.explain(0, "action", "depute") == (reasons.STAFF_MINIMUM,)


@pytest.mark.rule("A6.1", "A6.2")
def test_no_decoration_to_fund() -> None:
    assert turn(APPRENTICE, livre=3).explain(0, "action", "fund") == (livre_short(2),)
    # The cheapest one that is to be had counts: both kitchens are closed to this seat, so musicians for 6.
    scene = turn(APPRENTICE, livre=3).funded(0, "kitchen_left_2", "kitchen_right_2")
    assert scene.explain(0, "action", "fund") == (livre_short(3),)
    every = [one.id for one in scene.rules.side.decorations]
    scene = turn(APPRENTICE, livre=30)
    for at, name in enumerate(every):
        scene.funded(at % 2 if name.startswith("kitchen") else 1, name)
    assert scene.explain(0, "action", "fund") == (reasons.SPACE_TAKEN,)


# Things on the board.


@pytest.mark.rule("A3.1", "A3.2")
@pytest.mark.parametrize(
    ("card", "ranks"),
    [
        (MASTER, ()),
        (JOURNEYMAN, (reasons.NEEDS_THIMBLE,)),
        (APPRENTICE, (reasons.NEEDS_THIMBLE,)),
    ],
)
def test_everything_a_garment_lacks_in_order(card: str, ranks: tuple[Reason, ...]) -> None:
    scene = turn(card, livre=1, silk=["o", "g"]).display("garments", "orange_coat_6", None)
    assert scene.explain(0, "garments", 0) == (
        *ranks,
        livre_short(5),
        goods_short("blue", 1),
        goods_short("pink", 1),
        goods_short("orange", 1),
        goods_short("lace", 1),
        goods_short("thread", 1),
    )
    rank = (needs_rank("journeyman"),) if card == APPRENTICE else ()
    assert scene.explain(0, "garments", 1) == (*rank, reasons.NOTHING_THERE)
    green = turn(card, livre=6, lace=1, silk=["g", "p"]).display("garments", "green_gown_10")
    assert green.explain(0, "garments", 0) == (*ranks, goods_short("green", 2))


@pytest.mark.rule("E2b")
def test_goods_are_counted_with_the_discount_that_leaves_least_to_find() -> None:
    scene = Scene().seat(0, livre=0, lace=0, thread=0, silk=["b", "b"])
    scene.display("garments", None, None, None, "blue_gown_10", "blue_gown_3")
    scene.agenda(("tailor", 0, scene.card("e2b"), "e2b.0"))
    e2b = (0, scene.card("e2b"), "e2b.0", 3)
    # Two blue and a pink bale and thread: with the pink bale waived only the thread is missing.
    found = scene.rules.explainers["tailor", "garments"](scene.rules, scene.state, *e2b)
    assert tuple(found) == (goods_short("thread", 1),)
    scene.seat(0, silk=["b"])
    found = scene.rules.explainers["tailor", "garments"](scene.rules, scene.state, *e2b)
    # Either pick leaves one bale to find; the first of them speaks.
    assert tuple(found) == (goods_short("pink", 1), goods_short("thread", 1))


@pytest.mark.rule("A2.1")
def test_a_drawer_tile() -> None:
    scene = turn(APPRENTICE, livre=1).display("drawers", "bb", "pp", "o", "b", None, "p", "g")
    assert scene.explain(0, "drawers", 1) == (livre_short(1),)
    assert scene.explain(0, "drawers", 4) == (reasons.NOTHING_THERE,)
    scene.choose("action:acquire")
    assert scene.keys() == {"take:3", "take:5", "take:6"}
    assert scene.explain(0, "drawers", 0) == (livre_short(1),)
    assert scene.explain(0, "drawers", 8) == (reasons.NOTHING_THERE,)
    assert scene.explain(0, "drawers", 3) == ()
    assert scene.explain(0, "garments", 3) == (reasons.NOT_NOW,)


@pytest.mark.rule("A3.4")
def test_a_guest_space() -> None:
    scene = turn(JOURNEYMAN, silk=["bb"]).display("garments", None, None, None, "blue_gown_3")
    scene.guest(1, 0, "pink_coat_1").guest(1, 2, "pink_coat_2").choose("action:tailor", "rent")
    assert scene.explain(0, "guests", 0) == (reasons.NEEDS_MASTER_SPACE, reasons.SPACE_TAKEN)
    assert scene.explain(0, "guests", 1) == (reasons.NEEDS_MASTER_SPACE,)
    assert scene.explain(0, "guests", 2) == (reasons.SPACE_TAKEN,)
    assert scene.explain(0, "guests", 3) == ()


@pytest.mark.rule("A6.1", "A6.2")
@pytest.mark.parametrize("asked", ["main_action", "fund"])
def test_a_decoration(asked: str) -> None:
    scene = turn(APPRENTICE, livre=6).funded(0, "kitchen_left_2").funded(1, "fireworks_1", "musicians_1")
    if asked == "fund":
        scene.choose("action:fund")
    full = decoration_limit("kitchen_left")
    assert scene.decision().kind == asked
    for name, found in (
        ("kitchen_left_1", (full,)),
        ("kitchen_left_2", (full, reasons.SPACE_TAKEN, livre_short(1))),
        ("fireworks_1", (reasons.SPACE_TAKEN, livre_short(2))),
        ("musicians_1", (reasons.SPACE_TAKEN, livre_short(4))),
        ("fireworks_4", (livre_short(9),)),
        ("kitchen_right_2", (livre_short(1),)),
    ):
        assert scene.explain(0, "decorations", scene.decoration(name)) == found


@pytest.mark.rule("F5")
def test_a_guest_who_may_not_walk_to_the_terrace() -> None:
    scene = Scene().guest(0, 0, "blue_gown_1").guest(1, 1, "blue_gown_2").guest(0, 6, "blue_gown_3")
    scene.funded(0, "fireworks_1").agenda(("terrace", 0, 0))
    assert scene.explain(0, "guests", 0) == ()
    for space in (1, 2, 6):
        assert scene.explain(0, "guests", space) == (reasons.NOT_ROYAL_HALL,)
