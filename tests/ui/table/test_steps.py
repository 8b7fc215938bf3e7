"""The steps in which what happened is shown: what the final count leaves of them."""

from __future__ import annotations

from rococo_desktop.model.events import Scored, TurnBegan
from rococo_desktop.ui.motion.steps import Step, without_count
from tests.play.games import begin


def test_a_count_broken_by_a_decision_ends_with_the_table_it_leads_to() -> None:
    """The strips jumped where somebody chose a place on the terrace after a part of the count."""
    session = begin(2)
    view = session.view(0)
    later = view._replace(round=7, seats=tuple(seat._replace(prestige=9) for seat in view.seats))
    market, halls = session.market(0), session.halls()
    turn = Step(0, (TurnBegan(0, 1),), view, market, halls)
    count = Step(-1, (Scored("F1", 0, 9, ()),), later, market, halls)
    assert [step.view for step in without_count([turn, count])] == [later]
    over = count._replace(view=later._replace(agenda=()))
    assert [step.view for step in without_count([turn, over])] == [view], "the last night counts it"
    assert without_count([count]) == ()
