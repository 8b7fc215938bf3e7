"""What the table asks, for whoever listens to settled screens."""

from __future__ import annotations

from rococo_desktop.ui.game.flow import Flow, Mood
from rococo_desktop.ui.game.presenter import DecisionPresenter
from rococo_desktop.ui.window.scene import Caption

KINDS = {Mood.ENDS: "end_turn", Mood.OVER: "over", Mood.HANDS: "handover"}
"""What the table asks for where it is no decision of the game."""


def caption_of(flow: Flow, presenter: DecisionPresenter | None, prompt: str) -> Caption:
    """Who is asked what, at a table at rest."""
    session, kind, picked = flow.session, KINDS.get(flow.mood, ""), 0
    if presenter is not None:
        kind = "confirm" if presenter.waiting else presenter.decision.kind
        picked = len(presenter.picked)
    return Caption(flow.viewer, kind, prompt, session.view(flow.viewer).round, session.version * 16 + picked)
