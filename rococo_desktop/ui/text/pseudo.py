"""The pseudo-language: English with accents, two fifths longer, in brackets, to see what a layout bears."""

from __future__ import annotations

import re
from itertools import cycle
from math import ceil

from rococo_desktop.content.catalogue import Catalogue
from rococo_desktop.ui.text.languages import PSEUDO
from rococo_desktop.ui.text.messages import Message
from rococo_desktop.ui.text.words import Words

LONGER = 0.4

_PLAIN = "acdeilnorstuyzACDEILNORSTUYZ"
_ACCENTED = "áčďěíłňőřšťůýžÁČĎĚÍŁŇŐŘŠŤŮÝŽ"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)
_PARAMETER = re.compile(r"(\{[^{}]*\})")
_FILLING = "ěšťěřážůňý"


def pseudo_words(source: Catalogue) -> Words:
    """The words of the pseudo-language, made of the source language."""
    usual = {key: tuple(stretched(text) for text in texts) for key, texts in source.usual.items()}
    return PseudoWords(PSEUDO, source._replace(usual=usual))


class PseudoWords(Words):
    """Marks where everything that is said begins and ends."""

    def say(self, message: Message) -> str:
        """The message, in brackets."""
        return bracketed(super().say(message))


def stretched(text: str) -> str:
    """The text of an entry with accents and filling; its parameters stay as they are.

    What has no space gets none, so that one word stays one word.
    """
    if not any(letter.islower() for letter in _PARAMETER.sub("", text)):
        return text  # Roman numbers and mere punctuation are the same in every language
    parts = _PARAMETER.split(text)
    literal = sum(len(part) for part in parts[::2])
    accented = "".join(part if at % 2 else part.translate(_ACCENTS) for at, part in enumerate(parts))
    return accented + _filling(ceil(literal * LONGER), spaced=" " in text.strip())


def bracketed(text: str) -> str:
    """The whole of what is said, marked so that a cut shows."""
    return f"[{text}]" if any(letter.islower() for letter in text) else text


def _filling(length: int, *, spaced: bool) -> str:
    letters = cycle(_FILLING)
    filled = "".join(next(letters) for _ in range(length))
    if not spaced or length < 3:
        return filled
    # Words of five letters, so that a paragraph can still be broken.
    return "".join(" " if at % 6 == 0 else letter for at, letter in enumerate(filled))
