"""What happened, in words, below the strips: the last lines of the log, and what others did meanwhile.

The latest stands at the bottom. What others did since the viewer's last turn has the first claim to the room,
the evening before that the second; the rest of it is filled by a view of the palace.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.ui.picture import frames, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.picture.typography import ELLIPSIS
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.table_state.since_last_turn import LogLine
from rococo_desktop.ui.text.messages import Message, message, sentence

APART = 4
"""Between two lines of the log."""
EDGE = 10
LEAST_LINES = 6
"""In a panel with room for fewer lines there is no heading, and emblems stand for the names."""
LEAST_VIEW = 84
"""From this height on what is left over is filled by a view."""
LEAST_PART = 2
"""Room for so many lines of writing is worth a part of a line that does not fit whole."""
EARLIER: Paint = (196, 190, 178)
"""What happened before the viewer's last turn."""


class _Line(NamedTuple):
    """One line of the log, wrapped, with the seal of who did it, NOBODY for the table."""

    entry: int
    words: tuple[str, ...]
    seal: int


class _Block(NamedTuple):
    """A heading, or none, and the lines below it."""

    heading: str
    lines: tuple[_Line, ...]
    ink: Paint
    cut: int = 0
    """How many lines before these found no room."""


def compose_deeds(desk: Desk, zone: Rect) -> None:
    """The panel; as many of the latest lines as it holds, and each shows its places when pointed at."""
    body = zone.inset(EDGE, EDGE - 2)
    headed = body.h >= LEAST_LINES * _row(desk)
    blocks = _blocks(desk, body, headed)
    used = sum(_block_height(desk, block) for block in blocks)
    view = body.h - used if body.h - used >= LEAST_VIEW else 0
    desk.lay(zone, ("deeds", view), lambda card, inner: _ground(card, inner, view), panels.SHADE)
    y = body.y
    for block in blocks:
        if block.heading:
            _head(desk, Rect(body.x, y, body.w, _head_height(desk)), block)
            y += _head_height(desk)
        for line in block.lines:
            rect = Rect(body.x, y, body.w, _height(desk, line) - APART)
            _lay(desk, rect, line, block.ink)
            y = rect.bottom + APART


def _blocks(desk: Desk, body: Rect, headed: bool) -> list[_Block]:
    """The evening, as far as there is room left for it, and above all what others did meanwhile."""
    stage = desk.stage
    head = _head_height(desk) if headed else 0
    deeds = [
        LogLine(entry, deed.seat, text)
        for deed in (() if stage.retold else stage.deeds)
        for entry, text in zip(deed.entries, deed.lines, strict=True)
    ]
    if not headed:
        deeds = [_nameless(line) for line in deeds]
    told = _fitting(desk, body.h - head, deeds, must=True)
    title = desk.say(stage.deeds_title) if headed else ""
    meanwhile = _Block(title, told, theme.IVORY, len(deeds) - len(told))
    left = body.h - (_block_height(desk, meanwhile) if told else 0) - head
    evening = stage.evening if headed else [_nameless(line) for line in stage.evening]
    earlier = () if meanwhile.cut else _fitting(desk, left, evening, must=not told)
    title = desk.say(message("board.evening")) if headed else ""
    return [block for block in (_Block(title, earlier, EARLIER), meanwhile) if block.lines]


def _ground(card: Card, rect: Rect, view: int) -> None:
    """Midnight silk, and below what is said a view of the terrace."""
    frames.framed(card, rect, frames.NIGHT_SILK, frames.PLAIN)
    card.fill(rect.inset(4), (*theme.MIDNIGHT, 150), 6)
    if view:
        frames.vignette(card, rect.bottom_part(view).inset(EDGE, EDGE), VIEW, theme.NIGHT)


VIEW = "terrace"


def _head_height(desk: Desk) -> int:
    return desk.sizes.line + 8


