"""The mark of what is a card or a few choices away: the same small sign on its button and beside the hint."""

from __future__ import annotations

from rococo_desktop.ui.table_state.stage import Stage

PLAYS, LEADS = "hand", "forward"
"""It plays the card as well, or leads there at once."""


def reach_sign(stage: Stage) -> str:
    """The sign of what one click does besides, or nothing where it does no more than it says."""
    if not stage.reachable:
        return ""
    return PLAYS if stage.decision is not None and stage.decision.kind == "play_card" else LEADS
