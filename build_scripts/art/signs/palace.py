"""The decorations of the palace: fireworks, statues, musicians, kitchen and fountain, the jeweler."""

from __future__ import annotations

import skia

from art.signs.bench import Bench
from art.signs.jewelry import DIAMOND, brilliant
from art.signs.outlines import (
    Spot,
    band,
    box,
    disc,
    joined,
    leaf,
    mirror,
    placed,
    polar,
    ring,
    shape,
    smooth,
    taper,
    whole,
)
from art.signs.stuffs import (
    CARMINE,
    COPPER,
    EBONY,
    GOLD,
    IVORY,
    LEAF,
    MAPLE,
    MARBLE,
    PAPER,
    PINK,
    WALNUT,
    WATER,
    Colour,
    dyed,
)

BURST: tuple[Colour, ...] = ((255, 214, 120), (255, 150, 96))


def fireworks(bench: Bench) -> None:
    """A rocket bursting on the night sky, in a gold frame."""
    bench.piece(disc((32, 32), 30.6), GOLD, 2.6, 1.3, 1.0)
    bench.piece(disc((32, 32), 27.2), dyed((26, 34, 84), 0.2), 3, -0.7, 0.6, 0)
    bench.glow((32, 30), 24, (255, 170, 90), 0.55)
    for at in range(16):
        angle = at * 22.5 - 90
        far, wide = (23.4, 2.5) if at % 2 == 0 else (16.5, 1.9)
        paint = BURST[at % 2]
        trail = taper([polar((32, 30), reach, angle) for reach in (4, far / 2, far)], 0.7, wide)
        bench.flat(trail, paint)
        bench.flat(disc(polar((32, 30), far, angle), wide * 0.86), (255, 248, 222))
    bench.glow((32, 30), 9, (255, 250, 226), 1)


def kitchen_left(bench: Bench) -> None:
    """A copper pot that steams."""
    for x in (23.0, 33.0, 43.0):
        steam = smooth([(x, 21), (x - 4, 15), (x + 3, 9), (x - 1, 3)])
        bench.piece(taper(steam, 3.6, 1.2), IVORY, 2, 1, 0.6)
    for x in (4.6, 59.4):
        bench.piece(ring((x, 38), 4.6, 2.2), GOLD, 1.2, 1.3)
    body = smooth([(8, 30), (9.6, 45), (14, 56), (24, 60.6), (40, 60.6), (50, 56), (54.4, 45), (56, 30)])
    bench.piece(shape(body), COPPER, 15, 1.15, 1.1)
    bench.piece(box(4.6, 24, 54.8, 8.4, 4), COPPER, 4, 1.3, 1.1)
    for x in (14, 32, 50):
        bench.bead((x, 28.2), 1.5, GOLD, 0.5)


def kitchen_right(bench: Bench) -> None:
    """A tower of confectionery on a gilt stand."""
    bench.piece(shape(whole([(27, 54), (24, 61.6), (31, 62)])), GOLD, 2.4, 1.2)
    bench.piece(disc((32, 54.4), 29, 4.4), GOLD, 2.6, 1.2, 1.0)
    for y, half, high, stuff in ((51, 23, 11, PINK), (37.5, 16.5, 12.5, PAPER), (24.5, 10.5, 11.5, PINK)):
        bench.piece(box(32 - half, y - high + 4, 2 * half, high, 2.4), stuff, 5, 1.1, 1.0)
        icing = PAPER if stuff is PINK else PINK
        drops = max(round(half / 3.2), 3)
        wide = 2 * half / drops
        lobes = [disc((32 - half + wide * (at + 0.5), y - high + 6.4), wide / 2, 3.3) for at in range(drops)]
        top = box(32 - half, y - high + 3, 2 * half, 3.6, 1.6)
        bench.piece(joined(top, *lobes), icing, 2, 1.2, 0.7, 0.35)
    for x in (24.5, 32, 39.5):
        bench.bead((x, 13.6), 4.2, CARMINE)
    bench.bead((32, 7.8), 4.4, CARMINE)
    for x in (18, 46):
        bench.bead((x, 27.8), 2.6, CARMINE)


