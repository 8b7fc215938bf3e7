"""What the tests of one run share: each picture is read once, each word measured once."""

from __future__ import annotations

import pickle
from functools import cache
from pathlib import Path
from typing import Any

from rococo_desktop.content.words.catalogue import SOURCE_LANGUAGE
from rococo_desktop.files.locations import assets_dir, text_dir
from rococo_desktop.tools.stills import still_services
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.scale import AUTOMATIC
from rococo_desktop.ui.picture.typography import Typography
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.text.languages import PSEUDO, load_words
from rococo_desktop.ui.text.words import Words
from rococo_desktop.ui.window.gallery import Gallery


@cache
def fonts() -> Typography:
    """The fonts, with all that was measured by them."""
    return Typography(assets_dir() / "fonts")


@cache
def _gallery() -> Gallery:
    return Gallery(assets_dir() / "pictures")


def pictures() -> Gallery:
    """The pictures that were wanted so far, for a new window: nobody asks any more for what others show."""
    _gallery().stock.moment += 2
    return _gallery()


@cache
def _spoken(language: str, folder: Path) -> bytes:
    return pickle.dumps(load_words(language))


def words(language: str) -> Words:
    """The words of a language, read once; what they learn of a pack nobody else knows."""
    if language not in {SOURCE_LANGUAGE, PSEUDO}:
        return load_words(language)
    spoken: Words = pickle.loads(_spoken(language, text_dir()))
    return spoken


def still(size: Size, percent: int = AUTOMATIC, language: str = "en", **more: Any) -> Services:
    """Services without a screen, made of what is shared; more as `still_services` has it."""
    given = {"fonts": fonts(), "pictures": pictures(), "words": words(language), **more}
    return still_services(size, percent, language, **given)
