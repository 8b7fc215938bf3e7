"""What the tests of one run share: each picture is read once, each word measured once."""

from __future__ import annotations

from functools import cache
from typing import Any

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.tools.stills import still_services
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.scale import AUTOMATIC
from rococo_desktop.ui.picture.typography import Typography
from rococo_desktop.ui.services import Services
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


def still(size: Size, percent: int = AUTOMATIC, language: str = "en", **more: Any) -> Services:
    """Services without a screen, made of what is shared; more as `still_services` has it."""
    return still_services(size, percent, language, fonts=fonts(), pictures=pictures(), **more)