def kitchen(bench: Bench) -> None:
    """The whole kitchen: a roast on its dish."""
    bench.piece(disc((32, 50), 30.4, 9), GOLD, 3, 1.2, 1.0)
    bench.piece(disc((32, 48.6), 24, 5.6), PAPER, 2, -0.8, 0.5, 0)
    bench.piece(band([(48, 34), (58, 22)], 5), IVORY, 2.4, 1.2)
    for spot in ((60, 21), (57, 18.6)):
        bench.bead(spot, 3.2, IVORY)
    roast = smooth(
        [(8, 42), (10, 28), (20, 18), (34, 16), (46, 22), (54, 34), (50, 45), (34, 51), (16, 50)], closed=True
    )
    bench.piece(shape(roast), dyed((190, 108, 48), 0.6, 20, 1, 0.02), 14, 1.2, 1.1)
    thigh = smooth([(28, 42), (30, 30), (40, 28), (48, 34), (46, 43), (36, 46)], closed=True)
    bench.piece(shape(thigh), dyed((204, 122, 56), 0.6, 20), 6, 1.1, 0.8, 0.4)
    for start, end in (((8, 50), (1, 43)), ((12, 54), (2, 54)), ((54, 52), (62, 46))):
        bench.piece(shape(leaf(start, end, 3)), LEAF, 3, 1.1, 0.7)


def _jets(bench: Bench, reach: float) -> None:
    for high, wide in ((reach, 20.0), (reach + 8, 11.0)):
        path = smooth(
            [(32, high), (32 - wide * 0.62, high + 3), (32 - wide * 0.94, high + 14), (32 - wide, 40)]
        )
        for side in (path, mirror(path)):
            bench.piece(taper(side, 4.4, 2.2), WATER, 2, 1.2, 0.7)
    bench.piece(taper([(32, 42), (32, 20), (32, reach - 4)], 5.4, 2.6), WATER, 2.4, 1.2, 0.7)


def _basin(bench: Bench) -> None:
    bench.piece(shape(whole([(6, 42), (9, 50), (19, 56), (22, 61.6), (31, 62)])), MARBLE, 6, 1.1, 1.1)
    bench.piece(box(2, 37.6, 60, 8, 4), MARBLE, 3.6, 1.3, 1.0)
    bench.piece(disc((32, 39.4), 25, 2.2), WATER, 2, 0.8, 0.5, 0)


def fountain(bench: Bench) -> None:
    """The fountain of the classic edition."""
    _jets(bench, 7)
    _basin(bench)


def fountain_left(bench: Bench) -> None:
    """Half of the fountain: two bowls, one above the other."""
    for path in (
        smooth([(32, 8), (24, 5), (17, 12), (15, 24)]),
        smooth([(24, 26), (14, 26), (9, 33), (8, 44)]),
    ):
        for side in (path, mirror(path)):
            bench.piece(taper(side, 4, 2.2), WATER, 2, 1.2, 0.7)
    bench.piece(shape(whole(smooth([(31, 26), (28.6, 34), (29, 40), (26, 47), (31, 47.5)]))), MARBLE, 4, 1.2)
    bench.piece(shape(whole([(14, 22), (20, 30), (31, 32)])), MARBLE, 4, 1.2)
    bench.piece(box(11.4, 19.4, 41.2, 5.4, 2.6), MARBLE, 2.4, 1.3)
    bench.piece(taper([(32, 20), (32, 4)], 4.4, 2.6), WATER, 2, 1.2, 0.7)
    _basin(bench)


def fountain_right(bench: Bench) -> None:
    """The other half: a swan of gilt lead that spouts."""
    jet = smooth([(17, 13), (11, 6), (5, 12), (4, 24), (4, 40)])
    bench.piece(taper(jet, 3.6, 2.6), WATER, 2, 1.2, 0.7)
    body = [
        *smooth([(31, 31), (36, 25), (44, 22), (52, 17), (60, 10), (60, 24), (56, 34), (50, 42), (40, 44)]),
        *smooth([(40, 44), (30, 44), (24, 38), (24, 30), (28, 22), (29, 15), (25, 12)])[1:],
        *smooth([(25, 12), (22, 13), (20, 16), (14, 17), (17, 10), (22, 6), (28, 5), (34, 10), (35, 18)])[1:],
        *smooth([(35, 18), (34, 25), (31, 31)])[1:-1],
    ]
    bench.piece(shape(body), GOLD, 5, 1.2)
    bench.piece(band(smooth([(34, 36), (43, 34), (54, 24)]), 2), GOLD, 1, -2, 0.4, 0)
    _basin(bench)


