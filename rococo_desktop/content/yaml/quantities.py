"""Reads counts, quantities and conditions: how much, of what, when."""

from __future__ import annotations

from rococo_desktop.content.yaml.data_keywords import (
    COLOURS,
    COUNTS,
    GARMENT_KINDS,
    JEWELRY_KINDS,
    RANKS,
    same,
)
from rococo_desktop.content.yaml.fields import Row, elements
from rococo_desktop.content.yaml.nodes import Node
from rococo_desktop.content.yaml.problems import ProblemList
from rococo_desktop.model.effects import Condition, Count, Countable, Quantity, Sets

MOST = 99
"""No amount in the box comes near it."""

_COUNT_NAMES = same(tuple(COUNTS))


def read_count(row: Row) -> Countable:
    """Reads `count` with its filters, or `sets` of several counts, out of an open row."""
    if not row.has("sets"):
        return _single(row)
    parts = []
    for node in row.elements("sets", least=2):
        with Row(node, row.problems, "a part of sets") as part:
            parts.append(_single(part))
    return Sets(tuple(parts))


def _single(row: Row) -> Count:
    of = row.word("count", _COUNT_NAMES)
    # Only the filters that fit this count are asked for, so any other is told as an unknown key.
    filters = COUNTS[of]
    kinds = JEWELRY_KINDS if of == "jewelry" else GARMENT_KINDS
    return Count(
        of=of,
        colour=row.optional_word("colour", COLOURS) if "colour" in filters else None,
        kind=row.optional_word("kind", kinds) if "kind" in filters else None,
        rank=row.optional_word("rank", RANKS) if "rank" in filters else None,
        master_space="master_space" in filters and row.flag("master_space"),
        chosen_hall="chosen_hall" in filters and row.flag("chosen_hall"),
    )


def read_quantity(row: Row) -> Quantity:
    """Reads `amount`, `amount` with `per`, or `by` with `table`, out of an open row."""
    if row.has("by") or row.has("table"):
        by = row.child("by")
        count: Countable = Count(of="staff")
        if by is not None:
            with Row(by, row.problems, "by") as counted:
                count = read_count(counted)
        table = row.numbers_by("table", (0, MOST), (0, MOST))
        return Quantity(count=count, table=tuple(table.items()))
    amount = row.integer("amount", 1, MOST)
    per = row.child("per", required=False)
    if per is None:
        return Quantity(amount=amount)
    with Row(per, row.problems, "per") as counted:
        return Quantity(
            amount=amount, count=read_count(counted), every=counted.integer("every", 1, MOST, default=1)
        )


def read_conditions(node: Node | None, problems: ProblemList, what: str) -> tuple[Condition, ...]:
    """Reads a list of conditions; no list means none."""
    if node is None:
        return ()
    conditions = []
    for one in elements(node, problems, what, least=1):
        with Row(one, problems, "a condition") as row:
            count = read_count(row)
            at_least = row.integer("at_least", 0, MOST, default=0)
            at_most = row.integer("at_most", 0, MOST) if row.has("at_most") else None
            if row.sound and not row.has("at_least") and at_most is None:
                problems.add(one, "a condition needs at_least or at_most")
            if at_most is not None and at_most < at_least:
                problems.add(one, f"at_most ({at_most}) is below at_least ({at_least})")
            conditions.append(Condition(count, at_least, at_most))
    return tuple(conditions)
