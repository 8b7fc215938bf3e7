"""Catalogues once read are kept among what can be made again: the next start need not read PO files anew."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from rococo_desktop.content.catalogue import Catalogue, Source, read_catalogue
from rococo_desktop.content.locations import cache_dir
from rococo_desktop.content.regular import read_regular
from rococo_desktop.play.atomic import replace_file
from rococo_desktop.play.errors import UnwritableError

_LARGEST = 8_000_000


class _Kept(NamedTuple):
    """A catalogue, and the digest of the texts it was made of."""

    made_of: str
    catalogue: Catalogue


def catalogue_of(language: str, sources: Sequence[Source]) -> Catalogue:
    """The catalogue of these texts; the one that was kept, if it was made of the very same."""
    file = cache_dir() / f"words-{language}.json"
    made_of = _digest(sources)
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


def _digest(sources: Sequence[Source]) -> str:
    digest = blake2b(digest_size=16, person=b"words 1")
    for source in sources:
        for part in source:
            digest.update(len(part).to_bytes(4) + part.encode("utf-8", "replace"))
    return digest.hexdigest()
