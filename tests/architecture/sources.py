"""Reading our own sources: every architecture test looks at parsed files, never at imported modules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "rococo_desktop"


@dataclass(frozen=True)
class Source:
    """One Python file: its path from the top of the checkout, and its text."""

    path: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """Its tree, parsed when it is first asked for."""
        return ast.parse(self.text)

    @property
    def module(self) -> str:
        """The dotted name under which the file is imported."""
        parts = self.path.removesuffix(".py").split("/")
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    @property
    def layer(self) -> str:
        """The part of our package the file is of: a folder such as `rules`, or a module such as `app`."""
        parts = self.path.split("/")
        return parts[1].removesuffix(".py") if len(parts) > 1 else ""


def made_up(path: str, text: str) -> Source:
    """A source that exists only in a test: to prove that a check finds what it looks for."""
    return Source(path, text)


def sources(folder: str = PACKAGE) -> list[Source]:
    """Every Python file below a folder of the checkout, in a stable order; a missing folder has none."""
    return list(_read(folder))


@cache
def _read(folder: str) -> tuple[Source, ...]:
    paths = sorted((ROOT / folder).rglob("*.py"))
    return tuple(
        Source(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")) for path in paths
    )


def listing(found: list[str]) -> str:
    """What a check found, one line each, for the message of a failing test."""
    return "\n" + "\n".join(found)


def imported(source: Source) -> Iterator[tuple[int, str]]:
    """Every module a source imports, with its line: `from a import b` yields `a` and, for our own, `a.b`."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(source, node)
            yield node.lineno, base
            if base.split(".")[0] == PACKAGE:
                yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def _absolute(source: Source, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    folders = source.path.split("/")[:-1]
    above = folders[: len(folders) - node.level + 1]
    return ".".join([*above, *([node.module] if node.module else [])])
