"""Moving through a recorded game: by choice and by turn, at once or seen to move, and by itself at a pace."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rococo_desktop.play.game.theatre import Theatre
from rococo_desktop.play.settings import Speed
from rococo_desktop.play.settings_in_force import Preferences
from rococo_desktop.ui.game.settled_table import Compose
from rococo_desktop.ui.motion.show import Show
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table_state.fill_stage import Staging
from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.theatre.track import Track

SPEEDS = (Speed.SLOW, Speed.NORMAL, Speed.FAST, Speed.INSTANT)
RESTS = {Speed.SLOW: 1.6, Speed.NORMAL: 0.8, Speed.FAST: 0.15, Speed.INSTANT: 1.0}
"""How long each moment is looked at while the game plays, in seconds; at the last pace, each turn."""


class Playback:
    """A game on its way through time. Its pace is its own: the player's settings stay as they are."""

    def __init__(self, services: Services, theatre: Theatre, staging: Staging, compose: Compose) -> None:
        self._theatre = theatre
        self._pace = Preferences(services.settings.current, kept=False)
        self.show = Show(replace(services, settings=self._pace), staging, compose)
        self.track = Track(theatre.turns, theatre.last)
        self.playing = False
        self._rests_until = 0.0
        self._now = 0.0

    @property
    def speed(self) -> Speed:
        """The pace at which it plays."""
        return self._pace.current.speed

    def next_speed(self) -> None:
        """The next pace, after the last one the first."""
        self._pace.change(speed=SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)])

    def moves(self) -> bool:
        """True while something is on its way."""
        return self.show.busy()

    def tick(self, now: float, settled: Callable[[], Stage]) -> float | None:
        """Let things move; when the next moment is due, 0 while they do, None if nothing is.

        `settled` gives the table as it is when everything has arrived.
        """
        self._now = now
        if self.moves():
            wake = self.show.tick(now, settled())
            if self.moves():
                return wake
            self._arrive()
        return max(self._rests_until - now, 0.0) if self.playing else None

    def go_on(self, viewer: int) -> None:
        """The next moment of a game that plays, or the next turn at the highest pace, if it is due."""
        theatre = self._theatre
        if self.moves() or not self.playing or self._now < self._rests_until:
            return
        if theatre.at == theatre.last:
            self.playing = False
        elif self.speed is Speed.INSTANT:
            self.jump(self.track.turn_after(theatre.at))
            self._arrive()
        else:
            self.step_on(viewer)

    def step_on(self, viewer: int) -> None:
        """Go to the next moment, seen to move by whoever saw the one before."""
        if not self._theatre.go(self._theatre.at + 1):
            return
        self.show.begin((self._theatre.moment(viewer),), viewer, self._now)
        self.show.take_told()
        if not self.moves():
            self._arrive()

    def jump(self, at: int) -> None:
        """Go to a moment at once."""
        self.show.forget()
        self.show.forget_rival()
        self._theatre.go(at)

    def pause(self) -> None:
        """Play no further."""
        self.playing = False

    def toggle(self) -> None:
        """Play, or pause."""
        self.playing = not self.playing and self._theatre.at < self._theatre.last
        self._rests_until = 0.0

    def _arrive(self) -> None:
        self._rests_until = self._now + RESTS[self.speed]
