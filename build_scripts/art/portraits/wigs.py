"""How men wear their hair: wigs with rolls and queues, their own hair tied or cropped, none at all."""

from __future__ import annotations

import random

from art.portraits.clay import Clay, Tint
from art.portraits.curves import oval, smooth
from art.portraits.hair import bow, curl, lock, mass, roll
from art.portraits.heads import Style
from art.portraits.profiles import Seat


def wig(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A man's wig: combed back, two rolls over the ear, the queue in a black bow."""
    at = seat.at
    lock(
        clay,
        at((126, 46), (146, 84), (144, 130), (150, 176)),
        (seat.of(24), seat.of(28), seat.of(20), seat.of(6)),
        14,
        12,
        tint,
        4,
    )
    mass(
        clay,
        at(
            (14, -46),
            (12, -66),
            (34, -86),
            (76, -90),
            (116, -72),
            (136, -30),
            (138, 12),
            (130, 50),
            (112, 54),
            (98, 26),
            (86, 0),
            (66, -6),
            (48, -18),
            (30, -38),
        ),
        [
            at((10, -46), (20, -84), (66, -94), (112, -76)),
            at((18, -44), (34, -74), (80, -78), (130, -40)),
            at((30, -40), (50, -58), (92, -54), (138, -6)),
            at((46, -20), (68, -34), (104, -24), (136, 22)),
            at((66, -4), (84, -10), (110, 10), (130, 50)),
            at((86, 2), (98, 12), (108, 32), (116, 56)),
        ],
        dice,
        24,
        15,
        (5, 18),
        tint,
    )
    roll(clay, seat.one(92, -2), seat.of(56), seat.of(26), -4, dice, 35, tint)
    roll(clay, seat.one(96, 25), seat.of(52), seat.of(25), 4, dice, 34, tint)
    bow(clay, seat.one(132, 58), seat.of(46), 8, 32, accent)


def full_wig(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """An old-fashioned wig: long curls down to the shoulder."""
    at = seat.at
    mass(
        clay,
        at(
            (14, -48),
            (10, -74),
            (38, -96),
            (84, -96),
            (124, -70),
            (146, -20),
            (156, 40),
            (160, 110),
            (146, 168),
            (112, 172),
            (92, 130),
            (88, 70),
            (80, 20),
            (62, -6),
            (42, -24),
            (28, -40),
        ),
        [
            at((10, -48), (20, -90), (78, -100), (124, -70), (150, -4), (160, 80)),
            at((22, -44), (50, -70), (96, -60), (128, 0), (142, 70), (150, 150)),
            at((42, -24), (74, -34), (100, 6), (116, 70), (126, 130), (134, 170)),
            at((64, -4), (82, 16), (92, 60), (98, 110), (106, 150), (114, 172)),
        ],
        dice,
        22,
        14,
        (5, 20),
        tint,
    )
    for column, (x, first) in enumerate(((88, 6), (110, -10), (132, 4), (150, 40))):
        for row in range(7 - column):
            y = first + row * 25 + column * 3
            if y < 172:
                roll(
                    clay,
                    seat.one(x + row * 1.5, y),
                    seat.of(27),
                    seat.of(25),
                    62 + dice.uniform(-9, 9),
                    dice,
                    33 - column,
                    tint,
                )


def bag_wig(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """Hair toupeed high at the front, one long roll, the rest in a silk bag at the nape."""
    at = seat.at
    bag = at((118, 50), (144, 52), (160, 84), (158, 128), (128, 136), (108, 112), (110, 70))
    clay.lay(smooth(bag, closed=True), 16, 14, (4, 14), accent)
    for x in (122, 134, 146):
        clay.line(smooth(at((x, 62), (x + 3, 94), (x - 2, 124))), (1, seat.of(4), 1), -3, 1.4)
    mass(
        clay,
        at(
            (14, -46),
            (2, -74),
            (26, -104),
            (66, -102),
            (108, -82),
            (134, -40),
            (140, 10),
            (134, 50),
            (114, 58),
            (98, 32),
            (86, 0),
            (64, -8),
            (46, -20),
            (30, -38),
        ),
        [
            at((12, -44), (-2, -80), (34, -112), (72, -104)),
            at((20, -44), (28, -82), (74, -88), (124, -56)),
            at((32, -38), (52, -60), (98, -54), (140, -6)),
            at((48, -20), (72, -34), (108, -20), (138, 26)),
            at((66, -6), (88, -8), (112, 14), (130, 52)),
            at((86, 2), (98, 14), (108, 34), (116, 58)),
        ],
        dice,
        24,
        16,
        (5, 18),
        tint,
    )
    roll(clay, seat.one(96, 12), seat.of(66), seat.of(30), 4, dice, 36, tint)
    bow(clay, seat.one(130, 54), seat.of(44), 4, 36, accent)


def tied(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A young man's own hair, loosely tied."""
    at = seat.at
    lock(
        clay,
        at((122, 42), (144, 66), (140, 100), (152, 128)),
        (seat.of(22), seat.of(24), seat.of(16), seat.of(3)),
        16,
        11,
        tint,
        4,
    )
    mass(
        clay,
        at(
            (6, -34),
            (8, -62),
            (36, -82),
            (80, -82),
            (116, -60),
            (132, -18),
            (130, 28),
            (120, 50),
            (104, 44),
            (94, 20),
            (86, -2),
            (70, 10),
            (62, 0),
            (44, -16),
            (22, -26),
        ),
        [
            at((4, -32), (16, -78), (70, -90), (116, -64)),
            at((12, -30), (34, -60), (84, -62), (130, -18)),
            at((28, -24), (54, -40), (96, -28), (130, 18)),
            at((46, -14), (72, -22), (102, 4), (124, 42)),
            at((64, 4), (84, 0), (100, 22), (112, 50)),
        ],
        dice,
        23,
        14,
        (5, 18),
        tint,
        4.2,
    )
    for line, width in (
        (((20, -40), (8, -36), (2, -22), (6, -10)), 10),
        (((34, -40), (20, -32), (14, -18), (20, -6)), 10),
        (((66, -10), (62, 6), (66, 22), (60, 32)), 9),
    ):
        lock(clay, at(*line), (seat.of(width), seat.of(width * 0.8), seat.of(1.5)), 30, 5, tint, 2)
    bow(clay, seat.one(124, 46), seat.of(38), 12, 34, accent)


def cropped(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A boy's tousled crop."""
    at = seat.at
    mass(
        clay,
        at(
            (6, -30),
            (4, -58),
            (30, -84),
            (76, -86),
            (116, -64),
            (132, -22),
            (126, 20),
            (112, 40),
            (98, 34),
            (92, 6),
            (80, -4),
            (68, 8),
            (60, -2),
            (42, -14),
            (20, -22),
        ),
        [
            at((4, -30), (20, -80), (70, -90), (120, -60)),
            at((20, -24), (44, -56), (90, -56), (130, -16)),
            at((44, -12), (70, -24), (100, 0), (120, 30)),
            at((66, 4), (84, 2), (98, 20), (104, 40)),
        ],
        dice,
        22,
        12,
        (5, 16),
        tint,
        3.6,
    )
    for _ in range(46):
        x, y = dice.uniform(16, 124), dice.uniform(-76, 16)
        if (x - 72) ** 2 / 60**2 + (y + 20) ** 2 / 60**2 > 1 or (x < 60 and y > -24):
            continue
        bend = dice.uniform(-10, 10)
        line = at((x, y), (x + 9, y + 5 + bend * 0.4), (x + 14, y + 15 + bend))
        lock(clay, line, (seat.of(10), seat.of(9), seat.of(1.5)), 31 + dice.uniform(0, 3), 5, tint, 2)
    for x, y in ((6, -30), (18, -24), (32, -20)):
        lock(
            clay,
            at((x + 14, y - 20), (x + 2, y - 12), (x - 2, y + 2), (x + 4, y + 10)),
            (seat.of(11), seat.of(9), seat.of(1.5)),
            32,
            5,
            tint,
            2,
        )


def bald(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A bald crown, a wreath of white hair, spectacles on the nose."""
    at = seat.at
    mass(
        clay,
        at(
            (60, -10),
            (72, -28),
            (98, -32),
            (124, -26),
            (136, 4),
            (130, 44),
            (112, 56),
            (98, 34),
            (92, 4),
            (80, -8),
            (68, 8),
        ),
        [
            at((58, -8), (84, -34), (126, -28)),
            at((66, 0), (94, -14), (134, 4)),
            at((80, -4), (104, 8), (132, 34)),
            at((92, 6), (102, 30), (114, 56)),
        ],
        dice,
        25,
        12,
        (4, 12),
        tint,
        4,
    )
    for x, y in ((104, -18), (118, 0), (120, 22), (108, 38)):
        curl(clay, seat.one(x, y), seat.of(13), dice, 34, tint)
    rim = oval(*seat.one(5, 22), seat.of(12), seat.of(13))
    clay.lay(rim, 34, 3, (1.4,), gold=True, holes=(oval(*seat.one(5, 22), seat.of(9), seat.of(10)),))
    clay.line(at((16, 18), (44, 12), (70, 8)), (3.2,), 4, 0.6, gold=True)


WIGS: dict[str, Style] = {
    "wig": wig,
    "full_wig": full_wig,
    "bag_wig": bag_wig,
    "tied": tied,
    "cropped": cropped,
    "bald": bald,
}
