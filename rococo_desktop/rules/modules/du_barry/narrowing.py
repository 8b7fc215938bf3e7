"""How she comes to one thing out of several: criteria in rulebook order, until exactly one is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple


class UndecidedError(ValueError):
    """The criteria left more than one candidate, or there was none to begin with."""


class Criterion(NamedTuple):
    """Keeps the candidates worth the most; the reason is named when it decides something."""

    reason: str
    worth: Callable[[int], int]


class Narrowed(NamedTuple):
    """The one candidate left, and the reasons that cut down the others, in order."""

    one: int
    reasons: tuple[str, ...]


def narrow(candidates: Sequence[int], criteria: Sequence[Criterion], only: str) -> Narrowed:
    """The one candidate all criteria leave; `only` is the reason where there was no other from the start."""
    if len(candidates) == 1:
        return Narrowed(candidates[0], (only,))
    left = list(candidates)
    reasons: list[str] = []
    for reason, worth in criteria:
        worths = [worth(candidate) for candidate in left]
        kept = [one for one, value in zip(left, worths, strict=True) if value == max(worths)]
        if len(kept) < len(left):
            reasons.append(reason)
        left = kept
        if len(left) == 1:
            return Narrowed(left[0], tuple(reasons))
    raise UndecidedError(f"{len(left)} candidates left of {len(candidates)}: {left}")


def exactly(wanted: int | None) -> Callable[[int], int]:
    """The worth that prefers one candidate to all others; with None they are all alike."""
    return lambda candidate: int(candidate == wanted)


def nth(candidates: Sequence[int], number: int, from_right: bool) -> int | None:
    """The n-th candidate counted from a side, or None where there are fewer; they stand left to right."""
    if number > len(candidates):
        return None
    return candidates[-number] if from_right else candidates[number - 1]


def side_of(from_right: bool) -> str:
    """The side as a word of the reasons."""
    return "right" if from_right else "left"
