"""The lines of a seat's strip: what it has, its cards and halls, its jewelry and examinations.

Each line is painted by one function and made to answer by another, over the same rectangles. Everything has a
place of its own that stays empty while there is none of it: figures do not jump. Only livre and prestige are
shown at zero, too: what one may do, and where one stands, depend on them.
"""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.public_seat import SeatView
from rococo_desktop.model.vocabulary import NOBODY, Colour, Exam
from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.pieces.du_barry_cards import MEDALLION
from rococo_desktop.ui.table.seat_arches import arches_width, lay_arches, paint_arches
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.description_cache import told_count, told_employee
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.text.messages import message, sentences
from rococo_desktop.ui.text.names import employee_word, exam_name, jewelry_name

COUNTERS = ("livre", "lace", "thread", "silk")
PILES = ("supply", "hand", "discard")
PASSED = (36, 84, 52)
"""The number of examinations passed: the green of their tasks, dark enough to be read."""
JEWELRY = ("blue_necklace", "pink_ring", "green_necklace", "orange_ring")
EXAMS = {Exam.JOURNEYMAN: "exam_journeyman", Exam.MASTER: "exam_master"}
JEWELS, EXAM, EXAMS_PASSED = (50, 120), (22, 62), (12, 32)
"""What jewelry, the examination prepared for and those passed have of the last line.

Each is a share of it, and the most at the least size of type.
"""


class SeatStrip(NamedTuple):
    """All that a strip shows."""

    name: str
    colour: int
    facts: SeatView
    halls: tuple[bool, ...]
    guests: tuple[int, ...]
    """How many garments it has in each hall."""
    funded: tuple[str, ...]
    """The signs of what it funded besides musicians."""
    deed: str
    """The sign of what it did last since the viewer's last turn; empty if nothing."""
    favor: bool
    starts: bool
    active: bool
    own: bool
    is_agent: bool
    character: str
    """Which rival plays it; empty for a person, and an agent who is nobody in particular."""
    rival: int
    """Cards in the hand of the rival of a single player; NOBODY for a player."""


