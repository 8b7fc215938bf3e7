"""Why not? for jewelry and the specialised apprentice, before their own decision comes."""

from __future__ import annotations

import pytest

from rococo_desktop.model.decisions import Reason
from rococo_desktop.rules.core.reasons import needs_rank
from tests.rules.jewelry_turns import BLUE, PINK, tailoring, turn
from tests.rules.scenario import Scene

JEWELER, RENTAL, WRONG = Reason("needs_jeweler"), Reason("with_a_rental"), Reason("wrong_jewelry")


@pytest.mark.rule("J3")
def test_jewelry_comes_only_with_a_rental() -> None:
    scene = turn("e0a").display("jewelry_display", BLUE)
    assert scene.explain(0, "jewelry_display", 0) == (JEWELER, RENTAL)
    scene.funded(0, "jeweler_1")
    assert scene.explain(0, "jewelry_display", 0) == (RENTAL,)


@pytest.mark.rule("J3")
def test_before_the_garment_is_rented_jewelry_says_what_it_lacks() -> None:
    scene = tailoring("blue_gown_3", silk=["bb"]).display("jewelry_display", BLUE, PINK)
    scene.choose("action:tailor")
    assert scene.decision().kind == "rent_or_sell"
    assert scene.explain(0, "jewelry_display", 1) == (JEWELER, WRONG)
    scene.funded(0, "jeweler_1")
    assert scene.explain(0, "jewelry_display", 0) == (RENTAL,)
    assert scene.explain(0, "jewelry_display", 1) == (WRONG,)


@pytest.mark.rule("J4")
@pytest.mark.parametrize(
    ("hand", "prestige", "reasons"),
    [
        (["e0a", "e0b"], 5, (Reason("play_card_first"),)),
        (["e0a", "e0b"], 4, (Reason("specialist_condition"),)),
        (["e0b", "e0c"], 5, (needs_rank("master"),)),
    ],
)
def test_before_a_card_is_played_the_best_in_hand_speaks_for_the_specialist(
    hand: list[str], prestige: int, reasons: tuple[Reason, ...]
) -> None:
    scene = Scene(2, modules=("jewelry_box",))
    scene.seat(0, specialist=["j0h"], hand=hand, supply=["e0d"], prestige=prestige)
    scene.agenda(("play_card", 0))
    assert scene.explain(0, "specialist", scene.card("j0h")) == reasons
    assert scene.explain(0, "jewelry_display", 0) == (JEWELER, RENTAL)
