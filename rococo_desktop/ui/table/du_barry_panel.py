"""Madame du Barry over the empty strips: the card she plays and the words of the rule she follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect, bounding
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.typography import ELLIPSIS
from rococo_desktop.ui.pieces.du_barry_cards import MEDALLION, PORTRAIT
from rococo_desktop.ui.table import panels
from rococo_desktop.ui.table.desk import Desk
from rococo_desktop.ui.table.lay_pieces import lay_barry_back, lay_barry_card
from rococo_desktop.ui.table.piece_descriptions import told_barry_card
from rococo_desktop.ui.text.messages import message

APART = 3
"""The room between two of her sentences."""
LEAST_PORTRAIT = 110
"""The least height left below the words for her portrait to stand there."""
LEAST_CARD = 64
"""The least height of her card; beyond it the words that came first go, and stand in the description only."""

Lines = tuple[str, ...]


def compose_rival(desk: Desk, first: int, zones: Sequence[Rect]) -> None:
    """Her card and her rule, in place of the strips nobody sits at."""
    zone, sizes = bounding(list(zones)), desk.sizes
    view, rival = desk.view, desk.stage.rival
    current = rival.card if rival is not None else (view.rival_current[-1] if view.rival_current else -1)
    title = desk.told("rival", lambda: message("board.rival"))
    lines = tuple(desk.say(line) for line in rival.lines) if rival is not None else ()
    if not lines and current >= 0:
        lines = (told_barry_card(desk, current),)
    if not lines:
        lines = (desk.say(message("board.rival.waits", n=view.rival_hand)),)
    head = sizes.line + 10
    line_height = desk.kit.type.line_height(theme.BODY, sizes.small)
    paragraphs = latest(
        lines,
        lambda line: desk.kit.type.wrapped(line, theme.BODY, sizes.small, zone.w - 24),
        (zone.h - head - LEAST_CARD - 20 - APART * len(lines)) // line_height,
    )
    written = sum(line_height * len(paragraph) + APART for paragraph in paragraphs)
    room = zone.h - head - written - 20
    height = max(min(room, zone.h * 2 // 5, 150 + zone.h // 8), LEAST_CARD)
    width = min(int(height * 0.68), zone.w - 20)
    slot = Rect(zone.x + (zone.w - width) // 2, zone.y + head, width, height)
    words = Rect(zone.x + 12, slot.bottom + 8, zone.w - 24, zone.bottom - slot.bottom - 14)

    def paint(card: Card, inner: Rect) -> None:
        frames.framed(card, inner, frames.WINE_VELVET, frames.PLAIN)
        first = inner.top_part(head).inset(10, 2)
        card.art(first.left_part(first.h), MEDALLION)
        card.text(first.without_left(first.h + 6), title, sizes.small, theme.POWDER_PINK, theme.STRONG)
        dx, dy = inner.x - zone.x, inner.y - zone.y
        if current >= 0:
            card.fill(slot.moved(dx, dy), (0, 0, 0, 60), 6, (*theme.POWDER_PINK, 120), 1)
        if zone.bottom - words.y - written >= LEAST_PORTRAIT:
            rest = Rect(inner.x, words.y + dy + written, inner.w, zone.bottom - words.y - written)
            card.art(rest.inset(10, 8), PORTRAIT)
        top = words.y + dy
        height = card.type.line_height(theme.BODY, sizes.small)
        for paragraph in paragraphs:
            for line in paragraph:
                card.text(Rect(words.x + dx, top, words.w, height), line, sizes.small, theme.IVORY)
                top += height
            top += APART

    desk.lay(zone, ("rival", lines, current >= 0), paint, panels.SHADE)
    for place in ("rival_supply", "rival_hand", "rival_current", "rival_discard", "rival_graduates"):
        desk.sheet.anchor((place, 0), slot)
    if current < 0:
        _waiting(desk, slot, view.rival_hand)
    if current >= 0 and not desk.is_hidden(("rival_current", 0), current):
        lay_barry_card(desk, slot, current, ("rival_current", 0))
    told = " ".join(lines)
    desk.region(zone, ("fact", "rival"), told)


def latest(lines: Sequence[str], wrapped: Callable[[str], Lines], most: int) -> list[Lines]:
    """The last of these as far as they fit into so many lines of writing: what came of it matters most.

    What was left out leaves a sign. Of one that is too long by itself the end is left out.
    """
    for first in range(len(lines)):
        kept = [f"{ELLIPSIS} {lines[first]}" if first else lines[first], *lines[first + 1 :]]
        written = [wrapped(line) for line in kept]
        if sum(map(len, written)) <= most:
            return written
    return [(*written[-1][: most - 1], ELLIPSIS)]


def _waiting(desk: Desk, slot: Rect, number: int) -> None:
    """Her hand, face down."""
    shown = min(number, 6)
    step = min(slot.w // 5, 14)
    first = slot.x + (slot.w - slot.w * 4 // 5 - step * max(shown - 1, 0)) // 2
    for at in range(shown):
        rect = Rect(first + at * step, slot.y + slot.h // 10, slot.w * 4 // 5, slot.h * 4 // 5)
        lay_barry_back(desk, rect, ("rival_hand", 0))
