"""Every rule has a test that names it: `@pytest.mark.rule("A2.1", ...)`, compared with rule_ids.txt."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

import pytest

from tests.architecture.sources import ROOT, Source, listing, made_up, sources

LIST = ROOT / "tests/architecture/rule_ids.txt"


def listed(text: str) -> list[str]:
    """The ids of the list, in its order: one a line, `#` begins a comment."""
    lines = (line.split("#")[0].strip() for line in text.splitlines())
    return [line for line in lines if line]


def named(source: Source) -> Iterator[tuple[str, str]]:
    """Each rule id a test file names by the marker, with `path:line`."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            where = f"{source.path}:{node.lineno}"
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, where
                else:
                    yield ast.unparse(argument), where


def unproved(ids: Iterable[str], tests: Iterable[Source]) -> list[str]:
    """The ids no test names."""
    seen = {rule for source in tests for rule, _ in named(source)}
    return [rule for rule in ids if rule not in seen]


def unknown(ids: Iterable[str], tests: Iterable[Source]) -> list[str]:
    """The ids tests name that are not in the list; an id must stand in the marker as plain text."""
    known = set(ids)
    return [f"{where}: {rule}" for source in tests for rule, where in named(source) if rule not in known]


def rule_tests() -> list[Source]:
    """All test files but the architecture's own."""
    return [source for source in sources("tests") if not source.path.startswith("tests/architecture/")]


def test_every_rule_has_a_test_that_names_it() -> None:
    found = unproved(listed(LIST.read_text(encoding="utf-8")), rule_tests())
    assert not found, listing(found)


def test_no_test_names_an_unknown_rule() -> None:
    found = unknown(listed(LIST.read_text(encoding="utf-8")), rule_tests())
    assert not found, listing(found)


def test_the_list_names_each_rule_once() -> None:
    ids = listed(LIST.read_text(encoding="utf-8"))
    assert len(ids) == len(set(ids)) > 80


BAD = """
import pytest
pytestmark = pytest.mark.rule("G1")

@pytest.mark.rule("A2.1", "A2.x")
def test_a(): ...

@pytest.mark.parametrize("x", [
    pytest.param(1, marks=pytest.mark.rule("E1a")),
    pytest.param(2, marks=pytest.mark.rule(X)),
])
def test_b(x): ...
"""


def test_missing_and_unknown_ids_are_found() -> None:
    tests = [made_up("tests/rules/test_bad.py", BAD)]
    ids = listed("# head\nG1\nA2.1\n\nA2.2 # not proved\nE1a\n")
    assert unproved(ids, tests) == ["A2.2"]
    assert unknown(ids, tests) == ["tests/rules/test_bad.py:5: A2.x", "tests/rules/test_bad.py:10: X"]


@pytest.mark.parametrize("text", ["def test_a(): 'A2.1'", "# pytest.mark.rule('A2.1')"])
def test_a_mention_outside_the_marker_does_not_count(text: str) -> None:
    assert unproved(["A2.1"], [made_up("tests/rules/test_a.py", text)]) == ["A2.1"]
