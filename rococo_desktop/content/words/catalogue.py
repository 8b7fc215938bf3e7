"""The catalogue of a language: everything its PO files say, from as many folders as there are.

The door for packs. `sources_of(language, packs)` names all texts of a language: those of
`data/text/<language>/`, then `text/<language>.po` of every pack of ours (`data/*/text/`), then that file of
each further pack folder given. `read_catalogue(sources)` makes one catalogue of them. A pack whose words come
from elsewhere, such as a save, is a `Source(name, text)` of its own; `Words.learn` knows it from then on.
Whoever comes first has a key: no pack changes a word of ours.

A text that cannot be read is left out and named in `problems`, which never stops the game; `validate` calls
`po.read_po` itself and gets a PoError with file and line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rococo_desktop.files.locations import text_dir
from rococo_desktop.files.regular import read_regular

if TYPE_CHECKING:  # where the words were kept, nothing reads PO files
    from rococo_desktop.content.words.po import PoEntry, PoFile

SOURCE_LANGUAGE = "en"
"""The language every other one is translated from."""

LANGUAGE = re.compile(r"[a-z]{2,3}(?:[_-][A-Za-z]{2,8})?\Z")
"""How a folder of texts is called."""

PLACE = re.compile(r"\{(\w+)(?::([a-z_.]+)?(?:(?<!:) )?(?:agree=(\w+))?)?\}")
"""Where a parameter goes in a text, the form it takes there, and what it agrees with."""

TEXT = "text"
"""The folder of a pack with its words, a file for each language."""

LANGUAGE_FILE = "language.po"
"""The file with the name of a language, its plural rule, and how its sentences are put together."""

_USUAL_RULE = "nplurals=2; plural=(n != 1);"
_LARGEST = 4_000_000

Texts = tuple[str, ...]


class Source(NamedTuple):
    """The words of one PO file, and what it is called in messages."""

    name: str
    text: str
    fault: str = ""
    """Why its file could not be read, if so."""


class Catalogue(NamedTuple):
    """All words of one language."""

    usual: dict[str, Texts]
    """The text of each key, or its plural texts."""
    formed: dict[str, dict[str, Texts]]
    """The other forms of a key, by their names."""
    attributes: dict[str, dict[str, str]]
    rule: str = _USUAL_RULE
    """Which plural text goes with which number, as a PO header says it."""
    problems: tuple[str, ...] = ()
    """What was left out, a sentence each."""


def sources_of(language: str, packs: Iterable[Path] = ()) -> list[Source]:
    """Every PO text of a language: the game's own, then those of our packs, then of the folders given."""
    own = files_of(text_dir() / language)
    ours = sorted(text_dir().parent.glob(f"*/{TEXT}/{language}.po"))
    others = [pack / TEXT / f"{language}.po" for pack in packs]
    return [source_at(file) for file in (*own, *ours, *(one for one in others if one.is_file()))]


def files_of(folder: Path) -> list[Path]:
    """The PO files of a language, its own first: that one says the plural rule."""
    return sorted(folder.glob("*.po"), key=lambda file: (file.name != LANGUAGE_FILE, file.name))


def source_at(file: Path) -> Source:
    """The words of a file, or why it cannot be read."""
    name = "/".join(file.parts[-3:])
    try:
        return Source(name, read_regular(file, _LARGEST).decode("utf-8-sig"))
    except (OSError, ValueError) as error:
        return Source(name, "", str(error))


def read_catalogue(texts: Sequence[Source]) -> Catalogue:
    """One catalogue of all these texts; of two that say the same key, the first."""
    from rococo_desktop.content.words.po import PoError, read_po

    usual: dict[str, Texts] = {}
    formed: dict[str, dict[str, Texts]] = {}
    attributes: dict[str, dict[str, str]] = {}
    problems: list[str] = []
    rule = ""
    for source in texts:
        if source.fault:
            problems.append(f"{source.name}: {source.fault}")
        try:
            read = read_po(source.text, source.name)
        except PoError as error:
            problems.append(str(error))
            continue
        rule = rule or _rule(read, source, problems)
        taken = {entry.key for entry in read.entries if entry.key in usual}
        problems += [f"{source.name}: {key} has words already" for key in sorted(taken)]
        for entry in read.entries:
            if entry.key not in taken and all(entry.texts):
                _add(entry, usual, formed, attributes)
    return Catalogue(usual, formed, attributes, rule or _USUAL_RULE, tuple(problems))


def _add(
    entry: PoEntry,
    usual: dict[str, Texts],
    formed: dict[str, dict[str, Texts]],
    attributes: dict[str, dict[str, str]],
) -> None:
    if entry.form:
        formed.setdefault(entry.key, {})[entry.form] = entry.texts
    else:
        usual[entry.key] = entry.texts
    if entry.attributes:
        attributes.setdefault(entry.key, {}).update(entry.attributes)


def _rule(read: PoFile, source: Source, problems: list[str]) -> str:
    rule = read.header.get("plural-forms", "")
    try:
        return rule if not rule or plural_rule(rule) else ""
    except ValueError as error:
        problems.append(f"{source.name}: Plural-Forms: {error}")
        return ""


class PluralRule:
    """Which plural text goes with a number."""

    def __init__(self, forms: int, expression: str) -> None:
        from gettext import c2py

        self.forms = forms
        self._index = c2py(expression)

    def __call__(self, number: int) -> int:
        """The number of the text, within those there are."""
        try:
            return min(max(int(self._index(abs(number))), 0), self.forms - 1)
        except ArithmeticError:  # somebody's rule divides by nothing
            return self.forms - 1


def plural_rule(header: str) -> PluralRule:
    """The rule of a header's `Plural-Forms`; ValueError for what is none."""
    found = re.fullmatch(r"\s*nplurals\s*=\s*([1-6])\s*;\s*plural\s*=([^;]{1,200});?\s*", header)
    if found is None:
        raise ValueError(f"{header!r} is no plural rule")
    return PluralRule(int(found[1]), found[2].strip())
