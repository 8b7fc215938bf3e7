"""The deeds of the log: what each told event and each moved piece adds to a line."""

from __future__ import annotations

from itertools import product

from rococo_desktop.model.events import (
    UNSEEN,
    BoughtJewelry,
    ClaimedFavor,
    Deputed,
    Event,
    ForfeitedAction,
    ForfeitedBonus,
    Funded,
    Hired,
    HiredSpecialist,
    MarkedTask,
    Moved,
    ReachedAllHalls,
    Rented,
    Sold,
    Tailored,
    TookExam,
    TookJewelry,
    UsedBonus,
)
from rococo_desktop.model.vocabulary import Kind
from rococo_desktop.ui.text.log_scribe import Scribe
from rococo_desktop.ui.text.messages import Message, message
from rococo_desktop.ui.text.needs_and_waste import drawer_of
from rococo_desktop.ui.text.piece_names import (
    employee_name,
    exam_name,
    funded_name,
    garment_name,
    hall_name,
    jewelry_name,
    task_name,
    tile_name,
)
from rococo_desktop.ui.text.seat_and_module_names import amount


def price(livre: int) -> Message:
    """What was paid: "for 4 livre", or "free"."""
    return message("price.livre", n=livre) if livre else message("price.free")


def told_deed(scribe: Scribe, event: Event) -> None:
    """What a told act adds to the log; what is no act adds nothing."""
    match event:
        case ClaimedFavor(seat):
            scribe.deed(seat, message("log.claims_favor"), ("favor", 0))
            scribe.expect_favor()
        case Hired(seat, card, livre):
            _hired(scribe, seat, card, livre)
        case HiredSpecialist(seat, card):
            _hired(scribe, seat, card, 0)
        case Deputed(seat, card, livre):
            named = employee_name(scribe.defs, card)
            scribe.deed(seat, message("log.deputes", card=named, price=price(livre)))
            scribe.expect(seat, "livre", livre)
        case UsedBonus():
            _used_bonus(scribe, event)
        case ForfeitedAction(seat):
            scribe.deed(seat, message("log.forfeits_action"))
        case ForfeitedBonus(seat):
            scribe.end_line()
            scribe.deed(seat, message("log.forfeits_bonus"))
        case MarkedTask(seat, task):
            scribe.deed(seat, message("log.marks_task", task=task_name(scribe.defs, task)), ("task", task))
        case TookExam(seat, card, exam):
            named = employee_name(scribe.defs, card)
            scribe.deed(seat, message("log.takes_exam", card=named, exam=exam_name(exam)), ("exam", exam))
        case _:
            _garment_deed(scribe, event)


def _garment_deed(scribe: Scribe, event: Event) -> None:
    match event:
        case Funded(seat, _, place, livre):
            told = message("log.funds", decoration=funded_name(scribe.defs, place), price=price(livre))
            scribe.deed(seat, told, ("decorations", place))
            scribe.expect(seat, "livre", -livre)
        case Tailored():
            _tailored(scribe, event)
        case Rented():
            _rented(scribe, event)
        case Sold(seat, garment, livre):
            scribe.deed(seat, message("log.sells", n=livre, garment=garment_name(scribe.defs, garment)))
            scribe.expect(seat, "livre", livre)
        case BoughtJewelry(seat, jewelry, livre):
            scribe.end_line()
            _adorned(scribe, seat, jewelry, livre)
        case TookJewelry(seat, jewelry):
            _adorned(scribe, seat, jewelry, 0)
        case ReachedAllHalls():
            _reached_all_halls(scribe, event)


def _tailored(scribe: Scribe, event: Tailored) -> None:
    definition = scribe.defs.garments[event.garment]
    named = garment_name(scribe.defs, event.garment)
    scribe.deed(event.seat, message("log.tailors", garment=named, price=price(event.price)))
    scribe.begin_tailoring()
    scribe.expect(event.seat, "livre", -event.price)
    scribe.expect(event.seat, "lace", -definition.lace)
    scribe.expect(event.seat, "thread", -definition.thread)


