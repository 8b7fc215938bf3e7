"""The toilette of Madame du Barry: powdered hair with roses and pearls, lace, a gown of blue silk."""

from __future__ import annotations

import math
import random

from art.portraits.clay import IVORY, Clay, Tint
from art.portraits.cloth import folds, frill
from art.portraits.curves import Line, band, oval, placed, resampled, smooth
from art.portraits.hair import bow, mass, pearls, ringlet, roll, rose

POWDER: Tint = (0.93, 0.905, 0.90)
SILK: Tint = (0.46, 0.60, 0.86)
RIBBON: Tint = (0.40, 0.54, 0.84)
ROSE: Tint = (0.94, 0.52, 0.58)
PALE: Tint = (0.98, 0.76, 0.76)
LEAF: Tint = (0.45, 0.58, 0.36)


def hair(clay: Clay) -> None:
    """The whole head of hair; the face is laid over it and fades into it at the brow."""
    dice = random.Random("du Barry")
    outline = [
        (136, 224), (117, 168), (122, 104), (152, 56), (204, 38), (256, 52), (290, 98), (298, 162),
        (290, 226), (268, 262), (240, 262), (200, 240), (160, 240),
    ]  # fmt: skip
    guides = [
        [(156, 244), (122, 206), (106, 150), (124, 70)],
        [(140, 226), (112, 172), (120, 100), (158, 48)],
        [(144, 176), (132, 128), (152, 74), (186, 36)],
        [(164, 152), (160, 112), (180, 68), (212, 32)],
        [(192, 144), (198, 104), (214, 66), (238, 36)],
        [(222, 146), (236, 110), (252, 78), (268, 56)],
        [(246, 158), (266, 128), (284, 104), (294, 92)],
        [(260, 186), (280, 166), (296, 150), (304, 138)],
        [(264, 222), (280, 212), (294, 204), (304, 194)],
        [(262, 262), (276, 252), (288, 244), (298, 238)],
    ]
    mass(clay, outline, guides, dice, 8, 26, (6, 24, 48), POWDER, 2.6, 34, 1.7)


def curls(clay: Clay) -> None:
    """Rolls at the temples, a ringlet on the shoulder, roses and pearls: over the face's edge."""
    dice = random.Random("her curls")
    for x, y, size in ((132, 218, 18), (131, 238, 17), (134, 257, 15)):
        roll(clay, (x, y), 20, size, 178, dice, 3, POWDER)
    for x, y, turn in ((278, 196, -16), (284, 222, -6), (281, 248, 6), (274, 272, 14)):
        roll(clay, (x, y), 42, 27, turn, dice, 5, POWDER)
    ringlet(clay, [(284, 290), (296, 330), (286, 366), (292, 398)], 30, 3, POWDER, 12)
    ringlet(clay, [(266, 292), (272, 322), (264, 348)], 24, 3, POWDER, 9)
    pearls(clay, [(122, 150), (158, 112), (214, 96), (262, 106), (296, 140)], 27, 4.6, 2)
    for at, turn in (((140, 92), -50), ((176, 58), 10), ((196, 88), 130)):
        leaf = smooth([(0, 0), (10, -9), (26, -6), (34, 4), (20, 10), (8, 7)], closed=True)
        clay.lay(placed(leaf, *at, 0.9, turn), 3, 5, (2, 5), LEAF)
    rose(clay, (158, 84), 22, 5, ROSE)
    rose(clay, (186, 66), 17, 5, PALE)
    rose(clay, (146, 110), 14, 5, PALE)


