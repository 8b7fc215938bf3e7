"""How women wear their hair: poufs, chignons, curls. In face units, on a seat."""

from __future__ import annotations

import random
from collections.abc import Callable

from art.portraits.clay import Clay, Tint
from art.portraits.curves import band, oval, smooth
from art.portraits.hair import bow, curl, lock, mass, pearls, ringlet, roll, rose
from art.portraits.profiles import Seat

Style = Callable[[Clay, Seat, random.Random, Tint, Tint], None]


def _earring(clay: Clay, seat: Seat) -> None:
    x, y = seat.one(71, 50)
    clay.lay(oval(x, y, seat.of(3), seat.of(3), steps=16), 36, 4, (1.4,), gold=True)
    x, y = seat.one(71, 60)
    clay.lay(oval(x, y, seat.of(4.2), seat.of(6.2), steps=20), 34, 6, (2.4,))


def pouf(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """High powdered hair with three rolls, a ringlet, pearls and a rose."""
    at = seat.at
    _earring(clay, seat)
    mass(
        clay,
        at(
            (10, -40),
            (0, -70),
            (12, -100),
            (54, -118),
            (104, -108),
            (136, -74),
            (140, -14),
            (122, 34),
            (100, 46),
            (92, 14),
            (76, -4),
            (54, -4),
            (40, -24),
            (24, -36),
        ),
        [
            at((8, -38), (-6, -74), (18, -106), (58, -122)),
            at((14, -38), (18, -84), (54, -104), (104, -112)),
            at((26, -36), (42, -76), (86, -98), (132, -84)),
            at((40, -26), (64, -52), (106, -60), (142, -36)),
            at((56, -6), (82, -22), (114, -18), (140, 8)),
            at((76, -2), (94, 4), (110, 22), (120, 42)),
        ],
        dice,
        24,
        17,
        (5, 20),
        tint,
    )
    for y, x, turn in ((-16, 96, -10), (13, 103, 2), (40, 108, 12)):
        roll(clay, seat.one(x, y), seat.of(52), seat.of(27), turn, dice, 35, tint)
    ringlet(clay, at((114, 58), (106, 92), (116, 128), (104, 160)), seat.of(27), 26, tint)
    pearls(clay, at((8, -66), (40, -92), (84, -98), (128, -70)), 18, seat.of(4.2), 45)
    rose(clay, seat.one(54, -98), seat.of(18), 42, accent)
    rose(clay, seat.one(86, -98), seat.of(14), 40, accent)


def chignon(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """Hair combed back over the ear into a low knot, a ribbon through it."""
    at = seat.at
    _earring(clay, seat)
    mass(
        clay,
        at((112, 6), (138, -2), (158, 16), (160, 48), (140, 66), (116, 58)),
        [
            at((108, 20), (130, 0), (162, 22)),
            at((110, 34), (134, 30), (160, 40)),
            at((116, 60), (136, 66), (160, 50)),
        ],
        dice,
        16,
        17,
        (5, 16),
        tint,
    )
    mass(
        clay,
        at(
            (10, -44),
            (14, -66),
            (44, -84),
            (88, -82),
            (122, -56),
            (134, -14),
            (128, 30),
            (112, 44),
            (96, 26),
            (84, 8),
            (66, 14),
            (56, 2),
            (40, -22),
            (22, -36),
        ),
        [
            at((8, -42), (26, -76), (70, -90), (118, -60)),
            at((14, -42), (40, -66), (86, -64), (130, -26)),
            at((26, -36), (54, -46), (96, -36), (134, 10)),
            at((42, -22), (66, -22), (98, -8), (128, 32)),
            at((56, 2), (78, 0), (100, 16), (116, 46)),
        ],
        dice,
        24,
        15,
        (5, 18),
        tint,
    )
    lock(
        clay,
        at((64, 8), (58, 26), (64, 44), (58, 58)),
        (seat.of(8), seat.of(6), seat.of(1.5)),
        32,
        4,
        tint,
        2,
    )
    clay.lay(seat.at(*_strip(((20, -62), (62, -54), (104, -24), (126, 24)), 9)), 40, 3, (2, 4), accent)
    pearls(clay, at((24, -52), (60, -42), (96, -16), (116, 26)), 14, seat.of(3.6), 43)


def _strip(line: tuple[tuple[float, float], ...], width: float) -> list[tuple[float, float]]:
    return band(smooth(line), (width,))


def curls(clay: Clay, seat: Seat, dice: random.Random, tint: Tint, accent: Tint) -> None:
    """Short curls all over, like a lamb's."""
    _earring(clay, seat)
    rows = (
        (
            (120, 44, 12),
            (130, 22, 14),
            (134, -4, 15),
            (128, -30, 15),
            (114, -54, 15),
            (92, -70, 15),
            (68, -78, 15),
            (44, -74, 14),
            (24, -62, 13),
            (12, -48, 11),
        ),
        (
            (112, 26, 13),
            (116, 2, 14),
            (108, -24, 15),
            (92, -44, 15),
            (70, -52, 15),
            (48, -50, 14),
            (28, -42, 12),
        ),
        ((98, 10, 13), (94, -12, 14), (76, -26, 14), (56, -28, 13), (40, -26, 11)),
        ((82, -4, 12), (64, -8, 11)),
    )
    for ring, row in enumerate(rows):
        for x, y, size in row:
            spot = seat.one(x + dice.uniform(-2, 2), y + dice.uniform(-2, 2))
            curl(clay, spot, seat.of(size * 1.16), dice, 22 + ring * 4, tint)
    bow(clay, seat.one(84, -70), seat.of(36), -18, 42, accent)


HAIR: dict[str, Style] = {"pouf": pouf, "chignon": chignon, "curls": curls}
