"""What did they do? The places of everything others did since the viewer's last turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.views import PlayerView
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.text.chronicle import Entry

OF_A_SEAT = frozenset({"hand", "supply", "discard", "resolving", "leaving", "silk", "specialist"})
"""Kinds of places that every seat has, and the table shows for the viewer alone."""


def marks_of(entries: Sequence[Entry], view: PlayerView, wanted: int = NOBODY) -> Mapping[Target, int]:
    """Each place others acted on since the viewer's last turn ended, and who it was.

    While nobody looks, since the last turn of the seat that is wanted.
    """
    seat = view.viewer if view.viewer != NOBODY else wanted
    current = (view.round, view.turn) if view.active == seat else None
    marks: dict[Target, int] = {}
    for entry in reversed(entries):
        turn = (entry.round, entry.turn)
        if entry.seat == seat and entry.turn and turn != current:
            break
        if entry.seat not in {seat, NOBODY} and turn != current:
            for place in entry.places:
                if place[0] not in OF_A_SEAT:
                    marks.setdefault(place, entry.seat)
    return marks
