"""A player's corrections: YAML files with changed entries, merged over our data before it is checked.

An override file has the sections of our own files; entries are found by their id and give only the fields
that differ. `add: true` makes a new entry, `remove: true` takes one out, and lists of spaces and prices may
be of another length; whether a game can still be played is checked when all is merged. What the rest of the
game is built on cannot change. A pack may change others in the same way, in its changes.yaml.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rococo_desktop.content.yaml.data_keywords import BASE, same
from rococo_desktop.content.yaml.fields import Row, elements
from rococo_desktop.content.yaml.nodes import Node, Plain, from_plain, shortened
from rococo_desktop.content.yaml.problems import ContentError, FileLine, ProblemList, did_you_mean
from rococo_desktop.content.yaml.reading import read_file
from rococo_desktop.files.locations import shown_path

SECTIONS = ("employees", "garments", "resources", "sides", "figures", "jeweler_board", "barry")
"""What a player may correct; rulings are words of ours, not figures."""

_ENTRY_LISTS = ("employees", "garments", "resources", "sides", "halls", "fireworks", "kitchen_left",
                "kitchen_right", "statues", "decorations", "jewelry", "tasks", "cards")  # fmt: skip
_MERGED_MAPPINGS = ("figures", "musicians", "jeweler_board", "barry", "hands")
_STRUCTURAL = ("level", "copies", "players", "needs_module", "drawers", "hire_spaces", "employees_dealt")

Overrides = Mapping[str, Plain]
"""Override files by name, as plain data: what a saved game keeps of them."""


def load_overrides(folder: Path) -> dict[str, Plain]:
    """Reads the override files of a folder as plain data; raises ContentError if one cannot be read."""
    problems = ProblemList()
    documents = read_override_files(folder, problems)
    if len(problems):
        raise ContentError(problems.found)
    return {Path(document.file).name: document.plain() for document in documents}


def read_override_files(folder: Path, problems: ProblemList) -> list[Node]:
    """Reads the override files of a folder in the order of their names; a missing folder holds none."""
    if not folder.is_dir():
        return []
    paths = sorted(path for path in folder.iterdir() if is_override_file(path))
    documents = (read_file(path, shown_path(path), problems) for path in paths)
    return [document for document in documents if document is not None]


def is_override_file(path: Path) -> bool:
    """Whether a file of the overrides folder is meant for us: YAML, and not hidden."""
    return path.suffix.lower() in (".yaml", ".yml") and not path.name.startswith(".") and path.is_file()


def saved_overrides(overrides: Overrides | object, problems: ProblemList) -> list[Node]:
    """Builds the documents of overrides kept as plain data, with the file name as their only place."""
    documents: list[Node] = []
    if not isinstance(overrides, Mapping):  # a damaged save may hold anything
        problems.add(FileLine("overrides", 1), "the saved overrides are damaged: they are not files by name")
        return documents
    for name, document in sorted(overrides.items()):
        try:
            documents.append(from_plain(document, name))
        except TypeError as error:
            problems.add(FileLine(name, 1), f"these overrides are damaged: {error}")
    return documents


def merge_overrides(
    files: Mapping[tuple[str, str], Node],
    documents: list[Node],
    packs: tuple[str, ...],
    problems: ProblemList,
) -> dict[tuple[str, str], Node]:
    """Returns the files of all packs, by pack and section, with every change made."""
    merged = dict(files)
    changed = {document.file for document in documents}
    loaded = {pack for pack, _ in files}
    for document in documents:
        with Row(document, problems, "the override file") as row:
            pack = row.word("pack", same(packs), default=BASE)
            for section in SECTIONS:
                node = row.child(section, required=False)
                # Changes to a pack that is not in play wait for a game with that pack.
                if node is None or pack not in loaded:
                    continue
                home = merged.get((pack, section))
                if home is None or section not in home.items():
                    problems.add(node, f"the pack {pack!r} has no {section}")
                    continue
                merger = _Merger(changed, problems)
                merged[(pack, section)] = merger.with_change(home, section, node)
    return merged


def merge_changes(
    files: Mapping[tuple[str, str], Node],
    documents: list[Node],
    packs: tuple[str, ...],
    problems: ProblemList,
) -> dict[tuple[str, str], Node]:
    """Returns the files with what packs change in others; each document lies under the key `changes`."""
    opened = []
    for document in documents:
        with Row(document, problems, "the file") as row:
            node = row.child("changes")
            if node is not None:
                opened.append(node)
    return merge_overrides(files, opened, packs, problems)


class _Merger:
    """Merges one change into our data without altering either tree."""

    def __init__(self, changed_files: set[str], problems: ProblemList) -> None:
        self.changed_files = changed_files
        self.problems = problems

    def with_change(self, home: Node, key: str, change: Node) -> Node:
        """Returns the mapping with one of its values changed."""
        old = home.items().get(key)
        value = change
        if key in _ENTRY_LISTS and old is not None:
            value = self._entries(old, key, change)
        elif key in _MERGED_MAPPINGS and old is not None:
            value = self._fields(old, change, key)
        elif not self._may_replace(old, key, change):
            return home
        entries = {**home.items(), key: value}
        lines = {**home.key_lines, key: change.line}
        return Node(entries, home.file, home.line, lines)

    def _may_replace(self, old: Node | None, key: str, change: Node) -> bool:
        if key in _STRUCTURAL:
            self.problems.add(change, f"{key} cannot be changed by an override")
            return False
        if old is None:
            return True
        if old.file in self.changed_files:
            self.problems.add(change, f"{key} is already changed in {old.file}:{old.line}")
            return False
        return True

    def _fields(self, old: Node, change: Node, what: str) -> Node:
        if not isinstance(change.value, dict):
            self.problems.add(change, f"{what} must be a mapping of the changed fields, not {change.sort}")
            return old
        merged = old
        for key, node in change.value.items():
            if key != "id":
                merged = self.with_change(merged, key, node)
        return merged

    def _entries(self, old: Node, section: str, change: Node) -> Node:
        entries = {entry.text("id") or "": entry for entry in old.elements()}
        place = old
        for node in elements(change, self.problems, section):
            wanted = node.text("id")
            if wanted is None:
                self.problems.add(node, f"an override of {section} must be a mapping with an id")
            elif self._says(node, ADD):
                if wanted in entries:
                    self.problems.add(node, f"{section} has a {shortened(wanted)!r} already: do not add it")
                else:
                    entries[wanted] = _without(node, ADD)
            elif wanted not in entries:
                hint = did_you_mean(wanted, entries) or ";"
                message = f"{section} has no {shortened(wanted)!r}{hint} a new entry says add: true"
                self.problems.add(node, message)
            elif self._says(node, REMOVE):
                if len(node.items()) > 2:
                    self.problems.add(node, f"{wanted} is removed and has other fields; say one or the other")
                del entries[wanted]
                place = node
            else:
                entries[wanted] = self._fields(entries[wanted], node, wanted)
        return Node(list(entries.values()), place.file, place.line)

    def _says(self, node: Node, word: str) -> bool:
        said = node.items().get(word)
        if said is not None and said.value is not True:
            self.problems.add(said, f"{word} must be true, or left out, not {said.sort}")
        return said is not None


ADD, REMOVE = "add", "remove"


def _without(node: Node, key: str) -> Node:
    entries = {name: child for name, child in node.items().items() if name != key}
    return Node(entries, node.file, node.line, node.key_lines)
