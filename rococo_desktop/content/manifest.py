"""Reads pack.yaml: what a folder of data is, and what it may ask for."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rococo_desktop.content.yaml.data_keywords import (
    COUNTS,
    FILES,
    GARMENT_EFFECTS,
    LEVELS,
    OWN_KINDS,
    OWN_SECTIONS,
    PACK_KINDS,
    same,
)
from rococo_desktop.content.yaml.fields import Row, elements, meaning
from rococo_desktop.content.yaml.nodes import Node, shortened
from rococo_desktop.content.yaml.problems import ProblemList
from rococo_desktop.model.pack_info import PackInfo

MANIFEST = "pack"
"""The section, and the key of its file, that says what a pack is."""

FILE = "pack.yaml"
CODE = ("rules", "facts", "brings")
"""What only packs of ours say: each of it is of use to Python of ours alone."""

LONGEST_NAME, LONGEST_ABOUT = 40, 200
_ID = re.compile(r"[a-z][a-z0-9_]{0,39}\Z")
_TEXT = re.compile(r"[^\x00-\x1f\x7f{}]+\Z")


def read_manifest(root: Node, problems: ProblemList, *, own: bool, verbs: tuple[str, ...]) -> PackInfo | None:
    """What a pack says of itself, or None after noting why it says nothing; `own` packs name no code."""
    before = len(problems)
    with Row(root, problems, "the file") as file:
        node = file.child(MANIFEST)
    if node is None:
        return None
    with Row(node, problems, "the pack") as row:
        info = PackInfo(
            id=_word(row, "id"),
            kind=row.word("kind", OWN_KINDS if own else PACK_KINDS),
            order=row.integer("order", 0, 999, default=0),
            sections=_sections(row, own=own),
            needs=_ids(row, "needs"),
            excludes=_ids(row, "excludes"),
            name=_text(row, "name", LONGEST_NAME),
            about=_text(row, "about", LONGEST_ABOUT),
            brings={} if own else _brings(row, verbs),
            rules="" if own else _word(row, "rules", required=False),
            facts="" if own else _word(row, "facts", required=False),
            own=own,
        )
        if own:
            _refuse_code(row)
    return info if len(problems) == before else None


def _sections(row: Row, *, own: bool) -> tuple[str, ...]:
    """The files of a pack; one of ours may be rules alone and have none."""
    if own:
        return row.words("sections", same(OWN_SECTIONS), "section")
    return row.words("sections", same(tuple(FILES)), "section", required=False, least=0)


def _refuse_code(row: Row) -> None:
    for key in CODE:
        if row.has(key):
            row.problems.add(row.node.items()[key], f"{key}: only packs of the box itself name code")


def _word(row: Row, key: str, *, required: bool = True) -> str:
    node = row.child(key, required=required)
    if node is None:
        return ""
    if not isinstance(node.value, str) or not _ID.match(node.value):
        row.problems.add(node, f"{key} must be a word in small letters, not {node.sort}")
        return ""
    return node.value


def _ids(row: Row, key: str) -> tuple[str, ...]:
    found = []
    for node in row.elements(key, required=False):
        if isinstance(node.value, str) and _ID.match(node.value):
            found.append(node.value)
        else:
            row.problems.add(node, f"{key} must name packs by their id, not {node.sort}")
    return tuple(found)


def _text(row: Row, key: str, longest: int) -> str:
    node = row.child(key)
    if node is None:
        return ""
    if not isinstance(node.value, str) or not node.value.strip() or not _TEXT.match(node.value):
        row.problems.add(node, f"{key} must be words in one line, without braces, not {node.sort}")
        return ""
    if len(node.value) > longest:
        message = f"{key} has {len(node.value)} characters, more than {longest}: {shortened(node.value)!r}"
        row.problems.add(node, message)
    return node.value


def _brings(row: Row, verbs: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    node = row.child("brings", required=False)
    if node is None:
        return {}
    known: Mapping[str, tuple[str, ...]] = {
        "verbs": verbs,
        "counts": tuple(COUNTS),
        "effects": GARMENT_EFFECTS,
        "levels": tuple(LEVELS),
    }
    brought = {}
    with Row(node, row.problems, "brings") as words:
        for sort, names in known.items():
            child = words.child(sort, required=False)
            if child is not None:
                brought[sort] = tuple(
                    meaning(one, row.problems, sort[:-1], same(names))
                    for one in elements(child, row.problems, sort, least=1)
                )
    return brought
