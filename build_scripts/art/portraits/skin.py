"""Skin in candle light: luminous, with warm shadows and a cool turn where light ends."""

from __future__ import annotations

import numpy as np

from art.easel import Pixels
from art.portraits.clay import Grid, blurred
from art.portraits.light import Colours, Ramp, ramped

SKIN: Ramp = (
    (0.00, (0.36, 0.17, 0.14)),
    (0.18, (0.58, 0.34, 0.28)),
    (0.36, (0.79, 0.57, 0.50)),
    (0.54, (0.91, 0.755, 0.685)),
    (0.72, (0.972, 0.865, 0.805)),
    (0.88, (1.00, 0.925, 0.875)),
    (1.00, (1.00, 0.965, 0.93)),
)
KEY = np.asarray((-0.50, -0.50, 0.707), np.float32)
FILL = np.asarray((0.75, 0.05, 0.65), np.float32)


def lit_skin(z: Grid, unit: float, yaw: float = 0) -> tuple[Colours, Grid]:
    """The surface in the light, after it was turned; and how bright each place is."""
    z = blurred(z, unit * 0.006)
    down, right = np.gradient(z * unit)
    length = np.sqrt(right * right + down * down + 1)
    nx, ny, nz = -right / length, -down / length, 1 / length
    cos, sin = np.cos(yaw), np.sin(yaw)
    rx, rz = nx * cos - nz * sin, nz * cos + nx * sin
    key = rx * KEY[0] + ny * KEY[1] + rz * KEY[2]
    soft = np.clip((key + 0.30) / 1.30, 0, 1)
    fill = np.clip(rx * FILL[0] + ny * FILL[1] + rz * FILL[2], 0, 1)
    deep = np.clip(blurred(z, unit * 0.05) - z, 0, 1) * 3.5 + np.clip(blurred(z, unit * 0.015) - z, 0, 1) * 5
    tone = (0.10 + 0.72 * soft**1.1 + 0.14 * fill) * (1 - np.clip(deep, 0, 0.4))
    half = KEY + np.asarray((0, 0, 1), np.float32)
    half = half / np.linalg.norm(half)
    glint = np.clip(rx * half[0] + ny * half[1] + rz * half[2], 0, 1)
    colours = ramped(np.clip(tone, 0, 1).astype(np.float32), SKIN)
    colours += (glint**22 * 0.07)[..., None] * np.asarray((1, 0.95, 0.88), np.float32)
    return np.asarray(np.clip(colours, 0, 1), np.float32), np.asarray(tone, np.float32)


def painted(skin: Colours, tone: Grid, layer: Pixels) -> Pixels:
    """Paint laid on skin: it takes part in the light."""
    alpha = layer[..., 3:]
    lit = layer[..., :3] * np.clip(0.45 + 0.66 * tone, 0, 1.08)[..., None]
    rgb = skin * (1 - alpha) + lit
    return np.concatenate([np.clip(rgb, 0, 1), np.ones_like(alpha)], -1).astype(np.float32)
