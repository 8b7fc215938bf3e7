"""The figures of the base game, and where every figure of the data comes from."""

from __future__ import annotations

from collections import Counter

import pytest

from rococo_desktop.model.definitions import Figures
from rococo_desktop.model.vocabulary import Provenance
from tests.content import loaded
from tests.content.loaded import base_pack

P, D, R = Provenance.PRINTED, Provenance.DERIVED, Provenance.RECONSTRUCTED


def test_figures_are_the_printed_ones() -> None:
    assert base_pack().figures == Figures(
        rounds=7,
        hand=3,
        start_livre=15,
        start_lace=1,
        start_thread=1,
        minimum_staff=4,
        drawers=3,
        hire_spaces=4,
        garments_leaving=2,
        acquire_prices=(0, 0, 1, 2, 2),
        hire_prices=(0, 0, 1, 3, 5),
        favor_livre=5,
        favor_prestige=3,
        income=5,
        income_per_decoration=1,
        income_per_garment=1,
        livre_per_prestige=10,
        statue_prestige=2,
        all_halls=(8, 5, 2),
        employees_dealt={1: 6, 2: 4, 3: 4, 4: 4, 5: 4, 6: 6},
    )


def provenances() -> dict[tuple[str, str], Provenance]:
    return loaded.provenances("base")


@pytest.mark.parametrize(
    ("owner", "name", "wanted"),
    [
        ("blue_gown_1", "colour", P),
        ("blue_gown_1", "value", R),
        ("blue_gown_9", "silk", P),
        ("blue_gown_9", "lace", P),
        ("blue_gown_9", "thimble", P),
        ("blue_gown_9", "value", R),
        ("blue_gown_9", "prestige", R),
        ("pp", "silk", P),
        ("pp", "either", P),
        ("pp", "count", R),
        ("bb", "silk", R),
        ("1-3", "players", P),
        ("1-3", "drawer_spaces", D),
        ("4-5", "drawer_spaces", D),
        ("1-3", "fireworks_majority", D),
        ("1-3", "garment_prices", R),
        ("4-5/hall_3", "majority", R),
        ("4-5/musicians_3", "cost", R),
        ("1-3/fireworks_2", "factor", R),
        ("e0a", "rank", P),
        ("e0b", "rank", D),
        ("e0b", "bonus", P),
        ("e3c", "rank", D),
        ("e3c", "depute", P),
        ("e6a", "rank", D),
        ("e6c", "rank", D),
        ("e6d", "rank", D),
        ("e6e", "rank", D),
        ("e6f", "rank", D),
        ("e6f", "crown", P),
        ("figures", "all_halls", P),
    ],
)
def test_a_figure_tells_where_it_comes_from(owner: str, name: str, wanted: Provenance) -> None:
    assert provenances()[owner, name] is wanted


PRINTED = {
    "colour": 42,
    "silk": 2,
    "lace": 2,
    "thread": 2,
    "thimble": 1,
    "either": 1,
    "players": 2,
    "level": 32,
    "depute": 32,
    "copies": 32,
    "bonus": 28,
    "crown": 4,
    "rank": 1,
}
"""How many figures of each name are printed, beside the 20 of the game as a whole."""

DERIVED = {"rank": 31, "drawer_spaces": 2, "fireworks_majority": 2}


def test_all_other_figures_are_reconstructed() -> None:
    found = provenances()
    names = {
        wanted: Counter(name for (owner, name), one in found.items() if one is wanted and owner != "figures")
        for wanted in Provenance
    }
    assert names[P] == PRINTED
    assert names[D] == DERIVED
    general = [one for (owner, _), one in found.items() if owner == "figures"]
    assert general == [P] * 20
    assert Counter(found.values()) == {P: 201, D: 35, R: 423}
