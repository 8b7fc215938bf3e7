"""P3.3: which main actions each rank has, and what the rules say when one is not possible."""

from __future__ import annotations

import pytest

from rococo_desktop.model.decisions import CardQuestion, Reason
from rococo_desktop.model.events import ForfeitedAction
from rococo_desktop.model.vocabulary import Rank
from rococo_desktop.rules.core import reasons, rounds
from tests.rules.scenario import Scene, ruleset

ALL = ["favor", "acquire", "tailor", "hire", "depute", "fund"]
OF_RANK = {
    Rank.MASTER: ALL,
    Rank.JOURNEYMAN: ["favor", "acquire", "tailor", "depute", "fund"],
    Rank.APPRENTICE: ["acquire", "depute", "fund"],
}
EMPLOYEES = [employee.id for employee in ruleset(2).employees]


def rich_turn(card: str, players: int = 2) -> Scene:
    """A turn in which nothing but the card's rank can stand in the way."""
    others = [name for name in ("e0a", "e0b", "e0c", "e0d", "e5a") if name != card][:4]
    scene = Scene(players).seat(0, livre=50, lace=3, thread=3, silk=["bb", "pp", "g", "o"])
    scene.display("garments", "blue_gown_1")
    scene.display("hire", *[name for name in ("e1a", "e1b", "e1c", "e1d", "e1e") if name != card][:4])
    scene.seat(0, hand=[card], supply=others)
    return scene.turn(0, card)


@pytest.mark.rule("P3.3")
@pytest.mark.parametrize("card", EMPLOYEES)
def test_every_card_has_the_actions_of_its_rank(card: str) -> None:
    scene = rich_turn(card)
    decision = scene.decision()
    actions = OF_RANK[scene.rules.employees[scene.card(card)].rank]
    assert (decision.kind, decision.seat, decision.about) == (
        "main_action",
        0,
        CardQuestion(scene.card(card)),
    )
    assert [choice.key for choice in decision.options] == [f"action:{name}" for name in (*actions, "forfeit")]


@pytest.mark.rule("P3.3")
@pytest.mark.parametrize("card", ["e0a", "e0b", "e0c"])
def test_what_a_rank_may_not_do_is_explained_by_the_rank_it_needs(card: str) -> None:
    scene = rich_turn(card)
    actions = OF_RANK[scene.rules.employees[scene.card(card)].rank]
    needed = {"hire": "master", "favor": "journeyman", "tailor": "journeyman"}
    for name in ALL:
        expected = () if name in actions else (Reason("needs_rank", (needed[name],)),)
        assert scene.explain(0, "action", name) == expected
        assert scene.explain(1, "action", name) == (Reason("not_your_decision"),)


@pytest.mark.rule("P3.3")
def test_the_rank_stands_before_everything_else_in_the_way() -> None:
    scene = rich_turn("e0c").fields(favor=1).display("hire").display("garments")
    assert scene.explain(0, "action", "favor") == (Reason("needs_rank", ("journeyman",)), reasons.FAVOR_TAKEN)
    assert scene.explain(0, "action", "hire") == (Reason("needs_rank", ("master",)), reasons.HIRE_EMPTY)
    assert scene.explain(0, "action", "tailor") == (
        Reason("needs_rank", ("journeyman",)),
        reasons.GARMENTS_EMPTY,
    )


@pytest.mark.rule("P3.3", "A3.2")
def test_the_card_played_decides_about_thimble_garments() -> None:
    for card, expected in (("e0a", ()), ("e0b", (reasons.NEEDS_THIMBLE,))):
        scene = rich_turn(card).seat(0, silk=["bb", "bb"]).display("garments", "blue_gown_9")
        assert scene.explain(0, "action", "tailor") == expected


@pytest.mark.rule("P3.3")
def test_an_action_reserved_to_lower_ranks_names_the_highest() -> None:
    # No action of the base game is; an exam of a later module will be.
    action = ruleset(2).main_actions["hire"]
    for_apprentices = type(action)(
        "exam",
        Rank.APPRENTICE,
        Rank.APPRENTICE,
        action.possible,
        action.obstacles,
        "exam",
    )
    rules = ruleset(2)
    found = {
        name: tuple(rounds.rank_obstacles(rules, for_apprentices, EMPLOYEES.index(name)))
        for name in ("e0a", "e0b", "e0c")
    }
    low = (Reason("needs_rank", ("apprentice",)),)
    assert found == {"e0a": low, "e0b": low, "e0c": ()}


@pytest.mark.rule("P3.3")
def test_each_action_begins_with_its_step() -> None:
    scene = rich_turn("e0a")
    card = scene.card("e0a")
    assert {choice.key: choice.steps for choice in scene.decision().options} == {
        "action:favor": (("claim_favor", 0, card),),
        "action:acquire": (("acquire", 0, card, False),),
        "action:tailor": (("tailor", 0, card, ""),),
        "action:hire": (("hire", 0, card),),
        "action:depute": (("depute_played", 0, card),),
        "action:fund": (("fund", 0, card, 0),),
        "action:forfeit": (("forfeit_action", 0, card),),
    }
    assert [choice.target for choice in scene.decision().options] == [
        ("action", name) for name in (*ALL, "forfeit")
    ]


@pytest.mark.rule("P3.2")
@pytest.mark.parametrize("card", ["e0a", "e0b", "e0c"])
def test_with_nothing_possible_the_action_is_forfeited_without_a_question(card: str) -> None:
    scene = Scene(2).seat(0, livre=0, hand=[card], supply=["e0a", "e0b", "e0c"])
    scene.fields(favor=1).display("hire").display("garments").display("drawers")
    scene.turn(0, card).last_turn().settle()
    assert scene.told(ForfeitedAction) == [ForfeitedAction(0, scene.card(card))]
    assert scene.state.agenda == ()
    assert scene.player(0).discard == (scene.card(card),)


@pytest.mark.rule("P3.3")
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("card", ["e0a", "e0b", "e0c"])
def test_what_can_be_pointed_at_before_the_action_is_chosen(card: str, players: int) -> None:
    scene = rich_turn(card, players)
    rank = scene.rules.employees[scene.card(card)].rank
    hire = () if rank == Rank.MASTER else (Reason("needs_rank", ("master",)),)
    tailor = () if rank >= Rank.JOURNEYMAN else (Reason("needs_rank", ("journeyman",)),)
    # What the card could do is not an option yet, but nothing stands in its way either.
    assert scene.explain(0, "hire", 0) == (hire or (Reason("not_now"),))
    assert scene.explain(0, "garments", 0) == (tailor or (Reason("not_now"),))
    assert scene.explain(0, "drawers", 0) == (Reason("not_now"),)
    assert scene.explain(0, "decorations", scene.decoration("statue_1")) == (Reason("not_now"),)
    assert scene.explain(0, "favor", 0) == (tailor or (Reason("not_now"),))
