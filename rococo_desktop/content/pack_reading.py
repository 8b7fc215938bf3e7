"""Reads the files of packs into definitions, one after the other, and holds each against what it must be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from rococo_desktop.content.printed import check_of
from rococo_desktop.content.sections.base_figures import read_figures
from rococo_desktop.content.sections.board import read_sides
from rococo_desktop.content.sections.du_barry import read_barry
from rococo_desktop.content.sections.garments_and_tiles import read_faces, read_garments
from rococo_desktop.content.sections.jeweler import read_jeweler_board
from rococo_desktop.content.sections.rulings import read_rulings
from rococo_desktop.content.sections.staff import read_employees
from rococo_desktop.content.usable_words import Reach
from rococo_desktop.content.whole_box_check import check_whole
from rococo_desktop.content.yaml.data_keywords import FILES
from rococo_desktop.content.yaml.nodes import Node
from rococo_desktop.content.yaml.problems import ProblemList
from rococo_desktop.content.yaml.section import Ids, Section
from rococo_desktop.model.definitions import Figure, Pack
from rococo_desktop.model.pack_info import PackInfo

T = TypeVar("T")

Files = dict[tuple[str, str], Node]
"""The trees of all files, by pack and section."""


class Definer:
    """Makes packs of files; no two pieces of them share an id."""

    def __init__(
        self, files: Files, known: tuple[PackInfo, ...], problems: ProblemList, *, printed: bool
    ) -> None:
        self.files = files
        self.problems = problems
        self.printed = printed
        self._known = tuple(info.id for info in known)
        self._reach = Reach(known)
        self._ids = {section: Ids() for section in FILES}
        self._read: dict[str, _PackReader] = {}

    def define(self, info: PackInfo) -> Pack:
        """Reads the sections of one pack, and holds them against the rulebooks if that is wanted."""
        reader = _PackReader(info, self.files, self._ids, self._known, self.problems)
        pack = Pack(
            id=info.id,
            info=info,
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
        if self.printed and info.facts:
            check_of(info.facts)(pack, reader.sections, reader.sound)
        self._reach.check(pack, reader.sections, reader.sound)
        self._read[info.id] = reader
        return pack

    def check_whole(self, packs: Mapping[str, Pack]) -> None:
        """Holds all packs together against what a game needs; nothing is said of what could not be read."""
        if not len(self.problems):
            sections = {name: reader.sections for name, reader in self._read.items()}
            check_whole(packs, sections, self.problems)


class _PackReader:
    """Reads the sections of one pack one after the other, and remembers which were free of problems."""

    def __init__(
        self, info: PackInfo, files: Files, ids: dict[str, Ids], known: tuple[str, ...], problems: ProblemList
    ) -> None:
        self.info = info
        self.files = files
        self.ids = ids
        self.known = known
        self.problems = problems
        self.sections: dict[str, Section] = {}
        self.sound: set[str] = set()

    def read(self, name: str, reader: Callable[[Section], T], nothing: T) -> T:
        """Reads one section, or returns `nothing` if the pack has no such file."""
        root = self.files.get((self.info.id, name))
        if root is None:
            return nothing
        before = len(self.problems)
        section = Section(name, self.info, root, self.problems, self.ids[name], self.known)
        result = reader(section)
        section.finish()
        self.sections[name] = section
        if len(self.problems) == before:
            self.sound.add(name)
        return result

    def provenance(self) -> tuple[Figure, ...]:
        """The figures of every section read so far."""
        return tuple(figure for section in self.sections.values() for figure in section.figures)
