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


HEAD = """msgid ""
msgstr ""
"Language: xx\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

"""
COUNTED = """
msgid "amount.lace"
msgid_plural "amount.lace"
msgstr[0] "{n} krajka"
msgstr[1] "{n} krajky"
"""


def test_a_language_with_its_plural_rule_is_good(language: Path, capsys: pytest.CaptureFixture[str]) -> None:
    language.with_name("language.po").write_text(HEAD, encoding="utf-8")
    language.write_text(HEAD + GOOD + COUNTED, encoding="utf-8")
    code, out = told(language, capsys)
    assert code == 0, out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("(n != 1)", "(n <> 1)", "is no plural rule"),
        ("plural=(n != 1)", "plural=rubbish", "is no plural rule"),
        ("nplurals=2", "nplurals=many", "is no plural rule"),
        ("nplurals=2", "nplurals=3", "amount.lace has 2 plural texts instead of 3"),
        ("Language: xx", "Language: it", "the head says Language: it, but the folder is called 'xx'"),
        ('"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n', "", "write Plural-Forms into language.po"),
    ],
)
def test_a_broken_plural_rule_is_told(
    language: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, said: str
) -> None:
    assert old in HEAD
    language.with_name("language.po").write_text(HEAD.replace(old, new), encoding="utf-8")
    language.write_text(GOOD + COUNTED, encoding="utf-8")
    code, out = told(language, capsys)
    assert code == 1
    assert said in out


def test_a_plural_text_that_is_missing_is_told(language: Path, capsys: pytest.CaptureFixture[str]) -> None:
    language.with_name("language.po").write_text(HEAD, encoding="utf-8")
    language.write_text(GOOD + COUNTED.replace('msgstr[1] "{n} krajky"\n', ""), encoding="utf-8")
    code, out = told(language, capsys)
    assert code == 1
    assert "amount.lace has 1 plural texts instead of 2" in out


def test_the_head_of_another_file_says_no_other_rule(
    language: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file copied from English brings the English rule along, which would else have counted first."""
    polish = HEAD.replace("nplurals=2; plural=(n != 1)", "nplurals=3; plural=(n==1 ? 0 : n<5 ? 1 : 2)")
    language.with_name("language.po").write_text(polish, encoding="utf-8")
    language.with_name("around.po").write_text(HEAD, encoding="utf-8")
    code, out = told(language, capsys)
    assert code == 1
    assert "around.po:1: Plural-Forms differ from those of language.po" in out


def test_words_in_packs_count_among_those_of_a_language(
    language: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for text in language.parents[2].glob("*/text/en.po"):
        shutil.copy(text, text.with_name("xx.po"))
    shutil.rmtree(language.parent)
    shutil.copytree(language.parents[1] / "en", language.parent)
    for file in language.parent.glob("*.po"):
        file.write_text(file.read_text("utf-8").replace("Language: en", "Language: xx"), encoding="utf-8")
    for file in language.parents[2].glob("*/text/xx.po"):
        file.write_text(file.read_text("utf-8").replace("Language: en", "Language: xx"), encoding="utf-8")
    code, out = told(language, capsys)
    assert code == 0, out
    line = next(line for line in out.splitlines() if line.startswith("Translated: xx"))
    said, of = (word for word in line.replace(",", "").split() if word.isdecimal())
    assert said == of
