"""Events come to the table through few hands: each one cut to what its viewer may know, and none kept aside.

Log, motion and sound read the same redacted events. A module that asked the session for events of its own
could ask for the wrong viewer, so those that may are named here.
"""

from __future__ import annotations

import ast

from tests.architecture.sources import Source, made_up, sources

MAY_ASK = {
    "rococo_desktop.ui.finale.scene": "the final scoring, for nobody",
    "rococo_desktop.ui.scenes.game_statistics": "moments of a ball that is over, for nobody",
    "rococo_desktop.ui.game.flow": "news, for motion and sound",
    "rococo_desktop.ui.table_state.fill_stage": "the log",
    "rococo_desktop.ui.game.interludes": "what was dealt, at the opening",
    "rococo_desktop.ui.table_state.before_count": "what the final count has changed, for nobody",
    "rococo_desktop.ui.theatre.log_index": "the whole log of a game that is watched",
    "rococo_desktop.ui.theatre.playback": "one moment of a game that is watched, for motion and sound",
}
MAY_REDACT = {
    "rococo_desktop.play.game.turn_at_rest",
    "rococo_desktop.play.game.past",
    "rococo_desktop.play.game.theatre",
}


def asks_for_events(source: Source) -> bool:
    """True if a module calls what hands out events, of a session or of a theatre."""
    return any(
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in {"events", "since_last_turn", "whole", "moment"}
        for node in ast.walk(source.tree)
    )


def redacts(source: Source) -> bool:
    """True if a module imports the function that cuts events."""
    return any(
        isinstance(node, ast.ImportFrom) and any(name.name == "redact" for name in node.names)
        for node in ast.walk(source.tree)
    )


def test_only_few_modules_of_the_table_ask_for_events() -> None:
    found = {source.module for source in sources("rococo_desktop/ui") if asks_for_events(source)}
    assert found == set(MAY_ASK), "whoever asks stands in MAY_ASK, with what for"


def test_events_are_cut_in_three_places_alone() -> None:
    found = {source.module for source in sources() if source.layer != "rules" and redacts(source)}
    assert found == MAY_REDACT


def test_a_module_that_asks_is_found() -> None:
    assert asks_for_events(
        made_up("rococo_desktop/ui/audio.py", "def f(session):\n    return session.events(0)\n")
    )
    assert not asks_for_events(
        made_up("rococo_desktop/ui/audio.py", "def f(step):\n    return step.events\n")
    )
    assert redacts(made_up("rococo_desktop/ui/audio.py", "from rococo_desktop.rules.referee import redact\n"))
