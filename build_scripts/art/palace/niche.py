"""Niches for guests: an alcove with a shell in its half-dome, lit by candles; for masters, midnight."""

from __future__ import annotations

from math import cos, pi, sin

import numpy as np

from art.easel import Pixels, Plane
from art.materials.noise import Colours, blurred, exact, solid
from art.ornament.carving import Carving, stepped
from art.ornament.metal import gilded
from art.ornament.rocaille import leaf, shell, spiral
from art.palace.shade import Tone, cut, glowing, layered, reduced, spot, spread, toned, with_shadow

WIDE, HIGH = 288, 424
FINER = 2
LEFT, TOP, FOOT = 13.0, 22.0, 14.0
"""From the edge of the picture to the outside of the arch, and to the sill."""
BAND = 15.0
"""How wide the gilded arch is."""


def _arch(grow: float, finer: int) -> Plane:
    """How far each dot lies inside the arch, shrunk by so many pixels; negative outside."""
    h, w = HIGH * finer, WIDE * finer
    y, x = (np.mgrid[0:h, 0:w].astype(np.float32) + 0.5) / finer
    half = WIDE / 2 - LEFT - grow
    spring = TOP + WIDE / 2 - LEFT
    dx, dy = np.abs(x - WIDE / 2), y - spring
    away = np.where(dy < 0, half - np.hypot(dx, dy), half - dx)
    return exact(np.minimum(away, HIGH - FOOT - y + 0 * x))


def _dome(colour: Tone, light: float) -> tuple[Colours, Plane]:
    """The half-dome as a fluted shell, and where it is."""
    h, w = HIGH * FINER, WIDE * FINER
    y, x = (np.mgrid[0:h, 0:w].astype(np.float32) + 0.5) / FINER
    spring = TOP + WIDE / 2 - LEFT
    radius = WIDE / 2 - LEFT - BAND
    dx, dy = (x - WIDE / 2) / radius, (y - spring - 6) / radius
    far = np.hypot(dx, dy)
    angle = np.arctan2(-dy, dx)
    flutes = 11
    phase = angle / pi * flutes
    rib = np.abs(np.sin(phase * pi))
    slope = np.cos(phase * pi) * np.sign(np.sin(phase * pi))
    # Each flute is a hollow: its left wall lies in the shade of a light from the left.
    turning = np.sin(angle) * slope * 0.10 - np.cos(angle) * 0.08
    body = 0.42 + 0.34 * rib**0.6 + turning * 1.6 * light
    hood = np.clip(1.15 - 0.85 * far**2.4, 0.2, 1.2)
    shade = body * hood * (0.72 + 0.28 * np.clip(dx * 0.8 + 0.5, 0, 1))
    lip = np.clip(1 - np.abs(far - 0.93 - 0.035 * rib) * 26, 0, 1)
    shade = shade * (1 - 0.45 * np.clip(far - 0.94 - 0.03 * rib, 0, 1) * 12) + 0.16 * lip
    return toned(solid(colour, h, w), shade), exact(dy < 0)


