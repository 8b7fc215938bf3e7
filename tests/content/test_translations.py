"""`validate` looks at languages too: what nobody can say is told with file and line, gaps are no fault."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rococo_desktop.files import locations
from rococo_desktop.tools.validate import main

GOOD = """msgid "language.name"
msgstr "Slovo"

msgid "prompt.place"
msgstr "{garment:acc} kam?"

msgctxt "acc"
msgid "hall.0"
msgstr "sálu"
"""


@pytest.fixture
def language(tmp_path: Path) -> Path:
    """A copy of the data with another language in it."""
    shutil.copytree(locations.data_dir(), tmp_path / "data")
    file = tmp_path / "data" / "text" / "xx" / "all.po"
    file.parent.mkdir()
    file.write_text(GOOD, encoding="utf-8")
    return file


def told(language: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = main([str(language.parents[2])])
    return code, capsys.readouterr().out


def test_how_far_a_language_has_come_is_told(language: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = told(language, capsys)
    assert code == 0
    assert "Translated: xx, 3 of " in out


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        (
            '"prompt.place"',
            '"promt.place"',
            4,
            "did you mean 'prompt.place'?",
        ),
        ("{garment:acc}", "{garmnt:acc}", 4, "no place for 'garmnt'; did you mean 'garment'?"),
        ("{garment:acc}", "{garment:agree=hal}", 4, "no place for 'hal'"),
        ("{garment:acc}", "{garment acc}", 4, "a place is written {name} or {name:form}"),
        ('msgstr "sálu"', "msgstr sálu", 9, "no line of a PO file"),
    ],
)
def test_what_nobody_can_say_is_told_with_file_and_line(
    language: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, line: int, said: str
) -> None:
    language.write_text(GOOD.replace(old, new), encoding="utf-8")
    code, out = told(language, capsys)
    assert code == 1
    assert f"xx/all.po:{line}: " in out
    assert said in out


def test_a_folder_that_is_no_language_is_told(language: Path, capsys: pytest.CaptureFixture[str]) -> None:
    language.parent.rename(language.parent.with_name("Slovo!"))
    code, out = told(language, capsys)
    assert code == 1
    assert "'Slovo!' is no language" in out
