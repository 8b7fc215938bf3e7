"""Games saved right before a decision that is rarely met, to be gone on with in the window."""

from __future__ import annotations

from pathlib import Path

from tests.ui.table.meetings import Configuration
from tests.ui.table.stages import meeting


def saved_before(kind: str, players: int, folder: Path) -> Path:
    """A saved game with all modules that asks this kind of decision next; agents sit on all other seats."""
    session, decision = meeting(Configuration(players, "all"), kind)
    for seat in range(players):
        if seat != decision.seat:
            session.reseat(seat, player="random")
    file = folder / "moment.rococo"
    session.save_as(file)
    return file
