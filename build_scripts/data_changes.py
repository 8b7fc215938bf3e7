"""What `mutate_data.py` changes: every figure, colour, type and verb of a box, each by what it could be."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from environment import ROOT

if TYPE_CHECKING:
    import yaml

NOT_FIGURES = ("id", "text", "name")
PLAIN_NUMBER = re.compile(r"-?[0-9]+(?:\.[0-9]+)?\Z")


@dataclass(frozen=True)
class TestedBox:
    """A folder of data, the tests that must notice a change in it, and how they are pointed at a copy."""

    folder: Path
    tests: tuple[str, ...]
    variable: str
    leaves_out: tuple[str, ...] = ()
    """Packs and keys that these tests have nothing to do with."""


@dataclass(frozen=True)
class Scalar:
    """One word or number of a data file, and what stands around it."""

    file: Path
    line: int
    start: int
    end: int
    text: str
    is_key: bool
    key: str
    """The key it stands under, through lists; of a key the one its mapping stands under."""
    is_verb: bool = False
    beside: frozenset[str] = frozenset()
    """Of a key: all keys of its mapping."""


@dataclass(frozen=True)
class Change:
    """One scalar replaced by another."""

    scalar: Scalar
    new: str

    def __str__(self) -> str:
        scalar = self.scalar
        where = f"{scalar.file.relative_to(ROOT)}:{scalar.line}"
        return f"{where}: {scalar.key}: {scalar.text} -> {self.new}"


def find_changes(box: TestedBox) -> list[Change]:
    """Every change of every YAML file of a box, in the order of files and lines."""
    files = [path for path in sorted(box.folder.rglob("*.yaml")) if path.parent.name not in box.leaves_out]
    scalars = [scalar for path in files for scalar in read_scalars(path)]
    vocabularies = known_words()
    for scalar in scalars:
        words = vocabularies[scalar.key]
        if not scalar.is_key and scalar.text not in words and not PLAIN_NUMBER.match(scalar.text):
            words.append(scalar.text)
    changes = []
    for scalar in scalars:
        new = changed(scalar, vocabularies) if scalar.key not in box.leaves_out else None
        if new is not None:
            changes.append(Change(scalar, new))
    return changes


def known_words() -> defaultdict[str, list[str]]:
    """The words that can stand under a key; words seen in the data are added by the caller."""
    from rococo_desktop.content.yaml import data_keywords
    from rococo_desktop.content.yaml.effects import VERBS

    words: defaultdict[str, list[str]] = defaultdict(list)
    words.update(
        {
            "verb": list(VERBS),
            "colour": list(data_keywords.COLOURS),
            "colours": list(data_keywords.COLOURS),
            "discount": list(data_keywords.COLOURS),
            "rank": list(data_keywords.RANKS),
            "reward": list(data_keywords.REWARDS),
            "guest": list(data_keywords.GUESTS),
            "count": list(data_keywords.COUNTS),
            "what": list(data_keywords.GAINS),
            "of": list(data_keywords.BONUS_SOURCES),
            "provenance": list(data_keywords.PROVENANCES),
            "give": list(data_keywords.PAYMENTS),
        }
    )
    return words


def changed(scalar: Scalar, vocabularies: defaultdict[str, list[str]]) -> str | None:
    """What to put in place of a scalar, None where it is no figure."""
    text = scalar.text
    if PLAIN_NUMBER.match(text):
        return str(int(text) + 1) if "." not in text else str(float(text) * 2 + 1)
    if scalar.is_verb:
        return following(text, vocabularies["verb"])
    if scalar.is_key:
        # Field names are no figures, but silk, livre by rank and payments are written as keys too.
        written_as_keys = ("colour", "rank", "give") if scalar.key == "give" else ("colour", "rank")
        lists = (vocabularies[name] for name in written_as_keys)
        words = next((words for words in lists if scalar.beside <= set(words)), [])
        return following(text, [word for word in words if word == text or word not in scalar.beside])
    if text in ("true", "false"):
        return "false" if text == "true" else "true"
    return None if scalar.key in NOT_FIGURES else following(text, vocabularies[scalar.key])


def following(text: str, words: list[str]) -> str | None:
    """The word after this one, round and round; None where there is no other."""
    if text not in words or len(words) == 1:
        return None
    return words[(words.index(text) + 1) % len(words)]


def read_scalars(path: Path) -> Iterator[Scalar]:
    """Yields every scalar of a file with its position in the text."""
    import yaml

    text = path.read_text(encoding="utf-8")
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def scalar(node: yaml.ScalarNode, key: str, beside: frozenset[str], *, is_verb: bool = False) -> Scalar:
        begin, end = node.start_mark, node.end_mark
        assert begin is not None
        assert end is not None
        span = starts[begin.line] + begin.column, starts[end.line] + end.column
        written = text[slice(*span)]
        return Scalar(path, begin.line + 1, *span, written, bool(beside), key, is_verb, beside)

    def walk(node: yaml.Node, key: str, in_list: bool) -> Iterator[Scalar]:
        if isinstance(node, yaml.ScalarNode):
            yield scalar(node, key, frozenset())
        elif isinstance(node, yaml.SequenceNode):
            for child in node.value:
                yield from walk(child, key, True)
        elif isinstance(node, yaml.MappingNode):
            beside = frozenset(name.value for name, _ in node.value)
            lone = in_list and len(node.value) == 1
            for name, child in node.value:
                verb = lone and name.value in verbs
                yield scalar(name, key, beside, is_verb=verb)
                # Below `provenance` the keys are fields; what counts is the word itself.
                yield from walk(child, key if key == "provenance" else name.value, False)

    from rococo_desktop.content.yaml.effects import VERBS as verbs

    root = yaml.compose(text, Loader=yaml.SafeLoader)
    if root is not None:
        yield from walk(root, "", False)
