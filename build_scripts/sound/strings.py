"""The strings of a harpsichord, as sums of the modes a plucked string has.

Two choirs at eight foot, plucked nearer to and farther from the bridge, one at four foot, and the eight foot
with the buff leather of the lute stop. Each mode rings as high as string and stiffness say, as loud as the
place of the quill says, and dies away in two stages, the high modes first.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from sound.signal import RATE, Mono, chance, noise, samples, times
from sound.tuning import frequency


class Stop(NamedTuple):
    """One row of jacks: how much higher it sounds, where it plucks, how bright, how long, how loud."""

    octaves: int
    pluck: float
    bright_hz: float
    ring: float
    loud: float
    cents: float


STOPS = {
    "front": Stop(0, 0.11, 3600.0, 1.0, 1.0, -0.5),
    "back": Stop(0, 0.19, 2500.0, 1.1, 0.95, 0.5),
    "four": Stop(1, 0.14, 4200.0, 0.8, 0.5, 0.3),
    "lute": Stop(0, 0.23, 1500.0, 0.30, 1.75, 0.0),
}
REGISTRATIONS = {
    "8": ("back",),
    "8f": ("front",),
    "8+8": ("front", "back"),
    "8+4": ("back", "four"),
    "tutti": ("front", "back", "four"),
    "lute": ("lute",),
}
"""Which rows sound together, by the name a score calls them."""

STIFFNESS = 1.6e-5
LONGEST = 5.0
"""No string is listened to for longer."""
HIGHEST_HZ = 11_000.0
DAMPED = 0.045
"""The half-life of a string under the cloth of its damper."""


@cache
def string(key: int, stop_name: str) -> Mono:
    """A string let ring for `LONGEST` seconds, as loud as the others."""
    stop = STOPS[stop_name]
    base = frequency(key) * 2**stop.octaves * 2 ** (stop.cents / 1200)
    rng = chance(f"string {key} {stop_name}")
    at = times(LONGEST)
    made = np.zeros(len(at))
    # Long strings ring for long: eight seconds to nothing at the bottom, two at the top.
    ring = 1.05 * (130.0 / base) ** 0.45 * stop.ring
    power = 0.0
    for n in range(1, int(HIGHEST_HZ / base) + 1):
        hz = base * n * np.sqrt(1 + STIFFNESS * (n * n - 1))
        loud = abs(np.sin(np.pi * n * stop.pluck)) / (1 + (hz / stop.bright_hz) ** 2)
        loud *= _board(hz)
        half_life = ring / (1 + (hz / 2600.0) ** 1.3)
        until = min(len(at), samples(half_life * 14))
        t = at[:until]
        fall = 0.72 * np.exp2(-t / (0.45 * half_life)) + 0.28 * np.exp2(-t / (1.9 * half_life))
        made[:until] += loud * np.sin(2 * np.pi * hz * t + rng.uniform(-0.6, 0.6)) * fall
        power += loud * loud
    made *= stop.loud / np.sqrt(power)
    quill = noise(rng, 0.03, 2200, 9000) * np.exp2(-times(0.03) / 0.003)
    jack = noise(rng, 0.05, 150, 700) * np.exp2(-times(0.05) / 0.006)
    made[: len(quill)] += 0.10 * stop.loud * quill
    made[: len(jack)] += 0.05 * stop.loud * jack
    return np.asarray(made * np.clip(at / 0.0012, 0, 1))


def _board(hz: float) -> float:
    """How well the soundboard gives a frequency to the air: poorly below its first mode, unevenly above."""
    low = 1 / (1 + (95.0 / hz) ** 2)
    ripple = 1 + 0.28 * np.sin(hz / 61.0) + 0.18 * np.sin(hz / 23.0 + 1.0)
    return float(low * ripple)


def note(key: int, seconds: float, stop_name: str) -> Mono:
    """A key held for so long, and the damper falling back."""
    whole = string(key, stop_name)
    held = min(samples(seconds), len(whole) - 1)
    tail = samples(0.35)
    made = whole[: held + tail].copy()
    damped = np.arange(len(made) - held) / RATE
    made[held:] *= np.exp2(-damped / DAMPED)
    rng = chance(f"jack {key} {stop_name}")
    cloth = noise(rng, 0.04, 200, 1600) * np.exp2(-times(0.04) / 0.008)
    end = min(held + len(cloth), len(made))
    made[held:end] += 0.02 * cloth[: end - held]
    return np.asarray(made)
