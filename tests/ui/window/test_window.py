"""The game in a real window: real clicks and keys from the first screen to the score sheet.

The check tier plays one game by mouse, from the title screen on, and one by keyboard alone; `soak.py window`
plays the rest and counts the kinds of decision.
"""

from __future__ import annotations

import pytest

from tests.ui.window.display import missing
from tests.ui.window.driver import drive

pytestmark = [
    pytest.mark.slow,
    pytest.mark.waits,
    pytest.mark.skipif(bool(missing()), reason=f"no virtual display: {missing()}"),
]


def test_a_game_by_mouse_from_the_title_to_the_score_sheet() -> None:
    told = drive("mouse", seed=1, from_title=True)
    assert told["exit"] == 0
    assert told["errors"] == ""
    assert {"title", "setup", "choose_three", "main_action"} <= set(told["kinds"])


def test_a_game_by_keyboard_alone() -> None:
    told = drive("keys", seed=4, from_title=True)
    assert told["exit"] == 0
    assert told["errors"] == ""
    assert {"title", "setup", "choose_three", "play_card", "main_action", "end_turn"} <= set(told["kinds"])
