"""Blanks that carry a number: coin and medal, bright and, for what cannot be paid, of lead."""

from __future__ import annotations

from art.signs.bench import Bench
from art.signs.goods import coin_blank
from art.signs.outlines import disc, shape, star
from art.signs.stuffs import GOLD, PALE_GOLD, Stuff

LEAD = Stuff(
    ((84, 78, 76), (140, 134, 128), (188, 182, 174), (210, 205, 197), (234, 230, 222)), 0.3, 20, 0.12, 0.008
)
PORCELAIN = Stuff(
    ((150, 130, 110), (214, 200, 180), (250, 245, 234), (254, 251, 244), (255, 255, 252)), 0.3, 20
)


def coin(bench: Bench) -> None:
    """A coin for a number of livre."""
    coin_blank(bench, GOLD, PALE_GOLD)


def coin_lead(bench: Bench) -> None:
    """A coin that is not in the purse."""
    coin_blank(bench, LEAD, LEAD)


def medal(bench: Bench) -> None:
    """A sun around a white field, for a number of prestige points."""
    bench.piece(shape(star((32, 32), 31, 24.6, 14)), GOLD, 4, 1.2, 0.9)
    bench.piece(disc((32, 32), 24), GOLD, 2, 1.4, 0.5, 0.3)
    bench.piece(disc((32, 32), 21.8), PORCELAIN, 2, -0.7, 0.4, 0)


SIGNS = {"coin": coin, "coin_lead": coin_lead, "medal": medal}
