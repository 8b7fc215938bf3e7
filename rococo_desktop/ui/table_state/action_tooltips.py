"""What the tooltip of an action says: nothing that this moment does not hold."""

from __future__ import annotations

from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.names import action_sentence


def action_about(stage: Stage, action: str) -> Message:
    """What a main action does, in one sentence; a bonus or a next round only where there is one."""
    if action == "forfeit" and stage.bonus_left is not None:
        return message("action.forfeit.then_bonus" if stage.bonus_left else "action.forfeit.no_bonus")
    if action == "favor" and stage.view.round >= stage.defs.figures.rounds:
        return message("action.favor.last")
    return action_sentence(action)
