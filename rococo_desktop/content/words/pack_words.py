"""The words a pack brings along: text/<language>.po, held against the pieces it has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from rococo_desktop.content.words.catalogue import LANGUAGE, TEXT
from rococo_desktop.content.words.po import PoError, read_po
from rococo_desktop.content.yaml.problems import FileLine, ProblemList, did_you_mean
from rococo_desktop.files.locations import shown_path
from rococo_desktop.files.regular import read_regular
from rococo_desktop.model.definitions import Pack

MAX_BYTES = 256 * 1024
LONGEST = 200
"""Characters of one text: a name or a line, not a page."""


def word_files(folder: Path) -> list[Path]:
    """The PO files of a pack."""
    return sorted((folder / TEXT).glob("*.po"))


def read_words(folder: Path, problems: ProblemList) -> dict[str, str]:
    """The PO texts of a pack by language, as they are written."""
    texts = {}
    for file in word_files(folder):
        try:
            texts[file.stem] = read_regular(file, MAX_BYTES).decode("utf-8-sig")
        except (OSError, ValueError) as error:
            problems.add(FileLine(shown_path(file), 1), f"the file cannot be read ({error})")
    return texts


def check_words(pack: Pack, texts: Mapping[str, str], shown: str, problems: ProblemList) -> None:
    """Notes words for pieces the pack does not have, and texts nobody could show."""
    known = list(keys_of(pack))
    for language, text in texts.items():
        file = f"{shown}/{TEXT}/{language}.po"
        if not LANGUAGE.match(language):
            problems.add(FileLine(file, 1), f"{language!r} is no language, such as 'en'")
        try:
            entries = read_po(text, file).entries
        except PoError as error:
            problems.add(FileLine(error.file, error.line), error.why)
            continue
        for entry in entries:
            where = FileLine(file, entry.line)
            if entry.key not in known:
                problems.add(where, f"this pack has no {entry.key!r} to say{did_you_mean(entry.key, known)}")
            if any("{" in one or "}" in one or len(one) > LONGEST for one in entry.texts):
                problems.add(where, f"{entry.key} must be at most {LONGEST} letters, without braces")


def keys_of(pack: Pack) -> Iterable[str]:
    """What a pack may have words for: its name, what it is, its cards, on small ones too, its garments."""
    yield f"module.{pack.id}"
    yield f"module.{pack.id}.about"
    yield from (f"bonus.{card.id}" for card in pack.employees)
    yield from (f"bonus.{card.id}.short" for card in pack.employees)
    yield from (f"fashion.{garment.id}" for garment in pack.garments)
