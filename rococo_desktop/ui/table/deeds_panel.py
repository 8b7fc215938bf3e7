"""What was done in the last turns, in words, where the strips of free seats would be."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.text.messages import message

APART = 4
"""Between two lines of the log."""
EDGE = 10
DOT = 6
"""How wide each of the dots is that stand for what found no room."""


class _Line(NamedTuple):
    """One line of the log, wrapped; the first of a turn has the seal of who did it."""

    entry: int
    words: tuple[str, ...]
    seal: int | None


def compose_deeds(desk: Desk, zone: Rect) -> None:
    """The panel; as many of the latest lines as it holds, and each shows its places when pointed at."""
    sizes = desk.sizes
    title = desk.say(desk.stage.deeds_title)
    head = sizes.line + 12
    body = Rect(zone.x + EDGE, zone.y + head, zone.w - 2 * EDGE, zone.h - head - EDGE)
    lines = _fitting(desk, body)
    shown = title if lines else ""
    cut = len(lines) < sum(len(deed.lines) for deed in desk.stage.deeds)
    desk.lay(
        zone, ("deeds", shown, cut), lambda card, inner: _ground(desk, card, inner, shown, cut), panels.SHADE
    )
    if cut:
        about = Rect(zone.x + EDGE, zone.y + 5, zone.w - 2 * EDGE, head - 5)
        desk.region(about, ("fact", "deeds"), desk.say(message("board.deeds.cut")))
    y = body.y
    for line in lines:
        rect = Rect(body.x, y, body.w, _height(desk, line) - APART)
        _lay(desk, rect, line)
        y = rect.bottom + APART


def _ground(desk: Desk, card: Card, rect: Rect, title: str, cut: bool) -> None:
    frames.framed(card, rect, frames.NIGHT_SILK, frames.PLAIN)
    if not title:
        side = rect.w // 4
        card.sign(rect.centred((side, side)), "lily", (44, 52, 98))
        return
    card.fill(rect.inset(4), (*theme.MIDNIGHT, 150), 6)
    head = Rect(rect.x + EDGE, rect.y + 5, rect.w - 2 * EDGE, desk.sizes.line)
    card.text(head, title, desk.sizes.small, theme.BRIGHT_GOLD, theme.STRONG)
    card.fill(Rect(head.x, head.bottom + 1, head.w, 1), (*theme.GOLD, 150))
    if cut:  # earlier lines found no room
        middle = head.x + head.w // 2
        for x in (middle - 2 * DOT, middle, middle + 2 * DOT):
            card.fill(Rect(x - DOT // 2, head.bottom + 1 - DOT // 2, DOT, DOT), theme.BRIGHT_GOLD, DOT // 2)


def _seal_side(desk: Desk) -> int:
    return desk.sizes.small + 4


def _fitting(desk: Desk, body: Rect) -> list[_Line]:
    """The latest lines that find room, the earliest of them first."""
    found: list[_Line] = []
    left = body.h
    width = body.w - _seal_side(desk) - 4
    for deed in reversed(desk.stage.deeds):
        colour = desk.stage.seats[deed.seat].colour
        for at in reversed(range(len(deed.lines))):
            words = desk.kit.type.wrapped(desk.say(deed.lines[at]), theme.BODY, desk.sizes.small, width)
            line = _Line(deed.entries[at], words, None if at else colour)
            left -= _height(desk, line)
            if left < -APART:
                if found and found[-1].seal is None:  # what is cut still says whose it was
                    found[-1] = found[-1]._replace(seal=colour)
                return found[::-1]
            found.append(line)
    return found[::-1]


def _height(desk: Desk, line: _Line) -> int:
    high = desk.kit.type.line_height(theme.BODY, desk.sizes.small)
    return max(len(line.words) * high, theme.LEAST_REGION) + APART


def _lay(desk: Desk, rect: Rect, line: _Line) -> None:
    size, seal = desk.sizes.small, _seal_side(desk)
    pointed = desk.stage.pointed == ("log", line.entry)

    def paint(card: Card, inner: Rect) -> None:
        if pointed:
            card.fill(inner, (*theme.BRIGHT_GOLD, 60), 4)
        if line.seal is not None:
            panels.emblem(card, Rect(inner.x, inner.y, seal, seal), line.seal)
        high = card.type.line_height(theme.BODY, size)
        for at, words in enumerate(line.words):
            box = Rect(inner.x + seal + 4, inner.y + at * high, inner.w - seal - 4, high)
            card.text(box, words, size, theme.IVORY)

    desk.lay(rect, ("deed", line.words, line.seal, pointed), paint)
    desk.sheet.hotspot(rect, ("log", line.entry), " ".join(line.words))
