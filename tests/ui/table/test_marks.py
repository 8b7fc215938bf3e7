"""The marks of what others did lie where it happened, and never on what was laid there since."""

from __future__ import annotations

from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.ui.table.marking import SHELVES, marks_of
from rococo_desktop.ui.table.presenter import DecisionPresenter
from rococo_desktop.ui.table.staging import Staging
from tests.ui.table.meetings import Configuration
from tests.ui.table.stages import ALL, begin, meeting, played


def test_a_mark_in_the_market_says_who_emptied_a_place() -> None:
    session = begin(3, ALL, 5)
    staging = Staging(session)
    empty = elsewhere = 0
    for _, decision in played(session, 5):
        view = session.view(decision.seat)
        if view.round > 3:
            break
        for kind, space in marks_of(staging.log(decision.seat), view):
            if kind in SHELVES:
                assert getattr(view, kind)[int(space)] == EMPTY
                empty += 1
            else:
                elsewhere += 1
    assert empty
    assert elsewhere


def test_the_garment_that_is_paid_for_is_marked_on_its_shelf() -> None:
    one = Configuration(2, "all")
    session, decision = meeting(one, "pay_garment")
    view = session.view(decision.seat)
    (target,) = DecisionPresenter(session, decision, view).picked
    assert target[0] == "garments"
    assert view.garments[int(target[1])] != EMPTY
    session.submit(decision.seat, decision.options[0].key)
    assert session.view(decision.seat).garments[int(target[1])] == EMPTY, "it is the one that was taken"
