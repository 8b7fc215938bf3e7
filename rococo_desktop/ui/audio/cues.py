"""Which sound an event gives: one table, read from the same redacted events that log and motion see.

A cue depends on what kind of thing happened, where and to whom, never on which piece it was: a hidden draw
sounds the same whatever was drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rococo_desktop.model.events import (
    Adjusted,
    Event,
    FavorMoved,
    Marked,
    MarkedTask,
    Moved,
    Poured,
    RoundBegan,
    Tailored,
    TookExam,
    TurnBegan,
)
from rococo_desktop.model.vocabulary import NOBODY


class Cue(NamedTuple):
    """A sound, and when in its step: 0 as things set out, 1 as they arrive."""

    sound: str
    part: float = 0.0


ANY = ""
MOVES: Mapping[tuple[str, str], Cue] = {
    ("hand", "resolving"): Cue("card_play", 0.88),
    ("deck", "hire"): Cue("card_deal", 0.5),
    ("hire", ANY): Cue("card_deal", 0.2),
    (ANY, "hand"): Cue("card_deal"),
    ("resolving", ANY): Cue("card_flip", 0.6),
    ("leaving", ANY): Cue("card_deal", 0.5),
    (ANY, "specialist"): Cue("card_deal"),
    (ANY, "examined"): Cue("page", 0.5),
    ("rival_hand", "rival_current"): Cue("card_flip", 0.2),
    ("bag", "drawers"): Cue("tile", 0.6),
    ("drawers", ANY): Cue("cloth", 0.1),
    ("bag", ANY): Cue("cloth", 0.1),
    ("silk", ANY): Cue("cloth", 0.3),
    ("garment_bag", "garments"): Cue("cloth", 0.7),
    ("garments", ANY): Cue("cloth", 0.1),
    (ANY, "guests"): Cue("tile", 0.66),
    (ANY, "terrace"): Cue("tile", 0.66),
    (ANY, "jewelry"): Cue("reward", 0.8),
}
"""By where a piece comes from and goes to; the first of both, from, to that stands here."""

TOLD: Mapping[type[Event], Cue] = {
    RoundBegan: Cue("round_start"),
    Tailored: Cue("scissors"),
    TookExam: Cue("exam_bell", 0.3),
    MarkedTask: Cue("page", 0.6),
}

COMMANDS: Mapping[str, str] = {
    "undo": "undo",
    "redo": "card_play",
    "restart": "undo",
    "log": "page",
    "exams": "page",
}
"""The sounds of the table's commands; the others have none."""

FALLS = 0.63
"""When a trademark hits its place: after what is paid for it, and before the afterglow (see `ui.motion`)."""
HANDFUL = 4
"""From so many livre on it is a handful of coins."""

ORDER = (
    "round_start",
    "exam_bell",
    "favour",
    "scissors",
    "trademark",
    "reward",
    "coins",
    "coin",
    "card_play",
    "tile",
    "cloth",
    "card_flip",
    "card_deal",
    "page",
)
"""Where only a few can be heard: the more telling first."""


def cues_of(events: Iterable[Event], most: int) -> tuple[Cue, ...]:
    """At most so many sounds for one step, each once, in the order of time."""
    first: dict[str, Cue] = {}
    for cue in _all(list(events)):
        first.setdefault(cue.sound, cue)
    chosen = sorted(first.values(), key=lambda cue: ORDER.index(cue.sound))[:most]
    return tuple(sorted(chosen, key=lambda cue: cue.part))


def _all(events: Sequence[Event]) -> list[Cue]:
    found: list[Cue] = []
    for event in events:
        match event:
            case Moved(_, (source, _), (target, _)) | Poured(_, (source, _), (target, _)):
                cue = _move(source, target)
                found += [cue] if cue is not None else []
            case Marked(_, seat) if seat != NOBODY:
                found.append(Cue("trademark", FALLS))
            case FavorMoved():
                found.append(Cue("favour", 0.2))
            case _ if type(event) in TOLD:
                found.append(TOLD[type(event)])
    return found + _counted(events)


def _move(source: str, target: str) -> Cue | None:
    if source == target:
        return None
    return MOVES.get((source, target)) or MOVES.get((source, ANY)) or MOVES.get((ANY, target))


def _counted(events: Sequence[Event]) -> list[Cue]:
    """Money by how much of it moves in all, and prestige when somebody gains some."""
    livre: dict[int, int] = {}
    honoured = False
    for event in events:
        match event:
            case Adjusted(seat, "livre", change):
                livre[seat] = livre.get(seat, 0) + change
            case Adjusted(_, "prestige", change) if change > 0:
                honoured = True
    most = max((abs(change) for change in livre.values()), default=0)
    gains = any(change > 0 for change in livre.values())
    found = [Cue("coins" if most >= HANDFUL else "coin", 0.7 if gains else 0.35)] if most else []
    return [*found, Cue("reward", 0.8)] if honoured else found


def turn_of(events: Iterable[Event]) -> int:
    """Whose turn begins last in these events; NOBODY if none does."""
    found = NOBODY
    for event in events:
        if isinstance(event, TurnBegan):
            found = event.seat
    return found
