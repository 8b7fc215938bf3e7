"""A chart of lines: one for each seat, over the rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.ui.picture import colours, theme
from rococo_desktop.ui.picture.geometry import Point, Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.pieces.trademarks import paint_trademark
from rococo_desktop.ui.widgets.form import Form

AXIS, FOOT, TOKEN = 44, 26, 30
"""Room for the figures on the left, the rounds below, and the emblem at the end of each line."""
NAME, BESIDE = 132, 6
"""At most so much room for the names beside the emblems, and how far from them they stand."""
ASIDE = 2
"""How far two lines with the same figures lie apart."""
DARKER = 0.72
"""Light seats are drawn darker: their lines lie on ivory."""


class ChartLine(NamedTuple):
    """The figures of one seat, one for each mark on the lower axis."""

    colour: int
    """Index into the colours of the seats."""
    name: str
    figures: tuple[int, ...]


def lay_chart(form: Form, rect: Rect, lines: Sequence[ChartLine], below: Sequence[str]) -> None:
    """The lines in their rectangle, each with its emblem and its name at the end."""
    wide = [form.kit.type.width(line.name, theme.BODY, theme.SMALL) for line in lines]
    names = min(max(wide, default=0), NAME) + BESIDE
    most = max((max(line.figures) for line in lines), default=0)
    pitch = _pitch(most)
    top = pitch * max(-(-most // pitch), 1)
    area = Rect(rect.x + AXIS, rect.y + 8, rect.w - AXIS - TOKEN - names - 10, rect.h - FOOT - 12)
    card = form.card(rect)
    for figure in range(0, top + 1, pitch):
        y = _height(area, figure, top)
        card.fill(Rect(area.x, y, area.w, 1), (*theme.DARK_GOLD, 110 if figure else 200))
        label = Rect(rect.x, y - 11, AXIS - 8, 22)
        card.text(label, str(figure), theme.SMALL, theme.SOFT_INK, theme.BODY, Align.RIGHT)
    for at, words in enumerate(below):
        x = _across(area, at, len(below))
        card.text(
            Rect(x - 40, area.bottom + 5, 80, 22), words, theme.SMALL, theme.SOFT_INK, align=Align.CENTRE
        )
    ways = _ways(area, lines, len(below), top)
    for line, spots in zip(lines, ways, strict=True):
        card.stroke(spots, (*theme.INK, 60), 5)
        card.stroke(spots, _ink(line.colour), 3)
    form.lay(card)
    for line, spots in zip(lines, ways, strict=True):
        _lay_dots(form, line, spots)
    for line, place in zip(lines, _token_places(area, ways), strict=True):
        token = form.card(Rect(place.x, place.y, TOKEN + names, TOKEN))
        paint_trademark(token, place, line.colour)
        token.text(token.rect.without_left(TOKEN + BESIDE), line.name, theme.SMALL, theme.INK)
        form.lay(token)


def _lay_dots(form: Form, line: ChartLine, spots: Sequence[Point]) -> None:
    for x, y in spots:
        dot = form.card(Rect(x - 4, y - 4, 8, 8))
        dot.fill(dot.rect, theme.IVORY, 4, _ink(line.colour), 2)
        form.lay(dot)


def _token_places(area: Rect, ways: Sequence[Sequence[Point]]) -> list[Rect]:
    """The emblems right of the lines' ends, moved apart where ends lie close together."""
    ends = [spots[-1][1] for spots in ways]
    order = sorted(range(len(ends)), key=lambda at: ends[at])
    placed = dict(zip(order, _apart([ends[at] for at in order], area), strict=True))
    return [Rect(area.right + 10, placed[at] - TOKEN // 2, TOKEN, TOKEN) for at in range(len(ends))]


def _apart(ends: list[int], area: Rect) -> list[int]:
    found: list[int] = []
    for end in ends:
        found.append(max(end, found[-1] + TOKEN + 2) if found else max(end, area.y + TOKEN // 2))
    # Below the axis stand the names of the rounds.
    over = found[-1] + TOKEN // 2 - area.bottom - 4 if found else 0
    for at in range(len(found) - 1, -1, -1):
        if over <= 0:
            break
        found[at] -= over
        if at:
            over = found[at - 1] + TOKEN + 2 - found[at]
    return found


def _pitch(most: int) -> int:
    return next(pitch for pitch in (5, 10, 20, 25, 50, 100, 200, 500) if most <= 6 * pitch or pitch == 500)


def _height(area: Rect, figure: int, top: int) -> int:
    return area.bottom - round(area.h * figure / top)


def _across(area: Rect, at: int, marks: int) -> int:
    return area.x + round(area.w * at / max(marks - 1, 1))


def _ways(area: Rect, lines: Sequence[ChartLine], marks: int, top: int) -> list[list[Point]]:
    """Where each line goes; a little beside the others, so that equal figures hide nobody."""
    return [
        [
            (
                _across(area, at, marks),
                _height(area, figure, top) + ASIDE * place - ASIDE * (len(lines) - 1) // 2,
            )
            for at, figure in enumerate(line.figures)
        ]
        for place, line in enumerate(lines)
    ]


def _ink(colour: int) -> Paint:
    red, green, blue = colours.SEATS[colour]
    if red * 3 + green * 6 + blue > 1500:
        return round(red * DARKER), round(green * DARKER), round(blue * DARKER)
    return red, green, blue
