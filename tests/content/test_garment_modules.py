"""Fancy Dresses, Festivity Dresses, Expert Tailoring: what is printed. Costs are pinned by golden/box.txt."""

from __future__ import annotations

import pytest

from rococo_desktop.model.effects import (
    Acquire,
    ClaimFavor,
    Condition,
    Count,
    Depute,
    Effect,
    Gain,
    Quantity,
    Sets,
    TakeJewelry,
)
from rococo_desktop.model.vocabulary import Colour, Kind, Provenance
from tests.content.loaded import names_by_provenance, pack, provenances

NAMES = {
    "fancy_dresses": ("fancy_blue", "fancy_pink", "fancy_green", "fancy_orange"),
    "festivity_dresses": ("festivity_a", "festivity_b", "festivity_c", "festivity_d"),
    "expert_tailoring": ("expert_a", "expert_b", "expert_c", "expert_d", "expert_e", "expert_f"),
}


def prestige(amount: int, per: Count | Sets) -> tuple[Effect, ...]:
    return (Gain("prestige", Quantity(amount, per)),)


WHEN_PAID = {
    "festivity_a": prestige(2, Sets((Count("garments", kind=Kind.GOWN), Count("garments", kind=Kind.COAT)))),
    "festivity_b": prestige(1, Count("decorations")),
    "festivity_c": prestige(1, Count("garments", colour=Colour.BLUE)),
    "festivity_d": prestige(1, Count("garments", colour=Colour.PINK)),
}
WHEN_PLACED: dict[str, tuple[Effect, ...]] = {
    "expert_a": (ClaimFavor(), Gain("livre", Quantity(5))),
    "expert_b": (Depute(livre=(0, 0, 0), printed=True, use_bonus=False, optional=True),),
    "expert_c": (Acquire(free=True),),
    "expert_d": (Gain("livre", Quantity(14)),),
    "expert_e": (TakeJewelry(),),
    "expert_f": (Gain("prestige", Quantity(2), (Condition(Count("matching_jewelry"), 1),)),),
}
NEEDS_JEWELRY = ("expert_e", "expert_f")


@pytest.mark.parametrize("name", NAMES)
def test_what_garments_do_is_as_printed(name: str) -> None:
    garments = {one.id: one for one in pack(name).garments}
    assert tuple(garments) == NAMES[name]
    for one in garments.values():
        assert one.when_paid == WHEN_PAID.get(one.id, ()), one.id
        assert one.when_placed == WHEN_PLACED.get(one.id, ()), one.id
        assert one.needs_module == ("jewelry_box" if one.id in NEEDS_JEWELRY else None), one.id


def test_only_one_of_those_with_an_effect_can_be_sold() -> None:
    """The green gown of the experts is printed as an example: 14 livre, no prestige."""
    garments = [one for name in ("festivity_dresses", "expert_tailoring") for one in pack(name).garments]
    assert [(one.id, one.colour, one.value, one.prestige) for one in garments if one.value is not None] == [
        ("expert_d", Colour.GREEN, 14, 0)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_the_packs_bring_nothing_else(name: str) -> None:
    one = pack(name)
    assert (one.employees, one.sides, one.figures, one.jeweler_board, one.barry) == ((), (), None, None, None)
    assert name == "fancy_dresses" or not one.faces


def test_where_their_figures_come_from() -> None:
    garment = ("colour", "silk", "lace", "thread", "thimble", "value", "prestige")
    tile = ("silk", "lace", "thread", "either", "count")
    assert names_by_provenance("fancy_dresses") == {
        "R": {name: 4 * (name in garment) + 5 * (name in tile) for name in (*garment, *tile)}
    }
    ours = {name: 4 for name in garment if name != "value"}
    assert names_by_provenance("festivity_dresses") == {"P": {"value": 4, "when_paid": 4}, "R": ours}
    assert names_by_provenance("expert_tailoring") == {
        "P": {"value": 6, "when_placed": 6, "colour": 1, "prestige": 1},
        "R": {name: 6 - (name in ("colour", "prestige")) for name in ours},
    }
    expert = provenances("expert_tailoring")
    assert expert["expert_d", "colour"] is Provenance.PRINTED
    assert expert["expert_d", "prestige"] is Provenance.PRINTED
