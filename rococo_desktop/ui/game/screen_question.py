"""What the table asks, for whoever listens to settled screens."""

from __future__ import annotations

from rococo_desktop.ui.game.flow import Flow, WaitingFor
from rococo_desktop.ui.game.presenter import DecisionPresenter
from rococo_desktop.ui.window.scene import ScreenQuestion

KINDS = {WaitingFor.ENDS: "end_turn", WaitingFor.OVER: "over", WaitingFor.HANDS: "handover"}
"""What the table asks for where it is no decision of the game."""


def caption_of(flow: Flow, presenter: DecisionPresenter | None, prompt: str) -> ScreenQuestion:
    """Who is asked what, at a table at rest."""
    session, kind, picked = flow.session, KINDS.get(flow.mood, ""), 0
    if presenter is not None:
        kind = "confirm" if presenter.waiting else presenter.decision.kind
        picked = len(presenter.picked)
    return ScreenQuestion(
        flow.viewer, kind, prompt, session.view(flow.viewer).round, session.version * 16 + picked
    )
