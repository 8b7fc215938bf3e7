"""What women wear below the head: gowns, fichus, shawls, aprons. In drawing units."""

from __future__ import annotations

import random

from art.portraits.clay import IVORY, Clay, Tint
from art.portraits.cloth import WHITE, folds, frill, shoulders
from art.portraits.curves import band, oval, smooth
from art.portraits.hair import bow, pearls


def gown(clay: Clay, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A low neckline edged with lace; a ribbon at the throat; a bow at the breast."""
    shoulders(clay, IVORY)
    bodice = smooth(
        [
            (112, 570),
            (118, 462),
            (150, 448),
            (196, 456),
            (246, 442),
            (286, 410),
            (318, 416),
            (350, 454),
            (362, 570),
        ],
        closed=True,
    )
    clay.lay(bodice, 18, 10, (4, 20), tint)
    folds(clay, [[(300, 420), (318, 456), (322, 510)], [(328, 430), (342, 464), (346, 510)]], 8, 3)
    frill(clay, [(120, 458), (152, 446), (196, 454), (248, 438), (288, 408)], 22, 24, WHITE, 15)
    clay.lay(band(smooth([(170, 380), (208, 392), (250, 384), (284, 366)]), (15,)), 27, 4, (2, 5), accent)
    clay.lay(oval(180, 390, 7, 9), 30, 5, (2,), gold=True)
    bow(clay, (160, 470), 40, -8, 28, accent)


def pearl_gown(clay: Clay, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """Bare shoulders with two rows of pearls; drapery held by a clasp."""
    shoulders(clay, IVORY)
    pearls(clay, [(168, 366), (206, 382), (248, 376), (282, 356)], 15, 6.2, 27)
    pearls(clay, [(164, 392), (196, 416), (240, 416), (284, 386)], 15, 6.8, 25)
    drape = smooth(
        [(108, 570), (118, 470), (158, 474), (216, 470), (270, 434), (310, 412), (352, 450), (364, 570)],
        closed=True,
    )
    clay.lay(drape, 18, 12, (4, 20), tint)
    folds(
        clay,
        [
            [(140, 486), (210, 488), (290, 446)],
            [(150, 506), (226, 506), (312, 456)],
            [(302, 424), (330, 450), (346, 500)],
        ],
        8,
        3.4,
    )
    clay.lay(oval(292, 432, 13, 13), 32, 8, (4,), gold=True)


def fichu(clay: Clay, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A kerchief crossed over the breast, with a nosegay of a knot."""
    shoulders(clay, tint)
    back = smooth(
        [
            (276, 352),
            (300, 372),
            (338, 424),
            (352, 470),
            (300, 476),
            (236, 470),
            (180, 500),
            (130, 494),
            (136, 452),
            (176, 420),
            (206, 404),
            (250, 388),
        ],
        closed=True,
    )
    clay.lay(back, 20, 11, (3, 16), WHITE)
    folds(
        clay,
        [
            [(284, 366), (250, 416), (180, 456)],
            [(296, 380), (264, 436), (166, 476)],
            [(314, 400), (292, 440), (250, 468)],
            [(330, 426), (318, 450), (300, 472)],
        ],
        9,
        3.6,
    )
    frill(clay, [(180, 500), (236, 474), (300, 478), (352, 468)], 16, 26, WHITE, 13)
    bow(clay, (160, 480), 44, 6, 32, accent)


def collerette(clay: Clay, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A little ruff of pleated lace high at the neck."""
    shoulders(clay, tint)
    folds(
        clay,
        [
            [(200, 420), (184, 460), (178, 510)],
            [(262, 420), (280, 460), (288, 510)],
            [(310, 424), (330, 460), (340, 510)],
        ],
        8,
        3.2,
    )
    for shift, level in ((22, 24), (6, 29)):
        frill(
            clay,
            [(160, 388 + shift), (204, 404 + shift), (250, 396 + shift), (290, 370 + shift)],
            26,
            level,
            WHITE,
            13,
        )
    clay.lay(band(smooth([(164, 378), (206, 394), (250, 386), (284, 364)]), (12,)), 33, 3, (2, 4), accent)
    bow(clay, (172, 398), 36, -14, 36, accent)


def bib(clay: Clay, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A plain bodice with an apron pinned over it and a linen collar."""
    shoulders(clay, tint)
    folds(clay, [[(300, 414), (322, 456), (330, 510)], [(262, 430), (272, 470), (276, 510)]], 8, 3)
    apron = smooth([(114, 570), (122, 468), (150, 452), (214, 452), (232, 570)], closed=True)
    clay.lay(apron, 26, 5, (3, 12), WHITE)
    folds(clay, [[(150, 460), (146, 510)], [(176, 458), (178, 510)], [(204, 458), (210, 510)]], 6, 2.4)
    collar = smooth(
        [
            (158, 388),
            (204, 404),
            (250, 394),
            (288, 362),
            (320, 392),
            (300, 424),
            (244, 436),
            (196, 440),
            (150, 428),
        ],
        closed=True,
    )
    clay.lay(collar, 25, 6, (2.5, 9), WHITE)
    clay.line(smooth([(152, 420), (196, 431), (244, 427), (304, 400)]), (2.4,), -1.8, 0.7)
    clay.lay(oval(122, 470, 6, 6), 33, 4, (2,), gold=True)


def shawl(clay: Clay, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A heavy shawl drawn round the shoulders, with a fringed border."""
    shoulders(clay, accent)
    cloth = smooth(
        [
            (282, 340),
            (318, 372),
            (356, 440),
            (370, 570),
            (108, 570),
            (126, 470),
            (170, 430),
            (214, 412),
            (262, 392),
        ],
        closed=True,
    )
    clay.lay(cloth, 20, 15, (4, 22), tint)
    folds(
        clay,
        [
            [(290, 356), (240, 424), (150, 470)],
            [(306, 372), (272, 440), (190, 490)],
            [(322, 396), (304, 450), (250, 504)],
            [(340, 424), (334, 466), (310, 512)],
        ],
        11,
        4.4,
    )
    clay.line(smooth([(276, 350), (250, 400), (196, 432), (134, 468)]), (4,), 2.6, 0.8, gold=True)
    clay.lay(oval(158, 452, 11, 11), 38, 7, (3.4,), gold=True)
