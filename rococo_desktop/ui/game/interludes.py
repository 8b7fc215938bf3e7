"""Which small scene lies over the table after what was shown: the income, and the start of a round."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.model.event_reading import Dealt, dealt_by
from rococo_desktop.model.player_view import PlayerView
from rococo_desktop.play.game.session import Session
from rococo_desktop.ui.motion.pace import PACES
from rococo_desktop.ui.motion.steps import Step
from rococo_desktop.ui.scenes.income import IncomeScene, incomes_of
from rococo_desktop.ui.scenes.interlude import Interlude
from rococo_desktop.ui.scenes.round_start import RoundStartScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.table_state.fill_stage import Staging
from rococo_desktop.ui.table_state.stage import Seat


def interlude(services: Services, steps: Sequence[Step], staging: Staging) -> Interlude | None:
    """The scene for these steps, if there is one: the income first, then the start of the round."""
    if not steps:
        return None
    events = [event for step in steps for event in step.events]
    seats = staging.seats(services.kit())
    view = steps[-1].view
    dealt = dealt_by(events, view)
    patience = _patience(services, seats)
    begins: Interlude | None = None
    if dealt is not None:
        begins = RoundStartScene(services, dealt, view, staging.defs, staging.names, patience)
    incomes = incomes_of(events)
    if not incomes:
        return begins
    number = view.round - 1 if begins else view.round
    return IncomeScene(services, number, incomes, seats, staging.defs.edition, begins, patience)


def _patience(services: Services, seats: tuple[Seat, ...]) -> float | None:
    """People go on when it pleases them, whoever looks; where agents play alone, the scene goes by itself."""
    return None if any(seat.is_person for seat in seats) else PACES[services.settings.current.speed].lesson


def opening(services: Services, session: Session, view: PlayerView, staging: Staging) -> Interlude | None:
    """The start of the first round; None for a game that goes on from a position: nothing was dealt."""
    events = [event for happening in session.events(view.viewer) for event in happening.events]
    if not events:
        return None
    dealt = dealt_by(events, view) or Dealt(view.round, (), (), 0, False)
    patience = _patience(services, staging.seats(services.kit()))
    return RoundStartScene(services, dealt, view, staging.defs, staging.names, patience)
