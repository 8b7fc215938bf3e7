"""What the modules rely on: garments that may not be sold, bonuses that must sell, lists they plug into."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rococo_desktop.model.effects import Tailor
from rococo_desktop.model.vocabulary import Colour
from rococo_desktop.rules.core import tailor
from rococo_desktop.rules.core.reasons import NO_GUEST_SPACE, NOT_SOLD, goods_short
from rococo_desktop.rules.core.table import Table
from tests.rules.scenario import Scene

MASTER, JOURNEYMAN = "e0a", "e0b"
MASTER_SPACES = {0, 1, 6, 10, 14, 17}
ORDINARY_SPACES = set(range(20)) - MASTER_SPACES


def sewing(card: str, garment: str = "blue_gown_3", bonus: bool = False) -> Scene:
    """Seat 0 has played a card, can pay for one garment, and comes to its main action or to its bonus."""
    scene = Scene().seat(0, livre=10, lace=0, thread=0, silk=["bb"])
    scene.seat(1, hand=["e0a", "e0b", "e0c"], supply=["e0a", "e0d"])
    scene.display("garments", None, None, garment)
    return scene.bonus(0, card) if bonus else scene.turn(0, card)


def fill(scene: Scene, spaces: set[int]) -> Scene:
    """Seat 1 has a garment on each of these spaces."""
    others = [one.id for one in scene.rules.garments if not one.id.startswith("blue")]
    for space, garment in zip(sorted(spaces), others, strict=False):
        scene.guest(1, space, garment)
    return scene


def unsellable(scene: Scene, **terms: Any) -> Scene:
    """The scene with a blue gown that may never be sold, and E2b on other terms."""
    garments = tuple(
        replace(one, value=None) if one.id == "blue_gown_3" else one for one in scene.rules.garments
    )
    effects = {**scene.rules.effects, "e2b.0": Tailor(**terms)}
    employees = tuple(
        replace(one, bonus=(Tailor(**terms),)) if one.id == "e2b" else one for one in scene.rules.employees
    )
    scene.rules = replace(scene.rules, garments=garments, employees=employees, effects=effects)
    return scene


@pytest.mark.rule("A3.7")
def test_what_may_not_be_sold_is_rented_or_not_made_at_all() -> None:
    scene = unsellable(sewing(JOURNEYMAN)).choose("action:tailor")
    assert scene.decision().kind == "place"
    full = fill(unsellable(sewing(JOURNEYMAN)), ORDINARY_SPACES)
    assert full.decision().option("action:tailor") is None
    assert full.explain(0, "garments", 2) == (NO_GUEST_SPACE,)
    # A master still finds a place for it.
    full = fill(unsellable(sewing(MASTER)), ORDINARY_SPACES)
    assert full.choose("action:tailor").keys() == {f"guest:{at}" for at in MASTER_SPACES}


@pytest.mark.rule("A3.7", "A3.8")
def test_the_space_must_suit_the_acting_employee_of_a_bonus_too() -> None:
    assert fill(unsellable(sewing("e2b", bonus=True)), ORDINARY_SPACES).decision().kind == "play_card"
    scene = fill(unsellable(sewing("e2b", bonus=True)), ORDINARY_SPACES - {2})
    # The only space that suits it is taken without a question.
    assert scene.choose("bonus:use").state.trademarks[2] == 0


@pytest.mark.rule("A3.7")
def test_who_must_sell_cannot_make_what_may_not_be_sold() -> None:
    scene = unsellable(sewing("e2b", bonus=True), must_sell=True)
    e2b = scene.card("e2b")
    assert list(tailor.obstacles(scene.rules, scene.state, 0, e2b, "e2b.0", 2)) == [NOT_SOLD]
    # The bonus does nothing, so it is not even offered.
    assert scene.decision().kind == "play_card"


@pytest.mark.rule("A3.7")
def test_who_must_sell_is_not_asked() -> None:
    scene = unsellable(sewing("e2b", "blue_gown_4", bonus=True), must_sell=True).choose("bonus:use")
    assert scene.decision().kind == "play_card"
    assert scene.player(0).livre == 16


def test_the_discount_that_leaves_least_to_find_is_named() -> None:
    """With two bales off, pink leaves a blue and a pink bale to find, blue would leave three pink ones."""
    scene = unsellable(sewing("e2b", "pink_coat_13"), discount=(Colour.BLUE, Colour.PINK), bales=2)
    scene.rules = replace(
        scene.rules, garments=tuple(replace(one, thimble=False) for one in scene.rules.garments)
    )
    scene.seat(0, silk=["o"])
    found = list(tailor.obstacles(scene.rules, scene.state, 0, scene.card("e2b"), "e2b.0", 2))
    assert found == [goods_short("blue", 1), goods_short("pink", 1)]


@pytest.mark.rule("A3.1")
def test_only_what_is_missing_of_the_tokens_is_named() -> None:
    scene = sewing(MASTER).seat(0, lace=1, thread=2)
    scene.rules = replace(
        scene.rules, garments=tuple(replace(one, lace=3, thread=3) for one in scene.rules.garments)
    )
    assert scene.explain(0, "garments", 2) == (goods_short("lace", 2), goods_short("thread", 1))


@pytest.mark.rule("A3.9")
@pytest.mark.parametrize(
    ("plugged", "keys", "data"),
    [
        ("tailoring", ["sell"], ["acting", "", "garment"]),
        ("renting", ["rent"], ["acting", "garment"]),
        ("placed", ["rent", "guest:3"], ["acting", "garment", 3]),
        ("sold", ["sell"], ["acting", "garment"]),
    ],
)
def test_modules_are_told_who_made_which_garment(plugged: str, keys: list[str], data: list[Any]) -> None:
    """A step plugged into a list gets the seat, the acting employee and what the list is about."""
    noted: list[tuple[Any, ...]] = []

    def note(table: Table, *step: Any) -> None:
        noted.append(step)

    scene = sewing(MASTER)
    lists = {**scene.rules.lists, plugged: ("note", *scene.rules.lists[plugged])}
    scene.rules = replace(scene.rules, lists=lists, acts={**scene.rules.acts, "note": note})
    gown = scene.state.garments[2]
    scene.choose("action:tailor", *keys)
    names = {"acting": scene.card(MASTER), "garment": gown}
    assert noted == [(0, *(names.get(word, word) for word in data))]
