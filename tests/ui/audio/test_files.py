"""The sounds as they are shipped: how loud, how large, in tune, and loops without a seam."""

from __future__ import annotations

import cmath
import math
from collections.abc import Sequence
from pathlib import Path

import pytest

from sound.tuning import frequency, key_number
from tests.ui.audio.decoding import EFFECTS, MUSIC, RATE, decoded

FULL = 32_768.0


def _rms(samples: Sequence[int]) -> float:
    """In decibels below full scale."""
    return 10 * math.log10(math.fsum(value * value for value in samples) / len(samples) / FULL**2 + 1e-12)


def _peak(samples: Sequence[int]) -> float:
    highest, lowest = max(samples), min(samples)
    return 20 * math.log10(max(highest, -lowest, 1) / FULL)


def test_all_of_it_is_within_ten_megabytes() -> None:
    assert sum(file.stat().st_size for file in (*EFFECTS, *MUSIC.values())) <= 10_000_000


@pytest.mark.parametrize("file", EFFECTS, ids=lambda file: file.stem)
def test_an_effect_neither_clips_nor_clicks(file: Path) -> None:
    samples = decoded(file)
    assert -24 < _peak(samples) < -1
    assert len(samples) / 2 / RATE < 7
    assert _peak(samples[-8:]) < -60, "it ends in silence"
    assert _peak(samples[:4]) < -24, "it begins near silence"


@pytest.mark.parametrize("name", MUSIC)
def test_music_is_of_even_loudness(name: str) -> None:
    samples = decoded(MUSIC[name])
    assert -12 < _peak(samples) < -1
    span = 8 * RATE  # four seconds of two sides
    parts = [_rms(samples[at : at + span : 7]) for at in range(0, len(samples) - 2 * span, span)]
    assert min(parts) > -36
    assert max(parts) < -20
    assert max(parts) - min(parts) < 10


@pytest.mark.parametrize("name", MUSIC)
def test_a_loop_has_no_seam(name: str) -> None:
    """The last sample leads to the first, and the room of the end still rings in the beginning."""
    samples = decoded(MUSIC[name])
    for side in (0, 1):
        assert abs(samples[side] - samples[side - 2]) / FULL < 0.004
    tail = samples[-2 * RATE // 20 :]
    assert _rms(tail) < -45, "the last chord has died away"
    assert _peak(samples[:8]) < -36


@pytest.mark.parametrize(
    ("name", "note"), [("menuet", "g2"), ("rondeau", "e5"), ("sarabande", "d4"), ("gavotte", "d5")]
)
def test_the_last_note_is_in_tune(name: str, note: str) -> None:
    """Within three cents of the temperament, measured from how its phase turns."""
    samples = decoded(MUSIC[name])
    wanted = frequency(key_number(note))
    breath = {"menuet": 2.4, "rondeau": 3.2, "sarabande": 3.4, "gavotte": 2.2}[name]
    end = len(samples) // 2 - round((breath + 0.25) * RATE)
    size = round(0.35 * RATE)
    step = round(0.1 * RATE)
    mono = [samples[2 * at] + samples[2 * at + 1] for at in range(end - size - step, end)]
    phases = [cmath.phase(_turned(mono[at : at + size], wanted, at)) for at in (0, step)]
    drift = (phases[1] - phases[0] + math.pi) % (2 * math.pi) - math.pi
    measured = wanted + drift / (2 * math.pi) / (step / RATE)
    assert abs(1200 * math.log2(measured / wanted)) < 3


def _turned(mono: list[int], hz: float, begins: int) -> complex:
    """How strong a frequency is, and where it stands, under a soft window."""
    size = len(mono)
    return sum(
        value
        * (0.5 - 0.5 * math.cos(2 * math.pi * at / size))
        * cmath.exp(-2j * math.pi * hz * (begins + at) / RATE)
        for at, value in enumerate(mono)
    )
