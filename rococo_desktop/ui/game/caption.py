"""What the table asks, for whoever listens to settled screens."""

from __future__ import annotations

from rococo_desktop.ui.game.easel import Easel
from rococo_desktop.ui.game.flow import Flow, Mood
from rococo_desktop.ui.window.scene import Caption

KINDS = {Mood.ENDS: "end_turn", Mood.OVER: "over", Mood.HANDS: "handover"}
"""What the table asks for where it is no decision of the game."""


def caption_of(flow: Flow, easel: Easel) -> Caption:
    """Who is asked what, at a table at rest."""
    session, presenter, kind = flow.session, easel.presenter, KINDS.get(flow.mood, "")
    if presenter is not None:
        kind = "confirm" if presenter.waiting else presenter.decision.kind
    told = easel.telling(None).prompt
    step = session.version * 16 + (len(presenter.picked) if presenter is not None else 0)
    return Caption(flow.viewer, kind, told, session.view(flow.viewer).round, step)
