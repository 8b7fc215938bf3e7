"""The `validate` command: tells everything wrong with data, packs or overrides, or that all is well."""

from __future__ import annotations

import sys
from collections import Counter
from functools import partial
from pathlib import Path

from rococo_desktop.ai.levels import load_levels
from rococo_desktop.ai.weights import load_weights
from rococo_desktop.content.box_loading import find_problems, load_box
from rococo_desktop.content.manifest import FILE
from rococo_desktop.content.overrides import is_override_file
from rococo_desktop.content.own_pack_check import problems_of_own, unread_files
from rococo_desktop.content.pack_shelf import read_shelf
from rococo_desktop.content.rivals import load_characters, load_strength
from rococo_desktop.content.words.catalogue import TEXT
from rococo_desktop.content.words.pack_words import check_words, read_words
from rococo_desktop.content.words.translation_check import check_languages
from rococo_desktop.content.yaml.problems import ContentError, Problem, ProblemList
from rococo_desktop.files import locations
from rococo_desktop.model.definitions import Box
from rococo_desktop.model.vocabulary import Provenance

GOOD, FOUND, WRONG_USE = 0, 1, 2
USAGE = """usage: rococo-desktop validate [FOLDER]

Tells everything wrong with our data and with your own packs and corrections, by file and line.
FOLDER: only that folder, of data, of packs, one pack, or of corrections."""

RIVALS = "ai"
_BESIDE_PACKS = (RIVALS, "released", TEXT)
"""Folders of our data that are no packs: rivals, earlier versions, and the words of the game."""


def main(args: list[str]) -> int:
    """Checks our data and the player's packs and overrides, or the folder given; returns the exit code.

    The folder is a data folder with a base pack in it, one pack or a folder of packs of one's own, or a
    folder of overrides to hold against our data.
    """
    if args in (["--help"], ["-h"]):
        print(USAGE)
        return GOOD
    if len(args) > 1 or (args and args[0].startswith("-")):
        return _refuse("validate takes at most one folder: of data, of packs or of overrides.")
    if not args:
        return _check(locations.data_dir(), locations.overrides_dir(), locations.packs_dir())
    folder = Path(args[0])
    if not folder.is_dir():
        return _refuse(f"{folder} is not a folder.")
    around = folder.resolve().parent if (folder / FILE).exists() else folder
    if any((path / FILE).exists() for path in around.iterdir()):
        if _has_base(around):
            return _check(around, None, None)
        one = folder.resolve().name if around != folder else ""
        return _check(locations.data_dir(), None, around, one)
    if any(is_override_file(path) for path in folder.iterdir()):
        return _check(locations.data_dir(), folder, None)
    if any(path.is_dir() for path in folder.iterdir()):
        return _check(locations.data_dir(), None, folder)
    return _refuse(f"{folder} holds neither data packs nor override files.")


def _has_base(folder: Path) -> bool:
    return any("kind: base" in path.read_text("utf-8", "replace") for path in folder.glob(f"*/{FILE}"))


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return WRONG_USE


def _check(data: Path, overrides: Path | None, own: Path | None, only: str = "") -> int:
    problems = {*find_problems(data_dir=data, overrides_dir=overrides), *_unread(data, ours=True)}
    packs = []
    if own is not None and own.is_dir():
        problems |= {one for one in _unread(own, ours=False) if not only or Path(one.file).name == only}
        shelf = read_shelf(data, own)
        for one in shelf.values():
            if one.folder.parent == own and (not only or one.folder.name == only):
                problems |= set(one.problems)
                if one.info is not None:
                    packs.append(one.info)
                    problems |= set(problems_of_own(one.info, data, own))
    problems |= set(_problems_of_rivals(data / RIVALS))
    spoken = ProblemList()
    languages = check_languages(data, spoken)
    problems |= {*spoken.found, *(_problems_of_words(data) if not problems else ())}
    for problem in sorted(problems):
        print(problem)
    if problems:
        print(f"{len(problems)} {'problem' if len(problems) == 1 else 'problems'} found.")
        return FOUND
    for line in _summary(load_box(data_dir=data, overrides_dir=overrides), overrides):
        print(line)
    for language, said, of in languages:
        print(f"Translated: {language}, {said} of {of} entries; the others are said in English.")
    for info in packs:
        print(f"Not of the box, and good: {info.id} ({info.name}).")
    return GOOD


def _problems_of_rivals(folder: Path) -> tuple[Problem, ...]:
    """What is wrong with the files about rivals; another data folder may have none."""
    if not folder.is_dir():
        return ()
    found: list[Problem] = []
    for load, name in (
        (load_weights, "greedy.yaml"),
        (load_levels, "levels.yaml"),
        (partial(load_characters, weights=folder / "greedy.yaml"), "characters.yaml"),
        (load_strength, "strength.yaml"),
    ):
        try:
            load(folder / name)
        except ContentError as error:
            found += error.problems
    return tuple(found)


def _problems_of_words(data: Path) -> tuple[Problem, ...]:
    """What is wrong with the words our packs bring along."""
    problems = ProblemList()
    for name, pack in load_box(data_dir=data).packs.items():
        shown = locations.shown_path(data / name)
        check_words(pack, read_words(data / name, problems), shown, problems)
    return problems.found


def _unread(folder: Path, *, ours: bool) -> list[Problem]:
    """Every file and folder that nothing reads: a folder without a pack.yaml, a file beside the packs."""
    problems = []
    for path in sorted(folder.iterdir()):
        if path.name.startswith(".") or (ours and path.name in _BESIDE_PACKS):
            continue
        shown = locations.shown_path(path)
        if not path.is_dir():
            problems.append(Problem(shown, 1, "this file is not read: it lies in no pack"))
        elif not (path / FILE).exists():
            problems.append(Problem(shown, 1, f"this folder is not read: it has no {FILE}"))
        elif ours:
            problems += unread_files(path)
    return problems


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
