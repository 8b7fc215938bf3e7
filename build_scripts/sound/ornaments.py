"""Ornaments as they were played: on the beat, trills from the note above."""

from __future__ import annotations

from typing import NamedTuple

from sound.harmony import neighbour
from sound.notation import APPOGGIATURA, MORDENT, TRILL, TURN

SHAKE = 0.078
"""How long one note of a trill takes, in seconds."""
NIP = 0.055
"""How long the first notes of a mordent take."""


class Struck(NamedTuple):
    """A key pressed at a moment for a while, in seconds."""

    at: float
    length: float
    key: int


def played(key: int, at: float, length: float, ornament: str, signature: str) -> tuple[Struck, ...]:
    """A note with its ornament as the keys it takes; too short a note stays plain."""
    above, below = neighbour(key, signature, 1), neighbour(key, signature, -1)
    if ornament == TRILL and length > 5 * SHAKE:
        return _trill(key, above, at, length)
    if ornament == MORDENT and length > 4 * NIP:
        return _row((key, below, key), at, length, NIP)
    if ornament == TURN and length > 6 * NIP:
        return _row((above, key, below, key), at, length, NIP * 1.5)
    if ornament == APPOGGIATURA:
        return (Struck(at, length * 0.52, above), Struck(at + length * 0.5, length * 0.5, key))
    return (Struck(at, length, key),)


def _trill(key: int, above: int, at: float, length: float) -> tuple[Struck, ...]:
    """Begins slowly on the upper note, quickens, and comes to rest on the note itself."""
    shakes = max(2, int(length * 0.66 / (2 * SHAKE)))
    made: list[Struck] = []
    moment = at
    for number in range(2 * shakes):
        step = SHAKE * (1.5 if number == 0 else 1.08 - 0.16 * number / (2 * shakes))
        made.append(Struck(moment, step * 1.02, above if number % 2 == 0 else key))
        moment += step
    last = made.pop()
    return (*made, Struck(last.at, max(at + length - last.at, SHAKE), key))


def _row(keys: tuple[int, ...], at: float, length: float, each: float) -> tuple[Struck, ...]:
    """Short notes, then the last one for the rest."""
    short = tuple(Struck(at + number * each, each * 1.05, key) for number, key in enumerate(keys[:-1]))
    begun = each * (len(keys) - 1)
    return (*short, Struck(at + begun, length - begun, keys[-1]))
