"""Catalogues once read are kept among what can be made again: the next start need not read PO files anew."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple
from zlib import crc32

import msgspec

from rococo_desktop.content.words.catalogue import Catalogue, Source, read_catalogue
from rococo_desktop.files.locations import cache_dir
from rococo_desktop.files.regular import read_regular
from rococo_desktop.play.atomic import replace_file
from rococo_desktop.play.errors import UnwritableError

_LARGEST = 8_000_000


class _Kept(NamedTuple):
    """A catalogue, and the stamps of the texts it was made of."""

    made_of: tuple[str, ...]
    catalogue: Catalogue


def catalogue_of(language: str, sources: Sequence[Source]) -> Catalogue:
    """The catalogue of these texts; the one that was kept, if it was made of the very same."""
    file = cache_dir() / f"words-{language}.json"
    made_of = _stamps(sources)
    try:
        kept = msgspec.json.decode(read_regular(file, _LARGEST), type=_Kept)
    except (OSError, ValueError, RecursionError):  # none was kept yet, or somebody damaged it
        kept = None
    if kept is not None and kept.made_of == made_of:
        return kept.catalogue
    catalogue = read_catalogue(sources)
    with suppress(OSError, UnwritableError):  # then the next start reads the texts once more
        file.parent.mkdir(parents=True, exist_ok=True)
        replace_file(file, msgspec.json.encode(_Kept(made_of, catalogue)))
    return catalogue


def _stamps(sources: Sequence[Source]) -> tuple[str, ...]:
    """What tells these texts from any others. A checksum does: loading cryptography would take longer."""
    return tuple(
        f"{source.name} {len(source.text)} {crc32(source.text.encode('utf-8', 'replace'))} {source.fault}"
        for source in sources
    )
