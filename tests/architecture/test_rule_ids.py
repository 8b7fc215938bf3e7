"""Every rule of RULES.md has a test that names it, `@pytest.mark.rule("A2.1")`; every id cited is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

import pytest

from tests.architecture.sources import ROOT, Source, listing, made_up, sources

RULES = ROOT / "rococo_desktop/rules/RULES.md"
FOLDERS = ("rococo_desktop", "tests", "data")
READ = ("*.py", "*.yaml", "*.po", "*.toml", "*.md")
"""Where the files are that may cite rules, and how they are called."""

KEYS = frozenset({"F8", "F9", "F10", "F11", "F12"})
"""Keys of a keyboard, which look like rules of the final scoring."""

_ID = r"(?:[ABEFGPSUX]|J[JM]?)\.?\d+(?:\.\d+)?[a-z]?"
_GROUP = re.compile(r"^##+ ([A-Z]+\d*)\. ", re.MULTILINE)
_RULE = re.compile(rf"^- \*\*({_ID}|H)\*\* ", re.MULTILINE)
_ENTRY = re.compile(rf"^ *- \*\*({_ID}|H)\*\* ", re.MULTILINE)
_CITED = re.compile(rf"(?<![\w#]){_ID}(?!\w)")
_RULED = re.compile(r"^ *rule: *(\S+)$", re.MULTILINE)


def listed(text: str) -> list[str]:
    """The ids of the rules, in their order: each begins an item, in bold."""
    return _RULE.findall(text)


def entries(text: str) -> dict[str, str]:
    """What stands at each rule, and at each part of one (an indented item)."""
    _, *pieces = _ENTRY.split(text)
    return dict(zip(pieces[::2], pieces[1::2], strict=True))


def citing() -> Iterator[tuple[str, str]]:
    """Every file that may cite a rule: its path from the top of the checkout, and its text."""
    below = (path for folder in FOLDERS for kind in READ for path in sorted((ROOT / folder).rglob(kind)))
    for path in (*below, *sorted(ROOT.glob("*.md"))):
        yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def nowhere(path: str, text: str, known: Iterable[str]) -> list[str]:
    """The ids a text cites that are not known, each with `path:line`."""
    lines = enumerate(text.splitlines(), start=1)
    ids = {*known, *KEYS}
    return [f"{path}:{at}: {rule}" for at, line in lines for rule in _CITED.findall(line) if rule not in ids]


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
    found = unproved(listed(RULES.read_text(encoding="utf-8")), rule_tests())
    assert not found, listing(found)


def test_no_test_names_an_unknown_rule() -> None:
    found = unknown(listed(RULES.read_text(encoding="utf-8")), rule_tests())
    assert not found, listing(found)


def test_each_rule_is_told_once() -> None:
    ids = _ENTRY.findall(RULES.read_text(encoding="utf-8"))
    assert len(ids) == len(set(ids)) > 80


def test_every_id_cited_stands_in_the_rules() -> None:
    rules = RULES.read_text(encoding="utf-8")
    known = {*_GROUP.findall(rules), *entries(rules)}
    found = [line for path, text in citing() for line in nowhere(path, text, known)]
    assert not found, listing(found)


def test_citations_are_looked_for_in_package_tests_data_and_documents() -> None:
    paths = {path for path, _ in citing()}
    assert {
        "CONTRIBUTING.md",
        "data/base/rulings.yaml",
        "rococo_desktop/rules/RULES.md",
        "rococo_desktop/rules/core/tailor.py",
        "tests/rules/test_acquire.py",
    } <= paths


def test_the_rules_tell_of_a_ruling_where_the_data_have_one() -> None:
    told = {
        rule for rule, text in entries(RULES.read_text(encoding="utf-8")).items() if "**Ruling:**" in text
    }
    files = (ROOT / "data").glob("*/rulings.yaml")
    assert told == {rule for file in files for rule in _RULED.findall(file.read_text(encoding="utf-8"))}


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
    ids = listed("## A. Head\n- **G1** One.\n- **A2.1** Two.\n\n- **A2.2** Not proved.\n- **E1a** Four.\n")
    assert unproved(ids, tests) == ["A2.2"]
    assert unknown(ids, tests) == ["tests/rules/test_bad.py:5: A2.x", "tests/rules/test_bad.py:10: X"]


@pytest.mark.parametrize("text", ["def test_a(): 'A2.1'", "# pytest.mark.rule('A2.1')"])
def test_a_mention_outside_the_marker_does_not_count(text: str) -> None:
    assert unproved(["A2.1"], [made_up("tests/rules/test_a.py", text)]) == ["A2.1"]


@pytest.mark.parametrize("cited", ["A" + "9", "A2" + ".12", "E" + "9a", "X3" + "z", "JJ" + "10", "E" + ".9"])
def test_a_citation_that_leads_nowhere_is_found(cited: str) -> None:
    text = f'"""Fine (A2.1, X3-X3a, F11)."""\n\n# P1 to P1.2, #A2B3C4, and {cited}: no such rule.\n'
    known = ["A2", "A2.1", "P1", "P1.2", "X3", "X3a", "E1a", "JJ1"]
    assert nowhere("rules/a.py", text, known) == [f"rules/a.py:3: {cited}"]


def test_groups_rules_and_parts_are_told_apart() -> None:
    part = "  - **X3a** So.\n    - **Ruling:** thus.\n"
    text = f"## X. Garments\n### A2. Acquire\n- **X3** When placed:\n{part}- **H** All.\n"
    assert _GROUP.findall(text) == ["X", "A2"]
    assert listed(text) == ["X3", "H"]
    assert {rule: "**Ruling:**" in said for rule, said in entries(text).items()} == {
        "X3": False,
        "X3a": True,
        "H": False,
    }
