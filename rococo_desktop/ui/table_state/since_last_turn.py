"""What did they do? What others did since the viewer's last turn: the places, and a line for each turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.ui.text.chronicle import Entry
from rococo_desktop.ui.text.messages import Message

OF_A_SEAT = frozenset({"hand", "supply", "discard", "resolving", "leaving", "silk", "specialist"})
"""Kinds of places that every seat has, and the table shows for the viewer alone."""


SHELVES = ("garments", "drawers", "hire", "jewelry_display")
"""Kinds of places that are filled again: what lies there now has not been touched."""
EVENING = 24
"""So many lines of the log fill the largest panel there is for them."""


def marks_of(entries: Sequence[Entry], view: PlayerView, wanted: int = NOBODY) -> Mapping[Target, int]:
    """Each place others acted on since the viewer's last turn ended, and who it was.

    A place of the market is marked while it is empty: on what was laid there since, a mark would mislead.
    While nobody looks, since the last turn of the seat that is wanted.
    """
    return {place: entry.seat for place, entry in marked_by(entries, view, wanted).items()}


def marked_by(entries: Sequence[Entry], view: PlayerView, wanted: int = NOBODY) -> Mapping[Target, Entry]:
    """The same places, each with the line of the log that tells what was done there."""
    marks: dict[Target, Entry] = {}
    for _, entry in _since(entries, view, wanted):
        for place in entry.places:
            if place[0] not in OF_A_SEAT and not _filled_again(place, view):
                marks.setdefault(place, entry)
    return marks


def _filled_again(place: Target, view: PlayerView) -> bool:
    kind, space = place
    if kind not in SHELVES:
        return False
    shelf: Sequence[int] = getattr(view, kind)
    return shelf[int(space)] != EMPTY


class TurnDeeds(NamedTuple):
    """What somebody did in one turn, in the words of the log."""

    seat: int
    lines: tuple[Message, ...]
    entries: tuple[int, ...]
    """Which lines of the log these are."""
    reasons: tuple[Message, ...] = ()
    """Why it was done, if somebody says so."""


def deeds_of(entries: Sequence[Entry], view: PlayerView, wanted: int = NOBODY) -> tuple[TurnDeeds, ...]:
    """What others did in each turn since then, the latest last: their deeds, not the cards they played."""
    return _by_turn(entries, sorted(at for at, _ in _since(entries, view, wanted)))


def latest_deeds(entries: Sequence[Entry], most: int) -> tuple[TurnDeeds, ...]:
    """What was done in the last so many turns, whoever had them, the latest last."""
    first = len(entries)
    turns: set[tuple[int, int]] = set()
    for at in reversed(range(len(entries))):
        entry = entries[at]
        if entry.turn > 0:
            turns.add((entry.round, entry.turn))
            if len(turns) > most:
                break
        first = at
    return _by_turn(entries, range(first, len(entries)))


def _by_turn(entries: Sequence[Entry], numbers: Iterable[int]) -> tuple[TurnDeeds, ...]:
    """These lines of the log, in their order, as the deeds of turns; what the table does is none."""
    turns: dict[tuple[int, int], list[int]] = {}
    for at in numbers:
        entry = entries[at]
        if entry.turn > 0 and entry.seat != NOBODY:
            turns.setdefault((entry.round, entry.turn), []).append(at)
    found = []
    for lines in turns.values():
        said = lines[1:] or lines  # a turn begins with the card that is played
        seat, why = entries[said[0]].seat, entries[said[-1]].why
        texts = tuple(entries[at].text for at in said)
        found.append(TurnDeeds(seat, texts, tuple(said), () if why is None else (why,)))
    return tuple(found)


def _since(entries: Sequence[Entry], view: PlayerView, wanted: int) -> Iterator[tuple[int, Entry]]:
    """The lines of others after the last turn of the viewer, or of the seat that is wanted, latest first.

    Each with its number.
    """
    seat = view.viewer if view.viewer != NOBODY else wanted
    current = (view.round, view.turn) if view.active == seat else None
    for at in reversed(range(len(entries))):
        entry = entries[at]
        turn = (entry.round, entry.turn)
        if entry.seat == seat and entry.turn and turn != current:
            return
        if entry.seat not in {seat, NOBODY} and turn != current:
            yield at, entry


class LogLine(NamedTuple):
    """A line of the log by its number, and whose it is; NOBODY for what the table does."""

    entry: int
    seat: int
    text: Message


def lines_before(
    entries: Sequence[Entry], deeds: Sequence[TurnDeeds], view: PlayerView, most: int
) -> tuple[LogLine, ...]:
    """The latest lines of the log before these deeds, the latest last.

    Without deeds the latest of all; but what the viewer does right now is not told to the viewer, and that
    cards were taken into hand to nobody: everybody did.
    """
    end = deeds[0].entries[0] if deeds else len(entries)
    now = (view.round, view.turn, view.viewer)
    found = []
    for at in reversed(range(end)):
        entry = entries[at]
        is_of_hands = any(kind == "hand_of" for kind, _ in entry.places)
        if not is_of_hands and (deeds or (entry.round, entry.turn, entry.seat) != now):
            found.append(LogLine(at, entry.seat, entry.text))
        if len(found) == most:
            break
    return tuple(found[::-1])
