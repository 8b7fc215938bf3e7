"""Several people in a real window: the screen goes around, and a seat to an agent and back."""

from __future__ import annotations

import pytest

from tests.ui.window.company import CHANGING, LEAVES, RETURNS, mixed_company, two_people
from tests.ui.window.display import missing

pytestmark = [
    pytest.mark.slow,
    pytest.mark.waits,
    pytest.mark.skipif(bool(missing()), reason=f"no virtual display: {missing()}"),
]


def test_two_people_at_one_screen() -> None:
    told = two_people()
    assert told["exit"] == 0
    assert told["errors"] == ""
    assert told["kinds"]["handover"] > 40
    assert {"choose_three", "main_action", "end_turn"} <= set(told["kinds"])


def test_two_people_two_agents_and_a_seat_handed_over_and_back() -> None:
    told = mixed_company()
    assert told["exit"] == 0
    assert told["errors"] == ""
    assert told["kinds"]["handover"] > 40
    assert {"player1:agent", "player1:person"} <= set(told["kinds"])
    whole, away = list(range(1, 8)), list(range(LEAVES, RETURNS))
    people, agents = told["people"], told["agents"]
    assert people[0] == people[2] == whole
    assert agents[3] == agents[4] == whole
    assert set(people) | set(agents) == set(range(5))
    assert not {0, 2} & set(agents)
    assert not {3, 4} & set(people)
    assert set(away) <= set(agents[CHANGING])
    assert not set(away) & set(people[CHANGING])
    assert {1, 7} <= set(people[CHANGING])
    assert told["asked"] == people
