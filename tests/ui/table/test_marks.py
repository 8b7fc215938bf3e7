"""The marks of what others did lie where it happened, and never on what was laid there since."""

from __future__ import annotations

from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.ui.table.marking import SHELVES, marks_of
from rococo_desktop.ui.table.staging import Staging
from tests.ui.table.stages import ALL, begin, played


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
