"""Keys, scales, and which notes the figures over a bass note ask for."""

from __future__ import annotations

from sound.notation import Note
from sound.tuning import LETTERS, STEPS

SIGNATURES = {"G": 1, "Em": 1, "D": 2, "Bm": 2, "A": 3, "E": 4, "C": 0, "Am": 0, "F": -1, "Dm": -1, "Gm": -2}
MARKS = {"#": 1, "b": -1, "n": 0}
"""What an accidental beside a figure does to its note."""
_SHARPS, _FLATS = "fcgdaeb", "beadgcf"
_SHORT: dict[str, tuple[str, ...]] = {
    "": ("3", "5"),
    "#": ("3#", "5"),
    "b": ("3b", "5"),
    "6": ("3", "6"),
    "6#": ("3", "6#"),
}
_SHORT |= {"7": ("3", "5", "7"), "7#": ("3#", "5", "7"), "2": ("2", "4", "6"), "-": ()}


def scale(signature: str) -> dict[str, int]:
    """The pitch class of every letter in a key."""
    count = SIGNATURES[signature]
    raised = _SHARPS[: max(count, 0)]
    lowered = _FLATS[: max(-count, 0)]
    return {letter: (STEPS[letter] + (letter in raised) - (letter in lowered)) % 12 for letter in LETTERS}


def tonic(signature: str) -> int:
    """The pitch class of the key's first note."""
    return STEPS[signature[0].lower()]


def chord(note: Note, signature: str) -> tuple[int, ...]:
    """The pitch classes above a bass note, the most telling (third or sixth) first; nothing for `(-)`."""
    figures = note.figures
    if len(figures) == 1:
        figures = _SHORT[figures[0]]
    elif figures[0].startswith("6") and figures[1].startswith("5"):
        third = tuple(one for one in figures[2:] if one.startswith("3")) or ("3",)
        figures = (figures[0], *third, figures[1])
    keys, found = scale(signature), []
    for figure in figures:
        degree = int(figure.rstrip("#bn"))
        letter = LETTERS[(LETTERS.index(note.name[0]) + degree - 1) % 7]
        mark = figure.lstrip("0123456789")
        found.append((STEPS[letter] + MARKS[mark]) % 12 if mark else keys[letter])
    if figures in (("3", "5"), ("3#", "5")):
        found.append(note.key % 12)
    return tuple(found)


def neighbour(key: int, signature: str, step: int) -> int:
    """The next note of the scale above (1) or below (-1); below the first note lies its leading note."""
    if step < 0 and key % 12 == tonic(signature):
        return key - 1
    keys = set(scale(signature).values())
    at = key + step
    while at % 12 not in keys:
        at += step
    return at
