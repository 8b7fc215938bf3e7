"""What rivals live for: rockets, piles of silk, a gown. Things are about (0, 0) and 100 across."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.portraits.clay import Clay, Tint
from art.portraits.curves import Line, Spot, band, oval, smooth, spiral
from art.portraits.hand import BLUE, CREAM, RED, Hand

SPARK: Tint = (1.0, 0.78, 0.34)
WOOD: Tint = (0.62, 0.44, 0.26)
PINK: Tint = (0.93, 0.56, 0.64)
GREEN: Tint = (0.38, 0.60, 0.42)
ORANGE: Tint = (0.93, 0.58, 0.28)
MINT: Tint = (0.56, 0.84, 0.80)


def rocket(hand: Hand) -> None:
    """A rocket on its stick, its fuse alight."""
    hand.lay(band([(-6, 8), (-6, 70)], (7,)), 0, 5, 2, WOOD)
    hand.lay([(-17, -34), (17, -34), (17, 28), (-17, 28)], 4, 12, 8, RED)
    for y in (-24, -2, 20):
        hand.lay(band([(-18, y), (18, y)], (8,)), 12, 6, 2)
    hand.lay(smooth([(-21, -32), (0, -72), (21, -32)], closed=True), 8, 9, 5)
    hand.lay(band([(6, 28), (14, 40), (10, 48)], (4,)), 4, 4, 1.5, CREAM)
    for turn in range(0, 360, 45):
        right, down = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        spark = [(12 + right * 3, 52 + down * 3), (12 + right * 17, 52 + down * 17)]
        hand.lay(band(spark, (8, 2)), 10, 4, 2, SPARK)


def bolts(hand: Hand) -> None:
    """Four bolts of silk, one on the other."""
    for x, y, tint in ((-27, 40, GREEN), (27, 40, ORANGE), (-2, -2, BLUE), (4, -44, PINK)):
        hand.lay(_roll(x, y), 6 - y / 20, 14, 9, tint)
        end = oval(x - 30, y, 12, 22)
        hand.lay(end, 14 - y / 20, 6, 3, CREAM)
        hand.cut(spiral(x - 30, y, 12, 1.8, 20), 3, 4)


def _roll(x: float, y: float) -> Line:
    return smooth(
        [(x - 30, y - 22), (x + 26, y - 22), (x + 36, y), (x + 26, y + 22), (x - 30, y + 22)], closed=True
    )


def gown_in_the_making(hand: Hand) -> None:
    """A gown on its form, and the needle that sews it."""
    skirt = [(-9, 2), (9, 2), (34, 30), (46, 66), (-46, 66), (-34, 30)]
    hand.lay(smooth(skirt, closed=True), 0, 12, 8, MINT)
    hand.lay(smooth([(-7, 4), (7, 4), (15, 34), (19, 66), (-19, 66), (-15, 34)], closed=True), 7, 6, 4, CREAM)
    for x in (-30, -20, 20, 30):
        hand.cut(smooth([(x * 0.35, 10), (x, 60)]), 3, 3)
    hand.lay(
        smooth([(-17, -34), (17, -34), (19, -16), (9, 4), (-9, 4), (-19, -16)], closed=True), 8, 9, 5, MINT
    )
    hand.lay(smooth([(-7, -34), (7, -34), (4, 2), (-4, 2)], closed=True), 13, 4, 2, CREAM)
    for side in (-1, 1):
        hand.lay(oval(side * 21, -26, 8, 11, side * 20), 8, 7, 4, MINT)
    hand.lay(band([(0, -36), (0, -50)], (9,)), 6, 6, 3)
    hand.lay(oval(0, -53, 8, 6), 9, 6, 3)
    thread = smooth([(48, -44), (64, -14), (40, 2), (58, 30)])
    hand.lay(band(thread, (5,)), 12, 4, 2, RED)
    hand.lay(band([(52, -60), (18, 26)], (9, 7, 2)), 18, 6, 2)


def burst(clay: Clay, at: Spot, size: float, rays: Tint | None, stars: Tint | None) -> None:
    """A burst of fireworks low on the ground: rays of one colour and stars of the other, None for gold."""
    x, y = at
    for ray in range(14):
        turn = math.radians(ray * 360 / 14)
        reach = size * (1.0 if ray % 2 else 0.72)
        cos, sin = math.cos(turn), math.sin(turn)
        drop = 0.10 * reach
        line = smooth(
            [(x + cos * size * 0.18, y + sin * size * 0.18), (x + cos * reach, y + sin * reach + drop)]
        )
        clay.lay(band(line, (4, 8, 3)), 6, 6, (2,), rays or (1, 1, 1), gold=rays is None)
        end = (x + cos * (reach + 6), y + sin * (reach + 6) + drop)
        clay.lay(oval(*end, 6.5, 6.5, steps=14), 7, 7, (3,), stars or (1, 1, 1), gold=stars is None)


POSSESSIONS: dict[str, Callable[[Hand], None]] = {
    "rocket": rocket,
    "bolts": bolts,
    "gown_in_the_making": gown_in_the_making,
}
