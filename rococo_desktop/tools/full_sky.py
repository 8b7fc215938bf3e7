"""A sky that is kept full of fireworks over a table, to measure what that costs."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.fireworks.burst import BurstShape
from rococo_desktop.ui.fireworks.sky import Sky
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.moving import Sparks
from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table.composition import compose
from rococo_desktop.ui.table_state.fill_stage import Staging
from rococo_desktop.ui.window.scene import PlainScene

WARM_UP = 2.5
"""Seconds until the sky is full; frames before that do not count."""


class FullSky(PlainScene):
    """Keeps at least so many sparks alight for some seconds, then closes."""

    def __init__(self, services: Services, session: Session, sparks: int, seconds: float) -> None:
        self._services = services
        self._sparks = sparks
        self._seconds = seconds
        self._sky = Sky()
        self._chance = random.Random(7)
        self._stage = Staging(session).stage(services.kit(), session.view(NOBODY))
        self._picture: Picture | None = None
        self._began: float | None = None
        self._now = 0.0
        self._next = 0.0
        self._shown: list[Sparks] = []
        self._live = 0
        self.least = 0
        """The fewest sparks of any frame that counts."""

    @property
    def density(self) -> float:
        """What the sky would make of its bursts after these frames."""
        self._sky.watch(self._services.shell.frame_ms)
        return self._sky.density

    def picture(self, room: Size) -> Picture:
        """The table beneath."""
        if self._picture is None:
            self._picture = compose(self._services.kit(), room, self._stage)
        return self._picture

    def sparks(self) -> Sequence[Sparks]:
        """What glows."""
        return self._shown

    def tick(self, now: float) -> float | None:
        """Light as many rockets as are wanted."""
        shell = self._services.shell
        if self._began is None:
            self._began = now
        self._now = now - self._began
        room = shell.scale.logical
        if self._now >= self._next:
            self._next = self._now + 0.12
            across = room.w * self._chance.uniform(0.1, 0.9)
            goal = (across, room.h * self._chance.uniform(0.2, 0.5))
            shape = self._chance.choice(tuple(BurstShape))
            if self._live <= self._sparks * 1.25:
                self._sky.launch(
                    self._now - 0.85, (across, room.h), goal, shape, (255, 190, 120), 900, room.h * 0.28
                )
        self._sky.busy(self._now)
        self._shown = self._sky.sparks(self._now)
        self._live = live = sum(len(kind.spots) for kind in self._shown)
        if self._now < WARM_UP:
            shell.frame_ms.clear()
            self.least = live
        self.least = min(self.least, live)
        if self._now > WARM_UP + self._seconds:
            self._services.stack.close()
        return 0.0
