"""The game's own dice: a SplitMix64 stream kept as one 64-bit integer, the same on every Python."""

from __future__ import annotations

_WORDS = 1 << 64
_MASK = _WORDS - 1
_GOLDEN = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """The stream that belongs to a seed; different seeds give unrelated streams."""
    return _mix((seed * 2 + 1) & _MASK)


def _mix(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


def below(stream: int, limit: int) -> tuple[int, int]:
    """A number from 0 to limit-1, each equally likely, and the stream after it."""
    while True:
        stream = (stream + _GOLDEN) & _MASK
        word = _mix(stream)
        number = word % limit
        # Words at or above the largest multiple of limit would favor small numbers: draw again.
        if word - number + limit <= _WORDS:
            return number, stream


def shuffled(stream: int, items: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """The items in a random order (Fisher-Yates), and the stream after it."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        pick, stream = below(stream, last + 1)
        mixed[last], mixed[pick] = mixed[pick], mixed[last]
    return tuple(mixed), stream
