"""Bonuses no base card has, put together from the same verbs: what the cards of the modules rely on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rococo_desktop.model.effects import (
    Acquire,
    Choose,
    Condition,
    Count,
    Effect,
    Gain,
    Pay,
    Quantity,
    Tailor,
)
from rococo_desktop.model.events import Moved
from rococo_desktop.model.vocabulary import Colour
from rococo_desktop.rules.core import bonuses
from rococo_desktop.rules.core.reasons import BONUS_NOTHING
from tests.rules.bonus_turns import bonus_turn, changes, is_over, with_garments
from tests.rules.scenario import Scene

PAY_ONE = Pay("livre", 1)
TWO_POINTS = Gain("prestige", Quantity(2))
A_LACE, A_THREAD = Gain("lace", Quantity(1)), Gain("thread", Quantity(1))
PER_GARMENT = Gain("livre", Quantity(1, Count("garments")))


def with_bonus(scene: Scene, card: str, *bonus: Effect) -> Scene:
    """The scene with another bonus on a card."""
    rules = scene.rules
    employees = tuple(replace(one, bonus=bonus) if one.id == card else one for one in rules.employees)
    effects = {**rules.effects, **bonuses.addresses(card, bonus)}
    scene.rules = replace(rules, employees=employees, effects=effects)
    return scene


def test_every_effect_has_an_address_nested_ones_too() -> None:
    choice = Choose(((PAY_ONE, TWO_POINTS), (A_LACE,)))
    assert bonuses.addresses("x", (A_THREAD, choice)) == {
        "x.0": A_THREAD,
        "x.1": choice,
        "x.1.0.0": PAY_ONE,
        "x.1.0.1": TWO_POINTS,
        "x.1.1.0": A_LACE,
    }


def test_an_option_is_carried_out_effect_by_effect() -> None:
    choice = Choose(((PAY_ONE, TWO_POINTS, A_LACE), (A_THREAD, PAY_ONE)))
    first = with_bonus(bonus_turn("e0d"), "e0d", choice).choose("bonus:use", "choose:0")
    assert changes(first) == [("livre", -1), ("prestige", 2), ("lace", 1)]
    second = with_bonus(bonus_turn("e0d"), "e0d", choice).choose("bonus:use", "choose:1")
    assert changes(second) == [("thread", 1), ("livre", -1)]


def test_only_an_option_that_would_do_something_is_offered() -> None:
    choice = Choose(((PAY_ONE, TWO_POINTS), (A_LACE,), (PER_GARMENT,)))
    poor = with_bonus(bonus_turn("e0d", livre=0), "e0d", choice).choose("bonus:use")
    assert changes(poor) == [("lace", 1)]
    rich = with_bonus(bonus_turn("e0d", livre=1), "e0d", choice).choose("bonus:use")
    assert rich.keys() == {"choose:0", "choose:1"}
    owner = with_garments(with_bonus(bonus_turn("e0d", livre=0), "e0d", choice), 0, "blue_gown_1")
    assert owner.choose("bonus:use").keys() == {"choose:1", "choose:2"}
    # Only what the seat itself owns counts.
    other = with_garments(with_bonus(bonus_turn("e0d", livre=1), "e0d", choice), 1, "blue_gown_1")
    assert other.choose("bonus:use").keys() == {"choose:0", "choose:1"}


def test_a_choice_without_any_useful_option_does_nothing() -> None:
    choice = Choose(((PAY_ONE, TWO_POINTS), (PER_GARMENT,)))
    scene = with_bonus(bonus_turn("e0d", livre=0), "e0d", choice)
    assert list(bonuses.obstacles(scene.rules, scene.state, 0, scene.card("e0d"))) == [BONUS_NOTHING]
    assert is_over(scene)


@pytest.mark.rule("A3.7", "P3.4")
def test_an_option_may_be_an_action_of_the_acting_employee() -> None:
    """What may not be sold needs a space for this card: with master spaces alone an apprentice has none."""
    choice = Choose(((Tailor(),), (A_LACE,)))

    def scene(card: str, *taken: int) -> Scene:
        found = with_bonus(bonus_turn(card, silk=["bb"]), card, choice)
        found.display("garments", None, None, None, "blue_gown_3")
        garments = tuple(
            replace(one, value=None) if one.id == "blue_gown_3" else one for one in found.rules.garments
        )
        found.rules = replace(found.rules, garments=garments)
        others = [one.id for one in found.rules.garments if not one.id.startswith("blue")]
        for space, name in zip(taken, others, strict=False):
            found.guest(1, space, name)
        return found

    ordinary = [space for space in range(20) if space not in (0, 1, 6, 10, 14, 17)]
    assert changes(scene("e0d", *ordinary).choose("bonus:use")) == [("lace", 1)]
    assert scene("e1a", *ordinary).choose("bonus:use").keys() == {"choose:0", "choose:1"}
    assert scene("e0d").choose("bonus:use").keys() == {"choose:0", "choose:1"}


def test_a_free_tile_needs_no_livre() -> None:
    scene = with_bonus(bonus_turn("e0c", livre=0), "e0c", Acquire(free=True))
    scene.display("drawers", "bb", "pp", "o", "b", "p").choose("bonus:use")
    assert scene.keys() == {"take:0", "take:1", "take:2", "take:3", "take:4"}
    scene.choose("take:1", "keep")
    assert changes(scene) == []
    assert is_over(with_bonus(bonus_turn("e0c"), "e0c", Acquire(free=True)).display("drawers"))


def test_several_tiles_are_drawn_one_by_one() -> None:
    scene = with_bonus(bonus_turn("e1e"), "e1e", Gain("tile", Quantity(2))).choose("bonus:use", "keep")
    assert scene.decision().kind == "keep_or_spend"
    scene.choose("keep")
    drawn = [event for event in scene.events if isinstance(event, Moved) and event.source[0] == "bag"]
    assert len(drawn) == len(scene.player(0).silk) == 2
    assert is_over(scene)
    # Nothing to count, nothing to draw.
    none = with_bonus(bonus_turn("e1e"), "e1e", Gain("tile", Quantity(1, Count("decorations"))))
    assert is_over(none)


def test_a_gain_needs_all_its_conditions() -> None:
    no_green = Condition(Count("garments", colour=Colour.GREEN), 0, 0)
    two_blue = Condition(Count("garments", colour=Colour.BLUE), 2)
    bonus = (
        Gain("livre", Quantity(4), (no_green,)),
        Gain("livre", Quantity(5), (no_green, two_blue)),
    )
    for own, gained in (
        ([], [("livre", 4)]),
        (["blue_gown_1"], [("livre", 4)]),
        (["blue_gown_1", "blue_gown_2"], [("livre", 4), ("livre", 5)]),
        (["blue_gown_1", "blue_gown_2", "green_gown_1"], []),
    ):
        scene = with_garments(with_bonus(bonus_turn("e0d"), "e0d", *bonus), 0, *own)
        if gained:
            scene.choose("bonus:use")
        assert is_over(scene)
        assert changes(scene) == gained


def test_a_bonus_whose_price_cannot_be_paid_brings_none_of_its_gains() -> None:
    scene = with_bonus(bonus_turn("e0d", livre=0), "e0d", TWO_POINTS, PAY_ONE)
    assert is_over(scene)
    assert changes(scene) == []
    # With a gain that is nil and nothing else, it would only cost something: it is not offered.
    scene = with_bonus(bonus_turn("e0d"), "e0d", PAY_ONE, PER_GARMENT)
    assert is_over(scene)


def test_a_gain_counts_in_the_hall_that_was_chosen() -> None:
    scene = bonus_turn("e0d").guest(0, 2, "blue_gown_1").guest(0, 3, "blue_gown_2").guest(0, 7, "blue_gown_3")
    gain = Gain("livre", Quantity(2, Count("garments", chosen_hall=True)))
    found = [bonuses.gain_amount(scene.rules, scene.state, 0, gain, hall) for hall in range(5)]
    assert found == [4, 2, 0, 0, 0]