def violin(bench: Bench, corner: Spot = (0, 0), scale: float = 1, degrees: float = 0) -> None:
    """A violin, upright unless turned about the middle of its square."""

    def at(path: skia.Path) -> skia.Path:
        return placed(
            placed(path, -32, -32, 1, 0), corner[0] + 32 * scale, corner[1] + 32 * scale, scale, degrees
        )

    edge = max(scale, 0.7)
    bench.piece(at(box(29.4, 6, 5.2, 26, 1.6)), EBONY, 2.4 * scale, 1.1, edge)
    bench.piece(at(ring((31, 5.4), 4.4, 2.4)), MAPLE, 1.6 * scale, 1.3, edge)
    half = [(32, 21), (24, 22), (20.6, 28), (24.4, 34), (24.6, 38), (18, 44), (17, 53), (23, 60), (32, 62)]
    other = [(64 - x, y) for x, y in reversed(half[1:-1])]
    bench.piece(at(shape(smooth([*half, *other], closed=True))), MAPLE, 9 * scale, 1.1, edge * 1.1)
    bench.piece(at(shape([(30, 14), (34, 14), (34.8, 43), (29.2, 43)])), EBONY, 2 * scale, 1.1, edge * 0.5)
    for x, lean in ((25.6, 1), (38.4, -1)):
        hole = smooth(
            [(x + lean * 1.6, 40.6), (x - lean * 0.6, 44), (x + lean * 0.6, 48), (x - lean * 1.6, 51)]
        )
        bench.flat(at(band(hole, 1.7)), (54, 20, 8))
    bench.piece(at(box(27.4, 47.2, 9.2, 3, 0.8)), PAPER, 1.2, 1.2, edge * 0.5)
    bench.piece(at(shape([(30, 52), (34, 52), (33, 60), (31, 60)])), EBONY, 1.6, 1.1, edge * 0.4)
    for x in (31, 33):
        bench.flat(at(band([(x, 10), (x, 54)], 0.55)), (246, 236, 212), 0.9)


def musicians(bench: Bench) -> None:
    """A trophy of music: a violin and its bow over a flute and a leaf of notes, tied with ribbon."""
    leaf_of_notes = placed(box(-13, -17, 26, 34, 1), 22, 25, 1, -14)
    bench.piece(leaf_of_notes, PAPER, 2, 0.8, 0.9)
    for y in (-9, -1, 7):
        bench.flat(placed(band([(-9, y), (9, y)], 1.3), 22, 25, 1, -14), (110, 82, 60), 0.9)
    bench.piece(taper([(6, 57), (30, 36), (58, 12)], 4.6, 3.8), WALNUT, 2, 1.2, 0.9)
    bench.piece(taper([(11, 6), (52, 60)], 1.8, 2.6), MAPLE, 1.4, 1.2, 0.8)
    violin(bench, (4.4, 2), 0.96, 24)
    for tail in ([(34, 55), (27, 58), (22, 62)], [(35, 55), (40, 59), (47, 61)]):
        bench.piece(taper(smooth(tail), 3, 4.6), CARMINE, 2, 1.1, 0.8)
    for end in ((22, 52), (47, 52)):
        bench.piece(shape(leaf((34.5, 55), end, 4.4)), CARMINE, 3, 1.2, 0.8)
    bench.bead((34.5, 55), 2.8, CARMINE, 0.8)


def jeweler(bench: Bench) -> None:
    """An open casket with a brilliant: the jeweler."""
    bench.piece(shape(whole([(10, 3), (5, 27), (31, 27)])), WALNUT, 3, 1.1)
    bench.piece(shape(whole([(14.6, 7), (11, 25), (31, 25)])), CARMINE, 4, -0.8, 0.6, 0)
    for spot, paint in (
        ((17, 31), GOLD),
        ((47, 31), GOLD),
        ((22.6, 29), IVORY),
        ((41.6, 29), IVORY),
        ((13, 30), IVORY),
        ((51, 30), IVORY),
    ):
        bench.bead(spot, 4.2, paint)
    brilliant(bench, (32, 22.6), 14.5, DIAMOND)
    bench.piece(box(4, 33.6, 56, 28, 3.4), WALNUT, 3.4, 1.2, 1.1)
    for x in (8.4, 49.6):
        bench.piece(box(x, 33.6, 6, 28, 1.4), GOLD, 2, 1.3, 0.6, 0.4)
    bench.piece(box(4, 33.6, 56, 4.6, 2), GOLD, 2, 1.3, 0.6, 0.4)
    bench.piece(disc((32, 48), 7), GOLD, 2.4, 1.3, 0.8)
    bench.flat(
        joined(disc((32, 46.6), 1.9), shape([(31, 46), (33, 46), (34, 51.6), (30, 51.6)])), (44, 20, 8)
    )


SIGNS = {
    "fireworks": fireworks,
    "kitchen": kitchen,
    "kitchen_left": kitchen_left,
    "kitchen_right": kitchen_right,
    "fountain": fountain,
    "fountain_left": fountain_left,
    "fountain_right": fountain_right,
    "musicians": musicians,
    "jeweler": jeweler,
}
