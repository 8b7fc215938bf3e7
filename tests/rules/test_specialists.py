"""J4: the specialised apprentices: ten conditions, three points, hired once and for nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rococo_desktop.model.events import UNSEEN, Adjusted, HiredSpecialist, Moved
from rococo_desktop.model.vocabulary import NOBODY, Rank
from rococo_desktop.rules import referee
from rococo_desktop.rules.core.counts import staff_size
from rococo_desktop.rules.core.reasons import HIRE_EMPTY, NOTHING_THERE, livre_short, needs_rank
from rococo_desktop.rules.modules.jewelry_box.specialists import CONDITION
from tests.rules.bonus_turns import changes, is_over, with_garments
from tests.rules.jewelry_turns import BLUE, JEWELRY, ORANGE, PINK, bonus_turn, turn
from tests.rules.scenario import Scene

COATS = ("pink_coat_1", "pink_coat_2", "orange_coat_1", "orange_coat_2")
GOWNS = ("blue_gown_1", "green_gown_1", "green_gown_2", "blue_gown_2")
ALL_SPECIALISTS = [f"j0{letter}" for letter in "abcdefghij"]

Arranging = Callable[[Scene, int], object]


def facts(**values: Any) -> Arranging:
    """The seat has these things."""
    return lambda scene, seat: scene.seat(seat, **values)


def garments(*names: str) -> Arranging:
    """The seat has these garments on ordinary guest spaces."""
    return lambda scene, seat: with_garments(scene, seat, *names)


def guests(*spaces: int) -> Arranging:
    """The seat has garments on these guest spaces."""

    def arrange(scene: Scene, seat: int) -> None:
        for space, garment in zip(spaces, COATS + GOWNS, strict=False):
            scene.guest(seat, space, garment)

    return arrange


def funded(*names: str) -> Arranging:
    """The seat funds these decorations."""
    return lambda scene, seat: scene.funded(seat, *names)


def both(*parts: Arranging) -> Arranging:
    """All of it."""

    def arrange(scene: Scene, seat: int) -> None:
        for part in parts:
            part(scene, seat)

    return arrange


KITCHENS = ("kitchen_left_1", "kitchen_right_2")

BELOW: list[tuple[str, Arranging]] = [
    ("j0a", garments(*COATS[:2], *GOWNS)),
    ("j0b", garments(*GOWNS[:2], *COATS)),
    ("j0c", guests(0, 17, 2, 3, 7)),
    ("j0d", facts(livre=29)),
    ("j0e", facts(jewelry=[BLUE, ORANGE])),
    ("j0f", funded(*KITCHENS, "statue_1", "statue_2")),
    ("j0f", funded("musicians_1", "musicians_2", "musicians_3", "fireworks_1", "fireworks_2")),
    ("j0g", facts(silk=["bb", "bb", "b"], lace=2, thread=2)),
    ("j0g", facts(silk=["bb", "bb", "b", "o"], lace=1, thread=2)),
    ("j0g", facts(silk=["bb", "bb", "b", "o"], lace=2, thread=1)),
    ("j0h", facts(prestige=4)),
    ("j0i", facts(master_exams=0, journeyman_exams=3, exam=2)),
    ("j0j", both(guests(0, 6, 10, 14), funded("fireworks_1", "statue_1", "kitchen_left_1", "jeweler_1"))),
]

AT: list[tuple[str, Arranging]] = [
    ("j0a", garments(*COATS[1:])),
    ("j0b", garments(*GOWNS[:3])),
    ("j0c", guests(0, 6, 17)),
    ("j0d", facts(livre=30)),
    ("j0e", facts(jewelry=[BLUE, BLUE, PINK])),
    ("j0f", funded(*KITCHENS, "statue_1", "jeweler_2")),
    ("j0f", funded("musicians_4", "fireworks_3", "kitchen_right_1")),
    ("j0f", funded("musicians_4", "fireworks_3", "statue_2")),
    ("j0g", facts(silk=["bb", "bb", "b", "o"], lace=2, thread=2)),
    ("j0h", facts(prestige=5)),
    ("j0i", facts(master_exams=1)),
    ("j0j", guests(5, 9, 13, 16, 19)),
    ("j0j", both(guests(0, 10, 14), funded("musicians_2", "musicians_5"))),
]


def waiting(specialist: str, card: str = "e0a", **more: Any) -> Scene:
    """A master was played, the display is empty, and this specialised apprentice waits."""
    scene = turn(card, **{"livre": 0, "specialist": [specialist], **more})
    return scene.display("hire")


# The conditions.


@pytest.mark.rule("J4")
@pytest.mark.parametrize(("specialist", "arrange"), BELOW)
def test_just_below_the_condition_he_does_not_come(specialist: str, arrange: Arranging) -> None:
    scene = waiting(specialist)
    arrange(scene, 0)
    assert scene.decision().option("action:hire") is None
    assert scene.explain(0, "specialist", scene.card(specialist)) == (CONDITION,)
    assert scene.explain(0, "action", "hire") == (HIRE_EMPTY,)


@pytest.mark.rule("J4")
@pytest.mark.parametrize(("specialist", "arrange"), AT)
def test_at_the_condition_he_comes(specialist: str, arrange: Arranging) -> None:
    scene = waiting(specialist)
    arrange(scene, 0)
    card = scene.card(specialist)
    livre = scene.player(0).livre
    assert scene.explain(0, "action", "hire") == ()
    scene.choose("action:hire")
    assert scene.player(0).hand == (card,)
    assert scene.player(0).specialist == ()
    assert scene.player(0).livre == livre
    assert scene.events[:2] == [
        HiredSpecialist(0, card),
        Moved(card, ("specialist", 0), ("hand", 0)),
    ]


@pytest.mark.rule("J4")
@pytest.mark.parametrize(("specialist", "arrange"), AT)
def test_what_a_neighbour_has_does_not_count(specialist: str, arrange: Arranging) -> None:
    scene = waiting(specialist)
    arrange(scene, 1)
    assert scene.decision().option("action:hire") is None


@pytest.mark.rule("J4")
@pytest.mark.parametrize(
    ("specialist", "arrange"),
    [
        ("j0a", garments(*COATS)),
        ("j0c", guests(0, 1, 6, 10)),
        ("j0d", facts(livre=99)),
        ("j0h", facts(prestige=60)),
        ("j0i", facts(master_exams=2)),
        ("j0f", funded("musicians_4", "fireworks_3", "kitchen_right_1", "statue_1", "jeweler_1")),
    ],
)
def test_more_than_enough_is_enough(specialist: str, arrange: Arranging) -> None:
    scene = waiting(specialist)
    arrange(scene, 0)
    assert scene.decision().option("action:hire") is not None


# Hiring him.


@pytest.mark.rule("J4", "A4")
def test_he_is_free_beside_a_display_that_costs() -> None:
    scene = turn("e0a", livre=4, prestige=5, specialist=["j0h"])
    scene.display("hire", "e1a", "e1c", "e1d", "e1e")
    # A card of four costs five livre: only he can be hired.
    assert scene.choose("action:hire").ids("employee", scene.player(0).hand) == ["j0h"]
    assert scene.player(0).livre == 4
    rich = turn("e0a", livre=5, prestige=5, specialist=["j0h"])
    rich.display("hire", "e1a", "e1c", "e1d", "e1e").choose("action:hire")
    keys = [option.key for option in rich.decision().options]
    assert keys == ["hire:e1a", "hire:e1c", "hire:e1d", "hire:e1e", "hire:specialist"]
    assert rich.decision().options[-1].target == ("specialist", rich.card("j0h"))
    assert rich.explain(0, "specialist", rich.card("j0h")) == ()
    rich.choose("hire:specialist")
    assert rich.player(0).livre == 5
    assert rich.state.hire.count(-1) == 0


@pytest.mark.rule("J4")
def test_without_his_condition_the_display_is_offered_alone() -> None:
    scene = turn("e0a", livre=5, prestige=4, specialist=["j0h"])
    scene.display("hire", "e1a", "e1c", "e1d", "e1e").choose("action:hire")
    assert scene.keys() == {"hire:e1a", "hire:e1c", "hire:e1d", "hire:e1e"}
    assert scene.explain(0, "specialist", scene.card("j0h")) == (CONDITION,)
    poor = turn("e0a", livre=4, prestige=4, specialist=["j0h"])
    poor.display("hire", "e1a", "e1c", "e1d", "e1e")
    assert poor.explain(0, "action", "hire") == (livre_short(1),)


@pytest.mark.rule("J4", "P3.3")
@pytest.mark.parametrize("card", ["e0b", "e0c", "jj3", "j0a"])
def test_only_a_master_hires_him(card: str) -> None:
    scene = waiting("j0h", card, prestige=5)
    assert scene.decision().option("action:hire") is None
    assert scene.explain(0, "specialist", scene.card("j0h")) == (needs_rank("master"),)
    scene.seat(0, prestige=4)
    assert scene.explain(0, "specialist", scene.card("j0h")) == (needs_rank("master"), CONDITION)


@pytest.mark.rule("J4")
def test_once_in_a_game() -> None:
    scene = turn("e0a", livre=30, prestige=5, specialist=[]).display("hire", "e1a", "e1c")
    assert scene.explain(0, "specialist", scene.card("j0h")) == (NOTHING_THERE,)
    scene.choose("action:hire")
    assert scene.keys() == {"hire:e1a", "hire:e1c"}
    gone = turn("e0a", prestige=5, specialist=[]).display("hire")
    assert gone.decision().option("action:hire") is None


@pytest.mark.rule("J4")
def test_one_hire_action_takes_one_of_them() -> None:
    scene = turn("e0a", livre=5, prestige=5, specialist=["j0h"]).display("hire", "e1a", "e1c")
    scene.choose("action:hire", "hire:e1a")
    assert scene.player(0).specialist == (scene.card("j0h"),)
    assert is_over(scene)


# Before and after.


@pytest.mark.rule("J4", "G4")
def test_he_is_no_staff_and_hidden_until_he_is_hired() -> None:
    scene = waiting("j0h", prestige=5, hand=["e0b"], supply=["e0c", "e0d"])
    card = scene.card("j0h")
    assert staff_size(scene.state, 0) == 4
    for viewer in (1, NOBODY):
        facts_of_seat = referee.observe(scene.rules, scene.state, viewer).seats[0]
        assert card not in facts_of_seat.closed
        assert facts_of_seat.specialist == 1
    scene.choose("action:hire")
    assert staff_size(scene.state, 0) == 5
    for viewer in (1, NOBODY):
        facts_of_seat = referee.observe(scene.rules, scene.state, viewer).seats[0]
        assert card in facts_of_seat.closed
        assert facts_of_seat.specialist == 0
        assert facts_of_seat.secret == ()


@pytest.mark.rule("J4", "G4")
def test_hiring_him_is_told_to_everybody() -> None:
    scene = waiting("j0h", prestige=5).choose("action:hire")
    card = scene.card("j0h")
    told = HiredSpecialist(0, card)
    assert referee.redact(scene.events, 0)[:2] == (told, Moved(card, ("specialist", 0), ("hand", 0)))
    assert referee.redact(scene.events, 1)[:2] == (told, Moved(UNSEEN, ("specialist", 0), ("hand", 0)))


@pytest.mark.rule("J4", "G4")
def test_what_a_viewer_cannot_know_of_him_is_dealt_at_random() -> None:
    scene = Scene(3, modules=JEWELRY)
    own = scene.player(2).specialist
    view = referee.observe(scene.rules, scene.state, 2)
    dealt = set()
    for stream in range(60):
        twin = referee.determinize(scene.rules, view, stream)
        assert twin.players[2].specialist == own
        assert len(twin.unused_specialists) == 7
        dealt |= set(twin.players[0].specialist)
    assert scene.ids("employee", tuple(sorted({*dealt, *own}))) == ALL_SPECIALISTS


@pytest.mark.rule("J4")
def test_from_then_on_the_condition_can_be_ignored() -> None:
    scene = waiting("j0h", prestige=5).choose("action:hire")
    scene.seat(0, prestige=0).agenda(("play_card", 0)).choose("play:j0h")
    scene.choose("action:forfeit", "bonus:use")
    assert scene.player(0).prestige == 3
    assert scene.player(0).discard[-1] == scene.card("j0h")


@pytest.mark.rule("J4")
@pytest.mark.parametrize("card", ALL_SPECIALISTS)
def test_his_bonus_is_three_points_every_time(card: str) -> None:
    scene = bonus_turn(card)
    assert scene.rules.employees[scene.card(card)].rank == Rank.APPRENTICE
    scene.choose("bonus:use")
    assert changes(scene) == [("prestige", 3)]
    assert is_over(scene)
    assert scene.player(0).discard == (scene.card(card),)


@pytest.mark.rule("J4", "A5.1", "P3.3")
def test_he_is_an_ordinary_apprentice_to_be_deputed() -> None:
    scene = turn("j0c", livre=0, hand=["e0a", "e0a"], supply=["e0b", "e0c"])
    assert not {"action:tailor", "action:hire", "action:favor"} & scene.keys()
    scene.choose("action:depute", "bonus:use")
    assert changes(scene) == [("livre", 4), ("prestige", 3)]
    assert scene.card("j0c") in scene.state.removed


@pytest.mark.rule("J4", "E1b", "E2c")
def test_he_is_deputed_by_bonuses_like_anybody() -> None:
    staff: dict[str, Any] = {"hand": ["j0c"], "supply": ["e0a", "e0b"], "discard": ["e0c"]}
    sold = bonus_turn("e2c", **staff, livre=0).choose("bonus:use", "depute:hand:j0c")
    assert changes(sold) == [("livre", 2)]
    used = bonus_turn("e1b", **staff).choose("bonus:use", "depute:hand:j0c", "bonus:use")
    assert used.events[-4:-2] == [
        Adjusted(0, "prestige", 3),
        Moved(used.card("j0c"), ("leaving", 0), ("removed", 0)),
    ]


@pytest.mark.rule("J4")
def test_before_he_is_hired_nobody_can_depute_or_show_him() -> None:
    staff: dict[str, Any] = {
        "hand": ["e0d"],
        "supply": ["e0a", "e0b"],
        "discard": ["e0c"],
        "specialist": ["j0c"],
    }
    for card in ("e1b", "e2c"):
        scene = bonus_turn(card, **staff).choose("bonus:use")
        assert not any("j0c" in option.key for option in scene.decision().options)
    shown = bonus_turn("jj1", **staff).choose("bonus:use")
    assert shown.keys() == {"show:e0a", "show:e0b"}


@pytest.mark.rule("J4", "P3.3")
def test_with_an_own_specialist_to_hire_only_the_rank_is_missing() -> None:
    scene = turn("e0b", livre=30, specialist=["j0d"]).display("hire")
    assert scene.explain(0, "action", "hire") == (needs_rank("master"),)
    scene.seat(0, livre=29)
    assert scene.explain(0, "action", "hire") == (needs_rank("master"), HIRE_EMPTY)
