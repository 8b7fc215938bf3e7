"""The timetable of a show: how long each step takes, and how long the table rests before the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple

from rococo_desktop.ui.motion.pace import Pace, weight_of
from rococo_desktop.ui.motion.steps import Step
from rococo_desktop.ui.text.messages import Message, sentences

WATCHED, SLOWEST = 0.45, 2.2
"""Things move for so much of the time in which words stand, but at most so many times slower for it."""


class TimedStep(NamedTuple):
    """A step, the seconds in which things move, and those in which they are looked at."""

    step: Step
    length: float
    rest: float

    @property
    def seconds(self) -> float:
        """How long it takes in all."""
        return self.length + self.rest


def timetable(
    steps: Sequence[Step], viewer: int, pace: Pace, say: Callable[[Message], str]
) -> list[TimedStep]:
    """Every step with its times: whatever is said stands until it is read, all else is over in good time."""
    timed = [_timed(steps, at, viewer, pace) for at in range(len(steps))]
    hurried = [one for one in timed if one.step.seat != viewer and one.step.told is None]
    share = min(pace.most / max(sum(one.seconds for one in hurried), pace.most, 1e-9), 1.0)
    found: list[TimedStep] = []
    for told, run in groupby(timed, lambda one: one.step.told):
        if told is None:
            found += [one._replace(length=one.length * share, rest=one.rest * share) for one in run]
        else:
            found += _read(list(run), pace.stands(say(sentences((*told.deed, *told.follows)))))
    return found


def _timed(steps: Sequence[Step], at: int, viewer: int, pace: Pace) -> TimedStep:
    step = steps[at]
    ends_turn = at + 1 == len(steps) or steps[at + 1].seat != step.seat
    rest = pace.rest if ends_turn and step.seat != viewer else 0.0
    if step.rival_card is not None:
        rest = pace.lesson
    return TimedStep(step, (pace.own if step.seat == viewer else pace.rival) * weight_of(step.events), rest)


def _read(run: list[TimedStep], seconds: float) -> list[TimedStep]:
    """Steps of which the same is said: the first is taken slowly, the last rests until all is read."""
    first, *others = run
    slow = min(seconds * WATCHED, first.length * SLOWEST)
    found = [first._replace(length=max(first.length, slow)), *others]
    missing = seconds - sum(one.seconds for one in found)
    return [*found[:-1], found[-1]._replace(rest=found[-1].rest + max(missing, 0.0))]
