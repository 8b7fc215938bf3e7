"""Waves: what must have happened before something else sets out; within a wave the order does not matter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import NamedTuple

from rococo_desktop.model.events import Moved
from rococo_desktop.ui.motion.actors import Actor


class Wave(IntEnum):
    """When in its step something sets out, as the rules have it."""

    TURNS = -3
    """Plaques of majorities, there and then when the trademark that changes them lies there."""
    AFTERWARDS = -2
    """Numbers, once what changes them has arrived."""
    MEANWHILE = -1
    """Rows that close up or open, while whatever comes first is on its way."""
    CLEAR = 0
    """What leaves the displays (P1.2, P1.4)."""
    CLOSE_UP = 1
    """What slides to the places that are free now (P1.4)."""
    DEAL = 2
    """What is drawn and dealt (P1.2 to P1.4)."""
    PLAY = 3
    """What is played, taken or paid."""
    MARKS = 4
    """Trademarks, the queen's favor, the thimble."""
    GAINS = 5
    """What it brings."""


class Entrance(NamedTuple):
    """An actor, and when it sets out."""

    actor: Actor
    wave: Wave
    times: float = 1.0
    """How many times as long as others of its wave it is on its way; it may arrive after the step's time."""

    def timed(self, begin: float, end: float) -> Actor:
        """The actor, setting out at `begin`; one that takes as long as others arrives at `end`."""
        return self.actor._replace(begin=begin, end=end + (end - begin) * (self.times - 1.0))


_CLEARED = frozenset(
    {("hire", "removed"), ("garments", "garment_discard"), ("jewelry_display", "jewelry_removed")}
)
_DEALT = frozenset({"deck", "garment_bag", "jewelry_bag", "set_aside"})

WALKED_TO = frozenset({"guests", "terrace"})
"""Where guests go, on their own feet."""

OVERLAP = 0.45
"""How much of a wave has passed when the next one sets out."""
STEP, SPREAD = 0.08, 0.55
"""How much later each thing of a wave sets out than the one before, and how much the last at most."""
BESIDES = {Wave.MEANWHILE: (0.2, 0.7), Wave.AFTERWARDS: (0.64, 0.94)}
"""In which part of a step something goes that belongs to no wave; alone it takes all the time there is."""
TURNING = 0.26
"""The part of a step in which a plaque turns over; all else happens in what is left of it."""
LANDING = frozenset({"guests", "trademarks"})
"""Where lies what changes a majority."""


def wave_of(way: Moved) -> Wave:
    """When a piece sets out on this way."""
    source, target = way.source[0], way.target[0]
    if (source, target) in _CLEARED:
        return Wave.CLEAR
    if source == target:
        return Wave.CLOSE_UP
    if source in _DEALT or (source, target) == ("bag", "drawers"):
        return Wave.DEAL
    return Wave.PLAY


def waves_in(entrances: Iterable[Entrance]) -> list[Wave]:
    """The waves there are, the first first."""
    return sorted({one.wave for one in entrances} - set(BESIDES) - {Wave.TURNS})


def staged(entrances: Sequence[Entrance]) -> tuple[Actor, ...]:
    """All actors with their times: wave after wave, within a wave one shortly after the other."""
    turning = [one for one in entrances if one.wave is Wave.TURNS]
    others = [one for one in entrances if one.wave is not Wave.TURNS]
    if not turning:
        return _in_waves(others)
    left = 1.0 - TURNING
    found = [one._replace(begin=one.begin * left, end=one.end * left) for one in _in_waves(others)]
    landed = max([one.end for one in found if _changes_majority(one)], default=left)
    return (*found, *(one.timed(min(landed, left), min(landed, left) + TURNING) for one in turning))


def _changes_majority(actor: Actor) -> bool:
    return actor.lands and actor.face.place is not None and actor.face.place[0] in LANDING


def _in_waves(entrances: Sequence[Entrance]) -> tuple[Actor, ...]:
    waves = waves_in(entrances)
    # Each wave but the last has passed OVERLAP of its time when the next one sets out.
    length = 1.0 / (1.0 + OVERLAP * (max(len(waves), 1) - 1))
    found: list[Actor] = []
    for at, wave in enumerate(waves):
        row = [one for one in entrances if one.wave is wave]
        begin = at * OVERLAP * length
        late = min(STEP * (len(row) - 1), SPREAD) * length
        for place, one in enumerate(row):
            later = late * place / max(len(row) - 1, 1)
            found.append(one.timed(begin + later, min(begin + length - late + later, 1.0)))
    for one in entrances:
        if one.wave in BESIDES:
            found.append(one.timed(*(BESIDES[one.wave] if waves else (0.0, 1.0))))
    return tuple(found)