def _interior(wall: Colours, dome: Tone, floor: Colours, glow: tuple[int, int, int], dim: float) -> Pixels:
    h, w = HIGH * FINER, WIDE * FINER
    y, x = (np.mgrid[0:h, 0:w].astype(np.float32) + 0.5) / FINER
    spring = TOP + WIDE / 2 - LEFT
    radius = WIDE / 2 - LEFT - BAND
    u = np.clip((x - WIDE / 2) / radius, -1, 1)
    # A hollow half-cylinder: what curves round towards us on the right faces the light.
    curve = np.sqrt(1 - np.clip(u, -0.999, 0.999) ** 2)
    bend = np.arcsin(np.clip(u, -1, 1)) / (pi / 2)
    lookup = ((bend * 0.5 + 0.5) * radius * 2.2 * FINER).astype(int)
    rows = y * FINER
    tile_h, tile_w = wall.shape[:2]
    surface = wall[rows.astype(int) % tile_h, (lookup + tile_w // 2 - round(radius * 1.1 * FINER)) % tile_w]
    round_light = 0.42 + 0.50 * curve + 0.26 * np.clip(u, 0, 1) ** 1.5 - 0.10 * np.clip(-u, 0, 1)
    surface = toned(surface, round_light * dim)
    fluted, is_dome = _dome(dome, 1.0)
    surface = np.where(is_dome[..., None] > 0, toned(fluted, 0.55 + 0.6 * dim), surface)
    # The floor: half an ellipse that we look down upon.
    base = HIGH - FOOT - 30
    reach = np.sqrt(np.maximum(1 - u * u, 0)) * 24
    on_floor = y > base + 24 - reach
    tile = spread(floor, w, h)
    polished = toned(tile, (0.5 + 0.5 * curve) * dim * (0.62 + 0.5 * np.clip((y - base) / 34, 0, 1)))
    surface = np.where(on_floor[..., None], polished, surface)
    line = np.clip(1 - np.abs(y - (base + 24 - reach)) / 1.6, 0, 1) * (np.abs(u) < 1)
    surface = toned(surface, 1 - 0.45 * line)
    # A cornice where the dome begins.
    ledge = spring + 6 + 3.5 * curve
    bright = np.clip(1 - np.abs(y - ledge) / 2.2, 0, 1)
    under = np.clip(1 - np.abs(y - ledge - 7) / 7, 0, 1) * (y > ledge)
    surface = toned(surface, 1 - 0.42 * under)
    gold = np.array((0.93, 0.74, 0.36), np.float32) * (0.45 + 0.5 * curve + 0.25 * u)[..., None]
    surface = surface * (1 - bright[..., None]) + np.clip(gold, 0, 1) * bright[..., None]
    warm = spot(w, h, (w * 0.56, h * 0.66), (w * 0.46, h * 0.34), 1.6)
    surface = glowing(surface, warm * 0.42, glow)
    # The arch throws its shadow into the niche, from above and from the left.
    inside = _arch(BAND, FINER)
    hollow = (inside > 0).astype(np.float32)
    fallen = np.roll(1 - hollow, (round(15 * FINER), round(9 * FINER)), (0, 1))
    fallen[: round(15 * FINER)] = 1
    dark = blurred(fallen, 7 * FINER) * 0.62 + blurred(1 - hollow, 5 * FINER) * 0.35
    surface = toned(surface, np.clip(1 - dark, 0.12, 1))
    return reduced(cut(surface, np.clip(_arch(BAND - 3, FINER) * FINER + 0.5, 0, 1)), FINER)


def _archivolt(master: bool) -> Carving:
    carving = Carving(WIDE, HIGH)
    away = _arch(0, carving.finer)
    band = BAND + (3 if master else 0)
    parts = (
        ((0.0, 4.5, 3.2), (4.0, 8.5, 3.0), (11.0, 7.0, 5.0))
        if master
        else ((0.0, 5.0, 3.2), (4.4, 5.2, 1.6), (9.0, 6.0, 4.2))
    )
    profile = stepped(*parts)(away) * carving.finer
    bottom = np.mgrid[0 : HIGH * carving.finer, 0:1][0] / carving.finer
    carving.height[:] = np.where((away > 0) & (away < band + 2) & (bottom < HIGH - FOOT), profile, 0)
    # The band does not run along the sill.
    y, x = np.mgrid[0 : HIGH * 3, 0 : WIDE * 3].astype(np.float32) / 3
    inner = (np.abs(x - WIDE / 2) < WIDE / 2 - LEFT - band + 0.5) & (y > HIGH - FOOT - band - 6)
    carving.height[inner] = 0
    if master:
        _pearls(carving)
    _sill(carving)
    if master:
        _crown(carving)
    else:
        shell(carving, (WIDE / 2, TOP + 20), 27, 0, 7, 150, 3)
        for side in (False, True):
            leaf(
                carving,
                (WIDE / 2 + (-9 if side else 9), TOP + 15),
                34,
                -76 if side else 76,
                side,
                0.4,
                4,
                0.8,
                2,
            )
    return carving


def _pearls(carving: Carving) -> None:
    spring = TOP + WIDE / 2 - LEFT
    reach = WIDE / 2 - LEFT - 8.2
    for number in range(39):
        angle = pi * number / 38
        if abs(number - 19) > 2:
            carving.ball((WIDE / 2 - reach * cos(angle), spring - reach * sin(angle)), 3.7, 1.0, 1.4)
    for number in range(1, 26):
        for side in (-1, 1):
            carving.ball((WIDE / 2 + side * reach, spring + number * 9.7), 3.7, 1.0, 1.4)


def _sill(carving: Carving) -> None:
    y, x = (
        np.mgrid[0 : carving.height.shape[0], 0 : carving.height.shape[1]].astype(np.float32) / carving.finer
    )
    for top, high, raised, inset in ((HIGH - FOOT - 3, 7.0, 3.6, 5.0), (HIGH - FOOT + 3.5, 9.0, 4.6, 2.0)):
        share = np.clip((y - top) / high, 0, 1) * 2 - 1
        risen = raised * np.sqrt(np.maximum(1 - share * share, 0)) * ((y > top) & (y < top + high))
        risen = np.where((x > inset) & (x < WIDE - inset), risen, 0)
        np.maximum(carving.height, risen * carving.finer, out=carving.height)


def _crown(carving: Carving) -> None:
    """A crown over the keystone: five arches with pearls, on a band, with leaves at its sides."""
    cx, foot = WIDE / 2, TOP + 24
    for side in (False, True):
        sign = -1 if side else 1
        leaf(carving, (cx + sign * 20, foot - 4), 46, sign * 74, side, 0.5, 5, 0.9, 2)
        scroll = [(cx + sign * (24 + x), foot + 2 + y) for x, y in spiral((0, 0), 9, 180, 1.3, 24)]
        carving.roll(scroll, 3.0, 2.0, 1.0, 0, 3)
    carving.roll([(cx - 21, foot), (cx, foot + 3), (cx + 21, foot)], 5.0, 5.0, 0.9, 0, 5)
    for number in range(-2, 3):
        tip = (cx + number * 11.5, foot - 25 + abs(number) * 4)
        carving.roll([(cx + number * 8.5, foot - 3), tip], 4.2, 1.8, 0.8, 0, 5)
        carving.ball(tip, 4.4, 1.0, 6)
    carving.ball((cx, foot + 1), 4.2, 1.0, 9)


def niche(
    wall: Colours,
    dome: Tone,
    floor: Colours,
    glow: tuple[int, int, int] = (255, 206, 130),
    dim: float = 1.0,
    master: bool = False,
) -> Pixels:
    """A whole niche."""
    inside = _interior(wall, dome, floor, glow, dim)
    arch = with_shadow(gilded(_archivolt(master), steep=0.8), 3.0, 0.75, (1, 3))
    return layered(inside, arch)


def curtained(picture: Pixels) -> Pixels:
    """The niche with a curtain drawn aside on both sides and a pelmet: where musicians play."""
    h, w = HIGH, WIDE
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    across = np.abs(x - w / 2)
    top, low = TOP + 30, HIGH - FOOT - 8
    share = np.clip((y - top) / (low - top), 0, 1)
    # Held back by a cord at two thirds, the cloth hangs wide again below.
    edge = np.where(share < 0.62, 38 + 66 * (share / 0.62) ** 0.7, 104 - 18 * ((share - 0.62) / 0.38))
    hem = np.clip((across - edge) / 1.5, 0, 1)
    gather = np.sin((across - edge) / (w / 2 - edge + 1) * 17 + 0.6 * share) * 0.5 + 0.5
    shade = 0.32 + 0.72 * gather
    tie = np.exp(-(((share - 0.62) * 60) ** 2))
    cloth = solid((148, 30, 44), h, w) * shade[..., None]
    cloth = (
        cloth * (1 - tie[..., None])
        + np.array((0.9, 0.7, 0.32), np.float32) * shade[..., None] * tie[..., None]
    )
    fringe = np.clip(1 - np.abs(across - edge - 3) / 2.4, 0, 1)[..., None]
    cloth = cloth * (1 - fringe) + np.array((0.86, 0.66, 0.3), np.float32) * fringe
    inside = np.clip(reduced(_arch(BAND, FINER)[..., None], FINER)[..., 0] * 1.0 + 0.5, 0, 1)
    swag = TOP + 62 + 20 * np.cos(across / 27) - 0.0022 * across * across
    pelmet = np.clip((swag - y) / 1.5, 0, 1)
    drop = (0.45 + 0.5 * np.sin((y + 18 * np.cos(across / 27)) / 5.5) ** 2)[..., None]
    valance = np.array((164, 36, 50), np.float32) / 255 * drop
    braid = np.clip(1 - np.abs(swag - y - 2.5) / 2.6, 0, 1)[..., None]
    valance = valance * (1 - braid) + np.array((0.9, 0.7, 0.32), np.float32) * braid
    cover = np.maximum(hem, pelmet) * inside
    colour = np.where((pelmet > 0.5)[..., None], valance, cloth)
    drapery = with_shadow(
        cut(np.clip(colour, 0, 1).astype(np.float32), cover.astype(np.float32)), 4, 0.5, (2, 5)
    )
    drapery *= inside[..., None]
    return layered(picture, drapery.astype(np.float32), gilded_arch())


def gilded_arch() -> Pixels:
    """The plain arch alone, to be laid over what hangs in a niche."""
    return with_shadow(gilded(_archivolt(False), steep=0.8), 3.0, 0.6, (1, 3))
