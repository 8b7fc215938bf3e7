"""J8: the seven tasks, marked by what the acting employee does."""

from __future__ import annotations

from typing import Any

import pytest

from rococo_desktop.model.events import MarkedTask, Noted
from rococo_desktop.rules import referee
from tests.rules.bonus_turns import is_over
from tests.rules.jewelry_turns import FREE, JOURNEYMAN_EXAM, MASTER_EXAM, bonus_turn, tailoring, turn
from tests.rules.scenario import Scene

KEEP_WARM, KEEP_COOL, SPEND, FUND, BY_MASTER, GOWN, COAT = range(7)
"""The tasks by their place on the board: 1 to 7 of the rules."""

SILK = {
    "blue_gown_3": ["bb"],
    "pink_coat_3": ["pp"],
    "green_gown_3": ["gg_lace"],
    "orange_coat_3": ["oo"],
}


def acquiring(card: str, face: str, **facts: Any) -> Scene:
    """The card is played, and this one tile lies in the drawers, for nothing."""
    return turn(card, **facts).display("drawers", face).choose("action:acquire")


def tasks(scene: Scene) -> tuple[int, ...]:
    return scene.player(0).tasks


# The journeyman exam: acquiring.


@pytest.mark.rule("J8")
@pytest.mark.parametrize(
    ("face", "task"),
    [
        ("bb", KEEP_WARM),
        ("pp", KEEP_WARM),
        ("b", KEEP_WARM),
        ("p", KEEP_WARM),
        ("bp", KEEP_WARM),
        ("g", KEEP_COOL),
        ("gg_lace", KEEP_COOL),
        ("o", KEEP_COOL),
        ("oo", KEEP_COOL),
        ("og", KEEP_COOL),
    ],
)
def test_a_tile_kept_by_an_apprentice_marks_the_task_of_its_colour(face: str, task: int) -> None:
    scene = acquiring("e0d", face).choose("keep")
    assert tasks(scene) == (task,)
    assert scene.events[-2:] == [MarkedTask(0, task), Noted(0, "tasks", (task,))]
    assert tasks(acquiring("e0d", face, tasks=[task]).choose("keep")) == (task,)


@pytest.mark.rule("J8")
@pytest.mark.parametrize("face", ["bg", "pg", "ob", "op"])
def test_with_two_possible_the_player_chooses_one(face: str) -> None:
    scene = acquiring("e0d", face).choose("keep")
    decision = scene.decision()
    assert (decision.kind, decision.seat) == ("choose_task", 0)
    assert [(option.key, option.target) for option in decision.options] == [
        ("task:task_1", ("task", KEEP_WARM)),
        ("task:task_2", ("task", KEEP_COOL)),
    ]
    assert tasks(scene) == ()
    assert tasks(acquiring("e0d", face).choose("keep", "task:task_1")) == (KEEP_WARM,)
    assert tasks(acquiring("e0d", face).choose("keep", "task:task_2")) == (KEEP_COOL,)


@pytest.mark.rule("J8")
@pytest.mark.parametrize(
    ("marked", "after"),
    [
        ([KEEP_WARM], (KEEP_WARM, KEEP_COOL)),
        ([KEEP_COOL], (KEEP_WARM, KEEP_COOL)),
        ([KEEP_COOL, SPEND], (KEEP_WARM, KEEP_COOL, SPEND)),
        ([KEEP_WARM, KEEP_COOL], (KEEP_WARM, KEEP_COOL)),
    ],
)
def test_a_marked_task_is_no_choice_any_more(marked: list[int], after: tuple[int, ...]) -> None:
    scene = acquiring("e0d", "bg", tasks=marked).choose("keep")
    assert scene.decision().kind == "bonus"
    assert tasks(scene) == after


@pytest.mark.rule("J8")
@pytest.mark.parametrize(
    ("face", "spend"),
    [("bb", "spend:lace"), ("pp", "spend:thread"), ("b", "spend:lace+thread"), ("bg", "spend:thread")],
)
def test_a_tile_spent_by_an_apprentice_marks_the_third_task(face: str, spend: str) -> None:
    assert tasks(acquiring("e0d", face).choose(spend)) == (SPEND,)
    assert tasks(acquiring("e0d", face, tasks=[SPEND]).choose(spend)) == (SPEND,)
    # It was discarded: its silk marks nothing, and lace is not kept silk.
    assert tasks(acquiring("e0d", face, tasks=[SPEND, FUND]).choose(spend)) == (SPEND, FUND)


