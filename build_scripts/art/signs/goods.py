"""Money, prestige and goods: the livre, the laurelled star, lace, thread, tiles and the bag."""

from __future__ import annotations

from math import hypot

import numpy as np

from art.signs.bench import Bench, Field
from art.signs.outlines import (
    Spot,
    arc,
    band,
    box,
    disc,
    leaf,
    mirror,
    placed,
    polar,
    scallops,
    shape,
    smooth,
    star,
    whole,
    without,
)
from art.signs.silk import bolt, silk_of
from art.signs.stuffs import CARMINE, GOLD, IVORY, LEAF, LINEN, PALE_GOLD, PAPER, WALNUT, Stuff, dyed


def fleur(x: float = 32, y: float = 32, scale: float = 1) -> list[object]:
    """The five parts of a fleur-de-lis of 64 units, moved and scaled about its middle."""
    side = smooth(
        [
            (28, 41),
            (23.5, 33),
            (23, 23),
            (16, 15.5),
            (6.5, 19),
            (4, 29),
            (9, 36),
            (13.4, 33),
            (11.6, 28.6),
            (16, 27),
            (18.6, 33),
            (18, 41),
        ],
        closed=True,
    )
    foot = smooth([(29.5, 44), (25, 52), (17, 54), (15, 59), (23, 60), (29.5, 56)], closed=True)
    middle = whole(smooth([(32, 1.5), (25, 13), (23.6, 24), (28, 36), (29, 46), (28.6, 55), (32, 63)]))
    paths = [shape(side), shape(mirror(side)), shape(foot), shape(mirror(foot)), shape(middle)]
    paths.append(box(14, 38.6, 36, 7.4, 3.4))
    return [placed(placed(path, -32, -32), x, y, scale) for path in paths]


def livre(bench: Bench) -> None:
    """A gold coin with a milled rim and a lily."""
    coin_blank(bench, GOLD, PALE_GOLD)
    for path in fleur(32, 32.2, 0.66):
        bench.piece(path, GOLD, 2.2, 1.3, 0.75, 0.35)


def coin_blank(bench: Bench, rim: Stuff, field: Stuff) -> None:
    """A coin with nothing on it: a milled rim around a sunk field."""
    edge = [polar((32, 32), 30.6 if at % 2 else 29.6, at * 360 / 96) for at in range(96)]
    bench.piece(shape(edge), rim, 3.4, 1.3, 1.1, 0)
    bench.piece(disc((32, 32), 25.4), field, 2.4, -0.7, 0.55, 0)


def prestige(bench: Bench) -> None:
    """A gold star between two branches of laurel."""
    branch = smooth([(31, 61), (16, 55), (7, 43), (7, 27)])
    for path in (branch, mirror(branch)):
        bench.piece(band(path, 2.2), LEAF, 1)
    leaves = (
        ((20, 57), (7, 59)),
        ((12, 50), (0.8, 47)),
        ((8, 41), (0.8, 32)),
        ((7, 29), (6, 14)),
        ((16, 54), (22, 44)),
        ((10, 46), (16, 36)),
    )
    for start, end in leaves:
        path = leaf(start, end, 4)
        for side in (path, mirror(path)):
            bench.piece(shape(side), LEAF, 3, 1.2, 0.8)
    cut_star(bench, (32, 29), 26, 11.2, GOLD)


def cut_star(bench: Bench, centre: Spot, outer: float, inner: float, stuff: Stuff, edge: float = 1.1) -> None:
    """A star whose points are ridges: every face lit by where it looks."""
    tips = star(centre, outer, inner)
    bench.piece(shape(tips), stuff, 1, 1, edge)
    for at in range(10):
        one, other = tips[at], tips[(at + 1) % 10]
        x, y = (one[0] + other[0]) / 2 - centre[0], (one[1] + other[1]) / 2 - centre[1]
        facing = (-x * 0.64 - y * 0.77) / hypot(x, y)
        bench.facet(shape([one, other, centre]), stuff, 0.56 + 0.40 * facing)


