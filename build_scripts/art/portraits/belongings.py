"""What else a bonus is about: money, letters, music, jewels, the ball. About (0, 0) and 100 across."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.portraits.clay import Tint
from art.portraits.curves import band, oval, smooth
from art.portraits.hand import BLUE, CREAM, RED, Hand


def purse(hand: Hand) -> None:
    """A purse drawn shut, coins beside it."""
    hand.lay(
        smooth(
            [(-8, -26), (-34, 2), (-36, 34), (-12, 50), (20, 48), (38, 28), (30, 0), (8, -26)], closed=True
        ),
        0,
        16,
        8,
        RED,
    )
    for x in (-18, 0, 18):
        hand.cut(smooth([(x * 0.3, -20), (x, 6), (x * 1.2, 36)]), 4, 3)
    hand.lay(smooth([(-22, -52), (0, -44), (22, -54), (10, -28), (-8, -28)], closed=True), 4, 6, 3, RED)
    hand.lay(band([(-14, -28), (14, -28)], (9,)), 10, 5, 2.5)
    for x, y in ((36, 42), (18, 54)):
        coin_at(hand, x, y, 15)


def coin_at(hand: Hand, x: float, y: float, size: float) -> None:
    """One coin with a rim and a lily's stroke."""
    hand.lay(oval(x, y, size, size), 10, 5, 2.5)
    hand.lay(oval(x, y, size * 0.72, size * 0.72), 12, -2, 1)
    hand.lay(oval(x, y, size * 0.2, size * 0.44), 12, 4, 1.5)
    hand.lay(oval(x, y, size * 0.44, size * 0.18), 12, 3, 1.5)


def coins(hand: Hand) -> None:
    """Three coins."""
    coin_at(hand, -18, 18, 27)
    coin_at(hand, 22, 20, 26)
    coin_at(hand, 2, -20, 28)


def quill(hand: Hand) -> None:
    """A quill over an inkwell."""
    hand.lay(
        smooth([(-40, 18), (-16, 18), (-10, 44), (-20, 54), (-38, 54), (-48, 44)], closed=True),
        0,
        10,
        5,
        BLUE,
    )
    hand.lay(band([(-42, 18), (-14, 18)], (9,)), 6, 5, 2.5)
    vane = smooth([(-24, 18), (2, -6), (20, -40), (46, -58), (48, -30), (30, 0), (0, 14)], closed=True)
    hand.lay(vane, 8, 7, 4)
    hand.cut(smooth([(-26, 24), (8, -8), (44, -52)]), 3, -4)
    for x, y in ((8, -2), (18, -14), (28, -26), (36, -38)):
        hand.cut([(x, y), (x + 12, y + 2)], 2, 3)


def letter(hand: Hand) -> None:
    """A folded letter with a red seal."""
    hand.lay([(-44, -26), (42, -32), (46, 28), (-40, 34)], 0, 7, 3, CREAM)
    hand.cut([(-44, -26), (2, 8), (42, -32)], 3.4, 4)
    hand.cut([(-40, 34), (-8, 2)], 2.4, 2.4)
    hand.cut([(46, 28), (12, 0)], 2.4, 2.4)
    hand.lay(oval(2, 6, 14, 14), 8, 6, 3, RED)
    hand.lay(oval(2, 6, 7, 7), 12, 2, 1.4, RED)


def ledger(hand: Hand) -> None:
    """A bound ledger with gold corners."""
    hand.lay([(-34, -44), (32, -44), (36, 44), (-30, 46)], 0, 10, 3, BLUE)
    hand.lay([(32, -42), (40, -38), (43, 46), (36, 44)], 2, 5, 2, CREAM)
    for x, y in ((-30, -40), (27, -40), (-26, 40), (30, 40)):
        hand.lay(oval(x, y, 10, 10), 9, 4, 2)
    hand.lay(oval(0, 0, 15, 20), 9, 5, 2.5)


def key(hand: Hand) -> None:
    """The key of the linen press."""
    hand.lay(band([(0, -10), (0, 54)], (10,)), 0, 7, 3)
    for y in (32, 48):
        hand.lay([(2, y - 6), (24, y - 6), (24, y + 5), (2, y + 5)], 0, 6, 2)
    hand.lay(oval(0, -32, 27, 25), 2, 8, 4, holes=(oval(0, -32, 15, 13),))
    hand.lay(oval(0, -6, 11, 7), 6, 5, 2)


def fan(hand: Hand) -> None:
    """An open fan."""
    for k in range(7):
        a = math.radians(-150 + k * 20)
        x, y = math.cos(a), math.sin(a)
        stick = band([(0, 44), (x * 30, 44 + y * 30), (x * 84, 44 + y * 84)], (5, 13, 30))
        hand.lay(stick, k * 0.8, 5, 3, CREAM if k % 2 else RED)
    for k in range(7):
        a = math.radians(-150 + k * 20)
        hand.cut([(0, 44), (math.cos(a) * 46, 44 + math.sin(a) * 46)], 3, -4)
    hand.lay(oval(0, 44, 7, 7), 12, 5, 2.5)


