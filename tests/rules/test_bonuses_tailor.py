"""E2b, E4b: one more garment with less silk; A3.8, P3.4: who makes it, and where it may stand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rococo_desktop.model.effects import Tailor
from rococo_desktop.model.events import Adjusted
from rococo_desktop.model.vocabulary import Colour
from rococo_desktop.rules.core import tailor
from rococo_desktop.rules.core.reasons import NEEDS_THIMBLE, goods_short
from tests.rules.bonus_turns import bonus_turn, changes, is_over
from tests.rules.scenario import Scene

FREE = (None, None, None)
"""What lies left of the first display space that costs nothing."""

ORDINARY = {f"guest:{at}" for at in range(20)} - {f"guest:{at}" for at in (0, 1, 6, 10, 14, 17)}


def needle(card: str, garment: str, *silk: str, lace: int = 1, thread: int = 1) -> Scene:
    """The tailor bonus of a card with one garment to be had for no livre."""
    scene = bonus_turn(card, livre=0, lace=lace, thread=thread, silk=list(silk))
    return scene.display("garments", *FREE, garment)


def paid(scene: Scene) -> list[str]:
    """The tiles given so far."""
    return scene.ids("face", scene.state.resource_discard)


@pytest.mark.rule("E2b")
@pytest.mark.parametrize(
    ("garment", "silk", "given"),
    [
        # Blue or pink: one bale less.
        ("blue_gown_3", ["b"], ["b"]),
        ("blue_gown_8", ["bb"], ["bb"]),
        ("pink_coat_8", ["pp"], ["pp"]),
        ("pink_coat_1", [], []),
        ("blue_gown_1", ["bb"], []),
        # The other colours of the garment are paid in full, and so is what it needs besides.
        ("blue_gown_11", ["b", "g"], ["b", "g"]),
        ("pink_coat_11", ["p", "o"], ["p", "o"]),
        # Whatever its own colour.
        ("green_gown_6", ["b", "g"], ["b", "g"]),
        ("green_gown_7", ["gg_lace"], ["gg_lace"]),
        ("orange_coat_2", ["o"], ["o"]),
        # Neither blue nor pink: nothing less.
        ("green_gown_3", ["gg_lace"], ["gg_lace"]),
        ("orange_coat_3", ["oo"], ["oo"]),
    ],
)
def test_e2b_one_blue_or_pink_bale_less(garment: str, silk: list[str], given: list[str]) -> None:
    scene = needle("e2b", garment, *silk).choose("bonus:use")
    assert scene.decision().kind == "rent_or_sell"
    assert paid(scene) == given


@pytest.mark.rule("E2b")
@pytest.mark.parametrize(
    ("garment", "silk", "short"),
    [
        ("blue_gown_8", ["b"], goods_short("blue", 1)),
        ("pink_coat_8", ["p"], goods_short("pink", 1)),
        ("blue_gown_11", ["b"], goods_short("green", 1)),
        ("green_gown_3", ["g"], goods_short("green", 1)),
        ("orange_coat_3", ["o"], goods_short("orange", 1)),
        ("orange_coat_2", ["p"], goods_short("orange", 1)),
    ],
)
def test_e2b_the_rest_must_be_paid(garment: str, silk: list[str], short: object) -> None:
    scene = needle("e2b", garment, *silk)
    e2b = scene.card("e2b")
    assert list(tailor.obstacles(scene.rules, scene.state, 0, e2b, "e2b.0", 3)) == [short]
    assert is_over(scene)


@pytest.mark.rule("E2b")
def test_e2b_the_player_picks_the_colour() -> None:
    def scene() -> Scene:
        return needle("e2b", "blue_gown_10", "bb", "b", "p").choose("bonus:use")

    decision = scene().decision()
    assert decision.kind == "pick_discount"
    assert [option.key for option in decision.options] == ["discount:blue", "discount:pink"]
    assert [option.target for option in decision.options] == [("colour", "blue"), ("colour", "pink")]
    # One blue less: a blue and a pink bale are paid. One pink less: two blue ones.
    blue = scene().choose("discount:blue")
    assert blue.keys() == {"pay:bb+p", "pay:b+p"}
    assert paid(blue.choose("pay:b+p")) == ["b", "p"]
    pink = scene().choose("discount:pink")
    assert pink.decision().kind == "rent_or_sell"
    assert paid(pink) == ["bb"]


@pytest.mark.rule("E2b")
@pytest.mark.parametrize(
    ("silk", "given"),
    [(["b", "p"], ["b", "p"]), (["bb"], ["bb"]), (["b", "b"], ["b", "b"]), (["bp"], ["bp"])],
)
def test_e2b_only_a_pick_that_can_be_paid_is_offered(silk: list[str], given: list[str]) -> None:
    # Two blue and a pink bale: with these tiles only one of the two picks can be paid, so none is asked.
    scene = needle("e2b", "blue_gown_10", *silk).choose("bonus:use")
    assert scene.decision().kind == "rent_or_sell"
    assert paid(scene) == given


@pytest.mark.rule("E2b")
def test_e2b_the_discount_is_always_taken() -> None:
    # Enough silk for the full price is there; still only the reduced price is paid.
    scene = needle("e2b", "blue_gown_8", "bb", "b", "b").choose("bonus:use")
    assert scene.keys() == {"pay:bb", "pay:b+b"}


@pytest.mark.rule("E2b", "A3.1")
def test_e2b_pays_price_lace_and_thread_in_full() -> None:
    scene = bonus_turn("e2b", livre=6, lace=1, thread=1, silk=["b"]).display("garments", "blue_gown_7")
    scene.choose("bonus:use")
    assert changes(scene) == [("livre", -6), ("lace", -1), ("thread", -1)]
    for short in ({"livre": 5}, {"lace": 0}, {"thread": 0}):
        facts = {"livre": 6, "lace": 1, "thread": 1, **short}
        assert is_over(bonus_turn("e2b", silk=["b"], **facts).display("garments", "blue_gown_7"))


@pytest.mark.rule("E2b", "E4b", "A3.8")
@pytest.mark.parametrize("card", ["e2b", "e4b"])
@pytest.mark.parametrize("garment", ["blue_gown_9", "pink_coat_13", "green_gown_8", "orange_coat_5"])
def test_no_thimble_garment(card: str, garment: str) -> None:
    scene = needle(card, garment, "bb", "bb", "pp", "pp", "gg_lace", "gg_thread", "oo")
    index = scene.card(card)
    assert list(tailor.obstacles(scene.rules, scene.state, 0, index, f"{card}.0", 3)) == [NEEDS_THIMBLE]
    # Not even if a master stood behind the terms.
    assert list(tailor.obstacles(scene.rules, scene.state, 0, scene.card("e0a"), f"{card}.0", 3)) == [
        NEEDS_THIMBLE
    ]
    assert is_over(scene)


@pytest.mark.rule("E4b")
@pytest.mark.parametrize(
    ("garment", "silk", "given"),
    [
        # Up to two green bales less.
        ("green_gown_1", [], []),
        ("green_gown_3", ["gg_lace"], []),
        ("green_gown_4", [], []),
        # Whatever its own colour; the rest in full.
        ("green_gown_6", ["bb"], ["bb"]),
        ("green_gown_7", ["b"], ["b"]),
        ("blue_gown_11", ["bb", "g"], ["bb"]),
        # No green: nothing less.
        ("blue_gown_3", ["bb"], ["bb"]),
        ("orange_coat_3", ["oo"], ["oo"]),
    ],
)
def test_e4b_up_to_two_green_bales_less(garment: str, silk: list[str], given: list[str]) -> None:
    scene = needle("e4b", garment, *silk).choose("bonus:use")
    # There is nothing to pick: always as many as possible.
    assert scene.decision().kind == "rent_or_sell"
    assert paid(scene) == given


@pytest.mark.rule("E4b")
@pytest.mark.parametrize(
    ("garment", "silk", "short"),
    [
        ("green_gown_6", ["b"], goods_short("blue", 1)),
        ("blue_gown_3", ["b"], goods_short("blue", 1)),
        ("pink_coat_3", [], goods_short("pink", 2)),
    ],
)
def test_e4b_the_rest_must_be_paid(garment: str, silk: list[str], short: object) -> None:
    scene = needle("e4b", garment, *silk)
    assert list(tailor.obstacles(scene.rules, scene.state, 0, scene.card("e4b"), "e4b.0", 3)) == [short]
    assert is_over(scene)


@pytest.mark.rule("E4b", "E2b")
def test_a_third_bale_is_left_to_pay() -> None:
    """The one base garment of three green bales has a thimble; without it one bale would be left."""
    scene = needle("e4b", "green_gown_8", "g")
    plain = tuple(replace(one, thimble=False) for one in scene.rules.garments)
    scene.rules = replace(scene.rules, garments=plain)
    assert paid(scene.choose("bonus:use")) == ["g"]
    for garment, colour, need in (("green_gown_8", 2, (0, 0, 1, 0)), ("green_gown_1", 2, (0, 0, 0, 0))):
        made = next(one for one in plain if one.id == garment)
        assert tailor.silk_needed(made, Tailor(bales=2), colour) == need
    gown = next(one for one in plain if one.id == "blue_gown_13")
    assert tailor.silk_needed(gown, Tailor(bales=1), 0) == (2, 1, 1, 0)
    assert tailor.silk_needed(gown, Tailor(bales=1), 1) == (3, 0, 1, 0)
    assert tailor.silk_needed(gown, Tailor(bales=1), tailor.NO_COLOUR) == (3, 1, 1, 0)


@pytest.mark.rule("A3.8", "A3.4")
@pytest.mark.parametrize("card", ["e2b", "e4b"])
def test_bonus_tailoring_never_reaches_a_master_space(card: str) -> None:
    scene = needle(card, "blue_gown_3", "bb").choose("bonus:use", "rent")
    assert scene.keys() == ORDINARY


@pytest.mark.rule("A3.5", "A3.6", "P3.4")
def test_the_garment_is_rented_or_sold_as_ever() -> None:
    sold = needle("e2b", "blue_gown_3", "b").choose("bonus:use", "sell")
    assert changes(sold) == [("livre", 8)]
    rented = needle("e2b", "blue_gown_3", "b").choose("bonus:use", "rent", "guest:8")
    assert changes(rented) == [("livre", 2)]
    assert rented.state.trademarks[8] == 0
    assert is_over(sold)
    assert is_over(rented)


@pytest.mark.rule("P3.4")
def test_two_garments_in_one_turn() -> None:
    scene = Scene().seat(0, livre=2, lace=0, thread=0, silk=["bb", "pp", "b"])
    scene.seat(1, hand=["e0a", "e0b", "e0c"]).display("garments", *FREE, "blue_gown_3", "pink_coat_8")
    scene.turn(0, "e2b").choose("action:tailor", "sell", "bonus:use", "sell")
    assert changes(scene) == [("livre", 8), ("livre", 12)]
    # The first was paid in full, the second with one pink bale less.
    assert paid(scene) == ["bb", "pp"]


@pytest.mark.rule("P3.4")
def test_a_bonus_needs_no_permission_of_the_type() -> None:
    """An apprentice's tailor bonus would tailor; it is the apprentice's work, so no master space."""
    scene = bonus_turn("e0d", silk=["bb"]).display("garments", *FREE, "blue_gown_3")
    bonus = (Tailor(),)
    employees = tuple(replace(one, bonus=bonus) if one.id == "e0d" else one for one in scene.rules.employees)
    scene.rules = replace(
        scene.rules, employees=employees, effects={**scene.rules.effects, "e0d.0": bonus[0]}
    )
    scene.choose("bonus:use", "rent")
    assert scene.keys() == ORDINARY
    scene.choose("guest:4")
    assert Adjusted(0, "lace", 1) in scene.events


def test_the_colours_a_discount_can_be_taken_in() -> None:
    garments = {one.id: one for one in bonus_turn("e2b").rules.garments}
    deal = Tailor(discount=(Colour.BLUE, Colour.PINK), bales=1)
    assert tailor.discounts(garments["blue_gown_10"], deal) == (0, 1)
    assert tailor.discounts(garments["blue_gown_3"], deal) == (0,)
    assert tailor.discounts(garments["orange_coat_2"], deal) == (1,)
    assert tailor.discounts(garments["green_gown_3"], deal) == (tailor.NO_COLOUR,)
    assert tailor.discounts(garments["blue_gown_3"], Tailor()) == (tailor.NO_COLOUR,)
