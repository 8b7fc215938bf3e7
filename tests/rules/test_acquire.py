"""A2: acquiring resource tiles."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rococo_desktop.model.decisions import Acquiring, EmployeeQuestion, Reason
from rococo_desktop.model.events import UNSEEN, Adjusted, Moved, Poured
from rococo_desktop.model.vocabulary import EMPTY
from rococo_desktop.rules import referee
from rococo_desktop.rules.core import acquire
from tests.rules.scenario import Scene, ruleset


def turn(*drawers: str | None, livre: int = 15, players: int = 2, card: str = "e0d") -> Scene:
    others = [name for name in ("e0a", "e0a", "e0b", "e0c", "e0d") if name != card]
    scene = Scene(players).seat(0, livre=livre, lace=0, thread=0, hand=[card], supply=others)
    return scene.display("drawers", *drawers).turn(0, card)


def tile(face: str) -> Scene:
    """A tile of this face has just been taken, free, as the only one of its drawer."""
    return turn(face, None, None, "pp").choose("action:acquire", "take:0")


# A2.1: the price.


@pytest.mark.rule("A2.1")
@pytest.mark.parametrize(
    ("players", "tiles", "price"),
    [(2, 3, 2), (3, 2, 1), (2, 1, 0), (4, 4, 2), (5, 3, 2), (4, 2, 1), (5, 1, 0)],
)
def test_the_price_depends_on_the_tiles_in_the_drawer(players: int, tiles: int, price: int) -> None:
    size = ruleset(players).side.drawer_spaces
    # In the second drawer, pushed to its right end; one tile in the first.
    spaces: list[str | None] = ["b", *[None] * (size - 1), *[None] * (size - tiles), *["bb"] * tiles]
    scene = turn(*spaces, livre=price, players=players)
    first = 2 * size - tiles
    assert acquire.price(scene.rules, scene.state, 2 * size - 1) == price
    assert acquire.price(scene.rules, scene.state, first) == price
    scene.choose("action:acquire", f"take:{first}")
    assert scene.player(0).livre == 0
    assert scene.state.drawers[first] == EMPTY
    bought: list[object] = [Adjusted(0, "livre", -price)] if price else []
    assert scene.events == [*bought, Moved(scene.face("bb"), ("drawers", first), ("drawn", 0))]


@pytest.mark.rule("A2.1")
@pytest.mark.parametrize(
    ("players", "tiles", "price"), [(2, 3, 2), (3, 2, 1), (4, 4, 2), (5, 3, 2), (4, 2, 1)]
)
def test_one_livre_short_is_not_enough(players: int, tiles: int, price: int) -> None:
    scene = turn(*["bb"] * tiles, livre=price - 1, players=players)
    short = (Reason("livre_short", (1,)),)
    assert scene.decision().option("action:acquire") is None
    assert scene.explain(0, "action", "acquire") == short
    assert scene.explain(0, "drawers", 0) == short
    assert not acquire.possible(scene.rules, scene.state, 0, scene.card("e0d"))


@pytest.mark.rule("A2.1")
def test_all_that_is_missing_is_told() -> None:
    scene = turn("bb", "bb", "bb", livre=0)
    assert scene.explain(0, "action", "acquire") == (Reason("livre_short", (2,)),)


@pytest.mark.rule("A2.1")
def test_only_drawers_that_can_be_paid_are_offered() -> None:
    spaces = ("b", "b", "b", "p", None, "p", None, None, "g")
    offered = {}
    for livre in range(3):
        scene = turn(*spaces, livre=livre)
        options = acquire.ask(scene.rules, scene.state, 0, scene.card("e0d"), False)
        offered[livre] = [choice.key for choice in options]
    assert offered == {
        0: ["take:8"],
        1: ["take:3", "take:5", "take:8"],
        2: ["take:0", "take:1", "take:2", "take:3", "take:5", "take:8"],
    }


@pytest.mark.rule("A2.1")
def test_the_cheapest_tile_decides_what_is_missing() -> None:
    scene = turn("b", "b", "b", "p", "p", livre=0)
    assert scene.explain(0, "action", "acquire") == (Reason("livre_short", (1,)),)
    assert scene.explain(0, "drawers", 0) == (Reason("livre_short", (2,)),)
    assert scene.explain(0, "drawers", 8) == (Reason("nothing_there"),)
    enough = turn("b", "b", "b", "p", "p", livre=1)
    assert tuple(acquire.action_obstacles(enough.rules, enough.state, 0, enough.card("e0d"))) == ()


@pytest.mark.rule("A2.1")
def test_empty_drawers_make_it_impossible() -> None:
    scene = turn()
    assert scene.decision().option("action:acquire") is None
    assert scene.explain(0, "action", "acquire") == (Reason("drawers_empty"),)
    assert not acquire.possible(scene.rules, scene.state, 0, scene.card("e0d"), True)


@pytest.mark.rule("A2.1")
@pytest.mark.parametrize("players", [2, 4])
def test_the_spaces_of_a_drawer(players: int) -> None:
    rules = ruleset(players)
    size = rules.side.drawer_spaces
    drawers = [acquire.drawer_of(rules, space) for space in range(3 * size)]
    assert drawers == [range(first, first + size) for first in (0, size, 2 * size) for _ in range(size)]


@pytest.mark.rule("A2.1")
def test_a_single_tile_left_is_taken_without_a_question_about_which() -> None:
    scene = turn(None, "bb", livre=0).choose("action:acquire")
    assert (scene.decision().kind, scene.decision().seat) == ("keep_or_spend", 0)
    card = scene.card("e0d")
    assert scene.decision().about == EmployeeQuestion(card)
    assert [choice.steps for choice in scene.decision().options] == [
        (("keep_tile", 0, card),),
        (("spend_tile", 0, card, 1, 0),),
        (("spend_tile", 0, card, 0, 1),),
    ]


@pytest.mark.rule("A2.1")
def test_to_look_ahead_even_a_question_with_one_answer_is_asked() -> None:
    scene = turn(None, "bb", livre=0)
    choice = scene.decision().option("action:acquire")
    assert choice is not None
    patient = referee.asking_all(scene.rules)
    asked = referee.advance(patient, scene.state, choice)
    assert asked.decision is not None
    assert (asked.decision.kind, len(asked.decision.options)) == ("acquire", 1)
    done = referee.advance(patient, asked.state, asked.decision.options[0])
    assert done[::2] == referee.advance(scene.rules, scene.state, choice)[::2]


@pytest.mark.rule("A2.1")
def test_the_decision_points_at_the_drawers() -> None:
    scene = turn("bb", "pp").choose("action:acquire")
    decision = scene.decision()
    card = scene.card("e0d")
    assert (decision.kind, decision.seat, decision.about) == ("acquire", 0, Acquiring(card, False))
    assert [choice.target for choice in decision.options] == [("drawers", 0), ("drawers", 1)]
    assert decision.options[1].steps == (("take_tile", 0, card, False, 1),)
    assert scene.explain(0, "drawers", 2) == (Reason("nothing_there"),)
    assert scene.explain(0, "drawers", 1) == ()


@pytest.mark.rule("A2.1", "A3.5")
def test_a_free_tile_costs_nothing_and_is_no_action() -> None:
    scene = turn("bb", "bb", "bb", livre=0)
    card = scene.card("e0d")
    assert acquire.possible(scene.rules, scene.state, 0, card, True)
    options = acquire.ask(scene.rules, scene.state, 0, card, True)
    assert [choice.key for choice in options] == ["take:0", "take:1", "take:2"]
    table = scene.agenda().table()
    acquire.take_tile(table, 0, card, True, 1)
    assert table.events == [Moved(scene.face("bb"), ("drawers", 1), ("drawn", 0))]
    assert tuple(table.agenda) == (("keep_or_spend", 0, acquire.NO_ACTION),)
    assert tuple(acquire.obstacles(scene.rules, scene.state, 0, card, True, 5)) == (Reason("nothing_there"),)


# A2.2: keep or spend.


@pytest.mark.rule("A2.1", "A2.2")
def test_mike_buys_two_pink_bales_of_three_tiles_for_two_livre() -> None:
    for answer, silk, lace, thread in (
        ("keep", ["pp"], 0, 0),
        ("spend:lace", [], 1, 0),
        ("spend:thread", [], 0, 1),
    ):
        scene = turn("b", "pp", "g", "o", card="e0c").last_turn()
        scene.choose("action:acquire", "take:1")
        assert scene.player(0).livre == 13
        assert scene.keys() == {"keep", "spend:lace", "spend:thread"}
        scene.choose(answer, "bonus:forfeit")
        player = scene.player(0)
        assert scene.ids("face", player.silk) == silk
        assert (player.lace, player.thread, player.drawn) == (lace, thread, ())
        assert scene.ids("face", scene.state.resource_discard) == ([] if silk else ["pp"])


@pytest.mark.rule("A2.2")
@pytest.mark.parametrize(
    ("face", "options"),
    [
        ("bb", ["keep", "spend:lace", "spend:thread"]),
        ("b", ["keep", "spend:lace+thread"]),
        ("bg", ["keep", "spend:thread"]),
        ("pg", ["keep", "spend:lace"]),
        ("gg_thread", ["keep", "spend:thread"]),
        ("gg_lace", ["keep", "spend:lace"]),
        ("og", ["keep", "spend:lace", "spend:thread"]),
    ],
)
def test_the_lower_half_offers_both_or_one_or_a_choice(face: str, options: list[str]) -> None:
    scene = tile(face)
    decision = scene.decision()
    assert (decision.kind, decision.seat) == ("keep_or_spend", 0)
    assert [choice.key for choice in decision.options] == options
    assert [choice.target for choice in decision.options] == [
        ("tile", key.removeprefix("spend:")) for key in options
    ]


@pytest.mark.rule("A2.2")
@pytest.mark.parametrize(
    ("face", "answer", "gains"),
    [
        ("bb", "spend:lace", [("lace", 1)]),
        ("bb", "spend:thread", [("thread", 1)]),
        ("g", "spend:lace+thread", [("lace", 1), ("thread", 1)]),
        ("oo", "spend:lace", [("lace", 1)]),
        ("ob", "spend:thread", [("thread", 1)]),
    ],
)
def test_spending_discards_the_tile_and_brings_its_goods(
    face: str, answer: str, gains: list[tuple[str, int]]
) -> None:
    scene = tile(face)
    scene.events.clear()
    scene.last_turn().choose(answer)
    assert scene.events == [
        Moved(scene.face(face), ("drawn", 0), ("resource_discard", 0)),
        *(Adjusted(0, counter, number) for counter, number in gains),
    ]
    assert scene.player(0).silk == ()


@pytest.mark.rule("A2.2", "G4")
def test_keeping_hides_the_tile_from_the_others() -> None:
    scene = tile("oo").last_turn()
    assert scene.player(0).drawn == (scene.face("oo"),)
    # While it is undecided the others know how many tiles there are, and that one is undecided.
    seen = referee.observe(scene.rules, scene.state, 1).seats[0]
    assert (seen.tiles, seen.undecided) == (1, 1)
    scene.events.clear()
    scene.choose("keep")
    assert scene.events == [Moved(scene.face("oo"), ("drawn", 0), ("silk", 0))]
    assert referee.redact(scene.events, 1) == (Moved(UNSEEN, ("drawn", 0), ("silk", 0)),)
    assert referee.redact(scene.events, 0) == tuple(scene.events)
    seen = referee.observe(scene.rules, scene.state, 1).seats[0]
    assert (seen.tiles, seen.undecided) == (1, 0)


@pytest.mark.rule("A2.2")
@pytest.mark.parametrize(("acting", "follows"), [(3, True), (acquire.NO_ACTION, False)])
def test_what_follows_an_acquire_action_does_not_follow_a_free_tile(acting: int, follows: bool) -> None:
    scene = tile("b").agenda()
    rules = scene.rules
    lists = {**rules.lists, "acquired": ("exam",)}
    for keep in (True, False):
        table = scene.table()
        table.rules = replace(rules, lists=lists)
        if keep:
            acquire.keep_tile(table, 0, acting)
        else:
            acquire.spend_tile(table, 0, acting, 1, 1)
        step = ("exam", 0, acting, scene.face("b"), keep)
        assert tuple(table.agenda) == ((step,) if follows else ())


# Tiles from the bag.


@pytest.mark.rule("P1.3", "A2.2")
def test_a_random_tile_from_the_bag_is_kept_or_spent_and_no_action() -> None:
    scene = turn("bb").agenda()
    table = scene.table()
    acquire.draw_tile(table, 0)
    drawn = table.state.players[0].drawn
    assert table.events == [Moved(drawn[0], ("bag", 0), ("drawn", 0))]
    assert tuple(table.agenda) == (("keep_or_spend", 0, acquire.NO_ACTION),)
    assert table.barrier
    assert len(table.state.bag) == 46


@pytest.mark.rule("P1.3")
def test_a_random_tile_where_there_is_none_is_nothing() -> None:
    scene = turn("bb").agenda()
    scene.plain["players"][1]["silk"] = scene.plain["bag"]
    scene.plain["bag"] = []
    assert not acquire.bag_can_give(scene.state)
    table = scene.table()
    acquire.draw_tile(table, 0)
    assert (table.events, tuple(table.agenda), table.barrier) == ([], (), False)


@pytest.mark.rule("P1.3")
def test_bag_or_discard_can_give() -> None:
    scene = turn("bb")
    assert acquire.bag_can_give(scene.state)
    assert acquire.bag_can_give(scene.move_all("bag", "resource_discard").state)
    table = scene.table()
    assert acquire.refill_bag(table)
    assert table.events == [Poured(47, ("resource_discard", 0), ("bag", 0))]
    assert acquire.refill_bag(table)
    assert len(table.events) == 1


# A2.3: no limit.


@pytest.mark.rule("A2.3")
def test_there_is_no_limit_to_tiles_held() -> None:
    scene = turn("bb", "pp").seat(0, silk=[*["bp"] * 6, *["o"] * 4, *["p"] * 4, *["b"] * 4, *["g"] * 3])
    scene.turn(0, "e0d").last_turn().choose("action:acquire", "take:1", "keep", "bonus:forfeit")
    assert len(scene.player(0).silk) == 22
