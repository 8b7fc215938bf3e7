"""One burst: sparks that fly apart, are slowed by the air, fall and go out.

Where a spark is follows from the time alone: all sparks of a burst share how far the air let them fly and
how far they fell, so a moment of hundreds of them costs nothing but painting them.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from rococo_desktop.ui.picture.geometry import Spot
from rococo_desktop.ui.picture.moving import BRIGHTEST, Sparks
from rococo_desktop.ui.picture.theme import Paint

AIR = 2.2
"""How fast the air slows a spark, for each second."""
FALL = 46.0
"""How fast sparks fall in the end, in logical pixels for each second."""
GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))
FLASH = 0.4
"""How long a burst lights what is around it, in seconds."""
EMBER: Paint = (255, 150, 60)


class BurstShape(StrEnum):
    """How a burst looks."""

    PEONY = "peony"
    """A ball of light."""
    CROWN = "crown"
    """A ball of light around a smaller one."""
    WILLOW = "willow"
    """Golden threads that hang long in the air."""


class Burst(NamedTuple):
    """Everything about a burst; what it looks like at a moment follows from it."""

    born: float
    middle: Spot
    paint: Paint
    rays: tuple[Spot, ...]
    """How fast each spark sets out."""
    life: float
    trails: int
    """How many sparks follow each."""
    delay: float
    """Seconds between a spark and the next of its trail."""

    @property
    def particles(self) -> int:
        """How many sparks there are in all."""
        return len(self.rays) * (self.trails + 1)


_SHAPES = {
    BurstShape.PEONY: (1.9, 7, 0.022),
    BurstShape.CROWN: (1.8, 6, 0.022),
    BurstShape.WILLOW: (2.9, 15, 0.04),
}
"""How long each shape lives, how many sparks follow each of its sparks, and after how many seconds."""


def burst(
    shape: BurstShape, born: float, middle: Spot, paint: Paint, sparks: int, reach: float, seed: int
) -> Burst:
    """A burst of about so many sparks, trails included, that reaches so far."""
    chance = random.Random(seed)
    life, trails, delay = _SHAPES[shape]
    count = max(sparks // (trails + 1), 8)
    speed = reach * AIR
    rays = tuple(_rays(shape, count, speed, chance))
    return Burst(born, middle, paint, rays, life, trails, delay)


def _rays(shape: BurstShape, count: int, speed: float, chance: random.Random) -> Iterator[Spot]:
    for at in range(count):
        # Evenly over a ball, seen from the side.
        height = 1 - (2 * at + chance.uniform(0.4, 1.6)) / count
        angle = at * GOLDEN_ANGLE + chance.uniform(-0.2, 0.2)
        across = math.sqrt(max(1 - height * height, 0))
        own = speed * chance.uniform(0.9, 1.0) * (0.5 if shape is BurstShape.CROWN and at % 3 == 0 else 1)
        lift = 0.16 * own if shape is BurstShape.WILLOW else 0
        yield own * across * math.cos(angle), own * height - lift


def lives(burst: Burst, now: float) -> bool:
    """True as long as there is something to see."""
    return burst.born <= now < burst.born + burst.life


def sparks_of(burst: Burst, now: float, size: int) -> Iterator[Sparks]:
    """The burst at a moment: the sparks, then their trails, each dimmer than the one before."""
    if not lives(burst, now):
        return
    for follower in range(burst.trails + 1):
        age = now - burst.born - follower * burst.delay * (1 + follower * 0.08)
        if not 0 <= age < burst.life:
            continue
        left = 1 - age / burst.life
        glow = round(BRIGHTEST * min(left * 1.9, 1) * (1 - follower / (burst.trails + 1)) ** 1.3)
        if glow < 1:
            continue
        flown = (1 - math.exp(-AIR * age)) / AIR
        rays = burst.rays
        if left < 0.35:  # at the end they glitter: at any moment a part of them is dark
            beat = int(now * 24)
            rays = tuple(ray for at, ray in enumerate(rays) if (at * 7 + beat) % 5 < 2 + left * 8)
        paint = burst.paint if left > 0.4 else EMBER
        yield Sparks(
            paint,
            max(size - follower * size // (2 * burst.trails), 3),
            min(glow, BRIGHTEST),
            rays,
            (burst.middle[0], burst.middle[1] + FALL * (age - flown)),
            flown,
        )


def flash_of(burst: Burst, now: float, reach: float) -> Iterator[Sparks]:
    """The light of the burst on everything around it, strongest at its birth."""
    age = now - burst.born
    if 0 <= age < FLASH:
        glow = round(BRIGHTEST * 0.5 * (1 - age / FLASH) ** 2)
        if glow:
            yield Sparks(burst.paint, round(reach * 1.2), glow, [burst.middle])
