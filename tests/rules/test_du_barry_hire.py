"""B8: whom Madame du Barry hires."""

from __future__ import annotations

import pytest

from rococo_desktop.model.definitions import BarryCard
from rococo_desktop.model.events import Hired
from rococo_desktop.model.vocabulary import BarryAction
from rococo_desktop.rules.modules.du_barry.hiring import hire
from tests.rules.rival_turns import HER, HUMAN, JEWELRY, her_cards, her_table, hers, reasons, turn
from tests.rules.scenario import Scene

FIVE = ["e0a", "e0a", "e0b", "e0c", "e0d"]
SIX = [*FIVE, "e1f"]


def table(*display: str | None, staff: list[str] = FIVE, modules: tuple[str, ...] = ()) -> Scene:
    """She can hire from this display, with this employee deck; the human has five cards and nothing else."""
    scene = her_table(modules).seat(HER, supply=staff).seat(HUMAN, supply=FIVE, lace=0, thread=0)
    return scene.display("hire", *display)


def hired(scene: Scene) -> list[str]:
    """Whom she has got besides her deck."""
    return [name for name in hers(scene, "supply") if name not in SIX]


# By counting.


@pytest.mark.rule("B8")
@pytest.mark.parametrize(
    ("card", "display", "taken", "why"),
    [
        ("hire_left_1", ("e1a", "e1b", "e1c", "e1d"), "e1a", ("nth_from_left", 1)),
        ("hire_left_2", ("e1a", "e1b", "e1c", "e1d"), "e1b", ("nth_from_left", 2)),
        ("hire_right_1", ("e1a", "e1b", "e1c", "e1d"), "e1d", ("nth_from_right", 1)),
        ("hire_right_2", ("e1a", "e1b", "e1c", "e1d"), "e1c", ("nth_from_right", 2)),
        ("hire_left_2", ("e1a", None, None, "e1d"), "e1d", ("nth_from_left", 2)),
        ("hire_right_2", (None, "e1b", None, "e1d"), "e1b", ("nth_from_right", 2)),
        ("hire_left_1", (None, "e1b", "e1c", None), "e1b", ("nth_from_left", 1)),
        ("hire_left_2", (None, None, "e1c", None), "e1c", ("only_employee", 2)),
        ("hire_right_2", ("e1a", None, None, None), "e1a", ("only_employee", 2)),
    ],
)
def test_only_cards_are_counted_and_the_last_one_is_taken(
    card: str, display: tuple[str | None, ...], taken: str, why: tuple[str, int]
) -> None:
    scene = turn(table(*display), card)
    assert hired(scene) == [taken]
    assert reasons(scene, "B8") == [("B8", *why, scene.card(taken))]
    assert scene.player(HER).livre == 0
    assert scene.told(Hired) == [Hired(HER, scene.card(taken), 0)]


@pytest.mark.rule("B8", "P1.5")
def test_the_card_leaves_a_gap_and_one_card_of_hers_joins_her_hand() -> None:
    scene = turn(table("e1a", "e1b", "e1c", "e1d"), "hire_left_2", "drawer_3")
    assert scene.state.hire[1] == -1
    assert scene.ids("rival_card", scene.state.rival_hand) == ["drawer_3"]
    assert reasons(scene, "B3")[1:] == [("B3", "gains_card")]
    assert hers(scene, "hand") == []


@pytest.mark.rule("B8", "B3")
def test_nobody_there_brings_three_prestige_and_no_card() -> None:
    scene = turn(table(), "hire_left_1")
    assert scene.player(HER).prestige == 3
    assert reasons(scene)[1:] == [("B8", "nobody"), ("B3", "cannot", 16, 3)]
    assert scene.state.rival_hand == ()


@pytest.mark.rule("B8")
@pytest.mark.parametrize(("from_right", "taken"), [(False, "e1d"), (True, "e1a")])
def test_a_card_that_counts_too_far_takes_the_last_one_counted(from_right: bool, taken: str) -> None:
    scene = her_cards(table("e1a", None, "e1d"), ())
    hands = scene.table()
    assert hire(hands, HER, BarryCard("far", BarryAction.HIRE, 3, from_right))
    assert scene.card(taken) in hands.state.players[HER].supply


# Crowns.


@pytest.mark.rule("B8")
@pytest.mark.parametrize("card", ["hire_left_1", "hire_left_2", "hire_right_1", "hire_right_2"])
@pytest.mark.parametrize("space", range(4))
def test_a_crown_is_taken_wherever_it_lies(card: str, space: int) -> None:
    display = ["e5a", "e5b", "e5c", "e5d"]
    display[space] = "e6e"
    scene = turn(table(*display), card)
    assert hired(scene) == ["e6e"]
    index = scene.card("e6e")
    assert reasons(scene, "B8") == [("B8", "crown", index, 0, 0), ("B8", "only_crown", index, 0, 0)]


