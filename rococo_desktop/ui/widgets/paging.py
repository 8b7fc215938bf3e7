"""Turning the pages of a list: back and on, and which page it is."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.marks import Align
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.widgets.form import Form


def lay_pages(form: Form, rect: Rect, page: int, pages: int) -> None:
    """Back and on, with the keys that do the same."""
    for area, step, icon, key, enabled in (
        (rect.left_part(56), -1, "back", "PgUp", page > 0),
        (rect.right_part(56), 1, "forward", "PgDn", page < pages - 1),
    ):
        target: Target = ("page", step)
        card = form.card(area)
        frames.patch(card, area, "button" if enabled else "button_pale", 12)
        card.sign(area.centred((20, 20)), icon, theme.INK if enabled else (164, 150, 128))
        form.lay(card)
        words = form.say(message("page.on" if step > 0 else "page.back"))
        form.control(area, target, words, words, enabled, key)
    card = form.card(rect.inset(64, 0))
    words = form.say(message("page.which", page=page + 1, pages=pages))
    card.text(card.rect, words, theme.SMALL, theme.SOFT_INK, theme.BODY, Align.CENTRE)
    form.lay(card)
