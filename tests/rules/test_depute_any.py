"""A5.3: deputing any employee of the staff by a bonus (E1b, E2c; later X3b)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rococo_desktop.model.decisions import EffectQuestion
from rococo_desktop.model.effects import Depute
from rococo_desktop.model.events import Adjusted, Deputed, Moved
from rococo_desktop.rules.core import staff
from tests.rules.scenario import Scene, ruleset


def bonus(card: str) -> Scene:
    """Six cards of staff in every place, and this one has just been played."""
    scene = Scene(2).seat(
        0, livre=1, hand=[card, "e0d"], supply=["e0a", "e0a"], discard=["e0b", "e0c"], lace=0, thread=0
    )
    return scene.bonus(0, card).last_turn()


@pytest.mark.rule("A5.3")
@pytest.mark.parametrize("card", ["e1b", "e2c"])
def test_any_card_of_hand_supply_discard_or_the_one_just_played(card: str) -> None:
    scene = bonus(card).choose("bonus:use")
    decision = scene.decision()
    index = scene.card(card)
    assert (decision.kind, decision.seat, decision.about) == (
        "depute_any",
        0,
        EffectQuestion(index, f"{card}.0"),
    )
    # Equal cards of one place are one option.
    assert [choice.key for choice in decision.options] == [
        "depute:hand:e0d",
        "depute:supply:e0a",
        "depute:discard:e0b",
        "depute:discard:e0c",
        f"depute:resolving:{card}",
    ]
    assert [choice.target for choice in decision.options] == [
        ("hand", scene.card("e0d")),
        ("supply", scene.card("e0a")),
        ("discard", scene.card("e0b")),
        ("discard", scene.card("e0c")),
        ("resolving", index),
    ]
    assert decision.options[0].steps == (
        ("depute_employee", 0, index, f"{card}.0", "hand", scene.card("e0d")),
    )


@pytest.mark.rule("A5.3", "E2c")
@pytest.mark.parametrize(
    ("zone", "name", "livre"),
    [("supply", "e0a", 8), ("discard", "e0b", 5), ("hand", "e0d", 2), ("discard", "e0c", 2)],
)
def test_e2c_pays_eight_five_or_two_without_the_bonus(zone: str, name: str, livre: int) -> None:
    scene = bonus("e2c").choose("bonus:use")
    scene.events.clear()
    scene.choose(f"depute:{zone}:{name}")
    index, played = scene.card(name), scene.card("e2c")
    assert scene.events == [
        Deputed(0, index, livre),
        Moved(index, (zone, 0), ("leaving", 0)),
        Adjusted(0, "livre", livre),
        Moved(index, ("leaving", 0), ("removed", 0)),
        Moved(played, ("resolving", 0), ("discard", 0)),
    ]
    assert scene.player(0).livre == 1 + livre
    assert scene.state.agenda == ()


@pytest.mark.rule("A5.3", "E1b")
def test_e1b_pays_nothing_but_uses_the_bonus_before_the_card_leaves() -> None:
    scene = bonus("e1b").choose("bonus:use")
    scene.events.clear()
    scene.choose("depute:hand:e0d")
    index = scene.card("e0d")
    assert scene.events == [Deputed(0, index, 0), Moved(index, ("hand", 0), ("leaving", 0))]
    assert scene.state.agenda[::-1] == (
        ("bonus", 0, index),
        ("leave", 0, index),
        ("retire", 0, scene.card("e1b")),
    )
    scene.choose("bonus:use")
    assert scene.player(0).livre == 3
    assert scene.events[-2:] == [
        Moved(index, ("leaving", 0), ("removed", 0)),
        Moved(scene.card("e1b"), ("resolving", 0), ("discard", 0)),
    ]


@pytest.mark.rule("A5.3", "E1b")
def test_the_last_bonus_may_be_forfeited_and_the_card_leaves_all_the_same() -> None:
    scene = bonus("e1b").choose("bonus:use", "depute:hand:e0d", "bonus:forfeit")
    assert scene.player(0).livre == 1
    assert scene.card("e0d") in scene.state.removed


@pytest.mark.rule("A5.3")
@pytest.mark.parametrize(("card", "livre"), [("e1b", 1), ("e2c", 6)])
def test_the_card_just_played_leaves_the_game_instead_of_going_to_the_discard(card: str, livre: int) -> None:
    scene = bonus(card).choose("bonus:use", f"depute:resolving:{card}")
    assert scene.card(card) in scene.state.removed
    assert scene.ids("employee", scene.player(0).discard) == ["e0b", "e0c"]
    assert scene.player(0).resolving == scene.player(0).leaving == ()
    assert scene.player(0).livre == livre
    assert scene.state.agenda == ()


@pytest.mark.rule("A5.3")
def test_a_card_already_being_deputed_cannot_be_taken() -> None:
    scene = Scene(2).seat(0, livre=0, hand=["e1b"], supply=["e0a", "e0b", "e0c", "e0d", "e1a"])
    scene.turn(0, "e1b").last_turn().choose("action:depute", "bonus:use")
    assert scene.player(0).leaving == (scene.card("e1b"),)
    assert scene.keys() == {f"depute:supply:{name}" for name in ("e0a", "e0b", "e0c", "e0d", "e1a")}
    # A start master has no bonus: he leaves at once, then the card played.
    scene.choose("depute:supply:e0a")
    assert scene.events[-2:] == [
        Moved(scene.card("e0a"), ("leaving", 0), ("removed", 0)),
        Moved(scene.card("e1b"), ("leaving", 0), ("removed", 0)),
    ]
    assert scene.player(0).livre == 10


@pytest.mark.rule("A5.3")
def test_only_the_chosen_copy_of_two_equal_cards_leaves() -> None:
    scene = bonus("e2c").choose("bonus:use", "depute:supply:e0a")
    assert scene.ids("employee", scene.player(0).supply) == ["e0a"]


@pytest.mark.rule("A5.3")
def test_terms_say_what_a_depute_brings() -> None:
    rules = ruleset(2)
    ids = [employee.id for employee in rules.employees]
    cards = [ids.index(name) for name in ("e0c", "e0b", "e0a")]
    for deal, livre in (
        (Depute(), [0, 0, 0]),
        (Depute(livre=(2, 5, 8)), [2, 5, 8]),
        (Depute(printed=True), [4, 7, 10]),
    ):
        assert [staff.deputed_livre(rules, deal, card) for card in cards] == livre


@pytest.mark.rule("A5.3")
def test_an_optional_depute_may_take_nobody() -> None:
    # X3b will use these terms: "may depute any employee for its printed livre".
    scene = bonus("e2c")
    rules = replace(
        scene.rules,
        effects={"may": Depute(printed=True, optional=True), "must": Depute(printed=True)},
    )
    may = staff.ask_depute(rules, scene.state, 0, scene.card("e2c"), "may")
    must = staff.ask_depute(rules, scene.state, 0, scene.card("e2c"), "must")
    assert may[:-1] == tuple(
        choice._replace(steps=((*choice.steps[0][:3], "may", *choice.steps[0][4:]),)) for choice in must
    )
    assert (may[-1].key, may[-1].target, may[-1].steps) == ("depute:nobody", ("depute", "nobody"), ())
    scene.rules = rules
    table = scene.agenda().table()
    staff.depute_employee(table, 0, scene.card("e2c"), "may", "discard", scene.card("e0b"))
    assert table.events == [
        Deputed(0, scene.card("e0b"), 7),
        Moved(scene.card("e0b"), ("discard", 0), ("leaving", 0)),
        Adjusted(0, "livre", 7),
        Moved(scene.card("e0b"), ("leaving", 0), ("removed", 0)),
    ]
    assert tuple(table.agenda) == ()


@pytest.mark.rule("P3.2", "A5.3")
def test_a_card_that_already_left_is_not_retired_again() -> None:
    scene = bonus("e2c").agenda()
    scene.plain["players"][0]["resolving"] = []
    scene.plain["removed"].append(scene.card("e2c"))
    table = scene.table()
    staff.retire(table, 0, scene.card("e2c"))
    assert table.events == []
    assert table.state.players == scene.state.players
