"""The decision the viewer has to make, as far as it is made; it waits while somebody else looks."""

from __future__ import annotations

from collections.abc import Callable

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.game.flow import Flow
from rococo_desktop.ui.game.presenter import DecisionPresenter


class DecisionAtHand:
    """Presents each decision once, from its first click to the last."""

    def __init__(self, flow: Flow, confirms: Callable[[int], bool]) -> None:
        self._flow = flow
        self._confirms = confirms
        self._presenter: DecisionPresenter | None = None
        self._presented = (-1, NOBODY)

    @property
    def presenter(self) -> DecisionPresenter | None:
        """The decision as it is presented; None if there is none, or nobody looks."""
        flow, session, viewer = self._flow, self._flow.session, self._flow.viewer
        if viewer == NOBODY:
            return None  # what somebody has half chosen waits until they look again
        if self._presented != (session.version, viewer):
            self._presented = (session.version, viewer)
            decision, self._presenter = flow.decision, None
            if decision is not None:
                self._presenter = DecisionPresenter(session, decision, flow.view, self._confirms(viewer))
        return self._presenter

    @property
    def half_made(self) -> bool:
        """True if somebody, who may have looked away meanwhile, has half made a choice."""
        presented = self._presented[0] == self._flow.session.version
        return presented and self._presenter is not None and self._presenter.half_made

    def forget(self) -> None:
        """The game has moved: whatever was half made is not any more."""
        self._presented = (-1, NOBODY)
