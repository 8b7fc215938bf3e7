"""Sounds as pictures, to look at what cannot be heard here: wave above, spectrum over time below."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import pygame

from sound.signal import RATE, Mono
from sound.writing import read_ogg

WIDTH, WAVE, SPECTRUM = 1200, 140, 420
LOWEST_HZ, HIGHEST_HZ = 40.0, 16_000.0
WINDOW = 4096


Dots: TypeAlias = npt.NDArray[np.uint8]


def draw(source: Path, target: Path) -> None:
    """Write a PNG of a sound file."""
    sound = read_ogg(source)
    picture: Dots = np.zeros((WIDTH, WAVE + SPECTRUM, 3), dtype=np.uint8)
    picture[:, :WAVE] = _wave(sound.mean(axis=1))
    picture[:, WAVE:] = _spectrum(sound.mean(axis=1))
    target.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(pygame.surfarray.make_surface(picture), target)


def _wave(sound: Mono) -> Dots:
    """The highest and lowest sample of every column."""
    made: Dots = np.full((WIDTH, WAVE, 3), 24, dtype=np.uint8)
    for x, part in enumerate(np.array_split(sound, WIDTH)):
        high, low = (int(WAVE / 2 * (1 - value)) for value in (float(part.max()), float(part.min())))
        made[x, max(high, 0) : min(low, WAVE) + 1] = (220, 190, 110)
    return made


def _spectrum(sound: Mono) -> Dots:
    """Loudness by time and pitch, 80 dB from black to white, octaves equally high."""
    padded = np.concatenate([np.zeros(WINDOW // 2), sound, np.zeros(WINDOW)])
    starts = np.linspace(0, len(sound) - 1, WIDTH).astype(int)
    shape = np.hanning(WINDOW)
    rows = np.exp(np.linspace(np.log(HIGHEST_HZ), np.log(LOWEST_HZ), SPECTRUM))
    bins = rows / (RATE / WINDOW)
    made: Mono = np.zeros((WIDTH, SPECTRUM), dtype=np.float64)
    for x, begin in enumerate(starts):
        power = np.abs(np.fft.rfft(padded[begin : begin + WINDOW] * shape))
        made[x] = 20 * np.log10(np.interp(bins, np.arange(len(power)), power) + 1e-6)
    scaled = np.clip((made - made.max() + 80) / 80, 0, 1)
    return np.stack([scaled * 255, scaled**2 * 225, scaled**4 * 160 + 25 * (1 - scaled)], axis=2).astype(
        np.uint8
    )
