"""What a player of the time adds when a part is repeated: passing notes in thirds, a few more ornaments."""

from __future__ import annotations

from fractions import Fraction

from sound.counterpoint import faults
from sound.harmony import neighbour, scale
from sound.notation import MORDENT, TURN, Note, Section
from sound.tuning import LETTERS, STEPS

_QUARTER, _HALF = Fraction(1), Fraction(2)


def varied(section: Section) -> Section:
    """The section with an ornamented melody; nothing that would spoil the voice leading is added."""
    known = list(faults(section.bass, section.treble))
    treble = list(section.treble)
    at = 0
    while at + 1 < len(treble):
        passing = _passing(treble[at], treble[at + 1], section.signature)
        if passing is not None:
            trial = [*treble[:at], *passing, *treble[at + 1 :]]
            if list(faults(section.bass, trial)) == known:
                treble = trial
                at += 1
        at += 1
    return section._replace(treble=tuple(_adorned(treble)))


def _passing(one: Note, other: Note, signature: str) -> tuple[Note, Note] | None:
    """Two quarters a third apart become a quarter filled up with the note between."""
    if not one.name or not other.name or one.length != _QUARTER or one.ornament:
        return None
    way = other.key - one.key
    if abs(way) not in {3, 4}:
        return None
    key = neighbour(one.key, signature, 1 if way > 0 else -1)
    if not min(one.key, other.key) < key < max(one.key, other.key):
        return None
    half = one.length / 2
    return one._replace(length=half), Note(one.at + half, half, _name(key, signature))


def _name(key: int, signature: str) -> str:
    """How a key is written in a key signature."""
    for letter, its in scale(signature).items():
        if its == key % 12:
            mark = {0: "", 1: "#", 11: "b"}[(its - STEPS[letter]) % 12]
            octave = (key - {"": 0, "#": 1, "b": -1}[mark] - STEPS[letter]) // 12 - 1
            return f"{letter}{mark}{octave}"
    sharp = next(letter for letter in LETTERS if (STEPS[letter] + 1) % 12 == key % 12)
    return f"{sharp}#{(key - 1 - STEPS[sharp]) // 12 - 1}"


def _adorned(treble: list[Note]) -> list[Note]:
    """A mordent on a plain quarter now and then, a turn on a plain half."""
    found: list[Note] = []
    plain = 0
    for note in treble:
        if note.name and not note.ornament and note.length in {_QUARTER, _HALF}:
            plain += 1
            if note.length == _HALF:
                note = note._replace(ornament=TURN)
            elif plain % 3 == 2:
                note = note._replace(ornament=MORDENT)
        found.append(note)
    return found
