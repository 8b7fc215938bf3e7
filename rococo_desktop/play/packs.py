"""The packs a table can be set with: those of the box, and a player's own."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from rococo_desktop.files.locations import data_dir, packs_dir
from rococo_desktop.model.pack_info import PackInfo
from rococo_desktop.model.vocabulary import PackKind


class OfferedPack(NamedTuple):
    """A pack as it is offered; `why` is the first thing wrong with one that cannot be played."""

    info: PackInfo
    why: str = ""


def box_packs() -> tuple[PackInfo, ...]:
    """Every pack of the box, in its order."""
    return _of_folder(data_dir())


@lru_cache(8)
def _of_folder(folder: Path) -> tuple[PackInfo, ...]:
    from rococo_desktop.content.pack_shelf import infos, read_shelf  # here: the title does not wait for YAML

    return infos(read_shelf(folder))


def choosable_modules() -> tuple[str, ...]:
    """The packs of the box that people choose; the rival of a single player comes along by herself."""
    return tuple(info.id for info in box_packs() if info.is_chosen)


def modules_named(wish: str) -> tuple[str, ...]:
    """The packs of a comma list, in which `all` stands for those of the box."""
    parts = wish.split(",")
    return tuple(name for part in parts for name in (choosable_modules() if part == "all" else (part,)))


def solo_packs() -> tuple[str, ...]:
    """The packs that come along when one person plays alone."""
    return tuple(info.id for info in box_packs() if info.kind is PackKind.SOLO)


def offered_packs(folder: Path | None = None) -> tuple[OfferedPack, ...]:
    """Everything that can be chosen: packs of the box, then a player's own, each checked as ours are."""
    chosen = tuple(OfferedPack(info) for info in box_packs() if info.is_chosen)
    where = packs_dir() if folder is None else folder
    return chosen if not where.is_dir() else (*chosen, *_own(where))


def own_folders(folder: Path | None = None) -> tuple[Path, ...]:
    """The folders of a player's own packs, whatever is in them."""
    where = packs_dir() if folder is None else folder
    try:
        return tuple(sorted(path for path in where.iterdir() if path.is_dir()))
    except OSError:
        return ()


def _own(where: Path) -> list[OfferedPack]:
    from rococo_desktop.content.own_pack_check import problems_of_own
    from rococo_desktop.content.pack_shelf import read_shelf

    found = []
    try:
        shelf = read_shelf(data_dir(), where)
    except OSError:
        return []
    for one in shelf.values():
        if one.folder.parent != where:
            continue
        info = one.info or PackInfo(one.folder.name, name=one.folder.name, own=True)
        problems = one.problems or problems_of_own(info, data_dir(), where)
        found.append(OfferedPack(info, str(problems[0]) if problems else ""))
    return found


def known_packs() -> tuple[PackInfo, ...]:
    """What can be chosen and played, as far as it says itself; own packs are not looked through."""
    stamps = []
    for folder in own_folders():
        try:
            stamps.append((folder.name, (folder / "pack.yaml").stat().st_mtime_ns))
        except OSError:
            continue
    return _with_own(data_dir(), packs_dir(), tuple(stamps)) if stamps else box_packs()


@lru_cache(4)
def _with_own(data: Path, own: Path, stamps: tuple[tuple[str, int], ...]) -> tuple[PackInfo, ...]:
    from rococo_desktop.content.pack_shelf import infos, read_shelf

    return infos(read_shelf(data, own))


def is_here(pack: str) -> bool:
    """True if there is a folder of this pack, ours or the player's; it is not looked into."""
    return any((folder / pack / "pack.yaml").is_file() for folder in (data_dir(), packs_dir()))


def title_of(pack: str) -> PackInfo:
    """What a pack is called, also one that is not here any more."""
    for info in known_packs():
        if info.id == pack:
            return info
    return PackInfo(pack, name=pack.replace("_", " ").strip().title() or pack, about="", own=True)
