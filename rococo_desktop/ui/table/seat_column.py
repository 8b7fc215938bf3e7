"""The seat column: five strips of four lines with all that everybody may know of a seat."""

from __future__ import annotations

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.picture import colours, frames, theme
from rococo_desktop.ui.picture.geometry import Rect, bounding
from rococo_desktop.ui.picture.picture_parts import Fit
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces.du_barry_cards import MEDALLION
from rococo_desktop.ui.table.deeds_panel import compose_deeds
from rococo_desktop.ui.table.du_barry_panel import compose_rival
from rococo_desktop.ui.table.seat_lines import (
    SeatStrip,
    lay_counts,
    lay_last,
    lay_piles,
    number_size,
    paint_counts,
    paint_last,
    paint_piles,
    rival_tokens,
)
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.description_cache import told_count
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.text.messages import message

FREE = 2
"""So many strips without a seat are room enough for words."""


def compose_strips(desk: Desk) -> None:
    """All strips; those without a seat tell what the others did, or the rival of a single player does."""
    zones = desk.zones.strips
    seats = desk.defs.seats
    for seat in range(seats):
        _strip(desk, seat, zones[seat])
    if desk.defs.barry is not None:
        compose_rival(desk, seats, zones[seats:])
    elif len(zones) - seats >= FREE:
        compose_deeds(desk, bounding(zones[seats:]))
    else:
        for zone in zones[seats:]:
            desk.lay(zone, "no seat", _nobody, panels.SHADE)


def _nobody(card: Card, rect: Rect) -> None:
    frames.framed(card, rect, frames.NIGHT_SILK, frames.PLAIN)
    side = rect.h * 2 // 5
    card.sign(rect.centred((side, side)), "lily", (44, 52, 98))


def represented(desk: Desk, seat: int) -> tuple[bool, ...]:
    """In which halls a seat has a trademark (H)."""
    marks, defs = desk.view.trademarks, desk.defs
    return tuple(
        marks[defs.musicians[hall]] == seat or any(marks[space] == seat for space in spaces)
        for hall, spaces in enumerate(defs.hall_spaces)
    )


def _acts(desk: Desk, seat: int) -> bool:
    """True for the seat whose turn it is, or that is asked while everybody chooses."""
    decision = desk.stage.decision
    return seat in (desk.view.active, decision.seat if decision is not None else NOBODY)


def _strip(desk: Desk, seat: int, zone: Rect) -> None:
    view = desk.view
    is_rival = seat not in desk.defs.people
    look = SeatStrip(
        name=desk.stage.seats[seat].name,
        colour=desk.stage.seats[seat].colour,
        facts=view.seats[seat],
        halls=represented(desk, seat),
        favor=view.favor == seat,
        starts=view.start_seat == seat,
        active=_acts(desk, seat),
        own=view.viewer == seat,
        rival=view.rival_hand if is_rival else NOBODY,
    )
    lines = zone.inset(8, 5).rows(4, 0)
    desk.lay(zone, ("strip", look), lambda card, inner: _paint(desk, card, inner, look), panels.SHADE)
    whole = desk.say(message("board.seat.open", seat=look.name))
    desk.region(zone, ("seat", seat), whole)
    desk.sheet.anchor(("hand", seat), lines[2])
    desk.sheet.anchor(("supply", seat), lines[2])
    for place in ("discard", "resolving", "leaving", "examined", "specialist"):
        desk.sheet.anchor((place, seat), lines[3])
    desk.sheet.anchor(("bench", seat), zone)
    desk.sheet.anchor(("jewelry", seat), lines[3])
    tokens = rival_tokens(lines[2], look) if is_rival else lines[0].without_right(30)
    for place in ("favor", "starts"):
        desk.sheet.anchor((place, seat), tokens.right_part(24))
    desk.sheet.anchor(("seat", seat), lines[0].left_part(lines[0].h))
    desk.sheet.anchor(("tasks", seat), lines[3].right_part(lines[3].w * 2 // 5))
    _first(desk, seat, look, lines[0])
    lay_counts(desk, seat, look, lines[1])
    lay_piles(desk, seat, look, lines[2])
    lay_last(desk, seat, look, lines[3])


def _paint(desk: Desk, card: Card, rect: Rect, look: SeatStrip) -> None:
    if look.active:
        card.art(rect.inset(-panels.SHADE), "palace/glow", Fit.PATCH, 2 * panels.SHADE + 6)
        frames.patch(card, rect.inset(-1), "strip_active", 14, theme.IVORY)
    else:
        frames.patch(card, rect.inset(-2), "strip", 14, theme.LINEN)
    band = Rect(rect.x + 2, rect.y + 10, 4, rect.h - 20)
    card.fill(band, colours.SEATS[look.colour], 2)
    one, two, three, four = rect.inset(8, 5).rows(4, 0)
    _paint_first(desk, card, one, look)
    paint_counts(desk, card, two, look)
    paint_piles(desk, card, three, look)
    if look.rival != NOBODY:
        tokens = rival_tokens(three, look)
        _paint_tokens(card, tokens, look, tokens.right, min(tokens.h - 2, tokens.w // 2))
    paint_last(desk, card, four, look)


# Line 1: who it is.


def _paint_first(desk: Desk, card: Card, line: Rect, look: SeatStrip) -> None:
    sizes = desk.sizes
    side = min(line.h, sizes.large + 6) - 2
    panels.emblem(card, Rect(line.x, line.y + (line.h - side) // 2, side, side), look.colour)
    right = line.right
    if look.facts.prestige is not None:
        words = str(look.facts.prestige)
        size = number_size(desk, line)
        wide = max(card.type.width(words, theme.STRONG, size) + 8, 28)
        height = min(line.h - 2, size + 8)
        box = Rect(right - wide, line.y + (line.h - height) // 2, wide, height)
        panels.plaque(card, box, words, size, ink=theme.PRESTIGE)
        right = box.x - 4
    if look.rival == NOBODY:
        right = _paint_tokens(card, line, look, right, side)
    name = Rect(line.x + side + 3, line.y, right - line.x - side - 4, line.h)
    fits = (number_size(desk, line), sizes.number, sizes.small)
    if look.rival != NOBODY and card.type.width(look.name, theme.STRONG, sizes.small) <= name.w - line.h - 2:
        card.art(name.left_part(line.h), MEDALLION)
        name = name.without_left(line.h + 2)
    size = card.type.largest(look.name, theme.STRONG, fits, name.w)
    card.text(name, look.name, size, theme.INK, theme.STRONG)
    if look.own:
        line_width = min(card.type.width(look.name, theme.STRONG, size), name.w)
        card.fill(Rect(name.x, name.y + (name.h + size) // 2, line_width, 2), theme.GOLD)


def _paint_tokens(card: Card, line: Rect, look: SeatStrip, right: int, side: int) -> int:
    """The queen's favor and the start token, from the right; returns where the rest of the line ends."""
    for shown, icon in ((look.favor, "favor"), (look.starts, "start_player")):
        if shown:
            card.sign(Rect(right - side, line.y + (line.h - side) // 2, side, side), icon)
            right -= side
    return right


def _first(desk: Desk, seat: int, look: SeatStrip, line: Rect) -> None:
    prestige = look.facts.prestige
    box = line.right_part(40)
    desk.sheet.anchor(("prestige", seat), box)
    if prestige is not None:
        desk.region(
            box,
            ("fact", f"prestige {seat}"),
            told_count(desk, seat, "prestige", prestige),
        )