def lace(bench: Bench) -> None:
    """A lace rosette on a plum ground, which shows through its holes."""
    holes = [disc(polar((32, 32), 22.6, at * 36), 3.9) for at in range(10)]
    holes += [shape(leaf((32, 32), polar((32, 32), 15.8, at * 72 - 90), 4.6)) for at in range(5)]
    edge = without(shape(scallops((32, 32), 31, 10, 8.6)), *holes)
    bench.piece(disc((32, 32), 27.4), dyed((82, 46, 62), 0.1), 2, 0.6, 0, 0)
    bench.piece(edge, IVORY, 2.2, 1.2, 0.9)
    bench.bead((32, 32), 3.6, IVORY, 0.6)


def thread(bench: Bench, stuff: Stuff = CARMINE) -> None:
    """A spool wound with thread, its end hanging loose."""
    bench.piece(band(smooth([(44, 46), (54, 48), (57, 56), (50, 60)]), 2.4), stuff, 1.4)
    bench.piece(box(10, 50.5, 44, 9.5, 4), WALNUT, 3.4, 1.2)
    bench.piece(box(10, 4, 44, 9.5, 4), WALNUT, 3.4, 1.2)
    body = smooth([(14.5, 13.5), (18, 23), (18.6, 32), (18, 41), (14.5, 50.5)])
    bench.piece(
        shape(whole(body)),
        stuff,
        14,
        1.5,
        height=lambda x, y: 0.42 * abs((((y + x * 0.16) % 4.6) - 2.3) / 2.3) ** 2 * -1,
    )


def bag(bench: Bench) -> None:
    """A linen bag, tied with a gold cord."""
    _sack(bench)


def _sack(bench: Bench) -> None:
    frill = smooth(
        [(20, 5), (27, 9), (32, 5), (37, 9), (44, 5), (47, 11), (39, 21), (25, 21), (17, 11)], closed=True
    )
    bench.piece(shape(frill), LINEN, 5, 1.2)
    body = smooth(
        [(25, 20), (39, 20), (52, 33), (58, 49), (50, 59), (32, 61), (14, 59), (6, 49), (12, 33)], closed=True
    )
    bench.piece(
        shape(body),
        LINEN,
        16,
        1.3,
        height=_pleats,
    )
    bench.piece(band(arc((32, 17), 9.6, 4.4, 15, 165), 3.4), GOLD, 1.8, 1.3)


def _pleats(x: Field, y: Field) -> Field:
    """The gathers below the cord of a bag."""
    across: Field = np.cos((x - 32) / ((y - 8) * 0.6 + 1) * 9)
    return 0.5 * across * np.clip((44 - y) / 24, 0, 1)


def bag_tile(bench: Bench) -> None:
    """A tile drawn unseen from the bag."""
    _sack(bench)
    bench.piece(box(18, 29, 28, 30, 3), PAPER, 1.6, 1.2, 1.2)
    bolt(bench, silk_of(0), (20.4, 32.4), 0.36)


def tile(bench: Bench) -> None:
    """A resource tile: silk above, lace and thread below."""
    tile_blank(bench)
    bolt(bench, silk_of(0), (15.4, 6.4), 0.52)
    bench.piece(disc((20.6, 49.6), 6.6), IVORY, 3, 1.2, 0.9)
    bench.piece(disc((20.6, 49.6), 2.6), dyed((84, 60, 44)), 1, -1, 0.3, 0)
    for y in (43, 54):
        bench.piece(box(36.6, y, 14, 3.4, 1.4), WALNUT, 1.4, 1.2, 0.7)
    bench.piece(box(38.6, 46, 10, 8.4, 0.6), CARMINE, 4, 1.2, 0.7)


def tile_blank(bench: Bench) -> None:
    """An ivory tile in a gold edge."""
    bench.piece(box(6, 1.6, 52, 60.8, 6), GOLD, 2.2, 1.4, 1.1)
    bench.piece(box(9, 4.6, 46, 54.8, 3.6), PAPER, 1.4, -1, 0.5, 0)


SIGNS = {
    "livre": livre,
    "prestige": prestige,
    "lace": lace,
    "thread": thread,
    "tile": tile,
    "bag": bag,
    "bag_tile": bag_tile,
}
