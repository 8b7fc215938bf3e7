"""Reads the rulings of a pack: where the rulebooks are silent or differ, what this game does."""

from __future__ import annotations

import re

from rococo_desktop.content.yaml.fields import Row
from rococo_desktop.content.yaml.nodes import Node
from rococo_desktop.content.yaml.section import Section, label
from rococo_desktop.model.definitions import Ruling

LONGEST = 400
"""Characters of a text: a ruling is a sentence or two, not a page."""

_RULE = re.compile(r"[A-Z]{1,2}[0-9]{0,2}[a-z]?(\.[0-9]{1,2}[a-z]?)?\Z")
_SENTENCE = re.compile(r"[A-Z][^\n]*\.\Z")


def read_rulings(section: Section) -> tuple[Ruling, ...]:
    """Reads every ruling of the section, in the order written."""
    return tuple(_ruling(section, node) for node in section.entries())


def _ruling(section: Section, node: Node) -> Ruling:
    with Row(node, section.problems, label("ruling", node.text("id") or "")) as row:
        return Ruling(rule=_rule(row), key=section.ids.claim(row), text=_text(row))


def _rule(row: Row) -> str:
    node = row.child("rule")
    if node is None:
        return ""
    if not isinstance(node.value, str) or not _RULE.match(node.value):
        row.problems.add(node, f"rule must be the id of a rule, not {node.sort}")
        return ""
    return node.value


def _text(row: Row) -> str:
    node = row.child("text")
    if node is None:
        return ""
    if not isinstance(node.value, str) or not _SENTENCE.match(node.value):
        row.problems.add(node, f"text must be a sentence that ends with a full stop, not {node.sort}")
        return ""
    if len(node.value) > LONGEST:
        row.problems.add(node, f"text has {len(node.value)} characters, more than {LONGEST}")
    return node.value
