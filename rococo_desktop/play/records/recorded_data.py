"""The figures of a game: all data it is played with, which its record keeps.

Whatever becomes of `data/`, a game goes on with the figures it was dealt with, and so does everybody who
plays it. They are kept as JSON: each pack, each of its files, corrections made. What version 0.1 wrote has no
figures in it; those it had lie in `data/released`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import msgspec

from rococo_desktop.content import ContentError, Overrides
from rococo_desktop.content.box_loading import load_saved
from rococo_desktop.content.words.catalogue import TEXT
from rococo_desktop.content.yaml.data_keywords import BASE
from rococo_desktop.files.locations import data_dir, released_dir
from rococo_desktop.files.regular import read_regular
from rococo_desktop.model.definitions import Box

FIRST = "0.1.json"
"""The data of version 0.1, whose records say only by a digest what they were played with."""

MAX_BYTES = 256 * 1024


class NoFiguresError(ValueError):
    """The text holds no figures to play with; the message says why, in one sentence."""


def figures_of(box: Box) -> str:
    """The data of a box as a record keeps them."""
    return msgspec.json.encode(box.data).decode()


def box_of(figures: str) -> Box:
    """The box of such data, read as strictly as files are; NoFiguresError if it is none."""
    return _box_of(figures, data_dir())


@lru_cache(maxsize=8)
def _box_of(figures: str, code_from: Path) -> Box:
    try:
        return load_saved(msgspec.json.decode(figures), code_from)
    except (msgspec.MsgspecError, RecursionError):
        raise NoFiguresError("this is no JSON") from None
    except ContentError as error:
        raise NoFiguresError(str(error.problems[0])) from None


@lru_cache(maxsize=8)
def words_in(figures: str) -> Mapping[str, Mapping[str, str]]:
    """The PO texts that packs of somebody's own brought along, by pack and language."""
    packs = msgspec.json.decode(figures) if f'"{TEXT}":' in figures else {}
    return {pack: sections[TEXT] for pack, sections in packs.items() if TEXT in sections}


def first_box(packs: tuple[str, ...], overrides: Overrides) -> Box | None:
    """The box that version 0.1 had for these packs and corrections; None where they do not fit it."""
    try:
        released = msgspec.json.decode(read_regular(released_dir() / FIRST, MAX_BYTES))
        data = {pack: released[pack] for pack in (BASE, *packs)}
        return load_saved(data, overrides=overrides or None)
    except (OSError, msgspec.MsgspecError, KeyError, TypeError, ContentError):
        return None
