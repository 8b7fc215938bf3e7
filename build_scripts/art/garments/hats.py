"""Hats and what else is worn in the hair: plumes, tricornes, straw hats, caps, roses, pearls, tiaras."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from art.garments import gold
from art.garments.curves import Line, Spot, aside, even, mirror, ring, smooth
from art.garments.lace import ruffle
from art.garments.noise import chance
from art.garments.stage import Ink, Stage, darker, lighter, mix
from art.garments.trims import bow, rose

BLACK: Ink = (38, 28, 34)
SNOW: Ink = (245, 239, 228)
TOPS = {"pouf": -66.0, "tower": -77.0, "heart": -56.0, "mouton": -43.0, "soft": -45.0, "loose": -45.0}
"""How high the hair stands, so that an ornament sits on it."""


def plume(stage: Stage, root: Spot, tip: Spot, bend: float, ink: Ink, size: float = 9) -> None:
    """An ostrich plume."""
    middle = ((root[0] + tip[0]) / 2 + bend, (root[1] + tip[1]) / 2)
    spine = even(smooth([root, middle, tip]), 34)
    rng = chance(f"{root}{tip}")
    for layer, (tone, reach) in enumerate(((darker(ink, 0.4), 1.1), (ink, 1.0), (lighter(ink, 0.6), 0.8))):
        for k in range(2, 33):
            (ax, ay), (bx, by) = spine[k - 1], spine[k + 1 if k < 33 else k]
            angle = math.atan2(by - ay, bx - ax)
            wide = size * reach * math.sin(math.pi * min(k / 33, 0.96)) ** 0.6
            for sign in (-1, 1):
                a = angle + sign * (1.0 + float(rng.uniform(-0.2, 0.2)))
                x, y = spine[k]
                end = (x + math.cos(a) * wide, y + math.sin(a) * wide + wide * 0.25)
                half = (x + math.cos(a - sign * 0.4) * wide * 0.6, y + math.sin(a - sign * 0.4) * wide * 0.6)
                stage.taper(smooth([(x, y), half, end], 5), tone, 2.2 - 0.5 * layer, 0.3, 0.75)
    stage.stroke(spine, lighter(ink, 0.8), 0.9, 0.9)


def feathers(stage: Stage, top: float, ink: Ink, turn: float, count: int = 3) -> None:
    """Plumes at the side of the hair."""
    side = -1 if turn > 0 else 1
    for k in range(count):
        lean = side * (6 + 11 * k)
        tip = (lean * 1.15, max(top - 22 + 9 * k, -92 + 6.0 * k))
        plume(
            stage,
            (side * (6 + 3 * k), top + 18 + 3 * k),
            tip,
            side * (4 + 2 * k),
            lighter(ink, 0.25 * (k % 2)),
            8.5,
        )
    gold.stone(stage, (side * 8, top + 17), 3.2, ink)


def tricorne(stage: Stage, ink: Ink, metal: Ink, plumed: Ink | None = None, y: float = 0) -> None:
    """A three-cornered hat on the head, its point to the front."""

    def at(line: list[Spot]) -> list[Spot]:
        return [(x, b + y) for x, b in line]

    back = smooth(at([(-32, -27), (-20, -42), (0, -46), (20, -42), (32, -27), (0, -22)]), 8, closed=True)
    stage.fill(back, darker(ink, 0.45))
    crown = smooth(at([(-16, -28), (-13, -43), (0, -48), (13, -43), (16, -28)]), 8, closed=True)
    stage.glow(crown, (-8, -44 + y), 30, lighter(ink, 0.18), darker(ink, 0.3))
    if plumed is not None:
        for k in range(9):
            x = -27 + k * 6.7
            plume(stage, (x, -30 + y), (x + (x * 0.16), -46 + y + abs(x) * 0.32), x * 0.05, plumed, 5)
    left = smooth(
        at([(0, -13.5), (-11, -19.5), (-24, -22), (-36, -27), (-33, -33), (-20, -36), (-8, -33), (0, -26)]),
        8,
        closed=True,
    )
    for flap, sign in ((left, -1), (mirror(left, 0), 1)):
        stage.shadow(flap, 2.4, 0.6, 0.5, 2.5)
        stage.glow(flap, (sign * 14 - 6, -38 + y), 34, lighter(ink, 0.22), darker(ink, 0.2))
        stage.edge(flap, ink, 0.8)
        rim = smooth(at([(sign * x, b) for x, b in ((0, -25), (8, -31.6), (20, -34.4), (33, -31.4))]))
        gold.galloon(stage, even(rim, 24), 3.0, metal)
    gold.stone(stage, (-13, -27 + y), 2.8, plumed or metal, metal)


def bergere(stage: Stage, ribbon: Ink, top: float, turn: float) -> None:
    """A flat straw hat, tilted, with ribbons and roses."""
    straw: Ink = (222, 188, 118)
    tilt = -9 if turn > 0 else 9
    y = max(top + 8, -52)
    brim = ring((0, y + 6), 37, 11, 50, tilt)
    stage.shadow(brim, 3, 0.6, 0, 4)
    stage.glow(brim, (-16, y - 4), 52, lighter(straw, 0.45), darker(straw, 0.36))
    for k in range(1, 8):
        stage.stroke(
            ring((0, y + 6), 37 - 4.2 * k, 11 - 1.25 * k, 40, tilt),
            darker(straw, 0.5),
            0.5,
            0.55,
            closed=True,
        )
    crown = ring((0, y), 15, 7.5, 40, tilt)
    stage.glow(crown, (-7, y - 6), 20, lighter(straw, 0.5), darker(straw, 0.2))
    stage.edge(brim, straw, 0.8)
    stage.stroke(ring((0, y + 2.5), 15.6, 6.4, 40, tilt)[0:21], ribbon, 3.4)
    for k, x in enumerate((-12, -4, 5)):
        rose(stage, (x, y + 5 + abs(k - 1)), 4.6, lighter(ribbon, 0.2), (80, 118, 74))
    bow(stage, (14, y + 5), 8, ribbon, 1.3, tilt)


def cap(stage: Stage, ribbon: Ink, top: float) -> None:
    """A lace cap with a ribbon."""
    base = smooth([(-19, -24), (-10, -32), (0, -34), (10, -32), (19, -24)])
    high = smooth([(-23, -24), (-17, top - 2), (0, top - 7), (17, top - 2), (23, -24)])
    stage.glow([*high, *base[::-1]], (-9, top), 40, (255, 252, 244), (196, 186, 184))
    ruffle(stage, base, aside(base, -9), "cap", 11)
    stage.stroke(smooth([(-20, -26), (0, -37), (20, -26)]), darker(ribbon, 0.5), 4.6)
    stage.stroke(smooth([(-20, -26), (0, -37), (20, -26)]), ribbon, 3.6)
    bow(stage, (0, -37), 9, ribbon, 0.7)


def tiara(stage: Stage, stone: Ink, metal: Ink, top: float) -> None:
    """A tiara before the hair."""
    y = max(top + 16, -48)
    band = smooth([(-17, y + 8), (0, y + 2), (17, y + 8)])
    for k in range(-3, 4):
        x, high = k * 5.2, 13 - abs(k) * 2.6
        root = y + 3 + abs(k) * 1.5
        gold.leaf(stage, (x, root), -math.pi / 2 + k * 0.12, high, metal)
        gold.stud(stage, (x + k * 0.6, root - high), 1.6, gold.PEARL)
    gold.galloon(stage, even(band, 20), 3.6, metal)
    gold.stone(stage, (0, y + 2), 3.4, stone, metal)


def turban(stage: Stage, ink: Ink, metal: Ink, top: float) -> None:
    """A turban of wound silk with an aigrette: a guest as a sultana."""
    y = max(top, -46)
    shape = smooth(
        [(-20, -20), (-25, y + 12), (-14, y - 4), (0, y - 8), (14, y - 4), (25, y + 12), (20, -20), (0, -27)],
        8,
        closed=True,
    )
    stage.shadow(shape, 3, 0.6, 0, 3)
    stage.glow(shape, (-9, y), 46, lighter(ink, 0.5), darker(ink, 0.42))
    with stage.inside(shape):
        for k in range(6):
            line = smooth([(-26, -24 - k * 6.5), (0, -30 - k * 6), (26, -15 - k * 7.5)])
            stage.stroke(line, darker(ink, 0.8), 2.2, 0.45, 0.8)
            stage.stroke([(x, b - 2) for x, b in line], lighter(ink, 0.7), 1.2, 0.4, 0.5)
    stage.edge(shape, ink)
    plume(stage, (0, y + 6), (10, y - 34), 5, (246, 240, 228), 7)
    gold.stone(stage, (0, y + 8), 4.4, (180, 40, 60), metal)


def garland(stage: Stage, ink: Ink, top: float) -> None:
    """Roses wound through the hair."""
    line = smooth([(-19, -26), (-10, (top - 24) / 2 - 6), (6, (top - 24) / 2 - 4), (18, top * 0.5 - 22)])
    for k, spot in enumerate(even(line, 7)):
        tone = ink if k % 2 else mix(ink, (250, 236, 226), 0.55)
        rose(stage, spot, 4.8, tone, (84, 120, 78))


def strings(stage: Stage, ink: Ink, top: float, turn: float) -> None:
    """Strings of pearls over the hair and a bow at its side."""
    side = -1 if turn > 0 else 1
    wide = 19 if top < -50 else 14
    for k in range(3):
        y = -24 + (top + 22) * (0.25 + 0.25 * k)
        gold.pearls(stage, smooth([(-wide, y), (0, y + 9), (wide, y - 2)]), 1.7)
    bow(stage, (side * 14, top * 0.62 - 4), 10, ink, 1.2, side * 18)


def topknot(stage: Stage, ink: Ink, top: float) -> None:
    """A great bow on top."""
    bow(stage, (0, top + 5), 14, ink, 0.5)
    gold.stud(stage, (0, top + 5), 2.4, gold.PEARL)


class Worn(NamedTuple):
    """What a hat has to know: how high the hair stands, its inks, and which way the head looks."""

    top: float
    ink: Ink
    metal: Ink
    turn: float


def _plume(stage: Stage, worn: Worn) -> None:
    feathers(stage, worn.top, worn.ink, worn.turn, 1)
    bow(stage, (0, worn.top + 16), 8, worn.ink, 0.5)


def _three_corners(stage: Stage, worn: Worn, felt: Ink | None = BLACK, plumes: Ink | None = None) -> None:
    """A tricorne; without felt of its own it is dyed as its plumes."""
    raised = min(worn.top + 37, 0) * 0.4
    if felt is None:
        felt, plumes = darker(worn.ink, 0.45), lighter(worn.ink, 0.5)
    tricorne(stage, felt, worn.metal, plumes, raised)


def _plumed(stage: Stage, worn: Worn) -> None:
    _three_corners(stage, worn, (72, 50, 40), worn.ink)


def _tiara(stage: Stage, worn: Worn) -> None:
    tiara(stage, worn.ink, worn.metal, worn.top)
    feathers(stage, worn.top, SNOW, worn.turn, 2)


HATS: dict[str, Callable[[Stage, Worn], None]] = {
    "none": lambda stage, worn: None,
    "plumes": lambda stage, worn: feathers(stage, worn.top, worn.ink, worn.turn),
    "plume": _plume,
    "tricorne": _three_corners,
    "feathered": partial(_three_corners, plumes=SNOW),
    "plumed": _plumed,
    "coloured": partial(_three_corners, felt=None),
    "bergere": lambda stage, worn: bergere(stage, worn.ink, worn.top, worn.turn),
    "cap": lambda stage, worn: cap(stage, worn.ink, worn.top),
    "tiara": _tiara,
    "turban": lambda stage, worn: turban(stage, worn.ink, worn.metal, worn.top),
    "garland": lambda stage, worn: garland(stage, worn.ink, worn.top),
    "pearls": lambda stage, worn: strings(stage, worn.ink, worn.top, worn.turn),
    "bow": lambda stage, worn: topknot(stage, worn.ink, worn.top),
}


def paint_hat(stage: Stage, kind: str, hair: str, ink: Ink, metal: Ink, turn: float) -> None:
    """What is worn on the head; `ink` is that of its ribbons or plumes."""
    HATS[kind](stage, Worn(TOPS.get(hair, -36.0), ink, metal, turn))


def under_arm(stage: Stage, spot: Spot, metal: Ink) -> None:
    """A flat hat carried beneath the arm."""
    x, y = spot
    shape: Line = smooth(
        [(x - 24, y + 6), (x - 8, y - 9), (x + 10, y - 12), (x + 24, y - 2), (x + 6, y + 9)], 8, closed=True
    )
    stage.shadow(shape, 3, 0.5)
    stage.glow(shape, (x - 10, y - 10), 40, lighter(BLACK, 0.25), BLACK)
    gold.galloon(
        stage, smooth([(x - 23, y + 4), (x - 8, y - 7), (x + 10, y - 10), (x + 23, y - 2)]), 3, metal
    )
