"""Minimal covers: which sets of whole tiles pay for a need of silk (A3.1)."""

from __future__ import annotations

from itertools import combinations

import pytest

from rococo_desktop.model.definitions import Bales
from rococo_desktop.rules.core import chance
from rococo_desktop.rules.core.covers import Cover, minimal_covers, missing_bales
from tests.rules.scenario import ruleset

FACES = {face.id: at for at, face in enumerate(ruleset(2).faces)}
SILK = {face.id: face.silk for face in ruleset(2).faces}


def covers(need: str, tiles: str) -> set[str]:
    """The covers of a need like "BBG" by tiles like "bb bg", as words, each list checked for doubles."""
    wanted: Bales = (need.count("B"), need.count("P"), need.count("G"), need.count("O"))
    held = tuple(sorted((FACES[tile], SILK[tile]) for tile in tiles.split()))
    found = minimal_covers(wanted, held)
    names = list(FACES)
    words = ["+".join(names[face] for face in cover) for cover in found]
    assert len(words) == len(set(words))
    return set(words)


@pytest.mark.rule("A3.1")
@pytest.mark.parametrize(
    ("need", "tiles", "found"),
    [
        # Exact, and with a surplus that is lost.
        ("B", "b", {"b"}),
        ("B", "bb", {"bb"}),
        ("BBB", "bb bg", {"bb+bg"}),
        ("BBB", "bb bb", {"bb+bb"}),
        ("O", "oo ob", {"oo", "ob"}),
        # A tile that is not needed is never given along.
        ("B", "b bb p", {"b", "bb"}),
        ("BB", "b bb", {"bb"}),
        ("BB", "b b bb", {"b+b", "bb"}),
        ("BB", "b bp bg", {"b+bp", "b+bg", "bp+bg"}),
        ("BBB", "b b b bb", {"bb+b", "b+b+b"}),
        ("BBB", "bb bb b", {"bb+bb", "bb+b"}),
        # Two colours: no tile may be spared by the others.
        ("BP", "bp b p", {"bp", "b+p"}),
        ("BBPP", "bp bp bb pp", {"bp+bp", "bb+pp"}),
        ("BBP", "bb bp p", {"bb+bp", "bb+p"}),
        ("BBP", "b bp bp", {"b+bp", "bp+bp"}),
        ("BG", "bg b g", {"bg", "b+g"}),
        ("PG", "pp pg gg_thread", {"pg", "pp+gg_thread"}),
        ("GG", "g og gg_lace", {"g+og", "gg_lace"}),
        ("OOPB", "oo op ob bp b p", {"bp+oo", "b+p+oo", "ob+op", "p+ob+oo", "b+op+oo"}),
        # A later tile can make an earlier one superfluous: then that set is none.
        ("BP", "b bp", {"bp"}),
        ("BBG", "b bg bb", {"b+bg", "bb+bg"}),
        ("PPO", "p pp op", {"p+op", "pp+op"}),
        # Equal faces are interchangeable: each multiset once.
        ("B", "bp bp bp", {"bp"}),
        ("BB", "bp bp bp", {"bp+bp"}),
        ("BBB", "bp bp bp bb bb", {"bb+bb", "bb+bp", "bp+bp+bp"}),
        ("BBBB", "bb bb bb", {"bb+bb"}),
        # No cover, for want of one bale or of everything.
        ("BBB", "bb", set()),
        ("B", "", set()),
        ("BG", "bb bb", set()),
        ("O", "b p g", set()),
        # Nothing needed: nothing is given.
        ("", "", {""}),
        ("", "bb pp", {""}),
    ],
)
def test_covers(need: str, tiles: str, found: set[str]) -> None:
    assert covers(need, tiles) == found


@pytest.mark.rule("A3.1")
def test_covers_are_exactly_the_sets_in_which_every_tile_is_needed() -> None:
    """Held against the definition, taken word for word, for many needs and racks."""
    stream = chance.seeded(5)
    bag = [face for face, tile in enumerate(ruleset(2).faces) for _ in range(tile.count)]
    needs = [*sorted({garment.silk for garment in ruleset(2).garments}), (3, 3, 3, 3), (0, 0, 0, 1)]
    found_any = 0
    for number in range(160):
        mixed, stream = chance.shuffled(stream, tuple(bag))
        rack = tuple(sorted(mixed[: number % 8]))
        need = needs[number % len(needs)]
        tiles = tuple((face, ruleset(2).faces[face].silk) for face in rack)
        found = minimal_covers(need, tiles)
        assert set(found) == _by_definition(need, rack)
        assert len(found) == len(set(found))
        assert all(list(cover) == sorted(cover) for cover in found)
        found_any += bool(found)
    assert found_any > 40


def _by_definition(need: Bales, rack: tuple[int, ...]) -> set[Cover]:
    faces = ruleset(2).faces

    def pays(given: tuple[int, ...]) -> bool:
        return all(sum(faces[face].silk[colour] for face in given) >= need[colour] for colour in range(4))

    return {
        given
        for size in range(len(rack) + 1)
        for given in combinations(rack, size)
        if pays(given) and not any(pays(given[:at] + given[at + 1 :]) for at in range(size))
    }


def test_covers_come_in_a_stable_order() -> None:
    tiles = tuple(sorted((FACES[tile], SILK[tile]) for tile in ("bb", "b", "bp", "bp", "bg", "ob")))
    found = minimal_covers((2, 0, 0, 0), tiles)
    words = ["+".join(list(FACES)[face] for face in cover) for cover in found]
    assert words == ["bb", "b+bp", "b+bg", "b+ob", "bp+bg", "bp+ob", "bp+bp", "bg+ob"]


@pytest.mark.parametrize(
    ("need", "held", "missing"),
    [
        ((0, 0, 0, 0), [], (0, 0, 0, 0)),
        ((3, 2, 1, 4), [], (3, 2, 1, 4)),
        ((3, 2, 1, 4), [(1, 1, 1, 1)], (2, 1, 0, 3)),
        ((3, 2, 1, 4), [(1, 1, 1, 1), (2, 0, 1, 1)], (0, 1, 0, 2)),
        ((1, 1, 1, 1), [(2, 2, 2, 2)], (0, 0, 0, 0)),
    ],
)
def test_missing_bales(need: Bales, held: list[Bales], missing: Bales) -> None:
    assert missing_bales(need, held) == missing
