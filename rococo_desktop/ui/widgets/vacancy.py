"""A screen that has nothing to show yet: a painted view instead of an empty sheet, and what comes there."""

from __future__ import annotations

from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align, Fit
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.widgets.form import Form

TALLEST = 330
SHADE = 8
"""How far the shadow of a view reaches beyond it."""


def draw_view(card: Card, rect: Rect, picture: str = "palace/title") -> None:
    """A painted view in a narrow gilded frame."""
    draw_mount(card, rect)
    card.art(rect, picture, Fit.COVER)


def draw_mount(card: Card, rect: Rect) -> None:
    """The gilded frame of a view and the night in it."""
    card.shadow(rect.moved(0, 2), 6, 6, 110)
    card.fill(rect.inset(-3), theme.GOLD, 6, theme.DARK_GOLD, 1, theme.DARK_GOLD)
    card.fill(rect, theme.NIGHT, 2, None, 1, theme.MIDNIGHT)


def lay_vacancy(form: Form, rect: Rect, words: str) -> None:
    """The view in the middle of a panel, with words below it."""
    measure = form.kit.type
    lines = measure.text_height(words, theme.ITALIC, theme.LARGE, rect.w)
    high = min(TALLEST, rect.h - lines - 60)
    top = rect.y + (rect.h - high - 26 - lines) // 2
    view = Rect(rect.x, top, rect.w, high).centred((min(high * 16 // 9, rect.w), high))
    card = form.card(view.inset(-SHADE))
    draw_view(card, view)
    form.lay(card)
    told = form.card(Rect(rect.x, top + high + 26, rect.w, lines))
    told.paragraph(told.rect, words, theme.LARGE, theme.SOFT_INK, theme.ITALIC, Align.CENTRE)
    form.lay(told)
