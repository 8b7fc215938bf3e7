"""What men wear below the head: coats with jabots, stocks, open shirts, aprons. In drawing units."""

from __future__ import annotations

import random

from art.portraits.clay import Clay, Tint
from art.portraits.cloth import WHITE, folds, shoulders
from art.portraits.curves import Spot, band, oval, smooth
from art.portraits.hair import bow


def coat(clay: Clay, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A coat with a turned collar and gold buttons over waistcoat and jabot."""
    shoulders(clay, accent)
    stock = smooth(
        [(160, 362), (206, 384), (250, 376), (288, 344), (296, 378), (256, 410), (204, 414), (158, 398)],
        closed=True,
    )
    clay.lay(stock, 26, 7, (3, 10), WHITE)
    folds(clay, [[(166, 378), (210, 396), (256, 390), (290, 364)]], 6, 2.6)
    main = smooth(
        [(186, 570), (180, 470), (196, 430), (236, 412), (284, 386), (322, 408), (354, 452), (368, 570)],
        closed=True,
    )
    clay.lay(main, 22, 12, (4, 22), tint)
    folds(clay, [[(316, 416), (336, 460), (342, 510)]], 8, 3)
    lapel = smooth(
        [
            (290, 372),
            (310, 390),
            (286, 424),
            (236, 450),
            (206, 500),
            (178, 508),
            (178, 470),
            (200, 428),
            (244, 404),
        ],
        closed=True,
    )
    clay.lay(lapel, 31, 6, (3, 9), tint)
    clay.line(smooth([(302, 390), (278, 418), (232, 442), (202, 492)]), (2.6,), 2.4, 0.8, gold=True)
    _jabot(clay)
    for x, y in ((216, 474), (208, 500)):
        clay.lay(oval(x + 18, y, 7, 7), 36, 5, (2.4,), gold=True)


def _jabot(clay: Clay) -> None:
    """A fall of lace in three tiers, each pleated and scalloped."""
    for tier, (y, wide, high) in enumerate(((452, 30, 52), (434, 27, 40), (416, 22, 30))):
        level, count = 24.0 + tier * 5, 5 - (tier > 1)
        hem: list[Spot] = []
        for k in range(count * 2 + 1):
            t = k / (count * 2) * 2 - 1
            hem.append((162 + t * wide - 5, y + high - abs(t) * 12 - (7 if k % 2 == 0 else 0)))
        outline = smooth([(170, y - 14), (152, y - 12), *hem, (176, y - 12)], closed=True)
        clay.lay(outline, level, 8, (3, 8), WHITE)
        for k in range(1, count):
            t = k / count * 2 - 1
            line = [
                (162 + t * 8, y - 6),
                (160 + t * wide * 0.8, y + high * 0.45),
                (158 + t * wide, y + high - 8),
            ]
            clay.line(smooth(line), (1.5, 5, 2), -3.6, 0.8)
    clay.lay(oval(162, 402, 17, 12, -8), 40, 6, (3, 6), WHITE)
    clay.line([(152, 398), (170, 408)], (1, 3, 1), -2.4, 0.8)


def stock(clay: Clay, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A buttoned coat with a standing collar and a plain stock."""
    shoulders(clay, tint, 16)
    neck = smooth(
        [(160, 352), (206, 378), (250, 370), (290, 336), (300, 378), (256, 412), (204, 420), (158, 402)],
        closed=True,
    )
    clay.lay(neck, 26, 7, (3, 10), WHITE)
    folds(
        clay,
        [[(166, 370), (210, 390), (256, 384), (290, 356)], [(166, 388), (210, 406), (258, 398), (294, 372)]],
        5,
        2.4,
    )
    collar = smooth(
        [(150, 408), (204, 424), (254, 412), (300, 372), (320, 396), (290, 434), (230, 452), (156, 444)],
        closed=True,
    )
    clay.lay(collar, 32, 6, (3, 9), tint)
    clay.line(smooth([(152, 438), (228, 445), (286, 428), (314, 398)]), (3,), 2.4, 0.8, gold=True)
    folds(clay, [[(290, 436), (312, 470), (320, 512)]], 8, 3)
    for y in (456, 484, 510):
        clay.lay(oval(146 - (y - 456) * 0.3, y, 8, 8), 36, 5, (2.6,), gold=True)


def shirt(clay: Clay, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """An open shirt with a soft wide collar under a waistcoat without sleeves."""
    shoulders(clay, WHITE)
    folds(clay, [[(290, 420), (322, 450), (338, 510)], [(312, 412), (342, 446), (354, 500)]], 9, 3.6)
    vest = smooth(
        [(150, 570), (146, 476), (176, 436), (230, 420), (286, 398), (306, 424), (296, 570)], closed=True
    )
    clay.lay(vest, 22, 9, (3, 16), tint)
    collar = smooth(
        [
            (150, 396),
            (180, 396),
            (224, 412),
            (270, 388),
            (292, 352),
            (322, 386),
            (298, 430),
            (238, 446),
            (196, 470),
            (160, 446),
        ],
        closed=True,
    )
    clay.lay(collar, 30, 6, (3, 9), WHITE)
    folds(clay, [[(206, 410), (196, 436), (190, 460)], [(284, 372), (290, 400), (276, 424)]], 6, 2.6)
    clay.lay(band(smooth([(164, 392), (208, 410), (256, 400), (286, 372)]), (13,)), 37, 4, (2, 5), accent)
    bow(clay, (176, 404), 34, -10, 40, accent)


def apron(clay: Clay, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A craftsman's apron over a shirt with a knotted neckerchief."""
    shoulders(clay, tint)
    folds(clay, [[(286, 424), (316, 456), (330, 510)], [(316, 414), (344, 448), (354, 500)]], 9, 3.4)
    front = smooth([(116, 570), (126, 470), (164, 456), (236, 452), (254, 570)], closed=True)
    clay.lay(front, 26, 5, (3, 14), accent)
    clay.lay(band(smooth([(232, 458), (262, 416), (292, 392)]), (12,)), 30, 4, (2, 5), accent)
    scarf = smooth(
        [(152, 386), (204, 402), (250, 392), (288, 354), (308, 384), (270, 418), (206, 432), (152, 424)],
        closed=True,
    )
    clay.lay(scarf, 30, 8, (3, 9), WHITE)
    folds(clay, [[(158, 404), (208, 418), (262, 404), (298, 376)]], 6, 2.8)
    bow(clay, (160, 420), 40, 12, 38, WHITE)
