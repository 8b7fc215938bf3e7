"""Keys as they come from the keyboard, and those that do nothing by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import cast

import pygame

from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.keys.keycaps import Keycaps, Layout, PlaceOf

HELD = frozenset({"left shift", "right shift", "left ctrl", "right ctrl", "left alt", "right alt", "alt gr"})
"""Keys that are held while another is pressed."""

_LAYOUT_MAY_CHANGE = frozenset({pygame.KEYMAPCHANGED, pygame.WINDOWFOCUSGAINED})
_ENTER = {"enter": "return", "[enter]": "return"}


def is_function_key(key: Key) -> bool:
    """True for F1 to F12: none of them is ever written, or means "go on"."""
    return key.name[:1] == "f" and key.name[1:].isdigit()


class Keyboard:
    """The keyboard of the player, under the layout in force: it may be another at any moment."""

    def __init__(self, place_of: PlaceOf | None = None) -> None:
        self._place_of = place_of or _place_of
        self._layout = Layout(self._place_of)
        self._down: dict[int, str] = {}
        """The names of keys that are down, by their places: one let go is the one that was pressed."""

    @property
    def caps(self) -> Keycaps:
        """What stands on its keys."""
        return self._layout.caps

    def heed(self, event: pygame.Event) -> None:
        """Look at the layout again, where the event says that it may be another."""
        if event.type in _LAYOUT_MAY_CHANGE:
            self._layout = Layout(self._place_of)

    def key(self, event: pygame.Event) -> Key:
        """The key of a keyboard event, with what is held; both Enter keys are one."""
        place = getattr(event, "scancode", 0)
        if event.type == pygame.KEYUP and place in self._down:
            name = self._down.pop(place)
        else:
            name = self._name(_code(event), place)
            if event.type == pygame.KEYDOWN and place:
                self._down[place] = name
        held = event.mod
        return Key(
            name,
            bool(held & (pygame.KMOD_CTRL | pygame.KMOD_META)),
            bool(held & pygame.KMOD_SHIFT),
            bool(held & pygame.KMOD_ALT),
        )

    def _name(self, code: int, place: int) -> str:
        # Keys that give no character have codes beyond those of all characters, or those of control codes.
        if ord(" ") < code < 0x110000 and code != pygame.K_DELETE:
            return self._layout.name(code, place)
        name = pygame.key.name(code)
        return _ENTER.get(name, name)


def _code(event: pygame.Event) -> int:
    """The character of a key; a Latin letter that it has just written tells more than the layout SDL knows.

    X may switch between two layouts without a word to SDL.
    """
    written = getattr(event, "unicode", "")
    return ord(written.lower()) if written.isascii() and written.isalpha() else int(event.key)


def _place_of(code: int) -> int:
    """Where the layout in force has a character: SDL knows, and this is the one way to ask it from here."""
    return _EVERY_PLACE[code]


_EVERY_PLACE = cast("Callable[[Iterable[int]], Sequence[int]]", pygame.key.ScancodeWrapper)(range(512))
"""A state of the keyboard in which the state of each place is its number; it is indexed by characters."""
