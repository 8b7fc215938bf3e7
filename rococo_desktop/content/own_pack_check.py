"""A player's own pack, looked through: everything wrong with it, alone and together with others."""

from __future__ import annotations

from pathlib import Path

from rococo_desktop.content.box_loading import find_problems
from rococo_desktop.content.pack_shelf import infos, read_shelf
from rococo_desktop.content.words.catalogue import TEXT
from rococo_desktop.content.yaml.problems import Problem
from rococo_desktop.files import locations
from rococo_desktop.model.pack_info import PackInfo


def problems_of_own(info: PackInfo, data: Path, own: Path) -> tuple[Problem, ...]:
    """Everything wrong with a player's own pack, alone and with all it may be played with."""
    others = [one.id for one in infos(read_shelf(data)) if one.is_chosen and one.id not in info.excludes]
    alone = find_problems(packs=[*info.needs, info.id], data_dir=data, own_dir=own)
    found = {*alone, *unread_files(own / info.id)}
    if not alone:
        found |= set(find_problems(packs=[*others, *info.needs, info.id], data_dir=data, own_dir=own))
    return tuple(sorted(found))


def unread_files(folder: Path) -> list[Problem]:
    """What lies in a pack and is none of its files; misnamed YAML is told when the pack is read."""
    problems = []
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        words = inside == Path(TEXT) or (inside.parent == Path(TEXT) and path.suffix == ".po")
        yaml = len(inside.parts) == 1 and path.suffix.lower() in (".yaml", ".yml")
        if not words and not yaml and not path.name.startswith("."):
            shown = locations.shown_path(path)
            problems.append(Problem(shown, 1, "this is not read: no pack has such a file"))
    return problems
