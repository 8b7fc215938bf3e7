"""Laying pieces on the desk: each is painted once per size and kept, and says where it lies."""

from __future__ import annotations

from rococo_desktop.model.places import Place
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces import (
    paint_barry_back,
    paint_barry_card,
    paint_employee,
    paint_employee_back,
    paint_garment,
    paint_guest,
    paint_jewelry,
    paint_mini,
    paint_spine,
    paint_tile,
    paint_tile_back,
    paint_trademark,
)
from rococo_desktop.ui.pieces.lacks import Lacks
from rococo_desktop.ui.table_kit.desk import Desk


def lay_garment(
    desk: Desk,
    rect: Rect,
    garment: int,
    place: Place,
    raised: bool = False,
    lacks: Lacks | None = None,
) -> None:
    """A garment as a draft: what it brings, what it needs, and what the viewer lacks for it."""

    def paint(card: Card, inner: Rect) -> None:
        paint_garment(card, inner, desk.kit, desk.defs, garment, lacks)

    desk.lay(rect, ("garment", garment, lacks), paint, place=place, piece=garment, raised=raised)


def lay_guest(desk: Desk, rect: Rect, garment: int, seat: int, place: Place, raised: bool = False) -> None:
    """A rented garment with the trademark of its tailor."""
    colour = desk.stage.seats[seat].colour

    def paint(card: Card, inner: Rect) -> None:
        paint_guest(card, inner, desk.kit, desk.defs, garment, colour)

    desk.lay(rect, ("guest", garment, colour), paint, place=place, piece=garment, raised=raised)


def lay_employee(
    desk: Desk, rect: Rect, employee: int, place: Place | None, seat: int = EMPTY, raised: bool = False
) -> None:
    """An employee card; a start employee wears the colour of its seat. One that only peeps out has no place.

    What its bonus would bring the viewer is not said of somebody else's.
    """
    colour = desk.stage.seats[seat].colour if seat >= 0 else None
    now = desk.stage.forecasts.get(employee, ()) if seat in (EMPTY, desk.view.viewer) else ()

    def paint(card: Card, inner: Rect) -> None:
        paint_employee(card, inner, desk.kit, desk.defs, employee, now, colour)

    desk.lay(rect, ("employee", employee, colour, now), paint, place=place, piece=employee, raised=raised)


def lay_mini(
    desk: Desk, rect: Rect, employee: int, place: Place | None, seat: int, raised: bool = False
) -> None:
    """An employee card in a row of small ones; without a place only seen, as a twin behind another."""
    colour = desk.stage.seats[seat].colour

    def paint(card: Card, inner: Rect) -> None:
        paint_mini(card, inner, desk.kit, desk.defs, employee, colour)

    desk.lay(rect, ("mini", employee, colour), paint, place=place, piece=employee, raised=raised)


def lay_spine(
    desk: Desk, rect: Rect, employee: int, seen: int, place: Place, seat: int, raised: bool = False
) -> None:
    """An employee card of which others leave so much to be seen."""
    colour = desk.stage.seats[seat].colour

    def paint(card: Card, inner: Rect) -> None:
        paint_spine(card, inner, desk.kit, desk.defs, employee, seen, colour)

    desk.lay(rect, ("spine", employee, colour, seen), paint, place=place, piece=employee, raised=raised)


def lay_card_back(desk: Desk, rect: Rect, place: Place) -> None:
    """The back of an employee card."""
    desk.lay(rect, "card back", paint_employee_back, place=place)


def lay_barry_back(desk: Desk, rect: Rect, place: Place) -> None:
    """The back of a card of Madame du Barry."""
    desk.lay(rect, "barry back", paint_barry_back, place=place)


def lay_tile(desk: Desk, rect: Rect, face: int, place: Place | None, raised: bool = False) -> None:
    """A resource tile; one that only peeps out behind another has no place."""

    def paint(card: Card, inner: Rect) -> None:
        paint_tile(card, inner, desk.kit, desk.defs, face)

    desk.lay(rect, ("tile", face), paint, place=place, piece=face, raised=raised)


def lay_tile_back(desk: Desk, rect: Rect, place: Place) -> None:
    """The back of a resource tile."""
    desk.lay(rect, "tile back", paint_tile_back, place=place)


def lay_jewelry(desk: Desk, rect: Rect, tile: int, place: Place, raised: bool = False) -> None:
    """A jewelry tile."""

    def paint(card: Card, inner: Rect) -> None:
        paint_jewelry(card, inner, desk.kit, desk.defs, tile)

    desk.lay(rect, ("jewelry", tile), paint, place=place, piece=tile, raised=raised)


def lay_trademark(desk: Desk, rect: Rect, seat: int, place: int, raised: bool = False) -> None:
    """A trademark on its place."""
    colour = desk.stage.seats[seat].colour

    def paint(card: Card, inner: Rect) -> None:
        paint_trademark(card, inner, colour)

    desk.lay(rect, ("trademark", colour), paint, place=("trademarks", place), piece=seat, raised=raised)


def lay_barry_card(desk: Desk, rect: Rect, barry_card: int, place: Place) -> None:
    """A card of Madame du Barry."""

    def paint(card: Card, inner: Rect) -> None:
        paint_barry_card(card, inner, desk.kit, desk.defs, barry_card)

    desk.lay(rect, ("barry", barry_card), paint, place=place, piece=barry_card)
