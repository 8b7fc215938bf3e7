"""Madame du Barry: her cards by the rule of the component list, and the figures of the solo game."""

from __future__ import annotations

from collections import Counter

from rococo_desktop.model.definitions import Barry, BarryCard, BarryFigures
from rococo_desktop.model.vocabulary import Adornment, BarryAction, SoloLevel
from tests.content.loaded import names_by_provenance, pack, provenances

ADORNMENTS = (Adornment.MATCH, Adornment.MATCH, Adornment.SUIT, Adornment.SUIT, Adornment.NONE)


def barry() -> Barry:
    found = pack("du_barry").barry
    assert found is not None
    return found


def upper_halves() -> list[BarryCard]:
    """The 25 actions in the order of the component list."""
    cards = [BarryCard(f"favor_{number}", BarryAction.FAVOR) for number in (1, 2)]
    cards += [BarryCard(f"drawer_{at + 1}", BarryAction.ACQUIRE_DRAWER, at) for at in range(3)]
    columns = ("left", "centre", "right")
    cards += [BarryCard(f"column_{name}", BarryAction.ACQUIRE_COLUMN, at) for at, name in enumerate(columns)]
    cards += [
        BarryCard(f"tailor_{number}_{copy}", BarryAction.TAILOR, number, from_right=True)
        for number in (1, 2, 3, 4)
        for copy in "ab"
    ]
    cards += [
        BarryCard(f"hire_{side}_{number}", BarryAction.HIRE, number, from_right=side == "right")
        for side in ("left", "right")
        for number in (1, 2)
    ]
    funds = {name: name for name in ("fireworks", "kitchen", "statue")}
    funds |= {f"musicians_{number}": "musicians" for number in (1, 2)}
    cards += [BarryCard(f"fund_{name}", BarryAction.FUND, decoration=kind) for name, kind in funds.items()]
    return cards


def test_every_card_is_as_listed_and_in_that_order() -> None:
    wanted = [
        BarryCard(
            card.id,
            card.action,
            card.number,
            card.from_right,
            card.decoration,
            hall=2 * at % 5,
            adornment=ADORNMENTS[(at // 5 + at) % 5],
        )
        for at, card in enumerate(upper_halves())
    ]
    assert len(wanted) == 25
    assert list(barry().cards) == wanted


def test_each_hall_shows_five_times_with_two_two_and_one() -> None:
    cards = barry().cards
    assert Counter(card.hall for card in cards) == dict.fromkeys(range(5), 5)
    for hall in range(5):
        shown = Counter(card.adornment for card in cards if card.hall == hall)
        assert shown == {Adornment.MATCH: 2, Adornment.SUIT: 2, Adornment.NONE: 1}


def test_the_kinds_of_action() -> None:
    assert Counter(card.action for card in barry().cards) == {
        BarryAction.FAVOR: 2,
        BarryAction.ACQUIRE_DRAWER: 3,
        BarryAction.ACQUIRE_COLUMN: 3,
        BarryAction.TAILOR: 8,
        BarryAction.HIRE: 4,
        BarryAction.FUND: 5,
    }


def test_the_figures_of_the_solo_game() -> None:
    assert barry().figures == BarryFigures(
        consolation=3,
        favor_prestige=3,
        start_lace=1,
        start_thread=1,
        hand={SoloLevel.APPRENTICE: (3, 4), SoloLevel.JOURNEYMAN: (4, 4), SoloLevel.MASTER: (5, 4)},
        tiles_per_prestige=2,
    )


def test_the_pack_brings_nothing_else() -> None:
    box = pack("du_barry")
    assert (box.employees, box.garments, box.faces, box.sides) == ((), (), (), ())
    assert (box.figures, box.jeweler_board) == (None, None)


def test_where_its_figures_come_from() -> None:
    assert names_by_provenance("du_barry") == {
        "P": {
            "consolation": 1,
            "favor_prestige": 1,
            "start_lace": 1,
            "start_thread": 1,
            "tiles_per_prestige": 1,
            "journeyman": 1,
        },
        "R": {"apprentice": 1, "master": 1, "action": 25, "hall": 25, "adornment": 25},
    }
    assert ("hands", "journeyman") in provenances("du_barry")
