"""What lies over the table during the final scoring: the step and the reason, and everybody's points."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align, Layer
from rococo_desktop.ui.picture.sheet import Card, Kit, Sheet
from rococo_desktop.ui.pieces.trademarks import paint_trademark
from rococo_desktop.ui.table_kit.zones import Zones
from rococo_desktop.ui.table_state.stage import Seat
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.widgets.button import Button, Style, lay_button
from rococo_desktop.ui.widgets.form import Form

PAUSE: Target = ("button", "pause")
STEP: Target = ("button", "step")
HURRY: Target = ("button", "hurry")
SKIP: Target = ("button", "skip")
GAP = 8
PIP = 14
WIDEST_PLAQUE = 180
RISE = 9
"""How far what a seat is about to get rises above its column: the emblem stays free."""
BUTTON = 60
TALL = 150
"""In a board with more room than this for its words they are set larger."""
NIGHT = (8, 10, 26, 214)
"""Laid over the halls while rockets burst."""


class ScoreBoard(NamedTuple):
    """Everything the score board shows at one moment."""

    title: str
    reason: str
    seats: tuple[Seat, ...]
    points: tuple[int, ...]
    gains: tuple[int, ...]
    """What each seat is about to get."""
    leaders: frozenset[int]
    """Seats that are emphasised: who gets points now, or who won."""
    paused: bool
    hurried: bool
    dark: bool
    """True while the night is laid over the halls."""
    act: int = 0
    """Which step of the scoring is on stage; as many as there are once all is counted."""
    acts: int = 0


class _Places(NamedTuple):
    words: Rect
    seats: Rect
    buttons: Rect


def _places(zones: Zones) -> _Places:
    inner = zones.workshop.inset(14, 10)
    words, seats, buttons = inner.split_columns((30, 38, 32), 16)
    return _Places(words, seats, buttons)


def lay_board(kit: Kit, zones: Zones, board: ScoreBoard, pointed: Target | None) -> Sheet:
    """The board over the workshop, with its buttons, as sprites over the table."""
    sheet = Sheet(kit, Layer.OVERLAY, Layer.OVERLAY)
    form = Form(sheet, pointed)
    if board.dark:
        _lay_night(form, zones)
    area = zones.workshop
    ground = form.card(area.inset(-frames.SHADE))
    frames.framed(ground, area, frames.NIGHT_SILK, frames.ORNATE)
    form.lay(ground)
    at = _places(zones)
    _lay_words(form, at.words, board)
    _lay_seats(form, at.seats, board)
    _lay_buttons(form, at.buttons, board)
    return sheet


def seat_plaque(zones: Zones, seats: int, seat: int) -> Rect:
    """Where the points of a seat stand: what is counted flies there."""
    column = _places(zones).seats.columns(seats, GAP)[seat]
    return column.bottom_part(column.h * 46 // 100)


def _lay_night(form: Form, zones: Zones) -> None:
    below = Rect(
        0, zones.terrace.bottom + 1, zones.strips[0].x - 2, zones.workshop.y - zones.terrace.bottom - 2
    )
    card = form.card(below)
    card.fill(below, NIGHT, 0, None, 1, (20, 22, 48, 196))
    form.lay(card)


def _lay_words(form: Form, rect: Rect, board: ScoreBoard) -> None:
    """The step, the reason, and a row of pips: how many steps there are, and how far we are."""
    card = form.card(rect)
    _draw_pips(card, rect.bottom_part(PIP), board)
    rect = rect.without_bottom(PIP + 6)
    tall = rect.h > TALL
    high = min(54 if tall else 40, rect.h // 3)
    sizes = (44, 38, 32, 28, 24, 20, 18, 16) if tall else (32, 28, 24, 20, 18, 16)
    size = form.kit.type.largest(board.title, theme.TITLE, sizes, rect.w)
    line = rect.top_part(high)
    card.text(line.moved(0, 2), board.title, size, (0, 0, 0, 150), theme.TITLE)
    card.text(line, board.title, size, (255, 236, 176), theme.TITLE, below=(206, 158, 72))
    rest = rect.without_top(high + 4)
    size = next(
        (
            one
            for one in ((26, 24, 22, 20, 18) if tall else (22, 20, 18))
            if form.kit.type.text_height(board.reason, theme.BODY, one, rest.w) <= rest.h
        ),
        16,
    )
    card.paragraph(rest, board.reason, size, theme.IVORY)
    form.lay(card)


def _draw_pips(card: Card, rect: Rect, board: ScoreBoard) -> None:
    """A bead for every step: gold for those that are counted, a ring for the others, large for this one."""
    for at in range(board.acts):
        middle = rect.x + PIP // 2 + at * (PIP + 8)
        here = at == board.act
        side = PIP if here else PIP - 5
        bead = Rect(middle - side // 2, rect.y + (rect.h - side) // 2, side, side)
        fill = theme.LIT if here else theme.GOLD if at < board.act else (0, 0, 0, 0)
        card.fill(bead, fill, side // 2, theme.BRIGHT_GOLD if here else theme.GOLD, 2)


def _lay_seats(form: Form, rect: Rect, board: ScoreBoard) -> None:
    for seat, area in enumerate(rect.columns(len(board.seats), GAP)):
        shown = board.seats[seat]
        bright = seat in board.leaders
        card = form.card(area.inset(-RISE))
        fill = (58, 64, 112, 235) if bright else (30, 36, 70, 220)
        card.fill(area, fill, 10, theme.LIT if bright else (*theme.GOLD, 150), 2 if bright else 1)
        head = area.without_bottom(area.h * 46 // 100).inset(4, 5)
        medal = min(head.h - 22, head.w, 64)
        token = Rect(head.x + (head.w - medal) // 2, head.y, medal, medal)
        if bright and board.act == board.acts:
            card.sign(token, "laurel")
            token = token.centred((medal * 5 // 9, medal * 5 // 9))
        paint_trademark(card, token, shown.colour)
        name = head.bottom_part(22)
        size = form.kit.type.largest(shown.name, theme.STRONG, (theme.READ, theme.SMALL), name.w)
        card.text(name, shown.name, size, theme.IVORY, theme.STRONG, Align.CENTRE)
        plaque = area.bottom_part(area.h * 46 // 100).inset(8, 6)
        plaque = plaque.centred((min(plaque.w, WIDEST_PLAQUE), plaque.h))
        frames.patch(card, plaque, "plaque", 12, theme.IVORY)
        number = str(board.points[seat])
        size = form.kit.type.largest(number, theme.STRONG, (44, 36, 30, 26, 22), plaque.w - 8)
        size = min(size, plaque.h * 7 // 8)
        card.text(plaque, number, size, theme.INK, theme.STRONG, Align.CENTRE)
        if board.gains[seat]:
            gain = Rect(area.right - 46, area.y - RISE, 50, 26)
            card.fill(gain, theme.LIT, 13, theme.DARK_GOLD, 1)
            card.text(gain, f"+{board.gains[seat]}", theme.READ, theme.INK, theme.STRONG, Align.CENTRE)
        form.lay(card)
        form.region(area, ("seat", seat), f"{shown.name}: {number}")


def _lay_buttons(form: Form, rect: Rect, board: ScoreBoard) -> None:
    say = form.say
    pause = say(message("finale.go_on" if board.paused else "finale.pause"))
    hurry = say(message("finale.calm" if board.hurried else "finale.hurry"))
    wished = (
        Button(PAUSE, pause, key="Esc", style=Style.NIGHT),
        Button(STEP, say(message("finale.step")), key="S", style=Style.NIGHT),
        Button(HURRY, hurry, key="F", style=Style.NIGHT),
        Button(SKIP, say(message("finale.skip")), key="R", style=Style.PRIMARY),
    )
    area = rect.centred((rect.w, min(rect.h, 2 * BUTTON + 14)))
    cells = [cell for row in area.rows(2, 14) for cell in row.columns(2, 12)]
    for cell, button in zip(cells, wished, strict=True):
        lay_button(form, cell, button)
