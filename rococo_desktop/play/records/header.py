"""The header of a record: which table is played, with which data, and what the pieces are called."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rococo_desktop import __version__
from rococo_desktop.content import Overrides, load_box
from rococo_desktop.files.locations import packs_dir
from rococo_desktop.model.definitions import Box
from rococo_desktop.play.agents import Effort
from rococo_desktop.play.errors import BadTableError
from rococo_desktop.play.table_setup import PERSON, Name, SeatEntry, TableSetup
from rococo_desktop.rules.referee import Ruleset, assemble

__all__ = [
    "PERSON",
    "Boxes",
    "Header",
    "SeatEntry",
    "TableSetup",
    "box_for",
    "canonical",
    "digest_of",
    "figures_digest",
    "header_for",
    "pieces_digest",
    "ruleset_for",
]

MOST_FIGURES = 200 * 1024
"""Those of the whole box have 28 thousand bytes; a line of a record may have a little more than this."""

Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]

Boxes = Callable[[tuple[str, ...], Overrides], Box]
"""Gives the box for the packs and corrections of one game."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a record says about its game, besides what was chosen in it."""

    app: Name
    table: TableSetup
    data: Digest
    """Digest of the merged data."""
    pieces: Digest
    """Digest of the piece tables: numbers in snapshots mean places in these."""
    overrides: dict[str, Any]
    """The corrections by which its figures differ from those of its packs."""
    figures: Digest | None = None
    """Digest of the line of figures it is played with; files of 0.1 have none."""
    effort: Effort = "full"
    """What the machine it began on can bear: its agents look at as much wherever it goes on."""


def box_for(packs: tuple[str, ...], overrides: Overrides) -> Box:
    """The box with exactly the packs of one game, so that its digest says nothing about others."""
    return load_box(packs=packs, overrides=overrides or None, own_dir=packs_dir())


def ruleset_for(box: Box, table: TableSetup) -> Ruleset:
    """The ruleset of a table; raises the referee's SetupError if there is no such table."""
    return assemble(box, len(table.seats), table.edition, table.modules, table.level)


def header_for(
    table: TableSetup,
    box: Box,
    rules: Ruleset,
    overrides: Overrides,
    figures: str,
    effort: Effort = "full",
) -> Header:
    """The header of a game; BadTableError if a record with it, and these figures, could not be loaded."""
    if len(figures) > MOST_FIGURES:
        raise BadTableError(why=f"its packs have more than {MOST_FIGURES} bytes of figures")
    header = Header(
        __version__, table, box.digest, pieces_digest(rules), dict(overrides), figures_digest(figures), effort
    )
    try:
        msgspec.convert(msgspec.to_builtins(header), Header)
    except msgspec.ValidationError as error:
        raise BadTableError(why=str(error)) from None
    if table.start_seat is not None and table.start_seat >= len(table.seats):
        raise BadTableError(why=f"start seat {table.start_seat}")
    return header


def pieces_digest(rules: Ruleset) -> str:
    """A digest of the ids of employees, garments and faces in the order of their numbers."""
    tables = [[piece.id for piece in kind] for kind in (rules.employees, rules.garments, rules.faces)]
    return digest_of(tables)


def figures_digest(figures: str) -> str:
    """The digest a header names a line of figures by."""
    return blake2b(figures.encode(), digest_size=16).hexdigest()


def digest_of(value: object) -> str:
    """A digest of plain data: of their canonical JSON, keys sorted, no spaces."""
    return blake2b(canonical(value), digest_size=16).hexdigest()


def canonical(value: object) -> bytes:
    """The one JSON text of plain data that digests and comparisons are made of."""
    return msgspec.json.encode(value, order="sorted")
