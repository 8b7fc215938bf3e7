"""Pieces in words: the description of each, said once and kept."""

from __future__ import annotations

from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.text.describe import (
    crown_sentences,
    describe_barry_card,
    describe_employee,
    describe_garment,
    describe_jewelry,
    describe_tile,
)
from rococo_desktop.ui.text.messages import message


def told_employee(desk: Desk, card: int) -> str:
    """An employee card in full, and what its crown would score now."""
    crown = crown_sentences(desk.stage.forecasts.get(card, ()))
    return desk.described(("employee", card, crown), lambda: (*describe_employee(desk.defs, card), *crown))


def told_garment(desk: Desk, garment: int) -> str:
    """A garment in full."""
    return desk.described(("garment", garment), lambda: describe_garment(desk.defs, garment))


def told_tile(desk: Desk, face: int) -> str:
    """A resource tile in full."""
    return desk.described(("tile", face), lambda: describe_tile(desk.defs, face))


def told_jewelry(desk: Desk, tile: int) -> str:
    """A jewelry tile in full."""
    return desk.described(("jewelry", tile), lambda: describe_jewelry(desk.defs, tile))


def told_barry_card(desk: Desk, card: int) -> str:
    """A card of Madame du Barry in full."""
    return desk.described(("barry", card), lambda: describe_barry_card(desk.defs, card))


def told_nothing(desk: Desk) -> str:
    """That a space is empty."""
    return desk.told("empty space", lambda: message("board.empty_space"))


COUNTED = ("prestige", "livre", "lace", "thread", "silk", "supply", "hand", "discard", "halls")


def told_count(desk: Desk, seat: int, what: str, number: int) -> str:
    """How much a seat has of something, or how many cards lie somewhere."""
    name = desk.stage.seats[seat].name
    return desk.told(
        ("count", name, what, number), lambda: message(f"board.seat.{what}", seat=name, n=number)
    )


KEYS = tuple(f"board.seat.{what}" for what in COUNTED)
"""The keys of this module that are built from closed lists."""
