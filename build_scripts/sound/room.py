"""The room: a few early echoes of a panelled hall, and a tail that darkens as it dies."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from sound.signal import Stereo, chance, noise, samples, times


class Room(NamedTuple):
    """How long it rings to a thousandth (60 dB), how far its walls are, how dark it is, how much of it."""

    seconds: float
    walls: float
    dark_hz: float
    wet: float


SALON = Room(1.5, 0.011, 5200.0, 0.20)
"""A music room with hangings."""
GALLERY = Room(2.4, 0.019, 6000.0, 0.26)
"""A hall of mirrors."""
TABLE = Room(0.45, 0.004, 4200.0, 0.10)
"""Near, at a table: what is done by hand."""
NIGHT = Room(2.8, 0.035, 2600.0, 0.30)
"""Outside, with the palace behind."""


def response(room: Room) -> Stereo:
    """What the room answers to a single clap, without the clap."""
    rng = chance(f"room {room}")
    length = room.seconds * 1.1
    at = times(length)
    sides = []
    for _ in range(2):
        made = np.zeros(len(at))
        # The higher a band, the sooner it is gone.
        for low, high, share in ((120, 400, 1.0), (400, 1600, 0.95), (1600, 5000, 0.68), (5000, 12000, 0.42)):
            band = noise(rng, length, low, min(high, room.dark_hz * 2.2), 3.0)
            made += band * 10 ** (-3 * at / (room.seconds * share)) * np.sqrt((high - low) / 12000)
        made *= np.clip((at - room.walls * 1.5) / (room.walls * 2), 0, 1)
        for echo in range(7):
            moment = room.walls * (1 + echo * 0.83 + rng.uniform(0, 0.5))
            where = samples(moment)
            if where < len(made):
                made[where] += float(rng.choice([-1.0, 1.0])) * 6.0 / (1 + echo)
        sides.append(made)
    answer = np.stack(sides, axis=1)
    return np.asarray(answer / np.sqrt(np.sum(answer**2, axis=0)))


def in_room(sound: Stereo, room: Room) -> Stereo:
    """The sound in a room, longer by the room's tail."""
    answer = response(room)
    size = len(sound) + len(answer)
    fast = 1 << (size - 1).bit_length()
    wet = np.fft.irfft(np.fft.rfft(sound, fast, axis=0) * np.fft.rfft(answer, fast, axis=0), fast, axis=0)[
        :size
    ]
    made = np.zeros((size, 2))
    made[: len(sound)] = sound
    return np.asarray(made + wet * room.wet)


def wrapped(sound: Stereo, length: int) -> Stereo:
    """A loop of this length: whatever rings on after its end rings into its beginning."""
    made = np.zeros((length, 2))
    for begin in range(0, len(sound), length):
        part = sound[begin : begin + length]
        made[: len(part)] += part
    return made
