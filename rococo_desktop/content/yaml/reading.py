"""Reads one YAML file into a tree of nodes, or says in which line it cannot be read.

Built from parser events, not from PyYAML's constructed objects: so every value knows its line, duplicate
keys and aliases are seen, and only four kinds of scalar exist (whole numbers, true/false, nothing, text).
YAML 1.1's surprises (`on` and `no` as booleans, 010 as eight, 1:30 as ninety) stay text and are then refused.
"""

from __future__ import annotations

import re
from pathlib import Path

import yaml

from rococo_desktop.content.yaml.nodes import MAX_DEPTH, Node, shortened
from rococo_desktop.content.yaml.problems import FileLine, ProblemList
from rococo_desktop.files.regular import OversizeError, read_regular

MAX_BYTES = 256 * 1024
"""Far above any honest data file, low enough that a hostile one costs nothing."""

_WHOLE_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,8})\Z")
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None, "~": None, "": None}
_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_file(path: Path, shown: str, problems: ProblemList) -> Node | None:
    """Returns the tree of a file, or None after noting why there is none; `shown` names it in messages."""
    start = FileLine(shown, 1)
    try:
        content = read_regular(path, MAX_BYTES)
    except OversizeError:
        problems.add(start, f"the file is too large (more than {MAX_BYTES // 1024} KB)")
        return None
    except FileNotFoundError:
        problems.add(start, "the file is missing")
        return None
    except OSError as error:
        problems.add(start, f"the file cannot be read ({error.strerror or error})")
        return None
    text = _decoded(content, shown, problems)
    return None if text is None else read_text(text, shown, problems)


def _decoded(content: bytes, shown: str, problems: ProblemList) -> str | None:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        problems.add(FileLine(shown, line), "the file is not UTF-8 text")
        return None
    control = _CONTROL.search(text)
    if control:
        line = text.count("\n", 0, control.start()) + 1
        problems.add(FileLine(shown, line), "the file holds binary data, not text")
        return None
    return text


def read_text(text: str, shown: str, problems: ProblemList) -> Node | None:
    """Returns the tree of a YAML text, or None after noting why there is none."""
    if "\t" in text:
        for number, row in enumerate(text.splitlines(), 1):
            if "\t" in row:
                problems.add(FileLine(shown, number), "there is a tab in this line; use spaces")
        return None
    before = len(problems)
    builder = _Builder(shown, problems)
    try:
        for event in yaml.parse(text, Loader=_Loader):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark is not None else 1
        problems.add(FileLine(shown, line), f"this is not valid YAML: {error.problem or error.context}")
    except (yaml.YAMLError, _GiveUpError) as error:
        if not isinstance(error, _GiveUpError):
            problems.add(FileLine(shown, 1), f"this is not valid YAML: {error}")
    if len(problems) > before:
        return None
    if builder.root is None or builder.root.value is None:
        problems.add(FileLine(shown, 1), "the file is empty")
        return None
    return builder.root


class _GiveUpError(Exception):
    """Raised after a problem that makes the rest of the file pointless to read."""


class _Builder:
    """Turns parser events into nodes, without recursion: a file cannot exhaust the stack."""

    def __init__(self, file: str, problems: ProblemList) -> None:
        self.file = file
        self.problems = problems
        self.root: Node | None = None
        self._open: list[Node] = []
        self._keys: list[str | None] = []

    def take(self, event: yaml.Event) -> None:
        mark = event.start_mark
        line = mark.line + 1 if mark is not None else 1
        if isinstance(event, yaml.ScalarEvent):
            self._tagged(event.tag, line)
            self._scalar(event, line)
        elif isinstance(event, yaml.MappingStartEvent):
            self._tagged(event.tag, line)
            self._enter(Node({}, self.file, line))
        elif isinstance(event, yaml.SequenceStartEvent):
            self._tagged(event.tag, line)
            self._enter(Node([], self.file, line))
        elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
            self._open.pop()
            self._keys.pop()
        elif isinstance(event, yaml.AliasEvent):
            self.problems.add(FileLine(self.file, line), f"aliases are not allowed here (*{event.anchor})")
            self._place(Node(None, self.file, line))
        elif isinstance(event, yaml.DocumentStartEvent) and self.root is not None:
            self.problems.add(FileLine(self.file, line), "a second document begins here; one file holds one")
            raise _GiveUpError

    def _tagged(self, tag: str | None, line: int) -> None:
        if tag is not None and tag != "!":
            self.problems.add(FileLine(self.file, line), f"tags are not allowed here ({shortened(tag)})")

    def _scalar(self, event: yaml.ScalarEvent, line: int) -> None:
        text: str = event.value
        if self._awaits_key():
            self._key(text, line)
        elif event.style in ("'", '"') or event.tag == "!":
            self._place(Node(text, self.file, line))
        elif _WHOLE_NUMBER.match(text):
            self._place(Node(int(text), self.file, line))
        else:
            self._place(Node(_WORDS.get(text, text), self.file, line))

    def _awaits_key(self) -> bool:
        return bool(self._open) and isinstance(self._open[-1].value, dict) and self._keys[-1] is None

    def _key(self, key: str, line: int) -> None:
        parent = self._open[-1]
        if key in parent.key_lines:
            first = parent.key_lines[key]
            where = "in this line" if first == line else f"in line {first}"
            self.problems.add(
                FileLine(self.file, line), f"the key {shortened(key)!r} is given twice (first {where})"
            )
        parent.key_lines.setdefault(key, line)
        self._keys[-1] = key

    def _enter(self, node: Node) -> None:
        if self._awaits_key():
            self.problems.add(node, "a key must be a word or number, not a list or mapping")
            raise _GiveUpError
        if len(self._open) >= MAX_DEPTH:
            self.problems.add(node, f"lists and mappings are nested too deeply (more than {MAX_DEPTH})")
            raise _GiveUpError
        self._place(node)
        self._open.append(node)
        self._keys.append(None)

    def _place(self, node: Node) -> None:
        if not self._open:
            self.root = node
            return
        parent = self._open[-1].value
        if isinstance(parent, list):
            parent.append(node)
        elif isinstance(parent, dict):
            if self._awaits_key():
                self.problems.add(node, "a key must be a word or number")
                raise _GiveUpError
            key = self._keys[-1]
            assert key is not None
            parent.setdefault(key, node)
            self._keys[-1] = None
