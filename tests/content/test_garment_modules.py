"""Fancy Dresses, Festivity Dresses and Expert Tailoring, held against the lists of the component list."""

from __future__ import annotations

import pytest

from rococo_desktop.model.definitions import Face, Garment
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

# Id, colour: cost, value in livre (- is never sold), prestige. B P G O silk, L lace, T thread, * thimble.
TABLES = {
    "fancy_dresses": """
        fancy_blue blue: BBBB P G L T * 30 5
        fancy_pink pink: PPPP B G L T * 30 5
        fancy_green green: GGGG B L T * 32 5
        fancy_orange orange: OOO P L T * 32 5
    """,
    "festivity_dresses": """
        festivity_a green: GG B L - 3
        festivity_b orange: OO T - 3
        festivity_c blue: BBB G T - 3
        festivity_d pink: PPP G L - 3
    """,
    "expert_tailoring": """
        expert_a blue: BB P L - 2
        expert_b pink: PP B T - 2
        expert_c orange: O P - 2
        expert_d green: GG L 14 0
        expert_e blue: BB L T - 2
        expert_f pink: PP G - 3
    """,
}
FACES = """
    bbb: BBB below T
    ppp: PPP below L
    bpg: B P G below L/T
    ggb: GG B below L
    obp: O B P below T
"""


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


def bales(cost: str) -> tuple[int, int, int, int]:
    blue, pink, green, orange = (cost.count(letter) for letter in "BPGO")
    return (blue, pink, green, orange)


def expected(row: str) -> Garment:
    head, _, rest = row.partition(":")
    name, colour = head.split()
    *cost, value, points = rest.split()
    letters = "".join(cost)
    return Garment(
        id=name,
        colour=Colour[colour.upper()],
        silk=bales(letters),
        lace=letters.count("L"),
        thread=letters.count("T"),
        value=None if value == "-" else int(value),
        prestige=int(points),
        thimble="*" in letters,
        when_paid=WHEN_PAID.get(name, ()),
        when_placed=WHEN_PLACED.get(name, ()),
        needs_module="jewelry_box" if name in NEEDS_JEWELRY else None,
    )


@pytest.mark.parametrize("name", TABLES)
def test_every_garment_is_as_listed_and_in_that_order(name: str) -> None:
    rows = [row for row in TABLES[name].splitlines() if row.strip()]
    assert list(pack(name).garments) == [expected(row) for row in rows]


def test_the_tiles_of_fancy_dresses_are_as_listed() -> None:
    wanted = []
    for row in filter(str.strip, FACES.splitlines()):
        name, _, rest = row.strip().partition(":")
        above, below = rest.split("below")
        wanted.append(Face(name, bales(above), below.count("L"), below.count("T"), "/" in below, 1))
    assert list(pack("fancy_dresses").faces) == wanted


def test_fancy_values_follow_from_the_cost_as_in_the_base_game() -> None:
    for one in pack("fancy_dresses").garments:
        blue, pink, green, orange = one.silk
        tokens = one.lace + one.thread
        assert one.value == 4 * (blue + pink) + 6 * green + 8 * orange + 2 * tokens, one.id


@pytest.mark.parametrize("name", TABLES)
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
