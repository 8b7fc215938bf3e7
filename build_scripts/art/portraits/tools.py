"""Tools of the tailor's trade, about (0, 0) and 100 across."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.portraits.curves import band, oval, smooth, spiral
from art.portraits.hand import BLUE, CREAM, RED, Hand


def shears(hand: Hand) -> None:
    """Open tailor's shears."""
    for side in (-1, 1):
        blade = [(side * 22, -58), (side * 27, -40), (side * -2, 8), (side * -12, 2)]
        hand.lay(smooth(blade, closed=True), 0, 5, 2.5)
    for side in (-1, 1):
        ring = oval(side * 24, 38, 19, 22, side * -24)
        hand.lay(band(smooth([(side * -4, -4), (side * 4, 12), (side * 14, 22)]), (11, 9)), 2, 5, 2.5)
        hand.lay(ring, 2, 6, 3, holes=(oval(side * 24, 38, 10, 13, side * -24),))
    hand.lay(oval(0, 1, 6, 6), 6, 4, 2)


def needle(hand: Hand) -> None:
    """A needle with a red thread."""
    thread = smooth([(-24, -44), (-46, -20), (-14, -8), (-40, 16), (-6, 24), (-22, 48)])
    hand.lay(band(thread, (6,)), 0, 4, 2, RED)
    hand.lay(band([(-26, -50), (30, 52)], (11, 9, 2)), 4, 6, 2)
    hand.cut([(-23, -44), (-17, -34)], 4, 5)


def spool(hand: Hand) -> None:
    """A spool of thread."""
    hand.lay([(-25, -32), (25, -32), (25, 32), (-25, 32)], 0, 12, 8, RED)
    for row in range(8):
        y = -28 + row * 8
        hand.cut([(-25, y), (25, y + 3)], 2.4, 3)
    for y in (-40, 40):
        hand.lay(
            smooth([(-36, y - 8), (36, y - 8), (38, y), (36, y + 8), (-36, y + 8), (-38, y)], closed=True),
            8,
            7,
            4,
        )
    hand.lay(band(smooth([(25, 20), (44, 26), (40, 50), (52, 58)]), (5,)), 4, 4, 2, RED)


def thimble(hand: Hand) -> None:
    """A thimble."""
    hand.lay(
        smooth([(-26, 36), (-22, -10), (-14, -38), (0, -44), (14, -38), (22, -10), (26, 36)], closed=True),
        0,
        14,
        8,
    )
    for row in range(4):
        for k in range(-2, 3):
            hand.lay(oval(k * (7 + row), -26 + row * 13, 2.6, 2.6, steps=12), 8, -4, 1)
    hand.lay(smooth([(-32, 34), (32, 34), (34, 44), (30, 52), (-30, 52), (-34, 44)], closed=True), 8, 7, 4)


def tape(hand: Hand) -> None:
    """A measuring tape, half unrolled."""
    strip = smooth([(-8, -14), (26, -12), (50, 4), (30, 22), (52, 46), (30, 60)])
    hand.lay(band(strip, (17,)), 0, 4, 2, CREAM)
    for at in range(4, len(strip) - 2, 5):
        (x, y), (a, b) = strip[at], strip[at + 1]
        length = math.hypot(a - x, b - y) or 1
        nx, ny = -(b - y) / length, (a - x) / length
        hand.cut([(x, y), (x + nx * 8, y + ny * 8)], 2.4, 3)
    hand.lay(oval(-16, -10, 33, 33), 4, 9, 5)
    hand.cut(spiral(-16, -10, 30, 3.2, 0), 3.2, 5)
    hand.lay(oval(-16, -10, 7, 7), 10, 5, 2)


def bolt(hand: Hand) -> None:
    """A bolt of silk, its end unrolled."""
    hand.lay(
        smooth([(-40, 4), (-6, 14), (22, 8), (46, 26), (40, 56), (6, 46), (-26, 56), (-46, 44)], closed=True),
        0,
        8,
        4,
        BLUE,
    )
    for x in (-24, 0, 24):
        hand.cut(smooth([(x, 14), (x + 4, 34), (x - 2, 50)]), 4, 3)
    hand.lay(smooth([(-46, -34), (40, -34), (48, -12), (40, 10), (-46, 10)], closed=True), 4, 14, 9, BLUE)
    hand.lay(oval(-46, -12, 12, 23), 12, 6, 3)
    hand.cut(spiral(-46, -12, 11, 1.8, 20), 3, 4)


def cloth(hand: Hand) -> None:
    """Folded cloths in a stack, tied with a ribbon."""
    for k, tint in enumerate((RED, CREAM, BLUE)):
        y = 34 - k * 27
        hand.lay(
            smooth(
                [(-44, y - 14), (40, y - 14), (48, y), (40, y + 14), (-44, y + 14), (-47, y)], closed=True
            ),
            k * 3,
            9,
            5,
            tint,
        )
        hand.cut([(-40, y), (44, y)], 2.6, 3)
    hand.lay([(-7, -40), (7, -40), (7, 50), (-7, 50)], 12, 5, 3)
    for side in (-1, 1):
        hand.lay(oval(side * 16, -46, 17, 9, side * -24), 14, 6, 3)


def bobbin(hand: Hand) -> None:
    """A lace bobbin on a scrap of lace."""
    hand.lay(oval(-8, 14, 38, 34), 0, 5, 3, CREAM)
    for k in range(12):
        a = k * math.pi / 6
        hand.lay(oval(-8 + 40 * math.cos(a), 14 + 35 * math.sin(a), 10, 10), 0, 5, 3, CREAM)
    for k in range(8):
        a = k * math.pi / 4
        hand.lay(oval(-8 + 22 * math.cos(a), 14 + 20 * math.sin(a), 6, 6), 3, -6, 2, CREAM)
    hand.lay(oval(-8, 14, 8, 8), 2, -6, 2, CREAM)
    hand.lay(band(smooth([(46, -56), (20, -20), (8, 0), (-6, 30)]), (6, 17, 9, 16, 5)), 10, 7, 3)


def iron(hand: Hand) -> None:
    """A pressing iron."""
    hand.lay(smooth([(-48, 36), (-40, 14), (-4, 4), (34, 6), (44, 36)], closed=True), 0, 12, 6)
    hand.lay(band([(-48, 38), (46, 38)], (9,)), 6, 4, 2)
    hand.lay(band(smooth([(-22, 8), (-24, -26), (6, -34), (34, -26), (30, 8)]), (9,)), 4, 7, 3)
    hand.lay(band([(-22, -31), (32, -31)], (15,)), 8, 6, 4, RED)


def button(hand: Hand) -> None:
    """Three great buttons on their card."""
    hand.lay([(-40, -48), (40, -48), (40, 48), (-40, 48)], 0, 5, 3, CREAM)
    for x, y in ((-16, -22), (18, -18), (0, 20)):
        hand.lay(oval(x, y, 18, 18), 5, 6, 3)
        for a, b in ((-5, -5), (5, -5), (-5, 5), (5, 5)):
            hand.lay(oval(x + a, y + b, 2.6, 2.6, steps=10), 8, -5, 1)


TOOLS: dict[str, Callable[[Hand], None]] = {
    "shears": shears,
    "needle": needle,
    "spool": spool,
    "thimble": thimble,
    "tape": tape,
    "bolt": bolt,
    "cloth": cloth,
    "bobbin": bobbin,
    "iron": iron,
    "button": button,
}
