"""Strict reading of one mapping: every key is asked for or a problem, every value has type and range."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import TracebackType
from typing import Self, TypeVar

from rococo_desktop.content.yaml.nodes import Node, shortened
from rococo_desktop.content.yaml.problems import FileLine, ProblemList, did_you_mean

T = TypeVar("T")

_SHORT_NUMBER = re.compile(r"[0-9]{1,4}\Z")


class Row:
    """Reads the keys of one mapping inside a `with` block; at its end unknown keys become problems.

    Reading goes on after a problem with a stand-in value, so that one run tells everything.
    """

    def __init__(self, node: Node, problems: ProblemList, what: str) -> None:
        self.node = node
        self.problems = problems
        self.what = what
        self._known: list[str] = []
        self.sound = isinstance(node.value, dict)
        if not self.sound:
            problems.add(node, f"{what} must be a mapping of keys and values, not {node.sort}")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            return
        for key, child in self.node.items().items():
            if key not in self._known:
                # The child's file, not the row's: an override may have brought the key in.
                where = FileLine(child.file, self.node.key_lines.get(key, child.line))
                hint = did_you_mean(key, self._known)
                self.problems.add(where, f"{self.what} has an unknown key {shortened(key)!r}{hint}")

    def has(self, key: str) -> bool:
        """Whether the key is there; asking makes it a known key."""
        if key not in self._known:
            self._known.append(key)
        return key in self.node.items()

    def child(self, key: str, *, required: bool = True) -> Node | None:
        """The node under a key; its absence is a problem if it is required."""
        if self.has(key):
            return self.node.items()[key]
        if required and self.sound:
            self.problems.add(self.node, f"{self.what} lacks the key {key!r}")
        return None

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within the bounds."""
        node = self.child(key, required=default is None)
        if node is None:
            return low if default is None else default
        return whole_number(node, self.problems, key, low, high)

    def flag(self, key: str) -> bool:
        """True or false; false where it is left out."""
        node = self.child(key, required=False)
        if node is None:
            return False
        if isinstance(node.value, bool):
            return node.value
        self.problems.add(node, f"{key} must be true or false, not {node.sort}")
        return False

    def word(self, key: str, choices: Mapping[str, T], default: T | None = None) -> T:
        """The meaning of one of several words."""
        node = self.child(key, required=default is None)
        if node is None:
            return next(iter(choices.values())) if default is None else default
        return meaning(node, self.problems, key, choices)

    def optional_word(self, key: str, choices: Mapping[str, T]) -> T | None:
        """The meaning of one of several words, None where it is left out."""
        node = self.child(key, required=False)
        return None if node is None else meaning(node, self.problems, key, choices)

    def words(
        self, key: str, choices: Mapping[str, T], what: str, *, required: bool = True, least: int = 1
    ) -> tuple[T, ...]:
        """The meanings of a list of words, at least so many and none of them twice."""
        nodes = self.elements(key, required=required, least=least)
        found = tuple(meaning(node, self.problems, what, choices) for node in nodes)
        named = [node.value for node in nodes if isinstance(node.value, str)]
        if len(set(named)) < len(named):
            self.problems.add(nodes[0], f"{key} names a {what} twice")
        return found

    def elements(self, key: str, *, required: bool = True, least: int = 0) -> list[Node]:
        """The elements of a list under a key."""
        node = self.child(key, required=required)
        return [] if node is None else elements(node, self.problems, key, least)

    def numbers(self, key: str, low: int, high: int, least: int = 1, most: int = 20) -> tuple[int, ...]:
        """A list of whole numbers within the bounds."""
        node = self.child(key)
        if node is None:
            return (low,) * least
        found = elements(node, self.problems, key, least)
        if len(found) > most:
            self.problems.add(node, f"{key} has {len(found)} elements, more than {most}")
        if len(found) < least:
            return (low,) * least
        return tuple(whole_number(one, self.problems, key, low, high) for one in found)

    def numbers_by(
        self, key: str, keys: tuple[int, int], bounds: tuple[int, int], *, required: bool = True
    ) -> dict[int, int]:
        """A mapping from whole numbers to whole numbers, both within bounds, keys in rising order."""
        node = self.child(key, required=required)
        if node is None:
            return {}
        if not isinstance(node.value, dict) or not node.value:
            self.problems.add(node, f"{key} must be a mapping of numbers, not {node.sort}")
            return {}
        result: dict[int, int] = {}
        for name, child in node.value.items():
            if not _SHORT_NUMBER.match(name) or not keys[0] <= int(name) <= keys[1]:
                message = f"{key}: {shortened(name)!r} is not a number from {keys[0]} to {keys[1]}"
                self.problems.add(child, message)
                continue
            if result and int(name) <= max(result):
                self.problems.add(child, f"{key}: {name} must stand in rising order")
            result[int(name)] = whole_number(child, self.problems, key, *bounds)
        return result


def whole_number(node: Node, problems: ProblemList, what: str, low: int, high: int) -> int:
    """The whole number of a node, within the bounds; true and false are no numbers."""
    value = node.value
    if isinstance(value, bool) or not isinstance(value, int):
        problems.add(node, f"{what} must be a whole number, not {node.sort}")
        return low
    if not low <= value <= high:
        problems.add(node, f"{what} must lie between {low} and {high}, not {value}")
        return low
    return value


def meaning(node: Node, problems: ProblemList, what: str, choices: Mapping[str, T]) -> T:
    """What the word of a node stands for; an unknown word is a problem with the nearest known one."""
    value = node.value
    word = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
    if isinstance(word, str) and word in choices:
        return choices[word]
    if isinstance(word, str):
        problems.add(node, f"unknown {what} {shortened(word)!r}{did_you_mean(word, choices)}")
    else:
        problems.add(node, f"{what} must be a word, not {node.sort}")
    return next(iter(choices.values()))


def elements(node: Node, problems: ProblemList, what: str, least: int = 0) -> list[Node]:
    """The elements of a list node, at least so many."""
    if not isinstance(node.value, list):
        problems.add(node, f"{what} must be a list, not {node.sort}")
        return []
    if len(node.value) < least:
        entries = "entry" if least == 1 else "entries"
        problems.add(node, f"{what} must have at least {least} {entries}, not {len(node.value)}")
    return node.value
