"""Scores as they stand in `scores/`: read into notes, and checked for bars that do not add up.

A note is its value, its name with the octave, an ornament and, in the bass, the figures of its chord:
`4.f#5~` is a dotted quarter with a trill, `4b3(6)` a bass note with a chord of the sixth, `2r` a rest.
`(-)` leaves the chord before it lying; no figure means the common chord.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from sound.tuning import key_number

SCORES = Path(__file__).parent / "scores"
TRILL, MORDENT, APPOGGIATURA, TURN = "~", "!", "^", "$"
_TOKEN = re.compile(r"(\d+)(\.?)(r|[a-g][#b]?\d)([~!^$]?)(?:\(([^)]*)\))?")


class ScoreError(ValueError):
    """A score that cannot be read: which, and where."""


class Note(NamedTuple):
    """One note: when and how long in quarters, its name ("" for a rest), ornament and figures."""

    at: Fraction
    length: Fraction
    name: str
    ornament: str = ""
    figures: tuple[str, ...] = ()

    @property
    def key(self) -> int:
        """The key to be pressed."""
        return key_number(self.name)

    @property
    def end(self) -> Fraction:
        """When it is over."""
        return self.at + self.length


class Section(NamedTuple):
    """Some bars: melody and figured bass."""

    name: str
    signature: str
    treble: tuple[Note, ...]
    bass: tuple[Note, ...]
    length: Fraction
    upbeat: Fraction
    """How much of a bar stands before its first bar line."""


class Playing(NamedTuple):
    """A section as it is played once: with which stops, how full, ornamented or not."""

    section: str
    stops: str
    texture: str
    varied: bool


class Piece(NamedTuple):
    """A whole piece of music."""

    title: str
    metre: Fraction
    """Quarters in a bar."""
    tempo: float
    """Quarters in a minute."""
    breath: float
    """Seconds of silence after the last note, in which the room rings out."""
    order: tuple[Playing, ...]
    sections: dict[str, Section]


def read_score(name: str) -> Piece:
    """The piece of this name in `scores/`."""
    return parse(name, (SCORES / f"{name}.score").read_text(encoding="utf-8"))


def score_names() -> tuple[str, ...]:
    """All pieces there are."""
    return tuple(sorted(path.stem for path in SCORES.glob("*.score")))


def parse(name: str, text: str) -> Piece:
    """A piece from its text; ScoreError if it is not one."""
    head: dict[str, str] = {}
    parts: dict[str, dict[str, str]] = {}
    current: dict[str, str] = head
    for line in text.splitlines():
        words, _, _ = line.partition(";")
        word, _, rest = words.strip().partition(" ")
        if not word:
            continue
        if word == "section":
            title, _, signature = rest.strip().partition(" ")
            current = parts[title] = {"signature": signature.strip() or head["key"]}
        elif word in {"treble", "bass"}:
            current[word] = f"{current.get(word, '')} {rest}"
        else:
            current[word] = rest.strip()
    top, _, bottom = head["metre"].partition("/")
    metre = Fraction(int(top) * 4, int(bottom))
    sections = {title: _section(f"{name} {title}", part, metre) for title, part in parts.items()}
    order = tuple(_playing(word) for word in head["order"].split())
    missing = [playing.section for playing in order if playing.section not in sections]
    if missing:
        raise ScoreError(f"{name}: no section {missing[0]}")
    return Piece(head["title"], metre, float(head["tempo"]), float(head["breath"]), order, sections)


def _playing(word: str) -> Playing:
    section, stops, texture = word.removesuffix("*").split("/")
    return Playing(section, stops, texture, word.endswith("*"))


def _section(where: str, part: dict[str, str], metre: Fraction) -> Section:
    treble, upbeat, length = _voice(f"{where} treble", part["treble"], metre)
    bass, bass_upbeat, bass_length = _voice(f"{where} bass", part["bass"], metre)
    if (upbeat, length) != (bass_upbeat, bass_length):
        raise ScoreError(f"{where}: the voices do not end together ({length} and {bass_length})")
    return Section(where, part["signature"], treble, bass, length, upbeat)


def _voice(where: str, text: str, metre: Fraction) -> tuple[tuple[Note, ...], Fraction, Fraction]:
    notes: list[Note] = []
    at, upbeat = Fraction(0), Fraction(0)
    bars = [bar for bar in text.split("|") if bar.strip()]
    for number, bar in enumerate(bars):
        began = at
        for note in _notes(where, bar, at):
            notes.append(note)
            at = note.end
        length = at - began
        if number == 0 and length < metre:
            upbeat = length
        elif length != metre and not (number == len(bars) - 1 and length + upbeat == metre):
            raise ScoreError(f"{where}, bar {number + 1}: {length} quarters instead of {metre}")
    return tuple(notes), upbeat, at


def _notes(where: str, bar: str, at: Fraction) -> Iterator[Note]:
    for word in bar.split():
        found = _TOKEN.fullmatch(word)
        if found is None:
            raise ScoreError(f"{where}: {word} is not a note")
        value, dot, name, ornament, figures = found.groups()
        length = Fraction(4, int(value)) * (Fraction(3, 2) if dot else 1)
        yield Note(at, length, "" if name == "r" else name, ornament, tuple((figures or "").split("/")))
        at += length
