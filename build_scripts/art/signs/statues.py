"""Statues: four marble busts on their pedestals, a hero, a lady, a sage and the goddess of the arts."""

from __future__ import annotations

from collections.abc import Sequence

from art.signs.bench import Bench
from art.signs.outlines import Spot, box, disc, leaf, mirror, shape, smooth, taper, whole
from art.signs.stuffs import GOLD, MARBLE, Stuff


def _carved(
    bench: Bench, spots: Sequence[Spot], swell: float, left: bool, stuff: Stuff = MARBLE, edge: float = 0.9
) -> None:
    """A smooth part of the figure, looking right unless mirrored."""
    path = smooth(spots, closed=True)
    bench.piece(shape(mirror(path) if left else path), stuff, swell, 1.1, edge, 0.4)


def _pedestal(bench: Bench, left: bool) -> None:
    bench.piece(box(15, 55.4, 34, 7, 1.6), MARBLE, 2.4, 1.2, 1.0)
    bench.piece(shape(whole([(23, 44), (21.4, 55.6), (31, 55.6)])), MARBLE, 4, 1.1)
    bench.piece(box(18.6, 40.4, 26.8, 4.8, 1.6), MARBLE, 2, 1.3)
    chest = [(16, 38), (17, 31), (25, 27), (33, 26), (41, 28.6), (47, 33), (47, 38), (39, 41), (24, 41)]
    _carved(bench, chest, 6, left)
    drape = [(16.6, 39), (20, 32), (30, 33), (41, 39), (46, 36), (47, 40), (38, 42.4), (24, 42)]
    _carved(bench, drape, 2.4, left, edge=0.6)


FACE: tuple[Spot, ...] = (
    (32, 3.6),
    (38.6, 5),
    (41.4, 10),
    (42, 12.6),
    (45.4, 17.4),
    (42.8, 18.6),
    (43.2, 21),
    (42, 23.4),
    (42.2, 25.6),
    (37.6, 27.4),
    (36, 30),
    (37, 34),
    (27, 34),
    (26, 24),
    (23, 15),
    (26, 7),
)
HAIR: tuple[Spot, ...] = (
    (40, 8.6),
    (37, 2.6),
    (29, 1.2),
    (22.6, 5),
    (20, 12),
    (22, 20),
    (28, 24),
    (31.4, 20),
    (32.6, 14),
    (37, 11.6),
)


def _curls(bench: Bench, left: bool, *curls: tuple[Spot, float]) -> None:
    for (x, y), size in curls:
        bench.piece(disc((64 - x if left else x, y), size), MARBLE, size, 1.3, 0.5, 0.3)


def hero(bench: Bench) -> None:
    """A young man crowned with gilt laurel."""
    _pedestal(bench, False)
    _carved(bench, FACE, 6, False)
    _carved(bench, HAIR, 4, False, edge=0.8)
    _curls(bench, False, ((20.4, 17.6), 4.8), ((24.4, 23), 3.6), ((27, 8), 4), ((33.4, 6.4), 3.4))
    for start, end in (((25, 14), (33, 5.6)), ((32, 9.6), (40, 4.6)), ((22, 20), (24, 10.6))):
        bench.piece(shape(leaf(start, end, 2)), GOLD, 2, 1.3, 0.5, 0.3)


def _locks(bench: Bench, left: bool, *locks: tuple[Spot, Spot]) -> None:
    """Locks of hair or beard, pointed at both ends."""
    for start, end in locks:
        path = leaf(start, end, 2.2)
        bench.piece(shape(mirror(path) if left else path), MARBLE, 2, 1.3, 0.5, 0.3)


def lady(bench: Bench) -> None:
    """A lady with her hair dressed high, in rolls, and a string of beads."""
    _pedestal(bench, True)
    _carved(bench, FACE, 6, True)
    high = [
        (40.6, 9.6),
        (41, 3.4),
        (34, 1),
        (24, 1),
        (18, 6),
        (18, 14),
        (21, 21),
        (27, 23),
        (31, 18),
        (33, 13),
    ]
    _carved(bench, high, 5, True, edge=0.8)
    _locks(bench, True, ((40, 8), (29, 2.6)), ((36, 11), (24, 5)), ((32, 14), (20, 8)))
    _locks(bench, True, ((25, 22), (19, 32)), ((22, 29), (17, 40)), ((27, 23), (24, 35)))
    for y in (15.4, 20.4):
        bench.piece(disc((64 - 25.6, y), 5.6, 2.9), MARBLE, 2.6, 1.3, 0.6, 0.3)
    for x, y in ((28.4, 31), (32, 32.4), (35.6, 31.6)):
        bench.piece(disc((64 - x, y), 1.7), GOLD, 1.4, 1.3, 0.5, 0.2)


def sage(bench: Bench) -> None:
    """A philosopher with a long beard."""
    _pedestal(bench, False)
    _carved(bench, FACE, 6, False)
    _locks(
        bench, False, ((31, 9), (21, 12)), ((31, 12), (20, 18)), ((31.4, 15), (21, 24)), ((32, 18), (24, 28))
    )
    _locks(
        bench,
        False,
        ((32, 19), (29, 33)),
        ((41, 26.6), (44, 37)),
        ((34, 22), (33, 38)),
        ((40, 24.6), (40, 40)),
    )
    _locks(bench, False, ((37, 23), (36.6, 42)), ((44.6, 20.6), (35, 23)))


def goddess(bench: Bench) -> None:
    """Minerva in her helmet with a gilt crest."""
    _pedestal(bench, True)
    _carved(bench, FACE, 6, True)
    lock = smooth([(26, 20), (20, 27), (22, 34), (17, 38)])
    bench.piece(taper(mirror(lock), 7, 3), MARBLE, 3, 1.3, 0.8)
    crest = [(44, 4), (36, 2), (24, 1.8), (14, 7), (10.6, 18), (14, 27), (18, 19), (24, 10), (34, 6.6)]
    _carved(bench, crest, 3, True, GOLD)
    helmet = [(45, 12), (41, 6), (33, 4), (24, 7), (20, 15), (21, 23), (26, 25), (31, 19), (38, 13.6)]
    _carved(bench, helmet, 5, True)


SIGNS = {"statue": hero, "statue_1": lady, "statue_2": sage, "statue_3": goddess}
