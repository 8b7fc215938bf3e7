"""A step on stage: what is seen of it at every moment, from the table before to the table after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rococo_desktop.ui.motion.actors import Actor
from rococo_desktop.ui.motion.curves import ease, window
from rococo_desktop.ui.motion.sparkles import Light
from rococo_desktop.ui.motion.step_scenery import OverlyingSprite, Scenery
from rococo_desktop.ui.motion.steps import Step
from rococo_desktop.ui.picture.moving import Fading, Moving, Sparks
from rococo_desktop.ui.picture.picture_parts import Picture, Sprite
from rococo_desktop.ui.table_state.stage import Stage

DIMMED = 0.3
"""After so much of a step what was lit is not any more."""
CHANGES = (0.62, 0.84)
"""In this part of a step what changes in its place gives way: numbers follow what brings them."""


class Running(NamedTuple):
    """The step on stage: its pictures, who acts, and when."""

    step: Step
    stage: Stage
    scenery: Scenery
    settled: Picture
    """The table after it."""
    lights: tuple[Light, ...]
    began: float
    moves: float
    """When everybody has arrived."""
    ends: float

    @property
    def rests(self) -> bool:
        """True if the table stands for a while when everybody has arrived."""
        return self.ends > self.moves

    @property
    def actors(self) -> tuple[Actor, ...]:
        """Everybody who acts."""
        return tuple(one for one in self.scenery.company if isinstance(one, Actor))

    def backdrops(self) -> tuple[Picture, ...]:
        """The pictures it fades through, if anything moves."""
        if self.moves <= self.began:
            return (self.settled,)
        return (self.scenery.shown, self.scenery.before, self.scenery.after)

    def sprites(self) -> Iterator[Sprite]:
        """Everything it shows, the first needed first, and most of it once."""
        yield from self.scenery.shown.sprites
        yield from self.scenery.before.sprites
        for one in self.scenery.company:
            if isinstance(one, OverlyingSprite):
                yield one.sprite
            else:
                yield from (sprite for sprite in (one.face, one.back, one.was) if sprite is not None)
        yield from self.scenery.riders
        same = {id(sprite.marks) for sprite in self.scenery.shown.sprites}
        yield from (sprite for sprite in self.settled.sprites if id(sprite.marks) not in same)

    def begun(self, now: float) -> Running:
        """The same, beginning at another moment."""
        later = now - self.began
        return self._replace(began=now, moves=self.moves + later, ends=self.ends + later)

    # What is seen.

    @property
    def length(self) -> float:
        """Its own time in seconds: what is waited for moves on beyond it."""
        return (self.moves - self.began) / self.scenery.lasts

    def _part(self, now: float) -> float:
        return (now - self.began) / max(self.length, 1e-9)

    def picture(self, now: float) -> Picture:
        """What lies beneath all that moves."""
        if now >= self.moves:
            return self.settled
        is_lit = self._part(now) < DIMMED and self.scenery.shown is not self.scenery.before
        return self.scenery.before if is_lit else self.scenery.after

    def fading(self, now: float) -> Fading | None:
        """What gives way to that picture."""
        if now >= self.moves:
            return None
        part, scenery = self._part(now), self.scenery
        if part < DIMMED and scenery.shown is not scenery.before:
            return Fading(scenery.shown, 1.0 - ease(window(part, 0.0, DIMMED)))
        share = 1.0 - ease(window(part, *CHANGES))
        return Fading(scenery.before, share) if share > 0 else None

    def moving(self, now: float) -> Sequence[Moving]:
        """What is on its way over it."""
        if now >= self.moves:
            return ()
        part = self._part(now)
        changed = ease(window(part, *CHANGES))
        found: list[Moving] = []
        for light in self.lights:
            found += light.glow(part)
        for one in self.scenery.company:
            if isinstance(one, OverlyingSprite):
                found.append(one.at(changed))
            else:
                found += one.at(part)
        alpha = round(255 * (1.0 - ease(window(part, 0.0, DIMMED))))
        if alpha > 0:
            found += [Moving(rider, rider.rect.x, rider.rect.y, alpha) for rider in self.scenery.riders]
        return found

    def sparks(self, now: float) -> Sequence[Sparks]:
        """What glitters over everything."""
        if now >= self.moves:
            return ()
        part = self._part(now)
        return [sparks for light in self.lights for sparks in light.sparks(part)]
