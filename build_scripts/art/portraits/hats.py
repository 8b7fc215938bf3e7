"""Hats: of straw, of plumes, three-cornered, and the craftsman's cap. In face units, on a seat."""

from __future__ import annotations

import random

from art.portraits.clay import IVORY, Clay, Tint
from art.portraits.cloth import folds
from art.portraits.curves import band, oval, smooth
from art.portraits.hair import feather, pearls, ringlet, rose
from art.portraits.heads import Style, chignon, curls
from art.portraits.profiles import Seat
from art.portraits.wigs import cropped, tied, wig


def straw_hat(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A shepherdess' flat straw hat tipped to the front, with roses and a ribbon under the chin."""
    at = seat.at
    curls(clay, seat, dice, tint, accent)
    ringlet(clay, at((118, 50), (112, 84), (122, 116), (112, 146)), seat.of(25), 26, tint)
    straw = (0.96, 0.80, 0.52)
    crown = smooth(at((28, -78), (40, -108), (72, -120), (108, -100), (114, -68)), closed=True)
    clay.lay(crown, 40, 10, (4, 12), straw)
    brim = smooth(
        at(
            (-34, -34),
            (-8, -56),
            (46, -76),
            (104, -68),
            (150, -38),
            (172, -2),
            (140, -18),
            (92, -38),
            (40, -46),
            (0, -36),
        ),
        closed=True,
    )
    clay.lay(brim, 46, 8, (3, 9), straw)
    for shift in range(4):
        y = -40 - shift * 7
        clay.line(
            smooth(at((-26 + shift * 8, y + 2), (46, y - 18), (104, y - 12), (158 - shift * 8, y + 26))),
            (1.8,),
            -1.8,
            0.6,
        )
    clay.lay(band(smooth(at((28, -80), (70, -92), (114, -72))), (seat.of(13),)), 52, 4, (2.5, 6), accent)
    rose(clay, seat.one(46, -86), seat.of(16), 54, accent)
    rose(clay, seat.one(70, -92), seat.of(12), 53, IVORY)
    clay.lay(
        band(smooth(at((84, -40), (66, 20), (48, 70), (34, 106))), (seat.of(9), seat.of(7))),
        36,
        3,
        (2, 4),
        accent,
    )


def plumes(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """Three ostrich plumes over dressed hair, a diadem of pearls."""
    at = seat.at
    for line, shade in (
        (at((104, -58), (132, -84), (160, -82), (176, -54)), accent),
        (at((90, -70), (106, -106), (138, -118), (162, -96)), IVORY),
        (at((66, -74), (62, -106), (82, -128), (112, -122)), accent),
    ):
        feather(clay, line, seat.of(46), 20, shade)
    chignon(clay, seat, dice, tint, accent)
    ringlet(clay, at((112, 52), (104, 86), (112, 120), (102, 150)), seat.of(25), 28, tint)
    clay.lay(band(smooth(at((26, -70), (66, -84), (108, -64))), (seat.of(12),)), 44, 5, (2.5,), gold=True)
    pearls(clay, at((26, -80), (66, -94), (108, -74)), 9, seat.of(5), 46)


def tricorne(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A three-cornered hat with gold lace and a cockade over a wig with a queue."""
    wig(clay, seat, dice, tint, accent)
    _three_corners(clay, seat, accent)


def _three_corners(clay: Clay, seat: Seat, felt: Tint) -> None:
    at = seat.at
    crown = smooth(at((34, -70), (44, -106), (80, -116), (114, -98), (122, -60)), closed=True)
    clay.lay(crown, 38, 10, (4, 12), felt)
    brim = smooth(
        at(
            (-30, -34),
            (-22, -52),
            (14, -84),
            (66, -106),
            (112, -100),
            (148, -66),
            (166, -34),
            (140, -36),
            (92, -44),
            (40, -42),
            (2, -34),
        ),
        closed=True,
    )
    clay.lay(brim, 46, 9, (3, 10), felt)
    lace = smooth(at((-28, -42), (-16, -56), (18, -84), (66, -104), (110, -98), (146, -64), (162, -38)))
    clay.line(lace, (seat.of(5),), 3.4, 0.8, gold=True)
    x, y = seat.one(92, -68)
    for size, level in ((15, 56), (10, 59), (5, 62)):
        clay.lay(oval(x, y, seat.of(size), seat.of(size)), level, 3, (2,), gold=size == 5)


def rough_tricorne(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A tricorne on a young man's own hair."""
    tied(clay, seat, dice, tint, accent)
    _three_corners(clay, seat, accent)


def soft_cap(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A craftsman's velvet cap that falls to the back, with a tassel."""
    at = seat.at
    cropped(clay, seat, dice, tint, accent)
    bag = smooth(
        at(
            (18, -54),
            (24, -92),
            (64, -114),
            (112, -104),
            (150, -66),
            (172, -20),
            (168, 16),
            (150, 6),
            (128, -20),
            (92, -40),
            (54, -48),
        ),
        closed=True,
    )
    clay.lay(bag, 40, 15, (5, 18), accent)
    folds(
        clay,
        [
            at((40, -60), (70, -90), (116, -92)),
            at((70, -52), (108, -66), (150, -44)),
            at((100, -40), (136, -34), (162, -8)),
        ],
        10,
        4.2,
    )
    clay.lay(
        band(smooth(at((4, -42), (44, -46), (90, -36), (126, -10))), (seat.of(19),)), 48, 6, (3, 8), IVORY
    )
    clay.lay(oval(*seat.one(164, 18), seat.of(9), seat.of(9)), 50, 7, (3,), gold=True)
    for x in (158, 164, 170):
        clay.lay(band(at((164, 22), (x, 46)), (seat.of(5), seat.of(7))), 46, 4, (1.6,), gold=True)


HATS: dict[str, Style] = {
    "straw_hat": straw_hat,
    "plumes": plumes,
    "tricorne": tricorne,
    "rough_tricorne": rough_tricorne,
    "soft_cap": soft_cap,
}