@pytest.mark.rule("B8", "E6d")
def test_the_crown_that_would_score_her_most() -> None:
    scene = turn(table("e6c", "e6e", "e6d", "e6f"), "hire_left_1")
    assert hired(scene) == ["e6d"]
    compared = [("e6c", 2, 2), ("e6e", 0, 0), ("e6d", 3, 0), ("e6f", 0, 0)]
    assert reasons(scene, "B8") == [
        *(("B8", "crown", scene.card(name), hers, yours) for name, hers, yours in compared),
        ("B8", "crown_most", scene.card("e6d"), 3, 0),
    ]


@pytest.mark.rule("B8", "E6c")
def test_her_points_are_counted_as_if_the_card_had_just_joined() -> None:
    scene = turn(table("e6d", "e6c", staff=SIX), "hire_left_1")
    # With six employees e6c would score 2, less than the 3 of e6d; as the seventh it scores 5.
    assert hired(scene) == ["e6c"]
    assert ("B8", "crown_most", scene.card("e6c"), 5, 2) in reasons(scene)


@pytest.mark.rule("B8", "B10", "E6c")
def test_employees_nobody_has_seen_count_in_her_deck() -> None:
    scene = table("e6d", "e6c", modules=JEWELRY).gather("rival_graduates", "jj1")
    turn(scene, "hire_left_1")
    assert hired(scene) == ["e6c"]
    assert ("B8", "crown", scene.card("e6c"), 5, 2) in reasons(scene)


@pytest.mark.rule("B8")
@pytest.mark.parametrize("card", ["hire_left_1", "hire_right_1"])
def test_equal_for_her_the_one_that_would_score_the_human_most(card: str) -> None:
    scene = table("e6e", "e6f", "jm7", modules=JEWELRY)
    scene.guest(HUMAN, 2, "blue_gown_1").guest(HUMAN, 3, "pink_coat_1")
    turn(scene, card)
    assert hired(scene) == ["e6f"]
    assert reasons(scene, "B8")[-1] == ("B8", "crown_yours", scene.card("e6f"), 0, 2)


@pytest.mark.rule("B8")
def test_the_humans_points_are_counted_as_if_the_card_had_just_joined() -> None:
    scene = table("e6f", "e6c").seat(HUMAN, hand=["e0a", "e0a"], supply=SIX[2:])
    for seat, space in ((HER, 2), (HUMAN, 4)):
        scene.guest(seat, space, f"blue_gown_{space}").guest(seat, space + 1, f"pink_coat_{space}")
    turn(scene, "hire_left_1")
    # Both would score her 2. The human with six employees would score 2 either way, with e6c as seventh 5.
    assert hired(scene) == ["e6c"]
    assert reasons(scene, "B8")[-1] == ("B8", "crown_yours", scene.card("e6c"), 2, 5)


@pytest.mark.rule("B8")
@pytest.mark.parametrize(
    ("card", "taken", "why"),
    [
        ("hire_left_1", "e6e", "first_from_left"),
        ("hire_left_2", "e6e", "first_from_left"),
        ("hire_right_1", "e6f", "first_from_right"),
        ("hire_right_2", "e6f", "first_from_right"),
    ],
)
def test_equal_for_both_the_first_from_the_stated_side(card: str, taken: str, why: str) -> None:
    scene = turn(table("e5a", "e6e", "e5b", "e6f"), card)
    assert hired(scene) == [taken]
    assert reasons(scene, "B8")[-1] == ("B8", why, scene.card(taken), 0, 0)


@pytest.mark.rule("B8", "JM8")
def test_crowns_of_masters_are_crowns_too() -> None:
    scene = table("e5c", "jm8", "jm9", modules=JEWELRY).funded(HER, "statue_1", "statue_2")
    turn(scene, "hire_left_1")
    # jm8 scores a point for each of two decorations, jm9 three for her two apprentices.
    assert hired(scene) == ["jm9"]


@pytest.mark.rule("B8")
def test_supposing_changes_nothing() -> None:
    scene = turn(table("e6c", "e6d", "e6e", "e6f"), "hire_left_1")
    assert len(scene.player(HUMAN).hand + scene.player(HUMAN).supply) == 5
    assert (scene.player(HER).lace, scene.player(HER).thread) == (1, 1)
    assert scene.state.hire.count(-1) == 1
