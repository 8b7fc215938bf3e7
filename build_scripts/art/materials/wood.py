"""Wood: planks with rings and pores, parquet de Versailles, walnut boards; tiles."""

from __future__ import annotations

from math import pi

import numpy as np

from art.materials.noise import Colours, Field, exact, fractal, ramp

OAK = ((0.0, (58, 30, 14)), (0.35, (112, 66, 32)), (0.65, (158, 104, 56)), (1.0, (206, 154, 94)))
WALNUT = ((0.0, (26, 14, 9)), (0.35, (58, 33, 21)), (0.65, (88, 54, 34)), (1.0, (128, 86, 56)))
EBONY = ((0.0, (12, 9, 10)), (0.5, (30, 22, 22)), (1.0, (58, 44, 40)))
Stops = tuple[tuple[float, tuple[int, int, int]], ...]


def grain(width: int, height: int, seed: int, rings: int = 9) -> Field:
    """Wood that runs across, from 0 (late wood, pores) to 1."""
    shape = (height, width)
    drift = fractal(shape, (2, 2), seed, 4)
    y = np.arange(height, dtype=np.float32)[:, None] / height
    wave = 0.5 + 0.5 * np.sin((y * rings + (drift - 0.5) * rings * 0.55) * 2 * pi)
    fibre = fractal(shape, (max(height // 3, 2), max(width // 90, 2)), seed + 30, 2)
    pores = fractal(shape, (max(height // 2, 2), max(width // 22, 2)), seed + 60, 1)
    pores = np.clip((pores - 0.72) * 4, 0, 1)
    return exact(np.clip(0.42 * wave + 0.52 * fibre + 0.06 - 0.35 * pores, 0, 1))


def board(
    stops: Stops = WALNUT, width: int = 512, height: int = 256, seed: int = 8, rings: int = 5
) -> Colours:
    """A polished board that runs across."""
    figure = grain(width, height, seed, rings)
    curl = fractal((height, width), (3, 8), seed + 77, 3)
    return exact(np.clip(ramp(figure, *stops) * (0.82 + 0.36 * curl)[..., None], 0, 1))


def parquet(side: int = 384, seed: int = 21, stops: Stops = OAK) -> Colours:
    """One square of parquet de Versailles: a lattice on the slant in a frame, planks woven over and under."""
    frame = side * 0.085
    y, x = np.mgrid[0:side, 0:side].astype(np.float32) + 0.5
    across = grain(1024, 1024, seed, 40)
    rng = np.random.default_rng(seed)
    hues = rng.random(4096).astype(np.float32)

    def wood(along: Field, over: Field, plank: np.ndarray) -> tuple[Field, Field]:
        shift = hues[plank % 4096]
        u = ((along * 2.0 + shift * 977) % 1024).astype(int)
        v = ((over * 3.0 + shift * 631) % 1024).astype(int)
        return across[v, u], shift

    m = np.minimum(np.minimum(x, side - x), np.minimum(y, side - y))
    upright = np.minimum(x, side - x) < np.minimum(y, side - y)
    border = m < frame
    tone_b, hue_b = wood(
        np.where(upright, y, x), m, np.where(upright, 7, 3) + np.where((x > side / 2) ^ (y > side / 2), 40, 0)
    )
    r, q = (x + y) * 0.70710678, (x - y) * 0.70710678 + side
    pitch = side * 0.70710678 / 4
    wide = pitch * 0.44
    rr, qq = np.mod(r, pitch), np.mod(q, pitch)
    over_r, over_q = rr < wide, qq < wide
    ri, qi = np.floor(r / pitch).astype(int), np.floor(q / pitch).astype(int)
    top_is_r = (ri + qi) % 2 == 0
    is_r = over_r & (~over_q | top_is_r)
    is_q = over_q & ~is_r
    tone_r, hue_r = wood(q, rr, ri * 13 + 100)
    tone_q, hue_q = wood(r, qq, qi * 17 + 300)
    tone_c, hue_c = wood(x, np.mod(y, 97), ri * 31 + qi * 57 + 500)
    tone = np.where(border, tone_b, np.where(is_r, tone_r, np.where(is_q, tone_q, tone_c)))
    hue = np.where(border, hue_b, np.where(is_r, hue_r, np.where(is_q, hue_q, hue_c)))
    colour = ramp(np.clip(0.20 + 0.55 * tone + 0.42 * (hue - 0.5), 0, 1), *stops)
    edge_r = np.minimum(rr, wide - rr)
    edge_q = np.minimum(qq, wide - qq)
    joint = np.where(is_r, edge_r, np.where(is_q, edge_q, np.minimum(np.abs(rr - wide), np.abs(qq - wide))))
    joint = np.where(is_r | is_q, joint, np.minimum(joint, np.minimum(pitch - rr, pitch - qq)))
    joint = np.where(border, np.minimum(m, frame - m), np.minimum(joint, m - frame))
    mitre = np.abs(np.minimum(x, side - x) - np.minimum(y, side - y))
    joint = np.where(border, np.minimum(joint, mitre * 0.7), joint)
    groove = np.clip(joint / 1.4, 0, 1)
    bevel = np.clip(1 - np.abs(joint - 2.2) / 1.4, 0, 1)
    colour = colour * (0.32 + 0.68 * groove)[..., None] + 0.045 * bevel[..., None]
    return exact(np.clip(colour, 0, 1))