def candlestick(hand: Hand) -> None:
    """A branched candlestick with three flames."""
    hand.lay(smooth([(-24, 56), (-20, 46), (-6, 40), (6, 40), (20, 46), (24, 56)], closed=True), 0, 8, 4)
    hand.lay(band([(0, 44), (0, -16)], (9, 14, 7, 10)), 2, 7, 3)
    arms = smooth([(-34, -14), (-30, 12), (0, 16), (30, 12), (34, -14)])
    hand.lay(band(arms, (8,)), 2, 6, 3)
    for x, y in ((-34, -16), (0, -22), (34, -16)):
        hand.lay(band([(x - 10, y), (x + 10, y)], (8,)), 6, 4, 2)
        hand.lay([(x - 5, y - 20), (x + 5, y - 20), (x + 5, y - 2), (x - 5, y - 2)], 4, 5, 2, CREAM)
        hand.lay(
            smooth([(x, y - 42), (x + 7, y - 28), (x, y - 20), (x - 7, y - 28)], closed=True),
            6,
            5,
            2,
            (1.0, 0.72, 0.3),
        )


def violin(hand: Hand) -> None:
    """A violin."""
    hand.scale *= 1.12
    wood: Tint = (0.86, 0.50, 0.24)
    body = smooth(
        [
            (0, -12),
            (17, -8),
            (20, 6),
            (13, 16),
            (24, 32),
            (18, 52),
            (0, 58),
            (-18, 52),
            (-24, 32),
            (-13, 16),
            (-20, 6),
            (-17, -8),
        ],
        closed=True,
    )
    hand.lay(body, 0, 10, 5, wood)
    hand.lay(band([(0, 24), (0, -54)], (9, 8)), 6, 5, 2)
    hand.lay(oval(0, -56, 8, 8), 6, 5, 2)
    for side in (-1, 1):
        hand.cut(smooth([(side * 10, 20), (side * 12, 28), (side * 9, 36)]), 3, 6)
    hand.lay(band([(-9, 38), (9, 38)], (5,)), 10, 4, 1.5, CREAM)


def laurel(hand: Hand) -> None:
    """A laurel wreath with a star."""
    for side in (-1, 1):
        for k in range(7):
            a = math.radians(90 + side * (16 + k * 23))
            x, y = 36 * math.cos(a), 36 * math.sin(a)
            hand.lay(oval(x, y, 15, 6.5, math.degrees(a) + side * 62), k * 0.6, 6, 2.5)
    star = [
        (
            (18 if k % 2 == 0 else 7.5) * math.sin(k * math.pi / 5),
            -(18 if k % 2 == 0 else 7.5) * math.cos(k * math.pi / 5),
        )
        for k in range(10)
    ]
    hand.lay(star, 2, 8, 3)


def ring(hand: Hand) -> None:
    """A ring with a great stone."""
    hand.lay(oval(0, 18, 33, 33), 0, 9, 5, holes=(oval(0, 18, 22, 22),))
    gem = [(-20, -30), (-10, -46), (10, -46), (20, -30), (0, -8)]
    hand.lay(gem, 6, 12, 7, (0.45, 0.78, 0.92))
    hand.cut([(-20, -30), (20, -30)], 2, 3)
    hand.cut([(-8, -30), (0, -10), (8, -30)], 2, 3)


def necklace(hand: Hand) -> None:
    """A string of pearls with a drop."""
    for k in range(13):
        a = math.radians(200 - k * 18.4)
        hand.lay(oval(42 * math.cos(a), -26 + 52 * math.sin(a), 7, 7, steps=16), 0, 8, 3, CREAM)
    hand.lay(oval(0, 38, 8, 8), 4, 6, 3)
    hand.lay(smooth([(0, 42), (12, 58), (0, 70), (-12, 58)], closed=True), 6, 9, 5, (0.86, 0.24, 0.34))


def mask(hand: Hand) -> None:
    """A half mask of the ball."""
    half = [(0, -10), (-18, -22), (-44, -20), (-50, 4), (-34, 26), (-12, 22), (0, 8)]
    outline = smooth([*half, *[(-x, y) for x, y in half[-2:0:-1]]], closed=True)
    eyes = tuple(oval(side * 24, 0, 12, 7.5, side * -12) for side in (-1, 1))
    hand.lay(outline, 0, 9, 4, holes=eyes)
    for k in range(-2, 3):
        hand.lay(oval(k * 13, -36 - 8 * (2 - abs(k)), 7, 20, k * 18), 2, 6, 3, RED)


BELONGINGS: dict[str, Callable[[Hand], None]] = {
    "purse": purse,
    "coins": coins,
    "quill": quill,
    "letter": letter,
    "ledger": ledger,
    "key": key,
    "fan": fan,
    "candlestick": candlestick,
    "violin": violin,
    "laurel": laurel,
    "ring": ring,
    "necklace": necklace,
    "mask": mask,
}
