"""Names people write: composed, no longer than they can be shown, and never such that nobody sees them."""

from __future__ import annotations

import re
from itertools import accumulate

LONGEST_NAME = 60
"""So many letters a name has at most, wherever it comes from."""
MOST_MARKS = 4
"""So many accents stand over and under one letter; no language needs more."""

_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]"
)
"""What is never drawn though some of it counts as printable: fillers and variation selectors."""
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp", "Zs"})
"""The kinds of characters that leave no trace: controls, half characters, spaces."""
_JOINER = "\u200d"
_MODIFIERS = ("\U0001f3fb", "\U0001f3ff")
"""The tones of skin, from first to last: each belongs to what stands before it."""
_FLAGS = ("\U0001f1e6", "\U0001f1ff")
"""The letters of flags, from first to last: two of them are one flag."""


def tidied(name: str) -> str:
    """A name as it is kept: composed letters, single spaces, nothing in it that is never seen."""
    if name.isascii() and name.isprintable():
        return " ".join(name.split())
    from unicodedata import category, normalize  # here: the title does not wait for it

    seen = "".join(
        letter for letter in normalize("NFC", name) if letter.isspace() or category(letter) not in _UNSEEN
    )
    whole = "".join(cluster[: 1 + MOST_MARKS] for cluster in clusters(_BLANK.sub("", seen)))
    return " ".join(whole.split())


def is_seen(name: str) -> bool:
    """True if a name leaves any trace on the screen."""
    if name.isascii() and name.isprintable():
        return bool(name.strip())
    from unicodedata import category

    return any(category(letter) not in _UNSEEN for letter in _BLANK.sub("", name))


def same_name(name: str) -> str:
    """What two names have in common if people could not tell them apart."""
    return tidied(name).casefold()


def composed(text: str) -> str:
    """Text with its letters and accents as one wherever they can be."""
    if text.isascii():
        return text
    from unicodedata import normalize

    return normalize("NFC", text)


def writable(letter: str) -> bool:
    """True if a key may write this character: one that is drawn."""
    return letter.isprintable() and not _BLANK.match(letter)


def cut(text: str, longest: int) -> str:
    """As much of the text as there is room for, without tearing a letter from its accents."""
    if len(text) <= longest:
        return text
    ends = accumulate(len(cluster) for cluster in clusters(text))
    return text[: max((end for end in ends if end <= longest), default=0)]


def clusters(text: str) -> list[str]:
    """What a person sees as letters: each character with all that belongs to it, in order."""
    if text.isascii():
        return list(text)
    found: list[str] = []
    for letter in text:
        if found and _belongs(letter, found[-1]):
            found[-1] += letter
        else:
            found.append(letter)
    return found


def _belongs(letter: str, before: str) -> bool:
    """True if a character is part of the cluster before it."""
    from unicodedata import category

    if before[-1] == _JOINER or letter == _JOINER or _BLANK.match(letter):
        return True
    if _MODIFIERS[0] <= letter <= _MODIFIERS[1] or category(letter).startswith("M"):
        return True
    return len(before) == 1 and all(_FLAGS[0] <= one <= _FLAGS[1] for one in (before, letter))
