"""The fireworks of the evening: a rocket for every garment on the terrace, then a salvo for whoever won."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from rococo_desktop.ui.finale.programme import CueManner
from rococo_desktop.ui.finale.score_clock import SALVO, Beat
from rococo_desktop.ui.fireworks.burst import BurstShape
from rococo_desktop.ui.fireworks.sky import Sky
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.moving import Sparks
from rococo_desktop.ui.picture.theme import Paint

COLOURS: tuple[Paint, ...] = (
    (255, 130, 150),
    (120, 170, 255),
    (255, 206, 110),
    (150, 235, 160),
    (240, 160, 255),
    (255, 245, 225),
)
SHAPES = tuple(BurstShape)
PER_POINT = 90
"""How many sparks each point of a multiplied garment brings."""
LEAST_SPARKS, MOST_SPARKS = 700, 2200
SALVO_PITCH = 0.38
"""Seconds between the rockets of the salvo."""
SALVO_SPARKS = 850


class RocketLauncher:
    """Lights each rocket once, when its moment has come. Time that was jumped over lights nothing."""

    def __init__(self, beats: Sequence[Beat]) -> None:
        self._beats = [beat for beat in beats if beat.cue.manner is CueManner.ROCKET]
        self._chance = random.Random(len(beats))
        self._sky = Sky()
        self._seen = 0.0
        self._next_salvo = 0.0
        self._sounds: list[tuple[float, str]] = []
        """What will be heard, and when."""

    def watch(self, frame_ms: Sequence[float]) -> None:
        """Learn from how long the last frames took."""
        self._sky.watch(frame_ms)

    def light(self, moment: float, counted: float, sky: Rect, spots: Mapping[Beat, Rect]) -> None:
        """Light what is due by this moment, in this part of the screen."""
        if moment < self._seen or moment - self._seen > 1.0:
            self._sky.clear()
            self._sounds.clear()
        elif sky.h > 0:
            for at, beat in enumerate(self._beats):
                if self._seen <= beat.begin < moment and beat in spots:
                    points = beat.cue.points
                    sparks = min(max(points * PER_POINT, LEAST_SPARKS), MOST_SPARKS)
                    self._launch(beat.begin, sky, spots[beat].centre[0], sparks, at, 0.24 + points / 60)
            self._salvo(moment, counted, sky)
        self._seen = moment

    def _salvo(self, moment: float, counted: float, sky: Rect) -> None:
        first = max(counted, self._next_salvo)
        if moment >= first and moment < counted + SALVO - 1.2:
            across = sky.x + round(sky.w * self._chance.uniform(0.1, 0.9))
            self._launch(moment, sky, across, SALVO_SPARKS, self._chance.randrange(12), 0.3)
            self._next_salvo = moment + SALVO_PITCH

    def _launch(self, now: float, sky: Rect, x: int, sparks: int, kind: int, reach: float) -> None:
        high = sky.y + round(sky.h * self._chance.uniform(0.24, 0.42))
        across = round(x + (sky.centre[0] - x) * 0.25)
        paint = COLOURS[kind % len(COLOURS)]
        shape = SHAPES[kind % len(SHAPES)]
        if shape is BurstShape.WILLOW:
            paint = COLOURS[2]
        bursts = self._sky.launch(
            now, (x, sky.bottom), (across, high), shape, paint, sparks, sky.h * min(reach, 0.45)
        )
        self._sounds += [(now, "whistle"), (bursts, "burst")]
        if shape is BurstShape.WILLOW:
            self._sounds.append((bursts + 0.3, "crackle"))

    def sounds(self, moment: float) -> list[str]:
        """What is heard by this moment, each once."""
        due = [sound for at, sound in self._sounds if at <= moment]
        self._sounds = [one for one in self._sounds if one[0] > moment]
        return due

    def sparks(self, moment: float) -> list[Sparks]:
        """Everything that glows at this moment."""
        self._sky.busy(moment)
        return self._sky.sparks(moment)
