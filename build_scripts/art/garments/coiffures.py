"""Coiffures of ladies and wigs of gentlemen, one function for each word of the grammar."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from art.garments.curves import Line, Spot, smooth
from art.garments.hair import combed, curl, ringlet, roll
from art.garments.stage import Ink, Stage, darker, lighter
from art.garments.trims import bow

BEHIND = {"full", "loose"}
TIED = {"pigeon", "wings", "brigadier", "tight"}


def back_hair(stage: Stage, kind: str, ink: Ink) -> None:
    """What of the hair lies behind the neck."""
    if kind in BEHIND:
        half: list[Spot] = [(0, 40), (16, 50), (27, 40), (25, 14), (20, -10)]
        shape = smooth([*half, *[(-x, y) for x, y in half[:0:-1]]], 8, closed=True)
        guides = [smooth([(x * 0.7, -10), (x, 18), (x * 1.05, 48)]) for x in (-25.0, -12.0, 0.0, 12.0, 25.0)]
        combed(stage, shape, guides, darker(ink, 0.15), kind + "back", 60)
        return
    nape: list[Spot] = [(-17, -10), (-17, 8), (-10, 20), (0, 22), (10, 20), (17, 8), (17, -10)]
    stage.fill(smooth(nape, 8, closed=True), darker(ink, 0.42))
    if kind in TIED:
        bow(stage, (15, 24), 8, (34, 24, 30), 1.2, 20)


def front_hair(stage: Stage, kind: str, ink: Ink, turn: float) -> None:
    """The hair about the face."""
    COIFFURES[kind](stage, ink, turn)


def _mass(*half: Spot) -> Line:
    """A shape that is the same on both sides, by its right half from the hairline up."""
    return smooth([*half, *[(-x, y) for x, y in half[::-1] if x]], 8, closed=True)


def _upward(top: float, wide: float) -> list[Line]:
    """Guides from the hairline up and over: the manner of a pouf."""
    return [
        smooth([(t * 15, -12 + 3 * abs(t)), (t * wide, top * 0.55 - 6), (t * wide * 0.72, top)])
        for t in (k / 4 - 1 for k in range(9))
    ]


def _rolled(stage: Stage, spot: Spot, long: float, thick: float, tilt: float, ink: Ink) -> None:
    """A roll on both sides of the head; its eye looks outwards."""
    x, y = spot
    roll(stage, (x, y), long, thick, tilt, ink)
    roll(stage, (-x, y), long, thick, 180 - tilt, ink)


def _pouf(stage: Stage, ink: Ink, turn: float) -> None:
    shape = _mass((0, -20), (9, -18), (15.5, -9), (21, -22), (23, -44), (15, -61), (0, -67))
    combed(stage, shape, _upward(-66, 22), ink, "pouf")
    for k in range(3):
        _rolled(stage, (18.5 + k * 0.8, -13 + k * 9.0), 6.4 - k * 0.5, 3.8, 28 - 8 * k, ink)
    side = 1 if turn < 0 else -1
    ringlet(stage, (side * 19, 14), 40, side * 6, ink)


def _tower(stage: Stage, ink: Ink, turn: float) -> None:
    shape = _mass((0, -20), (9, -18), (15, -9), (18, -26), (22, -54), (20, -72), (0, -78))
    combed(stage, shape, _upward(-78, 21), ink, "tower", 90)
    for k in range(4):
        _rolled(stage, (17.5 + 1.2 * k, -30 + k * 10.0), 6.8, 3.9, 36 - 6 * k, ink)
    for sign in (-1, 1):
        ringlet(stage, (sign * 18, 12), 30, sign * 4, ink, 3.6)


def _heart(stage: Stage, ink: Ink, turn: float) -> None:
    shape = _mass((0, -20), (9, -18), (15, -8), (23, -24), (30, -46), (22, -60), (9, -60), (0, -53))
    combed(stage, shape, _upward(-58, 27), ink, "heart")
    for k in range(2):
        _rolled(stage, (19 - k, -9 + k * 9.5), 6.2, 4, 16, ink)


def _mouton(stage: Stage, ink: Ink, turn: float) -> None:
    """Rows of tight curls, close to the head."""
    shape = _mass((0, -19), (9, -17), (15, -8), (20, -18), (19, -32), (11, -41), (0, -44))
    stage.glow(shape, (-8, -36), 40, lighter(ink, 0.4), darker(ink, 0.4))
    for radius, count, start, arc in ((36.0, 5, 1.14, 0.72), (30.0, 7, 1.14, 0.72), (23.5, 8, 1.0, 1.0)):
        for k in range(count):
            a = math.pi * (start + arc * k / (count - 1))
            curl(stage, (math.cos(a) * radius * 0.72, -6 + math.sin(a) * radius), 4.6, ink)
    for sign in (-1, 1):
        for y in (-2, 6):
            curl(stage, (sign * (17.5 - y * 0.1), y), 4.2, ink)


def _soft(stage: Stage, ink: Ink, turn: float, loose: bool = False) -> None:
    """Hair put up lightly; `loose` falls on both shoulders."""
    shape = _mass((0, -20), (9, -18), (15.5, -6), (19, -14), (21, -30), (13, -43), (0, -46))
    combed(stage, shape, _upward(-46, 19), ink, "soft")
    for sign in (-1, 1):
        curl(stage, (sign * 17, -2), 4.6, ink)
        if loose:
            ringlet(stage, (sign * 18, 6), 44 - 2 * sign, sign * 8.5, ink, 4.6)
    if not loose:
        side = 1 if turn < 0 else -1
        ringlet(stage, (side * 17, 8), 42, side * 5, ink)


def _wig(stage: Stage, ink: Ink, turn: float, sides: Callable[[Stage, Ink], None]) -> None:
    """A gentleman's wig: the toupet, and what it has at its sides."""
    crown = _mass((0, -18), (8, -17), (14.5, -9), (18, -14), (18.5, -26), (11, -35), (0, -37))
    combed(stage, crown, _upward(-36, 17), ink, "wig", 60)
    sides(stage, ink)


