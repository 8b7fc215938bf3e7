"""What did they do? The places of everything others did since the viewer's last turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rococo_desktop.model.decisions import Target
from rococo_desktop.model.views import PlayerView
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.text.chronicle import Entry


def marks_of(entries: Sequence[Entry], view: PlayerView) -> Mapping[Target, int]:
    """Each place others acted on since the viewer's last turn ended, and who it was."""
    current = (view.round, view.turn) if view.active == view.viewer else None
    marks: dict[Target, int] = {}
    for entry in reversed(entries):
        turn = (entry.round, entry.turn)
        if entry.seat == view.viewer and entry.turn and turn != current:
            break
        if entry.seat not in {view.viewer, NOBODY} and turn != current:
            for place in entry.places:
                marks.setdefault(place, entry.seat)
    return marks
