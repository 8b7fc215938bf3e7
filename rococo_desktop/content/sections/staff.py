"""Reads the employees of a pack."""

from __future__ import annotations

from rococo_desktop.content.yaml.data_keywords import LEVELS, RANKS
from rococo_desktop.content.yaml.effects import read_effects
from rococo_desktop.content.yaml.fields import Row
from rococo_desktop.content.yaml.nodes import Node
from rococo_desktop.content.yaml.quantities import read_conditions
from rococo_desktop.content.yaml.section import Section, label
from rococo_desktop.model.definitions import Employee
from rococo_desktop.model.vocabulary import START_LEVEL

SPECIALISED_LEVEL = 0

_FIGURES = ("level", "rank", "depute", "copies")


def read_employees(section: Section) -> tuple[Employee, ...]:
    """Reads every employee of the section, in the order written."""
    return tuple(_employee(section, node) for node in section.entries())


def _employee(section: Section, node: Node) -> Employee:
    problems = section.problems
    with Row(node, problems, label("employee", node.text("id") or "")) as row:
        employee = Employee(
            id=section.ids.claim(row),
            level=row.word("level", LEVELS),
            rank=row.word("rank", RANKS),
            depute=row.integer("depute", 0, 99),
            bonus=read_effects(row.child("bonus", required=False), problems, "bonus"),
            crown=read_effects(row.child("crown", required=False), problems, "crown"),
            condition=read_conditions(row.child("condition", required=False), problems, "condition"),
            copies=row.integer("copies", 1, 5, default=1),
        )
        if employee.copies != 1 and employee.level != START_LEVEL:
            problems.add(row.node.items()["copies"], "only start employees come in copies")
        if section.info.own and node.text("level") == "start":
            problems.add(row.node.items()["level"], "start employees belong to the base game alone")
        if employee.condition and employee.level != SPECIALISED_LEVEL:
            problems.add(row.node.items()["condition"], "only a specialised apprentice has a condition")
        effects = [name for name in ("bonus", "crown", "condition") if row.has(name)]
        section.note(row, employee.id, (*_FIGURES, *(effects or ("bonus",))))
    return employee
