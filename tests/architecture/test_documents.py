"""What README and CONTRIBUTING point at is there: whoever follows them finds it."""

from __future__ import annotations

import re

import pytest

from tests.architecture.sources import ROOT

DOCUMENTS = ("README.md", "CONTRIBUTING.md")
_BLOCK = re.compile(r"```.*?```", re.DOTALL)
_NAMED = re.compile(r"`([\w./-]+(?:\.(?:py|toml|txt|iss|spec)|/))`")
FOLDERS = ("rococo_desktop", "build_scripts", "tests", "data", "assets")
MADE = frozenset({"dist/rococo-desktop/", "soak/"})
"""Folders that are made by what the documents tell to run."""


def named_in(text: str) -> list[str]:
    """The files and folders a document names, in its order."""
    return [name for name in _NAMED.findall(_BLOCK.sub("", text)) if name not in MADE]


def missing(names: list[str]) -> list[str]:
    """Those that are no end of the path of anything in the repository."""
    below = [path for folder in FOLDERS for path in (ROOT / folder, *(ROOT / folder).rglob("*"))]
    known = [
        f"/{path.relative_to(ROOT).as_posix()}{'/' * path.is_dir()}" for path in (*ROOT.glob("*.*"), *below)
    ]
    return [name for name in names if not any(path.endswith(f"/{name}") for path in known)]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_whatever_a_document_names_is_there(document: str) -> None:
    names = named_in((ROOT / document).read_text(encoding="utf-8"))
    assert len(names) > 20
    assert not missing(names)


def test_a_name_that_leads_nowhere_is_found() -> None:
    names = named_in("See `ui/scenes/settings.py`, `play/` and `ui/scenes/nowhere.py`; `attic/` is gone.")
    assert missing(names) == ["ui/scenes/nowhere.py", "attic/"]
