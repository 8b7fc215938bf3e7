"""Notes by name, and how high they sound: Vallotti's temperament at the low pitch of the time."""

from __future__ import annotations

import math
import re

A4_HZ = 415.0
"""The a above the middle: half a tone below ours, as harpsichords of the time were tuned."""

STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
LETTERS = "cdefgab"
ACCIDENTALS = {"": 0, "#": 1, "b": -1}
_NOTE = re.compile(r"([a-g])([#b]?)(\d)")

_FIFTHS = ("f", "c", "g", "d", "a", "e", "b")
_SIXTH_OF_COMMA = 23.46 / 6
"""Vallotti narrows the six fifths between the white keys from f to b by so many cents; the rest are pure."""


class NotANoteError(ValueError):
    """A word that should name a note does not."""


def key_number(name: str) -> int:
    """The key of a note such as "f#4": 60 is the middle c."""
    found = _NOTE.fullmatch(name)
    if found is None:
        raise NotANoteError(name)
    letter, accidental, octave = found.groups()
    return STEPS[letter] + ACCIDENTALS[accidental] + 12 * (int(octave) + 1)


def _offsets() -> tuple[float, ...]:
    """How many cents each of the twelve keys lies above equal temperament, the a at nought."""
    cents = dict.fromkeys(range(12), 0.0)
    at, key = 0.0, STEPS["f"]
    for number in range(1, 12):
        key = (key + 7) % 12
        at += 1.955 - (_SIXTH_OF_COMMA if number < len(_FIFTHS) else 0.0)
        cents[key] = at
    return tuple(cents[key] - cents[STEPS["a"]] for key in range(12))


OFFSETS = _offsets()


def frequency(key: int) -> float:
    """How high a key sounds, in Hz."""
    return A4_HZ * math.pow(2.0, (key - 69) / 12 + OFFSETS[key % 12] / 1200)
