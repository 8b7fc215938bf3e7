"""What files of games are called: names that every file system can write, and the number a new game gets.

    ball-0042-2026-03-01-213000.rococo    the forty-second game of its folder, and when it was begun

The number says which game was begun before which, whatever the clock was set to; a game from before there
were numbers has number 0.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

SUFFIX = ".rococo"

LITTER = re.compile(r"\..+\.(rococo|png|backup)\..*tmp")
"""What `replace_file` leaves of a game if its process is killed."""
NAMELESS = "ball"
LONGEST, MOST_BYTES = 60, 120
"""Letters of a name that is kept, and bytes: the strictest file systems have room for 143 with its ending."""

_NUMBERED = re.compile(r"ball-([0-9]{4,9})-[0-9]{4,}-[0-9]{2}-[0-9]{2}-[0-9]{6}.*", re.ASCII)
_FORBIDDEN = re.compile(r'[<>:"/\\|?*]')
_STRANGE = frozenset({"Cc", "Cs", "Zl", "Zp"})
_RESERVED = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³]) *(\..*)?", re.IGNORECASE)
"""Devices of Windows, whatever follows a dot behind them: no file there can have such a name."""


def name_of_new(begun: datetime, others: Iterable[str]) -> str:
    """The name of a new game beside these files."""
    number = 1 + max(map(_number, others), default=0)
    return f"ball-{number:04}-{begun:%Y-%m-%d-%H%M%S}{SUFFIX}"


def number_of(file: Path) -> int:
    """The how-manieth game of its folder this is; 0 if its name does not say."""
    return _number(file.name)


def _number(name: str) -> int:
    found = _NUMBERED.fullmatch(name)
    return int(found[1]) if found else 0


def stem_for(name: str) -> str:
    """What the file of a game with this name is called, without its ending."""
    plain = "".join(" " if unicodedata.category(letter) in _STRANGE else letter for letter in name)
    plain = _ended(_FORBIDDEN.sub(" ", plain))[:LONGEST]
    plain = _ended(plain.encode()[:MOST_BYTES].decode(errors="ignore"))
    return f"_{plain}" if _RESERVED.fullmatch(plain) else plain or NAMELESS


def _ended(name: str) -> str:
    """The name without dots and spaces around it, and without a joiner that joins nothing any more."""
    return " ".join(name.split()).strip(" .\u200d")