def _head(desk: Desk, rect: Rect, block: _Block) -> None:
    """The heading, and at its end how much earlier found no room; where both do not fit, that alone."""
    size, type_ = desk.sizes.small, desk.kit.type
    heading, earlier = block.heading, ""
    if block.cut:
        earlier = desk.say(message("board.deeds.earlier", n=block.cut))
        left = rect.w - type_.width(heading, theme.STRONG, size) - 2 * EDGE
        heading = heading if type_.fits(earlier, theme.ITALIC, size, left) else ""

    def paint(card: Card, inner: Rect) -> None:
        line = inner.top_part(desk.sizes.line)
        card.text(line, heading, size, theme.BRIGHT_GOLD, theme.STRONG)
        card.text(line, earlier, size, theme.PALE_INK, theme.ITALIC, Align.RIGHT if heading else Align.LEFT)
        card.fill(Rect(line.x, line.bottom + 1, line.w, 1), (*theme.GOLD, 150))

    desk.lay(rect, ("deeds head", heading, earlier), paint)
    if earlier:
        desk.region(rect, ("fact", "deeds"), desk.say(message("board.deeds.cut")))


def _seal_side(desk: Desk) -> int:
    return desk.sizes.small + 4


def _fitting(desk: Desk, room: int, told: Sequence[LogLine], must: bool) -> tuple[_Line, ...]:
    """The latest lines that find room, the earliest first: of that one a part, where much room is left.

    One at least where it must.
    """
    found: list[_Line] = []
    left = room
    for line in reversed(told):
        wrapped = _wrapped(desk, line)
        is_wanted = left >= LEAST_PART * _row(desk) or (must and not found)
        if is_wanted and _height(desk, wrapped) - APART > left:
            wrapped = _shortened(desk, wrapped, left)
        left -= _height(desk, wrapped)
        if left < -APART:
            break
        found.append(wrapped)
    found.reverse()
    return tuple(found)


def _row(desk: Desk) -> int:
    """How high a line of writing is."""
    return desk.kit.type.line_height(theme.BODY, desk.sizes.small)


def _shortened(desk: Desk, line: _Line, room: int) -> _Line:
    """As many lines of writing as there is room for, two at least, with a sign for the rest."""
    most = max(room // _row(desk), LEAST_PART)
    return line._replace(words=(*line.words[: most - 1], ELLIPSIS))


def _nameless(line: LogLine) -> LogLine:
    """A line without the name of who did it, for which the emblem stands: still a sentence."""
    deeds = line.text.param("deeds") if line.seat != NOBODY and line.text.key == "log.line" else None
    return line._replace(text=sentence(deeds)) if isinstance(deeds, Message) else line


def _width(desk: Desk) -> int:
    """How long a line of writing is."""
    return desk.zones.strips[0].w - 2 * EDGE - _seal_side(desk) - 4


def _wrapped(desk: Desk, line: LogLine) -> _Line:
    words = desk.kit.type.wrapped(desk.say(line.text), theme.BODY, desk.sizes.small, _width(desk))
    return _Line(line.entry, words, desk.stage.seats[line.seat].colour if line.seat != NOBODY else NOBODY)


def _height(desk: Desk, line: _Line) -> int:
    return max(len(line.words) * _row(desk), theme.LEAST_REGION) + APART


def _block_height(desk: Desk, block: _Block) -> int:
    head = _head_height(desk) if block.heading else 0
    return head + sum(_height(desk, line) for line in block.lines)


def _lay(desk: Desk, rect: Rect, line: _Line, ink: Paint) -> None:
    size, seal = desk.sizes.small, _seal_side(desk)
    pointed = desk.stage.pointed == ("log", line.entry)

    def paint(card: Card, inner: Rect) -> None:
        if pointed:
            card.fill(inner, (*theme.BRIGHT_GOLD, 60), 4)
        seal_box = Rect(inner.x, inner.y, seal, seal)
        if line.seal == NOBODY:  # what the table does
            card.sign(seal_box.inset(3), "lily", theme.GOLD)
        else:
            panels.emblem(card, seal_box, line.seal)
        high = card.type.line_height(theme.BODY, size)
        for at, words in enumerate(line.words):
            box = Rect(inner.x + seal + 4, inner.y + at * high, inner.w - seal - 4, high)
            card.text(box, words, size, ink)

    desk.lay(rect, ("deed", line.words, line.seal, ink, pointed), paint)
    if desk.stage.overlay is None or desk.stage.overlay.kind != "log":  # there each has a place of its own
        desk.sheet.hotspot(rect, ("log", line.entry), " ".join(line.words))
