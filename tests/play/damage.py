"""Ways to damage a file: bytes, lines, words, numbers, and the JSON within its lines."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

NUMBERS = ("-1", "0", "1", "7", "99", "4096", "2147483648", "-9223372036854775809", "1e309", "NaN", "0x7f")
WORDS = (
    "../../precious.txt",
    "/etc/passwd",
    "..\\..\\precious.txt",
    "\u0000",
    "\u202e",
    "é" * 40,
    "A" * 5000,
    "",
    "null",
    "{name.__class__}",
    "%s%s%n",
    "!!python/object/apply:os.system ['touch precious']",
    "&a [*a, *a]",
    "\u200b",
    "\u2764\ufe0f",
    "\U000e0101",
    "mauve",
    "tea_party",
)
VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 3, 10**12, 10**40, 1.5, "", "x", "../x", [], {}, [[]], {"a": 1}),
    *("\0", "\u200b", "\ufe0f", "mauve", "a\n", "\ud83d"),
)

STRAYS = (b"\x00", b"\r", b"\xff\xfe", b"\xef\xbb\xbf", b"\n", b"[" * 3000, b"{" * 3000, b" ")

_NUMBER = re.compile(rb"-?\d+")
_WORD = re.compile(rb"[A-Za-z_]{3,}")


def damaged(random: Random, sound: Sequence[bytes]) -> bytes:
    """One of the sound files with one to four things done to it; now and then something else altogether."""
    if random.random() < 0.01:
        return random.randbytes(random.randrange(400))
    data = random.choice(sound)
    for _ in range(random.choice((1, 1, 1, 2, 3, 4))):
        data = random.choice(WAYS)(random, data, sound)
    return data


def _flip(random: Random, data: bytes, sound: Sequence[bytes]) -> bytes:
    changed = bytearray(data)
    for _ in range(random.randrange(1, 6)):
        if changed:
            changed[random.randrange(len(changed))] = random.randrange(256)
    return bytes(changed)


def _cut(random: Random, data: bytes, sound: Sequence[bytes]) -> bytes:
    return data[: random.randrange(len(data) + 1)]


def _drop(random: Random, data: bytes, sound: Sequence[bytes]) -> bytes:
    first = random.randrange(len(data) + 1)
    return data[:first] + data[first + random.randrange(1, 80) :]


def _insert(random: Random, data: bytes, sound: Sequence[bytes]) -> bytes:
    at = random.randrange(len(data) + 1)
    return data[:at] + random.choice(STRAYS) + data[at:]


def _lines(random: Random, data: bytes, sound: Sequence[bytes]) -> bytes:
    lines = data.split(b"\n")
    at, other = random.randrange(len(lines)), random.randrange(len(lines))
    match random.randrange(4):
        case 0:
            lines[at], lines[other] = lines[other], lines[at]
        case 1:
            lines.insert(at, lines[other])
        case 2:
            del lines[at]
        case _:
            strange = random.choice(sound).split(b"\n")
            lines[at:at] = strange[random.randrange(len(strange)) :][: random.randrange(1, 6)]
    return b"\n".join(lines)


def _number(random: Random, data: bytes, sound: Sequence[bytes]) -> bytes:
    return _replaced(random, data, _NUMBER, random.choice(NUMBERS).encode())


def _word(random: Random, data: bytes, sound: Sequence[bytes]) -> bytes:
    return _replaced(random, data, _WORD, random.choice(WORDS).encode())


def _replaced(random: Random, data: bytes, pattern: re.Pattern[bytes], new: bytes) -> bytes:
    found = list(pattern.finditer(data))
    if not found:
        return data
    one = random.choice(found)
    return data[: one.start()] + new + data[one.end() :]


def _json(random: Random, data: bytes, sound: Sequence[bytes]) -> bytes:
    """Something within the JSON of a line is something else: the line itself stays sound."""
    lines = data.split(b"\n")
    places = [at for at, line in enumerate(lines) if line.endswith(b"}") and b" {" in b" " + line]
    if not places:
        return data
    at = random.choice(places)
    head, brace, body = lines[at].partition(b"{")
    try:
        value = json.loads(brace + body)
    except (ValueError, RecursionError):
        return data
    lines[at] = head + json.dumps(_changed(random, value), separators=(",", ":")).encode()
    return b"\n".join(lines)


def _changed(random: Random, value: Any) -> Any:
    if isinstance(value, dict) and value and random.random() < 0.9:
        key = random.choice(list(value))
        match random.randrange(8):
            case 0:
                return {name: one for name, one in value.items() if name != key}
            case 1:
                return {**value, random.choice(WORDS[:4]): random.choice(VALUES)}
            case _:
                return {**value, key: _changed(random, value[key])}
    if isinstance(value, list) and value and random.random() < 0.9:
        at = random.randrange(len(value))
        if random.random() < 0.2:
            return [*value, *value] if random.random() < 0.5 else value[:at]
        return [*value[:at], _changed(random, value[at]), *value[at + 1 :]]
    if isinstance(value, int) and random.random() < 0.5:
        return value + random.choice((-1, 1, 5))
    return random.choice(VALUES)


Way = Callable[[Random, bytes, Sequence[bytes]], bytes]
WAYS: tuple[Way, ...] = (_flip, _cut, _drop, _insert, _lines, _number, _word, _json, _json, _json)
