"""Marks with colours of their own: what is forbidden, what leaves."""

from __future__ import annotations

from art.signs.bench import Bench
from art.signs.outlines import band, box, joined, ring, shape, whole
from art.signs.stuffs import CARMINE, IVORY, dyed


def no(bench: Bench) -> None:
    """None of it."""
    bench.piece(joined(ring((32, 32), 29.4, 8), band([(14, 50), (50, 14)], 7.6)), CARMINE, 3, 1.2, 1.0)


def leaves(bench: Bench) -> None:
    """Gone next round: an hourglass."""
    glass = whole([(17, 10), (17, 19), (28.4, 32), (17, 45), (17, 54)])
    bench.piece(shape(glass), IVORY, 4, 1.0, 1.1)
    sand = joined(
        shape([(21, 20), (43, 20), (32, 32)]),
        shape([(32, 41), (44, 53), (20, 53)]),
        band([(32, 30), (32, 44)], 1.6),
    )
    bench.piece(sand, dyed((216, 146, 60), 0.2, 10, 1, 0.02), 2, 0.8, 0.3, 0)
    for y in (2.6, 53):
        bench.piece(box(9, y, 46, 8.4, 3), CARMINE, 3, 1.2, 1.0)


SIGNS = {"no": no, "leaves": leaves}
