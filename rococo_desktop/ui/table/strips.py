"""The seat column: five strips of four lines with all that everybody may know of a seat."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.model.seat_view import SeatView
from rococo_desktop.model.vocabulary import NOBODY, Colour, Exam
from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Rect
from rococo_desktop.ui.icons import natural
from rococo_desktop.ui.marks import Align
from rococo_desktop.ui.sheet import Card
from rococo_desktop.ui.table import panels
from rococo_desktop.ui.table.desk import Desk
from rococo_desktop.ui.table.rival_panel import compose_rival
from rococo_desktop.ui.table.told import told_count, told_employee
from rococo_desktop.ui.text.messages import message
from rococo_desktop.ui.text.names import employee_word, exam_name, hall_name, jewelry_name

COUNTERS = ("livre", "lace", "thread", "silk")
FAINT = (186, 170, 140)
"""A kind of jewelry a seat has none of."""
WHITE = 4
"""The seat colour on which a light dot would not show."""
PILES = ("supply", "hand", "discard")


def _number(desk: Desk, line: Rect) -> int:
    """The size of numbers in a line of a strip: a little larger where there is room."""
    return max(desk.sizes.number, min(line.h * 2 // 3, desk.sizes.number + 4))


def _small(desk: Desk, line: Rect) -> int:
    return max(desk.sizes.small, min(line.h * 3 // 5, desk.sizes.small + 3))


class Look(NamedTuple):
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


def compose_strips(desk: Desk) -> None:
    """All strips; those without a seat tell what the rival of a single player does."""
    zones = desk.zones.strips
    seats = desk.defs.seats
    for seat in range(seats):
        _strip(desk, seat, zones[seat])
    if desk.defs.barry is not None:
        compose_rival(desk, seats, zones[seats:])
    else:
        for zone in zones[seats:]:
            desk.lay(zone, "no seat", _nobody, panels.SHADE)


def _nobody(card: Card, rect: Rect) -> None:
    card.fill(rect, (*theme.NIGHT, 130), 10, (*theme.DARK_GOLD, 110), 1)
    side = rect.h * 2 // 5
    card.icon(rect.centred((side, side)), "lily", (44, 50, 84), (36, 42, 74))


def represented(desk: Desk, seat: int) -> tuple[bool, ...]:
    """In which halls a seat has a trademark (H)."""
    marks, defs = desk.view.trademarks, desk.defs
    return tuple(
        marks[defs.musicians[hall]] == seat or any(marks[space] == seat for space in spaces)
        for hall, spaces in enumerate(defs.hall_spaces)
    )


def _strip(desk: Desk, seat: int, zone: Rect) -> None:
    view = desk.view
    is_rival = seat not in desk.defs.people
    look = Look(
        name=desk.stage.seats[seat].name,
        colour=desk.stage.seats[seat].colour,
        facts=view.seats[seat],
        halls=represented(desk, seat),
        favor=view.favor == seat,
        starts=view.start_seat == seat,
        active=view.active == seat,
        own=view.viewer == seat,
        rival=view.rival_hand if is_rival else NOBODY,
    )
    lines = zone.inset(8, 5).rows(4, 0)
    desk.lay(zone, ("strip", look), lambda card, inner: _paint(desk, card, inner, look), panels.SHADE)
    whole = desk.say(message("board.seat", seat=look.name))
    desk.region(zone, ("seat", seat), whole)
    desk.sheet.anchor(("hand", seat), lines[2])
    desk.sheet.anchor(("supply", seat), lines[2])
    for place in ("discard", "resolving", "leaving", "examined", "specialist"):
        desk.sheet.anchor((place, seat), lines[3])
    desk.sheet.anchor(("bench", seat), zone)
    desk.sheet.anchor(("jewelry", seat), lines[3])
    desk.sheet.anchor(("favor", seat), lines[0].right_part(24))
    _first(desk, seat, look, lines[0])
    _counts(desk, seat, look, lines[1])
    _piles(desk, seat, look, lines[2])
    _last(desk, seat, look, lines[3])


def _paint(desk: Desk, card: Card, rect: Rect, look: Look) -> None:
    if look.active:
        panels.panel(card, rect, theme.IVORY, theme.CREAM, 10, theme.LIT)
    else:
        panels.panel(card, rect, theme.LINEN, (196, 180, 152), 10, theme.DARK_GOLD)
    band = Rect(rect.x + 2, rect.y + 10, 4, rect.h - 20)
    card.fill(band, theme.SEATS[look.colour], 2)
    one, two, three, four = rect.inset(8, 5).rows(4, 0)
    _paint_first(desk, card, one, look)
    _paint_counts(desk, card, two, look)
    _paint_piles(desk, card, three, look)
    _paint_last(desk, card, four, look)


# Line 1: who it is.


def _paint_first(desk: Desk, card: Card, line: Rect, look: Look) -> None:
    sizes = desk.sizes
    side = min(line.h, sizes.large + 6) - 2
    panels.emblem(card, Rect(line.x, line.y + (line.h - side) // 2, side, side), look.colour)
    right = line.right
    if look.facts.prestige is not None:
        words = str(look.facts.prestige)
        size = _number(desk, line)
        wide = max(card.type.width(words, theme.STRONG, size) + 8, 28)
        height = min(line.h - 2, size + 8)
        box = Rect(right - wide, line.y + (line.h - height) // 2, wide, height)
        panels.plaque(card, box, words, size, theme.IVORY, theme.CARMINE)
        right = box.x - 4
    for shown, icon in ((look.favor, "favor"), (look.starts, "start_player")):
        if shown:
            card.icon(Rect(right - side, line.y + (line.h - side) // 2, side, side), icon, natural(icon))
            right -= side
    name = Rect(line.x + side + 3, line.y, right - line.x - side - 4, line.h)
    fits = (_number(desk, line), sizes.number, sizes.small)
    size = card.type.largest(look.name, theme.STRONG, fits, name.w)
    card.text(name, look.name, size, theme.INK, theme.STRONG)


def _first(desk: Desk, seat: int, look: Look, line: Rect) -> None:
    prestige = look.facts.prestige
    box = line.right_part(40)
    desk.sheet.anchor(("prestige", seat), box)
    if prestige is not None:
        desk.region(
            box,
            ("fact", f"prestige {seat}"),
            told_count(desk, seat, "prestige", prestige),
        )


# Line 2: what it has.


def _columns(line: Rect, count: int) -> list[Rect]:
    if count == len(COUNTERS):
        return line.split_columns((29, 22, 24, 23), 1)  # livre run to three figures
    return line.columns(count, 2)


def _counted(look: Look) -> tuple[tuple[str, int], ...]:
    facts = look.facts
    counts = zip(COUNTERS, (facts.livre, facts.lace, facts.thread, facts.tiles), strict=True)
    return tuple(counts)


def _paint_counts(desk: Desk, card: Card, line: Rect, look: Look) -> None:
    for (icon, number), rect in zip(_counted(look), _columns(line, 4), strict=True):
        size = _number(desk, line)
        panels.counter(card, rect, icon, str(number), size, side=min(line.h - 2, size))


def _counts(desk: Desk, seat: int, look: Look, line: Rect) -> None:
    for (icon, number), rect in zip(_counted(look), _columns(line, 4), strict=True):
        told = told_count(desk, seat, icon, number)
        desk.region(rect, ("fact", f"{icon} {seat}"), told)
        desk.sheet.anchor((icon, seat), rect)
    desk.sheet.anchor(("drawn", seat), _columns(line, 4)[3])


# Line 3: its cards, and where it is represented.


def _card_counts(look: Look) -> tuple[tuple[str, int], ...]:
    facts = look.facts
    if look.rival != NOBODY:
        return (("hand", look.rival), ("supply", facts.supply))
    return tuple(zip(PILES, (facts.supply, facts.hand, len(facts.discard)), strict=True))


def _pips(line: Rect, count: int) -> list[Rect]:
    side = min(line.h * 3 // 5, 22)
    whole = line.right_part(count * (side + 1))
    return [Rect(whole.x + at * (side + 1), line.y + (line.h - side) // 2, side, side) for at in range(count)]


def _paint_piles(desk: Desk, card: Card, line: Rect, look: Look) -> None:
    pips = _pips(line, len(look.halls))
    for (icon, number), rect in zip(
        _card_counts(look), _columns(Rect(line.x, line.y, pips[0].x - line.x - 6, line.h), 3), strict=False
    ):
        size = _number(desk, line)
        panels.counter(card, rect, icon, str(number), size, side=min(line.h - 2, size))
    for hall, rect in enumerate(pips):
        paint = theme.SEATS[look.colour] if look.halls[hall] else (0, 0, 0, 0)
        card.fill(rect.inset(1), paint, rect.h // 2, theme.INK if look.halls[hall] else theme.SOFT_INK, 1)
        if look.halls[hall]:
            dot = max(rect.h // 4, 4)
            card.fill(rect.centred((dot, dot)), theme.IVORY if look.colour != WHITE else theme.INK, dot // 2)


def _piles(desk: Desk, seat: int, look: Look, line: Rect) -> None:
    pips = _pips(line, len(look.halls))
    for (icon, number), rect in zip(
        _card_counts(look), _columns(Rect(line.x, line.y, pips[0].x - line.x - 6, line.h), 3), strict=False
    ):
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


def _paint_last(desk: Desk, card: Card, line: Rect, look: Look) -> None:
    sizes = desk.sizes
    if desk.defs.jeweler is not None:
        for colour, rect in enumerate(_jewels(line)):
            number = sum(desk.defs.jeweler.jewelry[tile].colour == colour for tile in look.facts.jewelry)
            icon = ("blue_necklace", "pink_ring", "green_necklace", "orange_ring")[colour]
            size = _small(desk, line)
            words, paint = (str(number), None) if number else ("", FAINT)
            panels.counter(card, rect, icon, words, size, paint=paint, side=min(size, rect.w - size // 2 - 3))
        _paint_exam(desk, card, _exam(line), look)
    top = _top(desk, line)
    if look.facts.discard:
        employee = desk.defs.employees[look.facts.discard[-1]]
        icon = employee.rank.name.lower()
        side = min(line.h - 2, sizes.number + 4, top.w)
        card.icon(Rect(top.x, top.y + (top.h - side) // 2, side, side), icon, natural(icon))
        words = "" if desk.defs.jeweler is not None else desk.say(employee_word(employee))
        if words:
            card.text(top.without_left(side + 3), words, sizes.small, theme.SOFT_INK, theme.ITALIC)


def _jewels(line: Rect) -> list[Rect]:
    return line.left_part(line.w * 56 // 100).columns(4, 1)


def _exam(line: Rect) -> Rect:
    return Rect(line.x + line.w * 57 // 100, line.y, line.w * 30 // 100, line.h)


def _top(desk: Desk, line: Rect) -> Rect:
    return line if desk.defs.jeweler is None else line.right_part(line.w * 12 // 100)


def _paint_exam(desk: Desk, card: Card, rect: Rect, look: Look) -> None:
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
            theme.LEAF,
            theme.STRONG,
            Align.RIGHT,
        )


def _last(desk: Desk, seat: int, look: Look, line: Rect) -> None:
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
            desk.region(_exam(line), ("fact", f"exam {seat}"), desk.say(told))
    if look.facts.discard:
        card = look.facts.discard[-1]
        described = told_employee(desk, card)
        told_top = desk.say(message("board.seat.top", seat=look.name))
        desk.region(_top(desk, line), ("fact", f"top {seat}"), f"{told_top} {described}")
