"""The game in a real window: real clicks and keys from the first screen to the score sheet.

The check tier plays one game by mouse, from the title screen on, one by keyboard alone, and one solo game
with all modules; `soak.py window` plays the rest and counts the kinds of decision.
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


def test_a_solo_game_with_everything_in_the_box() -> None:
    told = drive("mouse", players=1, modules="all", seed=1)
    assert told["exit"] == 0
    assert told["errors"] == ""
    assert {"choose_three", "play_card", "main_action", "confirm"} <= set(told["kinds"])
