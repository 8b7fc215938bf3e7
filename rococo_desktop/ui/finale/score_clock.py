"""When each cue of the programme begins and ends, and what stands on the score at any moment.

The show has a reading pace: whatever is said stands as long as it takes to be read. What comes too fast for
that, one trademark after the other, is said once for each seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple

from rococo_desktop.ui.finale.programme import Act, CueManner, ScoreCue
from rococo_desktop.ui.motion.pace import READS, READS_ON, seconds_to_read

TITLE = 1.3
"""How long the title of an act stands at least before its first cue, in seconds at normal speed."""
QUICK = frozenset({"F7"})
"""Acts whose points are counted too fast to tell of each."""
AFTER = 0.3
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
    cue: ScoreCue
    begin: float
    end: float
    run: tuple[ScoreCue, ...] = ()
    """The cues that are told of in one sentence, this one among them."""


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


Says = Callable[[Act, tuple[ScoreCue, ...]], str]
"""What is said of these cues of an act; of none, what its title says."""


def _nothing(act: Act, run: tuple[ScoreCue, ...]) -> str:
    return ""


def score_clock(acts: Sequence[Act], says: Says = _nothing) -> ScoreClock:
    """The programme laid out in time, at normal speed; nothing that is said gives way before it is read."""
    beats: list[Beat] = []
    titles: list[float] = []
    now = 0.0
    for at, act in enumerate(acts):
        titles.append(now)
        now += max(TITLE, seconds_to_read(says(act, ())))
        end = now
        for number, run in enumerate(runs_of(act)):
            read = now + seconds_to_read(says(act, run), READS_ON if number else READS)
            for cue in run:
                length, pitch = _timing(act.step, cue.manner)
                beats.append(Beat(at, cue, now, now + length, run))
                end = max(end, now + length)
                now += pitch
            now = max(now, read)
            end = max(end, read)
        now = end + AFTER
    return ScoreClock(tuple(acts), tuple(titles), tuple(beats), now, now + SALVO)


def runs_of(act: Act) -> list[tuple[ScoreCue, ...]]:
    """The cues of an act, those together that are told of in one sentence: of one seat, where many follow."""
    if act.step not in QUICK:
        return [(cue,) for cue in act.cues]
    grouped = groupby(act.cues, key=lambda cue: (cue.manner, cue.seat))
    found: list[tuple[ScoreCue, ...]] = []
    for (manner, _), cues in grouped:
        found += [tuple(cues)] if manner is CueManner.COUNT else [(cue,) for cue in cues]
    return found


def _timing(step: str, manner: CueManner) -> tuple[float, float]:
    if manner is CueManner.WALK:
        return WALK, WALK_PITCH
    if manner is CueManner.ROCKET:
        return ROCKET, ROCKET_PITCH
    return _LENGTHS[step], _PITCHES[step]
