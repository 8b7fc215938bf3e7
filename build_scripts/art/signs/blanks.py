"""Blanks that carry a number: coin and medal, whole and, for what cannot be paid, hollow."""

from __future__ import annotations

from art.signs.bench import Bench
from art.signs.goods import coin_blank
from art.signs.outlines import arc, band, disc, leaf, mirror, shape, star
from art.signs.stuffs import GOLD, LEAF, PALE_GOLD, Stuff, dyed

HAIRLINE = dyed((52, 34, 18), 0, 10, 0.4)
"""What parts a small star from what is behind it."""
PEWTER = Stuff(
    ((24, 26, 34), (46, 50, 62), (78, 84, 98), (118, 124, 138), (190, 196, 206)), 0.6, 20, 0.3, 0.004
)
"""The rim of a coin one has not got."""
BLANK_PAPER = Stuff(
    ((176, 172, 166), (216, 213, 208), (240, 238, 233), (248, 246, 242), (252, 251, 248)), 0.05, 10, 0, 0
)
"""What is inside it: pale, so that a dark number can stand there."""
GAPS, DASH = 6, 34
"""Into how many dashes its rim is broken, and how long each is, in degrees."""
PORCELAIN = Stuff(
    ((150, 130, 110), (214, 200, 180), (250, 245, 234), (254, 251, 244), (255, 255, 252)), 0.3, 20
)


LAUREL = (
    ((28, 57), (17, 62)),
    ((15, 50), (4, 57)),
    ((13, 44), (2, 46)),
    ((13, 40), (2, 35)),
)
"""The leaves at one side of the star of prestige: where each begins and ends."""


def coin(bench: Bench) -> None:
    """A coin for a number of livre."""
    coin_blank(bench, GOLD, PALE_GOLD)


def coin_hollow(bench: Bench) -> None:
    """A coin that is not in the purse: the broken outline of one, on paper."""
    bench.piece(disc((32, 32), 30), BLANK_PAPER, 1, 0, 0.6, 0)
    for at in range(GAPS):
        begin = (at + 0.5) * 360 / GAPS - DASH / 2  # none at the sides, where two digits reach
        bench.piece(band(arc((32, 32), 28.8, 28.8, begin, begin + DASH, 12), 5), PEWTER, 2.2, 0.8, 0.4, 0)


def medal(bench: Bench) -> None:
    """The star of prestige between its laurel, with a white field for a number of points."""
    for start, end in LAUREL:
        path = leaf(start, end, 5)
        for side in (path, mirror(path)):
            bench.piece(shape(side), LEAF, 3, 1.2, 0.9)
    # Figures of two digits want a rounder field than a star has.
    bench.piece(disc((32, 32.6), 23.8), GOLD, 2, 1.2, 0.9)
    bench.piece(shape(star((32, 33.4), 32, 20)), GOLD, 4, 1.3, 0.9)
    bench.piece(shape(star((32, 33.4), 25.4, 17)), PORCELAIN, 2, -0.7, 0.4, 0)
    bench.piece(disc((32, 32.6), 21.6), PORCELAIN, 2, -0.4, 0.2, 0)


def medal_small(bench: Bench) -> None:
    """The same star where it is small: no leaves, a wider field and a dark hairline."""
    bench.piece(disc((32, 33), 28), HAIRLINE, 1, 0, 0, 0)
    bench.piece(shape(star((32, 33.6), 32, 22)), HAIRLINE, 1, 0, 0, 0)
    bench.piece(disc((32, 33), 25.6), GOLD, 2, 1.2, 0.9)
    bench.piece(shape(star((32, 33.6), 29, 19.6)), GOLD, 4, 1.3, 0.9)
    bench.piece(shape(star((32, 33.6), 23.4, 17)), PORCELAIN, 2, -0.7, 0.4, 0)
    bench.piece(disc((32, 33), 23), PORCELAIN, 2, -0.4, 0.2, 0)


SIGNS = {"coin": coin, "coin_hollow": coin_hollow, "medal": medal, "medal_small": medal_small}
