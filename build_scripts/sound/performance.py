"""A score as somebody plays it: time that breathes, weight on the strong beats, chords that are rolled."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from sound.harmony import chord
from sound.notation import Note, Piece, Playing, Section
from sound.ornaments import played
from sound.realise import Filling, realise
from sound.varying import varied

UNEVEN = 0.055
"""How much later than written the second of two eighths comes, in quarters: notes inégales."""
LEAD = 0.03
"""Seconds before the first note: a loop begins in silence."""
ROLL = 0.016
"""Seconds between the notes of a chord."""


class Sounding(NamedTuple):
    """A key as it sounds: when, how long, how loud, by which player."""

    at: float
    length: float
    key: int
    loud: float
    player: str
    """The stops of the harpsichord ("8+8"), "trumpet" or "drum"."""


class Performance(NamedTuple):
    """Everything that sounds in a piece, and when it begins anew."""

    notes: tuple[Sounding, ...]
    seconds: float


class Clock:
    """Turns quarters of a score into seconds: slower towards the end of a phrase, never quite even."""

    def __init__(self, piece: Piece, playings: Sequence[Section]) -> None:
        rng = random.Random(f"clock {piece.title}")
        self._seconds = [LEAD]
        quarter = 60.0 / piece.tempo
        for number, section in enumerate(playings):
            beats = int(section.length)
            final = number == len(playings) - 1
            for beat in range(beats):
                left = beats - beat
                slower = 1.0 + 0.012 * math.sin(beat * 2.1) + rng.uniform(-0.008, 0.008)
                if (beat + 1 - int(section.upbeat)) % int(4 * piece.metre) == 0:
                    slower += 0.035
                if left <= piece.metre:
                    slower += (0.20 if final else 0.05) * (1 - (left - 1) / float(piece.metre))
                self._seconds.append(self._seconds[-1] + quarter * slower)

    def at(self, quarters: float) -> float:
        """The moment of a place in the score."""
        whole = min(int(quarters), len(self._seconds) - 2)
        here, there = self._seconds[whole], self._seconds[whole + 1]
        return here + (there - here) * (quarters - whole)

    @property
    def end(self) -> float:
        """When the last bar is over."""
        return self._seconds[-1]


def perform(piece: Piece) -> Performance:
    """The whole piece, in its order."""
    sections = [_as_played(piece, playing) for playing in piece.order]
    clock = Clock(piece, sections)
    rng = random.Random(f"hands {piece.title}")
    found: list[Sounding] = []
    begin = Fraction(0)
    for playing, section in zip(piece.order, sections, strict=True):
        hand = _Hand(piece, section, playing, clock, float(begin), rng)
        found += [*hand.melody(), *hand.bass(), *hand.filling(realise(piece.sections[playing.section]))]
        if playing.texture in {"fanfare", "festive"}:
            found += [*hand.trumpets(playing.texture), *hand.drums(playing.texture)]
        begin += section.length
    return Performance(tuple(sorted(found)), clock.end + piece.breath)


def _as_played(piece: Piece, playing: Playing) -> Section:
    section = piece.sections[playing.section]
    return varied(section) if playing.varied else section


class _Hand(NamedTuple):
    """One section under the hands."""

    piece: Piece
    section: Section
    playing: Playing
    clock: Clock
    begin: float
    rng: random.Random

    def melody(self) -> Iterator[Sounding]:
        notes = [note for note in self.section.treble if note.name]
        for number, note in enumerate(notes):
            after = notes[number + 1] if number + 1 < len(notes) else None
            at = self._moment(note) + 0.008
            end = self._moment(after) if after is not None and after.at == note.end else self._end(note)
            steps = after is not None and abs(after.key - note.key) <= 2
            length = (end - at) * (1.0 if steps else 0.88) + (0.02 if steps else 0.0)
            parts = played(note.key, at, length, note.ornament, self.section.signature)
            for turn, part in enumerate(parts):
                loud = self._weight(note) * (0.9 if turn and len(parts) > 1 else 1.0)
                yield Sounding(part.at, part.length, part.key, loud, self.playing.stops)

    def bass(self) -> Iterator[Sounding]:
        for note in self.section.bass:
            if note.name:
                at = self._moment(note) - 0.006
                length = (self._end(note) - at) * 0.94
                yield Sounding(at, length, note.key, 0.92 * self._weight(note), self.playing.stops)

    def filling(self, fillings: tuple[Filling, ...]) -> Iterator[Sounding]:
        for filling in fillings:
            if self.playing.texture == "broken" and filling.length >= 2 and len(filling.keys) == 2:
                yield from self._broken(filling)
            elif self.playing.texture != "thin":
                yield from self._rolled(filling, filling.keys)
            elif (filling.at - self.section.upbeat) % self.piece.metre == 0:
                yield from self._rolled(filling, filling.keys[-1:])

    def _rolled(self, filling: Filling, keys: tuple[int, ...]) -> Iterator[Sounding]:
        at = self._at(float(filling.at))
        length = self._at(float(filling.at + filling.length)) - at
        for number, key in enumerate(keys, 1):
            loud = 0.62 + self.rng.uniform(-0.03, 0.03)
            yield Sounding(at + ROLL * number, length * 0.86, key, loud, self._quiet)

    def _broken(self, filling: Filling) -> Iterator[Sounding]:
        """The chord in eighths after its bass note: up, up, down, up."""
        low, high = filling.keys
        count = int(filling.length * 2)
        for number in range(1, count):
            key = (high, low)[number % 2]
            start = float(filling.at) + number / 2
            at = self._at(start + (UNEVEN * 0.6 if number % 2 else 0.0)) + self.rng.gauss(0, 0.004)
            length = self._at(start + (1.0 if number < count - 1 else 0.5)) - at
            yield Sounding(at, length * 0.95, key, 0.55 + self.rng.uniform(-0.04, 0.04), self._quiet)

    @property
    def _quiet(self) -> str:
        """The chords are played on a single row where it would be too full otherwise."""
        return {"8+8": "8", "8+4": "8", "tutti": "8+8"}.get(self.playing.stops, self.playing.stops)

    def trumpets(self, texture: str) -> Iterator[Sounding]:
        """The first doubles the melody, the second plays the next note of the chord below it."""
        for note in self.section.treble:
            if not note.name or (texture == "festive" and note.length < 1):
                continue
            at = self._at(float(note.at))
            length = (self._end(note) - at) * 0.86
            soft = 1.0 if texture == "fanfare" else 0.7
            yield Sounding(at, length, note.key, soft, "trumpet")
            harmony = self._harmony(note.at)
            if note.key % 12 in harmony:
                second = next(key for key in range(note.key - 3, 0, -1) if key % 12 in harmony)
                yield Sounding(at + 0.004, length, second, 0.7 * soft, "trumpet")

    def _harmony(self, at: Fraction) -> set[int]:
        """The pitch classes of the chord at a moment."""
        under = [note for note in self.section.bass if note.name and note.at <= at]
        struck = [note for note in under if note.figures != ("-",)]
        return {struck[-1].key % 12, *chord(struck[-1], self.section.signature)}

    def drums(self, texture: str) -> Iterator[Sounding]:
        """Strokes on d and a where the bass has them, in the rhythm of the fanfare, and a roll at its end."""
        for note in self.section.bass:
            if not note.name or note.name[:-1] not in {"d", "a"}:
                continue
            key = 50 if note.name[0] == "d" else 45
            pattern = _BEATS if texture == "fanfare" and note.length == 2 else (0.0,)
            for offset in pattern:
                at = self._at(float(note.at) + offset)
                yield Sounding(at, 1.2, key, (1.0 if offset == 0 else 0.6), "drum")

    def _weight(self, note: Note) -> float:
        beat = (note.at - self.section.upbeat) % self.piece.metre
        strong = 0.07 if beat == 0 else (0.0 if beat.denominator == 1 else -0.06)
        arch = 0.05 * math.sin(math.pi * float(note.at / self.section.length))
        return 0.9 + strong + arch + self.rng.uniform(-0.025, 0.025)

    def _moment(self, note: Note) -> float:
        late = UNEVEN if note.at % 1 == Fraction(1, 2) and note.length == Fraction(1, 2) else 0.0
        return max(0.0, self._at(float(note.at) + late) + self.rng.gauss(0, 0.0035))

    def _end(self, note: Note) -> float:
        return self._at(float(note.end))

    def _at(self, quarters: float) -> float:
        return self.clock.at(self.begin + quarters)


_BEATS = (0.0, 1.0, 1.5)
"""Where the drummer strikes in a half note of the fanfare."""
