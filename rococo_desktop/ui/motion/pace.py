"""How long things are shown, by the speed the player likes."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.play.settings import Speed


class Pace(NamedTuple):
    """Seconds: for a step of the viewer, of a rival, and how long a rival's turn rests before the next."""

    own: float
    rival: float
    rest: float
    lesson: float
    """How long a turn of Madame du Barry rests, with the rule she follows beside it."""
    most: float
    """The longest a rival's turn may take in all."""


PACES = {
    Speed.SLOW: Pace(0.55, 0.8, 0.9, 6.0, 60.0),
    Speed.NORMAL: Pace(0.3, 0.42, 0.35, 2.5, 8.0),
    Speed.FAST: Pace(0.14, 0.2, 0.0, 0.0, 0.38),
    Speed.INSTANT: Pace(0.0, 0.0, 0.0, 0.0, 0.0),
}
