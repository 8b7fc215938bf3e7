"""Size, names and docstrings: what keeps a module one idea that can be read in one sitting."""

from __future__ import annotations

import ast

import pytest

from tests.architecture.sources import PACKAGE, Source, listing, made_up, sources

MOST_LINES = 400
OUR_FOLDERS = (PACKAGE, "build_scripts", "tests")
EMPTY_NAMES = frozenset({"utils", "util", "helpers", "helper", "manager", "managers", "common", "misc"})


def too_long(source: Source) -> list[str]:
    """The source, if it has more lines than one module may have."""
    lines = len(source.text.splitlines())
    return [f"{source.path}: {lines} lines"] if lines > MOST_LINES else []


def empty_name(source: Source) -> list[str]:
    """The source, if a word of its path says nothing about what is inside."""
    words = {word for part in source.path.removesuffix(".py").split("/") for word in part.split("_")}
    return [f"{source.path}: {word}" for word in sorted(words & EMPTY_NAMES)]


def without_docstring(source: Source) -> list[str]:
    """The module and each public class and function at its top level that has no docstring."""
    found = [] if ast.get_docstring(source.tree) else [f"{source.path}:1: module"]
    for node in source.tree.body:
        if isinstance(
            node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
        ) and not node.name.startswith("_"):
            found += [] if ast.get_docstring(node) else [f"{source.path}:{node.lineno}: {node.name}"]
    return found


def ours() -> list[Source]:
    """Every Python file we write."""
    return [source for folder in OUR_FOLDERS for source in sources(folder)]


def test_no_module_is_longer_than_one_sitting() -> None:
    found = [line for source in ours() for line in too_long(source)]
    assert not found, listing(found)


def test_no_module_has_an_empty_name() -> None:
    found = [line for source in ours() for line in empty_name(source)]
    assert not found, listing(found)


def test_everything_public_says_its_contract() -> None:
    found = [line for source in sources() for line in without_docstring(source)]
    assert not found, listing(found)


def test_a_long_module_is_found() -> None:
    assert too_long(made_up("a.py", "x = 1\n" * (MOST_LINES + 1))) != []
    assert too_long(made_up("a.py", "x = 1\n" * MOST_LINES)) == []


@pytest.mark.parametrize("path", ["rules/utils.py", "ui/manager/x.py", "tests/rules/card_helpers.py"])
def test_an_empty_name_is_found(path: str) -> None:
    assert len(empty_name(made_up(path, ""))) == 1


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("x = 1", 1),
        ('"""Doc."""\ndef f(): pass', 1),
        ('"""Doc."""\nclass A: pass', 1),
        ('"""Doc."""\nasync def f(): pass\nclass A:\n    x = 1', 2),
        ('"""Doc."""\ndef _f(): pass\nclass A:\n    """Doc."""\n    def f(self): pass', 0),
    ],
)
def test_a_missing_docstring_is_found(text: str, missing: int) -> None:
    assert len(without_docstring(made_up("a.py", text))) == missing
