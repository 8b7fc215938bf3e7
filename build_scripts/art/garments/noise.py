"""Fields of chance that are the same at every bake."""

from __future__ import annotations

import zlib

import numpy as np
from PIL import Image

from art.garments.stage import Field


def chance(name: str) -> np.random.Generator:
    """Chance that belongs to a name."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def cloud(rng: np.random.Generator, height: int, width: int, across: float, down: float) -> Field:
    """Smooth noise from -1 to 1 with about so many waves across and down."""
    coarse = rng.standard_normal((max(int(down) + 3, 4), max(int(across) + 3, 4))).astype(np.float32)
    picture = Image.fromarray(coarse, mode="F").resize((width, height), Image.Resampling.BICUBIC)
    field = np.asarray(picture, np.float32)
    return np.asarray(np.clip(field / 2.2, -1, 1), np.float32)


def step(low: float, high: float, field: Field) -> Field:
    """0 below the first figure, 1 above the second, smooth between."""
    t = np.clip((field - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), np.float32)
