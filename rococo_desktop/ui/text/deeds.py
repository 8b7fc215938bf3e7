"""The deeds of the log: what each told event and each moved piece adds to a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rococo_desktop.model.events import UNSEEN, Moved
from rococo_desktop.model.vocabulary import Kind
from rococo_desktop.ui.text.figures import drawer_of
from rococo_desktop.ui.text.log_lines import Scribe
from rococo_desktop.ui.text.messages import Message, message
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
from rococo_desktop.ui.text.table_names import amount

Teller = Callable[[Scribe, int, Any], None]


def price(livre: int) -> Message:
    """What was paid: "for 4 livre", or "free"."""
    return message("price.livre", n=livre) if livre else message("price.free")


def _favor(scribe: Scribe, seat: int, about: Any) -> None:
    scribe.deed(seat, message("log.claims_favor"), ("favor", 0))
    scribe.expects_favor = True


def _funds(scribe: Scribe, seat: int, about: Any) -> None:
    _, place, livre = about
    named = funded_name(scribe.defs, place)
    scribe.deed(seat, message("log.funds", decoration=named, price=price(livre)), ("decorations", place))
    scribe.expect(seat, "livre", -livre)


def _tailors(scribe: Scribe, seat: int, about: Any) -> None:
    _, garment, livre = about
    definition = scribe.defs.garments[garment]
    named = garment_name(scribe.defs, garment)
    scribe.deed(seat, message("log.tailors", garment=named, price=price(livre)))
    scribe.tailoring = True
    scribe.expect(seat, "livre", -livre)
    scribe.expect(seat, "lace", -definition.lace)
    scribe.expect(seat, "thread", -definition.thread)


def _rents(scribe: Scribe, seat: int, about: Any) -> None:
    garment, space = about
    place = scribe.defs.side.guest_spaces[space]
    what = ""
    if not scribe.follows("log.tailors"):
        # What else happened in between has taken the "it".
        scribe.end_line()
        what = f"_{scribe.defs.garments[garment].kind.name.lower()}"
    key = f"log.rents{what}{'_master' if place.master else ''}"
    scribe.deed(seat, message(key, hall=hall_name(place.hall)), ("guests", space))


def _sells(scribe: Scribe, seat: int, about: Any) -> None:
    _, livre = about
    scribe.deed(seat, message("log.sells", n=livre))
    scribe.expect(seat, "livre", livre)


def _hires(scribe: Scribe, seat: int, about: Any) -> None:
    card, livre = about
    named = employee_name(scribe.defs, card)
    scribe.deed(seat, message("log.hires", card=named, price=price(livre)))
    scribe.expect(seat, "livre", -livre)


def _hires_specialist(scribe: Scribe, seat: int, about: Any) -> None:
    scribe.deed(seat, message("log.hires", card=employee_name(scribe.defs, about[0]), price=price(0)))


def _deputes(scribe: Scribe, seat: int, about: Any) -> None:
    card, livre = about
    named = employee_name(scribe.defs, card)
    scribe.deed(seat, message("log.deputes", card=named, price=price(livre)))
    scribe.expect(seat, "livre", livre)


def _uses_bonus(scribe: Scribe, seat: int, about: Any) -> None:
    named = employee_name(scribe.defs, about[0])
    if scribe.follows("log.uses_bonus") or scribe.follows("log.uses_bonus_of"):
        scribe.deed(seat, message("log.copies_bonus", card=named))
        return
    scribe.end_line()
    if about[0] == scribe.played:
        scribe.deed(seat, message("log.uses_bonus"))
    else:
        scribe.deed(seat, message("log.uses_bonus_of", card=named))


def _forfeits_action(scribe: Scribe, seat: int, about: Any) -> None:
    scribe.deed(seat, message("log.forfeits_action"))


def _forfeits_bonus(scribe: Scribe, seat: int, about: Any) -> None:
    scribe.end_line()
    scribe.deed(seat, message("log.forfeits_bonus"))


def _marks_task(scribe: Scribe, seat: int, about: Any) -> None:
    scribe.deed(seat, message("log.marks_task", task=task_name(scribe.defs, about[0])), ("task", about[0]))


def _takes_exam(scribe: Scribe, seat: int, about: Any) -> None:
    card, exam = about
    named = employee_name(scribe.defs, card)
    scribe.deed(seat, message("log.takes_exam", card=named, exam=exam_name(exam)), ("exam", exam))


def _buys_jewelry(scribe: Scribe, seat: int, about: Any) -> None:
    tile, livre = about
    scribe.end_line()
    named = jewelry_name(scribe.defs, tile)
    scribe.deed(seat, message("log.buys_jewelry", jewelry=named, price=price(livre)))
    scribe.expect(seat, "livre", -livre)


def _takes_jewelry(scribe: Scribe, seat: int, about: Any) -> None:
    named = jewelry_name(scribe.defs, about[0])
    scribe.deed(seat, message("log.buys_jewelry", jewelry=named, price=price(0)))


def _all_halls(scribe: Scribe, seat: int, about: Any) -> None:
    points = scribe.defs.figures.all_halls[about[0] - scribe.defs.first_all_halls]
    told = message("log.all_halls", prestige=amount("prestige", points))
    if seat == scribe.rival:
        scribe.end_line()
    scribe.deed(seat, told, ("all_halls", about[0]))


TOLD: Mapping[str, Teller] = {
    "claims_favor": _favor,
    "funds": _funds,
    "tailors": _tailors,
    "rents": _rents,
    "sells": _sells,
    "hires": _hires,
    "hires_specialist": _hires_specialist,
    "deputes": _deputes,
    "uses_bonus": _uses_bonus,
    "forfeits_action": _forfeits_action,
    "forfeits_bonus": _forfeits_bonus,
    "marks_task": _marks_task,
    "takes_exam": _takes_exam,
    "buys_jewelry": _buys_jewelry,
    "takes_jewelry": _takes_jewelry,
    "all_halls": _all_halls,
}
"""What is told of an act, by the key of the event."""


def moved_deed(scribe: Scribe, event: Moved) -> None:
    """What a moved piece adds to the log; most only let a place glow."""
    (source, at), (target, to) = event.source, event.target
    match source, target:
        case "drawers", "drawn":
            named = tile_name(scribe.defs, event.piece)
            drawer = drawer_of(scribe.defs, at) + 1
            paid = price(scribe.price_paid())
            told = message("log.takes_tile", tile=named, drawer=drawer, price=paid)
            scribe.deed(to, told, ("drawers", at))
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
            scribe.tailoring = False
            scribe.place(("garments", at))
        case (("hire" | "jewelry_display"), ("hand" | "supply" | "jewelry")):
            scribe.place((source, at))
        case "drawers", "silk":
            scribe.place(("drawers", at))


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