def _pigeon(stage: Stage, ink: Ink) -> None:
    for k in range(2):
        _rolled(stage, (20, -10 + k * 10.0), 7.4, 4.6, 8, ink)


def _wings(stage: Stage, ink: Ink) -> None:
    _rolled(stage, (20.5, -7), 7.6, 6.4, 8, ink)


def _brigadier(stage: Stage, ink: Ink) -> None:
    for k in range(3):
        _rolled(stage, (19.5, -14 + k * 8.0), 6.6, 3.8, 6, ink)


def _tight(stage: Stage, ink: Ink) -> None:
    for sign in (-1, 1):
        for k in range(4):
            curl(stage, (sign * (17.5 + 0.8 * (k % 2)), -14 + k * 7.0), 4.3, ink)


def _full(stage: Stage, ink: Ink) -> None:
    for sign in (-1, 1):
        for k in range(6):
            curl(stage, (sign * (19 + 1.5 * math.sin(k)), -12 + k * 8.4), 5.6, ink)
            curl(stage, (sign * (25.5 + k * 0.6), -4 + k * 8.0), 4.6, ink)


COIFFURES: dict[str, Callable[[Stage, Ink, float], None]] = {
    "pouf": _pouf,
    "tower": _tower,
    "heart": _heart,
    "mouton": _mouton,
    "soft": _soft,
    "loose": partial(_soft, loose=True),
    "pigeon": partial(_wig, sides=_pigeon),
    "wings": partial(_wig, sides=_wings),
    "brigadier": partial(_wig, sides=_brigadier),
    "tight": partial(_wig, sides=_tight),
    "full": partial(_wig, sides=_full),
}
