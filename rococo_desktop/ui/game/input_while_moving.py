"""What the table answers even while things move on it; any other key or click ends the motion.

The pause and the help lie over the table, whose clock stands still meanwhile. What is looked at (the log, the
exams, a seat, a piece seen large) is laid over the step on stage, which sets out anew when it is closed.
"""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.game.table_commands import COMMAND
from rococo_desktop.ui.keys.key import RIGHT_BUTTON, Key
from rococo_desktop.ui.keys.keymap import KeyMap

AT_ONCE = frozenset({"menu", "help", "mute", "log", "exams", "magnify", "replay"})
"""Commands that are obeyed at every moment: none of them moves the game."""


def heeded(keymap: KeyMap, seats: int, meant: Key | Target) -> bool:
    """True if this key or this hotspot is answered at every moment."""
    if not isinstance(meant, Key):
        kind, which = meant
        return kind == COMMAND and which in AT_ONCE
    if meant.name == RIGHT_BUTTON or keymap.held_by(meant, seats) is not None:
        return True
    return keymap.command_of(meant) in AT_ONCE
