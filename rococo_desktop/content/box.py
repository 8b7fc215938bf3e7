"""Loads the whole box: our packs, a player's corrections over them, everything checked together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from rococo_desktop.content import locations
from rococo_desktop.content.barry import read_barry
from rococo_desktop.content.base_figures import read_figures
from rococo_desktop.content.board import read_sides
from rococo_desktop.content.digest import digest_of
from rococo_desktop.content.goods import read_faces, read_garments
from rococo_desktop.content.jeweler import read_jeweler_board
from rococo_desktop.content.names import BASE, PACKS, SECTIONS_OF_PACK
from rococo_desktop.content.nodes import Node, shortened
from rococo_desktop.content.overrides import (
    Overrides,
    merge_overrides,
    read_override_files,
    saved_overrides,
)
from rococo_desktop.content.printed import check_base
from rococo_desktop.content.printed_modules import check_module
from rococo_desktop.content.problems import ContentError, Place, Problem, ProblemList, did_you_mean
from rococo_desktop.content.reach import check_reach
from rococo_desktop.content.reading import read_file
from rococo_desktop.content.rulings import read_rulings
from rococo_desktop.content.section import Ids, Section
from rococo_desktop.content.staff import read_employees
from rococo_desktop.model.definitions import Box, Figure, Pack

T = TypeVar("T")

FILES = {
    "employees": "employees.yaml",
    "garments": "garments.yaml",
    "resources": "resources.yaml",
    "sides": "board.yaml",
    "figures": "figures.yaml",
    "jeweler_board": "jeweler_board.yaml",
    "barry": "barry.yaml",
    "rulings": "rulings.yaml",
}
"""The file of a pack that holds each section."""

_Files = dict[tuple[str, str], Node]


def load_box(
    packs: Sequence[str] | None = None,
    data_dir: Path | None = None,
    overrides_dir: Path | None = None,
    overrides: Overrides | None = None,
) -> Box:
    """Returns the checked content; raises ContentError with every problem if there is any.

    Without `packs` every pack of the data folder is loaded; without `data_dir` our own folder is used.
    Corrections come from a folder or, for a saved game, as the plain data that `load_overrides` gave;
    without either there are none.
    """
    box, problems = _load(packs, data_dir, overrides_dir, overrides)
    if problems:
        raise ContentError(problems)
    return box


def find_problems(
    packs: Sequence[str] | None = None,
    data_dir: Path | None = None,
    overrides_dir: Path | None = None,
    overrides: Overrides | None = None,
) -> tuple[Problem, ...]:
    """Returns everything wrong with the content that `load_box` would load, by file and line."""
    return _load(packs, data_dir, overrides_dir, overrides)[1]


def _load(
    packs: Sequence[str] | None,
    data_dir: Path | None,
    overrides_dir: Path | None,
    overrides: Overrides | None,
) -> tuple[Box, tuple[Problem, ...]]:
    problems = ProblemList()
    folder = locations.data_dir() if data_dir is None else data_dir
    wanted = _wanted_packs(packs, folder, problems)
    files: _Files = {}
    for pack in wanted:
        files.update(_read_pack(pack, folder / pack, problems))
    documents: list[Node] = []
    if overrides_dir is not None:
        documents += read_override_files(overrides_dir, problems)
    if overrides is not None:
        documents += saved_overrides(overrides, problems)
    if documents:
        files = merge_overrides(files, documents, problems)
    ids = {section: Ids() for section in FILES}
    loaded = {pack: _define(pack, files, ids, problems) for pack in wanted}
    digest = "" if len(problems) else digest_of(loaded.values())
    return Box(loaded, digest), problems.found


def _wanted_packs(packs: Sequence[str] | None, folder: Path, problems: ProblemList) -> tuple[str, ...]:
    """The packs to load in the order of the box; the base game is always among them."""
    if packs is None:
        return tuple(pack for pack in PACKS if pack == BASE or (folder / pack).is_dir())
    for pack in packs:
        if pack not in PACKS:
            where = Place(locations.shown_path(folder), 1)
            problems.add(where, f"there is no pack {shortened(pack)!r}{did_you_mean(pack, PACKS)}")
    return tuple(pack for pack in PACKS if pack == BASE or pack in packs)


def _read_pack(pack: str, folder: Path, problems: ProblemList) -> _Files:
    """Reads the files of one pack: those of its sections, all of them and no others."""
    shown = locations.shown_path(folder)
    if not folder.is_dir():
        problems.add(Place(shown, 1), "the folder is missing")
        return {}
    present = {path.name for path in folder.iterdir() if path.suffix.lower() in (".yaml", ".yml")}
    names = {section: FILES[section] for section in SECTIONS_OF_PACK[pack]}
    for name in sorted(present - set(names.values())):
        hint = did_you_mean(name, names.values())
        problems.add(Place(f"{shown}/{name}", 1), f"this pack has no file of this name{hint}")
    if not present:
        problems.add(Place(shown, 1), "the folder holds no data files")
        return {}
    files: _Files = {}
    for section, name in names.items():
        node = read_file(folder / name, f"{shown}/{name}", problems)
        if node is not None:
            files[pack, section] = node
    return files


def _define(pack: str, files: _Files, ids: dict[str, Ids], problems: ProblemList) -> Pack:
    """Reads the sections of one pack into its definitions, and holds them against the rulebooks."""
    reader = _PackReader(pack, files, ids, problems)
    definition = Pack(
        id=pack,
        employees=reader.read("employees", read_employees, ()),
        garments=reader.read("garments", read_garments, ()),
        faces=reader.read("resources", read_faces, ()),
        sides=reader.read("sides", read_sides, ()),
        figures=reader.read("figures", read_figures, None),
        jeweler_board=reader.read("jeweler_board", read_jeweler_board, None),
        barry=reader.read("barry", read_barry, None),
        rulings=reader.read("rulings", read_rulings, ()),
        provenance=reader.provenance(),
    )
    check = check_base if pack == BASE else check_module
    check(definition, reader.sections, reader.sound)
    check_reach(definition, reader.sections, reader.sound)
    return definition


class _PackReader:
    """Reads the sections of one pack one after the other, and remembers which were free of problems."""

    def __init__(self, pack: str, files: _Files, ids: dict[str, Ids], problems: ProblemList) -> None:
        self.pack = pack
        self.files = files
        self.ids = ids
        self.problems = problems
        self.sections: dict[str, Section] = {}
        self.sound: set[str] = set()

    def read(self, name: str, reader: Callable[[Section], T], nothing: T) -> T:
        """Reads one section, or returns `nothing` if the pack has no such file."""
        root = self.files.get((self.pack, name))
        if root is None:
            return nothing
        before = len(self.problems)
        section = Section(name, self.pack, root, self.problems, self.ids[name])
        result = reader(section)
        section.finish()
        self.sections[name] = section
        if len(self.problems) == before:
            self.sound.add(name)
        return result

    def provenance(self) -> tuple[Figure, ...]:
        """The figures of every section read so far."""
        return tuple(figure for section in self.sections.values() for figure in section.figures)
