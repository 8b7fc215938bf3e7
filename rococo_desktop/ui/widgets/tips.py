"""Tips and notices: a few words beside what is pointed at, and something said once at the foot."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Align, Layer, Text
from rococo_desktop.ui.widgets.form import Form
from rococo_desktop.ui.window.hotspot_search import named

WIDEST = 380
_PAD = 14
_GAP = 10
_EDGE = 8
"""How near a tip comes to the edge of the room."""


def lay_tip(form: Form, room: Size) -> None:
    """What the thing pointed at has to say, beside it where it hides the fewest words."""
    words = form.tips.get(form.pointed) if form.pointed is not None else None
    spot = named(form.sheet.picture(), form.pointed)
    if not words or spot is None:
        return
    measure = form.kit.type
    wide = min(measure.width(words, theme.BODY, theme.SMALL) + 1, WIDEST)
    high = measure.text_height(words, theme.BODY, theme.SMALL, wide)
    rect = placed(spot.rect, Size(wide + 2 * _PAD, high + 2 * _PAD - 6), room, _words(form))
    card = form.card(rect.inset(-10))
    card.shadow(rect.moved(0, 3), 10, 6, 130)
    frames.patch(card, rect.inset(-2), "button_night", 13, theme.NIGHT)
    card.paragraph(Rect(rect.x + _PAD, rect.y + _PAD - 3, wide, high), words, theme.SMALL, theme.IVORY)
    with form.sheet.on(Layer.TIP):
        form.lay(card)


def placed(near: Rect, size: Size, room: Size, words: Sequence[Rect]) -> Rect:
    """Where something of this size stands beside a rectangle, wholly in the room.

    Below, above, to the right or to the left: the first that hides the least of these words.
    """
    x, y = near.centre[0] - size.w // 2, near.centre[1] - size.h // 2
    sides = [
        Rect(x, near.bottom + _GAP, *size),
        Rect(x, near.y - _GAP - size.h, *size),
        Rect(near.right + _GAP, y, *size),
        Rect(near.x - _GAP - size.w, y, *size),
    ]
    inside = [Rect(_within(side.x, size.w, room.w), _within(side.y, size.h, room.h), *size) for side in sides]
    return min(inside, key=lambda rect: (rect.overlaps(near), sum(_hidden(rect, one) for one in words)))


def _within(start: int, length: int, room: int) -> int:
    return max(min(start, room - length - _EDGE), _EDGE)


def _hidden(rect: Rect, words: Rect) -> int:
    """How many pixels of some words lie beneath a rectangle."""
    wide = min(rect.right, words.right) - max(rect.x, words.x)
    high = min(rect.bottom, words.bottom) - max(rect.y, words.y)
    return max(wide, 0) * max(high, 0)


def _words(form: Form) -> list[Rect]:
    """Where words stand on the form so far: of a line as much as they take."""
    found = []
    for sprite in form.sheet.sprites:
        for mark in sprite.marks:
            if isinstance(mark, Text):
                taken = min(form.kit.type.width(mark.words, mark.face, mark.size), mark.rect.w)
                spare = 0 if mark.wrap or mark.align is Align.LEFT else mark.rect.w - taken
                left = spare if mark.align is Align.RIGHT else spare // 2
                line = mark.rect if mark.wrap else mark.rect.without_left(left).left_part(taken)
                found.append(line.moved(sprite.rect.x, sprite.rect.y))
    return found


def lay_notice(form: Form, room: Size, words: str) -> None:
    """Something said once, in the middle at the foot of the screen."""
    measure = form.kit.type
    wide = min(measure.width(words, theme.BODY, theme.READ) + 1, room.w - 120)
    high = measure.text_height(words, theme.BODY, theme.READ, wide)
    rect = Rect((room.w - wide) // 2 - 24, room.h - high - 48, wide + 48, high + 24)
    card = form.card(rect.inset(-12))
    card.shadow(rect.moved(0, 3), 12, 8, 150)
    frames.patch(card, rect.inset(-2), "button_night", 16, theme.NIGHT)
    card.paragraph(
        Rect(rect.x + 24, rect.y + 12, wide, high), words, theme.READ, theme.IVORY, align=Align.CENTRE
    )
    with form.sheet.on(Layer.TIP):
        form.lay(card)
