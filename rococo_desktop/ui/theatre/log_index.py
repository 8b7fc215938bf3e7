"""Which line of the log belongs to which moment of a game."""

from __future__ import annotations

from bisect import bisect_right

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.game.theatre import Theatre
from rococo_desktop.ui.table_state.fill_stage import characters_of
from rococo_desktop.ui.table_state.since_last_turn import OF_A_SEAT, TurnDeeds, latest_deeds
from rococo_desktop.ui.text.chronicle import Chronicle, Entry, deeds_in, turn_headline
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.messages import deeds as joined

TURNS = 12
"""So many turns fill the largest panel there is for them."""


class LogIndex:
    """The whole log of a game as one viewer may read it, later moments included."""

    def __init__(self, theatre: Theatre, viewer: int, names: tuple[str, ...]) -> None:
        book = Chronicle(theatre.definitions, names, characters_of(theatre))
        self._written: list[int] = []
        """How many lines there are after each moment."""
        self._latest: list[Entry | None] = []
        """The last line as far as it was written then."""
        entries: tuple[Entry, ...] = ()
        for happening in theatre.whole(viewer):
            book.read((happening,))
            entries = book.entries()
            self._written.append(len(entries))
            self._latest.append(entries[-1] if entries else None)
        self.entries = entries
        self._names = names

    def line_at(self, at: int) -> int:
        """The last line that had been begun at a moment; -1 before the first."""
        return self._written[at] - 1

    def moment_of(self, line: int) -> int:
        """The moment a line was begun with."""
        return min(bisect_right(self._written, line), len(self._written) - 1)

    def told(self, at: int) -> tuple[Message, ...]:
        """What happened last at a moment, as long and as short as it can be said: the rest is in the log."""
        latest = self._latest[at]
        if latest is None:
            return ()
        deeds = deeds_in(latest.text)
        before = self._latest[at - 1] if at else None
        if before is not None and self._written[at] == self._written[at - 1]:
            known = len(deeds_in(before.text))
            deeds = deeds[min(known, len(deeds) - 1) :] if deeds else deeds
        seat = latest.text.param("seat")
        headline = turn_headline(latest, self._names)
        if not deeds or seat is None:
            return (latest.text, headline)
        shorter = (message("log.line", seat=seat, deeds=joined(own)) for own in (deeds, deeds[-1:]))
        return (*dict.fromkeys(shorter), headline)

    def deeds(self, at: int) -> tuple[TurnDeeds, ...]:
        """What was done in the last turns by a moment, that of the moment included as far as it had gone."""
        latest = self._latest[at]
        return () if latest is None else latest_deeds((*self.entries[: self.line_at(at)], latest), TURNS)

    def marks(self, at: int) -> dict[Target, int]:
        """Each place of the table that was acted on in the turn of a moment, and who it was."""
        return {place: entry.seat for place, entry in self.marked(at).items()}

    def marked(self, at: int) -> dict[Target, Entry]:
        """Each place that was acted on in the turn of a moment, and the line that tells of it."""
        latest = self._latest[at]
        if latest is None or latest.seat == NOBODY:
            return {}
        found: dict[Target, Entry] = {}
        for entry in (latest, *reversed(self.entries[: self.line_at(at)])):
            if (entry.round, entry.turn, entry.seat) != (latest.round, latest.turn, latest.seat):
                break
            for place in entry.places:
                if place[0] not in OF_A_SEAT:
                    found.setdefault(place, entry)
        return found
