"""The lines of a seat's strip: what it has, its cards and halls, its jewelry and examinations.

Each line is painted by one function and made to answer by another, over the same rectangles.
"""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.public_seat import SeatView
from rococo_desktop.model.vocabulary import NOBODY, Colour, Exam
from rococo_desktop.ui.picture import colours, theme
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Align
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.description_cache import told_count, told_employee
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.text.messages import message, sentences
from rococo_desktop.ui.text.names import employee_word, exam_name, hall_name, jewelry_name

COUNTERS = ("livre", "lace", "thread", "silk")
FAINT = 110
"""A kind of jewelry a seat has none of."""
WHITE = 4
"""The seat colour on which a light dot would not show."""
PILES = ("supply", "hand", "discard")
PASSED = (36, 84, 52)
"""The number of examinations passed: the green of their tasks, dark enough to be read."""


class SeatStrip(NamedTuple):
    """All that a strip shows."""

    name: str
    colour: int
    facts: SeatView
    halls: tuple[bool, ...]
    favor: bool
    starts: bool
    active: bool
    own: bool
    rival: int
    """Cards in the hand of the rival of a single player; NOBODY for a player."""


def number_size(desk: Desk, line: Rect) -> int:
    """The size of numbers in a line of a strip: a little larger where there is room."""
    return max(desk.sizes.number, min(line.h * 2 // 3, desk.sizes.number + 4))


def _small(desk: Desk, line: Rect) -> int:
    return max(desk.sizes.small, min(line.h * 3 // 5, desk.sizes.small + 3))


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
    """Livre, lace, thread and silk."""
    for (icon, number), rect in zip(_counted(look), _columns(line, 4), strict=True):
        size = number_size(desk, line)
        panels.counter(card, rect, icon, str(number), size, side=min(line.h - 2, size))


def lay_counts(desk: Desk, seat: int, look: SeatStrip, line: Rect) -> None:
    """What the counters tell."""
    for (icon, number), rect in zip(_counted(look), _columns(line, 4), strict=True):
        told = told_count(desk, seat, icon, number)
        desk.region(rect, ("fact", f"{icon} {seat}"), told)
        desk.sheet.anchor((icon, seat), rect)
    desk.sheet.anchor(("drawn", seat), _columns(line, 4)[3])


# Line 3: its cards, and where it is represented.


def _card_counts(look: SeatStrip) -> tuple[tuple[str, int], ...]:
    facts = look.facts
    if look.rival != NOBODY:
        return (("hand", look.rival), ("supply", facts.supply))
    return tuple(zip(PILES, (facts.supply, facts.hand, len(facts.discard)), strict=True))


def _pips(line: Rect, count: int) -> list[Rect]:
    side = min(line.h * 3 // 5, 22)
    whole = line.right_part(count * (side + 1))
    return [Rect(whole.x + at * (side + 1), line.y + (line.h - side) // 2, side, side) for at in range(count)]


def _piles(line: Rect, look: SeatStrip) -> list[Rect]:
    """Room for three piles, of which the rival of a single player has two."""
    return _columns(line.left_part(_pips(line, len(look.halls))[0].x - line.x - 6), len(PILES))


def rival_tokens(line: Rect, look: SeatStrip) -> Rect:
    """Where the rival of a single player keeps favor and start token: her name leaves no room beside it."""
    room = _piles(line, look)[-1]
    return Rect(room.x, room.y, room.w + 4, room.h)


def paint_piles(desk: Desk, card: Card, line: Rect, look: SeatStrip) -> None:
    """Supply, hand and discard, and a pip for each hall."""
    pips = _pips(line, len(look.halls))
    for (icon, number), rect in zip(_card_counts(look), _piles(line, look), strict=False):
        size = number_size(desk, line)
        panels.counter(card, rect, icon, str(number), size, side=min(line.h - 2, size))
    for hall, rect in enumerate(pips):
        paint = colours.SEATS[look.colour] if look.halls[hall] else (0, 0, 0, 0)
        card.fill(rect.inset(1), paint, rect.h // 2, theme.INK if look.halls[hall] else theme.SOFT_INK, 1)
        if look.halls[hall]:
            dot = max(rect.h // 4, 4)
            card.fill(rect.centred((dot, dot)), theme.IVORY if look.colour != WHITE else theme.INK, dot // 2)


def lay_piles(desk: Desk, seat: int, look: SeatStrip, line: Rect) -> None:
    """What the piles and pips tell."""
    pips = _pips(line, len(look.halls))
    for (icon, number), rect in zip(_card_counts(look), _piles(line, look), strict=False):
        desk.region(
            rect,
            ("fact", f"{icon} {seat}"),
            told_count(desk, seat, icon, number),
        )
    whole = Rect(pips[0].x - 3, line.y, line.right - pips[0].x + 3, line.h)
    there = [desk.say(hall_name(hall)) for hall, is_there in enumerate(look.halls) if is_there]
    told = told_count(desk, seat, "halls", len(there))
    desk.region(whole, ("fact", f"halls {seat}"), f"{told} {', '.join(there)}".strip())


# Line 4: jewelry, examinations, and the top of the discard.


def paint_last(desk: Desk, card: Card, line: Rect, look: SeatStrip) -> None:
    """Jewelry by kind, the tasks of the examination, the top of the discard."""
    sizes = desk.sizes
    if desk.defs.jeweler is not None:
        for colour, rect in enumerate(_jewels(line)):
            number = sum(desk.defs.jeweler.jewelry[tile].colour == colour for tile in look.facts.jewelry)
            icon = ("blue_necklace", "pink_ring", "green_necklace", "orange_ring")[colour]
            size = _small(desk, line)
            words, alpha = (str(number), 255) if number else ("", FAINT)
            panels.counter(card, rect, icon, words, size, side=min(size, rect.w - size // 2 - 3), alpha=alpha)
        _paint_exam(desk, card, _exam(line), look)
    top = _top(desk, line)
    if look.facts.discard:
        employee = desk.defs.employees[look.facts.discard[-1]]
        icon = employee.rank.name.lower()
        side = min(line.h - 2, sizes.number + 4, top.w)
        card.sign(Rect(top.x, top.y + (top.h - side) // 2, side, side), icon)
        words = "" if desk.defs.jeweler is not None else desk.say(employee_word(employee))
        if words:
            card.text(top.without_left(side + 3), words, sizes.small, theme.SOFT_INK, theme.ITALIC)


def _jewels(line: Rect) -> list[Rect]:
    return line.left_part(line.w * 56 // 100).columns(4, 1)


def _exam(line: Rect) -> Rect:
    return Rect(line.x + line.w * 57 // 100, line.y, line.w * 30 // 100, line.h)


def _top(desk: Desk, line: Rect) -> Rect:
    return line if desk.defs.jeweler is None else line.right_part(line.w * 12 // 100)


def _paint_exam(desk: Desk, card: Card, rect: Rect, look: SeatStrip) -> None:
    assert desk.defs.jeweler is not None
    tasks = [at for at, task in enumerate(desk.defs.jeweler.tasks) if task.exam == look.facts.exam]
    side = min(rect.h // 2, (rect.w - desk.sizes.small) // 4 - 1)
    for at, task in enumerate(tasks):
        done = task in look.facts.tasks
        box = Rect(rect.x + at * (side + 1), rect.y + (rect.h - side) // 2, side, side)
        shape = 2 if look.facts.exam == Exam.MASTER else side // 2
        card.fill(box, theme.LEAF if done else (0, 0, 0, 0), shape, theme.INK if done else theme.SOFT_INK, 1)
    passed = look.facts.journeyman_exams + look.facts.master_exams
    if passed:
        card.text(
            rect.right_part(_small(desk, rect)),
            str(passed),
            _small(desk, rect),
            PASSED,
            theme.STRONG,
            Align.RIGHT,
        )


def lay_last(desk: Desk, seat: int, look: SeatStrip, line: Rect) -> None:
    """What the last line tells."""
    jeweler = desk.defs.jeweler
    if jeweler is not None:
        for colour, rect in enumerate(_jewels(line)):
            kinds = [tile for tile in look.facts.jewelry if jeweler.jewelry[tile].colour == colour]
            tile = next(at for at, one in enumerate(jeweler.jewelry) if one.colour == Colour(colour))
            told = message(
                "board.seat.jewelry", seat=look.name, n=len(kinds), jewelry=jewelry_name(desk.defs, tile)
            )
            desk.region(rect, ("fact", f"jewelry {colour} {seat}"), desk.say(told))
        facts = look.facts
        if facts.exam:
            done = len(facts.tasks)
            told = message("board.seat.exam", seat=look.name, exam=exam_name(facts.exam), n=done)
            passed = message("board.seat.passed", n=facts.journeyman_exams + facts.master_exams)
            desk.region(_exam(line), ("fact", f"exam {seat}"), desk.say(sentences([told, passed])))
    if look.facts.discard:
        card = look.facts.discard[-1]
        described = told_employee(desk, card)
        told_top = desk.say(message("board.seat.top", seat=look.name))
        desk.region(_top(desk, line), ("fact", f"top {seat}"), f"{told_top} {described}")
