"""The purse of the workshop: livre, prestige, lace and thread, and the specialised apprentice that waits."""

from __future__ import annotations

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.description_cache import told_count, told_employee
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import lay_card_back, lay_employee
from rococo_desktop.ui.text.messages import message

LEAST_COUNTER = 51
"""How wide a sign with three figures is."""
GRID = ("livre", "prestige", "lace", "thread")
"""Two above, two below: each has a place of its own, whatever there is of the others."""
PALE: theme.Paint = (164, 170, 196)
"""Figures of nothing: they step back on blue velvet, and are still read."""
TALL = 52
"""From this height on the number stands below its sign."""


def compose_purse(desk: Desk, area: Rect, seat: int) -> None:
    """The counters, and below them the apprentice where the module is played."""
    facts = desk.view.seats[seat]
    specialist = bool(facts.specialist)
    numbers = (facts.livre, facts.prestige, facts.lace, facts.thread)
    height = area.h // 2 if specialist else area.h
    purse = area.top_part(height)
    # Two of them side by side keep clear of the edge, where three figures leave so much room.
    pad = max(min((purse.w - 2 * LEAST_COUNTER) // 2, 4), 0)
    grid = [column for row in purse.inset(pad, 2).rows(2, 2) for column in row.columns(2, 0)]
    desk.lay(area, "purse", _ground)
    for icon, number, rect in zip(GRID, numbers, grid, strict=True):
        if number is None:  # hidden from this viewer
            continue

        def paint(card: Card, inner: Rect, icon: str = icon, number: int = number) -> None:
            _counter(desk, card, inner, icon, number)

        desk.lay(rect, ("purse", icon, number), paint, place=(f"purse {icon}", seat))
        told = told_count(desk, seat, icon, number)
        desk.region(rect, ("fact", f"own {icon}"), told)
        if desk.view.viewer != NOBODY:
            desk.sheet.anchor((icon, seat), rect)
    if specialist:
        _specialist(desk, area.bottom_part(area.h // 2), seat)


def _counter(desk: Desk, card: Card, rect: Rect, icon: str, number: int) -> None:
    """A sign and its number, below it where there is room, else to its right; a nought is pale."""
    sizes = desk.sizes
    if rect.h < TALL:
        size = max(sizes.number, min(rect.h * 5 // 9, rect.w // 3, sizes.large + 6))
        side = min(rect.h - 4, size)
        panels.tally(card, rect.inset(1, 0), icon, str(number), size, side, theme.IVORY, PALE)
        return
    size = max(sizes.number, min(rect.w * 2 // 5, sizes.large + 6))
    high = card.type.line_height(theme.STRONG, size)
    side = min(rect.w - 14, rect.h - high - 4)
    both = rect.centred((rect.w, side + high))
    nothing = panels.is_nothing(icon, str(number))
    ink, face = (PALE, theme.BODY) if nothing else (theme.IVORY, theme.STRONG)
    card.sign(both.top_part(side).centred((side, side)), icon)
    card.text(both.bottom_part(high), str(number), size, ink, face, Align.CENTRE)


def _ground(card: Card, rect: Rect) -> None:
    frames.well(card, rect, frames.BLUE_VELVET)


def _specialist(desk: Desk, area: Rect, seat: int) -> None:
    own = desk.view.own
    width = max(min(int(area.h * 0.72), area.w), theme.LEAST_TARGET)
    rect = Rect(area.x + (area.w - width) // 2, area.y + 2, width, area.h - 4)
    place = ("specialist", seat)
    desk.sheet.anchor(place, rect)
    if own is None or not own.specialist:
        lay_card_back(desk, rect, place)
        desk.region(
            rect, ("fact", "specialist"), desk.told("specialist", lambda: message("board.specialist"))
        )
        return
    card = own.specialist[0]
    target = ("specialist", card)
    if not desk.is_hidden(place, card):
        lay_employee(desk, rect, card, place, seat, desk.is_lit(target))
    desk.thing(rect, target, told_employee(desk, card))
