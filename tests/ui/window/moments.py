"""Games saved right before a decision that is rarely met, to be gone on with in the window."""

from __future__ import annotations

from pathlib import Path

from tests.ui.table import stages


def saved_before(kind: str, folder: Path) -> Path:
    """A saved game with all modules that asks this kind of decision next; agents sit on all other seats."""
    players, seed = stages.RARE[kind]
    for session, decision in stages.played(stages.begin(players, stages.MODULES, seed), seed):
        if decision.kind == kind and len(decision.options) > 1:
            for seat in range(players):
                if seat != decision.seat:
                    session.reseat(seat, player="random")
            file = folder / "moment.rococo"
            session.save_as(file)
            return file
    raise AssertionError(f"no game with seed {seed} asks for {kind}")
