"""The packs as the tests of their figures read them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

from rococo_desktop.content import load_box
from rococo_desktop.files.locations import data_dir
from rococo_desktop.model.definitions import Box, Pack
from rococo_desktop.model.vocabulary import Provenance


def base_pack() -> Pack:
    """The base pack of the data folder that is in force."""
    return pack("base")


def pack(name: str) -> Pack:
    """A pack of the data folder that is in force; the box is loaded once for each folder."""
    return _box(data_dir()).packs[name]


def provenances(name: str) -> dict[tuple[str, str], Provenance]:
    """Where each figure of a pack comes from, by owner and name; no figure is told twice."""
    figures = pack(name).provenance
    found = {(one.owner, one.name): one.provenance for one in figures}
    assert len(found) == len(figures)
    return found


def names_by_provenance(name: str) -> dict[str, dict[str, int]]:
    """How many figures of each name a pack has, by the letter of their provenance: P, D, R."""
    counted: dict[str, Counter[str]] = {}
    for (_, figure), one in provenances(name).items():
        counted.setdefault(one.name[0], Counter())[figure] += 1
    return {letter: dict(names) for letter, names in counted.items()}


@cache
def _box(folder: Path) -> Box:
    return load_box(data_dir=folder)
