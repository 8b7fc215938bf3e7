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
)
from rococo_desktop.model.vocabulary import NOBODY


class SoundCue(NamedTuple):
    """A sound, and when in its step: 0 as things set out, 1 as they arrive."""

    sound: str
    part: float = 0.0


ANY = ""
MOVES: Mapping[tuple[str, str], SoundCue] = {
    ("hand", "resolving"): SoundCue("card_play", 0.88),
    ("deck", "hire"): SoundCue("card_deal", 0.5),
    ("hire", ANY): SoundCue("card_deal", 0.2),
    (ANY, "hand"): SoundCue("card_deal"),
    ("resolving", ANY): SoundCue("card_flip", 0.6),
    ("leaving", ANY): SoundCue("card_deal", 0.5),
    (ANY, "specialist"): SoundCue("card_deal"),
    (ANY, "examined"): SoundCue("page", 0.5),
    ("rival_hand", "rival_current"): SoundCue("card_flip", 0.2),
    ("bag", "drawers"): SoundCue("tile", 0.6),
    ("drawers", ANY): SoundCue("cloth", 0.1),
    ("bag", ANY): SoundCue("cloth", 0.1),
    ("silk", ANY): SoundCue("cloth", 0.3),
    ("garment_bag", "garments"): SoundCue("cloth", 0.7),
    ("garments", ANY): SoundCue("cloth", 0.1),
    (ANY, "guests"): SoundCue("tile", 0.66),
    (ANY, "terrace"): SoundCue("tile", 0.66),
    (ANY, "jewelry"): SoundCue("reward", 0.8),
}
"""By where a piece comes from and goes to; the first of both, from, to that stands here."""

TOLD: Mapping[type[Event], SoundCue] = {
    RoundBegan: SoundCue("round_start"),
    Tailored: SoundCue("scissors"),
    TookExam: SoundCue("exam_bell", 0.3),
    MarkedTask: SoundCue("page", 0.6),
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
PAID, GAINED = 0.35, 0.7
"""When coins are heard, where they take as long as other things."""
HANDFUL = 4
"""From so many livre on it is a handful of coins."""

ORDER = (
    "round_start",
    "exam_bell",
    "favor",
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


def cues_of(events: Iterable[Event], most: int, coins: float = 1.0) -> tuple[SoundCue, ...]:
    """At most so many sounds for one step, each once, in the order of time.

    `coins` is how many times as long as other things coins are on their way.
    """
    first: dict[str, SoundCue] = {}
    for cue in _all(list(events), coins):
        first.setdefault(cue.sound, cue)
    chosen = sorted(first.values(), key=lambda cue: ORDER.index(cue.sound))[:most]
    return tuple(sorted(chosen, key=lambda cue: cue.part))


def _all(events: Sequence[Event], coins: float) -> list[SoundCue]:
    found: list[SoundCue] = []
    for event in events:
        match event:
            case Moved(_, (source, _), (target, _)) | Poured(_, (source, _), (target, _)):
                cue = _move(source, target)
                found += [cue] if cue is not None else []
            case Marked(_, seat) if seat != NOBODY:
                found.append(SoundCue("trademark", FALLS))
            case FavorMoved():
                found.append(SoundCue("favor", 0.2))
            case _ if type(event) in TOLD:
                found.append(TOLD[type(event)])
    return found + _counted(events, coins)


def _move(source: str, target: str) -> SoundCue | None:
    if source == target:
        return None
    return MOVES.get((source, target)) or MOVES.get((source, ANY)) or MOVES.get((ANY, target))


def _counted(events: Sequence[Event], coins: float) -> list[SoundCue]:
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
    part = (GAINED if gains else PAID) * coins
    found = [SoundCue("coins" if most >= HANDFUL else "coin", part)] if most else []
    return [*found, SoundCue("reward", 0.8)] if honoured else found
