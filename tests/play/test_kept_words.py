"""Words are read from their files once, and again only when one of these has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rococo_desktop.content.words import po
from rococo_desktop.content.words.catalogue import Catalogue, Source, read_catalogue
from rococo_desktop.files.locations import USER_VARIABLE
from rococo_desktop.play.catalogue_cache import catalogue_of

FIRST = Source("a.po", 'msgid "title.new"\nmsgstr "New ball"\n')
FORMED = Source(
    "b.po",
    '#. gender: f\nmsgid "hall"\nmsgstr "hall"\n\nmsgctxt "in"\nmsgid "hall"\nmsgstr "in the hall"\n'
    '\nmsgid "n"\nmsgid_plural "n"\nmsgstr[0] "one"\nmsgstr[1] "{n}"\n',
)
BROKEN = Source("c.po", "msgid", "")


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(USER_VARIABLE, str(tmp_path))
    return tmp_path / "cache" / "words-xx.json"


def made_without_reading(monkeypatch: pytest.MonkeyPatch, *sources: Source) -> Catalogue:
    """What is there for these texts when no PO file may be read."""
    with monkeypatch.context() as patch:
        patch.setattr(po, "read_po", None)
        return catalogue_of("xx", sources)


def test_the_same_texts_are_read_once(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = catalogue_of("xx", [FIRST, FORMED, BROKEN])
    assert first == read_catalogue([FIRST, FORMED, BROKEN])
    assert first.problems
    assert made_without_reading(monkeypatch, FIRST, FORMED, BROKEN) == first


@pytest.mark.parametrize(
    "others",
    [[FIRST], [FORMED, FIRST], [FIRST, FORMED._replace(name="d.po")], [FIRST, FORMED._replace(fault="gone")]],
)
def test_other_texts_are_read_anew(kept: Path, others: list[Source]) -> None:
    catalogue_of("xx", [FIRST, FORMED])
    assert catalogue_of("xx", others) == read_catalogue(others)


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b"[" * 100_000, b'["x", 3]', b"\xff"])
def test_a_damaged_file_is_made_anew(kept: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes) -> None:
    catalogue_of("xx", [FIRST])
    kept.write_bytes(damage)
    assert catalogue_of("xx", [FIRST]) == read_catalogue([FIRST])
    assert made_without_reading(monkeypatch, FIRST) == read_catalogue([FIRST])


def test_words_are_there_although_nothing_can_be_kept(kept: Path) -> None:
    kept.parent.write_text("no folder")
    assert catalogue_of("xx", [FIRST]) == read_catalogue([FIRST])