def gown(clay: Clay) -> None:
    """A low bodice with engageantes of lace, a ladder of bows, a ribbon at the throat."""
    bodice = smooth(
        [
            (56, 430),
            (84, 404),
            (124, 428),
            (180, 446),
            (236, 444),
            (294, 418),
            (338, 388),
            (368, 414),
            (392, 580),
            (30, 580),
        ],
        closed=True,
    )
    clay.lay(bodice, 10, 18, (5, 22, 40), SILK)
    folds(
        clay,
        [
            [(84, 420), (96, 456), (92, 506)],
            [(112, 436), (128, 470), (132, 510)],
            [(330, 402), (330, 446), (346, 500)],
            [(304, 424), (300, 462), (306, 506)],
            [(352, 410), (360, 450), (378, 500)],
        ],
        10,
        4,
    )
    stomacher = smooth([(150, 440), (206, 450), (262, 436), (240, 580), (176, 580)], closed=True)
    clay.lay(stomacher, 26, 6, (3, 12), (0.66, 0.78, 0.95))
    for side, line in ((-1, [(150, 440), (168, 480), (178, 580)]), (1, [(262, 436), (248, 478), (240, 580)])):
        clay.line(smooth([(x + side * 3, y) for x, y in line]), (5,), 4, 0.8, gold=True)
    neckline = [(78, 402), (124, 428), (180, 446), (236, 444), (294, 418), (342, 386)]
    lace(clay, neckline, 27, 30, 17)
    frill(clay, neckline, 9, 36, IVORY, 44)
    bow(clay, (207, 470), 48, 2, 40, RIBBON)
    bow(clay, (208, 522), 40, 2, 36, RIBBON)
    rose(clay, (282, 404), 15, 40, ROSE)
    rose(clay, (304, 396), 11, 40, PALE)


def throat(clay: Clay) -> None:
    """A ribbon of gathered lace at the throat and a drop of pearl on it; pearls at the ear."""
    line = [(164, 338), (194, 351), (226, 348), (254, 330)]
    lace(clay, line, 11, 3, 13)
    lace(clay, line[::-1], 9, 3, 13)
    clay.lay(band(smooth(line), (9,)), 6, 4, (2, 4), RIBBON)
    bow(clay, (202, 354), 26, 2, 8, RIBBON)
    clay.lay(oval(202, 375, 6, 8), 6, 7, (3,))
    clay.lay(oval(258, 284, 4, 4), 4, 4, (2,), gold=True)
    clay.lay(oval(258, 296, 6, 8.5), 3, 8, (3,))


def lace(clay: Clay, line: Line, depth: float, level: float, count: int) -> None:
    """Pleated lace hanging from a line: scallops, each with pleats and a row of pierced dots."""
    spots = resampled(smooth(line), count * 4 + 1)
    for at in range(count):
        part = spots[at * 4 : at * 4 + 5]
        (ax, ay), (bx, by) = part[0], part[4]
        ax, ay, bx, by = (
            ax - (bx - ax) * 0.14,
            ay - (by - ay) * 0.14,
            bx + (bx - ax) * 0.14,
            by + (by - ay) * 0.14,
        )
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length, (bx - ax) / length
        hem = []
        for k, reach in ((4, 0.80), (3.4, 0.97), (2, 1.04), (0.6, 0.97), (0, 0.80)):
            x, y = ax + (bx - ax) * k / 4, ay + (by - ay) * k / 4
            hem.append((x + nx * depth * reach, y + ny * depth * reach))
        clay.lay(
            [(ax, ay), *part, (bx, by), *smooth(hem)],
            level + (at % 2) * 1.6,
            depth * 0.16,
            (depth * 0.08, depth * 0.2),
            IVORY,
        )
        for k in (1, 2, 3):
            x, y = part[k]
            clay.line(
                [(x, y), (x + nx * depth * 0.78, y + ny * depth * 0.78)],
                (depth * 0.03, depth * 0.07, 0.6),
                -depth * 0.045,
                0.7,
            )
        for k in (0.8, 1.6, 2.4, 3.2):
            x, y = ax + (bx - ax) * k / 4, ay + (by - ay) * k / 4
            clay.bump(
                (x + nx * depth * 0.86, y + ny * depth * 0.86), (depth * 0.05, depth * 0.05), -depth * 0.16
            )
