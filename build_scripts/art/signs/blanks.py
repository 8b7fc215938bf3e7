"""Blanks that carry a number: coin and medal, bright and, for what cannot be paid, of lead."""

from __future__ import annotations

from art.signs.bench import Bench
from art.signs.goods import coin_blank
from art.signs.outlines import disc, leaf, mirror, shape, star
from art.signs.stuffs import GOLD, LEAF, PALE_GOLD, Stuff

LEAD = Stuff(
    ((84, 78, 76), (140, 134, 128), (188, 182, 174), (210, 205, 197), (234, 230, 222)), 0.3, 20, 0.12, 0.008
)
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


def coin_lead(bench: Bench) -> None:
    """A coin that is not in the purse."""
    coin_blank(bench, LEAD, LEAD)


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


SIGNS = {"coin": coin, "coin_lead": coin_lead, "medal": medal}
