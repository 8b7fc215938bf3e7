"""Descriptions of what lies on the table now: whose it is, what it costs, what is known of a seat."""

from __future__ import annotations

from rococo_desktop.model.views import PlayerView
from rococo_desktop.model.vocabulary import EMPTY, NOBODY, Exam
from rococo_desktop.play.shown import Definitions
from rococo_desktop.ui.text.describe import (
    Lines,
    describe_decoration,
    describe_employee,
    describe_garment,
    describe_jewelry,
    describe_space,
    describe_tile,
)
from rococo_desktop.ui.text.figures import hire_price, tile_price
from rococo_desktop.ui.text.messages import Message, joined, message, sentence
from rococo_desktop.ui.text.piece_names import exam_name, garment_name, task_name
from rococo_desktop.ui.text.table_names import amount, seat_name

Names = tuple[str, ...]


def describe_seat(defs: Definitions, view: PlayerView, seats: Names, seat: int) -> Lines:
    """What everybody may know of a seat: goods, cards, prestige, favor, jewelry and exams."""
    known = view.seats[seat]
    goods = [amount(what, getattr(known, what)) for what in ("livre", "lace", "thread")]
    goods.append(message("amount.tiles", n=known.tiles))
    facts = [seat_name(seats, seat), sentence(joined(goods))]
    facts.append(message("tooltip.cards", supply=known.supply, hand=known.hand, discard=len(known.discard)))
    if known.prestige is None:
        facts.append(message("tooltip.prestige_hidden"))
    else:
        facts.append(sentence(amount("prestige", known.prestige)))
    if view.favor == seat:
        facts.append(message("describe.holds_favor"))
    if view.start_seat == seat:
        facts.append(message("describe.start_player"))
    if defs.jeweler is not None:
        facts += [sentence(message("have.jewelry", n=len(known.jewelry))), describe_exam(defs, view, seat)]
    return tuple(facts)


def describe_exam(defs: Definitions, view: PlayerView, seat: int) -> Message:
    """How far a seat is in its examination."""
    assert defs.jeweler is not None
    known = view.seats[seat]
    tasks = [task for task in defs.jeweler.tasks if task.exam == known.exam]
    return message(
        "tooltip.exam",
        marked=len(known.tasks),
        tasks=len(tasks),
        exam=exam_name(Exam(known.exam)),
        passed=known.journeyman_exams + known.master_exams,
    )


def describe_task(defs: Definitions, view: PlayerView, seat: int, task: int) -> Lines:
    """What a task asks for, and whether the seat has marked it."""
    marked = task in view.seats[seat].tasks
    state = message("describe.task_marked") if marked else message("describe.task_open")
    return (task_name(defs, task), state)


def describe_guest(defs: Definitions, view: PlayerView, seats: Names, space: int) -> Lines:
    """A guest space: who stands there in what, or what the space offers."""
    garment = view.guests[space]
    if garment == EMPTY:
        return describe_space(defs, space)
    owner = seat_name(seats, view.trademarks[space])
    worn = message("describe.rented", garment=garment_name(defs, garment), seat=owner)
    return (*describe_space(defs, space), sentence(worn))


def describe_fund(defs: Definitions, view: PlayerView, seats: Names, place: int) -> Lines:
    """A decoration and who funds it, if anybody."""
    return (*describe_decoration(defs, place), _owner(view, seats, place))


def describe_all_halls(defs: Definitions, view: PlayerView, seats: Names, place: int) -> Lines:
    """A place of the all-halls bonus."""
    points = defs.figures.all_halls[place - defs.first_all_halls]
    return (
        message("zone_name.all_halls"),
        message("describe.all_halls", n=points),
        _owner(view, seats, place),
    )


def _owner(view: PlayerView, seats: Names, place: int) -> Message:
    seat = view.trademarks[place]
    if seat == NOBODY:
        return message("describe.free")
    return message("describe.owner", seat=seat_name(seats, seat))


def describe_drawer_space(defs: Definitions, view: PlayerView, space: int) -> Lines:
    """The tile of a drawer space with its price, or that it is empty."""
    face = view.drawers[space]
    if face == EMPTY:
        return (message("tooltip.empty"),)
    return (*describe_tile(defs, face), _price(tile_price(defs, view, space)))


def describe_shelf_space(defs: Definitions, view: PlayerView, space: int) -> Lines:
    """The garment of a display space with its price, or that it is empty."""
    garment = view.garments[space]
    if garment == EMPTY:
        return (message("tooltip.empty"),)
    return (*describe_garment(defs, garment), _price(defs.side.garment_prices[space]))


def describe_hire_space(defs: Definitions, view: PlayerView, space: int) -> Lines:
    """The employee of a display space with the price, or that it is empty."""
    card = view.hire[space]
    if card == EMPTY:
        return (message("tooltip.empty"),)
    return (*describe_employee(defs, card), _price(hire_price(defs, view)))


def describe_jewelry_space(defs: Definitions, view: PlayerView, space: int) -> Lines:
    """The jewelry of a display space with its price, or that it is empty."""
    assert defs.jeweler is not None
    tile = view.jewelry_display[space]
    if tile == EMPTY:
        return (message("tooltip.empty"),)
    return (*describe_jewelry(defs, tile), _price(defs.jeweler.jewelry_prices[space]))


def _price(livre: int) -> Message:
    return message("describe.price", n=livre) if livre else message("describe.price_free")
