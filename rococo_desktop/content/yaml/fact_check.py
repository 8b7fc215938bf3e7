"""Facts that data must not contradict, and where to point when it does."""

from __future__ import annotations

from collections.abc import Mapping

from rococo_desktop.content.yaml.nodes import Node
from rococo_desktop.content.yaml.problems import Placed, ProblemList
from rococo_desktop.content.yaml.section import Section


class Facts:
    """States facts about a section; a false one is noted where the data was last touched."""

    def __init__(self, section: Section) -> None:
        self.section = section
        self.problems: ProblemList = section.problems

    def state(self, holds: bool, field: str, message: str) -> None:
        """Notes the message unless the fact holds; the field is where to look for the culprit."""
        if not holds:
            self.contradict(culprit(self.section, field), message)

    def contradict(self, where: Placed, message: str) -> None:
        """Notes that the place contradicts the rulebook."""
        self.problems.add(where, f"{message} (printed in the rulebook)")

    def figures(self, holder: object, printed: Mapping[str, object], entries: Mapping[str, Node]) -> None:
        """Notes every printed figure that the holder has otherwise; the entries are where they stand."""
        for name, figure in printed.items():
            if getattr(holder, name) != figure:
                shown = entries[name].plain()
                message = f"{name} is not {shown}: other figures are printed in the rulebook"
                self.problems.add(entries[name], message)

    def entry(self, entry_id: str, field: str) -> Placed:
        """The place of one field of one entry."""
        for node in self.section.place.elements():
            if node.text("id") == entry_id:
                return node.items().get(field, node)
        return self.section.place


def culprit(section: Section, field: str) -> Placed:
    """Where to point when a fact about a section is false: what was changed last, or the section itself."""
    # An override that breaks a fact is the culprit, not our own file around it.
    home = section.root.file
    changed = [node for node in section.place.walk() if node.file != home]
    fields = (node.items().get(field) for node in section.place.walk())
    named = [child for child in fields if child is not None and child.file != home]
    return (named + changed + [section.place])[0]
