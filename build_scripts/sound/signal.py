"""Sound as arrays: the rate, time, noise from a seed, filters by spectrum, places between left and right."""

from __future__ import annotations

import hashlib
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

RATE = 44_100
Mono: TypeAlias = npt.NDArray[np.float64]
Stereo: TypeAlias = npt.NDArray[np.float64]
"""Two columns."""
INAUDIBLE = 10 ** (-62 / 20)


def samples(seconds: float) -> int:
    """How many samples so long a time is."""
    return max(1, round(seconds * RATE))


def times(seconds: float) -> Mono:
    """The moment of every sample."""
    return np.arange(samples(seconds)) / RATE


def chance(name: str) -> np.random.Generator:
    """The same stream of chance for the same name, on every machine."""
    digest = hashlib.blake2b(name.encode(), digest_size=8).digest()
    return np.random.Generator(np.random.PCG64(int.from_bytes(digest, "little")))


def decay(seconds: float, half_life: float) -> Mono:
    """Falls to a half in every half-life."""
    return np.exp2(-times(seconds) / half_life)


def swell(seconds: float, attack: float, power: float = 2.0) -> Mono:
    """Rises during the attack, then falls to nothing at the end."""
    at = times(seconds)
    rise = np.clip(at / max(attack, 1e-4), 0, 1)
    fall = np.clip((seconds - at) / max(seconds - attack, 1e-4), 0, 1)
    return np.asarray(np.sin(rise * np.pi / 2) ** 2 * fall**power)


def shaped(sound: Mono, low: float, high: float, steepness: float = 2.0) -> Mono:
    """Only what lies between two frequencies, with soft edges, and without a shift in time."""
    spectrum = np.fft.rfft(sound)
    f = np.fft.rfftfreq(len(sound), 1 / RATE)
    f[0] = f[1] if len(f) > 1 else 1.0
    gain = 1 / (1 + (low / f) ** (2 * steepness)) / (1 + (f / high) ** (2 * steepness))
    return np.asarray(np.fft.irfft(spectrum * np.sqrt(gain), len(sound)))


def noise(rng: np.random.Generator, seconds: float, low: float, high: float, steepness: float = 2.0) -> Mono:
    """Noise between two frequencies, of about loudness one."""
    made = shaped(rng.standard_normal(samples(seconds)), low, high, steepness)
    return np.asarray(made / max(float(np.sqrt(np.mean(made**2))), 1e-9))


def ringing(
    partials: list[tuple[float, float, float]], seconds: float, rng: np.random.Generator | None = None
) -> Mono:
    """Partials of (frequency, loudness, half-life) struck together."""
    at = times(seconds)
    made = np.zeros(len(at))
    for hz, loud, half_life in partials:
        phase = float(rng.uniform(0, 2 * np.pi)) if rng is not None else 0.0
        made += loud * np.sin(2 * np.pi * hz * at + phase) * np.exp2(-at / half_life)
    return np.asarray(made * np.clip(at / 0.0008, 0, 1))


def laid(parts: list[tuple[float, Mono]], seconds: float) -> Mono:
    """Several sounds, each beginning at its moment, on one strip; what hangs over the end is cut."""
    strip = np.zeros(samples(seconds))
    for moment, part in parts:
        at = round(moment * RATE)
        end = min(at + len(part), len(strip))
        if 0 <= at < end:
            strip[at:end] += part[: end - at]
    return strip


def panned(sound: Mono, place: float) -> Stereo:
    """Between left (-1) and right (1), equally loud everywhere."""
    angle = (place + 1) * np.pi / 4
    return np.asarray(np.stack([sound * np.cos(angle), sound * np.sin(angle)], axis=1) * np.sqrt(2))


def closed(sound: Stereo, seconds: float = 0.12) -> Stereo:
    """The sound without what nobody hears at its end, the rest led to silence."""
    heard = np.flatnonzero(np.max(np.abs(sound), axis=1) > INAUDIBLE)
    sound = sound[: (int(heard[-1]) if len(heard) else 0) + samples(seconds)].copy()
    length = min(samples(seconds), len(sound))
    sound[-length:] *= np.cos(np.linspace(0, np.pi / 2, length))[:, None] ** 2
    return sound
