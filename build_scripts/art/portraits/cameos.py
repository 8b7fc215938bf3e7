"""Cameos: one medallion for every employee, five for each of those that a player begins with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from art.easel import Pixels
from art.portraits.cast import CLOTH, FACES, HAIR, HIRED, JASPER, SASHES, SEATS, START, Look
from art.portraits.medallion import Person, medallion
from art.section import Baked
from rococo_desktop.content import load_box
from rococo_desktop.model.definitions import Employee
from rococo_desktop.model.vocabulary import Rank

METAL = {Rank.MASTER: "gold", Rank.JOURNEYMAN: "silver", Rank.APPRENTICE: "brass"}
QUALITY = 84


def cameos() -> Iterator[Baked]:
    """Every cameo of the box, by the id of the card; start cards also by the colour of their seat."""
    for name in START:
        for seat in range(len(SEATS)):
            yield Baked(f"portraits/{name}_{seat}", partial(_start, name, seat), quality=QUALITY)
    for name in HIRED:
        yield Baked(f"portraits/{name}", partial(_hired, name), quality=QUALITY)


@cache
def _employees() -> dict[str, Employee]:
    return {piece.id: piece for pack in load_box().packs.values() for piece in pack.employees}


def _hired(name: str) -> Pixels:
    return medallion(person_of(name, HIRED[name]))


def _start(name: str, seat: int) -> Pixels:
    person = person_of(name, START[name])
    return medallion(person.of_seat(SEATS[seat], SASHES[seat]))


def person_of(name: str, look: Look) -> Person:
    """A row of the cast with its rank and crown, which the box knows."""
    piece = _employees()[name]
    return Person(
        name,
        METAL[piece.rank],
        FACES[look.face],
        look.hair,
        look.dress,
        look.tool,
        JASPER[look.stone],
        CLOTH[look.cloth],
        CLOTH[look.accent],
        HAIR[look.shade],
        look.flip,
        bool(piece.crown),
    )
