"""What is worth remembering of a finished game: a handful of moments, each a figure and a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rococo_desktop.model.events import Event, Tailored
from rococo_desktop.model.score_causes import GarmentOnTerrace, HallWon, StatueFunded
from rococo_desktop.model.state import ScoreLine
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.figures_by_round import RoundEnd
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.text.messages import Message, listed, message
from rococo_desktop.ui.text.names import seat_name
from rococo_desktop.ui.text.score_sheet_words import score_cause

TURNABOUTS_FROM = 2
"""So many changes of the lead are worth a word."""


class CourseMoment(NamedTuple):
    """A figure and what it stands for."""

    figure: int
    words: Message


def memories_of(session: Session) -> tuple[CourseMoment, ...]:
    """The moments of a finished game."""
    names = tuple(entry.name for entry in session.record.seats)
    return tuple(_memories(session, names))


def _memories(session: Session, names: tuple[str, ...]) -> Iterator[CourseMoment]:
    course, lines = session.course(), session.view(NOBODY).sheet
    best = _most([line for line in lines if isinstance(line.why, GarmentOnTerrace)])
    if best is not None:
        yield _line("memory.fireworks", session, best, names)
    best = _most([line for line in lines if isinstance(line.why, HallWon)])
    if best is not None:
        yield _line("memory.hall", session, best, names)
    best = _most([line for line in lines if isinstance(line.why, StatueFunded)])
    if best is not None:
        yield _line("memory.statue", session, best, names)
    yield from _needle((event for step in session.events(NOBODY) for event in step.events), names)
    yield from _purse(course, names)
    yield from _round(course, names)
    yield from _lead(course)
    yield _night(lines, len(course[0].prestige), names)


def _most(lines: Sequence[ScoreLine]) -> ScoreLine | None:
    return max(lines, key=lambda line: line.points, default=None)


def _line(key: str, session: Session, line: ScoreLine, names: tuple[str, ...]) -> CourseMoment:
    cause = score_cause(session.definitions, line)
    return CourseMoment(line.points, message(key, seat=seat_name(names, line.seat), cause=cause))


def _needle(events: Iterable[Event], names: tuple[str, ...]) -> Iterator[CourseMoment]:
    """Who tailored the most garments; whoever made as many is named along."""
    made = Counter(event.seat for event in events if isinstance(event, Tailored))
    if made:
        most = max(made.values())
        busiest = [seat_name(names, seat) for seat in sorted(made) if made[seat] == most]
        yield CourseMoment(most, message("memory.needle", n=most, seats=listed(busiest)))


def _purse(course: Sequence[RoundEnd], names: tuple[str, ...]) -> Iterator[CourseMoment]:
    """The fullest purse at the end of a round."""
    found = [(livre, end.round, seat) for end in course[1:] for seat, livre in enumerate(end.livre)]
    if found:
        livre, number, seat = max(found, key=lambda one: one[0])
        yield CourseMoment(livre, message("memory.purse", seat=seat_name(names, seat), round=number))


def _round(course: Sequence[RoundEnd], names: tuple[str, ...]) -> Iterator[CourseMoment]:
    """The most prestige gained in one round, the final scoring left out."""
    gains = [
        (after.prestige[seat] - before.prestige[seat], after.round, seat)
        for before, after in pairwise(course[:-1])
        for seat in range(len(after.prestige))
    ]
    gain, number, seat = max(gains, key=lambda one: one[0], default=(0, 0, 0))
    if gain > 0:
        yield CourseMoment(gain, message("memory.round", seat=seat_name(names, seat), round=number))


def _lead(course: Sequence[RoundEnd]) -> Iterator[CourseMoment]:
    """How often the lead changed."""
    leaders = [
        {seat for seat, own in enumerate(end.prestige) if own == max(end.prestige)} for end in course[1:]
    ]
    changes = sum(not one & other for one, other in pairwise(leaders))
    if changes >= TURNABOUTS_FROM:
        yield CourseMoment(changes, message("memory.lead"))


def _night(lines: Sequence[ScoreLine], seats: int, names: tuple[str, ...]) -> CourseMoment:
    """Who gained most in the final scoring."""
    gained = [sum(line.points for line in lines if line.seat == seat) for seat in range(seats)]
    most = max(gained)
    return CourseMoment(most, message("memory.night", seat=seat_name(names, gained.index(most))))
