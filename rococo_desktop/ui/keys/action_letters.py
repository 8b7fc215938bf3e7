"""The keys of the table: a letter for every action and button, and letters for whatever lies in the tray."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.keys.key import Key

ACTION_KEYS = {
    "favor": "F",
    "acquire": "A",
    "tailor": "T",
    "hire": "H",
    "depute": "D",
    "fund": "U",
    "journeyman_exam": "J",
    "master_exam": "E",
    "forfeit": "X",
}
"""The letter of each main action."""

OWN_KEYS: dict[Target, str] = {
    ("bonus", "forfeit"): "X",
    ("bonus", "none"): "X",
    ("tile", "keep"): "K",
    ("garment", "rent"): "G",
    ("garment", "sell"): "S",
    ("jewelry", "none"): "X",
    ("depute", "nobody"): "X",
    ("discard", "done"): "X",
}
"""Letters that always mean the same in the tray."""

TRAY_LETTERS = "BSDFGHJKQWETYUOPCVA"
"""Letters for the rest of the tray, in their order; those of the commands are not among them."""

COMMAND_KEYS = {
    "undo": "Ctrl+Z",
    "redo": "Ctrl+Y",
    "restart": "R",
    "end_turn": "Space",
    "log": "L",
    "replay": "F3",
    "magnify": "M",
    "exams": "F2",
    "help": "F1",
    "menu": "Esc",
}
"""The key of each command, as its button shows it."""

EVERYWHERE_KEYS = {"mute": "F4"}
"""Keys that mean the same on every screen, and have no button."""

COMPANY_KEYS = {"here": "I", "show": "Shift"}
"""The key that says "I am Ana", none that ends a turn, so that nobody says it by accident; and the one that
shows a person their cards while it is held, where the table rule says so."""

NEXT_KEY = "N"
"""The key that turns to the next page of a tray with very many options."""


class Held(NamedTuple):
    """A key that shows something as long as it is held: a thing large, or a seat by its number."""

    overlay: str
    seat: int = -1


def held_by(key: Key, seats: int) -> Held | None:
    """What holding a key shows."""
    if key.name in {"m", "z", "left alt", "right alt", "right button"} and not key.ctrl:
        return Held("magnify")
    digit = key.name.strip("[]")
    if digit.isdigit() and 1 <= int(digit) <= seats:
        return Held("seat", int(digit) - 1)
    return None


def tray_keys(targets: Sequence[Target], taken: Iterable[str] = ()) -> list[str]:
    """A letter for each of these targets, as long as there are letters."""
    own = [OWN_KEYS.get(target, "") for target in targets]
    used = set(own) | set(taken)
    free = iter([letter for letter in TRAY_LETTERS if letter not in used])
    return [letter or next(free, "") for letter in own]
