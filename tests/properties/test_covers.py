"""Minimal covers against a slow and simple definition of them."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from rococo_desktop.model.definitions import Bales
from rococo_desktop.rules.core.covers import minimal_covers, missing_bales

BALES = st.tuples(*[st.integers(0, 2)] * 4)


@settings(deadline=None, derandomize=True, max_examples=120)
@given(
    need=st.tuples(*[st.integers(0, 3)] * 4),
    faces=st.lists(BALES, min_size=1, max_size=4, unique=True),
    picks=st.lists(st.integers(0, 3), max_size=7),
)
def test_minimal_covers_are_exactly_the_sets_in_which_every_tile_is_needed(
    need: Bales, faces: list[Bales], picks: list[int]
) -> None:
    tiles = sorted(pick % len(faces) for pick in picks)
    expected = set()
    for size in range(len(tiles) + 1):
        for cover in combinations(tiles, size):
            bales = [faces[face] for face in cover]
            if any(missing_bales(need, bales)):
                continue
            if all(any(missing_bales(need, bales[:at] + bales[at + 1 :])) for at in range(size)):
                expected.add(cover)
    found = minimal_covers(need, tuple((face, faces[face]) for face in tiles))
    assert set(found) == expected
    assert len(found) == len(expected)