@pytest.mark.rule("J8")
@pytest.mark.parametrize("card", ["e0c", "e0d", "e6c", "j0a"])
def test_every_apprentice_will_do(card: str) -> None:
    assert tasks(acquiring(card, "bb").choose("keep")) == (KEEP_WARM,)
    assert tasks(acquiring(card, "bb").choose("spend:lace")) == (SPEND,)
    assert tasks(turn(card, livre=4).choose("action:fund")) == (FUND,)


@pytest.mark.rule("J8")
@pytest.mark.parametrize("card", ["e0a", "e0b", "e1a", "e1d", "jj3", "jm1"])
def test_nobody_else_marks_a_task_of_the_journeyman_exam(card: str) -> None:
    for choice in ("keep", "spend:thread"):
        assert tasks(acquiring(card, "bg").choose(choice)) == ()
    assert tasks(turn(card, livre=4).choose("action:fund")) == ()


# Funding.


@pytest.mark.rule("J8")
@pytest.mark.parametrize("name", ["fireworks_1", "kitchen_left_1", "statue_1", "musicians_4", "jeweler_1"])
def test_any_decoration_funded_by_an_apprentice_marks_the_fourth_task(name: str) -> None:
    scene = turn("e0d", livre=20).choose("action:fund", f"fund:{name}")
    assert tasks(scene) == (FUND,)
    again = turn("e0d", livre=20, tasks=[FUND]).choose("action:fund", f"fund:{name}")
    assert tasks(again) == (FUND,)


# The wrong exam, and tiles that are no action.


@pytest.mark.rule("J8")
def test_tasks_are_marked_only_for_the_exam_of_the_start_token() -> None:
    for choice in ("keep", "spend:thread"):
        assert tasks(acquiring("e0d", "bg", exam=MASTER_EXAM).choose(choice)) == ()
    assert tasks(turn("e0d", livre=4, exam=MASTER_EXAM).choose("action:fund")) == ()
    for card in ("e0a", "e0b"):
        scene = tailoring("blue_gown_3", card, silk=["bb"], exam=JOURNEYMAN_EXAM)
        assert tasks(scene.choose("action:tailor", "sell")) == ()


@pytest.mark.rule("J8")
def test_random_and_free_tiles_are_no_acquire_action() -> None:
    for choice in ("keep", "spend:lace", "spend:thread"):
        random = bonus_turn("e1e")
        random.plain["players"][1]["silk"] += [face for face in random.plain["bag"] if face != 0]
        random.plain["bag"] = [face for face in random.plain["bag"] if face == 0]
        random.choose("bonus:use", choice)
        assert tasks(random) == ()
        free = bonus_turn("e0d").display("drawers", "bb", "bb")
        free.plain["agenda"][-1] = ("acquire", 0, free.card("e0d"), True)
        free.choose("take:0", choice)
        assert tasks(free) == ()


# The master exam.


@pytest.mark.rule("J8")
@pytest.mark.parametrize("garment", list(SILK))
@pytest.mark.parametrize("fate", ["sell", "rent"])
@pytest.mark.parametrize("card", ["e0a", "e0b", "jj3", "jm1"])
def test_a_garment_rented_or_sold_marks_the_task_of_who_made_it(garment: str, fate: str, card: str) -> None:
    scene = tailoring(garment, card, silk=SILK[garment], exam=MASTER_EXAM)
    scene.choose("action:tailor", fate, *(["guest:2"] if fate == "rent" else []))
    by_journeyman = GOWN if "gown" in garment else COAT
    assert tasks(scene) == (BY_MASTER if card in ("e0a", "jm1") else by_journeyman,)


@pytest.mark.rule("J8")
@pytest.mark.parametrize(
    ("card", "garment", "marked"),
    [("e0a", "blue_gown_3", BY_MASTER), ("e0b", "green_gown_3", GOWN), ("e0b", "pink_coat_3", COAT)],
)
def test_a_task_of_the_master_exam_is_marked_once(card: str, garment: str, marked: int) -> None:
    scene = tailoring(garment, card, silk=SILK[garment], exam=MASTER_EXAM, tasks=[marked])
    assert tasks(scene.choose("action:tailor", "sell")) == (marked,)


@pytest.mark.rule("J8")
def test_a_thimble_garment_by_a_master() -> None:
    scene = tailoring("blue_gown_9", silk=["bb", "b"], exam=MASTER_EXAM, tasks=[GOWN, COAT])
    assert tasks(scene.choose("action:tailor", "sell")) == (BY_MASTER, GOWN, COAT)


@pytest.mark.rule("J8")
def test_acquiring_and_funding_are_no_tasks_of_the_master_exam() -> None:
    for card in ("e0a", "e0b"):
        assert tasks(acquiring(card, "bg", exam=MASTER_EXAM).choose("keep")) == ()
        assert tasks(turn(card, livre=4, exam=MASTER_EXAM).choose("action:fund")) == ()


