"""Relief: a mask becomes a height field, and a warm light from the upper left makes metal or ivory of it.

Cut the outline of every lobe before it is lit (draw it, then draw its edge with `kClear`): a shell whose
lobes touch melts into a lump.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from art.easel import Pixels, Plane, blurred

LIGHT = (-0.45, -0.62, 0.64)
"""Where the candles are: up, to the left, before the picture."""


class Metal(NamedTuple):
    """How a surface answers light: colours from shadow to glint, and how sharp the glint is."""

    stops: tuple[float, ...]
    colours: tuple[tuple[float, float, float], ...]
    shine: float = 0.7
    sharpness: float = 34
    polish: float = 0.28
    """How much of the room is mirrored."""


GOLD = Metal(
    (0, 0.2, 0.42, 0.64, 0.84, 1),
    (
        (0.14, 0.07, 0.02),
        (0.38, 0.21, 0.06),
        (0.69, 0.46, 0.14),
        (0.90, 0.70, 0.31),
        (0.99, 0.89, 0.60),
        (1, 0.98, 0.88),
    ),
)
SILVER = Metal(
    (0, 0.25, 0.5, 0.75, 1),
    ((0.12, 0.12, 0.15), (0.36, 0.37, 0.42), (0.62, 0.64, 0.68), (0.86, 0.87, 0.89), (1, 1, 1)),
)
BRASS = Metal(
    (0, 0.25, 0.5, 0.75, 1),
    ((0.15, 0.08, 0.03), (0.40, 0.24, 0.10), (0.63, 0.43, 0.20), (0.82, 0.62, 0.36), (0.96, 0.83, 0.62)),
    shine=0.4,
    sharpness=20,
    polish=0.15,
)
IVORY = Metal(
    (0, 0.3, 0.55, 0.8, 1),
    ((0.42, 0.30, 0.22), (0.70, 0.58, 0.46), (0.88, 0.80, 0.69), (0.97, 0.93, 0.85), (1, 0.99, 0.96)),
    shine=0.18,
    sharpness=12,
    polish=0.0,
)
MARBLE = IVORY._replace(
    colours=((0.34, 0.32, 0.34), (0.60, 0.58, 0.58), (0.80, 0.78, 0.77), (0.93, 0.92, 0.90), (1, 1, 0.99)),
    shine=0.3,
    sharpness=24,
)

ROUND = ((1.1, 0.45), (3.0, 0.75), (7.0, 1.0))
"""Blurs and weights that round a mask: fine edge, body, swelling."""


def raised(mask: Plane, rounding: tuple[tuple[float, float], ...] = ROUND) -> Plane:
    """The height field of a mask: the sum of its blurs, nothing beyond its edge."""
    height = np.zeros_like(mask)
    for radius, weight in rounding:
        height += weight * np.minimum(blurred(mask, radius), 1) * mask
    return height


def lit(height: Plane, mask: Plane, metal: Metal = GOLD, depth: float = 7) -> Pixels:
    """A height field in the light, cut to its mask, colours multiplied by alpha."""
    down, across = np.gradient(height)
    nx, ny = -across * depth, -down * depth
    length = np.sqrt(nx * nx + ny * ny + 1)
    nx, ny, nz = nx / length, ny / length, 1 / length
    lx, ly, lz = np.array(LIGHT) / np.linalg.norm(LIGHT)
    bright = np.clip(nx * lx + ny * ly + nz * lz, 0, 1)
    half = np.array((lx, ly, lz + 1)) / np.linalg.norm((lx, ly, lz + 1))
    glint = np.clip(nx * half[0] + ny * half[1] + nz * half[2], 0, 1) ** metal.sharpness
    room = 0.5 + 0.5 * np.sin(5.2 * 2 * nz * ny + 2.1 * 2 * nz * nx + 0.6)
    tone = np.clip(0.02 + (0.92 - metal.polish) * bright + metal.polish * room * (0.4 + bright), 0, 1)
    ramp = np.array(metal.colours)
    rgb = np.stack([np.interp(tone, metal.stops, ramp[:, part]) for part in range(3)], axis=-1)
    rgb += (metal.shine * glint)[..., None] * np.array((1, 0.95, 0.82))
    whole = np.concatenate([np.clip(rgb, 0, 1) * mask[..., None], mask[..., None]], axis=-1)
    return whole.astype(np.float32)


def cast(mask: Plane, blur: float, strength: float = 0.6, shift: tuple[int, int] = (0, 0)) -> Pixels:
    """The soft warm shadow of a mask, moved by whole pixels to the right and down."""
    shade = np.roll(blurred(mask, blur), (shift[1], shift[0]), axis=(0, 1)) * strength
    dark = np.array((0.07, 0.04, 0.03))
    return np.concatenate([shade[..., None] * dark, shade[..., None]], axis=-1).astype(np.float32)


def over(above: Pixels, below: Pixels) -> Pixels:
    """One picture over another, both with colours multiplied by alpha."""
    return above + below * (1 - above[..., 3:])
