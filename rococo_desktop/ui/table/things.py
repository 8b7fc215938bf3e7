"""Laying pieces on the desk: each is painted once per size and kept, and says where it lies."""

from __future__ import annotations

from rococo_desktop.model.places import Place
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect
from rococo_desktop.ui.marks import Align
from rococo_desktop.ui.sheet import Card
from rococo_desktop.ui.table import panels
from rococo_desktop.ui.table.desk import Desk
from rococo_desktop.ui.text.glyphs import Glyph


def lay_garment(desk: Desk, rect: Rect, garment: int, place: Place, raised: bool = False) -> None:
    """A garment as a draft: what it needs and brings."""

    def paint(card: Card, inner: Rect) -> None:
        one = desk.defs.garments[garment]
        card.fill(inner, theme.SILK[one.colour], 6, theme.GOLD, 2)
        card.text(inner.bottom_part(24), f"{one.value} / {one.prestige}", 18, theme.IVORY, theme.STRONG, Align.CENTRE)
        if one.thimble:
            card.text(inner.top_part(24), "*", 18, theme.IVORY, theme.STRONG, Align.CENTRE)

    desk.lay(rect, ("garment", garment), paint, place=place, piece=garment, raised=raised)


def lay_guest(
    desk: Desk, rect: Rect, garment: int, seat: int, place: Place, raised: bool = False
) -> None:
    """A rented garment with the trademark of its tailor."""
    colour = desk.stage.seats[seat].colour if seat >= 0 else 0

    def paint(card: Card, inner: Rect) -> None:
        one = desk.defs.garments[garment]
        card.fill(inner, theme.SILK[one.colour], 6, theme.GOLD, 2)
        side = min(inner.w * 2 // 3, inner.h // 3)
        panels.emblem(card, Rect(inner.x + (inner.w - side) // 2, inner.bottom - side - 2, side, side), colour)
        card.text(inner.top_part(24), str(one.prestige), 18, theme.IVORY, theme.STRONG, Align.CENTRE)

    desk.lay(rect, ("guest", garment, colour), paint, place=place, piece=garment, raised=raised)


def lay_employee(
    desk: Desk, rect: Rect, employee: int, place: Place, seat: int = EMPTY, raised: bool = False
) -> None:
    """An employee card; a start employee wears the colour of its seat."""
    colour = desk.stage.seats[seat].colour if seat >= 0 else EMPTY
    now = desk.stage.forecasts.get(employee, ())

    def paint(card: Card, inner: Rect) -> None:
        one = desk.defs.employees[employee]
        ground = theme.SEATS[colour] if one.is_start and colour >= 0 else theme.CELADON
        card.fill(inner, theme.IVORY, 6, theme.GOLD, 2)
        card.fill(inner.inset(4).top_part(inner.h // 3), ground, 4)
        card.text(inner.top_part(inner.h // 3), "MJA"[3 - one.rank] + str(one.level), 18, align=Align.CENTRE)

    desk.lay(rect, ("employee", employee, colour, now), paint, place=place, piece=employee, raised=raised)


def lay_card_back(desk: Desk, rect: Rect, place: Place, colour: int = EMPTY, raised: bool = False) -> None:
    """The back of an employee card."""

    def paint(card: Card, inner: Rect) -> None:
        card.fill(inner, theme.ROYAL_BLUE, 6, theme.GOLD, 2, theme.NIGHT)

    desk.lay(rect, ("card back", colour), paint, place=place, raised=raised)


def lay_tile(desk: Desk, rect: Rect, face: int, place: Place, raised: bool = False) -> None:
    """A resource tile."""

    def paint(card: Card, inner: Rect) -> None:
        one = desk.defs.faces[face]
        colour = next(at for at, bales in enumerate(one.silk) if bales)
        card.fill(inner, theme.SILK[colour], 5, theme.GOLD, 1)
        card.text(inner, "".join(map(str, one.silk)), 16, theme.IVORY, theme.STRONG, Align.CENTRE)

    desk.lay(rect, ("tile", face), paint, place=place, piece=face, raised=raised)


def lay_tile_back(desk: Desk, rect: Rect, place: Place) -> None:
    """The back of a resource tile."""

    def paint(card: Card, inner: Rect) -> None:
        card.fill(inner, theme.WALNUT, 5, theme.GOLD, 1)

    desk.lay(rect, "tile back", paint, place=place)


def lay_jewelry(desk: Desk, rect: Rect, tile: int, place: Place, raised: bool = False) -> None:
    """A jewelry tile."""

    def paint(card: Card, inner: Rect) -> None:
        assert desk.defs.jeweler is not None
        colour = desk.defs.jeweler.jewelry[tile].colour
        card.fill(inner, theme.NIGHT, 6, theme.GOLD, 1)
        card.fill(inner.inset(inner.w // 4, inner.h // 4), theme.SILK[colour], 8)

    desk.lay(rect, ("jewelry", tile), paint, place=place, piece=tile, raised=raised)


def lay_trademark(desk: Desk, rect: Rect, seat: int, place: int, raised: bool = False) -> None:
    """A trademark on its place."""
    colour = desk.stage.seats[seat].colour
    desk.lay(
        rect,
        ("trademark", colour),
        lambda card, inner: panels.emblem(card, inner, colour),
        place=("trademarks", place),
        piece=seat,
        raised=raised,
    )


def lay_barry_card(desk: Desk, rect: Rect, barry_card: int, place: Place) -> None:
    """A card of Madame du Barry."""

    def paint(card: Card, inner: Rect) -> None:
        card.fill(inner, theme.POWDER_PINK, 6, theme.GOLD, 2)

    desk.lay(rect, ("barry", barry_card), paint, place=place, piece=barry_card)


def paint_glyphs(card: Card, rect: Rect, glyphs: tuple[Glyph, ...], size: int) -> None:
    """Signs with their numbers, side by side from the left."""
    x = rect.x
    for glyph in glyphs:
        side = size + 2
        card.icon(Rect(x, rect.y + (rect.h - side) // 2, side, side), glyph.icon, panels.icon_paint(glyph.icon))
        x += side + 1
        if glyph.text:
            width = card.type.width(glyph.text, theme.STRONG, size)
            card.text(Rect(x, rect.y, width, rect.h), glyph.text, size, theme.INK, theme.STRONG)
            x += width + 4


def glyphs_width(card: Card, glyphs: tuple[Glyph, ...], size: int) -> int:
    """How wide the signs are together."""
    return sum(
        size + 3 + (card.type.width(glyph.text, theme.STRONG, size) + 4 if glyph.text else 0) for glyph in glyphs
    )
