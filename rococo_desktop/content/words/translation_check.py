"""The languages of `data/text`, held against the words they are translated from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rococo_desktop.content.words.catalogue import (
    LANGUAGE,
    PLACE,
    SOURCE_LANGUAGE,
    TEXT,
    Catalogue,
    read_catalogue,
    source_at,
)
from rococo_desktop.content.words.po import PoEntry, PoError, read_po
from rococo_desktop.content.yaml.problems import FileLine, ProblemList, did_you_mean
from rococo_desktop.files import locations


class Translated(NamedTuple):
    """How far a language has come."""

    language: str
    said: int
    of: int


def check_languages(data: Path, problems: ProblemList) -> tuple[Translated, ...]:
    """Notes what nobody can say: a broken file, an unknown key, a place for nothing. Gaps are no fault."""
    folder = data / TEXT
    if not folder.is_dir():
        return ()
    packs = sorted(data.glob(f"*/{TEXT}/{SOURCE_LANGUAGE}.po"))
    english = read_catalogue([source_at(file) for file in (*_files(folder / SOURCE_LANGUAGE), *packs)])
    found = []
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name != SOURCE_LANGUAGE:
            if not LANGUAGE.match(path.name):
                shown = locations.shown_path(path)
                problems.add(FileLine(shown, 1), f"{path.name!r} is no language, such as 'de' or 'pt_BR'")
            said = {key for file in _files(path) for key in _check_file(file, english, problems)}
            found.append(Translated(path.name, len(said), len(english.usual)))
    return tuple(found)


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.po"))


def _check_file(file: Path, english: Catalogue, problems: ProblemList) -> Iterator[str]:
    """Notes what is wrong with one file; the keys it has words for."""
    shown = locations.shown_path(file)
    source = source_at(file)
    if source.fault:
        problems.add(FileLine(shown, 1), f"the file cannot be read ({source.fault})")
    try:
        entries = read_po(source.text, shown).entries
    except PoError as error:
        problems.add(FileLine(error.file, error.line), error.why)
        return
    for entry in entries:
        if entry.key not in english.usual:
            hint = did_you_mean(entry.key, english.usual)
            problems.add(FileLine(shown, entry.line), f"nothing is called {entry.key!r}{hint}")
            continue
        _check_places(entry, english, FileLine(shown, entry.line), problems)
        if all(entry.texts):
            yield entry.key


def _check_places(entry: PoEntry, english: Catalogue, where: FileLine, problems: ProblemList) -> None:
    attributes = english.attributes.get(entry.key, {})
    texts = english.usual[entry.key]
    known = {found[1] for text in texts for found in PLACE.finditer(text)} | {"n", attributes.get("also", "")}
    for text in entry.texts:
        named = [name for found in PLACE.finditer(text) for name in (found[1], found[3]) if name]
        for name in named:
            if name not in known:
                hint = did_you_mean(name, sorted(known - {"", "n"}))
                problems.add(where, f"{entry.key} has no place for {name!r}{hint}")
        if "{" in PLACE.sub("", text) or "}" in PLACE.sub("", text):
            problems.add(where, f"{entry.key}: a place is written {{name}} or {{name:form}}")
