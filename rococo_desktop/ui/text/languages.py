"""The languages there are: each a folder of `data/text`, with its name in its own tongue.

The file `language.po` of a folder says that name (`language.name`), the plural rule, and how its sentences
and lists are put together. Nothing else in the game knows which languages there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path

from rococo_desktop.content.words.catalogue import (
    LANGUAGE,
    LANGUAGE_FILE,
    SOURCE_LANGUAGE,
    Catalogue,
    Source,
    read_catalogue,
    source_at,
    sources_of,
)
from rococo_desktop.files.locations import MissingPartError, text_dir
from rococo_desktop.play.catalogue_cache import catalogue_of
from rococo_desktop.play.packs import own_folders
from rococo_desktop.ui.text.words import Words

PSEUDO = "pseudo"
"""The language that is made of the source language to try layouts and forms; never offered to players."""

_OWN_NAME = "language.name"


def languages() -> tuple[str, ...]:
    """Every language there is a folder of PO files for, the source language first."""
    folders = {file.parent.name for file in text_dir().glob("*/*.po")}
    others = sorted(name for name in folders - {SOURCE_LANGUAGE} if LANGUAGE.match(name))
    return (SOURCE_LANGUAGE, *others)


def language_name(language: str) -> str:
    """What a language is called by those who speak it; what its folder is called, if it does not say."""
    return _name_in(text_dir() / language / LANGUAGE_FILE) or language


@cache
def _name_in(file: Path) -> str:
    said = read_catalogue([source_at(file)]).usual.get(_OWN_NAME, ("",)) if file.is_file() else ("",)
    return said[0]


def following(language: str) -> str:
    """The language after this one, the first after the last."""
    known = languages()
    return known[(known.index(language) + 1) % len(known)] if language in known else known[0]


def nearest_language(wished: Iterable[str]) -> str:
    """The first of these that there is, with its country or without; else the source language."""
    known = {name.replace("-", "_").lower(): name for name in languages()}
    for wish in wished:
        whole = wish.replace("-", "_").lower()
        for name in (whole, whole.partition("_")[0]):
            if name in known:
                return known[name]
    return SOURCE_LANGUAGE


def words_for(
    wished: str, system: Callable[[], Iterable[str]] = tuple, heard: Callable[[str], None] | None = None
) -> Words:
    """The words of the language a player likes; without such a one, of the system's, or the source one.

    They are kept, so that they are read from their files only when one of these has changed.
    """
    known = wished == PSEUDO or wished in languages()
    language = wished if known else nearest_language(system())
    return load_words(language, own_folders(), heard, catalogue_of)


def load_words(
    language: str,
    packs: Iterable[Path] = (),
    heard: Callable[[str], None] | None = None,
    made: Callable[[str, Sequence[Source]], Catalogue] = lambda _, sources: read_catalogue(sources),
) -> Words:
    """The words of a language of `languages()`, with those of further packs; MissingPartError without any.

    Whatever is wrong or missing is told `heard`, once each; without it, an entry that is missing is an error.
    """
    folders = tuple(packs)

    def read(language: str) -> Catalogue:
        if not any((text_dir() / language).glob("*.po")):
            raise MissingPartError(text_dir() / language, "it holds no PO files")
        return made(language, sources_of(language, folders))

    if language == PSEUDO:
        from rococo_desktop.ui.text.pseudo import pseudo_words

        return pseudo_words(read(SOURCE_LANGUAGE))
    if language == SOURCE_LANGUAGE:
        return Words(language, read(language), None, heard)
    return Words(language, read(language), lambda: read(SOURCE_LANGUAGE), heard)
