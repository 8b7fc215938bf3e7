"""Trumpet and kettledrum, for feasts: a reed-bright tone that opens as it swells, and struck skins."""

from __future__ import annotations

from functools import cache

import numpy as np

from sound.signal import Mono, chance, noise, samples, times
from sound.tuning import frequency


@cache
def trumpet(key: int, millis: int) -> Mono:
    """A note blown for so many milliseconds: the louder it is, the more of its high partials sound."""
    seconds = max(millis / 1000, 0.06)
    rng = chance(f"trumpet {key}")
    at = times(seconds + 0.12)
    rise = 1 - np.exp2(-at / 0.013)
    fall = np.where(at < seconds, 1.0, np.exp2(-(at - seconds) / 0.022))
    # A tongued attack, a little less after it, and a slight swell.
    blown = (
        rise * fall * (0.84 + 0.30 * np.exp2(-at / 0.05) + 0.10 * np.sin(np.pi * np.clip(at / seconds, 0, 1)))
    )
    base = frequency(key)
    bend = 1 - 0.004 * np.exp2(-at / 0.012)
    shake = 1 + 0.0012 * np.sin(2 * np.pi * 5.3 * at) * np.clip((at - 0.25) / 0.3, 0, 1)
    phase = 2 * np.pi * np.cumsum(base * bend * shake) / 44_100
    made = np.zeros(len(at))
    for n in range(1, min(22, int(9000 / base)) + 1):
        hz = n * base
        bell = (hz / 900) ** 0.9 / (1 + (hz / 1500) ** 2.6)
        opening = np.clip(blown, 0, 1.3) ** (1 + 0.22 * n)
        made += bell * opening * np.sin(n * phase + 0.35 * n)
    breath = noise(rng, seconds + 0.12, 900, 5000) * blown * 0.012
    return np.asarray(made / np.sqrt(np.mean(made**2) + 1e-9) * 0.5 + breath)


@cache
def kettledrum(key: int) -> Mono:
    """One stroke with a leather-covered stick."""
    rng = chance(f"drum {key}")
    seconds = 1.5
    base = frequency(key)
    at = times(seconds)
    made = np.zeros(len(at))
    # The modes of a skin over a kettle lie nearly in the row of a fifth, an octave and a tenth.
    for ratio, loud, half_life in (
        (1.0, 1.0, 0.26),
        (1.504, 0.55, 0.20),
        (1.742, 0.14, 0.09),
        (2.0, 0.34, 0.15),
        (2.245, 0.10, 0.07),
        (2.494, 0.20, 0.11),
        (2.979, 0.12, 0.08),
    ):
        glide = base * ratio * (1 + 0.012 * np.exp2(-at / 0.02))
        made += loud * np.sin(2 * np.pi * np.cumsum(glide) / 44_100) * np.exp2(-at / half_life)
    skin = noise(rng, seconds, 60, 900) * np.exp2(-at / 0.018) * 0.9
    stick = noise(rng, seconds, 900, 4000) * np.exp2(-at / 0.004) * 0.25
    fade = np.ones(len(at))
    fade[-samples(0.1) :] = np.linspace(1, 0, samples(0.1))
    return np.asarray((made + skin + stick) * np.clip(at / 0.002, 0, 1) * fade)
