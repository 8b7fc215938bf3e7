"""Where each figure comes from: provenance given for a file, narrowed for an entry, narrowed for a field.

`provenance` is either one word for everything (`provenance: printed`) or a mapping of field names with
`default` for the rest. The nearest word wins: entry field, entry default, then the same one level out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rococo_desktop.content.yaml.data_keywords import PROVENANCES
from rococo_desktop.content.yaml.fields import meaning
from rococo_desktop.content.yaml.nodes import Node, shortened
from rococo_desktop.content.yaml.problems import ProblemList, did_you_mean
from rococo_desktop.model.vocabulary import Provenance


@dataclass(frozen=True, slots=True)
class Origins:
    """The provenance of every field of an entry, with what holds outside it."""

    default: Provenance | None = None
    fields: Mapping[str, Provenance] = field(default_factory=dict)
    outer: Origins | None = None

    def of(self, name: str) -> Provenance:
        """The provenance of one field; reconstructed where nobody says anything."""
        if name in self.fields:
            return self.fields[name]
        if self.default is not None:
            return self.default
        return self.outer.of(name) if self.outer is not None else Provenance.RECONSTRUCTED


def read_origins(node: Node | None, problems: ProblemList, outer: Origins | None = None) -> Origins:
    """Reads a `provenance` value; the names of fields are checked by `check_names`."""
    if node is None:
        return Origins(outer=outer)
    if not isinstance(node.value, dict):
        return Origins(meaning(node, problems, "provenance", PROVENANCES), outer=outer)
    words = {name: meaning(child, problems, "provenance", PROVENANCES) for name, child in node.value.items()}
    default = words.pop("default", None)
    return Origins(default, words, outer)


def check_names(node: Node, known: Iterable[str], problems: ProblemList) -> None:
    """Notes every field name in a `provenance` value that no figure has."""
    names = ["default", *known]
    for name, child in node.items().items():
        if name not in names:
            hint = did_you_mean(name, names)
            problems.add(child, f"provenance of an unknown field {shortened(name)!r}{hint}")
