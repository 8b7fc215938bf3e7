"""Nobody in `ui` sets an attribute of another object: whoever owns it has a method that says what happens."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

import pytest

from tests.architecture.sources import PACKAGE, Source, listing, made_up, sources

Scope = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda

FOLDER = f"{PACKAGE}/ui"
OWN = frozenset({"self", "cls"})
MAKERS = frozenset({"__new__", "copy"})
"""What makes an object besides its class."""
SETTERS = frozenset({"setattr", "delattr", "__setattr__", "__delattr__"})
EXEMPT: Mapping[tuple[str, str], str] = {}
"""Places that may set an attribute of another, by path and target (`("ui/a.py", "b.c")`), and why."""


def foreign(source: Source) -> list[str]:
    """Every attribute of another object that the source sets or deletes, unless its place is exempt."""
    found = []
    for scope in _scopes(source.tree):
        own = OWN | _made(scope)
        for line, owner, target in _set(scope):
            if (source.path, target) not in EXEMPT and not (isinstance(owner, ast.Name) and owner.id in own):
                found.append((line, target))
    return [
        f"{source.path}:{line}: {target} = ... : give a method to whoever owns it"
        for line, target in sorted(found)
    ]


def _scopes(tree: ast.Module) -> Iterator[Scope]:
    yield from (node for node in ast.walk(tree) if isinstance(node, Scope))


def _within(scope: Scope) -> Iterator[ast.AST]:
    """Everything in a scope that is not in a function of its own."""
    waiting: list[ast.AST] = [*ast.iter_child_nodes(scope)]
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, Scope):
            waiting += ast.iter_child_nodes(node)


def _set(scope: Scope) -> Iterator[tuple[int, ast.expr, str]]:
    """Where an attribute is set or deleted, whose it is, and what is set in words."""
    for node in _within(scope):
        match node:
            case ast.Attribute(value=owner, ctx=ast.Store() | ast.Del()):
                yield node.lineno, owner, ast.unparse(node)
            case ast.Call(func=func, args=[owner, *_]) if _last(func) in SETTERS:
                yield node.lineno, owner, ast.unparse(node)


def _made(scope: Scope) -> frozenset[str]:
    """The names that stand for nothing in this scope but objects it made itself."""
    made: list[str] = []
    bound: list[str] = []
    for node in _within(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=func)) if _makes(func):
                made.append(name)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Call(func=func)) if _makes(func):
                made.append(name)
            case ast.arg(arg=name):
                bound.append(name)
            case ast.Name(id=name, ctx=ast.Store()):
                bound.append(name)
    return frozenset(name for name in made if bound.count(name) == made.count(name))


def _makes(func: ast.expr) -> bool:
    """True for a call of a class, by its capital letter, and for what makes objects otherwise."""
    name = _last(func)
    return name in MAKERS or name.lstrip("_")[:1].isupper()


def _last(func: ast.expr) -> str:
    match func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def test_nobody_sets_an_attribute_of_another() -> None:
    found = [line for source in sources(FOLDER) for line in foreign(source)]
    assert not found, listing(found)


def test_every_exemption_is_needed() -> None:
    there = {
        (source.path, target)
        for source in sources(FOLDER)
        for scope in _scopes(source.tree)
        for _, _, target in _set(scope)
    }
    assert EXEMPT.keys() <= there


@pytest.mark.parametrize(
    "text",
    [
        "def f(a): a.b = 1",
        "def f(a): a.b += 1",
        "def f(a): a.b: int = 1",
        "def f(a): c, (a.b, d) = 1, (2, 3)",
        "def f(a): c = a.b = 1",
        "def f(a):\n    for a.b in range(3): pass",
        "def f(a):\n    with open('x') as a.b: pass",
        "def f(a): del a.b",
        "def f(a): setattr(a, 'b', 1)",
        "def f(a): object.__setattr__(a, 'b', 1)",
        "class C:\n    def f(self): self.a.b = 1",
        "def f():\n    a = found()\n    a.b = 1",
        "def f(a):\n    if a is None:\n        a = Class()\n    a.b = 1",
        "def f():\n    a = Class()\n    def g(): a.b = 1",
        "import a\na.b = 1",
    ],
)
def test_an_attribute_of_another_that_is_set_is_found(text: str) -> None:
    assert len(foreign(made_up("ui/a.py", text))) == 1


def test_it_is_said_where_and_what_to_do() -> None:
    assert foreign(made_up("ui/a.py", "\ndef f(show): show.final = 1")) == [
        "ui/a.py:2: show.final = ... : give a method to whoever owns it"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "class C:\n    def f(self): self.a = 1",
        "class C:\n    @classmethod\n    def f(cls): cls.a = 1",
        "def f():\n    a = Class()\n    a.b = 1",
        "def f():\n    a = module._Class(1)\n    a.b = 1",
        "def f():\n    a: Class = Class.__new__(Class)\n    a.b = 1",
        "class C:\n    def f(self):\n        a = copy(self)\n        setattr(a, 'b', 1)",
        "def f(a): a[0] = a.b[1] = 1",
    ],
)
def test_what_is_ones_own_may_be_set(text: str) -> None:
    assert foreign(made_up("ui/a.py", text)) == []
