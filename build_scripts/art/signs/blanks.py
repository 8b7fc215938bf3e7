"""Blanks that carry a number: coin and medal, whole and, for what cannot be paid, hollow."""

from __future__ import annotations

from art.signs.bench import Bench
from art.signs.goods import coin_blank, fleur
from art.signs.outlines import Spot, disc, leaf, mirror, shape, star
from art.signs.stuffs import GOLD, LEAF, PALE_GOLD, Colour, Stuff, dyed

HAIRLINE = dyed((52, 34, 18), 0, 10, 0.4)
"""What parts a small star from what is behind it."""
ASH_RIM = Stuff(
    ((44, 37, 31), (72, 63, 54), (108, 97, 86), (140, 128, 115), (186, 174, 160)), 0.3, 20, 0.2, 0.004
)
"""The rims of a coin one has not got."""
ASH = Stuff(
    ((126, 118, 107), (158, 149, 136), (190, 180, 166), (204, 195, 181), (220, 212, 200)), 0.05, 10, 0, 0
)
"""What is inside them: a warm grey that bears a dark number, neither gold nor the white of a star."""
ASH_PAPER = dyed((238, 232, 221), 0, 10, 0.3)
FAINT_LILY: Colour = (84, 78, 70)
FAINT = 0.17
"""How strong the lily on it is, beneath a number."""
PORCELAIN = Stuff(
    ((150, 130, 110), (214, 200, 180), (250, 245, 234), (254, 251, 244), (255, 255, 252)), 0.3, 20
)
LAUREL = (
    ((27, 56), (14, 59)),
    ((17, 51), (4, 54)),
    ((13, 44), (2, 43)),
    ((13, 37), (4, 31)),
)
"""The leaves at one side of the star of prestige: where each begins and ends."""
POINTS = ((34.2, 23.0, HAIRLINE, 1, 0.0), (32.6, 21.6, GOLD, 3, 1.2), (28.4, 19.6, PORCELAIN, 2, -0.4))
"""Its layers: how far its five points and the bays between them reach, and how each is rounded."""


def coin(bench: Bench) -> None:
    """A coin for a number of livre."""
    coin_blank(bench, GOLD, PALE_GOLD)


def coin_hollow(bench: Bench) -> None:
    """The same coin, not in the purse: no gold, two thin rims with paper between them, a faint lily."""
    bench.piece(disc((32, 32), 30.6), ASH_RIM, 2, 0.9, 1.1, 0)
    bench.piece(disc((32, 32), 28.2), ASH_PAPER, 1, 0, 0, 0)
    bench.piece(disc((32, 32), 24), ASH, 1.6, -0.7, 0.7, 0)
    for path in fleur(32, 32.2, 0.6):
        bench.flat(path, FAINT_LILY, FAINT)


def medal(bench: Bench) -> None:
    """The star of prestige between its laurel, with a white field for a number of points."""
    for start, end in LAUREL:
        path = leaf(start, end, 5)
        for side in (path, mirror(path)):
            bench.piece(shape(side), LEAF, 3, 1.2, 0.9)
    _star(bench, (32, 32.4), 0.92)


def medal_small(bench: Bench) -> None:
    """The same star where it is small: no leaves, but all of its five points."""
    _star(bench, (32, 34.6), 1)


def _star(bench: Bench, middle: Spot, scale: float) -> None:
    for outer, inner, stuff, swell, depth in POINTS:
        bench.piece(shape(star(middle, outer * scale, inner * scale)), stuff, swell, depth, 0.3, 0)


SIGNS = {"coin": coin, "coin_hollow": coin_hollow, "medal": medal, "medal_small": medal_small}
