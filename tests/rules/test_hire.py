"""A4: hiring employees."""

from __future__ import annotations

import pytest

from rococo_desktop.model.decisions import EmployeeQuestion, Reason
from rococo_desktop.model.events import Adjusted, Hired, Moved
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.rules.core import staff
from tests.rules.scenario import Scene

DISPLAY = ("e1a", "e2b", "e3c", "e4d")


def turn(*display: str | None, livre: int = 15, card: str = "e0a", players: int = 2) -> Scene:
    scene = Scene(players).seat(0, livre=livre, hand=[card], supply=["e0a", "e0b", "e0c"])
    return scene.display("hire", *display).turn(0, card)


@pytest.mark.rule("A4")
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize(
    ("display", "price"),
    [
        (("e1a", "e2b", "e3c", "e4d"), 5),
        (("e1a", None, "e3c", "e4d"), 3),
        ((None, "e2b", None, "e4d"), 1),
        ((None, None, "e3c", None), 0),
    ],
)
def test_the_price_falls_with_the_cards_in_the_display(
    display: tuple[str | None, ...], price: int, players: int
) -> None:
    scene = turn(*display, livre=price, players=players)
    assert staff.hire_price(scene.rules, scene.state) == price
    scene.choose("action:hire")
    names = [name for name in display if name is not None]
    last = names[-1]
    if len(names) > 1:
        decision = scene.decision()
        assert (decision.kind, decision.seat, decision.about) == (
            "hire",
            0,
            EmployeeQuestion(scene.card("e0a")),
        )
        assert [choice.key for choice in decision.options] == [f"hire:{name}" for name in names]
        scene.choose(f"hire:{last}")
    card = scene.card(last)
    space = display.index(last)
    paid = [Adjusted(0, "livre", -price)] if price else []
    start = scene.events.index(Hired(0, card, price))
    assert scene.events[start : start + 2 + len(paid)] == [
        Hired(0, card, price),
        *paid,
        Moved(card, ("hire", space), ("hand", 0)),
    ]
    assert scene.player(0).livre == 0
    assert scene.state.hire[space] == EMPTY
    assert len(scene.state.hire) - scene.state.hire.count(EMPTY) == len(names) - 1


@pytest.mark.rule("A4")
@pytest.mark.parametrize(
    ("display", "price"), [(DISPLAY, 5), (("e1a", None, "e3c", "e4d"), 3), ((None, "e2b", None, "e4d"), 1)]
)
def test_one_livre_short_is_not_enough(display: tuple[str | None, ...], price: int) -> None:
    scene = turn(*display, livre=price - 1)
    card = scene.card("e0a")
    short = (Reason("livre_short", (1,)),)
    assert scene.decision().option("action:hire") is None
    assert scene.explain(0, "action", "hire") == short
    assert scene.explain(0, "hire", 3) == short
    assert not staff.can_hire(scene.rules, scene.state, 0, card)
    assert tuple(staff.hire_obstacles(scene.rules, scene.state, 0, card, 3)) == short


@pytest.mark.rule("A4")
def test_all_that_is_missing_is_told() -> None:
    scene = turn(*DISPLAY, livre=1)
    assert scene.explain(0, "action", "hire") == (Reason("livre_short", (4,)),)


@pytest.mark.rule("A4")
def test_with_three_left_hiring_costs_three_and_any_of_them_can_be_had() -> None:
    scene = turn("e1a", "e2b", None, "e4d", livre=10).choose("action:hire")
    assert scene.keys() == {"hire:e1a", "hire:e2b", "hire:e4d"}
    assert [choice.target for choice in scene.decision().options] == [("hire", 0), ("hire", 1), ("hire", 3)]
    assert scene.decision().options[2].steps == (("hire_employee", 0, scene.card("e0a"), 3),)
    assert scene.explain(0, "hire", 2) == (Reason("nothing_there"),)
    assert scene.explain(0, "hire", 1) == ()
    scene.choose("hire:e2b")
    assert scene.player(0).livre == 7


@pytest.mark.rule("A4")
def test_the_card_goes_into_the_hand_and_is_played_later_this_round() -> None:
    scene = turn(*DISPLAY).choose("action:hire", "hire:e3c")
    decision = scene.decision()
    assert (decision.kind, decision.seat) == ("play_card", 0)
    assert [choice.key for choice in decision.options] == ["play:e3c"]
    scene.choose("play:e3c")
    assert scene.decision().kind == "main_action"
    assert scene.state.round == 1


@pytest.mark.rule("A4")
def test_an_empty_display_cannot_be_hired_from() -> None:
    scene = turn()
    assert scene.decision().option("action:hire") is None
    assert scene.explain(0, "action", "hire") == (Reason("hire_empty"),)
    assert scene.explain(0, "hire", 0) == (Reason("nothing_there"),)
    assert not staff.can_hire(scene.rules, scene.state, 0, scene.card("e0a"))


@pytest.mark.rule("A4")
@pytest.mark.parametrize("card", ["e0b", "e0d"])
def test_only_a_master_hires(card: str) -> None:
    scene = turn(*DISPLAY, card=card) if card == "e0d" else turn_of_journeyman()
    assert scene.decision().option("action:hire") is None
    assert scene.explain(0, "action", "hire") == (Reason("needs_rank", ("master",)),)
    assert scene.explain(0, "hire", 0) == (Reason("needs_rank", ("master",)),)


def turn_of_journeyman() -> Scene:
    scene = Scene(2).seat(0, hand=["e0b"], supply=["e0a", "e0a", "e0c"])
    return scene.display("hire", *DISPLAY).turn(0, "e0b")


@pytest.mark.rule("A4")
def test_no_limit_to_hires_a_round_or_to_the_staff() -> None:
    masters = ["e0a", "e2a", "e3a", "e4a", "e5a"]
    scene = Scene(2).seat(0, livre=9, hand=masters, supply=["e0b", "e0c", "e0d"], discard=["e6a", "e6b"])
    scene.display("hire", *DISPLAY)
    scene.agenda(("next_turn", 0), ("take_income",), ("end_round",))
    for master, wanted in (("e2a", "e1a"), ("e1a", "e2b"), ("e3a", "e3c")):
        scene.choose(f"play:{master}", "action:hire", f"hire:{wanted}")
        while scene.decision().kind == "bonus":
            scene.choose("bonus:forfeit")
    scene.choose("play:e4a", "action:hire")
    # 5, 3 and 1 livre, and the last card for nothing.
    assert [told.price for told in scene.told(Hired)] == [5, 3, 1, 0]
    assert scene.ids("employee", scene.player(0).hand) == ["e0a", "e2b", "e3c", "e4d", "e5a"]
    assert scene.state.hire == (EMPTY,) * 4
    assert scene.player(0).livre == 0
