"""Marble: clouds, and veins that follow folded noise; tiles."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from art.materials.noise import Colours, exact, fractal, sampled

Tone = tuple[int, int, int]


class Quarry(NamedTuple):
    """A kind of marble: light and dark of its clouds, its veins, and how many there are."""

    light: Tone
    dark: Tone
    vein: Tone
    second: Tone
    strength: float = 0.6


WHITE = Quarry((246, 241, 231), (221, 212, 198), (150, 136, 122), (196, 168, 120), 0.55)
GREEN = Quarry((74, 112, 92), (30, 58, 48), (190, 206, 186), (16, 34, 30), 0.5)
ROSE = Quarry((214, 168, 152), (168, 112, 100), (244, 224, 208), (110, 58, 56), 0.55)
BLACK = Quarry((44, 42, 50), (20, 20, 28), (196, 176, 130), (80, 78, 88), 0.55)
GREY = Quarry((176, 172, 168), (132, 128, 126), (226, 222, 214), (92, 86, 84), 0.5)


def marble(quarry: Quarry, size: int = 512, seed: int = 4) -> Colours:
    """A square slab."""
    shape = (size, size)
    warp_y, warp_x = fractal(shape, (3, 3), seed, 4), fractal(shape, (3, 3), seed + 20, 4)
    reach = size * 0.30
    clouds = sampled(fractal(shape, (4, 4), seed + 40, 5), (warp_y - 0.5) * reach, (warp_x - 0.5) * reach)
    folded = sampled(fractal(shape, (3, 3), seed + 60, 5), (warp_x - 0.5) * reach, (warp_y - 0.5) * reach)
    fine = sampled(fractal(shape, (5, 5), seed + 80, 5), (warp_y - 0.5) * reach, (warp_x - 0.5) * reach)
    veins = np.clip(1 - np.abs(folded - 0.5) * 16, 0, 1) ** 2
    threads = np.clip(1 - np.abs(fine - 0.5) * 30, 0, 1) ** 2
    light, dark, vein, second = (np.array(one, np.float32) / 255 for one in quarry[:4])
    colour = dark + (light - dark) * np.clip(clouds * 2.2 - 0.6, 0, 1)[..., None]
    colour += (second - colour) * (threads * quarry.strength * 0.8)[..., None]
    colour += (vein - colour) * (veins * quarry.strength)[..., None]
    return exact(np.clip(colour, 0, 1))
