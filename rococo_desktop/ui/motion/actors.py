"""Actors: pieces and tokens on their way from one rectangle of the table to another, each in its manner.

Whatever the manner, who lands ends exactly as the sprite they land as: same corner, size and picture.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from rococo_desktop.model.places import Place
from rococo_desktop.ui.motion.curves import ease, fall, hump, settle, turned, window
from rococo_desktop.ui.picture.geometry import Rect, Size, Spot
from rococo_desktop.ui.picture.moving import Moving
from rococo_desktop.ui.picture.picture_parts import Shadow, Sprite

Lying = tuple[Place, int]
"""A piece and where it lies."""


class Manner(Enum):
    """How something goes."""

    SLIDE = "slide"
    """Over the table, never leaving it."""
    CARRY = "carry"
    """Lifted, and turned over on its way where it has two sides."""
    WALK = "walk"
    """Turned over where it stands, then step by step to its place."""
    DROP = "drop"
    """Carried over its place and dropped there, with weight."""
    TOSS = "toss"
    """Thrown in an arc, spinning, and gone where it comes down."""
    ROLL = "roll"
    """Turned over in its place, as a plaque that rolls."""


class Pose(NamedTuple):
    """An actor at one moment: its middle, its size, which side is seen, how high it is lifted (0 to 1)."""

    middle: Spot
    size: Spot
    is_turned: bool = True
    lift: float = 0.0
    alpha: int = 255


class Actor(NamedTuple):
    """Something that goes from `start` to `goal` in the part of its step from `begin` to `end`.

    A step begins at 0 and has 1 for its own time; whoever arrives later than that is waited for.
    """

    face: Sprite
    """What it is when it arrives."""
    start: Rect
    goal: Rect
    manner: Manner = Manner.CARRY
    back: Sprite | None = None
    """What it is until it is turned over; None if it looks the same all the way."""
    leaves: Lying | None = None
    """What is not drawn where it lay while it goes."""
    lands: bool = False
    """True if it becomes a sprite of the table when it arrives; else it is gone then."""
    was: Sprite | None = None
    """What it looked like where it lay, where that is the same side: it fades as it sets out."""
    begin: float = 0.0
    end: float = 1.0

    def when(self, passed: float) -> float:
        """The part of the step at which so much of its own time has passed."""
        return self.begin + (self.end - self.begin) * passed

    def at(self, part: float) -> tuple[Moving, ...]:
        """What is seen of it when so much of the step has passed: its shadow first."""
        if part < self.begin and self.leaves is None and self.manner is not Manner.ROLL:
            return ()
        passed = window(part, self.begin, self.end)
        if passed >= 1.0:
            return (Moving(self.face, self.goal.x, self.goal.y),) if self.lands else ()
        pose = POSES[self.manner](self, passed)
        if self.leaves is None and self.was is None and self.manner in OUT_OF_NOTHING:
            pose = pose._replace(alpha=round(pose.alpha * window(passed, 0.0, APPEARS)))
        (x, y), (w, h) = pose.middle, pose.size
        sprite = self.face if pose.is_turned or self.back is None else self.back
        seen: tuple[Moving, ...] = (Moving(sprite, x - w / 2, y - h / 2, pose.alpha, (w, h)),)
        alpha = round(pose.alpha * (1.0 - window(passed, *CHANGES_LOOK)))
        if self.was is not None and alpha > 0:
            seen = (*seen, Moving(self.was, x - w / 2, y - h / 2, alpha, (w, h)))
        if pose.lift < LEAST_LIFT:
            return seen
        shade = shadow(self.goal.size, min(int(pose.lift * LEVELS) + 1, LEVELS))
        drop = 3 + 9 * pose.lift
        wide, high = w + 2 * SPREAD, h + 2 * SPREAD
        return (Moving(shade, x - wide / 2 + drop / 3, y - high / 2 + drop, 255, (wide, high)), *seen)


LEAST_LIFT = 0.08
"""Lifted less than this, a thing throws no shadow."""
CHANGES_LOOK = (0.05, 0.4)
"""In this part of its way something becomes what it will be, where it looks different there."""
OUT_OF_NOTHING = frozenset({Manner.CARRY, Manner.WALK, Manner.DROP})
APPEARS = 0.14
"""In this part of its way something appears that was not seen before it set out."""
SPREAD = 7
"""How far the shadow of a lifted thing reaches beyond it."""
LEVELS = 4
"""How many strengths the shadow of a lifted thing has."""
HIGHEST = 46
"""How high a thing is carried over a long way."""


@lru_cache(maxsize=256)
def shadow(size: Size, level: int) -> Sprite:
    """The shadow that a thing of this size throws when it is lifted."""
    whole = Rect(0, 0, size.w + 2 * SPREAD, size.h + 2 * SPREAD)
    mark = Shadow(Rect(SPREAD, SPREAD, *size), min(size) // 6, SPREAD, 26 * level)
    return Sprite(whole, (mark,))


def _middle(rect: Rect) -> Spot:
    return (rect.x + rect.w / 2, rect.y + rect.h / 2)


def _between(start: Spot, goal: Spot, part: float) -> Spot:
    return (start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part)


def _way(actor: Actor) -> float:
    (x, y), (left, top) = _middle(actor.start), _middle(actor.goal)
    return math.hypot(x - left, y - top)


def _room_above(actor: Actor) -> float:
    """How high it can be lifted without leaving the screen."""
    return max(min(actor.start.y, actor.goal.y) - SPREAD, 0)


def _sizes(actor: Actor, part: float) -> Spot:
    return _between((actor.start.w, actor.start.h), (actor.goal.w, actor.goal.h), part)


def _slide(actor: Actor, part: float) -> Pose:
    eased = ease(part)
    middle = _between(_middle(actor.start), _middle(actor.goal), eased)
    return Pose(middle, _sizes(actor, eased), eased > 0.5, 0.0, _vanishing(actor, part))


def _carry(actor: Actor, part: float) -> Pose:
    eased = ease(part)
    x, y = _between(_middle(actor.start), _middle(actor.goal), eased)
    height = hump(eased)
    w, h = _sizes(actor, eased)
    swell = 1.0 + 0.07 * height
    turn = window(part, 0.22, 0.72)
    across = turned(turn) if actor.back is not None else 1.0
    high = min(_way(actor) * 0.16, HIGHEST, _room_above(actor)) * height
    return Pose((x, y - high), (w * swell * across, h * swell), turn > 0.5, height, _vanishing(actor, part))


def _walk(actor: Actor, part: float) -> Pose:
    """A third of the time to turn over, lifted a little; the rest to walk, a step every sixty pixels."""
    turn, walked = window(part, 0.0, 0.36), ease(window(part, 0.3, 1.0))
    across = turned(turn) if actor.back is not None else 1.0
    x, y = _between(_middle(actor.start), _middle(actor.goal), walked)
    w, h = _sizes(actor, ease(window(part, 0.1, 0.6)))
    steps = max(round(_way(actor) / 60), 2)
    hop = abs(math.sin(math.pi * steps * walked)) * 6 * hump(walked) ** 0.5
    raised = 10 * hump(turn)
    return Pose(
        (x, y - hop - raised), (w * across, h), turn > 0.5, max(hump(turn) * 0.7, 0.35 * hump(walked))
    )


def _drop(actor: Actor, part: float) -> Pose:
    """Carried over its place, larger the higher it is; then it falls, is pressed flat and springs back."""
    carried, falls = settle(window(part, 0.0, 0.58)), fall(window(part, 0.58, 0.78))
    above = (_middle(actor.goal)[0], _middle(actor.goal)[1] - min(16, _room_above(actor)))
    x, y = _between(_middle(actor.start), above, carried)
    y += (_middle(actor.goal)[1] - above[1]) * falls
    large = 1.0 + 0.45 * hump(carried * 0.5) * (1.0 - falls)
    w, h = _sizes(actor, carried)
    pressed = hump(window(part, 0.78, 1.0)) * 0.14
    lift = max(carried * (1.0 - falls), 0.0)
    return Pose((x, y), (w * large * (1 + pressed), h * large * (1 - pressed)), True, lift)


def _toss(actor: Actor, part: float) -> Pose:
    eased = ease(part)
    x, y = _between(_middle(actor.start), _middle(actor.goal), eased)
    w, h = _sizes(actor, eased)
    high = min(30 + _way(actor) * 0.12, 70, _room_above(actor)) * hump(part)
    across = max(abs(math.cos(2 * math.pi * part)), 0.22)
    appears = min(window(part, 0.0, 0.12), 1.0 - window(part, 0.86, 1.0))
    return Pose((x, y - high), (w * across, h), True, 0.0, round(255 * appears))


def _roll(actor: Actor, part: float) -> Pose:
    side = actor.face.rect if part > 0.5 or actor.back is None else actor.back.rect
    return Pose(_middle(side), (side.w, side.h * turned(part)), part > 0.5)


def _vanishing(actor: Actor, part: float) -> int:
    """How much is seen of what will be gone at its goal."""
    return 255 if actor.lands else round(255 * (1.0 - window(part, 0.75, 1.0)))


POSES: Mapping[Manner, Callable[[Actor, float], Pose]] = {
    Manner.SLIDE: _slide,
    Manner.CARRY: _carry,
    Manner.WALK: _walk,
    Manner.DROP: _drop,
    Manner.TOSS: _toss,
    Manner.ROLL: _roll,
}
"""How something looks in its manner when so much of its time has passed."""
