"""Keyboards of five countries as their systems describe them: what each key gives alone, row by row."""

from __future__ import annotations

from collections.abc import Callable

ROWS = ("`1234567890-=", "qwertyuiop[]\\", "asdfghjkl;'", "zxcvbnm,./")
"""The American one, whose keys name the places."""
COUNTRIES: dict[str, tuple[str, str, str, str]] = {
    "us": ROWS,
    "ru": ("ё1234567890-=", "йцукенгшщзхъ\\", "фывапролджэ", "ячсмитьбю."),
    "gr": ("`1234567890-=", ";ςερτυθιοπ[]\\", "ασδφγηξκλ;'", "ζχψωβνμ,./"),
    "tr": ('"1234567890*-', "qwertyuıopğü,", "asdfghjklşi", "zxcvbnmöç."),
    "fr": ("²&é\"'(-è_çà)=", "azertyuiop[$*", "qsdfghjklmù", "wxcvbn,;:!"),
    "cz": (";+ěščřžýáíé==", "qwertzuiopú)\\", "asdfghjklů§", "yxcvbnm,.-"),
}
"""Dead keys stand as on an American keyboard: SDL leaves those as they are."""

PLACES = {
    **{letter: 4 + at for at, letter in enumerate("abcdefghijklmnopqrstuvwxyz1234567890")},
    **{"-": 45, "=": 46, "[": 47, "]": 48, "\\": 49, ";": 51, "'": 52, "`": 53, ",": 54, ".": 55, "/": 56},
}
"""Where SDL has them: its scancodes."""


def signs(country: str) -> dict[str, str]:
    """What each key gives alone, by what an American keyboard has at its place."""
    pairs = zip(ROWS, COUNTRIES[country], strict=True)
    return {us: own for usual, row in pairs for us, own in zip(usual, row, strict=True)}


def place_of(country: str) -> Callable[[int], int]:
    """What SDL answers when it is asked where a character is."""
    places = {ord(own): PLACES[us] for us, own in reversed(signs(country).items())}
    return lambda code: places.get(code, 0)


def key_for(country: str, letter: str) -> str:
    """The key somebody presses who means a letter, by what an American keyboard has there."""
    own = {sign: us for us, sign in reversed(signs(country).items())}
    if country == "tr" and letter == "i":
        return own["ı"]
    return own.get(letter, letter)


def printed(country: str, letter: str) -> str:
    """What stands on that key; the Latin letter beside it where the layout has no letter there."""
    if letter in signs(country).values():
        return letter.upper()
    own = signs(country)[letter]
    return (own if own == "ς" else own.upper()) if own.isalpha() and letter.isalpha() else letter.upper()
