"""The `validate` command: tells everything wrong with data or overrides, or that all is well."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from rococo_desktop.content import locations
from rococo_desktop.content.box import find_problems, load_box
from rococo_desktop.content.manifest import FILE
from rococo_desktop.content.overrides import is_override_file
from rococo_desktop.model.definitions import Box
from rococo_desktop.model.vocabulary import Provenance

GOOD, FOUND, WRONG_USE = 0, 1, 2


def main(args: list[str]) -> int:
    """Checks our data and the player's overrides, or the folder given; returns the exit code.

    The folder is either a data folder with packs in it, or a folder of overrides to hold against our data.
    """
    if len(args) > 1 or (args and args[0].startswith("-")):
        return _refuse("validate takes at most one folder: of data packs or of overrides.")
    if not args:
        return _check(locations.data_dir(), locations.overrides_dir())
    folder = Path(args[0])
    if not folder.is_dir():
        return _refuse(f"{folder} is not a folder.")
    data = _data_folder(folder)
    if data is not None:
        return _check(data, None)
    if not any(is_override_file(path) for path in folder.iterdir()):
        return _refuse(f"{folder} holds neither data packs nor override files.")
    return _check(locations.data_dir(), folder)


def _data_folder(folder: Path) -> Path | None:
    """The data folder meant: the folder itself, or the one around a single pack."""
    if any((path / FILE).exists() for path in folder.iterdir()):
        return folder
    around = folder.resolve().parent
    return around if (folder / FILE).exists() else None


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return WRONG_USE


def _check(data: Path, overrides: Path | None) -> int:
    problems = find_problems(data_dir=data, overrides_dir=overrides)
    for problem in problems:
        print(problem)
    if problems:
        print(f"{len(problems)} {'problem' if len(problems) == 1 else 'problems'} found.")
        return FOUND
    for line in _summary(load_box(data_dir=data, overrides_dir=overrides), overrides):
        print(line)
    return GOOD


def _summary(box: Box, overrides: Path | None) -> list[str]:
    packs = box.packs.values()
    cards = sum(len(pack.employees) for pack in packs)
    garments = sum(len(pack.garments) for pack in packs)
    tiles = sum(face.count for pack in packs for face in pack.faces)
    sides = sum(len(pack.sides) for pack in packs)
    lines = [
        f"The data is good: {', '.join(box.packs)}.",
        f"{cards} different employees, {garments} garments, {tiles} resource tiles, {sides} board sides.",
    ]
    jewelry = sum(one.count for pack in packs if pack.jeweler_board for one in pack.jeweler_board.jewelry)
    solo = sum(len(pack.barry.cards) for pack in packs if pack.barry)
    rulings = sum(len(pack.rulings) for pack in packs)
    lines.append(f"{jewelry} jewelry tiles, {solo} cards of the solo game, {rulings} rulings.")
    origins = Counter(figure.provenance for pack in packs for figure in pack.provenance)
    told = ", ".join(f"{origins[one]} {one.value}" for one in Provenance)
    lines.append(f"Figures: {told}.")
    if overrides is not None and overrides.is_dir():
        count = sum(1 for path in overrides.iterdir() if is_override_file(path))
        lines.append(f"Override files: {count}.")
    lines.append(f"Digest: {box.digest}")
    return lines
