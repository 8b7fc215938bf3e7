"""B10: the tasks and examinations of Madame du Barry."""

from __future__ import annotations

from typing import Any

import pytest

from rococo_desktop.model.events import UNSEEN, MarkedTask, Moved, ReachedAllHalls, Rented
from rococo_desktop.rules import referee
from tests.rules.rival_turns import HER, HUMAN, JEWELRY, fill_halls, her_table, hers, moved, reasons, turn
from tests.rules.scenario import Scene

JOURNEYMAN, MASTER = 1, 2


def preparing(exam: int, *tasks: int, seed: int = 1, **facts: Any) -> Scene:
    """She prepares for an exam, with these tasks, by number, already marked."""
    scene = her_table(JEWELRY, seed).funded(HER, "jeweler_1")
    return scene.seat(HER, exam=exam, tasks=[task - 1 for task in tasks], **facts)


def marked(scene: Scene) -> list[int]:
    """The tasks marked now, by number."""
    return [task + 1 for task in scene.player(HER).tasks]


def marking(scene: Scene) -> list[tuple[str, int]]:
    """Which tasks she marked, and why those."""
    return [
        (about[1], about[2] + 1) for about in reasons(scene, "B10") if about[1] in ("topmost", "only_task")
    ]


# Tasks.


@pytest.mark.rule("B10")
@pytest.mark.parametrize(
    ("tiles", "before", "task"),
    [
        (("bb",), (), ("topmost", 1)),
        (("pp",), (), ("topmost", 1)),
        (("g",), (), ("topmost", 2)),
        (("o",), (), ("topmost", 2)),
        (("g", "b", "o"), (), ("topmost", 1)),
        (("bg",), (1,), ("topmost", 2)),
        (("bb", "pp"), (1,), ("only_task", 3)),
        (("g",), (2,), ("only_task", 3)),
        (("g", None, "p"), (1, 2), ("only_task", 3)),
        (("g", None, "p"), (2,), ("topmost", 1)),
        (("g", None, "p"), (2, 3), ("only_task", 1)),
    ],
)
def test_acquiring_marks_the_topmost_task_that_the_tiles_fit(
    tiles: tuple[str | None, ...], before: tuple[int, ...], task: tuple[str, int]
) -> None:
    scene = turn(preparing(JOURNEYMAN, *before).display("drawers", *tiles), "drawer_1")
    assert marked(scene) == sorted([*before, task[1]])
    assert marking(scene) == [task]
    assert scene.told(MarkedTask) == [MarkedTask(HER, task[1] - 1)]


@pytest.mark.rule("B10")
@pytest.mark.parametrize(
    ("tile", "before"), [("bb", (1, 3)), ("g", (2, 3)), ("o", (2, 3)), ("bp", (1, 3, 4))]
)
def test_acquiring_that_fits_no_free_task_marks_nothing(tile: str, before: tuple[int, ...]) -> None:
    scene = turn(preparing(JOURNEYMAN, *before).display("drawers", tile), "drawer_1")
    assert marked(scene) == [*before]
    assert marking(scene) == []


@pytest.mark.rule("B10")
def test_funding_marks_the_fourth_task_once() -> None:
    scene = turn(preparing(JOURNEYMAN), "fund_statue")
    assert marked(scene) == [4]
    assert marking(scene) == [("only_task", 4)]
    assert marked(turn(scene, "fund_fireworks")) == [4]


@pytest.mark.rule("B10")
@pytest.mark.parametrize(
    ("garment", "before", "task"),
    [
        ("blue_gown_9", (), ("topmost", 5)),
        ("pink_coat_9", (), ("topmost", 5)),
        ("blue_gown_9", (5,), ("only_task", 6)),
        ("pink_coat_9", (5,), ("only_task", 7)),
        ("blue_gown_3", (), ("only_task", 6)),
        ("green_gown_3", (), ("only_task", 6)),
        ("pink_coat_3", (), ("only_task", 7)),
        ("orange_coat_3", (), ("only_task", 7)),
    ],
)
def test_tailoring_marks_the_topmost_task_that_the_garment_fits(
    garment: str, before: tuple[int, ...], task: tuple[str, int]
) -> None:
    scene = turn(preparing(MASTER, *before).display("garments", garment), "tailor_1_a", "fund_fireworks")
    assert marked(scene) == sorted([*before, task[1]])
    assert marking(scene) == [task]


