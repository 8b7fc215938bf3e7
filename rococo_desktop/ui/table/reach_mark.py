"""The mark of what plays a card as well: the same small sign on its button and beside the hint."""

from __future__ import annotations

from rococo_desktop.ui.table_state.stage import Stage

PLAYS = "hand"


def reach_sign(stage: Stage) -> str:
    """The sign on what plays a card besides what it says; nothing where a click plays none."""
    asks_card = stage.decision is not None and stage.decision.kind == "play_card"
    return PLAYS if asks_card and stage.reachable else ""
