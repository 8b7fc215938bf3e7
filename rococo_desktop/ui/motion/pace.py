"""How long things are shown, by the speed the player likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.model.events import Adjusted, Earned, Event, FavorMoved, Marked, Moved, Poured
from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.motion.waves import WALKED_TO, Wave, wave_of

READS, FINDS = 24.0, 0.2
"""How many letters are read in a second at normal speed, and how long the eye takes to find them."""
READS_ON = 30.0
"""The same where a sentence is like the one before it, and only names and numbers are new."""


def seconds_to_read(words: str, pace: float = READS) -> float:
    """How long words stand, at normal speed."""
    return FINDS + len(words) / pace if words else 0.0


class Pace(NamedTuple):
    """Seconds: for a step of the viewer, of a rival, and how long a rival's turn rests before the next."""

    own: float
    rival: float
    rest: float
    lesson: float
    """How long a turn of Madame du Barry rests, with the rule she follows beside it."""
    most: float
    """The longest a rival's turn may take in all."""
    light: float
    """How long what can be chosen takes to light up; the table asks already."""
    reads: float
    """How much of what is said is read in a second, by how much it is at normal speed; 0 where nothing is
    said, and marks tell what was done."""

    def stands(self, words: str) -> float:
        """How long words stand at least."""
        return seconds_to_read(words) / self.reads if self.reads else 0.0


PACES = {
    Speed.SLOW: Pace(0.75, 1.0, 0.9, 6.0, 60.0, 0.2, 0.8),
    Speed.NORMAL: Pace(0.42, 0.5, 0.35, 2.5, 9.0, 0.14, 1.0),
    Speed.FAST: Pace(0.16, 0.38, 0.0, 0.0, 0.38, 0.0, 0.0),
    Speed.INSTANT: Pace(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
}

NOTHING, PIECE, PAYMENT, FAVOR, INCOME, SHOW, DEAL = 0.5, 1.0, 1.2, 1.8, 2.2, 2.6, 4.0
"""How many times longer than to move one piece it takes to see something; a show is a guest or a funding."""
MANY = 5
"""So many things dealt in one step are a deal."""


def weight_of(events: Sequence[Event]) -> float:
    """How much there is to see in a step: how many times longer it takes than to move one piece."""
    dealt = sum(isinstance(event, Moved) and wave_of(event) is Wave.DEAL for event in events)
    return DEAL if dealt >= MANY else max(map(_weight, events), default=NOTHING)


def _weight(event: Event) -> float:
    match event:
        case Moved(_, _, (target, _)):
            return SHOW if target in WALKED_TO else PIECE
        case Marked():
            return SHOW
        case FavorMoved():
            return FAVOR
        case Earned():
            return INCOME
        case Adjusted() | Poured():
            return PAYMENT
    return NOTHING