# One task for each action: main and bonus.


@pytest.mark.rule("J8")
def test_main_action_and_bonus_each_mark_one() -> None:
    scene = turn("e0c", livre=4).display("drawers", "bb", None, None, "bg")
    scene.choose("action:acquire", "take:0", "keep", "bonus:use", "keep")
    assert tasks(scene) == (KEEP_WARM, KEEP_COOL)
    fund = turn("e0c", livre=4).display("drawers", "bb").choose("action:fund", "bonus:use", "spend:lace")
    assert tasks(fund) == (SPEND, FUND)


@pytest.mark.rule("J8")
def test_two_garments_of_one_turn_mark_two_tasks() -> None:
    scene = turn("e2b", silk=["bb", "pp"], exam=MASTER_EXAM)
    scene.display("garments", *FREE, "blue_gown_3", "pink_coat_3")
    scene.choose("action:tailor", "garment:3", "sell", "bonus:use", "sell")
    assert tasks(scene) == (GOWN, COAT)
    assert is_over(scene)


@pytest.mark.rule("J8", "P3.4")
def test_the_bonus_of_a_journeyman_marks_no_apprentices_task() -> None:
    bought = bonus_turn("e1d").display("drawers", "bg").choose("bonus:use", "keep")
    assert tasks(bought) == ()
    funded = bonus_turn("e6b", livre=0).choose("bonus:use", "fund:jeweler_1")
    assert tasks(funded) == ()
    by_apprentice = bonus_turn("e3c", livre=0).choose("bonus:use", "fund:jeweler_1")
    assert tasks(by_apprentice) == (FUND,)


@pytest.mark.rule("J8", "P3.4", "E1b")
def test_inside_e1b_the_deputed_card_acts() -> None:
    staff: dict[str, Any] = {"hand": ["e0d"], "supply": ["e0a", "e0c", "e4b"], "discard": ["e0b"]}
    acquired = bonus_turn("e1b", **staff).display("drawers", "bb")
    acquired.choose("bonus:use", "depute:supply:e0c", "bonus:use", "keep")
    assert tasks(acquired) == (KEEP_WARM,)
    made = bonus_turn("e1b", **staff, silk=["gg_lace"], exam=MASTER_EXAM)
    made.display("garments", *FREE, "green_gown_3")
    made.choose("bonus:use", "depute:supply:e4b", "bonus:use", "sell")
    assert tasks(made) == (GOWN,)


@pytest.mark.rule("J8", "JJ1", "JJ2", "P3.4")
def test_inside_jj1_and_jj2_the_shown_or_copied_card_acts() -> None:
    shown = bonus_turn("jj1", hand=["e0d"], supply=["e0a", "e0c"], discard=["e0b"]).display("drawers", "bb")
    shown.choose("bonus:use", "show:e0c", "bonus:use", "keep")
    assert tasks(shown) == (KEEP_WARM,)
    copied = bonus_turn("jj2").display("drawers", "bb")
    copied.seat(1, hand=["e0a", "e0b"], discard=["e0a", "e0c"])
    copied.choose("bonus:use", "keep")
    assert tasks(copied) == (KEEP_WARM,)
    # A master shows a journeyman, and the journeyman makes the gown: no task of a master.
    made = bonus_turn("e1b", hand=["e0d"], supply=["e0a", "jj1", "e2b"], discard=["e0b"], exam=MASTER_EXAM)
    made.seat(0, silk=["b"]).display("garments", *FREE, "blue_gown_3")
    made.choose("bonus:use", "depute:supply:jj1", "bonus:use", "show:e2b", "bonus:use", "sell")
    assert tasks(made) == (GOWN,)


@pytest.mark.rule("J8", "JJ6")
def test_jj6_sells_as_a_journeyman() -> None:
    scene = bonus_turn("jj6", silk=["oo"], exam=MASTER_EXAM).display("garments", *FREE, "orange_coat_3")
    assert tasks(scene.choose("bonus:use")) == (COAT,)


@pytest.mark.rule("J8", "G4")
def test_marked_tasks_lie_open() -> None:
    scene = turn("e0d", tasks=[SPEND, FUND]).seat(1, exam=MASTER_EXAM, tasks=[GOWN])
    for viewer in (0, 1, -1):
        view = referee.observe(scene.rules, scene.state, viewer)
        assert [(facts.exam, facts.tasks) for facts in view.seats] == [(1, (SPEND, FUND)), (2, (GOWN,))]
