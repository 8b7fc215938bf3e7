"""Tips and notices: a few words beside what is pointed at, and something said once at the foot."""

from __future__ import annotations

from rococo_desktop.ui import framing, theme
from rococo_desktop.ui.geometry import Rect, Size
from rococo_desktop.ui.marks import Align, Layer
from rococo_desktop.ui.pointing import named
from rococo_desktop.ui.widgets.form import Form

WIDEST = 380
_PAD = 14
_GAP = 10


def lay_tip(form: Form, room: Size) -> None:
    """What the thing pointed at has to say, below it, or above where there is no room below."""
    words = form.tips.get(form.pointed) if form.pointed is not None else None
    spot = named(form.sheet.picture(), form.pointed)
    if not words or spot is None:
        return
    measure = form.kit.type
    wide = min(measure.width(words, theme.BODY, theme.SMALL) + 1, WIDEST)
    high = measure.text_height(words, theme.BODY, theme.SMALL, wide)
    rect = placed(spot.rect, Size(wide + 2 * _PAD, high + 2 * _PAD - 6), room)
    before, form.sheet.layer = form.sheet.layer, Layer.TIP
    card = form.card(rect.inset(-8))
    card.shadow(rect.moved(0, 3), 10, 6, 130)
    framing.patch(card, rect.inset(-2), "button_night", 13, theme.NIGHT)
    card.paragraph(Rect(rect.x + _PAD, rect.y + _PAD - 3, wide, high), words, theme.SMALL, theme.IVORY)
    form.lay(card)
    form.sheet.layer = before


def placed(near: Rect, size: Size, room: Size) -> Rect:
    """Where something of this size stands beside a rectangle, wholly in the room."""
    x = min(max(near.centre[0] - size.w // 2, 8), room.w - size.w - 8)
    below = near.bottom + _GAP
    y = below if below + size.h + 8 <= room.h else near.y - _GAP - size.h
    return Rect(x, max(y, 8), *size)


def lay_notice(form: Form, room: Size, words: str) -> None:
    """Something said once, in the middle at the foot of the screen."""
    measure = form.kit.type
    wide = min(measure.width(words, theme.BODY, theme.READ) + 1, room.w - 120)
    high = measure.text_height(words, theme.BODY, theme.READ, wide)
    rect = Rect((room.w - wide) // 2 - 24, room.h - high - 48, wide + 48, high + 24)
    before, form.sheet.layer = form.sheet.layer, Layer.TIP
    card = form.card(rect.inset(-10))
    card.shadow(rect.moved(0, 3), 12, 8, 150)
    framing.patch(card, rect.inset(-2), "button_night", 16, theme.NIGHT)
    card.paragraph(
        Rect(rect.x + 24, rect.y + 12, wide, high), words, theme.READ, theme.IVORY, align=Align.CENTRE
    )
    form.lay(card)
    form.sheet.layer = before
