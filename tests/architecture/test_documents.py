"""What the documents point at is there: whoever follows them finds it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec

import pytest

from rococo_desktop.__main__ import TOOLS
from rococo_desktop.tools.bench import PARTS, WINDOW_PARTS
from soak import RUNS
from tests.architecture.sources import ROOT

DOCUMENTS: Mapping[str, int] = {
    "README.md": 10,
    "CONTRIBUTING.md": 150,
    "rococo_desktop/ARCHITECTURE.md": 80,
    "build_scripts/MEASURED.md": 6,
}
"""The documents, and how many names of files are found in each at least: with fewer, the search is broken."""

FOLDERS = ("rococo_desktop", "build_scripts", "tests", "data", "assets")
MADE = frozenset(
    {
        "dist/rococo-desktop/",
        "soak/",
        "data/base/text/it.po",
        "data/text/it/",
        "data/text/it/around.po",
        "data/text/it/language.po",
        "data/alms/pack.yaml",
        "rococo_desktop/ai/thrifty.py",
        "rococo_desktop/rules/modules/alms.py",
        "rococo_desktop/ui/scenes/credits.py",
        "tests/ai/test_thrifty.py",
        "tests/rules/test_alms.py",
    }
)
"""What is made by doing as the documents say."""

_BLOCK = re.compile(r"^ *```.*?^ *```", re.DOTALL | re.MULTILINE)
_NAMED = re.compile(r"`([\w./-]+(?:\.(?:py|toml|txt|iss|spec|md|yaml|po|json|svg)|/))`")
_RUN = re.compile(r"(?<![\w/])(?:build_scripts|tests)/[\w/.-]+\.py\b")
_LINK = re.compile(r"\]\(([^\s),#:]+)(?:#([\w-]+))?\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_COMMAND = re.compile(r"`(bench|soak\.py) (\w+)`")
_IMPORT = re.compile(r"^ *from (rococo_desktop[\w.]*) import (.+)$", re.MULTILINE)
_TOOL = re.compile(r"-m rococo_desktop ([a-z]+)")


def named_in(text: str) -> list[str]:
    """The files and folders a document names, in its order, and the scripts its commands run."""
    names = [*_NAMED.findall(_BLOCK.sub("", text)), *_RUN.findall(text)]
    return [name for name in names if name not in MADE]


def missing(names: list[str]) -> list[str]:
    """Those that are no end of the path of anything in the repository."""
    below = [path for folder in FOLDERS for path in (ROOT / folder, *(ROOT / folder).rglob("*"))]
    known = [
        f"/{path.relative_to(ROOT).as_posix()}{'/' * path.is_dir()}" for path in (*ROOT.glob("*.*"), *below)
    ]
    return [name for name in names if not any(path.endswith(f"/{name}") for path in known)]


def broken_links(document: str, text: str) -> Iterator[str]:
    """The links to files that are not there, and to headings they do not have."""
    for target, heading in _LINK.findall(text):
        path = (ROOT / document).parent / target
        if not path.is_file():
            yield target
        elif heading and heading not in map(_anchor, _HEADING.findall(path.read_text(encoding="utf-8"))):
            yield f"{target}#{heading}"


def lost_imports(text: str) -> Iterator[str]:
    """The names that code in a document imports of us, and that are not there."""
    for module, names in _IMPORT.findall(text):
        if find_spec(module) is None:
            yield module
            continue
        found = import_module(module)
        for name in names.split(", "):
            if not hasattr(found, name) and not _is_module(f"{module}.{name}"):
                yield f"{module}.{name}"


def _is_module(name: str) -> bool:
    """True for a module of a package."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # what it would be in is no package
        return False


def _anchor(heading: str) -> str:
    """What a heading is called in a link."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("document", DOCUMENTS)
def test_whatever_a_document_names_is_there(document: str) -> None:
    names = named_in((ROOT / document).read_text(encoding="utf-8"))
    assert len(names) >= DOCUMENTS[document]
    assert not missing(names)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_whatever_a_document_links_to_is_there(document: str) -> None:
    assert not list(broken_links(document, (ROOT / document).read_text(encoding="utf-8")))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_whatever_the_code_of_a_document_imports_is_there(document: str) -> None:
    assert not list(lost_imports((ROOT / document).read_text(encoding="utf-8")))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_tool_a_document_tells_to_run_is_there(document: str) -> None:
    assert set(_TOOL.findall((ROOT / document).read_text(encoding="utf-8"))) <= TOOLS.keys()


def test_every_figure_has_a_command_that_measures_it() -> None:
    text = (ROOT / "build_scripts/MEASURED.md").read_text(encoding="utf-8")
    known = {"bench": {*PARTS, *WINDOW_PARTS, "NAME"}, "soak.py": {*RUNS, "NAME"}}
    commands = _COMMAND.findall(text)
    assert len(commands) > 20
    assert not [(script, name) for script, name in commands if name not in known[script]]


def test_a_name_that_leads_nowhere_is_found() -> None:
    names = named_in("See `ui/scenes/settings.py`, `play/` and `ui/scenes/nowhere.py`; `attic/` is gone.")
    assert missing(names) == ["ui/scenes/nowhere.py", "attic/"]


def test_a_script_that_is_gone_is_found_in_a_command() -> None:
    names = named_in("1. Run:\n   ```\n   python3 build_scripts/gone.py\n   ```\n   or `tests/gone.py -q`.")
    assert missing(names) == ["build_scripts/gone.py", "tests/gone.py"]


def test_a_link_that_leads_nowhere_is_found() -> None:
    text = "[a](README.md), [b](GONE.md), [c](CONTRIBUTING.md#where-is-what), [d](CONTRIBUTING.md#attic)"
    assert list(broken_links("CHANGELOG.md", text)) == ["GONE.md", "CONTRIBUTING.md#attic"]


def test_an_import_that_leads_nowhere_is_found() -> None:
    lines = ("picture import theme", "scenes.attic import Old", "picture.theme import Old, INK")
    text = "".join(f"   from rococo_desktop.ui.{line}\n" for line in lines)
    assert list(lost_imports(text)) == [
        "rococo_desktop.ui.scenes.attic",
        "rococo_desktop.ui.picture.theme.Old",
    ]
