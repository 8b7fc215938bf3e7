"""Who may import whom: the table of the architecture, read from the sources themselves.

pyproject.toml holds the same table for import-linter, which also follows chains. This one covers the
`__init__` files, layers that are not built yet, and the two facades.
"""

from __future__ import annotations

import sys

import pytest

from tests.architecture.sources import PACKAGE, ROOT, Source, imported, listing, made_up, sources

MAY_IMPORT: dict[str, frozenset[str]] = {
    "files": frozenset(),
    "model": frozenset(),
    "content": frozenset({"files", "model"}),
    "rules": frozenset({"model"}),
    "play": frozenset({"files", "model", "content", "rules"}),
    "ai": frozenset({"files", "model", "content", "rules", "play"}),
    "ui": frozenset({"files", "model", "content", "play"}),
}

FACADES = {("play", "rules"): "referee", ("ai", "play"): ""}
"""The one module of a layer this importer may know; if empty, only what the package itself offers."""

NOT_FOR: dict[str, frozenset[str]] = {
    "files": frozenset({"pygame"}),
    "content": frozenset({"pygame"}),
    "play": frozenset({"pygame"}),
    "ai": frozenset({"pygame"}),
}

IMPURE = frozenset(
    {
        "asyncio",
        "concurrent",
        "ctypes",
        "datetime",
        "glob",
        "http",
        "io",
        "logging",
        "multiprocessing",
        "os",
        "pathlib",
        "random",
        "secrets",
        "shutil",
        "signal",
        "socket",
        "sqlite3",
        "subprocess",
        "tempfile",
        "threading",
        "time",
        "urllib",
        "uuid",
    }
)
"""What the referee must not know: clock, files, processes, foreign chance."""


def wrong_imports(source: Source) -> list[str]:
    """Each import of a source that its layer may not have, as `path:line: reason`."""
    return [
        f"{source.path}:{line}: {source.layer} {reason}"
        for line, name in imported(source)
        if (reason := _objection(source, name))
    ]


def _objection(source: Source, name: str) -> str:
    top, *rest = name.split(".")
    layer = source.layer
    if layer not in MAY_IMPORT:
        return ""
    if top == PACKAGE:
        return _own_objection(source, rest)
    if layer in {"model", "rules"} and top not in sys.stdlib_module_names:
        return f"knows the standard library alone, not {name}"
    if layer == "rules" and top in IMPURE:
        return f"is pure and may not know {name}"
    if top in NOT_FOR.get(layer, ()):
        return f"may not know {name}"
    return ""


def _own_objection(source: Source, rest: list[str]) -> str:
    layer = source.layer
    other = rest[0] if rest else layer
    if other in {layer, "__version__"}:
        return ""
    if other not in MAY_IMPORT[layer]:
        return f"may not import {other}"
    inside = rest[1] if len(rest) > 1 and _is_module(f"{PACKAGE}/{other}/{rest[1]}") else ""
    if inside and inside != FACADES.get((layer, other), inside):
        return f"may only use the facade of {other}, not {'.'.join(rest)}"
    return ""


def _is_module(path: str) -> bool:
    return (ROOT / f"{path}.py").is_file() or (ROOT / path / "__init__.py").is_file()


def imports_between_modules(source: Source) -> list[str]:
    """Each import by which one module of the game reaches into another one."""
    home = f"{PACKAGE}.rules.modules."
    if not source.module.startswith(home):
        return []
    own = source.module.removeprefix(home).split(".")[0]
    found = []
    for line, name in imported(source):
        other = name.removeprefix(home).split(".")[0] if name.startswith(home) else own
        if other != own:
            found.append(f"{source.path}:{line}: {own} imports {other}")
    return sorted(set(found))


def test_every_layer_imports_only_what_the_table_allows() -> None:
    found = [line for source in sources() for line in wrong_imports(source)]
    assert not found, listing(found)


def test_modules_of_the_game_do_not_import_each_other() -> None:
    found = [line for source in sources() for line in imports_between_modules(source)]
    assert not found, listing(found)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("model/state.py", "import rococo_desktop.rules"),
        ("model/state.py", "import yaml"),
        ("model/__init__.py", "from rococo_desktop import content"),
        ("content/load.py", "from rococo_desktop.rules import advance"),
        ("content/load.py", "import pygame.font"),
        ("rules/turn.py", "from rococo_desktop.content import load"),
        ("rules/turn.py", "def f():\n    import random"),
        ("rules/turn.py", "from time import monotonic"),
        ("rules/turn.py", "from pathlib import Path"),
        ("rules/modules/base.py", "from ...play import session"),
        ("rules/turn.py", "import msgspec"),
        ("play/game/session.py", "from rococo_desktop.ai import agents"),
        ("play/game/session.py", "import pygame"),
        ("play/game/session.py", "from rococo_desktop.rules.core.table import Table"),
        ("play/game/session.py", "from rococo_desktop.rules.core import table"),
        ("ai/greedy.py", "from rococo_desktop import ui"),
        ("ui/table/hall.py", "from rococo_desktop.rules import advance"),
        ("ui/window/shell.py", "from rococo_desktop.ai.agents import greedy"),
        ("ui/window/shell.py", "from rococo_desktop.app import main"),
    ],
)
def test_a_wrong_import_is_found(path: str, text: str) -> None:
    assert wrong_imports(made_up(f"{PACKAGE}/{path}", text)) != []


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("model/state.py", "from typing import NamedTuple"),
        ("rules/turn.py", "from rococo_desktop.model.state import GameState\nfrom . import table"),
        (
            "play/game/session.py",
            "from rococo_desktop import __version__\nfrom rococo_desktop.rules import advance",
        ),
        ("play/game/session.py", "from rococo_desktop.rules import referee"),
        ("play/game/session.py", "from rococo_desktop.rules.referee import advance"),
        ("ai/greedy.py", "import time\nfrom rococo_desktop.rules.core.table import Table"),
        ("ui/window/shell.py", "import pygame\nfrom rococo_desktop.play.game.session import Session"),
        ("app.py", "import rococo_desktop.rules, rococo_desktop.ui"),
    ],
)
def test_a_right_import_passes(path: str, text: str) -> None:
    assert wrong_imports(made_up(f"{PACKAGE}/{path}", text)) == []


def test_an_import_between_modules_is_found() -> None:
    text = "from rococo_desktop.rules.modules.base import setup"
    assert imports_between_modules(made_up(f"{PACKAGE}/rules/modules/jewelry_box.py", text)) != []
    assert imports_between_modules(made_up(f"{PACKAGE}/rules/modules/base/income.py", text)) == []
