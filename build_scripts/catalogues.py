"""Compiles the message catalogues: all PO files of a language into the one file the game reads.

    python build_scripts/catalogues.py

A language is a folder of `data/text` with PO files by subject. A message id is a key, never shown; a
translator reads the English beside it. Needs Babel, which the game itself does not.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

TEXTS = Path(__file__).resolve().parent.parent / "data" / "text"
DOMAIN = "rococo"
NO_DATE = datetime(2026, 1, 1, tzinfo=UTC)
"""The same texts make the same file, whenever they are compiled."""


class CatalogueError(Exception):
    """A PO file that cannot be compiled: which, and why."""


def source_catalogue(folder: Path) -> Catalog:
    """All entries of a language's PO files; CatalogueError for one that stands twice or says nothing."""
    merged = Catalog(
        locale=folder.name,
        project="Rococo Desktop",
        charset="utf-8",
        creation_date=NO_DATE,
        revision_date=NO_DATE,
    )
    for path in sorted(folder.glob("*.po")):
        with path.open("rb") as file:
            catalogue = read_po(file, locale=folder.name, abort_invalid=True)
        for entry in catalogue:
            if not entry.id:
                continue
            key = key_of(entry.id)
            if merged.get(key) is not None:
                raise CatalogueError(f"{path.name}:{entry.lineno}: {key} stands twice")
            if not entry.string or not all(texts_of(entry.string)):
                raise CatalogueError(f"{path.name}:{entry.lineno}: {key} says nothing")
            merged.add(entry.id, entry.string)
    return merged


def key_of(entry_id: str | tuple[str, ...] | list[str]) -> str:
    """The key of an entry, with plural forms or without."""
    return entry_id if isinstance(entry_id, str) else entry_id[0]


def texts_of(told: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    """Every form of an entry's text."""
    return (told,) if isinstance(told, str) else tuple(told or ())


def compiled(catalogue: Catalog) -> bytes:
    """The catalogue as the binary file gettext reads."""
    buffer = BytesIO()
    write_mo(buffer, catalogue)
    return buffer.getvalue()


def compile_all(texts: Path = TEXTS) -> list[Path]:
    """Compile every language; gives the files written."""
    written = []
    for folder in sorted(path for path in texts.iterdir() if any(path.glob("*.po"))):
        target = folder / "LC_MESSAGES" / f"{DOMAIN}.mo"
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(compiled(source_catalogue(folder)))
        written.append(target)
    return written


def main() -> int:
    """Compile, and say what was written."""
    try:
        written = compile_all()
    except CatalogueError as error:
        print(error)
        return 1
    for path in written:
        print(f"written: {path.relative_to(TEXTS.parent.parent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
