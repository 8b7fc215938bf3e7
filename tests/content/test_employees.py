"""The employees: ranks as in the component list, bonuses as in section E of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from rococo_desktop.model.definitions import Employee
from rococo_desktop.model.effects import (
    Acquire,
    BaleRate,
    Choose,
    Count,
    Countable,
    Depute,
    DiscardSilk,
    Effect,
    Exchange,
    Fund,
    Gain,
    Pay,
    Quantity,
    Sets,
    Tailor,
)
from rococo_desktop.model.vocabulary import START_LEVEL, Colour, Kind, Rank
from tests.content.loaded import base_pack

# Level, then masters, journeymen, apprentices.
RANKS = """
    -1: e0a, e0b, e0c e0d
    1: e1a e1b, e1c e1d, e1e e1f
    2: e2a, e2b e2c, e2d
    3: e3a, e3b, e3c e3d
    4: e4a, e4b e4c, e4d
    5: e5a e5b, e5c, e5d
    6: e6a, e6b, e6c e6d e6e e6f
"""
DEPUTE = {Rank.MASTER: 10, Rank.JOURNEYMAN: 7, Rank.APPRENTICE: 4}


def gain(what: str, amount: int, per: Countable | None = None, every: int = 1) -> Gain:
    return Gain(what, Quantity(amount=amount, count=per, every=every))


def by_staff(what: str, *amounts: int) -> Gain:
    """By staff size 5-6, 7-8, 9-10, 11 and more."""
    rows = tuple(zip((5, 7, 9, 11), amounts, strict=True))
    return Gain(what, Quantity(count=Count("staff"), table=rows))


def garments(colour: Colour) -> Count:
    return Count("garments", colour=colour)


GARMENTS = Count("garments")
DECORATIONS = Count("decorations")
LACE_OR_THREAD = Choose(((gain("lace", 1),), (gain("thread", 1),)))

BONUSES: dict[str, tuple[Effect, ...]] = {
    "e0a": (),
    "e0b": (Pay("livre", 1), LACE_OR_THREAD),
    "e0c": (Acquire(),),
    "e0d": (gain("livre", 2),),
    "e1a": (gain("livre", 1),),
    "e1b": (Depute(livre=(0, 0, 0), use_bonus=True),),
    "e1c": (Pay("livre", 1), gain("tile", 1)),
    "e1d": (Acquire(),),
    "e1e": (gain("tile", 1),),
    "e1f": (LACE_OR_THREAD,),
    "e2a": (gain("livre", 1, garments(Colour.BLUE)), gain("livre", 2, garments(Colour.GREEN))),
    "e2b": (Tailor(discount=(Colour.BLUE, Colour.PINK), bales=1),),
    "e2c": (Depute(livre=(2, 5, 8)),),
    "e2d": (gain("prestige", 1, DECORATIONS, 2),),
    "e3a": (gain("livre", 1, DECORATIONS),),
    "e3b": (gain("prestige", 1, GARMENTS, 3),),
    "e3c": (Fund(discount=5),),
    "e3d": (by_staff("livre", 2, 6, 10, 14),),
    "e4a": (by_staff("livre", 1, 3, 5, 7),),
    "e4b": (Tailor(discount=(Colour.GREEN,), bales=2),),
    "e4c": (gain("livre", 2, garments(Colour.PINK)), gain("prestige", 1, garments(Colour.ORANGE))),
    "e4d": (Exchange((("livre", 4),), 1),),
    "e5a": (gain("livre", 1, GARMENTS),),
    "e5b": (gain("prestige", 1, DECORATIONS, 2),),
    "e5c": (gain("prestige", 1, GARMENTS, 2),),
    "e5d": (
        DiscardSilk(
            (
                BaleRate((Colour.ORANGE, Colour.GREEN), 1),
                BaleRate((Colour.PINK, Colour.BLUE), 2),
            )
        ),
    ),
    "e6a": (Exchange((("livre", 3),), 1),),
    "e6b": (Fund(discount=10),),
}
CROWNS: dict[str, tuple[Effect, ...]] = {
    "e6c": (by_staff("prestige", 2, 5, 8, 11),),
    "e6d": (Exchange((("lace", 1), ("thread", 1)), 3),),
    "e6e": (gain("prestige", 3, Count("garments", master_space=True), 2),),
    "e6f": (
        gain("prestige", 2, Sets((Count("garments", kind=Kind.GOWN), Count("garments", kind=Kind.COAT)))),
    ),
}


def employees() -> dict[str, Employee]:
    return {employee.id: employee for employee in base_pack().employees}


def test_every_card_has_its_bonus_and_crown() -> None:
    found = {employee.id: (employee.bonus, employee.crown) for employee in employees().values()}
    assert found == {card: (BONUSES.get(card, ()), CROWNS.get(card, ())) for card in (*BONUSES, *CROWNS)}


def test_every_card_has_its_level_and_rank() -> None:
    listed = {}
    for row in filter(str.strip, RANKS.splitlines()):
        level, cards = row.split(":")
        for rank, group in zip(reversed(Rank), cards.split(","), strict=True):
            listed.update({card: (int(level), rank) for card in group.split()})
    assert {employee.id: (employee.level, employee.rank) for employee in employees().values()} == listed


@pytest.mark.rule("S4")
def test_the_start_staff_is_two_masters_a_journeyman_and_two_apprentices() -> None:
    start = [one for one in employees().values() if one.is_start]
    cards = [one.rank for one in start for _ in range(one.copies)]
    assert Counter(cards) == {Rank.MASTER: 2, Rank.JOURNEYMAN: 1, Rank.APPRENTICE: 2}
    assert {one.id: one.copies for one in start} == {"e0a": 2, "e0b": 1, "e0c": 1, "e0d": 1}


@pytest.mark.rule("S2")
def test_28_cards_for_hire_each_once() -> None:
    hire = [one for one in employees().values() if one.level != START_LEVEL]
    assert Counter(one.level for one in hire) == {1: 6, 2: 4, 3: 4, 4: 4, 5: 4, 6: 6}
    assert {one.copies for one in hire} == {1}


def test_deputing_brings_10_7_or_4_by_rank() -> None:
    assert all(one.depute == DEPUTE[one.rank] for one in employees().values())


def test_no_base_card_has_a_condition() -> None:
    assert {one.condition for one in employees().values()} == {()}
