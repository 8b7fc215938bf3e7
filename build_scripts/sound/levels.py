"""How loud a sound is, and bringing it to where it should be."""

from __future__ import annotations

import numpy as np

from sound.signal import RATE, Mono, Stereo

PEAK = 10 ** (-1.5 / 20)
"""No sample above this: half a decibel is left for what the coding adds."""
BLOCK = 0.4


def weighted(sound: Mono) -> Mono:
    """As an ear hears it: less of the bass, a little more of the heights (after ITU-R BS.1770)."""
    fast = 1 << (len(sound) - 1).bit_length()
    spectrum = np.fft.rfft(sound, fast)
    f = np.fft.rfftfreq(fast, 1 / RATE)
    highs = 1 + (10 ** (4 / 20) - 1) / (1 + (1500 / np.maximum(f, 1)) ** 4)
    lows = 1 / np.sqrt(1 + (38 / np.maximum(f, 1)) ** 4)
    return np.asarray(np.fft.irfft(spectrum * highs * lows, fast)[: len(sound)])


def loudness(sound: Stereo) -> float:
    """In LUFS, as near as needed: the mean of all blocks that are not much softer than the rest."""
    size = min(int(BLOCK * RATE), len(sound))
    power = sum(weighted(sound[:, side]) ** 2 for side in range(sound.shape[1]))
    sums = np.concatenate([[0.0], np.cumsum(power)])
    starts = np.arange(0, len(sound) - size + 1, max(size // 4, 1))
    blocks = (sums[starts + size] - sums[starts]) / size
    loud = blocks[blocks > 10 ** ((-70 + 0.691) / 10)]
    if not len(loud):
        return -70.0
    kept = loud[loud > np.mean(loud) / 10]
    return float(-0.691 + 10 * np.log10(np.mean(kept)))


def brought_to(sound: Stereo, wanted: float) -> Stereo:
    """The sound at this loudness; a few sharp peaks are rounded off where they would not fit."""
    sound = sound - np.mean(sound, axis=0)
    gain = 10 ** ((wanted - loudness(sound)) / 20)
    return rounded(sound * gain)


def rounded(sound: Stereo) -> Stereo:
    """No peak above `PEAK`: what comes near is bent, not cut."""
    knee = PEAK * 0.7
    over = np.abs(sound) > knee
    bent = knee + (PEAK - knee) * np.tanh((np.abs(sound) - knee) / (PEAK - knee))
    return np.where(over, np.sign(sound) * bent, sound)


def peak_db(sound: Stereo) -> float:
    """The highest sample, in dBFS."""
    return float(20 * np.log10(max(float(np.max(np.abs(sound))), 1e-9)))
