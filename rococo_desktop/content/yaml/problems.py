"""What is wrong with data: values with file and line, collected all together, and the one exception."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol


class Placed(Protocol):
    """Anything that knows the file and line it was written at."""

    @property
    def file(self) -> str: ...

    @property
    def line(self) -> int: ...


@dataclass(frozen=True, slots=True)
class FileLine:
    """A line of a file."""

    file: str
    line: int


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing wrong with the data, in words a player can act on."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


class ContentError(Exception):
    """The data cannot be used; `problems` says everything that is wrong with it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))

    def __reduce__(self) -> tuple[type[ContentError], tuple[tuple[Problem, ...]]]:
        return (ContentError, (self.problems,))


class ProblemList:
    """Collects problems while reading goes on, so that all of them are told at once."""

    def __init__(self) -> None:
        self._found: dict[Problem, None] = {}

    def add(self, where: Placed, message: str) -> None:
        """Notes one problem at the given place; the same line is told only once."""
        self._found.setdefault(Problem(where.file, where.line, message))

    def __len__(self) -> int:
        return len(self._found)

    @property
    def found(self) -> tuple[Problem, ...]:
        """All problems, by file and line."""
        return tuple(sorted(self._found))


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """Returns the end of a message about an unknown name: the nearest known one, or all if they are few."""
    names = [str(one) for one in known]
    near = difflib.get_close_matches(name, names, n=1, cutoff=0.6)
    if near:
        return f"; did you mean {near[0]!r}?"
    few = 8
    return f" (known: {', '.join(names)})" if 0 < len(names) <= few else ""
