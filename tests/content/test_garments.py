"""The 42 garments: what is printed of them. Their costs are ours, and pinned by golden/box.txt."""

from __future__ import annotations

from collections import Counter

from rococo_desktop.model.definitions import Garment
from rococo_desktop.model.vocabulary import Colour, Kind
from tests.content.loaded import base_pack


def garments() -> dict[str, Garment]:
    return {garment.id: garment for garment in base_pack().garments}


def test_counts_by_colour_are_the_printed_ones() -> None:
    counts = Counter(garment.colour for garment in garments().values())
    assert counts == {Colour.BLUE: 13, Colour.PINK: 13, Colour.GREEN: 10, Colour.ORANGE: 6}


def test_values_and_prestige_reach_both_printed_ends() -> None:
    values = [garment.value or 0 for garment in garments().values()]
    prestiges = [garment.prestige for garment in garments().values()]
    assert (min(values), max(values)) == (6, 28)
    assert (min(prestiges), max(prestiges)) == (2, 4)


def test_blue_and_green_are_gowns_pink_and_orange_coats() -> None:
    kinds = {garment.colour: garment.kind for garment in garments().values()}
    assert kinds == {
        Colour.BLUE: Kind.GOWN,
        Colour.PINK: Kind.COAT,
        Colour.GREEN: Kind.GOWN,
        Colour.ORANGE: Kind.COAT,
    }


def test_base_garments_do_nothing_special() -> None:
    assert {(one.when_paid, one.when_placed, one.needs_module) for one in garments().values()} == {
        ((), (), None)
    }
