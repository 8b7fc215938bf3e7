"""What keeps the referee a referee: one module that assigns, no names of modules, no output."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.architecture.sources import PACKAGE, Source, listing, made_up, sources

RULES = f"{PACKAGE}/rules"
ASSIGNING = f"{RULES}/core/table.py"
MODULE_NAMES = ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring", "du_barry")
OWN = frozenset({"self", "draft"})
"""Whose attributes may be set: one's own, and those of a ruleset being written, before there is any state."""
SILENT = ("model", "content", "rules", "play")


def assignments_to_others(source: Source) -> list[str]:
    """Each place that changes an attribute of anything that is not one's own, as `path:line: code`."""
    found = [f"{source.path}:{node.lineno}: {ast.unparse(node)}" for node in _changed_attributes(source.tree)]
    found += [
        f"{source.path}:{node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Call)
        and _called(node) in {"setattr", "delattr", "__setattr__", "__delattr__"}
    ]
    return found


def _changed_attributes(tree: ast.Module) -> Iterator[ast.Attribute]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute) or isinstance(node.ctx, ast.Load):
            continue
        if not (isinstance(node.value, ast.Name) and node.value.id in OWN):
            yield node


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


def named_modules(source: Source) -> list[str]:
    """Each line, comment and docstring included, that names a module of the box."""
    pattern = re.compile(
        r"(?<![a-z])(" + "|".join(name.replace("_", r"[_\s]?") for name in MODULE_NAMES) + r")(?![a-z])",
        re.IGNORECASE,
    )
    lines = enumerate(source.text.splitlines(), start=1)
    return [f"{source.path}:{number}: {line.strip()}" for number, line in lines if pattern.search(line)]


def printing(source: Source) -> list[str]:
    """Each call that writes to the terminal."""
    return [
        f"{source.path}:{node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) in {"print", "sys.stdout.write", "sys.stderr.write"}
    ]


def test_only_the_table_assigns_to_a_state() -> None:
    others = [source for source in sources(RULES) if source.path != ASSIGNING]
    found = [line for source in others for line in assignments_to_others(source)]
    assert not found, listing(found)


def test_no_module_is_named_in_the_rules_outside_its_folder() -> None:
    others = [source for source in sources(RULES) if not source.path.startswith(f"{RULES}/modules/")]
    found = [line for source in others for line in named_modules(source)]
    assert not found, listing(found)


def test_nothing_prints_but_the_tools() -> None:
    silent = [source for layer in SILENT for source in sources(f"{PACKAGE}/{layer}")]
    found = [line for source in silent for line in printing(source)]
    assert not found, listing(found)


@pytest.mark.parametrize(
    "text",
    [
        "state.livre = 3",
        "state.players[0].livre += 3",
        "table.state.agenda: tuple[int, ...] = ()",
        "for state.round in range(3): pass",
        "state.a, b = 1, 2",
        "del state.livre",
        "with f() as state.x: pass",
        "setattr(state, 'livre', 3)",
        "object.__setattr__(state, 'livre', 3)",
    ],
)
def test_an_assignment_to_a_state_is_found(text: str) -> None:
    assert len(assignments_to_others(made_up(f"{RULES}/turn.py", text))) == 1


def test_own_attributes_and_names_may_be_assigned() -> None:
    own = "class A:\n    def __init__(self):\n        self.x = 1\n"
    text = own + "draft.acts |= {}\ny = state.livre\nlists['a'] = y"
    assert assignments_to_others(made_up(f"{RULES}/turn.py", text)) == []


@pytest.mark.parametrize(
    "text",
    ["if 'jewelry_box' in modules: pass", "# as in Fancy Dresses", '"""Madame du Barry."""', "DU_BARRY = 1"],
)
def test_a_named_module_is_found(text: str) -> None:
    assert len(named_modules(made_up(f"{RULES}/turn.py", text))) == 1


def test_words_that_merely_look_alike_pass() -> None:
    assert named_modules(made_up(f"{RULES}/turn.py", "jewelry = 1  # a fancy dress, du barrywood")) == []


@pytest.mark.parametrize("text", ["print('x')", "import sys\nsys.stdout.write('x')"])
def test_a_print_is_found(text: str) -> None:
    assert len(printing(made_up(f"{RULES}/turn.py", text))) == 1
