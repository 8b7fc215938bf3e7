"""The company on the terrace: guests of the ball in the garments of the game, by the light of the palace."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import skia

from art.easel import Easel, Pixels, filled
from art.garments.section import dressed
from art.garments.stage import standing
from art.materials.noise import blurred, exact

Tone = tuple[int, int, int]

DUSK = (0.80, 0.74, 0.74)
"""What is left of the colours of silk by night."""


class Guest(NamedTuple):
    """Which garment somebody wears, where they stand, and how tall they are there."""

    garment: str
    x: float
    foot: float
    high: int


def lay_company(easel: Easel, guests: tuple[Guest, ...], glow: Tone) -> None:
    """The guests, those farther away first, each with a shadow and a reflection in the polished floor."""
    for guest in sorted(guests, key=lambda one: one.foot):
        figure = _by_night(_figure(guest), glow)
        left, top = guest.x - figure.shape[1] / 2, guest.foot - guest.high
        _reflect(easel, figure, left, guest.foot)
        half = guest.high * 0.24
        place = skia.Rect(guest.x - half, guest.foot - 9, guest.x + half, guest.foot + 11)
        easel.canvas.drawOval(place, filled((0, 0, 0), 0.62, 8))
        easel.lay(figure, left, top)


def _figure(guest: Guest) -> Pixels:
    """Somebody in a garment, at their size, with premultiplied alpha."""
    whole = dressed(guest.garment)
    fitted = standing(whole, round(guest.high * 0.78), guest.high).astype(np.float32) / 255
    fitted[..., :3] *= fitted[..., 3:]
    return exact(fitted)


def _by_night(figure: Pixels, glow: Tone) -> Pixels:
    """A figure before a bright palace: dimmer towards the ground, a rim of light on head and shoulders."""
    cover = figure[..., 3]
    high = figure.shape[0]
    down = np.linspace(0, 1, high, dtype=np.float32)[:, None, None]
    lit = figure.copy()
    lit[..., :3] *= np.array(DUSK, np.float32) * (1.08 - 0.34 * down)
    behind = np.minimum.reduce([np.roll(cover, shift, (0, 1)) for shift in ((3, 0), (2, 2), (2, -2))])
    rim = blurred(exact(np.clip(cover - behind, 0, 1)), 0.8) * cover
    tone = np.array(glow, np.float32) / 255
    lit[..., :3] += np.clip(rim, 0, 1)[..., None] * tone * (0.75 - 0.45 * down)
    lit[..., :3] = np.minimum(lit[..., :3], cover[..., None])
    return exact(lit)


def _reflect(easel: Easel, figure: Pixels, left: float, foot: float) -> None:
    """What the polish of the floor gives back of a figure, gone after a third of it."""
    rows = figure.shape[0] // 3
    mirrored = figure[::-1][:rows].copy()
    for part in range(4):
        mirrored[..., part] = blurred(exact(mirrored[..., part]), 2.5)
    mirrored *= (0.26 * np.linspace(1, 0, rows, dtype=np.float32) ** 1.4)[:, None, None]
    easel.lay(exact(mirrored), left, foot - 2)
