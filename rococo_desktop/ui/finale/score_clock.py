"""When each cue of the programme begins and ends, and what stands on the score at any moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.ui.finale.programme import Act, Cue, Manner

TITLE = 1.3
"""How long the title of an act stands before its first cue, in seconds at normal speed."""
AFTER = 0.5
"""How long the last cue of an act is looked at."""
SALVO = 5.0
"""How long the fireworks for whoever won last."""

_LENGTHS = {"F1": 0.9, "F1j": 0.9, "F2": 1.0, "F3": 1.3, "F4": 1.5, "F6": 1.3, "F7": 0.75, "B12": 0.9}
_PITCHES = {"F1": 0.5, "F1j": 0.5, "F2": 0.8, "F3": 1.2, "F4": 1.4, "F6": 1.1, "F7": 0.26, "B12": 0.8}
"""How long a cue takes, and how long after it the next begins."""
WALK, WALK_PITCH = 1.1, 0.9
ROCKET, ROCKET_PITCH = 2.4, 2.1


class Beat(NamedTuple):
    """A cue and when it happens."""

    act: int
    cue: Cue
    begin: float
    end: float


class ScoreClock(NamedTuple):
    """The whole show against time."""

    acts: tuple[Act, ...]
    titles: tuple[float, ...]
    """When each act begins."""
    beats: tuple[Beat, ...]
    counted: float
    """When the last point has been counted."""
    length: float

    def act_at(self, moment: float) -> int:
        """Which act is on stage; -1 when all is counted."""
        if moment >= self.counted:
            return -1
        return max((at for at, begin in enumerate(self.titles) if begin <= moment), default=0)

    def beat_at(self, moment: float) -> Beat | None:
        """The cue that began last in the act on stage."""
        act = self.act_at(moment)
        begun = [beat for beat in self.beats if beat.act == act and beat.begin <= moment]
        return begun[-1] if begun else None

    def running(self, moment: float) -> list[Beat]:
        """Every cue that is under way."""
        return [beat for beat in self.beats if beat.begin <= moment < beat.end]

    def done(self, moment: float) -> list[Beat]:
        """Every cue that is over."""
        return [beat for beat in self.beats if beat.end <= moment]

    def next_stop(self, moment: float) -> float:
        """The moment after the next cue, for those who go step by step."""
        ends = [beat.end for beat in self.beats if beat.end > moment]
        return min(ends, default=self.length if moment >= self.counted else self.counted)


def score_clock(acts: Sequence[Act]) -> ScoreClock:
    """The programme laid out in time, at normal speed."""
    beats: list[Beat] = []
    titles: list[float] = []
    now = 0.0
    for at, act in enumerate(acts):
        titles.append(now)
        now += TITLE
        end = now
        for cue in act.cues:
            length, pitch = _timing(act.step, cue.manner)
            beats.append(Beat(at, cue, now, now + length))
            end = max(end, now + length)
            now += pitch
        now = end + AFTER
    return ScoreClock(tuple(acts), tuple(titles), tuple(beats), now, now + SALVO)


def _timing(step: str, manner: Manner) -> tuple[float, float]:
    if manner is Manner.WALK:
        return WALK, WALK_PITCH
    if manner is Manner.ROCKET:
        return ROCKET, ROCKET_PITCH
    return _LENGTHS[step], _PITCHES[step]
