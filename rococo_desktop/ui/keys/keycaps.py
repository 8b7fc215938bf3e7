"""What stands on the keys of the player's keyboard, whatever its layout, and which command each key means.

A command follows the Latin letter of a key, so the key that says A is A also where it lies elsewhere. Where a
layout gives another script, or its row of digits gives accented letters, the place of the key counts, by what
an American keyboard has there. Settings keep those names alone: they mean the same under every layout.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

PLACES = {
    **{4 + at: letter for at, letter in enumerate("abcdefghijklmnopqrstuvwxyz1234567890")},
    **{45 + at: sign for at, sign in enumerate("-=[]\\")},
    **{51 + at: sign for at, sign in enumerate(";'`,./")},
}
"""What an American keyboard has at each place; a place is what SDL calls a scancode."""

_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz")
_TURKISH = {"ı": "i", "İ": "i"}
"""The two keys of a Turkish keyboard that say I: both are Latin letters."""
_SHOWABLE = (range(0x21, 0x7F), range(0xC0, 0x180), range(0x386, 0x3CF), range(0x400, 0x460), (0x490, 0x491))
"""What can stand on a key and in our fonts: Latin, Greek and Cyrillic. Of other scripts the American letter
is shown, which is printed on such keyboards as well."""

PlaceOf = Callable[[int], int]
"""Where the layout in force has a character, by its code; 0 if nowhere."""


class Keycaps(NamedTuple):
    """What stands on keys that do not say their names."""

    own: tuple[tuple[str, str], ...] = ()

    def shown(self, key: str) -> str:
        """A key by its name ("Q", "Ctrl+Z", "F1"), as the player finds it on the keyboard."""
        held, plus, name = key.rpartition("+")
        return held + plus + dict(self.own).get(name, name)


class Layout:
    """The layout of a keyboard, as it was when it was looked at."""

    def __init__(self, place_of: PlaceOf) -> None:
        self._gives = frozenset(sign for sign in PLACES.values() if place_of(ord(sign)))
        self._is_latin = len(self._gives & _LETTERS) > len(_LETTERS) // 2
        self.caps = self._looked_at(place_of)

    def _looked_at(self, place_of: PlaceOf) -> Keycaps:
        given = {place_of(code): chr(code) for codes in _SHOWABLE for code in codes}
        own = []
        for place, name in PLACES.items():
            sign = given.get(place, name)
            cap = _capital(sign)
            # A sign on the key of a letter, as on a Greek Q, is less than the letter beside it.
            tells = not name.isdigit() and (cap.isalpha() or not name.isalpha())
            if tells and cap != name.upper() and self.name(ord(sign), place) == name:
                own.append((name.upper(), cap))
        return Keycaps(tuple(own))

    def name(self, code: int, place: int) -> str:
        """What a key that gives a character is called; nothing if its name is that of another key."""
        sign = _latin(chr(code))
        if sign.isascii() and sign.isalnum():
            return sign
        there = PLACES.get(place, "")
        if there and (there.isdigit() or not self._is_latin):
            return there
        if sign.isascii():
            return sign
        return "" if there in self._gives else there


def _latin(sign: str) -> str:
    return _TURKISH.get(sign, sign.lower())


def _capital(sign: str) -> str:
    """As keys have it; what has no capital of its own, as the last letter of a Greek word, stays."""
    small = _latin(sign)
    return small.upper() if small.upper().lower() == small else small
