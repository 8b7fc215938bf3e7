"""PO files, read strictly: keys, forms, plural texts and attributes; anything else is a PoError with a line.

    msgctxt "acc"
    msgid "hall.0"
    msgstr "..."

The id of an entry is its key. `msgctxt` names a form of it, nothing is the usual one. A comment of the kind
`#. gender: f` is an attribute. An entry with `msgid_plural` has a text for each plural form of its language.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_TEXT = r'"[^"\\\n]*(?:\\[nt"\\][^"\\\n]*)*"'
_TEXTS = rf"{_TEXT}(?:\n{_TEXT})*"
_ENTRY = re.compile(
    rf"((?:\#[^\n]*\n|[ \t]*\n)*)(?:msgctxt ({_TEXTS})\n)?msgid ({_TEXTS})\n(?:msgid_plural ({_TEXTS})\n)?"
    rf"((?:msgstr(?:\[[0-9]\])? {_TEXTS}(?:\n|\Z))+)"
)
_PLURALS = re.compile(rf"msgstr\[([0-9])\] ({_TEXTS})\n?")
_REST = re.compile(r"(?:\#[^\n]*(?:\n|\Z)|[ \t]*\n)*\Z")
_ATTRIBUTE = re.compile(r"^#\. ([a-z]+): ([\w{}.-]+)$", re.MULTILINE)
_FORM = re.compile(r"[a-z_]+(?:\.[a-z_]+)?|\Z")
_ESCAPE = re.compile(r"\\(.)")
_ESCAPED = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


class PoError(Exception):
    """A PO file that cannot be read: which, where, and why."""

    def __init__(self, file: str, line: int, why: str) -> None:
        self.file, self.line, self.why = file, line, why
        super().__init__(f"{file}:{line}: {why}")


class PoEntry(NamedTuple):
    """What one form of a key says."""

    key: str
    form: str
    """The name of the form, empty for the usual one."""
    texts: tuple[str, ...]
    """The text, or one for each plural form; all empty where nothing is said yet."""
    attributes: tuple[tuple[str, str], ...]
    line: int
    is_plural: bool = False


class PoFile(NamedTuple):
    """The fields of the header, and every entry in order."""

    header: dict[str, str]
    entries: tuple[PoEntry, ...]


def read_po(text: str, file: str = "") -> PoFile:
    """The content of a PO file; PoError for what is none, also for a form of a key that stands twice.

    An entry marked fuzzy counts as not yet translated and is left out, as everywhere else.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    header: dict[str, str] = {}
    entries: list[PoEntry] = []
    seen: set[tuple[str, str]] = set()
    at, line = 0, 1
    while found := _ENTRY.match(text, at):
        comments, form, key, plural, told = found.groups()
        line += comments.count("\n")
        if key == '""':
            header.update(_fields(_plain(told[7:].rstrip("\n"))))
        elif "#, fuzzy" not in comments:
            entry = _entry(file, line, comments, form, key, plural, told)
            if (entry.key, entry.form) in seen:
                raise PoError(file, line, f"{entry.key} stands twice")
            seen.add((entry.key, entry.form))
            entries.append(entry)
        line += text.count("\n", at + len(comments), found.end())
        at = found.end()
    if not _REST.match(text, at):
        raise PoError(file, *_fault(text, at))
    return PoFile(header, tuple(entries))


def _entry(
    file: str, line: int, comments: str, form: str | None, key: str, plural: str | None, told: str
) -> PoEntry:
    named, context = _plain(key), _plain(form) if form else ""
    if context and not _FORM.fullmatch(context):
        raise PoError(file, line, f"{named}: {context!r} is no name of a form, such as acc or acc.f")
    attributes = tuple(_ATTRIBUTE.findall(comments)) if ": " in comments else ()
    if plural is None:
        if told.startswith("msgstr["):
            raise PoError(file, line, f"{named} has plural texts but no msgid_plural")
        if "\nmsgstr" in told:
            raise PoError(file, line, f"{named} has more than one msgstr")
        return PoEntry(named, context, (_plain(told[7:].rstrip("\n")),), attributes, line)
    if _plain(plural) != named:
        raise PoError(file, line, f"the msgid_plural of {named} must be the same key")
    numbered = _PLURALS.findall(told)
    if [number for number, _ in numbered] != [str(at) for at in range(told.count("msgstr"))]:
        raise PoError(file, line, f"the plural texts of {named} are not numbered from 0 on")
    return PoEntry(named, context, tuple(_plain(one) for _, one in numbered), attributes, line, True)


def _plain(quoted: str) -> str:
    """What stands between the quotation marks, over all lines."""
    text = quoted[1:-1]
    if '"\n"' in text:
        text = text.replace('"\n"', "")
    return _ESCAPE.sub(lambda found: _ESCAPED[found[1]], text) if "\\" in text else text


def _fields(header: str) -> dict[str, str]:
    """The fields of a header; a key is in lower case."""
    lines = [line.partition(":") for line in header.split("\n")]
    return {name.strip().lower(): value.strip() for name, _, value in lines if value}


def _fault(text: str, at: int) -> tuple[int, str]:
    """The line of an entry that cannot be read, and the first thing in it that is not as it should be."""
    line = text.count("\n", 0, at) + 1
    for told in text[at:].split("\n"):
        if told and not told.isspace() and not told.startswith("#") and not _LINE.fullmatch(told):
            return line, f"this is no line of a PO file: {told[:60]}"
        line += 1
    begin = text.count("\n", 0, at) + 1 + len(_BLANK.match(text, at)[0].split("\n")) - 1  # type: ignore[index]
    return begin, "an entry needs msgid and msgstr, in this order"


_LINE = re.compile(rf"(?:(?:msgctxt|msgid|msgid_plural|msgstr(?:\[[0-9]\])?) )?{_TEXT}")
_BLANK = re.compile(r"(?:\#[^\n]*(?:\n|\Z)|[ \t]*\n)*")
