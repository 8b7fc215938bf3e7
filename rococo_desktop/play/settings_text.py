"""The settings as the text of their file: written so that people can read it, read field by field."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import yaml

from rococo_desktop.content.yaml.nodes import Node
from rococo_desktop.content.yaml.problems import ProblemList
from rococo_desktop.content.yaml.reading import read_file
from rococo_desktop.model.pack_info import PackInfo
from rococo_desktop.play.settings import Settings
from rococo_desktop.play.table_setup import TableSetup, table_problems

_TYPES = {
    name: hint for name, hint in get_type_hints(Settings, include_extras=True).items() if name != "unknown"
}

_TABLES = ("last_table", "last_solo")
_CHAIRS = "chairs"


def sound_fields(path: Path) -> tuple[dict[str, Any], tuple[str, ...]]:
    """What is sound in a file, by field, and every problem in a sentence with its line."""
    problems = ProblemList()
    root = read_file(path, path.name, problems)
    known = _known(root, problems) if root is not None else {}
    return known, tuple(str(problem) for problem in problems.found)


def _known(root: Node, problems: ProblemList) -> dict[str, Any]:
    """The sound fields of the file, and what is unknown in it."""
    if not isinstance(root.value, dict):
        problems.add(root, f"the settings must be lines of name: value, not {root.sort}")
        return {}
    found: dict[str, Any] = {"unknown": {}}
    for name, node in root.items().items():
        if name not in _TYPES:
            found["unknown"][name] = node.plain()
            continue
        value = node.plain()
        if name in _TABLES and isinstance(value, dict):
            value = {**value, "seed": 0}
        try:
            read = msgspec.convert(value, _TYPES[name])
        except msgspec.ValidationError as error:
            problems.add(node, f"{name} is not understood: {_sentence(error)}")
            continue
        wrong = _wrong(name, read)
        if wrong:
            problems.add(node, f"{name} is not understood: {wrong}")
        else:
            found[name] = read
    return found


def _wrong(name: str, value: Any) -> str:
    """What keeps a remembered table, or somebody who sat at one, from being set again; mostly nothing."""
    if name in _TABLES and value is not None:
        return _first_problem(value)
    if name == _CHAIRS:
        return next((wrong for one in value if (wrong := _first_problem(TableSetup((one,), 0)))), "")
    return ""


def _first_problem(table: TableSetup) -> str:
    # A pack that was played then may be gone: whoever sets the next table leaves it out.
    for problem in table_problems(table, packs=[PackInfo(name) for name in table.modules]):
        if problem.key.endswith("_twice") or problem.key == "seating.character_unknown":
            continue  # whoever sets the table anew leaves out what is there already, and who is not known
        words = problem.key.rpartition(".")[2].replace("_", " ")
        told = ", ".join(str(value) for value in problem.params.values())
        return f"{words} ({told})" if told else words
    return ""


def _sentence(error: msgspec.ValidationError) -> str:
    text = str(error)
    return text[:1].lower() + text[1:].replace("`", "'")


def as_text(settings: Settings) -> str:
    """The settings as the file holds them."""
    plain: dict[str, Any] = msgspec.to_builtins(settings)
    unknown = plain.pop("unknown")
    for name in _TABLES:
        if plain[name] is None:
            del plain[name]
        else:
            # A big number would not be read back; and the next ball is another one.
            del plain[name]["seed"]
    if not plain["chairs"]:
        del plain["chairs"]
    lines: Mapping[str, Any] = {**plain, **{name: unknown[name] for name in unknown if name not in plain}}
    text: str = yaml.dump(
        lines, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=10_000, default_flow_style=None
    )
    return f"# How you like Rococo. The game writes this file; you may, too.\n{text}"


class _Dumper(yaml.SafeDumper):
    """Writes every value where it stands: our reader takes no aliases."""

    def ignore_aliases(self, data: Any) -> bool:
        """Never refer to an earlier value."""
        return True
