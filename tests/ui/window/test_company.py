"""Several people in a real window: the screen goes around, and a seat to an agent and back."""

from __future__ import annotations

import pytest

from tests.ui.window.company import mixed_company, two_people
from tests.ui.window.display import missing

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(missing()), reason=f"no virtual display: {missing()}"),
]


def test_two_people_at_one_screen() -> None:
    told = two_people()
    assert told["exit"] == 0
    assert told["errors"] == ""
    assert told["kinds"]["handover"] > 40
    assert {"choose_three", "main_action", "end_turn"} <= set(told["kinds"])


def test_three_people_and_two_agents_and_a_seat_handed_over_and_back() -> None:
    told = mixed_company()
    assert told["exit"] == 0
    assert told["errors"] == ""
    assert told["kinds"]["handover"] > 40
    assert {"player1:agent", "player1:person"} <= set(told["kinds"])
