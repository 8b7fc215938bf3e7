"""E0a to E0d: the start employees, and what holds for every bonus."""

from __future__ import annotations

import pytest

from rococo_desktop.model.decisions import CardQuestion
from rococo_desktop.model.events import Adjusted, ForfeitedBonus, Moved, TurnBegan, UsedBonus
from rococo_desktop.rules.core import bonuses
from rococo_desktop.rules.core.reasons import BONUS_NOTHING, BONUS_USED, NO_BONUS
from tests.rules.bonus_turns import bonus_turn, changes, is_over
from tests.rules.scenario import Scene


@pytest.mark.rule("E0a")
def test_e0a_has_no_bonus() -> None:
    scene = bonus_turn("e0a").settle()
    assert scene.events == [
        Moved(scene.card("e0a"), ("resolving", 0), ("discard", 0)),
        TurnBegan(1, 1),
    ]
    assert is_over(scene)
    assert list(bonuses.obstacles(scene.rules, scene.state, 0, scene.card("e0a"))) == [NO_BONUS]


@pytest.mark.rule("E0b")
@pytest.mark.parametrize(("option", "good"), [("choose:0", "lace"), ("choose:1", "thread")])
@pytest.mark.parametrize("livre", [1, 2, 10])
def test_e0b_pays_one_livre_for_lace_or_thread_once(option: str, good: str, livre: int) -> None:
    scene = bonus_turn("e0b", livre=livre)
    e0b = scene.card("e0b")
    scene.choose("bonus:use")
    decision = scene.decision()
    assert (decision.kind, [choice.key for choice in decision.options]) == (
        "choose",
        ["choose:0", "choose:1"],
    )
    assert [choice.target for choice in decision.options] == [("option", 0), ("option", 1)]
    scene.choose(option)
    assert scene.events[:3] == [
        UsedBonus(0, e0b),
        Adjusted(0, "livre", -1),
        Adjusted(0, good, 1),
    ]
    assert changes(scene) == [("livre", -1), (good, 1)]
    assert is_over(scene)


@pytest.mark.rule("E0b")
def test_e0b_needs_the_livre() -> None:
    scene = bonus_turn("e0b", livre=0)
    assert list(bonuses.obstacles(scene.rules, scene.state, 0, scene.card("e0b"))) == [BONUS_NOTHING]
    assert is_over(scene)
    assert changes(scene) == []


@pytest.mark.rule("E0c", "P3.4")
def test_e0c_acquires_once_more_at_the_usual_price() -> None:
    scene = bonus_turn("e0c", livre=3).display("drawers", "bb", "pp", "o", "b", "p", None, "g", None, None)
    scene.choose("bonus:use")
    decision = scene.decision()
    assert (decision.kind, decision.seat) == ("acquire", 0)
    assert scene.keys() == {"take:0", "take:1", "take:2", "take:3", "take:4", "take:6"}
    scene.choose("take:2", "spend:lace")
    assert changes(scene) == [("livre", -2), ("lace", 1)]
    assert is_over(scene)


@pytest.mark.rule("E0c", "P3.4")
@pytest.mark.parametrize(
    ("livre", "tile", "change"),
    [(0, "take:6", []), (1, "take:3", [("livre", -1)]), (2, "take:0", [("livre", -2)])],
)
def test_e0c_takes_what_can_be_paid(livre: int, tile: str, change: list[tuple[str, int]]) -> None:
    scene = bonus_turn("e0c", livre=livre)
    scene.display("drawers", "bb", "pp", "o", "b", "p", None, "g", None, None).choose("bonus:use")
    if livre:
        scene.choose(tile)
    # With nothing to pay there is only the last tile of a drawer, taken without a question.
    scene.choose("keep")
    assert changes(scene) == change
    assert len(scene.player(0).silk) == 1


@pytest.mark.rule("E0c")
@pytest.mark.parametrize(
    ("livre", "drawers"),
    [(10, []), (0, ["bb", "pp"]), (1, ["bb", "pp", "o", "b", "p", "g", "bb", "pp", "o"])],
)
def test_e0c_without_a_tile_to_be_had_does_nothing(livre: int, drawers: list[str]) -> None:
    scene = bonus_turn("e0c", livre=livre).display("drawers", *drawers)
    assert is_over(scene)
    assert scene.player(0).livre == livre


@pytest.mark.rule("E0c", "P3.4")
def test_e0c_follows_any_main_action_even_the_same() -> None:
    scene = Scene().seat(0, livre=10, lace=0, thread=0).seat(1, hand=["e0a", "e0b", "e0c"])
    scene.display("drawers", "bb", "pp", "o", "b", "p", None).turn(0, "e0c")
    scene.choose("action:acquire", "take:0", "keep", "bonus:use", "take:1", "keep")
    assert scene.player(0).livre == 10 - 2 - 1
    assert scene.ids("face", scene.player(0).silk) == ["bb", "pp"]
    funded = Scene().seat(0, livre=10).seat(1, hand=["e0a", "e0b", "e0c"])
    funded.display("drawers", "bb", "b").turn(0, "e0c")
    funded.choose("action:fund", "fund:kitchen_left_1", "bonus:use", "take:0", "keep")
    assert funded.player(0).livre == 10 - 5 - 1


@pytest.mark.rule("E0d")
@pytest.mark.parametrize("livre", [0, 7])
def test_e0d_gains_two_livre(livre: int) -> None:
    scene = bonus_turn("e0d", livre=livre).choose("bonus:use")
    assert changes(scene) == [("livre", 2)]
    assert scene.player(0).livre == livre + 2
    assert is_over(scene)


@pytest.mark.rule("P3.2")
@pytest.mark.parametrize("card", ["e0b", "e0c", "e0d", "e1f", "e4d"])
def test_any_bonus_may_be_forfeited(card: str) -> None:
    scene = bonus_turn(card)
    before = scene.player(0)
    decision = scene.decision()
    assert (decision.kind, decision.seat, decision.about) == ("bonus", 0, CardQuestion(scene.card(card)))
    assert [choice.key for choice in decision.options] == ["bonus:use", "bonus:forfeit"]
    assert [choice.target for choice in decision.options] == [("bonus", card), ("bonus", "forfeit")]
    scene.choose("bonus:forfeit")
    assert scene.events[0] == ForfeitedBonus(0, scene.card(card))
    assert changes(scene) == []
    assert scene.player(0).used == ()
    assert (scene.player(0).livre, scene.player(0).silk) == (before.livre, before.silk)
    assert is_over(scene)


@pytest.mark.rule("E.8")
def test_a_bonus_is_used_once_a_turn_and_again_in_the_next() -> None:
    scene = bonus_turn("e0d", hand=["e0a"], supply=["e0a", "e0b"])
    scene.choose("bonus:use")
    e0d = scene.card("e0d")
    assert scene.player(0).used == (e0d,)
    assert list(bonuses.obstacles(scene.rules, scene.state, 0, e0d)) == [BONUS_USED]
    assert list(bonuses.obstacles(scene.rules, scene.state, 1, e0d)) == []
    # A new turn of the seat begins with every bonus unused.
    scene.choose("play:e0a", "action:forfeit")
    assert (scene.decision().seat, scene.player(0).used) == (0, ())


def test_bonuses_do_nothing_to_others() -> None:
    for card in ("e0b", "e0c", "e0d"):
        scene = bonus_turn(card)
        before = scene.player(1)
        scene.choose("bonus:use")
        assert scene.player(1) == before
