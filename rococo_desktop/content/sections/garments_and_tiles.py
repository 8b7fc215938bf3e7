"""Reads the garments and the resource tiles of a pack."""

from __future__ import annotations

from rococo_desktop.content.yaml.data_keywords import COLOURS, same
from rococo_desktop.content.yaml.effects import read_effects
from rococo_desktop.content.yaml.fields import Row
from rococo_desktop.content.yaml.nodes import Node
from rococo_desktop.content.yaml.section import Section, label
from rococo_desktop.model.definitions import Bales, Face, Garment

MOST_BALES = 6

_GARMENT_FIGURES = ("colour", "silk", "lace", "thread", "thimble", "value", "prestige")
_FACE_FIGURES = ("silk", "lace", "thread", "either", "count")


def read_garments(section: Section) -> tuple[Garment, ...]:
    """Reads every garment of the section, in the order written."""
    return tuple(_garment(section, node) for node in section.entries())


def read_faces(section: Section) -> tuple[Face, ...]:
    """Reads every resource tile face of the section, in the order written."""
    return tuple(_face(section, node) for node in section.entries())


def _garment(section: Section, node: Node) -> Garment:
    problems = section.problems
    before = len(problems)
    with Row(node, problems, label("garment", node.text("id") or "")) as row:
        garment = Garment(
            id=section.ids.claim(row),
            colour=row.word("colour", COLOURS),
            silk=_bales(row),
            lace=row.integer("lace", 0, 3, default=0),
            thread=row.integer("thread", 0, 3, default=0),
            value=_value(row),
            prestige=row.integer("prestige", 0, 9),
            thimble=row.flag("thimble"),
            when_paid=read_effects(row.child("when_paid", required=False), problems, "when_paid"),
            when_placed=read_effects(row.child("when_placed", required=False), problems, "when_placed"),
            needs_module=row.optional_word("needs_module", same(section.packs)),
        )
        if len(problems) == before and garment.silk[garment.colour] == 0:
            colour = garment.colour.name.lower()
            problems.add(row.node.items()["silk"], f"a {colour} garment needs at least one {colour} bale")
        effects = [name for name in ("when_paid", "when_placed") if row.has(name)]
        section.note(row, garment.id, (*_GARMENT_FIGURES, *effects))
    return garment


def _value(row: Row) -> int | None:
    node = row.child("value")
    if node is None or node.value == "none":  # what may never be sold has no value (X2)
        return None
    return row.integer("value", 1, 99)


def _face(section: Section, node: Node) -> Face:
    problems = section.problems
    before = len(problems)
    with Row(node, problems, label("resource tile", node.text("id") or "")) as row:
        face = Face(
            id=section.ids.claim(row),
            silk=_bales(row),
            lace=row.integer("lace", 0, 1, default=0),
            thread=row.integer("thread", 0, 1, default=0),
            either=row.flag("either"),
            count=row.integer("count", 1, 48),
        )
        if len(problems) == before and face.lace + face.thread == 0:
            problems.add(node, "a resource tile has lace or thread or both on its lower half")
        if len(problems) == before and face.either and not (face.lace and face.thread):
            problems.add(row.node.items()["either"], "either needs both lace and thread to choose from")
        section.note(row, face.id, _FACE_FIGURES)
    return face


def _bales(row: Row) -> Bales:
    node = row.child("silk")
    if node is None:
        return (0, 0, 0, 0)
    with Row(node, row.problems, "silk") as silk:
        blue, pink, green, orange = (silk.integer(name, 0, MOST_BALES, default=0) for name in COLOURS)
        if silk.sound and not blue + pink + green + orange:
            row.problems.add(node, "silk holds no bale")
        return (blue, pink, green, orange)
