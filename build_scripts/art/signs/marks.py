"""Marks with colours of their own: what is forbidden, what leaves, what is chosen."""

from __future__ import annotations

from art.signs.bench import Bench
from art.signs.outlines import band, box, disc, joined, ring, scallops, shape, smooth
from art.signs.stuffs import CARMINE, GOLD, PALE_GOLD, WALNUT, dyed

TICK = dyed((58, 34, 16), 0.2, 18)


def no(bench: Bench) -> None:
    """None of it."""
    bench.piece(joined(ring((32, 32), 29.4, 8), band([(14, 50), (50, 14)], 7.6)), CARMINE, 3, 1.2, 1.0)


def leaves(bench: Bench) -> None:
    """Off the shelf: over the end of a board, and down."""
    bench.piece(box(1.6, 34, 33, 11, 2), WALNUT, 3, 1.2, 1.1)
    way = smooth([(8, 22), (26, 13), (42, 18), (48.6, 34)])
    head = shape([(35, 32), (62.4, 32), (48.8, 60)])
    bench.piece(joined(band(way, 9.4), head), GOLD, 3, 1.2, 1.2)


def chosen(bench: Bench) -> None:
    """What one has chosen: a gold seal with a tick."""
    bench.piece(shape(scallops((32, 32), 29.6, 12, 8.4)), GOLD, 4, 1.2, 1.2)
    bench.piece(disc((32, 32), 22), PALE_GOLD, 2.4, -0.8, 0.6, 0)
    bench.piece(band([(18, 33), (28.4, 44), (47, 20)], 8.4), TICK, 2.4, 1.0, 0.4, 0)


SIGNS = {"no": no, "leaves": leaves, "chosen": chosen}
