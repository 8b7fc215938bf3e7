"""What a round start shows of the deal."""

from __future__ import annotations

from rococo_desktop.model.event_reading import dealt_by
from rococo_desktop.model.vocabulary import NOBODY
from tests.ui.table import stages


def test_new_garments_stood_in_the_order_of_the_deal_not_of_the_shelf() -> None:
    session = stages.begin(5, stages.ALL)
    view = session.view(NOBODY)
    dealt = dealt_by(session.events(NOBODY)[0].events, view)
    assert dealt is not None
    assert dealt.garments == view.garments
