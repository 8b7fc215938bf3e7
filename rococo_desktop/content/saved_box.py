"""Reads a box that was kept as plain data: in a save, or on its way to another process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rococo_desktop.content.manifest import FILE, MANIFEST, read_manifest
from rococo_desktop.content.pack_shelf import Shelf
from rococo_desktop.content.words.catalogue import TEXT
from rococo_desktop.content.words.pack_words import MAX_BYTES
from rococo_desktop.content.yaml.data_keywords import FILES
from rococo_desktop.content.yaml.effects import VERBS
from rococo_desktop.content.yaml.nodes import Node, from_plain, shortened
from rococo_desktop.content.yaml.problems import FileLine, ProblemList, did_you_mean
from rococo_desktop.model.pack_info import PackInfo
from rococo_desktop.model.vocabulary import PackKind

_WORDS_OF_OURS = ("rulings", "changes")
"""Sections that are not kept: words, and what was already done."""


def read_saved(
    data: object, shelf: Shelf, problems: ProblemList
) -> tuple[dict[tuple[str, str], Node], list[PackInfo], dict[str, dict[str, str]]]:
    """The files by pack and section, the packs in their order, and their words; nothing of it is trusted.

    A pack called like one of ours is played by its rules, so it must have the same sections; any other is
    somebody's own. Neither can name code.
    """
    files: dict[tuple[str, str], Node] = {}
    packs: list[PackInfo] = []
    texts: dict[str, dict[str, str]] = {}
    if not isinstance(data, Mapping):
        problems.add(FileLine("box", 1), "the data of the game is damaged: there are no packs in it")
        return files, packs, texts
    for name, sections in data.items():
        if not isinstance(name, str) or not isinstance(sections, Mapping):
            problems.add(
                FileLine("box", 1), "the data of the game is damaged: a pack is not files by section"
            )
            continue
        nodes = _nodes(name, {key: one for key, one in sections.items() if key != TEXT}, problems)
        info = _info(name, nodes, shelf, problems)
        if info is not None:
            packs.append(info)
            files.update({(name, section): node for section, node in nodes.items()})
            texts[name] = _texts(name, sections.get(TEXT, {}), problems)
    if not len(problems) and [info.kind for info in packs].count(PackKind.BASE) != 1:
        problems.add(FileLine("box", 1), "the data of the game is damaged: it needs one base pack")
    packs.sort(key=lambda one: (one.own, one.kind is not PackKind.BASE, one.order, one.id))
    return files, packs, texts


def _texts(name: str, texts: object, problems: ProblemList) -> dict[str, str]:
    plain = isinstance(texts, Mapping) and all(
        isinstance(word, str) for entry in texts.items() for word in entry
    )
    if not plain:
        problems.add(FileLine(f"{shortened(name)}/{TEXT}", 1), "the words of the pack are damaged")
        return {}
    assert isinstance(texts, Mapping)
    return {language: text for language, text in texts.items() if len(text) <= MAX_BYTES}


def _nodes(name: str, sections: Mapping[object, object], problems: ProblemList) -> dict[str, Node]:
    nodes = {}
    for section, document in sections.items():
        known = {MANIFEST: FILE, **FILES}
        if section not in known or section in _WORDS_OF_OURS:
            hint = did_you_mean(str(section), known)
            problems.add(FileLine(name, 1), f"a pack has no section {shortened(str(section))!r}{hint}")
            continue
        file = f"{shortened(name)}/{known[str(section)]}"
        try:
            nodes[str(section)] = from_plain(document, file)
        except TypeError as error:
            problems.add(FileLine(file, 1), f"this is damaged: {error}")
    return nodes


def _info(name: str, nodes: dict[str, Node], shelf: Shelf, problems: ProblemList) -> PackInfo | None:
    where = FileLine(f"{shortened(name)}/{FILE}", 1)
    if MANIFEST not in nodes:
        problems.add(where, "the pack does not say what it is")
        return None
    ours = shelf[name].info if name in shelf else None
    before = len(problems)
    # A pack of ours may be of any kind, but here too it says nothing of code.
    info = read_manifest(nodes[MANIFEST], problems, own=ours is None, verbs=VERBS)
    if info is None:
        return None
    if info.id != name:
        problems.add(where, f"the id is {info.id!r}, but the pack is called {shortened(name)!r}")
    if set(info.sections) != set(nodes) - {MANIFEST}:
        problems.add(where, "its sections are not those that are there")
    if ours is None:
        return info if len(problems) == before else None
    if info.rules or info.facts or info.brings:
        problems.add(where, "only packs of the box itself name code")
    wanted = set(ours.sections) - set(_WORDS_OF_OURS)
    if info.kind is not ours.kind or set(info.sections) != wanted:
        problems.add(where, f"the pack {name!r} has other sections, or is of another kind, than ours")
    return replace(info, rules=ours.rules, brings=ours.brings) if len(problems) == before else None
