"""A performance as sound: every key on its strings, from left to right, in the room, as a loop."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from sound.festive import kettledrum, trumpet
from sound.performance import Performance, Sounding
from sound.room import Room, in_room, wrapped
from sound.signal import RATE, Mono, Stereo, panned, samples
from sound.strings import REGISTRATIONS, note

SPREAD = 26.0
"""How many keys to the right of the middle sound from quite the right."""
TRUMPETS, DRUMS = 1.0, 1.0


def rendered(performance: Performance, room: Room) -> Stereo:
    """One turn of the loop; what rings on at its end is already in its beginning."""
    length = samples(performance.seconds)
    return wrapped(in_room(mixed(performance.notes, performance.seconds + 6.0), room), length)


def mixed(notes: Iterable[Sounding], seconds: float) -> Stereo:
    """All notes on one strip, without a room."""
    dry = np.zeros((samples(seconds), 2))
    for sounding in notes:
        part = panned(_sound(sounding), _place(sounding))
        at = max(round(sounding.at * RATE), 0)
        dry[at : at + len(part)] += part[: max(len(dry) - at, 0)]
    return dry


def _sound(sounding: Sounding) -> Mono:
    if sounding.player == "trumpet":
        return trumpet(sounding.key, round(sounding.length * 1000)) * sounding.loud * TRUMPETS
    if sounding.player == "drum":
        return kettledrum(sounding.key) * sounding.loud * DRUMS
    rows = [note(sounding.key, sounding.length, row) for row in REGISTRATIONS[sounding.player]]
    return np.asarray(np.sum(rows, axis=0) * sounding.loud)


def _place(sounding: Sounding) -> float:
    """Where a key sounds from: the bass on the left, as for who sits at the keyboard."""
    if sounding.player == "trumpet":
        return 0.35
    if sounding.player == "drum":
        return -0.3
    return float(np.clip((sounding.key - 62) / SPREAD, -1, 1)) * 0.45
