"""Rivals as players know them: levels, characters and measured strength, read from `data/ai/`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from rococo_desktop.content.yaml.fields import Row, whole_number
from rococo_desktop.content.yaml.nodes import Node, shortened
from rococo_desktop.content.yaml.problems import ContentError, ProblemList, did_you_mean
from rococo_desktop.content.yaml.reading import read_file
from rococo_desktop.files.locations import data_dir

CHARACTERS = 6
"""The fewest characters there must be."""

_LEAST, _MOST = 20, 500
"""By how many percent a character may scale a weight."""

_ID = re.compile(r"[a-z][a-z_]{0,29}\Z")
_MOST_GAMES = 100_000
_MOST_SEATS = 5
_AGENT = re.compile(r"[a-z][a-z_]{0,29}(\+[a-z][a-z_]{0,29})?\Z")
_DIGEST = re.compile(r"[0-9a-f]{12}\Z")


@dataclass(frozen=True, slots=True)
class Character:
    """A rival with a taste: which of a plain rival's weights it scales, each to so many percent."""

    id: str
    portrait: str
    weights: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Match:
    """Games in which one agent had a seat and another all others; each seed was played from every seat."""

    first: str
    """A level, with its character behind a plus if it has one: `salon+hoarder`."""
    second: str
    players: int
    games: int
    won: int
    """Games the first won alone."""
    shared: int
    """Games it won together with others."""


@dataclass(frozen=True, slots=True)
class Strength:
    """What was measured, and of whom."""

    agents: Mapping[str, str]
    """The digest of what each agent chooses: of others this says nothing."""
    matches: tuple[Match, ...]

    def match(self, first: str, second: str, players: int = 2) -> Match | None:
        """The games of these two at such a table; None if there were none."""
        for one in self.matches:
            if (one.first, one.second, one.players) == (first, second, players):
                return one
        return None


def rivals_file(name: str, path: Path | None = None) -> Path:
    """A data file about rivals; another one if it is given."""
    return data_dir() / "ai" / name if path is None else path


def load_level_ids(path: Path | None = None) -> tuple[str, ...]:
    """The ids of the levels, the weakest first; ContentError if the file does not name them.

    What a level looks at is read by `ai`, which holds it against what can be.
    """
    problems = ProblemList()
    file = rivals_file("levels.yaml", path)
    root = read_file(file, f"ai/{file.name}", problems)
    nodes = [] if root is None else Row(root, problems, "the file").elements("levels", least=1)
    ids = tuple(read_id(Row(node, problems, "a level"), problems) for node in nodes)
    if problems:
        raise ContentError(problems.found)
    return ids


def load_characters(path: Path | None = None, weights: Path | None = None) -> tuple[Character, ...]:
    """The characters of the data file; ContentError with every problem if it is not sound.

    `weights` is the file with what they scale.
    """
    problems = ProblemList()
    known = _weight_names(rivals_file("greedy.yaml", weights), problems)
    file = rivals_file("characters.yaml", path)
    root = read_file(file, f"ai/{file.name}", problems)
    found: list[Character] = []
    if root is not None:
        with Row(root, problems, "the file") as top:
            nodes = top.elements("characters")
            found = [_character(node, known, problems) for node in nodes]
            if len(found) < CHARACTERS:
                problems.add(root, f"there must be at least {CHARACTERS} characters, not {len(found)}")
            refuse_twins(nodes, [one.id for one in found], "characters", problems)
    if problems:
        raise ContentError(problems.found)
    return tuple(found)


def _character(node: Node, known: frozenset[str], problems: ProblemList) -> Character:
    with Row(node, problems, "a character") as row:
        name = read_id(row, problems)
        portrait = read_id(row, problems, "portrait")
        return Character(name, portrait, MappingProxyType(_scaled(row, known, problems)))


def _scaled(row: Row, known: frozenset[str], problems: ProblemList) -> dict[str, int]:
    """The percentages of a character by the weights they scale."""
    node = row.child("weights")
    if node is None:
        return {}
    if not isinstance(node.value, dict) or not node.value:
        problems.add(node, f"weights must be a mapping of percentages, not {node.sort}")
        return {}
    percent: dict[str, int] = {}
    for name, child in node.value.items():
        if name not in known:
            hint = did_you_mean(name, sorted(known))
            problems.add(child, f"there is no weight {shortened(name)!r}{hint}")
        percent[name] = whole_number(child, problems, name, _LEAST, _MOST)
    return percent


def _weight_names(file: Path, problems: ProblemList) -> frozenset[str]:
    root = read_file(file, f"ai/{file.name}", problems)
    weights = None if root is None else root.items().get("weights")
    return frozenset() if weights is None else frozenset(weights.items())


def load_strength(path: Path | None = None) -> Strength:
    """What the data file says; ContentError with every problem if it is not sound."""
    problems = ProblemList()
    file = rivals_file("strength.yaml", path)
    root = read_file(file, f"ai/{file.name}", problems)
    agents: dict[str, str] = {}
    matches: list[Match] = []
    if root is not None:
        with Row(root, problems, "the file") as top:
            agents = _agents(top.child("agents"), problems)
            matches = [_match(node, agents, problems) for node in top.elements("matches")]
            _once(top.elements("matches"), matches, problems)
    if problems:
        raise ContentError(problems.found)
    return Strength(MappingProxyType(agents), tuple(matches))


def _agents(node: Node | None, problems: ProblemList) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, child in ({} if node is None else node.items()).items():
        if not _AGENT.match(name):
            problems.add(child, f"{shortened(name)!r} is no agent, such as salon or salon+hoarder")
        if isinstance(child.value, str) and _DIGEST.match(child.value):
            found[name] = child.value
        else:
            problems.add(child, "a digest is twelve figures from 0 to f, in quotation marks")
    return found


def _match(node: Node, agents: Mapping[str, str], problems: ProblemList) -> Match:
    known = {name: name for name in agents} or {"": ""}
    with Row(node, problems, "a match") as row:
        match = Match(
            row.word("first", known),
            row.word("second", known),
            row.integer("players", 2, _MOST_SEATS),
            row.integer("games", 1, _MOST_GAMES),
            row.integer("won", 0, _MOST_GAMES),
            row.integer("shared", 0, _MOST_GAMES),
        )
    if match.won + match.shared > match.games:
        problems.add(node, f"of {match.games} games {match.won + match.shared} cannot be won")
    return match


def _once(nodes: list[Node], matches: list[Match], problems: ProblemList) -> None:
    seen: set[tuple[str, str, int]] = set()
    for node, one in zip(nodes, matches, strict=True):
        key = (one.first, one.second, one.players)
        if key in seen:
            problems.add(
                node, f"{one.first} against {one.second} with {one.players} players stands there twice"
            )
        seen.add(key)


def read_id(row: Row, problems: ProblemList, key: str = "id") -> str:
    """The id under a key of a row; empty after noting why there is none."""
    node = row.child(key)
    if node is None:
        return ""
    if not isinstance(node.value, str) or not _ID.match(node.value):
        problems.add(node, f"the {key} must be a word of small letters and underscores")
        return ""
    return node.value


def refuse_twins(nodes: list[Node], ids: list[str], what: str, problems: ProblemList) -> None:
    """Note every id that stands there a second time."""
    for at, one in enumerate(ids):
        if one and one in ids[:at]:
            problems.add(nodes[at], f"there are two {what} {one!r}")
