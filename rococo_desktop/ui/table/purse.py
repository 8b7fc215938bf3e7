"""The purse of the workshop: livre, prestige, lace and thread, and the specialised apprentice that waits."""

from __future__ import annotations

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table.empty_places import lay_house
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.description_cache import told_count, told_employee
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import lay_card_back, lay_employee
from rococo_desktop.ui.text.messages import message

LEAST_COUNTER = 51
"""How wide a sign with three figures is."""


def compose_purse(desk: Desk, area: Rect, seat: int) -> None:
    """The counters, and below them the apprentice where the module is played."""
    facts = desk.view.seats[seat]
    specialist = bool(facts.specialist)
    counters = [("livre", facts.livre), ("lace", facts.lace), ("thread", facts.thread)]
    if facts.prestige is not None:
        counters.insert(1, ("prestige", facts.prestige))
    height = area.h // 2 if specialist else area.h
    purse = area.top_part(height)
    if specialist:
        # Two of them side by side keep clear of the edge, where three figures leave so much room.
        pad = max(min((purse.w - 2 * LEAST_COUNTER) // 2, 4), 0)
        rows = [column for row in purse.inset(pad, 2).rows(2, 2) for column in row.columns(2, 0)]
    else:
        rows = purse.rows(4, 2)
    sizes = desk.sizes
    desk.lay(area, "purse", _ground)
    lay_house(desk, purse.inset(10), seat)
    for (icon, number), rect in zip(counters, rows, strict=False):
        size = max(sizes.number, min(rect.h * 5 // 9, rect.w // 3, sizes.large + 6))

        def paint(card: Card, inner: Rect, icon: str = icon, number: int = number, size: int = size) -> None:
            if not number:
                return
            roomy = inner.w > 4 * size
            side = min(inner.h - 4, size + 4 if roomy else size)
            panels.counter(
                card, inner.inset(6 if roomy else 1, 0), icon, str(number), size, theme.IVORY, side=side
            )

        desk.lay(rect, ("purse", icon, number), paint, place=(f"purse {icon}", seat))
        told = told_count(desk, seat, icon, number)
        desk.region(rect, ("fact", f"own {icon}"), told)
        if desk.view.viewer != NOBODY:
            desk.sheet.anchor((icon, seat), rect)
    if specialist:
        _specialist(desk, area.bottom_part(area.h // 2), seat)


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
