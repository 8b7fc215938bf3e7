"""The shelf: every pack there is, as its pack.yaml says; ours in their order, then a player's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from rococo_desktop.content.manifest import FILE, read_manifest
from rococo_desktop.content.yaml.effects import VERBS
from rococo_desktop.content.yaml.nodes import Node
from rococo_desktop.content.yaml.problems import FileLine, Problem, ProblemList
from rococo_desktop.content.yaml.reading import read_file
from rococo_desktop.files import locations
from rococo_desktop.model.pack_info import PackInfo
from rococo_desktop.model.vocabulary import PackKind


@dataclass(frozen=True, slots=True)
class OnShelf:
    """One folder with a pack.yaml: what it says, or everything wrong with that."""

    id: str
    folder: Path
    info: PackInfo | None
    node: Node | None
    problems: tuple[Problem, ...] = ()


Shelf = Mapping[str, OnShelf]
"""Folders of packs by name, in the order they are laid out."""


def read_shelf(data_dir: Path, own_dir: Path | None = None) -> Shelf:
    """Every pack of our folder, and of a player's, by id; those that cannot be read come last."""
    ours = [_on_shelf(folder, own=False) for folder in _pack_folders(data_dir)]
    taken = {one.id for one in ours}
    own = [_on_shelf(folder, own=True, taken=taken) for folder in _pack_folders(own_dir)]
    found: dict[str, OnShelf] = {}
    for one in sorted(ours, key=_place) + sorted(own, key=_place):
        found.setdefault(one.id, one)
    return found


def _pack_folders(folder: Path | None) -> Iterable[Path]:
    if folder is None or not folder.is_dir():
        return []
    return sorted(path for path in folder.iterdir() if (path / FILE).exists())


def _on_shelf(folder: Path, *, own: bool, taken: Iterable[str] = ()) -> OnShelf:
    problems = ProblemList()
    shown = f"{locations.shown_path(folder)}/{FILE}"
    node = read_file(folder / FILE, shown, problems)
    info = None if node is None else read_manifest(node, problems, own=own, verbs=VERBS)
    if info is not None and node is not None and info.id != folder.name:
        where = node.items()["pack"].items()["id"]
        problems.add(where, f"the id is {info.id!r}, but the folder is called {folder.name!r}")
    if folder.name in taken:
        problems.add(
            FileLine(shown, 1), f"there is a pack {folder.name!r} in the box already: take another id"
        )
    found = problems.found
    # A pack of ours that cannot be read is told for what it is; two of one id are told apart by their folder.
    name = f"{folder.name} (own)" if folder.name in taken else folder.name
    return OnShelf(name, folder, None if found else info, node, found)


def _place(one: OnShelf) -> tuple[int, int, str]:
    info = one.info
    return (1, 0, one.id) if info is None else (0 if info.kind is PackKind.BASE else 1, info.order, one.id)


def infos(shelf: Shelf) -> tuple[PackInfo, ...]:
    """What the packs of a shelf say of themselves, without those that cannot be read."""
    return tuple(one.info for one in shelf.values() if one.info is not None)
