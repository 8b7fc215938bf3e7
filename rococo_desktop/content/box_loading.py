"""Loads the whole box: packs, a player's corrections over them, everything checked together.

A box is made of files by pack and section. They come from folders, or as the plain data that `Box.data` was
before it went into a save or to another process; either way they pass the same strict readers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rococo_desktop.content.digest import digest_of
from rococo_desktop.content.manifest import CODE, FILE, MANIFEST
from rococo_desktop.content.overrides import (
    Overrides,
    merge_changes,
    merge_overrides,
    read_override_files,
    saved_overrides,
)
from rococo_desktop.content.pack_reading import Definer, Files
from rococo_desktop.content.pack_shelf import OnShelf, Shelf, infos, read_shelf
from rococo_desktop.content.saved_box import read_saved
from rococo_desktop.content.words.catalogue import TEXT
from rococo_desktop.content.words.pack_words import check_words, read_words
from rococo_desktop.content.yaml.data_keywords import FILES
from rococo_desktop.content.yaml.nodes import Node, shortened
from rococo_desktop.content.yaml.problems import ContentError, FileLine, Problem, ProblemList, did_you_mean
from rococo_desktop.content.yaml.reading import read_file
from rococo_desktop.files import locations
from rococo_desktop.model.definitions import Box
from rococo_desktop.model.pack_info import PackInfo
from rococo_desktop.model.vocabulary import PackKind

BoxData = Mapping[str, Mapping[str, Any]]
"""A box as plain data: each pack by id, each of its files by section, pack.yaml among them."""


def load_box(
    packs: Sequence[str] | None = None,
    data_dir: Path | None = None,
    overrides_dir: Path | None = None,
    overrides: Overrides | None = None,
    own_dir: Path | None = None,
) -> Box:
    """Returns the checked content; raises ContentError with every problem if there is any.

    Without `packs` every pack of the data folder is loaded, as it lies there: what packs change in others
    holds only where they are named. Without `data_dir` our own folder is used; a player's own packs are found
    in `own_dir` alone. Corrections come from a folder or as the plain data that `load_overrides` gave;
    without either there are none.
    """
    box, problems = _load(packs, data_dir, overrides_dir, overrides, own_dir)
    if problems:
        raise ContentError(problems)
    return box


def find_problems(
    packs: Sequence[str] | None = None,
    data_dir: Path | None = None,
    overrides_dir: Path | None = None,
    overrides: Overrides | None = None,
    own_dir: Path | None = None,
) -> tuple[Problem, ...]:
    """Returns everything wrong with the content that `load_box` would load, by file and line."""
    return _load(packs, data_dir, overrides_dir, overrides, own_dir)[1]


def load_saved(
    data: BoxData | object, data_dir: Path | None = None, overrides: Overrides | None = None
) -> Box:
    """The box that `Box.data` is the data of; ContentError if it is not such data, or damaged.

    Corrections are made where they are not in the data yet. What is printed is not asked: figures that were
    good when a game was begun are good for that game. Code comes from our own packs of the same id, never
    from the data.
    """
    problems = ProblemList()
    shelf = read_shelf(locations.data_dir() if data_dir is None else data_dir)
    files, packs, texts = read_saved(data, shelf, problems)
    if overrides is not None:
        files = merge_overrides(files, saved_overrides(overrides, problems), tuple(shelf), problems)
    known = {info.id: info for info in (*infos(shelf), *packs)}
    box = _defined(packs, files, known.values(), problems, texts)
    if len(problems):
        raise ContentError(problems.found)
    return box


def _load(
    packs: Sequence[str] | None,
    data_dir: Path | None,
    overrides_dir: Path | None,
    overrides: Overrides | None,
    own_dir: Path | None,
) -> tuple[Box, tuple[Problem, ...]]:
    problems = ProblemList()
    folder = locations.data_dir() if data_dir is None else data_dir
    shelf = read_shelf(folder, own_dir)
    wanted = _wanted_packs(packs, shelf, folder, problems)
    files: Files = {}
    for one in wanted:
        files.update(_read_pack(one, problems))
    played = [one.info for one in wanted if one.info is not None]
    texts = {one.id: read_words(one.folder, problems) for one in wanted if one.info and one.info.own}
    documents: list[Node] = []
    if overrides_dir is not None:
        documents += read_override_files(overrides_dir, problems)
    if overrides is not None:
        documents += saved_overrides(overrides, problems)
    if documents:
        files = merge_overrides(files, documents, tuple(shelf), problems)
    known = infos(shelf)
    changes = [node for (_, section), node in files.items() if section == "changes"]
    if not changes or packs is None:
        return _defined(played, files, known, problems, texts, printed=True), problems.found
    # What is printed of a pack holds for the pack itself; what another makes of it is that one's own affair.
    _defined([info for info in played if not info.own], files, known, problems, {}, printed=True)
    files = merge_changes(files, changes, tuple(shelf), problems)
    return _defined(played, files, known, problems, texts), problems.found


def _defined(
    packs: Sequence[PackInfo],
    files: Files,
    known: Iterable[PackInfo],
    problems: ProblemList,
    texts: Mapping[str, Mapping[str, str]],
    *,
    printed: bool = False,
) -> Box:
    definer = Definer(files, tuple(known), problems, printed=printed)
    loaded = {info.id: definer.define(info) for info in packs}
    definer.check_whole(loaded)
    for name, words in texts.items():
        shown = Path(files[name, MANIFEST].file).parent
        check_words(loaded[name], words, str(shown), problems)
    if len(problems):
        return Box(loaded, "")
    data = _plain(files, packs)
    for name, words in texts.items():
        data[name] |= {TEXT: dict(words)} if words else {}
    return Box(loaded, digest_of(loaded.values()), data)


def _plain(files: Files, packs: Sequence[PackInfo]) -> dict[str, dict[str, Any]]:
    """The files as plain data, without what is only words of ours and what is already done."""
    data: dict[str, dict[str, Any]] = {info.id: {} for info in packs}
    for (pack, section), node in files.items():
        if pack in data and section not in ("rulings", "changes"):
            data[pack][section] = node.plain()
    for info in packs:
        said = {key: value for key, value in data[info.id][MANIFEST][MANIFEST].items() if key not in CODE}
        kept = [one for one in info.sections if one not in ("rulings", "changes")]
        data[info.id][MANIFEST] = {MANIFEST: {**said, "sections": kept}}
    return data


def _wanted_packs(
    packs: Sequence[str] | None, shelf: Shelf, folder: Path, problems: ProblemList
) -> list[OnShelf]:
    """The packs to load in the order of the box; the base game is always among them."""
    ours = [one for one in shelf.values() if one.info is None or not one.info.own]
    base = [one for one in ours if one.info is not None and one.info.kind is PackKind.BASE]
    broken = [one for one in ours if one.info is None]
    if len(base) != 1 and not broken:
        where = FileLine(locations.shown_path(folder), 1)
        problems.add(where, f"there must be one pack of kind base here, with a pack.yaml, not {len(base)}")
    if packs is None:
        wanted = ours
    else:
        for pack in packs:
            if pack not in shelf:
                where = FileLine(locations.shown_path(folder), 1)
                problems.add(where, f"there is no pack {shortened(pack)!r}{did_you_mean(pack, shelf)}")
        wanted = [one for one in shelf.values() if one in base or one in broken or one.id in packs]
    for one in wanted:
        for problem in one.problems:
            problems.add(problem, problem.message)
    if packs is not None:
        _check_company(wanted, problems)
    return wanted


def _check_company(wanted: Sequence[OnShelf], problems: ProblemList) -> None:
    """Notes what a pack needs and does not get, and what it cannot be played with."""
    names = {one.id for one in wanted}
    for one in wanted:
        if one.info is None or one.node is None:
            continue
        said = one.node.items()[MANIFEST].items()
        for other in one.info.needs:
            if other not in names:
                problems.add(said["needs"], f"{one.id} is played only with {shortened(other)}")
        for other in one.info.excludes:
            if other in names:
                problems.add(said["excludes"], f"{one.id} is not played with {shortened(other)}")


def _read_pack(one: OnShelf, problems: ProblemList) -> Files:
    """Reads the files of one pack: those of its sections, all of them and no others."""
    info, folder = one.info, one.folder
    if info is None or one.node is None:
        return {}
    shown = locations.shown_path(folder)
    names = {section: FILES[section] for section in info.sections}
    known = [FILE, *names.values()]
    present = {path.name for path in folder.iterdir() if path.suffix.lower() in (".yaml", ".yml")}
    for name in sorted(present - set(known)):
        if name in FILES.values():
            section = next(section for section, file in FILES.items() if file == name)
            message = f"the pack.yaml does not name this file: its sections lack {section!r}"
        else:
            message = f"this pack has no file of this name{did_you_mean(name, known)}"
        problems.add(FileLine(f"{shown}/{name}", 1), message)
    files: Files = {(one.id, MANIFEST): one.node}
    for section, name in names.items():
        node = read_file(folder / name, f"{shown}/{name}", problems)
        if node is not None:
            files[one.id, section] = node
    return files
