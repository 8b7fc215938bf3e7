"""Caps of linen and silk: mob caps, bonnets, turbans, kerchiefs, hoods. In face units, on a seat."""

from __future__ import annotations

import random

from art.portraits.clay import IVORY, Clay, Tint
from art.portraits.cloth import folds, frill
from art.portraits.curves import band, oval, smooth
from art.portraits.hair import bow, feather, lock, mass, pearls, rose
from art.portraits.heads import Style, chignon
from art.portraits.profiles import Seat


def _nape(clay: Clay, seat: Seat, dice: random.Random, tint: Tint) -> None:
    """The hair that a cap leaves free: over the forehead, before the ear, at the nape."""
    at = seat.at
    mass(
        clay,
        at(
            (8, -40),
            (14, -60),
            (60, -70),
            (110, -50),
            (130, 0),
            (122, 46),
            (104, 52),
            (94, 24),
            (84, -2),
            (66, 4),
            (54, -6),
            (38, -22),
            (22, -32),
        ),
        [
            at((6, -38), (40, -76), (110, -56)),
            at((22, -32), (60, -46), (124, -10)),
            at((44, -18), (80, -22), (124, 30)),
            at((64, 2), (90, 6), (110, 52)),
        ],
        dice,
        24,
        12,
        (5, 16),
        tint,
    )
    lock(
        clay,
        at((62, 0), (58, 20), (64, 38), (58, 52)),
        (seat.of(9), seat.of(7), seat.of(1.5)),
        31,
        4,
        tint,
        2,
    )


def mob_cap(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A great linen cap with a frill all round and a ribbon."""
    at = seat.at
    _nape(clay, seat, dice, tint)
    crown = at(
        (22, -46),
        (20, -84),
        (52, -116),
        (100, -112),
        (136, -76),
        (146, -24),
        (132, 22),
        (104, 26),
        (86, -6),
        (56, -32),
    )
    clay.lay(smooth(crown, closed=True), 30, 16, (5, 20), IVORY)
    folds(
        clay,
        [
            at((30, -50), (38, -84), (70, -108)),
            at((48, -40), (66, -72), (104, -98)),
            at((68, -24), (94, -50), (130, -66)),
            at((86, -8), (114, -20), (142, -26)),
            at((98, 8), (120, 8), (138, 6)),
        ],
        9,
        3.6,
    )
    clay.lay(
        band(smooth(at((22, -50), (56, -38), (88, -10), (108, 24))), (seat.of(13),)), 42, 4, (2.5, 6), accent
    )
    frill(clay, at((12, -42), (46, -26), (78, 0), (98, 34)), seat.of(24), 38, IVORY, 13)
    bow(clay, seat.one(46, -58), seat.of(42), -24, 47, accent)


def bonnet(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A small pleated cap far back on the head, lappets hanging behind."""
    at = seat.at
    chignon(clay, seat, dice, tint, accent)
    lappet = smooth(
        at((118, 6), (140, 40), (150, 96), (146, 146), (164, 150), (170, 96), (160, 34), (138, -2)),
        closed=True,
    )
    clay.lay(lappet, 30, 6, (3, 10), IVORY)
    folds(clay, [at((132, 14), (152, 70), (156, 140))], 8, 3)
    shell = smooth(
        at((44, -74), (80, -98), (122, -84), (146, -40), (142, 4), (120, 14), (98, -12), (70, -44)),
        closed=True,
    )
    clay.lay(shell, 40, 10, (4, 14), IVORY)
    folds(
        clay,
        [
            at((60, -60), (84, -86)),
            at((74, -46), (108, -78)),
            at((88, -30), (130, -56)),
            at((100, -14), (140, -28)),
            at((110, 2), (140, -4)),
        ],
        8,
        3.6,
    )
    frill(clay, at((40, -72), (70, -44), (96, -14), (112, 18)), seat.of(17), 46, IVORY, 11)
    rose(clay, seat.one(62, -68), seat.of(14), 52, accent)


def turban(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A turban in the Turkish taste, an aigrette pinned at the front."""
    at = seat.at
    _nape(clay, seat, dice, tint)
    feather(clay, at((30, -80), (14, -104), (24, -126), (50, -128)), seat.of(40), 30, IVORY)
    cloth = smooth(
        at(
            (6, -36),
            (2, -70),
            (30, -104),
            (80, -114),
            (126, -86),
            (142, -38),
            (132, 4),
            (108, 8),
            (84, -16),
            (44, -36),
        ),
        closed=True,
    )
    clay.lay(cloth, 34, 18, (5, 20), accent)
    folds(
        clay,
        [
            at((10, -44), (50, -56), (96, -34), (126, 0)),
            at((8, -58), (56, -74), (106, -52), (136, -14)),
            at((14, -76), (62, -92), (112, -72), (140, -36)),
            at((34, -98), (76, -106), (118, -86)),
        ],
        11,
        5,
    )
    pearls(clay, at((12, -50), (54, -66), (102, -44), (132, -8)), 17, seat.of(3.6), 54)
    clay.lay(oval(*seat.one(36, -78), seat.of(10), seat.of(12)), 56, 8, (3,), gold=True)


def kerchief(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A kerchief tied at the nape, hair showing at the brow."""
    at = seat.at
    _nape(clay, seat, dice, tint)
    tail = smooth(at((116, 26), (146, 40), (166, 76), (150, 96), (130, 66), (112, 44)), closed=True)
    clay.lay(tail, 24, 8, (3, 8), accent)
    cloth = smooth(
        at(
            (18, -52),
            (28, -84),
            (72, -98),
            (116, -78),
            (138, -32),
            (136, 16),
            (118, 38),
            (102, 20),
            (78, -14),
            (48, -40),
        ),
        closed=True,
    )
    clay.lay(cloth, 36, 13, (5, 18), accent)
    folds(
        clay,
        [
            at((34, -56), (70, -74), (122, -54)),
            at((56, -40), (90, -48), (132, -14)),
            at((80, -16), (104, -14), (130, 16)),
        ],
        9,
        3.8,
    )
    for x, y in ((50, -72), (82, -78), (72, -48), (106, -56), (98, -26), (122, -24), (120, 6), (34, -64)):
        clay.lay(oval(*seat.one(x, y), seat.of(3.4), seat.of(3.4), steps=14), 50, 2, (1.4,), IVORY)
    bow(clay, seat.one(120, 32), seat.of(40), 34, 42, accent)


def hood(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """A widow's hood of silk drawn over a peaked cap."""
    at = seat.at
    _nape(clay, seat, dice, tint)
    silk = smooth(
        at(
            (26, -58),
            (36, -94),
            (80, -110),
            (128, -86),
            (154, -30),
            (160, 40),
            (168, 110),
            (156, 160),
            (124, 150),
            (108, 96),
            (98, 40),
            (82, -6),
            (54, -36),
        ),
        closed=True,
    )
    clay.lay(silk, 32, 17, (5, 20), accent)
    folds(
        clay,
        [
            at((44, -54), (84, -86), (130, -64)),
            at((72, -26), (112, -44), (148, -10)),
            at((92, 10), (122, 20), (154, 60)),
            at((104, 50), (128, 80), (150, 140)),
            at((112, 90), (124, 116), (136, 148)),
        ],
        11,
        5,
    )
    frill(clay, at((12, -40), (46, -30), (76, -4), (94, 36), (104, 84)), seat.of(20), 42, IVORY, 15)


CAPS: dict[str, Style] = {
    "mob_cap": mob_cap,
    "bonnet": bonnet,
    "turban": turban,
    "kerchief": kerchief,
    "hood": hood,
}
