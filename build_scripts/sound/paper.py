"""Cards and pages: breaths of stiff paper, and the slap of a card on cloth."""

from __future__ import annotations

import numpy as np

from sound.room import TABLE, in_room
from sound.signal import Mono, Stereo, chance, decay, laid, noise, panned, swell, times


def _swish(name: str, seconds: float, low: float, high: float, attack: float) -> Mono:
    """Paper drawn over paper: a rough surface, so the noise flutters."""
    rng = chance(name)
    flutter = 1 + 0.5 * noise(rng, seconds, 30, 140)
    return np.asarray(noise(rng, seconds, low, high) * flutter * swell(seconds, attack))


def _slap(name: str, weight: float) -> Mono:
    """A card landing flat: air pressed out, and the table below."""
    rng = chance(name)
    air = noise(rng, 0.09, 700, 5200) * decay(0.09, 0.007)
    wood = noise(rng, 0.09, 110, 420) * decay(0.09, 0.014) * weight
    return np.asarray((air * 0.8 + wood) * np.clip(times(0.09) / 0.001, 0, 1))


def card_deal(number: int) -> Stereo:
    """A card comes off a pile and slides to its place."""
    name = f"deal {number}"
    swish = _swish(name, 0.13 + 0.015 * number, 1800, 8200 - 500 * number, 0.03)
    made = laid([(0.0, swish * 0.8), (0.10 + 0.01 * number, _slap(name, 0.5) * 0.8)], 0.26)
    return in_room(panned(made, 0.12 * (number - 2)), TABLE)


def card_play(number: int) -> Stereo:
    """A card laid down with decision."""
    name = f"play {number}"
    made = laid([(0.0, _swish(name, 0.09, 1200, 6000, 0.05) * 0.5), (0.075, _slap(name, 1.5) * 1.5)], 0.26)
    return in_room(panned(made, 0.0), TABLE)


def card_flip(number: int) -> Stereo:
    """A card turned over: it bends, snaps, and lies."""
    name = f"flip {number}"
    snap = _slap(name + "snap", 0.1) * 0.9
    bend = _swish(name, 0.12, 900, 4200, 0.08)
    made = laid([(0.0, bend * 0.7), (0.10, snap), (0.155, _slap(name, 0.9))], 0.3)
    return in_room(panned(made, 0.0), TABLE)


def page(number: int) -> Stereo:
    """A leaf of a book turned."""
    name = f"page {number}"
    made = laid(
        [
            (0.0, _swish(name, 0.34, 900, 6500, 0.16)),
            (0.22, _swish(name + "b", 0.2, 1800, 8500, 0.04) * 0.6),
            (0.33, _slap(name, 0.3) * 0.35),
        ],
        0.5,
    )
    return in_room(panned(made, 0.1), TABLE)


def undo(number: int) -> Stereo:
    """A card drawn back: the sound of a deal, run the other way."""
    made = card_deal(number)[:9000][::-1].copy()
    return in_room(made * 0.8, TABLE)