def _rented(scribe: Scribe, event: Rented) -> None:
    place = scribe.defs.side.guest_spaces[event.space]
    what = ""
    if not scribe.follows("log.tailors"):
        # What else happened in between has taken the "it".
        scribe.end_line()
        what = f"_{scribe.defs.garments[event.garment].kind.name.lower()}"
    key = f"log.rents{what}{'_master' if place.master else ''}"
    named = garment_name(scribe.defs, event.garment)
    told = message(key, hall=hall_name(place.hall), garment=named)
    scribe.deed(event.seat, told, ("guests", event.space))


def _hired(scribe: Scribe, seat: int, card: int, livre: int) -> None:
    named = employee_name(scribe.defs, card)
    scribe.deed(seat, message("log.hires", card=named, price=price(livre)))
    scribe.expect(seat, "livre", -livre)


def _used_bonus(scribe: Scribe, event: UsedBonus) -> None:
    named = employee_name(scribe.defs, event.card)
    if scribe.follows("log.uses_bonus") or scribe.follows("log.uses_bonus_of"):
        scribe.deed(event.seat, message("log.copies_bonus", card=named))
        return
    scribe.end_line()
    if event.card == scribe.played:
        scribe.deed(event.seat, message("log.uses_bonus"))
    else:
        scribe.deed(event.seat, message("log.uses_bonus_of", card=named))


def _adorned(scribe: Scribe, seat: int, jewelry: int, livre: int) -> None:
    named = jewelry_name(scribe.defs, jewelry)
    scribe.deed(seat, message("log.buys_jewelry", jewelry=named, price=price(livre)))
    scribe.expect(seat, "livre", -livre)


def _reached_all_halls(scribe: Scribe, event: ReachedAllHalls) -> None:
    points = scribe.defs.figures.all_halls[event.place - scribe.defs.first_all_halls]
    told = message("log.all_halls", prestige=amount("prestige", points))
    if event.seat == scribe.rival:
        scribe.end_line()
    scribe.deed(event.seat, told, ("all_halls", event.place))


def moved_deed(scribe: Scribe, event: Moved) -> None:
    """What a moved piece adds to the log; most only let a place glow."""
    (source, at), (target, to) = event.source, event.target
    if (source, target) in GLOWING:
        scribe.place((source, at))
    match source, target:
        case "drawers", "drawn":
            scribe.deed(to, _taken(scribe, event.piece, at), ("drawers", at))
        case "bag", "drawn":
            scribe.deed(to, _drawn(scribe, event.piece), ("bag", 0))
        case "drawn", "silk":
            scribe.deed(to, message("log.keeps_tile"))
        case "drawn", "resource_discard":
            scribe.deed(at, message("log.spends_tile"))
        case "silk", "resource_discard" if not scribe.tailoring:
            scribe.deed(at, message("log.discards_tile", tile=tile_name(scribe.defs, event.piece)))
        case "supply", "discard":
            scribe.deed(at, message("log.shows_card", card=employee_name(scribe.defs, event.piece)))
        case (("journeyman_deck" | "master_deck"), "hand"):
            scribe.end_line()
            scribe.deed(to, _graduate(scribe, event.piece))
        case "garments", "bench":
            scribe.end_tailoring()


GLOWING = frozenset(
    {
        ("garments", "bench"),
        ("drawers", "silk"),
        *product(("hire", "jewelry_display"), ("hand", "supply", "jewelry")),
    }
)
"""From where to where pieces move whose old place glows: what was done with them is told already."""


def _taken(scribe: Scribe, piece: int, space: int) -> Message:
    named, drawer = tile_name(scribe.defs, piece), drawer_of(scribe.defs, space) + 1
    return message("log.takes_tile", tile=named, drawer=drawer, price=price(scribe.price_paid()))


def _drawn(scribe: Scribe, piece: int) -> Message:
    if piece == UNSEEN:
        return message("log.draws_tile")
    return message("log.draws_known_tile", tile=tile_name(scribe.defs, piece))


def _graduate(scribe: Scribe, piece: int) -> Message:
    if piece == UNSEEN:
        return message("log.graduate_unseen")
    return message("log.graduate", card=employee_name(scribe.defs, piece))


KEYS = (
    "log.rents",
    "log.rents_master",
    *(f"log.rents_{kind.name.lower()}{master}" for kind in Kind for master in ("", "_master")),
)
"""The keys of this module that are built from closed lists."""
