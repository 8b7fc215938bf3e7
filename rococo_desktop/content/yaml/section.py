"""One section of a pack being read: what employees, garments, tiles, board and figures share."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rococo_desktop.content.yaml.fields import Row
from rococo_desktop.content.yaml.nodes import Node, shortened
from rococo_desktop.content.yaml.problems import ProblemList
from rococo_desktop.content.yaml.provenance import Origins, check_names, read_origins
from rococo_desktop.model.definitions import Figure
from rococo_desktop.model.pack_info import PackInfo

_ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}\Z")


class Ids:
    """The ids already used, each with the place of its entry, so that none is used twice."""

    def __init__(self) -> None:
        self._used: dict[str, Node] = {}

    def claim(self, row: Row) -> str:
        """Reads the `id` of an entry and notes a problem if it is malformed or already used."""
        node = row.child("id")
        if node is None:
            return ""
        if not isinstance(node.value, str) or not _ID.match(node.value):
            row.problems.add(node, f"an id must be a word in small letters, not {node.sort}")
            return ""
        earlier = self._used.setdefault(node.value, node)
        if earlier is not node:
            row.problems.add(node, f"the id {node.value!r} is already used in {earlier.file}:{earlier.line}")
        return node.value


class Section:
    """Reads one section; gathers its figures with their provenance."""

    def __init__(
        self,
        name: str,
        pack: PackInfo,
        root: Node,
        problems: ProblemList,
        ids: Ids,
        packs: Iterable[str] = (),
    ) -> None:
        self.name = name
        self.pack = pack.id
        self.info = pack
        self.packs = tuple(packs)
        """Every pack there is, played or not."""
        self.root = root
        self.problems = problems
        self.ids = ids
        self.figures: list[Figure] = []
        self._provenances: list[Node] = []
        with Row(root, problems, "the file") as row:
            self.origins = self._origins(row, None)
            self.content = row.child(name)

    @property
    def place(self) -> Node:
        """Where the section begins, for problems of the section as a whole."""
        return self.content if self.content is not None else self.root

    def entries(self) -> list[Node]:
        """The entries of a section that is a list."""
        content = self.content
        if content is None:
            return []
        if not isinstance(content.value, list) or not content.value:
            self.problems.add(content, f"{self.name} must be a list of entries, not {content.sort}")
            return []
        return content.value

    def note(self, row: Row, owner: str, names: Iterable[str], outer: Origins | None = None) -> Origins:
        """Reads the row's own provenance and files a figure for each of the named fields."""
        fields = tuple(names)
        origins = self._origins(row, outer or self.origins)
        self.figures.extend(Figure(self.pack, owner, name, origins.of(name)) for name in fields)
        return origins

    def _origins(self, row: Row, outer: Origins | None) -> Origins:
        node = row.child("provenance", required=False)
        if node is not None:
            self._provenances.append(node)
        return read_origins(node, self.problems, outer)

    def finish(self) -> None:
        """Checks that provenance names only fields that exist."""
        if self.figures:
            names = dict.fromkeys(figure.name for figure in self.figures)
            for node in self._provenances:
                check_names(node, names, self.problems)


def label(what: str, row_id: str) -> str:
    """Returns how an entry is called in messages."""
    return f"{what} {shortened(row_id)!r}" if row_id else f"a {what}"
