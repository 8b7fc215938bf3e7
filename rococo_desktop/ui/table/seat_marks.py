"""The last lines of a seat's strip: where it is represented, its jewelry, what it passed and what it funded.

Arches stand at the left and jewelry by kind behind them, each in a place of its own; what was funded stands
on a fifth line where there is one, and behind the arches where nobody deals in jewelry.
"""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.vocabulary import Colour
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table.seat_arches import lay_arches, paint_arches
from rococo_desktop.ui.table.seat_lines import SeatStrip, small_size
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.names import jewelry_name

PASSED = (36, 84, 52)
"""The number of examinations passed: the green of their tasks, dark enough to be read."""
JEWELRY = ("blue_necklace", "pink_ring", "green_necklace", "orange_ring")
SHARES, HALVES = (34, 52, 14), (40, 60)
"""What arches, jewelry and passed examinations have of their line; without a jeweler, arches and funded."""
APART = 2
SLOTS = 5
"""So many signs of what was funded are of one size on all strips; more are smaller."""


class Marks(NamedTuple):
    """The parts of these lines; of no width what the table is played without."""

    arches: Rect
    jewels: tuple[Rect, ...]
    passed: Rect
    funded: Rect


def marks_of(desk: Desk, line: Rect, fifth: Rect) -> Marks:
    """Where everything lies on the fourth line and the fifth, which may have no height."""
    none = line.left_part(0)
    if desk.defs.jeweler is None:
        arches, funded = line.split_columns(HALVES, 3 * APART)
        return Marks(arches, (), none, funded)
    arches, jewels, passed = line.split_columns(SHARES, 3 * APART)
    return Marks(arches, tuple(jewels.columns(len(JEWELRY))), passed, fifth)


def paint_marks(desk: Desk, card: Card, marks: Marks, look: SeatStrip) -> None:
    """Arches, jewelry by kind, examinations passed behind a tick, and what was funded."""
    paint_arches(card, marks.arches, look.halls, look.colour)
    size = small_size(desk, marks.arches)
    for (icon, number), rect in zip(_jewelry(desk, look), marks.jewels, strict=False):
        if number:
            side = min(size + 2, rect.w - size // 2 - 3)
            card.sign(Rect(rect.x, rect.y + (rect.h - side) // 2, side, side), icon)
            card.text(rect.without_left(side - 1), str(number), size, theme.INK, theme.STRONG)
    passed = look.facts.journeyman_exams + look.facts.master_exams
    if passed:
        tick, rect = size * 2 // 3, marks.passed
        card.sign(Rect(rect.x + 1, rect.y + (rect.h - tick) // 2, tick, tick), "check", theme.LEAF)
        card.text(rect.without_left(tick + 2), str(passed), size, PASSED, theme.STRONG)
    if marks.funded.h and look.funded:
        _paint_funded(card, marks.funded, look.funded)


def _jewelry(desk: Desk, look: SeatStrip) -> tuple[tuple[str, int], ...]:
    jeweler = desk.defs.jeweler
    if jeweler is None:
        return ()
    colours = [jeweler.jewelry[tile].colour for tile in look.facts.jewelry]
    return tuple((icon, colours.count(Colour(at))) for at, icon in enumerate(JEWELRY))


def _paint_funded(card: Card, rect: Rect, funded: tuple[str, ...]) -> None:
    """The signs of what was funded, from the left."""
    side = min(rect.h - 2, (rect.w + APART) // max(len(funded), SLOTS) - APART)
    for at, sign in enumerate(funded):
        card.sign(Rect(rect.x + at * (side + APART), rect.y + (rect.h - side) // 2, side, side), sign)


def lay_marks(desk: Desk, seat: int, look: SeatStrip, marks: Marks) -> None:
    """What these tell."""
    lay_arches(desk, seat, marks.arches, look.halls, look.guests)
    for colour, ((_, number), rect) in enumerate(zip(_jewelry(desk, look), marks.jewels, strict=False)):
        assert desk.defs.jeweler is not None
        if number:
            tiles = desk.defs.jeweler.jewelry
            tile = next(at for at, one in enumerate(tiles) if one.colour == Colour(colour))
            named = jewelry_name(desk.defs, tile)
            told = message("board.seat.jewelry", seat=look.name, n=number, jewelry=named)
            desk.region(rect, ("fact", f"jewelry {colour} {seat}"), desk.say(told))
    passed = look.facts.journeyman_exams + look.facts.master_exams
    if passed:
        told = message("board.seat.passed", n=passed)
        desk.region(marks.passed, ("fact", f"passed {seat}"), desk.say(told))
    if marks.funded.h and look.funded:
        told = message("board.seat.funded", seat=look.name, n=len(look.funded))
        desk.region(marks.funded, ("fact", f"funded {seat}"), desk.say(told))
