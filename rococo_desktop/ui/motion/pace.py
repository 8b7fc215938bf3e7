"""How long things are shown, by the speed the player likes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rococo_desktop.model.events import Adjusted, Event, FavorMoved, Marked, Moved, Poured, Told
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
    light: float
    """How long what can be chosen takes to light up; the table asks already."""


PACES = {
    Speed.SLOW: Pace(0.75, 1.0, 0.9, 6.0, 60.0, 0.2),
    Speed.NORMAL: Pace(0.42, 0.5, 0.35, 2.5, 9.0, 0.14),
    Speed.FAST: Pace(0.16, 0.38, 0.0, 0.0, 0.38, 0.0),
    Speed.INSTANT: Pace(0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
}

LONGEST = 4.0


def weight_of(events: Iterable[Event]) -> float:
    """How much there is to see in a step: how many times longer it takes than to move one piece."""
    weight, dealt = 0.5, 0
    for event in events:
        match event:
            case Moved(_, (source, _), (target, _)):
                walks = target in {"guests", "terrace"}
                dealt += source in {"deck", "garment_bag", "jewelry_bag"} or (source, target) == (
                    "bag",
                    "drawers",
                )
                weight = max(weight, 2.6 if walks else 1.0)
            case Marked():
                weight = max(weight, 2.6)
            case FavorMoved():
                weight = max(weight, 1.8)
            case Told("income"):
                weight = max(weight, 2.2)
            case Adjusted() | Poured():
                weight = max(weight, 1.2)
    return LONGEST if dealt > 4 else weight
