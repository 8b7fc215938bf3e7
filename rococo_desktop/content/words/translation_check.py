"""The languages of `data/text`, held against the words they are translated from."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rococo_desktop.content.words.catalogue import (
    LANGUAGE,
    LANGUAGE_FILE,
    PLACE,
    SOURCE_LANGUAGE,
    TEXT,
    Catalogue,
    files_of,
    plural_rule,
    read_catalogue,
    source_at,
)
from rococo_desktop.content.words.po import PoEntry, PoError, PoFile, read_po
from rococo_desktop.content.yaml.problems import FileLine, ProblemList, did_you_mean
from rococo_desktop.files import locations

_PLURALS = "plural-forms"


class Translated(NamedTuple):
    """How far a language has come."""

    language: str
    said: int
    of: int


def check_languages(data: Path, problems: ProblemList) -> tuple[Translated, ...]:
    """Notes what nobody can say: a broken file or plural rule, an unknown key. Gaps are no fault."""
    folder = data / TEXT
    if not folder.is_dir():
        return ()
    packs = sorted(data.glob(f"*/{TEXT}/{SOURCE_LANGUAGE}.po"))
    english = read_catalogue([source_at(file) for file in (*files_of(folder / SOURCE_LANGUAGE), *packs)])
    found = []
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name != SOURCE_LANGUAGE:
            if not LANGUAGE.match(path.name):
                shown = locations.shown_path(path)
                problems.add(FileLine(shown, 1), f"{path.name!r} is no language, such as 'de' or 'pt_BR'")
            files = [*files_of(path), *sorted(data.glob(f"*/{TEXT}/{path.name}.po"))]
            said = _said(path.name, files, english, problems)
            found.append(Translated(path.name, len(said), len(english.usual)))
    return tuple(found)


def _said(language: str, files: list[Path], english: Catalogue, problems: ProblemList) -> set[str]:
    """The keys a language has words for; notes what is wrong with its files."""
    said: set[str] = set()
    rule = ""
    for file in files:
        shown = locations.shown_path(file)
        read = _read(file, shown, problems)
        if read is None:
            continue
        rule = rule or read.header.get(_PLURALS, "")
        _check_header(read, language, rule, FileLine(shown, 1), problems)
        for entry in read.entries:
            if _check_entry(entry, english, rule, FileLine(shown, entry.line), problems) and all(entry.texts):
                said.add(entry.key)
    return said


def _read(file: Path, shown: str, problems: ProblemList) -> PoFile | None:
    source = source_at(file)
    if source.fault:
        problems.add(FileLine(shown, 1), f"the file cannot be read ({source.fault})")
    try:
        return read_po(source.text, shown)
    except PoError as error:
        problems.add(FileLine(error.file, error.line), error.why)
        return None


def _check_header(read: PoFile, language: str, rule: str, where: FileLine, problems: ProblemList) -> None:
    """The head of a file, if it has one, speaks of this language and its one plural rule."""
    named, own_rule = read.header.get("language", language), read.header.get(_PLURALS, rule)
    if named != language:
        problems.add(where, f"the head says Language: {named}, but the folder is called {language!r}")
    if own_rule != rule:
        problems.add(where, f"Plural-Forms differ from those of {LANGUAGE_FILE}: {rule}")
        return
    if rule and _PLURALS in read.header and _forms(rule) == 0:
        problems.add(where, f"{rule!r} is no plural rule, such as nplurals=2; plural=(n != 1);")


def _forms(rule: str) -> int:
    """How many plural texts a rule asks for; 0 if it is none."""
    try:
        return plural_rule(rule).forms
    except ValueError:
        return 0


def _check_entry(
    entry: PoEntry, english: Catalogue, rule: str, where: FileLine, problems: ProblemList
) -> bool:
    """Notes what is wrong with an entry; True if there is such a key."""
    if entry.key not in english.usual:
        hint = did_you_mean(entry.key, english.usual)
        problems.add(where, f"nothing is called {entry.key!r}{hint}")
        return False
    _check_places(entry, english, where, problems)
    if entry.is_plural and not rule:
        problems.add(where, f"{entry.key} has plural texts: write Plural-Forms into {LANGUAGE_FILE}")
    elif entry.is_plural and len(entry.texts) != (_forms(rule) or len(entry.texts)):
        problems.add(where, f"{entry.key} has {len(entry.texts)} plural texts instead of {_forms(rule)}")
    return True


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
