"""The base pack as the tests of its figures read it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rococo_desktop.content import load_box
from rococo_desktop.content.locations import data_dir
from rococo_desktop.model.definitions import Pack


def base_pack() -> Pack:
    """The base pack of the data folder that is in force, loaded once for each folder."""
    return _base_pack(data_dir())


@cache
def _base_pack(folder: Path) -> Pack:
    return load_box(data_dir=folder).packs["base"]
