"""The sky: rockets on their way and bursts that glow, never more sparks than the machine can show in time."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.ui.fireworks.burst import Burst, BurstShape, burst, flash_of, lives, sparks_of
from rococo_desktop.ui.picture.geometry import Spot
from rococo_desktop.ui.picture.moving import BRIGHTEST, Sparks
from rococo_desktop.ui.picture.theme import Paint

RISE = 0.85
"""How long a rocket rises, in seconds."""
TAIL = 16
"""How many sparks follow a rocket."""
FIRE: Paint = (255, 206, 120)

SLOW_MS, QUICK_MS = 12.0, 7.0
"""Frames slower than this make the next bursts smaller, quicker ones larger again."""
LEAST = 0.15
"""The smallest a burst may become, by its full number of sparks."""


class Rocket(NamedTuple):
    """A rocket on its way up, and what it becomes."""

    lit: float
    start: Spot
    goal: Spot
    becomes: Burst
    reach: float


class Sky:
    """Everything that glows. Sizes are logical pixels."""

    def __init__(self, spark_size: int = 11, seed: int = 1) -> None:
        self._size = spark_size
        self._chance = random.Random(seed)
        self._rockets: list[Rocket] = []
        self.density = 1.0
        """The share of the wished sparks that a new burst gets."""

    def launch(
        self, now: float, start: Spot, goal: Spot, shape: BurstShape, paint: Paint, sparks: int, reach: float
    ) -> float:
        """Light a rocket; when it will burst."""
        born = now + RISE
        number = max(round(sparks * self.density), 8)
        seed = self._chance.getrandbits(32)
        made = burst(shape, born, goal, paint, number, reach, seed)
        self._rockets.append(Rocket(now, start, goal, made, reach))
        return born

    def watch(self, frame_ms: Sequence[float]) -> None:
        """Learn from how long the last frames took."""
        if len(frame_ms) < 8:
            return
        slow = sorted(frame_ms)[len(frame_ms) * 9 // 10]
        if slow > SLOW_MS:
            self.density = max(self.density * 0.8, LEAST)
        elif slow < QUICK_MS:
            self.density = min(self.density * 1.05, 1.0)

    def busy(self, now: float) -> bool:
        """True as long as anything glows or rises; what has gone out is forgotten."""
        self._rockets = [one for one in self._rockets if now < one.becomes.born or lives(one.becomes, now)]
        return bool(self._rockets)

    def clear(self) -> None:
        """Nothing glows any more."""
        self._rockets.clear()

    def sparks(self, now: float) -> list[Sparks]:
        """Everything that glows at this moment."""
        found: list[Sparks] = []
        for rocket in self._rockets:
            if rocket.lit <= now < rocket.becomes.born:
                found += _rising(rocket, now)
            elif lives(rocket.becomes, now):
                found += flash_of(rocket.becomes, now, rocket.reach)
                found += sparks_of(rocket.becomes, now, self._size)
        return found


def _rising(rocket: Rocket, now: float) -> list[Sparks]:
    found = []
    for follower in range(TAIL):
        part = (now - rocket.lit) / RISE - follower * 0.018
        if part <= 0:
            break
        way = 1 - (1 - part) ** 2
        sway = ((follower * 37) % 7 - 3) * follower * 0.12
        x = rocket.start[0] + (rocket.goal[0] - rocket.start[0]) * way + sway
        y = rocket.start[1] + (rocket.goal[1] - rocket.start[1]) * way
        glow = max(round(BRIGHTEST * (1 - follower / TAIL)), 1)
        found.append(Sparks(FIRE, 9 if follower == 0 else 6, glow, [(x, y)]))
    return found
