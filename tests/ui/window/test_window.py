"""The game in a real window: real clicks and keys from the first screen to the score sheet.

The check tier plays one game by mouse, from the title screen on, and one by keyboard alone; `soak.py window`
plays the rest and counts the kinds of decision.
"""

from __future__ import annotations

import pytest

from tests.ui.window.company import mixed_company, two_people
from tests.ui.window.display import missing
from tests.ui.window.driver import drive

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(missing()), reason=f"no virtual display: {missing()}"),
]


def test_a_game_by_mouse_from_the_title_to_the_score_sheet() -> None:
    told = drive("mouse", seed=1, from_title=True)
    assert told["exit"] == 0
    assert told["errors"] == ""
    assert {"title", "setup", "choose_three", "main_action"} <= set(told["kinds"])


def test_a_game_by_keyboard_alone() -> None:
    told = drive("keys", players=2, seed=1)
    assert told["exit"] == 0
    assert told["errors"] == ""
    assert {"choose_three", "play_card", "main_action", "end_turn"} <= set(told["kinds"])


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
