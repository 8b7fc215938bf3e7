"""The log over the right side of the table: what happened, turn by turn, the latest at the bottom."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import HotspotRole
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.text.chronicle import turn_headline
from rococo_desktop.ui.text.messages import message

APART = 4


class Block(NamedTuple):
    """An entry of the log as lines, with the heading of its turn if it is the first of it."""

    entry: int
    heading: str
    lines: tuple[str, ...]
    seat: int
    why: str = ""
    """Why the turn was played so, if somebody says so."""


def compose_log(desk: Desk, scroll: int) -> None:
    """As many entries as fit, ending `scroll` entries before the latest."""
    zones, sizes = desk.zones, desk.sizes
    width = min(max(zones.strips[0].w + 230, zones.room.w * 35 // 100), 720)
    height = zones.workshop.bottom - zones.bar.bottom - sizes.gap
    panel = Rect(zones.room.w - width - sizes.gap, zones.bar.bottom + sizes.gap, width, height)
    title = desk.told("log title", lambda: message("board.log"))
    desk.lay_panel(
        panel, ("log panel", title), lambda card, inner: _ground(desk, card, inner, title), panels.SHADE
    )
    desk.sheet.hotspot(panel, ("fact", "log"), title, HotspotRole.GROUND)
    body = Rect(panel.x + 16, panel.y + sizes.large + 16, panel.w - 32, panel.h - sizes.large - 28)
    entries = desk.stage.chronicle
    last = max(len(entries) - scroll, min(len(entries), 1))
    blocks = _fitting(desk, body, last)
    y = body.y
    for block in blocks:
        y = _block(desk, body, y, block)
    if last < len(entries):
        _more(desk, Rect(body.x, panel.bottom - sizes.line - 4, body.w, sizes.line), len(entries) - last)


def _ground(desk: Desk, card: Card, rect: Rect, title: str) -> None:
    panels.panel(card, rect)
    head = Rect(rect.x + 16, rect.y + 8, rect.w - 32, desk.sizes.large + 4)
    card.text(head, title, desk.sizes.large, theme.INK, theme.TITLE)
    card.fill(Rect(head.x, head.bottom + 1, head.w, 1), theme.GOLD)


def _fitting(desk: Desk, body: Rect, last: int) -> list[Block]:
    """The entries before `last` that fit, the earliest first."""
    found: list[Block] = []
    height = 0
    for at in reversed(range(last)):
        block = _read(desk, body.w, at)
        height += _height(desk, block)
        if height > body.h - desk.sizes.line:
            break
        found.append(block)
    return found[::-1]


def _read(desk: Desk, width: int, at: int) -> Block:
    entries = desk.stage.chronicle
    entry = entries[at]
    names = tuple(seat.name for seat in desk.stage.seats)
    before = entries[at - 1] if at else None
    heading = ""
    if before is None or (before.round, before.turn, before.seat) != (entry.round, entry.turn, entry.seat):
        heading = desk.memory.sentence(
            ("log heading", entry.round, entry.turn, entry.seat, names),
            lambda: desk.say(turn_headline(entry, names)),
        )
    words = desk.memory.sentence(("log", entry.text), lambda: desk.say(entry.text))
    lines = desk.kit.type.wrapped(words, theme.BODY, desk.sizes.small, width - desk.sizes.large)
    why = entry.why
    told = desk.memory.sentence(("log why", why), lambda: desk.say(why)) if why is not None else ""
    return Block(at, heading, lines, entry.seat, told)


def _height(desk: Desk, block: Block) -> int:
    line = desk.kit.type.line_height(theme.BODY, desk.sizes.small)
    return len(block.lines) * line + APART + (line + 2 * APART if block.heading else 0)


def _block(desk: Desk, body: Rect, y: int, block: Block) -> int:
    size = desk.sizes.small
    line = desk.kit.type.line_height(theme.BODY, size)
    colour = desk.stage.seats[block.seat].colour if block.seat != NOBODY else NOBODY
    if block.heading:
        head = Rect(body.x, y + APART, body.w, line)
        ask = desk.told("log why", lambda: message("why.ask")) if block.why else ""

        def heading(card: Card, inner: Rect) -> None:
            left = 0
            if colour != NOBODY:
                panels.emblem(card, Rect(inner.x, inner.y, line, line), colour)
                left = line + 4
            told = inner.without_left(left)
            if ask:
                wide = card.type.width(ask, theme.ITALIC, size)
                card.text(told.right_part(wide), ask, size, theme.SOFT_INK, theme.ITALIC)
                told = told.without_right(wide + APART)
            card.text(told, block.heading, size, theme.GOLD_INK, theme.STRONG)

        desk.lay(head, ("log head", block.heading, colour, ask), heading)
        if ask:
            desk.region(head, ("fact", f"why {block.entry}"), block.why)
        y = head.bottom + APART
    rect = Rect(body.x, y, body.w, max(len(block.lines) * line, theme.LEAST_REGION))
    pointed = desk.stage.pointed == ("log", block.entry)

    def paint(card: Card, inner: Rect) -> None:
        if pointed:
            card.fill(inner, (*theme.BRIGHT_GOLD, 120), 4)
        for at, words in enumerate(block.lines):
            box = Rect(inner.x + desk.sizes.large, inner.y + at * line, inner.w - desk.sizes.large, line)
            card.text(box, words, size, theme.INK)

    desk.lay(rect, ("log line", block.lines, pointed), paint)
    desk.sheet.hotspot(rect, ("log", block.entry), " ".join((*block.lines, block.why)).strip())
    return rect.bottom + APART


def _more(desk: Desk, rect: Rect, number: int) -> None:
    words = desk.say(message("board.log.later", n=number))
    desk.lay(
        rect,
        ("log more", words),
        lambda card, inner: card.text(inner, words, desk.sizes.small, theme.SOFT_INK, theme.ITALIC),
    )
