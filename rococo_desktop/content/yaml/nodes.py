"""Data as written: a tree of values that remember their file and line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

Plain: TypeAlias = bool | int | str | list["Plain"] | dict[str, "Plain"] | None
"""Data without places, as JSON knows it."""

Value: TypeAlias = bool | int | str | list["Node"] | dict[str, "Node"] | None


MAX_DEPTH = 40
"""Deeper than any honest data; keeps hostile data from exhausting the stack."""


class Node:
    """One value of a data file; `key_lines` has the line of every key of a mapping."""

    __slots__ = ("file", "key_lines", "line", "value")

    def __init__(self, value: Value, file: str, line: int, key_lines: dict[str, int] | None = None) -> None:
        self.value = value
        self.file = file
        self.line = line
        self.key_lines = key_lines if key_lines is not None else {}

    @property
    def sort(self) -> str:
        """What the value is, in words for a message."""
        value = self.value
        if value is None:
            return "nothing"
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return f"the number {value}"
        if isinstance(value, str):
            return f"{shortened(value)!r}"
        return "a list" if isinstance(value, list) else "a mapping"

    def items(self) -> dict[str, Node]:
        """The entries of a mapping; nothing for any other value."""
        return self.value if isinstance(self.value, dict) else {}

    def elements(self) -> list[Node]:
        """The elements of a list; nothing for any other value."""
        return self.value if isinstance(self.value, list) else []

    def text(self, key: str) -> str | None:
        """The text under a key of a mapping, None where there is none."""
        node = self.items().get(key)
        return node.value if node is not None and isinstance(node.value, str) else None

    def walk(self) -> Iterator[Node]:
        """Yields this node and everything below it, in the order written."""
        yield self
        for child in (*self.items().values(), *self.elements()):
            yield from child.walk()

    def plain(self) -> Plain:
        """The same data without places."""
        value = self.value
        if isinstance(value, dict):
            return {key: child.plain() for key, child in value.items()}
        if isinstance(value, list):
            return [child.plain() for child in value]
        return value


def shortened(text: str, limit: int = 40) -> str:
    """Returns the text, cut where it would flood a message."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def from_plain(data: object, file: str, line: int = 1, depth: int = 0) -> Node:
    """Builds a tree from plain data that has no lines of its own; raises TypeError for anything not plain."""
    if depth > MAX_DEPTH:
        raise TypeError("it is nested too deeply")
    if data is None or isinstance(data, bool | int | str):
        return Node(data, file, line)
    if isinstance(data, Mapping):
        children = {str(key): from_plain(child, file, line, depth + 1) for key, child in data.items()}
        if all(key.isdecimal() for key in children):  # a table of numbers, whoever sorted its keys as words
            children = dict(sorted(children.items(), key=lambda entry: (len(entry[0]), entry[0])))
        return Node(children, file, line, dict.fromkeys(children, line))
    if isinstance(data, Sequence) and not isinstance(data, bytes | bytearray):
        return Node([from_plain(child, file, line, depth + 1) for child in data], file, line)
    raise TypeError(f"{type(data).__name__} cannot stand in data")