@pytest.mark.rule("B10")
@pytest.mark.parametrize(
    ("garment", "before"), [("blue_gown_3", (6,)), ("pink_coat_3", (7,)), ("blue_gown_9", (5, 6))]
)
def test_tailoring_that_fits_no_free_task_marks_nothing(garment: str, before: tuple[int, ...]) -> None:
    scene = turn(preparing(MASTER, *before).display("garments", garment), "tailor_1_a", "fund_fireworks")
    assert marked(scene) == [*before]


@pytest.mark.rule("B10")
@pytest.mark.parametrize(
    ("exam", "card"),
    [
        (JOURNEYMAN, "tailor_1_a"),
        (JOURNEYMAN, "favor_1"),
        (JOURNEYMAN, "hire_left_1"),
        (MASTER, "drawer_1"),
        (MASTER, "fund_statue"),
    ],
)
def test_only_tasks_of_her_exam_are_marked_and_only_by_their_actions(exam: int, card: str) -> None:
    scene = turn(preparing(exam), card, "fund_fireworks", "fund_kitchen")
    assert (marked(scene), scene.player(HER).exam) == ([], exam)


@pytest.mark.rule("B10")
@pytest.mark.parametrize("card", ["drawer_1", "fund_statue", "tailor_1_a"])
def test_the_three_prestige_instead_mark_nothing(card: str) -> None:
    exam = MASTER if card == "tailor_1_a" else JOURNEYMAN
    scene = preparing(exam).display("drawers").display("garments").funded(HUMAN, "statue_1", "statue_2")
    turn(scene, card)
    assert scene.player(HER).prestige == 3
    assert marked(scene) == []


@pytest.mark.rule("B10")
def test_tiles_that_come_otherwise_mark_nothing() -> None:
    # The master space of hall 2 brings a tile from the bag.
    scene = turn(preparing(JOURNEYMAN), "tailor_1_a", "drawer_2")
    assert len(hers(scene, "silk")) >= 1
    assert marked(scene) == []


@pytest.mark.rule("B10")
def test_without_the_jewelry_box_there_are_no_tasks() -> None:
    scene = turn(her_table(), "drawer_1")
    assert (marked(scene), scene.player(HER).exam, reasons(scene, "B10")) == ([], 0, [])


# Examinations.


@pytest.mark.rule("B10")
def test_all_four_tasks_marked_she_passes_the_journeyman_exam_at_once() -> None:
    scene = preparing(JOURNEYMAN, 1, 2, 3, supply=["e0a", "e0b", "e0c"])
    turn(scene, "fund_statue", "favor_2")
    her = scene.player(HER)
    assert (her.prestige, her.livre, her.journeyman_exams, her.master_exams) == (1, 0, 1, 0)
    assert (her.exam, her.tasks) == (MASTER, ())
    assert hers(scene, "supply") == ["e0a", "e0b"]
    assert scene.card("e0c") in scene.state.removed
    assert len(scene.state.rival_graduates) == 1
    assert len(scene.state.journeyman_deck) == 8
    assert scene.ids("rival_card", scene.state.rival_hand) == ["favor_2"]
    assert reasons(scene)[-6:] == [
        ("B9", "cheapest", scene.decoration("statue_1"), 7),
        ("B10", "only_task", 3),
        ("B10", "passes", JOURNEYMAN, 1),
        ("B10", "leaves", scene.card("e0c")),
        ("B10", "graduate", JOURNEYMAN),
        ("B3", "gains_card"),
    ]


@pytest.mark.rule("B10")
def test_all_three_tasks_marked_she_passes_the_master_exam_at_once() -> None:
    scene = preparing(MASTER, 5, 6, supply=["e0a", "e0b", "e0c"]).display("garments", "pink_coat_3")
    turn(scene, "tailor_1_a", "fund_fireworks", "favor_2")
    her = scene.player(HER)
    assert (her.prestige, her.livre, her.journeyman_exams, her.master_exams) == (1, 0, 0, 1)
    assert (her.exam, her.tasks) == (JOURNEYMAN, ())
    assert hers(scene, "supply") == ["e0a", "e0c"]
    assert scene.card("e0b") in scene.state.removed
    assert [scene.rules.employees[card].rank for card in scene.state.rival_graduates] == [3]
    assert len(scene.state.master_deck) == 8
    assert scene.ids("rival_card", scene.state.rival_hand) == ["favor_2"]


