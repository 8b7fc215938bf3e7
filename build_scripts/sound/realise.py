"""The figured bass filled in: two inner voices that move as little as they can, without parallels."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from sound.counterpoint import parallel, sounding
from sound.harmony import chord, tonic
from sound.notation import Note, Section

LOWEST, MIDDLE, HIGHEST = 50, 59, 74
"""Where the inner voices lie: from the small d to the d above the staff's middle."""


class Filling(NamedTuple):
    """The inner voices over one bass note: none, one or two keys, the lower first."""

    at: Fraction
    length: Fraction
    keys: tuple[int, ...]


class _Place(NamedTuple):
    """One bass note with what sounds above it."""

    note: Note
    top: int
    wanted: tuple[int, ...]
    leading: int


def realise(section: Section) -> tuple[Filling, ...]:
    """The best inner voices for a section: the shortest way through all that are possible."""
    places = [_place(section, note) for note in section.bass if note.name]
    places = [place for place in places if place.wanted]
    ways: list[dict[tuple[int, ...], tuple[float, tuple[int, ...] | None]]] = []
    for at, place in enumerate(places):
        here: dict[tuple[int, ...], tuple[float, tuple[int, ...] | None]] = {}
        for keys in _candidates(place):
            cost, before = _standing(place, keys), None
            if at:
                last = places[at - 1]
                cost_of = {old: known[0] + _step(last, place, old, keys) for old, known in ways[-1].items()}
                before = min(cost_of, key=lambda old: (cost_of[old], old))
                cost += cost_of[before]
            here[keys] = (cost, before)
        ways.append(here)
    return tuple(reversed(list(_back(places, ways))))


def _back(
    places: list[_Place], ways: list[dict[tuple[int, ...], tuple[float, tuple[int, ...] | None]]]
) -> list[Filling]:
    found: list[Filling] = []
    keys: tuple[int, ...] | None = None
    for place, way in zip(reversed(places), reversed(ways), strict=True):
        if keys is None:
            keys = min(way, key=lambda one: (way[one][0], one))
        found.append(Filling(place.note.at, place.note.length, keys))
        keys = way[keys][1]
    return found


def _place(section: Section, note: Note) -> _Place:
    top = sounding(section.treble, note.at)
    return _Place(
        note, top if top is not None else HIGHEST + 3, chord(note, section.signature), _leading(section)
    )


def _leading(section: Section) -> int:
    return (tonic(section.signature) - 1) % 12


def _candidates(place: _Place) -> list[tuple[int, ...]]:
    low, high = max(LOWEST, place.note.key + 3), min(HIGHEST, place.top - 3)
    keys = [key for key in range(low, high + 1) if key % 12 in place.wanted]
    return [(), *((key,) for key in keys), *((a, b) for a in keys for b in keys if 2 < b - a < 13)]


def _standing(place: _Place, keys: tuple[int, ...]) -> float:
    """How good a chord is by itself: it has its telling note, doubles no leading note, lies in the middle."""
    heard = [key % 12 for key in keys] + [place.top % 12]
    cost = 14.0 * (2 - len(keys)) + sum(abs(key - MIDDLE) * 0.15 for key in keys)
    cost += 18.0 * (place.wanted[0] not in heard)
    cost += 25.0 * ([*heard, place.note.key % 12].count(place.leading) > 1)
    cost += 4.0 * (len(set(heard)) < len(heard))
    return cost


def _step(last: _Place, place: _Place, old: tuple[int, ...], keys: tuple[int, ...]) -> float:
    """How good a way is: small steps, and never parallels with any other voice."""
    if len(old) != len(keys):
        return 8.0 + 3.0 * abs(len(old) - len(keys)) + _parallels(last, place, old[:1], keys[:1])
    cost = sum(abs(a - b) for a, b in zip(old, keys, strict=True)) * 1.0
    return cost + _parallels(last, place, old, keys)


def _parallels(last: _Place, place: _Place, old: tuple[int, ...], keys: tuple[int, ...]) -> float:
    voices = [
        (last.note.key, place.note.key),
        *zip(old[: len(keys)], keys[: len(old)], strict=True),
        (last.top, place.top),
    ]
    pairs = [(a, b) for at, a in enumerate(voices) for b in voices[at + 1 :]]
    outer = (voices[0], voices[-1])
    return 1000.0 * sum(bool(parallel(a, b)) for a, b in pairs if (a, b) != outer)
