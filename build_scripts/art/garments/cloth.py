"""Silk: folds, the light on them, and the motif that runs along them.

A piece of cloth is made flat as a texture (across `u`, down `v`) and laid on its place by the stage. Folds
are a height over it: their slope takes the light, their length eats the motif, their depth is dark.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import skia

from art.garments.noise import chance, cloud
from art.garments.stage import Field, Ink, Pixels, image_of

LIGHT_FROM = -0.62
"""Where the candles are, as an angle to the left of whoever looks."""


@dataclass(frozen=True)
class Silk:
    """What a piece is made of: its ground, and a motif woven into it with its own ink."""

    ground: Ink
    motif: Pixels | None = None
    """A tile that repeats: red, green, blue and how much of it shows."""
    pitch: float = 24.0
    """How wide and high one repeat is, in the master's pixels."""
    sheen: float = 0.5
    depth: float = 1.0
    """How much light and dark differ."""


@dataclass(frozen=True)
class Folds:
    """How a piece falls: how many folds, how deep above and below, how round the whole of it is."""

    count: float = 7
    top: float = 0.2
    bottom: float = 1.0
    turn: float = 1.1
    """How far the piece turns away at its sides, in radians."""
    tilt: float = 0.0
    """How far its middle looks to the right."""
    gathers: float = 0.0
    """Small pleats at its top."""
    lean: float = 0.0
    """Folds that run aside on their way down."""
    fall: float = 0.25
    """How much darker it is below than above."""


def woven(silk: Silk, folds: Folds, width: float, height: float, name: str, fine: float = 2.4) -> skia.Image:
    """A piece of silk so wide and high, in the master's pixels, as it falls and as it is lit."""
    return image_of(weave(silk, folds, width, height, name, fine))


def weave(silk: Silk, folds: Folds, width: float, height: float, name: str, fine: float = 2.4) -> Pixels:
    """The same as an array."""
    w, h = max(int(width * fine), 8), max(int(height * fine), 8)
    rng = chance(name)
    u = np.linspace(0, 1, w, dtype=np.float32)[None, :].repeat(h, 0)
    v = np.linspace(0, 1, h, dtype=np.float32)[:, None].repeat(w, 1)
    slope, deep = _fallen(folds, u, v, rng)
    angle = folds.tilt + (u - 0.5) * 2 * folds.turn + np.arctan(slope)
    angle += 0.10 * cloud(rng, h, w, width / 9, height / 30) + 0.05 * cloud(
        rng, h, w, width / 3.5, height / 9
    )
    lit = np.cos(np.clip(angle - LIGHT_FROM, -1.75, 1.75))
    lit = 0.5 + 0.5 * lit
    lit = lit * (1 - folds.fall * v**1.4) * (1 - 0.42 * deep)
    # Light thrown back by the floor and the neighbours keeps the far side from dying.
    lit += 0.13 * np.exp(-(((angle - 1.45) / 0.42) ** 2))
    ground = _ground(silk, u, v, slope, width, height, fine)
    shaded = _toned(ground, lit, silk.depth)
    glance = np.exp(-(((angle + 0.50) / 0.20) ** 2)) + 0.45 * np.exp(-(((angle + 0.42) / 0.5) ** 2))
    glance *= (1 - 0.55 * deep) * (1 - 0.5 * v) * (0.8 + 0.35 * cloud(rng, h, w, width / 6, height / 22))
    pale = ground * 0.35 + np.array([255, 247, 228], np.float32) * 0.65
    gleam = np.clip(glance * silk.sheen, 0, 0.85)[..., None]
    shaded = shaded + (pale - shaded) * gleam
    out = np.empty((h, w, 4), np.uint8)
    out[..., :3] = np.clip(shaded, 0, 255)
    out[..., 3] = 255
    return out


def _fallen(folds: Folds, u: Field, v: Field, rng: np.random.Generator) -> tuple[Field, Field]:
    """The slope of the folds across the piece, and how deep each spot lies in them."""
    h, w = u.shape
    # Many folds wander less, or a flounce turns into lightning.
    wander = min(0.055, 0.3 / folds.count) * cloud(rng, h, w, 3, 2) * (0.3 + v)
    wave = 2 * np.pi * folds.count * (u + folds.lean * (v - 0.5) * v + wander) + rng.uniform(0, 6.28)
    second = wave * 1.73 + 2 * cloud(rng, h, w, folds.count, 1.2)
    big = folds.top + (folds.bottom - folds.top) * v**0.8
    big = big * (0.72 + 0.42 * cloud(rng, h, w, folds.count * 0.9, 1.4))
    # A pleat is steep on one side and broad on the other, unlike a wave.
    shape = wave + 0.55 * np.sin(wave)
    height = np.sin(shape) + 0.32 * np.sin(second)
    slope = big * (np.cos(shape) * (1 + 0.55 * np.cos(wave)) + 0.40 * np.cos(second)) * 0.62
    if folds.gathers:
        fade = np.exp(-v * 5.5)
        thin = 2 * np.pi * folds.gathers * (u + 0.01 * cloud(rng, h, w, folds.gathers, 1))
        slope = slope + 0.8 * fade * np.cos(thin)
        height = height + 0.7 * fade * np.sin(thin)
    deep = np.clip(-height * 0.75 - 0.1, 0, 1) * np.clip(
        big + (0.8 * np.exp(-v * 5.5) if folds.gathers else 0), 0, 1
    )
    return slope.astype(np.float32), deep.astype(np.float32)


def _ground(silk: Silk, u: Field, v: Field, slope: Field, width: float, height: float, fine: float) -> Field:
    base = np.empty((*u.shape, 3), np.float32)
    base[:] = silk.ground
    if silk.motif is None:
        return base
    # What a fold swallows is missing from the motif: measure along the cloth, not across the picture.
    run = np.cumsum(np.sqrt(1 + np.clip(slope, -1.6, 1.6) ** 2), axis=1)
    along = (run - run[:, run.shape[1] // 2 : run.shape[1] // 2 + 1]) / fine
    down = v * height + 2.5 * slope
    size = silk.motif.shape[0]
    x = np.floor(along / silk.pitch * size).astype(np.int32) % size
    y = np.floor(down / silk.pitch * size).astype(np.int32) % size
    picked = silk.motif[y, x].astype(np.float32)
    cover = picked[..., 3:] / 255
    return np.asarray(base * (1 - cover) + picked[..., :3] * cover, np.float32)


def _toned(ground: Field, lit: Field, depth: float) -> Field:
    """The ground in light and in shadow: shadows keep their colour and turn warm and deep."""
    t = np.clip(0.5 + (lit - 0.62) * depth * 1.25, 0, 1.1)[..., None]
    grey = ground.mean(axis=-1, keepdims=True)
    rich = np.clip(grey + (ground - grey) * 1.35, 0, 255)
    deep = rich * np.array([0.17, 0.13, 0.20], np.float32)
    half = rich * np.array([0.56, 0.52, 0.58], np.float32)
    high = ground + (np.array([255, 246, 226], np.float32) - ground) * 0.34
    low = deep + (half - deep) * np.clip(t / 0.3, 0, 1)
    middle = low + (ground - low) * np.clip((t - 0.3) / 0.3, 0, 1)
    return np.asarray(middle + (high - middle) * np.clip((t - 0.62) / 0.48, 0, 1), np.float32)