@pytest.mark.rule("B10")
def test_who_leaves_and_who_joins_is_chance() -> None:
    left, joined = set(), set()
    for seed in range(12):
        scene = turn(preparing(JOURNEYMAN, 1, 2, 3, seed=seed), "fund_statue")
        (gone,) = moved(scene, "supply", "removed")
        left.add(scene.rules.employees[gone].id)
        joined.add(scene.state.rival_graduates)
    assert left == {"e0c", "e0d"}
    assert len(joined) > 3


@pytest.mark.rule("B10")
def test_an_apprentice_of_level_six_never_leaves() -> None:
    for seed in range(6):
        scene = preparing(JOURNEYMAN, 1, 2, 3, seed=seed, supply=["e0a", "e0b", "e1e", "e6c", "e6d"])
        assert "e1e" not in hers(turn(scene, "fund_statue"), "supply")
    scene = turn(preparing(JOURNEYMAN, 1, 2, 3, supply=["e0a", "e0b", "e6c"]), "fund_statue")
    assert hers(scene, "supply") == ["e0a", "e0b", "e6c"]
    assert ("B10", "nobody_leaves", JOURNEYMAN) in reasons(scene)
    assert len(scene.state.rival_graduates) == 1
    assert scene.player(HER).prestige == 1


@pytest.mark.rule("B10")
def test_a_journeyman_of_level_six_may_leave() -> None:
    scene = preparing(MASTER, 5, 6, supply=["e0a", "e6b", "e0c"]).display("garments", "pink_coat_3")
    turn(scene, "tailor_1_a", "fund_fireworks")
    assert hers(scene, "supply") == ["e0a", "e0c"]


@pytest.mark.rule("B10", "G4")
def test_a_journeyman_nobody_has_seen_may_leave_openly() -> None:
    scene = preparing(MASTER, 5, 6, supply=["e0a", "e0c"]).gather("rival_graduates", "jj4")
    turn(scene.display("garments", "pink_coat_3"), "tailor_1_a", "fund_fireworks")
    assert scene.card("jj4") in scene.state.removed
    assert [scene.rules.employees[card].rank for card in scene.state.rival_graduates] == [3]
    seen = referee.redact(scene.events, HUMAN)
    assert Moved(scene.card("jj4"), ("rival_graduates", 0), ("removed", 0)) in seen


@pytest.mark.rule("B10")
def test_from_an_empty_exam_deck_nobody_joins() -> None:
    scene = preparing(JOURNEYMAN, 1, 2, 3, supply=["e0a", "e0b", "e0c"]).move_all(
        "journeyman_deck", "removed"
    )
    turn(scene, "fund_statue")
    her = scene.player(HER)
    assert (her.prestige, her.exam, her.tasks, scene.state.rival_graduates) == (1, MASTER, (), ())
    assert hers(scene, "supply") == ["e0a", "e0b"]
    assert ("B10", "no_graduate", JOURNEYMAN) in reasons(scene)
    assert len(scene.state.rival_hand) == 1


@pytest.mark.rule("B10", "G4")
def test_the_card_that_joins_is_seen_by_nobody() -> None:
    scene = turn(preparing(JOURNEYMAN, 1, 2, 3), "fund_statue")
    joining = Moved(UNSEEN, ("journeyman_deck", 0), ("rival_graduates", 0))
    assert referee.redact(scene.events, HUMAN).count(joining) == 1
    view = referee.observe(scene.rules, scene.state, HUMAN)
    assert view.rival_graduates == (JOURNEYMAN,)
    assert view.journeyman_deck == 8


@pytest.mark.rule("B10", "G4")
def test_what_a_view_shows_of_them_does_not_tell_their_order_in_the_box() -> None:
    shown = set()
    for cards in (("jj1", "e5a"), ("jj1", "jm1"), ("e2b", "e5a")):
        scene = her_table(JEWELRY).gather("rival_graduates", *cards)
        shown.add(referee.observe(scene.rules, scene.state, HUMAN).rival_graduates)
    assert shown == {(JOURNEYMAN, MASTER)}


@pytest.mark.rule("B10", "A3.9")
def test_the_task_comes_last_of_all() -> None:
    scene = fill_halls(preparing(MASTER).funded(HER, "musicians_1", "musicians_2", "musicians_3"), 19)
    scene.funded(HER, "musicians_4").display("garments", "pink_coat_3")
    turn(scene, "tailor_1_a", "column_right")
    kinds = [type(event) for event in scene.events]
    assert kinds.index(Rented) < kinds.index(ReachedAllHalls) < kinds.index(MarkedTask)
