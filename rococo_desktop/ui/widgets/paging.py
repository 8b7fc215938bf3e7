"""Turning the pages of a list: back and on, and which page it is."""

from __future__ import annotations

from collections.abc import Sequence

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.widgets.form import Form

FOOT = 52
"""How much room the turning of the pages takes below a list."""
TURNING = {"page up": -1, "page down": 1}
"""The keys that turn pages, and which way."""


def paged(heights: Sequence[int], gap: int, room: int) -> list[range]:
    """Which of some things, one below the other, stand on each page of such a room: as many as fit."""
    first, taken = 0, 0
    pages = []
    for at, high in enumerate(heights):
        if at > first and taken + high > room:
            pages.append(range(first, at))
            first, taken = at, 0
        taken += high + gap
    return [*pages, range(first, len(heights))]


def evenly_paged(heights: Sequence[int], gap: int, room: int) -> list[range]:
    """The same on as few pages, but none fuller than it must be: no page stands all but empty at the end."""
    fewest = paged(heights, gap, room)
    for less in range(max(heights, default=0), room):
        pages = paged(heights, gap, less)
        if len(pages) == len(fewest):
            return pages
    return fewest


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
