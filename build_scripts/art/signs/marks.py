"""Marks with colours of their own: what is forbidden, what leaves, what has left, what is chosen."""

from __future__ import annotations

from art.signs.bench import Bench
from art.signs.outlines import Spot, band, box, disc, joined, ring, scallops, shape, turned
from art.signs.stuffs import CARMINE, GOLD, PALE_GOLD, PAPER, ROYAL, WALNUT, dyed

CARD: tuple[Spot, ...] = ((19, 8), (40, 8), (40, 34), (19, 34))
TILT = 24
"""A card on its edge, and by how many degrees it tips over the end of the ledge."""
DOWN: tuple[Spot, ...] = (
    (44.4, 33),
    (53.6, 33),
    (53.6, 45),
    (62, 45),
    (49, 62),
    (36, 45),
    (44.4, 45),
)
"""Where it goes."""
TICK = dyed((58, 34, 16), 0.2, 18)


def no(bench: Bench) -> None:
    """None of it."""
    bench.piece(joined(ring((32, 32), 29.4, 8), band([(14, 50), (50, 14)], 7.6)), CARMINE, 3, 1.2, 1.0)


def leaves(bench: Bench) -> None:
    """Off the shelf: a white card that tips over the end of a ledge, and an arrow straight down."""
    bench.piece(box(1.4, 39, 32, 10, 1.6), WALNUT, 3, 1.2, 1.3)
    bench.piece(shape(turned(CARD, (29.5, 21), TILT)), PAPER, 2, 0.6, 2.6, 0.7)
    bench.piece(shape(DOWN), ROYAL, 2.4, 1.0, 1.6, 0.7)


def removed(bench: Bench) -> None:
    """Back in the box: a card that is half sunk in it."""
    bench.piece(box(19, 3, 26, 42, 3), PAPER, 2, 0.6, 1.6)
    bench.piece(box(24, 8, 16, 20, 2), ROYAL, 2, -0.5, 0.8, 0)
    bench.piece(shape([(3, 32), (61, 32), (56, 61), (8, 61)]), WALNUT, 4, 1.2, 1.3)
    bench.piece(box(3, 28, 58, 8, 2), GOLD, 3, 1.2, 1.0)


def chosen(bench: Bench) -> None:
    """What one has chosen: a gold seal with a tick."""
    bench.piece(shape(scallops((32, 32), 29.6, 12, 8.4)), GOLD, 4, 1.2, 1.2)
    bench.piece(disc((32, 32), 22), PALE_GOLD, 2.4, -0.8, 0.6, 0)
    bench.piece(band([(18, 33), (28.4, 44), (47, 20)], 8.4), TICK, 2.4, 1.0, 0.4, 0)


SIGNS = {"no": no, "leaves": leaves, "removed": removed, "chosen": chosen}
