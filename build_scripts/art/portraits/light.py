"""Candle light on relief: one warm key from the upper left, soft sky, cast shadow, translucent edges."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from art.portraits.clay import Clay, Grid, blurred

Colours = NDArray[np.float32]

KEY = np.asarray((-0.52, -0.62, 0.59), np.float32)
STRENGTH = 1.45
"""How much steeper than it is carved the relief is lit."""
_IVORY = (
    (0.00, (0.20, 0.12, 0.09)),
    (0.22, (0.46, 0.33, 0.26)),
    (0.45, (0.74, 0.63, 0.53)),
    (0.66, (0.93, 0.86, 0.76)),
    (0.84, (1.00, 0.965, 0.90)),
    (1.00, (1.00, 0.995, 0.97)),
)
_GOLD = (
    (0.00, (0.12, 0.055, 0.01)),
    (0.22, (0.38, 0.20, 0.05)),
    (0.45, (0.70, 0.46, 0.14)),
    (0.66, (0.92, 0.72, 0.32)),
    (0.85, (1.00, 0.91, 0.62)),
    (1.00, (1.00, 0.99, 0.90)),
)
_SILVER = (
    (0.00, (0.08, 0.09, 0.12)),
    (0.25, (0.30, 0.32, 0.38)),
    (0.48, (0.58, 0.61, 0.68)),
    (0.70, (0.83, 0.86, 0.90)),
    (0.86, (0.96, 0.98, 1.00)),
    (1.00, (1.00, 1.00, 1.00)),
)
_BRASS = (
    (0.00, (0.10, 0.03, 0.02)),
    (0.22, (0.32, 0.13, 0.07)),
    (0.45, (0.60, 0.30, 0.17)),
    (0.66, (0.80, 0.50, 0.30)),
    (0.85, (0.95, 0.74, 0.54)),
    (1.00, (1.00, 0.93, 0.82)),
)
METALS = {"gold": _GOLD, "silver": _SILVER, "brass": _BRASS}
Ramp = tuple[tuple[float, tuple[float, float, float]], ...]


def ramped(tone: Grid, ramp: Ramp) -> Colours:
    """Tones 0 to 1 as colours of a ramp."""
    stops = [stop for stop, _ in ramp]
    parts = [np.interp(tone, stops, [colour[k] for _, colour in ramp]) for k in range(3)]
    return np.stack(parts, -1).astype(np.float32)


def normals(height: Grid) -> tuple[Grid, Grid, Grid]:
    """Which way the surface looks: right, down, towards the eye."""
    down, right = np.gradient(height)
    length = np.sqrt(right * right + down * down + 1)
    return -right / length, -down / length, 1 / length


def cast_shadow(height: Grid, scale: float, reach: float = 40, slope: float = 0.9) -> Grid:
    """How much of the key light higher parts towards the upper left take away, 0 to 1."""
    shadow = np.zeros_like(height)
    steps = 22
    for step in range(1, steps + 1):
        way = reach * (step / steps) ** 1.4
        dx, dy = round(way * 0.64 * scale), round(way * 0.77 * scale)
        if dx == dy == 0:
            continue
        other = np.zeros_like(height)
        other[dy:, dx:] = height[: height.shape[0] - dy, : height.shape[1] - dx]
        over = other - height - way * slope
        shadow = np.maximum(shadow, np.clip(over / (1.2 + way * 0.22), 0, 1))
    return blurred(shadow, 1.1 * scale)


def hollows(height: Grid, scale: float) -> Grid:
    """How deep a place lies among its neighbours, 0 to 1."""
    total = np.zeros_like(height)
    for radius, weight in ((2.2, 0.30), (6, 0.13), (16, 0.055)):
        total += weight * np.clip(blurred(height, radius * scale) - height, 0, None)
    return np.clip(total, 0, 0.85)


def carved(clay: Clay, ground: Colours, metal: str = "gold", thin: float = 9.0) -> Colours:
    """The clay as stone on its ground: ivory, tinted strata and gilding under one light.

    Where the stone is thinner than `thin` the ground shines through, as in a real cameo.
    """
    height = clay.height * clay.scale * STRENGTH
    right, down, out = normals(height)
    shadow = cast_shadow(clay.height, clay.scale)
    deep = hollows(clay.height, clay.scale)
    facing = right * KEY[0] + down * KEY[1] + out * KEY[2]
    key = np.clip(facing, 0, 1) * (1 - 0.72 * shadow)
    wrapped = np.clip((facing + 0.45) / 1.45, 0, 1)
    sky = 0.5 + 0.5 * (-down)
    glint = _glint(right, down, out)
    tone = (0.66 * key + 0.20 * wrapped * (1 - 0.5 * shadow) + 0.12 * sky + 0.06) * (1 - deep)
    stone = ramped(np.clip(tone * 1.02, 0, 1), _IVORY)
    stone = stone * (0.35 + 0.65 * clay.tint) * clay.tint ** (0.45 + 0.5 * (1 - tone))[..., None]
    stone += (glint**26 * 0.16 * (1 - shadow))[..., None]
    through = np.clip(clay.height / thin, 0, 1) ** 0.7
    clear = 1 - 0.62 * (1 - through)
    lit_ground = ground * (1 - 0.66 * shadow * (1 - clay.body))[..., None]
    lit_ground *= (1 - 0.55 * _beside(clay))[..., None]
    stone = stone * clear[..., None] + lit_ground * (0.65 + 0.6 * tone)[..., None] * (1 - clear)[..., None]
    result = lit_ground + (stone - lit_ground) * clay.body[..., None]
    if clay.gold.any():
        gilded = metallic(right, down, out, shadow, deep, METALS[metal])
        result += (gilded - result) * clay.gold[..., None]
    return np.asarray(np.clip(result, 0, 1), np.float32)


def _beside(clay: Clay) -> Grid:
    """The soft dark along the foot of the stone on its ground."""
    return np.asarray(np.clip(blurred(clay.body, 5 * clay.scale) * 1.1, 0, 1) * (1 - clay.body), np.float32)


def _glint(right: Grid, down: Grid, out: Grid) -> Grid:
    half = KEY + np.asarray((0, 0, 1), np.float32)
    half = half / np.linalg.norm(half)
    return np.asarray(np.clip(right * half[0] + down * half[1] + out * half[2], 0, 1), np.float32)


def metallic(right: Grid, down: Grid, out: Grid, shadow: Grid, deep: Grid, ramp: Ramp) -> Colours:
    """Polished metal: key light, a banded room mirrored in it, and a warm spark."""
    facing = np.clip(right * KEY[0] + down * KEY[1] + out * KEY[2], 0, 1)
    room = 0.5 + 0.5 * np.sin(5.0 * 2 * out * down + 2.2 * 2 * out * right + 0.5)
    tone = 0.06 + 0.60 * facing * (1 - 0.55 * shadow) + 0.30 * room * (0.35 + facing)
    colours = ramped(np.clip(tone * (1 - 0.8 * deep), 0, 1).astype(np.float32), ramp)
    spark = _glint(right, down, out) ** 44 * (1 - shadow)
    return np.asarray(colours + spark[..., None] * np.asarray((0.8, 0.74, 0.6), np.float32), np.float32)