def number_size(desk: Desk, line: Rect) -> int:
    """The size of numbers in a line of a strip: a little larger where there is room."""
    return max(desk.sizes.number, min(line.h * 2 // 3, desk.sizes.number + 4))


def _small(desk: Desk, line: Rect) -> int:
    return max(desk.sizes.small, min(line.h * 3 // 5, desk.sizes.small + 3))


def _count(
    desk: Desk, card: Card, line: Rect, rect: Rect, icon: str, number: int, always: bool = False
) -> None:
    if number or always:
        size = number_size(desk, line)
        panels.counter(card, rect, icon, str(number), size, side=min(line.h - 2, size))


# Line 2: what it has.


def _columns(line: Rect, count: int) -> list[Rect]:
    if count == len(COUNTERS):
        return line.split_columns((29, 22, 24, 23), 1)  # livre run to three figures
    return line.columns(count, 2)


def _counted(look: SeatStrip) -> tuple[tuple[str, int], ...]:
    facts = look.facts
    counts = zip(COUNTERS, (facts.livre, facts.lace, facts.thread, facts.tiles), strict=True)
    return tuple(counts)


def paint_counts(desk: Desk, card: Card, line: Rect, look: SeatStrip) -> None:
    """Livre, lace, thread and silk; the rival of a single player has her portrait where others have livre."""
    is_rival = look.rival != NOBODY
    for (icon, number), rect in zip(_counted(look), _columns(line, 4), strict=True):
        if is_rival and icon == "livre" and not number:
            card.art(rect.left_part(min(rect.w, line.h)), MEDALLION)
        else:
            _count(desk, card, line, rect, icon, number, always=icon == "livre")


def lay_counts(desk: Desk, seat: int, look: SeatStrip, line: Rect) -> None:
    """What the counters tell."""
    for (icon, number), rect in zip(_counted(look), _columns(line, 4), strict=True):
        told = told_count(desk, seat, icon, number)
        desk.region(rect, ("fact", f"{icon} {seat}"), told)
        desk.sheet.anchor((icon, seat), rect)
    desk.sheet.anchor(("drawn", seat), _columns(line, 4)[3])


# Line 3: its cards, and where it is represented.


def card_counts(look: SeatStrip) -> tuple[tuple[str, int], ...]:
    """How many cards lie where; the rival of a single player has no discard of her own."""
    facts = look.facts
    if look.rival != NOBODY:
        return (("supply", facts.supply), ("hand", look.rival))
    return tuple(zip(PILES, (facts.supply, facts.hand, len(facts.discard)), strict=True))


def piles(line: Rect) -> list[Rect]:
    """Room for three piles, of which the rival of a single player has two."""
    return _columns(line.without_right(arches_width(line.h) + 6), len(PILES))


def rival_tokens(line: Rect) -> Rect:
    """Where the rival of a single player keeps favor and start token: her name leaves no room beside it."""
    room = piles(line)[-1]
    return Rect(room.x, room.y, room.w + 4, room.h)


def paint_piles(desk: Desk, card: Card, line: Rect, look: SeatStrip) -> None:
    """Supply, hand and discard, and an arch for each hall."""
    for (icon, number), rect in zip(card_counts(look), piles(line), strict=False):
        _count(desk, card, line, rect, icon, number)
    paint_arches(card, line.right_part(arches_width(line.h)), look.halls, look.colour)


def lay_piles(desk: Desk, seat: int, look: SeatStrip, line: Rect) -> None:
    """What the piles and arches tell."""
    for (icon, number), rect in zip(card_counts(look), piles(line), strict=False):
        desk.region(rect, ("fact", f"{icon} {seat}"), told_count(desk, seat, icon, number))
    lay_arches(desk, seat, line.right_part(arches_width(line.h) + 3), look.halls, look.guests)


# Line 4: jewelry and examinations, or the top of the discard.


class LastLine(NamedTuple):
    """The parts of the last line."""

    jewels: tuple[Rect, ...]
    exam: Rect
    passed: Rect
    top: Rect


def _last(desk: Desk, line: Rect) -> LastLine:
    if desk.defs.jeweler is None:
        return LastLine((), line.left_part(0), line.left_part(0), line)
    widths = [
        min(line.w * share // 100, most * desk.sizes.small // theme.LEAST_TEXT)
        for share, most in (JEWELS, EXAM, EXAMS_PASSED)
    ]
    jewels = line.left_part(widths[0])
    exam = Rect(jewels.right, line.y, widths[1], line.h)
    passed = Rect(exam.right, line.y, widths[2], line.h)
    return LastLine(tuple(jewels.columns(len(JEWELRY))), exam, passed, line.left_part(0))


def paint_last(desk: Desk, card: Card, line: Rect, look: SeatStrip) -> None:
    """Jewelry by kind and the tasks of the examination, or the top of the discard."""
    parts, size = _last(desk, line), _small(desk, line)
    for (icon, number), rect in zip(_jewelry(desk, look), parts.jewels, strict=False):
        if number:
            side = min(size, rect.w - size // 2 - 3)
            panels.counter(card, rect, icon, str(number), size, side=side)
    if desk.defs.jeweler is not None:
        _paint_exam(desk, card, parts, look)
    else:
        _paint_top(desk, card, parts.top, look)


def _jewelry(desk: Desk, look: SeatStrip) -> tuple[tuple[str, int], ...]:
    jeweler = desk.defs.jeweler
    if jeweler is None:
        return ()
    colours = [jeweler.jewelry[tile].colour for tile in look.facts.jewelry]
    return tuple((icon, colours.count(Colour(at))) for at, icon in enumerate(JEWELRY))


def _paint_exam(desk: Desk, card: Card, parts: LastLine, look: SeatStrip) -> None:
    """The sign of the examination, and how many of its tasks are done; those passed behind a tick."""
    assert desk.defs.jeweler is not None
    facts, size, rect = look.facts, _small(desk, parts.exam), parts.exam
    if facts.exam:
        tasks = [task for task in desk.defs.jeweler.tasks if task.exam == facts.exam]
        words = f"{len(facts.tasks)}/{len(tasks)}" if facts.tasks else ""
        side = min(rect.h - 2, rect.w - card.type.width(words, theme.STRONG, size) - 2, size + 6)
        panels.counter(card, rect, EXAMS[Exam(facts.exam)], words, size, side=side)
    passed = facts.journeyman_exams + facts.master_exams
    if passed:
        tick = size * 2 // 3
        rect = parts.passed
        card.sign(Rect(rect.x + 1, rect.y + (rect.h - tick) // 2, tick, tick), "check", theme.LEAF)
        card.text(rect.without_left(tick + 2), str(passed), size, PASSED, theme.STRONG)


def _paint_top(desk: Desk, card: Card, rect: Rect, look: SeatStrip) -> None:
    """The card on top of the discard, by rank and name."""
    if not look.facts.discard:
        return
    employee = desk.defs.employees[look.facts.discard[-1]]
    side = min(rect.h - 2, desk.sizes.number + 4, rect.w)
    card.sign(Rect(rect.x, rect.y + (rect.h - side) // 2, side, side), employee.rank.name.lower())
    words, room = desk.say(employee_word(employee)), rect.without_left(side + 5)
    if card.type.fits(words, theme.ITALIC, desk.sizes.small, room.w):
        card.text(room, words, desk.sizes.small, theme.SOFT_INK, theme.ITALIC)


def lay_last(desk: Desk, seat: int, look: SeatStrip, line: Rect) -> None:
    """What the last line tells."""
    parts, jeweler, facts = _last(desk, line), desk.defs.jeweler, look.facts
    for colour, ((_, number), rect) in enumerate(zip(_jewelry(desk, look), parts.jewels, strict=False)):
        assert jeweler is not None
        if number:
            tile = next(at for at, one in enumerate(jeweler.jewelry) if one.colour == Colour(colour))
            named = jewelry_name(desk.defs, tile)
            told = message("board.seat.jewelry", seat=look.name, n=number, jewelry=named)
            desk.region(rect, ("fact", f"jewelry {colour} {seat}"), desk.say(told))
    if facts.exam:
        told = message("board.seat.exam", seat=look.name, exam=exam_name(facts.exam), n=len(facts.tasks))
        passed = message("board.seat.passed", n=facts.journeyman_exams + facts.master_exams)
        whole = parts.exam._replace(w=parts.passed.right - parts.exam.x)
        desk.region(whole, ("fact", f"exam {seat}"), desk.say(sentences([told, passed])))
    if facts.discard and jeweler is None:
        told_top = desk.say(message("board.seat.top", seat=look.name))
        described = told_employee(desk, facts.discard[-1])
        desk.region(parts.top, ("fact", f"top {seat}"), f"{told_top} {described}")


def tasks_place(desk: Desk, line: Rect) -> Rect:
    """Where a tick goes that marks a task."""
    return _last(desk, line).exam if desk.defs.jeweler is not None else line.right_part(line.w // 3)
