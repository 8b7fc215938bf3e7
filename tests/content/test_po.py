"""PO files: read as Babel reads them, with forms and attributes besides; everything else has its line."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.pofile import read_po as babel_read

from rococo_desktop.content.words.catalogue import (
    Source,
    plural_rule,
    read_catalogue,
    sources_of,
)
from rococo_desktop.content.words.po import PoError, read_po
from rococo_desktop.files.locations import text_dir

FORMS = """
#. A word about what follows.
#. gender: f
msgid "hall.0"
msgstr "sala"

msgctxt "in"
msgid "hall.0"
msgstr "w sali"

msgctxt "acc"
msgid "garments"
msgid_plural "garments"
msgstr[0] "{n} strój"
msgstr[1] ""
"{n} \\"stroje\\"\\n"
"i {more:gen agree=hall}"
"""


@pytest.mark.parametrize("file", sorted(text_dir().glob("*/*.po")), ids=lambda file: file.name)
def test_our_files_are_read_as_babel_reads_them(file: Path) -> None:
    known = {}
    for entry in babel_read(BytesIO(file.read_bytes()), abort_invalid=True):
        if entry.id:
            key = entry.id if isinstance(entry.id, str) else entry.id[0]
            texts = (entry.string,) if isinstance(entry.string, str) else tuple(entry.string or ())
            known[key, entry.context or ""] = texts
    read = read_po(file.read_text(encoding="utf-8"), file.name)
    assert {(entry.key, entry.form): entry.texts for entry in read.entries} == known
    lines = file.read_text(encoding="utf-8").split("\n")
    assert all(lines[entry.line - 1].startswith(("msgid", "msgctxt")) for entry in read.entries)


def test_forms_plural_texts_and_attributes_are_read() -> None:
    first, second, third = read_po(FORMS).entries
    assert (first.form, first.texts, first.attributes) == ("", ("sala",), (("gender", "f"),))
    assert (second.key, second.form, second.texts, second.attributes) == ("hall.0", "in", ("w sali",), ())
    assert third.is_plural
    assert third.texts == ("{n} strój", '{n} "stroje"\ni {more:gen agree=hall}')


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ('msgid "a"\nmsgstr "x"\n\nmsgid "a"\nmsgstr "y"\n', 4, "twice"),
        ('msgid "a"\nmsgstr "x\n', 2, "no line of a PO file"),
        ('msgid "a"\nmsgstr "x" y\n', 2, "no line of a PO file"),
        ('# x\n\nmsgid "a"\nmsgstr "x \\q"\n', 4, "no line of a PO file"),
        ('\n# x\nmsgid "a"\n', 3, "an entry needs msgid and msgstr"),
        ('msgstr "a"\nmsgid "a"\n', 1, "an entry needs msgid and msgstr"),
        ('\nmsgid "a"\nmsgid_plural "b"\nmsgstr[0] "x"\n', 2, "the same key"),
        ('msgid "a"\nmsgid_plural "a"\nmsgstr[1] "x"\n', 1, "numbered"),
        ('msgid "a"\nmsgid_plural "a"\nmsgstr "x"\n', 1, "numbered"),
        ('msgid "a"\nmsgstr[0] "x"\n', 1, "no msgid_plural"),
        ('msgid "a"\nmsgstr "x"\nmsgstr "y"\n', 1, "more than one"),
        ('msgctxt "the hall"\nmsgid "a"\nmsgstr "x"\n', 1, "no name of a form"),
        ("base:\n  - employee\n", 1, "no line of a PO file"),
        ("\x00\x01\x02", 1, "no line of a PO file"),
    ],
)
def test_what_is_no_po_file_is_refused_with_its_line(text: str, line: int, why: str) -> None:
    with pytest.raises(PoError, match=why) as told:
        read_po(text, "some.po")
    assert (told.value.file, told.value.line) == ("some.po", line)


def test_an_entry_that_is_marked_fuzzy_is_not_translated_and_line_ends_do_not_matter() -> None:
    read = read_po('\ufeff#, fuzzy\r\nmsgid "a"\r\nmsgstr "x"\r\n\r\nmsgid "b"\r\nmsgstr "y"\r\n')
    assert [entry.key for entry in read.entries] == ["b"]


def test_a_catalogue_is_made_of_many_texts_the_first_has_the_word_and_a_bad_one_is_left_out() -> None:
    catalogue = read_catalogue(
        [
            Source("own.po", 'msgid "a"\nmsgstr "ours"\n'),
            Source("bad.po", "nonsense"),
            Source(
                "pack.po", 'msgid "a"\nmsgstr "theirs"\n\nmsgid "b"\nmsgstr "new"\n\nmsgid "c"\nmsgstr ""\n'
            ),
        ]
    )
    assert catalogue.usual == {"a": ("ours",), "b": ("new",)}
    assert catalogue.problems == (
        "bad.po:1: this is no line of a PO file: nonsense",
        "pack.po: a has words already",
    )


def test_the_words_of_a_pack_lie_in_its_folder(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.po").write_text('msgid "a"\nmsgstr "x"\n', encoding="utf-8")
    (tmp_path / "text" / "de.po").write_bytes(b"\xff\xfe")
    assert sources_of("en", [tmp_path])[-1].text == 'msgid "a"\nmsgstr "x"\n'
    (broken,) = sources_of("de", [tmp_path])[-1:]
    assert broken.fault
    assert broken.name in read_catalogue([broken]).problems[0]


@pytest.mark.parametrize(
    ("rule", "chosen"),
    [
        ("nplurals=2; plural=(n != 1);", "1 0 1 1 1 1 1 1 1 1 1"),
        (
            "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
            "2 0 1 2 2 2 1 2 2 2 2",
        ),
        ("nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;", "2 0 1 2 2 2 2 2 2 2 2"),
        (
            "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20)"
            " ? 1 : 2);",
            "2 0 1 2 2 0 1 2 2 0 2",
        ),
        ("nplurals=2; plural=n/0;", "1 1 1 1 1 1 1 1 1 1 1"),
        ("nplurals=2; plural=n;", "0 1 1 1 1 1 1 1 1 1 1"),
    ],
)
def test_plural_rules_choose(rule: str, chosen: str) -> None:
    numbers = (0, 1, 2, 5, 12, 21, 22, 25, 100, 101, 112)
    assert " ".join(str(plural_rule(rule)(number)) for number in numbers) == chosen


@pytest.mark.parametrize("rule", ["", "nplurals=9; plural=0", "nplurals=2; plural=__import__('os')", "n"])
def test_what_is_no_plural_rule_is_refused(rule: str) -> None:
    with pytest.raises(ValueError, match="plural"):
        plural_rule(rule)
    if rule:
        header = f'msgid ""\nmsgstr "Plural-Forms: {rule}\\n"\n'
        assert read_catalogue([Source("x.po", header)]).problems
