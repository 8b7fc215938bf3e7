"""What the table says with music: whose turn it is, a new round, a favor, a victory."""

from __future__ import annotations

import numpy as np

from sound.metal import reward
from sound.performance import Sounding
from sound.rendering import mixed
from sound.room import GALLERY, SALON, in_room
from sound.signal import Stereo
from sound.tuning import key_number


def _notes(text: str, each: float, player: str, loud: float = 0.9, ring: float = 1.0) -> list[Sounding]:
    """Notes one after the other; joined with + they sound together, slightly rolled."""
    found: list[Sounding] = []
    for at, word in enumerate(text.split()):
        for place, name in enumerate(word.split("+")):
            if name != "r":
                found.append(Sounding(at * each + place * 0.022, each * ring, key_number(name), loud, player))
    return found


def turn(_: int) -> Stereo:
    """Your turn: a fourth upwards on the lute stop, and an octave's shimmer."""
    notes = [*_notes("a4 d5 r", 0.15, "lute", 0.9, 3.0), Sounding(0.15, 0.7, key_number("d5"), 0.5, "8+4")]
    return in_room(mixed(notes, 1.4), SALON)


def hand_over(_: int) -> Stereo:
    """Somebody else should sit down here: a third down and up."""
    return in_room(mixed(_notes("f#5 d5 a5", 0.16, "lute", 0.9, 2.5), 1.4), SALON)


def favor(_: int) -> Stereo:
    """The queen's favor changes hands: a quick run on the four foot."""
    return in_room(mixed(_notes("a4 b4 c#5 d5 e5 f#5 g5 a5", 0.052, "8+4", 0.7, 2.0), 1.3), SALON)


def round_start(_: int) -> Stereo:
    """A small fanfare for a new round."""
    tune = "d5 r d5 d5 f#5 d5 a5 a5 a5 r"
    notes = _notes(tune, 0.13, "trumpet", 0.8, 0.9)
    notes += _notes("a4 r a4 a4 d5 a4 f#5 f#5 f#5 r", 0.13, "trumpet", 0.5, 0.9)
    notes += [Sounding(at, 1.2, key_number(name), loud, "drum") for at, name, loud in _ROUND]
    notes += _notes("d3+a3+d4+f#4+a4", 1.2, "8+8", 0.55) + [
        one._replace(at=one.at + 0.78) for one in _notes("d3+a3+d4+f#4+d5", 1.3, "8+8", 0.6)
    ]
    return in_room(mixed(notes, 2.6), GALLERY)


_ROUND = ((0.0, "d3", 0.9), (0.26, "d3", 0.5), (0.39, "d3", 0.5), (0.52, "a2", 0.8), (0.78, "d3", 1.0))


def victory(_: int) -> Stereo:
    """The ball is won: a fanfare, a roll of the drums, a full chord."""
    first = "d5 d5 d5 f#5 r f#5 a5 r a5 d6 r d6 c#6 d6 e6 d6"
    second = "a4 a4 a4 d5 r d5 f#5 r f#5 a5 r a5 a5 a5 a5 f#5"
    notes = _notes(first, 0.15, "trumpet", 0.9, 0.95) + _notes(second, 0.15, "trumpet", 0.6, 0.95)
    notes += [one._replace(at=one.at + 2.4) for one in _notes("d6+a5+f#5", 1.5, "trumpet", 0.7)]
    notes += [one._replace(at=one.at + 2.38) for one in _notes("d2+d3+a3+d4+f#4+a4+d5+f#5", 2.2, "8+8", 0.42)]
    notes += [Sounding(at * 0.3, 1.2, key_number("d3"), 0.7, "drum") for at in range(6)]
    notes += [Sounding(1.8 + at * 0.05, 1.2, key_number("a2"), 0.25 + 0.04 * at, "drum") for at in range(12)]
    notes += [Sounding(2.4, 1.4, key_number("d3"), 1.1, "drum")]
    made = in_room(mixed(notes, 5.0), GALLERY)
    sparkle = reward(0) * 0.6
    begin = round(2.45 * 44_100)
    made[begin : begin + len(sparkle)] += sparkle * float(np.max(np.abs(made))) / 3
    return made
