"""The 42 garments, held against a table written by hand from the component list."""

from __future__ import annotations

from collections import Counter

from rococo_desktop.model.definitions import Garment
from rococo_desktop.model.vocabulary import Colour, Kind
from tests.content.loaded import base_pack

# Cost, value in livre, prestige. B P G O silk, L lace, T thread, * thimble.
TABLE = {
    "blue_gown": """
        B T          6 2
        B L          6 2
        BB           8 2
        BB           8 2
        BB T        10 2
        BB L        10 2
        BB T L      12 3
        BBB         12 3
        BBB L *     14 3
        BB P T      14 3
        BB G L      16 3
        BBB G T *   20 4
        BBB P G L * 24 4
    """,
    "pink_coat": """
        P L          6 2
        P T          6 2
        PP           8 2
        PP           8 2
        PP L        10 2
        PP T        10 2
        PP L T      12 3
        PPP         12 3
        PPP T *     14 3
        PP B L      14 3
        PP O        16 3
        PPP G L *   20 4
        PPP B O *   24 4
    """,
    "green_gown": """
        G T          8 2
        G L          8 2
        GG          12 3
        GG T        14 3
        GG L        14 3
        G BB        14 3
        GG B L      18 3
        GGG *       18 3
        GGG T L *   22 4
        GGG P L *   24 4
    """,
    "orange_coat": """
        O T         10 2
        O P L       14 3
        OO          16 3
        OO L *      18 3
        OO G T *    24 4
        OO P B L T * 28 4
    """,
}
LETTERS = "BPGO"
ROWS = [
    (f"{name}_{number}", name, row.split())
    for name, rows in TABLE.items()
    for number, row in enumerate((line for line in rows.splitlines() if line.strip()), 1)
]


def garments() -> dict[str, Garment]:
    return {garment.id: garment for garment in base_pack().garments}


def expected(garment_id: str, name: str, row: list[str]) -> Garment:
    cost = "".join(row[:-2])
    blue, pink, green, orange = (cost.count(letter) for letter in LETTERS)
    return Garment(
        id=garment_id,
        colour=Colour[name.partition("_")[0].upper()],
        silk=(blue, pink, green, orange),
        lace=cost.count("L"),
        thread=cost.count("T"),
        value=int(row[-2]),
        prestige=int(row[-1]),
        thimble="*" in cost,
    )


def test_every_garment_is_as_listed_and_in_that_order() -> None:
    wanted = [expected(*row) for row in ROWS]
    assert list(garments().values()) == wanted


def test_counts_by_colour_are_the_printed_ones() -> None:
    counts = Counter(garment.colour for garment in garments().values())
    assert counts == {Colour.BLUE: 13, Colour.PINK: 13, Colour.GREEN: 10, Colour.ORANGE: 6}


def test_values_and_prestige_reach_both_printed_ends() -> None:
    values = [garment.value or 0 for garment in garments().values()]
    prestiges = [garment.prestige for garment in garments().values()]
    assert (min(values), max(values)) == (6, 28)
    assert (min(prestiges), max(prestiges)) == (2, 4)


def test_value_follows_from_the_cost() -> None:
    for garment in garments().values():
        blue, pink, green, orange = garment.silk
        tokens = garment.lace + garment.thread
        assert garment.value == 4 * (blue + pink) + 6 * green + 8 * orange + 2 * tokens, garment.id


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
