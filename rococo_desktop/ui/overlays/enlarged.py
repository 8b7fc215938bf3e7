"""A thing under the magnifier: how it is painted large, its name, and sentences about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rococo_desktop.model.outlook import ShelfPrice, StockPrice
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.sheet import Card, Kit
from rococo_desktop.ui.pieces.du_barry_cards import paint_barry_card
from rococo_desktop.ui.pieces.employees import paint_employee
from rococo_desktop.ui.pieces.garments import paint_garment
from rococo_desktop.ui.pieces.lacks import lacking
from rococo_desktop.ui.pieces.large_signs import paint_sign
from rococo_desktop.ui.pieces.tiles import paint_jewelry, paint_tile
from rococo_desktop.ui.table_state.stage import Stage
from rococo_desktop.ui.text.describe import (
    crown_sentences,
    describe_barry_card,
    describe_employee,
    describe_garment,
    describe_jewelry,
    describe_tile,
)
from rococo_desktop.ui.text.effect_icons import Glyph
from rococo_desktop.ui.text.messages import Message

Paint = Callable[[Card, Rect], None]

CARD = Size(260, 364)
TILE = Size(260, 236)
SQUARE = Size(240, 240)


class Enlarged(NamedTuple):
    """A thing under the magnifier."""

    name: Message
    lines: tuple[Message, ...]
    """Empty where the table's own description of it says more."""
    paint: Paint
    size: Size = CARD
    price: ShelfPrice | StockPrice | None = None


def employee_enlarged(
    kit: Kit, stage: Stage, card: int, seat: int = NOBODY, price: StockPrice | None = None
) -> Enlarged:
    """An employee card with everything it says."""
    name, *lines = describe_employee(stage.defs, card)
    now = stage.forecasts.get(card, ())
    colour = stage.seats[seat].colour if 0 <= seat < len(stage.seats) else None

    def paint(sheet: Card, rect: Rect) -> None:
        paint_employee(sheet, rect, kit, stage.defs, card, now, colour)

    return Enlarged(name, (*lines, *crown_sentences(now)), paint, CARD, price)


def garment_enlarged(kit: Kit, stage: Stage, garment: int, price: ShelfPrice | None = None) -> Enlarged:
    """A garment with everything it says."""
    name, *lines = describe_garment(stage.defs, garment)
    marked = lacking(price.missing, loud=True) if price is not None else None

    def paint(card: Card, rect: Rect) -> None:
        paint_garment(card, rect, kit, stage.defs, garment, marked)

    return Enlarged(name, tuple(lines), paint, CARD, price)


def tile_enlarged(kit: Kit, stage: Stage, face: int, price: StockPrice | None = None) -> Enlarged:
    """A resource tile."""
    name, *lines = describe_tile(stage.defs, face)

    def paint(card: Card, rect: Rect) -> None:
        paint_tile(card, rect, kit, stage.defs, face)

    return Enlarged(name, tuple(lines), paint, TILE, price)


def jewelry_enlarged(kit: Kit, stage: Stage, tile: int, price: ShelfPrice | None = None) -> Enlarged:
    """A jewelry tile."""
    name, *lines = describe_jewelry(stage.defs, tile)

    def paint(card: Card, rect: Rect) -> None:
        paint_jewelry(card, rect, kit, stage.defs, tile)

    return Enlarged(name, tuple(lines), paint, SQUARE, price)


def rival_enlarged(kit: Kit, stage: Stage, barry_card: int, lines: Sequence[Message] = ()) -> Enlarged:
    """A card of Madame du Barry."""
    name, *told = describe_barry_card(stage.defs, barry_card)

    def paint(card: Card, rect: Rect) -> None:
        paint_barry_card(card, rect, kit, stage.defs, barry_card)

    return Enlarged(name, (*told, *lines), paint)


def sign_enlarged(
    kit: Kit, name: Message, lines: Sequence[Message], icon: str, glyphs: tuple[Glyph, ...] = ()
) -> Enlarged:
    """Something that is no piece: a sign in a niche."""

    def paint(card: Card, rect: Rect) -> None:
        paint_sign(card, rect, kit, icon, glyphs)

    return Enlarged(name, tuple(lines), paint, SQUARE)
