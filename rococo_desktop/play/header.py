"""The header of a record: which table is played, with which data, and what the pieces are called."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rococo_desktop import __version__
from rococo_desktop.content import Overrides, load_box
from rococo_desktop.content.names import SOLO
from rococo_desktop.model.definitions import Box
from rococo_desktop.model.vocabulary import Edition, SoloLevel
from rococo_desktop.play.errors import BadTableError
from rococo_desktop.rules.referee import Ruleset, assemble

PERSON = "person"
"""Who plays a seat that no agent plays."""

Name = Annotated[str, Meta(min_length=1, max_length=60, pattern="^[^\x00-\x1f\x7f]*$")]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]
TableRule = Annotated[str, Meta(max_length=60)] | int | bool

Boxes = Callable[[tuple[str, ...], Overrides], Box]
"""Gives the box for the packs and corrections of one game."""


class SeatEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat at the table. `player` is PERSON or the name of an agent."""

    name: Name
    colour: Name
    player: Name = PERSON


class TableSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything people agree on before the first deal."""

    seats: Annotated[tuple[SeatEntry, ...], Meta(min_length=1, max_length=5)]
    seed: Seed
    edition: Edition = Edition.DELUXE
    modules: Annotated[tuple[Name, ...], Meta(max_length=20)] = ()
    table_rules: dict[Name, TableRule] = {}
    start_seat: Annotated[int, Meta(ge=0, le=4)] | None = None
    """None: drawn at random (S4)."""
    level: SoloLevel = SoloLevel.JOURNEYMAN
    """How strong the rival of a single player is."""

    @property
    def packs(self) -> tuple[str, ...]:
        """The packs of this game besides the base."""
        return (*self.modules, SOLO) if len(self.seats) == 1 else self.modules


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a record says about its game, besides what was chosen in it."""

    app: Name
    table: TableSetup
    data: Digest
    """Digest of the merged data."""
    pieces: Digest
    """Digest of the piece tables: numbers in snapshots mean places in these."""
    overrides: dict[str, Any]
    """The corrections themselves, so that the game can be played where they are not installed."""


def box_for(packs: tuple[str, ...], overrides: Overrides) -> Box:
    """The box with exactly the packs of one game, so that its digest says nothing about others."""
    return load_box(packs=packs, overrides=overrides or None)


def ruleset_for(box: Box, table: TableSetup) -> Ruleset:
    """The ruleset of a table; raises the referee's SetupError if there is no such table."""
    return assemble(box, len(table.seats), table.edition, table.modules, table.level)


def header_for(table: TableSetup, box: Box, rules: Ruleset, overrides: Overrides) -> Header:
    """The header of a game; BadTableError if a record with it could not be loaded again."""
    header = Header(__version__, table, box.digest, pieces_digest(rules), dict(overrides))
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


def digest_of(value: object) -> str:
    """A digest of plain data: of their canonical JSON, keys sorted, no spaces."""
    return blake2b(canonical(value), digest_size=16).hexdigest()


def canonical(value: object) -> bytes:
    """The one JSON text of plain data that digests and comparisons are made of."""
    return msgspec.json.encode(value, order="sorted")
