"""Messages: what is to be said, as a key of the catalogue with its parameters, in no language yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Union

Param = Union[int, str, "Message"]
"""A number, a name that is the same in every language, or a message to be said first."""


class Message(NamedTuple):
    """A key of the catalogue with named parameters; a whole number `n` chooses among plural forms."""

    key: str
    params: tuple[tuple[str, Param], ...] = ()

    def param(self, name: str) -> Param | None:
        """The parameter of this name, or None."""
        for known, value in self.params:
            if known == name:
                return value
        return None

    def given(self, **more: Param) -> Message:
        """The same with parameters that its text may use besides."""
        return Message(self.key, (*self.params, *more.items()))


def message(key: str, **params: Param) -> Message:
    """The message with this key and these parameters."""
    return Message(key, tuple(params.items()))


def sentence(clause: Message) -> Message:
    """A clause as a sentence: with a capital letter in front and a full stop."""
    return message("sentence", clause=clause)


def sentences(parts: Sequence[Message]) -> Message:
    """Several sentences, one after the other."""
    return _folded(parts, "paragraph")


def listed(parts: Sequence[Message]) -> Message:
    """All of these: "a, b and c"."""
    if not parts:
        return message("list.nothing")
    if len(parts) == 1:
        return parts[0]
    told = message("list.and", first=parts[-2], last=parts[-1])
    return _before(parts[:-2], told, "list.comma")


def deeds(parts: Sequence[Message]) -> Message:
    """What somebody did, deed after deed: each is a whole clause, and a language joins them its own way."""
    if len(parts) == 1:
        return parts[0]
    return _before(parts[:-2], message("deeds.and", first=parts[-2], last=parts[-1]), "deeds.comma")


def either(parts: Sequence[Message]) -> Message:
    """One of these: "a, b or c"."""
    if len(parts) == 1:
        return parts[0]
    told = message("list.or", first=parts[-2], last=parts[-1])
    return _before(parts[:-2], told, "list.comma")


def joined(parts: Sequence[Message]) -> Message:
    """Entries side by side: "a, b, c"."""
    return _folded(parts, "list.comma")


def added(parts: Sequence[Message]) -> Message:
    """What is given together: "a + b + c"."""
    return _folded(parts, "list.plus")


def rows(parts: Sequence[Message]) -> Message:
    """Entries that hold commas themselves, in one line: "a; b; c"."""
    return _folded(parts, "list.row")


def _folded(parts: Sequence[Message], key: str) -> Message:
    return _before(parts[:-1], parts[-1], key)


def _before(parts: Sequence[Message], told: Message, key: str) -> Message:
    for part in reversed(parts):
        told = Message(key, (("first", part), ("rest", told)))
    return told


KEYS = ("deeds.comma", "list.comma", "list.plus", "list.row", "paragraph")
"""The keys of this module that no call of `message` spells out."""
