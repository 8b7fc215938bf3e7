"""Fireworks over the terrace: the rocket's whistle, bursts near and far, and the crackle after them."""

from __future__ import annotations

import numpy as np

from sound.room import NIGHT, in_room
from sound.signal import RATE, Mono, Stereo, chance, laid, noise, panned, shaped, swell, times


def whistle(number: int) -> Stereo:
    """A rocket climbs: a hiss, and a thin tone that rises and thins out."""
    rng = chance(f"whistle {number}")
    seconds = 1.0 + 0.15 * number
    at = times(seconds)
    part = at / seconds
    hz = (700 + 130 * number) * (1 + 1.7 * part**0.6) * (1 + 0.006 * np.sin(2 * np.pi * 23 * at))
    tone = np.sin(2 * np.pi * np.cumsum(hz) / RATE) * (0.6 + 0.4 * noise(rng, seconds, 20, 90))
    hiss = noise(rng, seconds, 1800, 7000, 1.2)
    fade = np.clip(part / 0.06, 0, 1) * (1 - part) ** 0.7
    made = (tone * 0.35 + hiss * 0.16 * (1 - 0.5 * part)) * fade
    return in_room(panned(made, 0.5 * (number - 2)), NIGHT)


def _boom(name: str, deep: float, bright: float, seconds: float) -> Mono:
    """A shell bursting: a blow of air whose heights are gone first."""
    rng = chance(name)
    at = times(seconds)
    blow = np.sin(2 * np.pi * np.cumsum(deep * (1 + 1.4 * np.exp2(-at / 0.03))) / RATE) * np.exp2(-at / 0.10)
    body = noise(rng, seconds, 40, 320, 1.2) * np.exp2(-at / 0.13)
    crack = noise(rng, seconds, 300, 2600, 1.0) * np.exp2(-at / 0.05) * 0.55 * bright
    edge = noise(rng, seconds, 2200, 9000, 1.0) * np.exp2(-at / 0.014) * 0.5 * bright
    return np.asarray((blow * 1.1 + body + crack + edge) * np.clip(at / 0.0015, 0, 1))


def _sparks(name: str, seconds: float, count: int) -> Mono:
    """Many small reports, thick at first, thinning out."""
    rng = chance(name)
    parts: list[tuple[float, Mono]] = []
    for _ in range(count):
        moment = seconds * float(rng.beta(1.3, 2.4))
        low = float(rng.uniform(1500, 4200))
        spark = noise(rng, 0.02, low, low * 2.4, 1.5) * np.exp2(
            -times(0.02) / float(rng.uniform(0.0012, 0.004))
        )
        parts.append((moment, spark * float(rng.uniform(0.15, 1.0)) ** 2))
    return laid(parts, seconds + 0.05)


def burst(number: int) -> Stereo:
    """A shell opens overhead, and its stars rain."""
    boom = _boom(f"burst {number}", 52 + 7 * number, 1.0, 1.2)
    rain = _sparks(f"rain {number}", 1.3, 90) * 0.5
    left = panned(laid([(0.0, boom), (0.12, rain)], 1.8), 0.4 * (number - 2))
    return in_room(left, NIGHT)


def crackle(number: int) -> Stereo:
    """Gold rain: a long crackling."""
    near = panned(_sparks(f"crackle {number}", 1.9, 230), -0.3)
    other = panned(_sparks(f"crackle {number} b", 1.9, 170), 0.4)
    return in_room(near + other, NIGHT)


def distant(number: int) -> Stereo:
    """A shell far off, over the gardens: only the low part comes through."""
    rng = chance(f"distant {number}")
    dull = shaped(_boom(f"distant {number}", 44 + 5 * number, 0.3, 1.5), 35, 520, 1.0)
    roll = noise(rng, 1.6, 45, 260, 1.2) * swell(1.6, 0.25) * 0.25
    made = laid([(0.0, dull), (0.15, roll)], 1.9)
    return in_room(panned(made, 0.6 * (number - 1.5)), NIGHT._replace(wet=0.6))
