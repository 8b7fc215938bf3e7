"""Madame du Barry over the empty strips: the card she plays and the words of the rule she follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.typography import ELLIPSIS
from rococo_desktop.ui.pieces.du_barry_cards import PORTRAIT
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.description_cache import told_barry_card
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_kit.lay_pieces import lay_barry_back, lay_barry_card
from rococo_desktop.ui.text.messages import message

APART = 3
"""The room between two of her sentences."""
LEAST_PORTRAIT = 110
"""The least height left below the words for her portrait to stand there."""
LEAST_CARD = 64
"""The least height of her card; beyond it the words that came first go, and stand in the description only."""

Lines = tuple[str, ...]


class Arrangement(NamedTuple):
    """Her panel from top to bottom: her card, her words, and what is left below; her name is on her strip."""

    zone: Rect
    slot: Rect
    """Where her card lies."""
    words: Rect
    paragraphs: list[Lines]
    """Her words, broken into lines of writing."""
    written: int
    """How high they are."""

    @property
    def left(self) -> int:
        """How much is left below her words."""
        return self.zone.bottom - self.words.y - self.written


def compose_rival(desk: Desk, zone: Rect) -> None:
    """Her card and her rule, below the strips."""
    current = _current(desk)
    lines = _lines(desk, current)
    laid = _arranged(desk, zone, lines)

    def paint(card: Card, rect: Rect) -> None:
        _paint(card, rect, desk, laid, current >= 0)

    desk.lay(laid.zone, ("rival", lines, current >= 0), paint, panels.SHADE)
    for place in ("rival_supply", "rival_hand", "rival_current", "rival_discard", "rival_graduates"):
        desk.sheet.anchor((place, 0), laid.slot)
    if current < 0:
        _waiting(desk, laid.slot, desk.view.rival_hand)
    elif not desk.is_hidden(("rival_current", 0), current):
        lay_barry_card(desk, laid.slot, current, ("rival_current", 0))
    desk.region(laid.zone, ("fact", "rival"), " ".join(lines))


def _current(desk: Desk) -> int:
    """The card she plays, or EMPTY."""
    if desk.stage.rival is not None:
        return desk.stage.rival.card
    return desk.view.rival_current[-1] if desk.view.rival_current else EMPTY


def _lines(desk: Desk, current: int) -> Lines:
    """How she follows her rule; else what her card says, or that she waits."""
    rival = desk.stage.rival
    if rival is not None and rival.lines:
        return tuple(desk.say(line) for line in rival.lines)
    if current >= 0:
        return (told_barry_card(desk, current),)
    return (desk.say(message("board.rival.waits", n=desk.view.rival_hand)),)


def _arranged(desk: Desk, zone: Rect, lines: Lines) -> Arrangement:
    """Her card as large as her words leave room for; where that is too little, words go."""
    small = desk.sizes.small
    head = desk.sizes.gap + 6
    line_height = desk.kit.type.line_height(theme.BODY, small)
    paragraphs = latest(
        lines,
        lambda line: desk.kit.type.wrapped(line, theme.BODY, small, zone.w - 24),
        (zone.h - head - LEAST_CARD - 20 - APART * len(lines)) // line_height,
    )
    written = sum(line_height * len(paragraph) + APART for paragraph in paragraphs)
    room = zone.h - head - written - 20
    height = max(min(room, zone.h * 2 // 5, 150 + zone.h // 8), LEAST_CARD)
    width = min(int(height * 0.68), zone.w - 20)
    slot = Rect(zone.x + (zone.w - width) // 2, zone.y + head, width, height)
    words = Rect(zone.x + 12, slot.bottom + 8, zone.w - 24, zone.bottom - slot.bottom - 14)
    return Arrangement(zone, slot, words, paragraphs, written)


def _paint(card: Card, rect: Rect, desk: Desk, laid: Arrangement, shows_card: bool) -> None:
    """The ground of her panel with her words, in a rectangle of the same size."""
    small = desk.sizes.small
    to_rect = (rect.x - laid.zone.x, rect.y - laid.zone.y)
    frames.framed(card, rect, frames.WINE_VELVET, frames.PLAIN)
    if shows_card:
        card.fill(laid.slot.moved(*to_rect), (0, 0, 0, 60), 6, (*theme.POWDER_PINK, 120), 1)
    words = laid.words.moved(*to_rect)
    if laid.left >= LEAST_PORTRAIT:
        rest = Rect(rect.x, words.y + laid.written, rect.w, laid.left)
        card.art(rest.inset(10, 8), PORTRAIT)
    _write(card, words, laid.paragraphs, small)


def _write(card: Card, words: Rect, paragraphs: Sequence[Lines], size: int) -> None:
    top = words.y
    height = card.type.line_height(theme.BODY, size)
    for paragraph in paragraphs:
        for line in paragraph:
            card.text(Rect(words.x, top, words.w, height), line, size, theme.IVORY)
            top += height
        top += APART


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
