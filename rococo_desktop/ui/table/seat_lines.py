"""The grid of a seat's strip: four columns at every size and count of seats, goods above and cards below.

Each line is painted by one function and made to answer by another, over the same rectangles. Everything has
a place of its own, in which a pale nought stands while there is none of it: figures never jump, and whoever
reads down a column compares the same thing.
"""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.public_seat import SeatView
from rococo_desktop.model.vocabulary import NOBODY, Exam
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.sheet import Card
from rococo_desktop.ui.table_kit import panels
from rococo_desktop.ui.table_kit.description_cache import told_count, told_employee
from rococo_desktop.ui.table_kit.desk import Desk
from rococo_desktop.ui.text.messages import message, sentences
from rococo_desktop.ui.text.names import exam_name

COUNTERS = ("livre", "lace", "thread", "silk")
PILES = ("supply", "hand", "discard")
EXAMS = {
    Exam.NONE: "exam_journeyman",
    Exam.JOURNEYMAN: "exam_journeyman",
    Exam.MASTER: "exam_master",
}
SHARES = (27, 23, 24, 26)
"""How wide the four columns are: livre run to three figures, examinations have two."""
NEVER = "–"
"""What stands where somebody never has any, as the rival of a single player has no livre."""


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

    @property
    def is_rival(self) -> bool:
        """True for the rival of a single player."""
        return self.rival != NOBODY


def number_size(desk: Desk, line: Rect) -> int:
    """The size of numbers in a line of a strip: a little larger where there is room."""
    return max(desk.sizes.number, min(line.h * 2 // 3, desk.sizes.number + 4))


def small_size(desk: Desk, line: Rect) -> int:
    """The size of what stands in the last lines."""
    return max(desk.sizes.small, min(line.h * 3 // 5, desk.sizes.small + 3))


def cells(line: Rect) -> list[Rect]:
    """The four places of a line, each below that of the line above."""
    return line.split_columns(SHARES, 1)


def _paint_count(desk: Desk, card: Card, rect: Rect, icon: str, words: str) -> None:
    """A sign and its number, pale where it is nothing."""
    size = number_size(desk, rect)
    panels.tally(card, rect, icon, words, size, min(rect.h - 2, size))


# Line 2: what it has.


def _counted(look: SeatStrip) -> tuple[tuple[str, int], ...]:
    facts = look.facts
    counts = zip(COUNTERS, (facts.livre, facts.lace, facts.thread, facts.tiles), strict=True)
    return tuple(counts)


def paint_counts(desk: Desk, card: Card, line: Rect, look: SeatStrip) -> None:
    """Livre, lace, thread and silk."""
    for (icon, number), rect in zip(_counted(look), cells(line), strict=True):
        never = look.is_rival and icon == "livre" and not number
        _paint_count(desk, card, rect, icon, NEVER if never else str(number))


def lay_counts(desk: Desk, seat: int, look: SeatStrip, line: Rect) -> None:
    """What the counters tell."""
    for (icon, number), rect in zip(_counted(look), cells(line), strict=True):
        told = told_count(desk, seat, icon, number)
        desk.region(rect, ("fact", f"{icon} {seat}"), told)
        desk.sheet.anchor((icon, seat), rect)
    desk.sheet.anchor(("drawn", seat), cells(line)[-1])


# Line 3: its cards, and the examination it prepares for.


def _card_counts(look: SeatStrip) -> tuple[tuple[str, int], ...]:
    """How many cards lie where; the rival of a single player has no discard of her own."""
    facts = look.facts
    if look.is_rival:
        return (("supply", facts.supply), ("hand", look.rival))
    return tuple(zip(PILES, (facts.supply, facts.hand, len(facts.discard)), strict=True))


def rival_tokens(line: Rect) -> Rect:
    """Where the rival of a single player keeps favor and start token: her name leaves no room beside it."""
    return cells(line)[PILES.index("discard")]


def exam_place(line: Rect) -> Rect:
    """Where the examination stands that is prepared for."""
    return cells(line)[-1]


def paint_cards(desk: Desk, card: Card, line: Rect, look: SeatStrip) -> None:
    """Supply, hand and discard, and how many tasks of the examination are done."""
    for (icon, number), rect in zip(_card_counts(look), cells(line), strict=False):
        _paint_count(desk, card, rect, icon, str(number))
    if look.is_rival and not (look.favor or look.starts):
        _paint_count(desk, card, rival_tokens(line), "discard", NEVER)
    if desk.defs.jeweler is not None:
        tasks = sum(task.exam == look.facts.exam for task in desk.defs.jeweler.tasks)
        words = f"{len(look.facts.tasks)}/{tasks}" if tasks else NEVER
        _paint_count(desk, card, exam_place(line), EXAMS[Exam(look.facts.exam)], words)


def lay_cards(desk: Desk, seat: int, look: SeatStrip, line: Rect) -> None:
    """What these tell, and where cards come from and go to."""
    facts = look.facts
    for (pile, number), rect in zip(_card_counts(look), cells(line), strict=False):
        told = told_count(desk, seat, pile, number)
        if pile == "discard" and facts.discard:
            top = desk.say(message("board.seat.top", seat=look.name))
            told = f"{told} {top} {told_employee(desk, facts.discard[-1])}"
        desk.region(rect, ("fact", f"{pile} {seat}"), told)
    for pile, rect in zip(PILES, cells(line), strict=False):
        desk.sheet.anchor((pile, seat), rect)
    for place in ("resolving", "leaving"):
        desk.sheet.anchor((place, seat), cells(line)[PILES.index("discard")])
    for place in ("examined", "tasks"):
        desk.sheet.anchor((place, seat), exam_place(line))
    if desk.defs.jeweler is not None and facts.exam:
        exam = message("board.seat.exam", seat=look.name, exam=exam_name(facts.exam), n=len(facts.tasks))
        passed = message("board.seat.passed", n=facts.journeyman_exams + facts.master_exams)
        desk.region(exam_place(line), ("fact", f"exam {seat}"), desk.say(sentences([exam, passed])))
