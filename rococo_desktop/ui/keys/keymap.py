"""Which key does what at the table: the usual ones, and those a player has put in their place.

Keys are written as buttons show them: "R", "Ctrl+Z", "F1". A change that clashes with another is passed over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rococo_desktop.ui.keys import action_letters
from rococo_desktop.ui.keys.action_letters import (
    ACTION_KEYS,
    COMMAND_KEYS,
    COMPANY_KEYS,
    EVERYWHERE_KEYS,
    NEXT_KEY,
    OWN_KEYS,
    TRAY_LETTERS,
    Held,
)
from rococo_desktop.ui.keys.key import Key

FIXED = ("end_turn", "menu")
"""Commands whose keys stay: they mean the same on every screen."""

COMMANDS = tuple(name for name in COMMAND_KEYS if name not in FIXED)
USUAL: Mapping[str, str] = {
    **{name: COMMAND_KEYS[name] for name in COMMANDS},
    **COMPANY_KEYS,
    **EVERYWHERE_KEYS,
    **ACTION_KEYS,
}
"""Everything that can have another key, with its usual one."""

TRAY = frozenset({*TRAY_LETTERS, *OWN_KEYS.values(), NEXT_KEY})
"""Letters that the tray gives to whatever lies in it: no command may take one."""

_RESERVED = frozenset(
    {*"12345", "Esc", "Enter", "Space", "Tab", "F11"}
    | {"Left", "Right", "Up", "Down", "Page Up", "Page Down", "Ctrl+Enter"}
)
_NAMES = {"escape": "Esc", "return": "Enter"}
_SHIFT = frozenset({"left shift", "right shift"})
_NEVER = frozenset(
    {"left shift", "right shift", "left ctrl", "right ctrl", "left alt", "right alt", "alt gr", "caps lock"}
    | {"left meta", "right meta", "left gui", "right gui", "numlock", "right button"}
)


class Clash(NamedTuple):
    """Why a key cannot be taken: a code word, and what has it already, if something has."""

    why: str
    other: str = ""


def written(key: Key) -> str:
    """A key as a button shows it; nothing for one that cannot stand alone."""
    if key.name in _NEVER or not key.name or key.alt:
        return ""
    name = key.name.strip("[]")
    shown = _NAMES.get(name, name.upper() if len(name) == 1 or name[1:].isdigit() else name.title())
    return f"Ctrl+{shown}" if key.ctrl else shown


def written_for(name: str, key: Key) -> str:
    """A key as it would be given to this; Shift only to what it is held for.

    Not so Ctrl and Alt: whoever held one could call no action by its letter.
    """
    if name == "show" and key.name in _SHIFT:
        return COMPANY_KEYS["show"]
    return written(key)


def clash(known: Mapping[str, str], name: str, key: str) -> Clash | None:
    """What speaks against giving this key to something; None if nothing does."""
    if not key:
        return Clash("nameless")
    if key in _RESERVED:
        return Clash("reserved")
    if name in EVERYWHERE_KEYS and len(key) == 1:
        return Clash("everywhere")
    if name not in ACTION_KEYS and key in TRAY:
        return Clash("tray")
    if name == "show" and key.startswith("Ctrl+"):
        return Clash("held")
    if name in ACTION_KEYS and not (len(key) == 1 and key.isalpha()):
        return Clash("letter")
    other = next((one for one, its in known.items() if its == key and one != name), "")
    return Clash("taken", other) if other else None


class KeyMap:
    """The keys in force."""

    def __init__(self, changes: Mapping[str, str]) -> None:
        self.keys = dict(USUAL)
        for name, key in changes.items():
            if name in USUAL and clash(self.keys, name, key) is None:
                self.keys[name] = key

    @property
    def commands(self) -> dict[str, str]:
        """The key of each command, those that stay included, in the order of the buttons."""
        return {name: self.keys.get(name, key) for name, key in COMMAND_KEYS.items()}

    @property
    def actions(self) -> dict[str, str]:
        """The letter of each main action."""
        return {name: self.keys[name] for name in ACTION_KEYS}

    def command_of(self, key: Key) -> str:
        """The command a key stands for, or nothing."""
        shown = written(key)
        if shown == "Esc":
            return "menu"
        if key.ctrl and key.shift and key.name == "z" and self.keys["redo"] == USUAL["redo"]:
            return "redo"
        return next((name for name in (*COMMANDS, "here") if self.keys[name] == shown), "")

    def shows(self, key: Key) -> bool:
        """True for the key that shows a person their cards; whatever else is held when it is let go."""
        return written_for("show", Key(key.name)) == self.keys["show"]

    def held_by(self, key: Key, seats: int) -> Held | None:
        """What holding a key shows."""
        if written(key) == self.keys["magnify"]:
            return Held("magnify")
        found = action_letters.held_by(key, seats)
        # M and Z magnify only as long as they have not been given to something else.
        return None if key.name == "m" or written(key) in self.keys.values() else found


def without_usual(known: Mapping[str, str], names: Iterable[str] = USUAL) -> dict[str, str]:
    """Only what differs from the usual: that is what the settings keep."""
    return {name: known[name] for name in names if known[name] != USUAL[name]}
