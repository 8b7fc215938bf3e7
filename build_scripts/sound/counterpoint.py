"""What good voice leading forbids: fifths and octaves in parallel, and voices that cross."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from sound.notation import Note

PERFECT = {0: "octaves", 7: "fifths"}


class Fault(NamedTuple):
    """What is wrong, and at which quarter of its section."""

    at: Fraction
    what: str


def sounding(voice: Sequence[Note], at: Fraction) -> int | None:
    """The key a voice holds at a moment; None where it rests."""
    for note in voice:
        if note.at <= at < note.end:
            return note.key if note.name else None
    return None


def parallel(low: tuple[int, int], high: tuple[int, int]) -> str:
    """Which parallels two voices make by going on from one pair of keys to the next; nothing if none."""
    before, after = (high[0] - low[0]) % 12, (high[1] - low[1]) % 12
    moves = low[1] - low[0], high[1] - high[0]
    if before == after and after in PERFECT and moves[0] * moves[1] > 0:
        return PERFECT[after]
    return ""


def exposed(low: tuple[int, int], high: tuple[int, int]) -> bool:
    """True if both outer voices leap the same way into an octave."""
    moves = low[1] - low[0], high[1] - high[0]
    if moves[0] % 12 == 0:
        return False  # the bass only changes its octave
    return (high[1] - low[1]) % 12 == 0 and moves[0] * moves[1] > 0 and min(map(abs, moves)) > 2


def faults(low: Sequence[Note], high: Sequence[Note]) -> Iterator[Fault]:
    """Everything wrong between two voices, from sound to sound, and from bass note to bass note."""
    moments = sorted({note.at for note in (*low, *high)})
    strokes = [note.at for note in low if note.name]
    seen: set[Fault] = set()
    for run in (moments, strokes):
        for before, after in itertools.pairwise(run):
            keys = [sounding(voice, at) for voice in (low, high) for at in (before, after)]
            if None in keys:
                continue
            a, b, c, d = (key or 0 for key in keys)
            what = parallel((a, b), (c, d))
            if not what and run is moments and exposed((a, b), (c, d)):
                what = "an exposed octave"
            if d <= b:
                what = "crossing"
            if what and Fault(after, what) not in seen:
                seen.add(Fault(after, what))
                yield Fault(after, what)
