"""A6: funding decorations."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rococo_desktop.model.decisions import Funding, Reason
from rococo_desktop.model.events import Adjusted, Funded, Marked, Moved
from rococo_desktop.model.vocabulary import NOBODY, DecorationKind
from rococo_desktop.rules.core import fund
from tests.rules.scenario import Scene, ruleset


def turn(livre: int, players: int = 2, card: str = "e0a") -> Scene:
    others = [name for name in ("e0a", "e0b", "e0c", "e0d") if name != card or card == "e0a"]
    scene = Scene(players).seat(0, livre=livre, hand=[card], supply=others)
    return scene.turn(0, card).last_turn()


def places(scene: Scene, livre: int, discount: int = 0) -> list[str]:
    """The decorations offered with so many livre."""
    scene.seat(0, livre=livre)
    card = scene.card("e0a")
    options = fund.ask(scene.rules, scene.state, 0, card, discount)
    assert fund.possible(scene.rules, scene.state, 0, card, discount) == bool(options)
    return [choice.key.removeprefix("fund:") for choice in options]


# A6.1: pay and mark.


@pytest.mark.rule("A6.1", "G2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_decoration_costs_what_is_printed(players: int) -> None:
    for decoration in ruleset(players).side.decorations:
        scene = turn(decoration.cost, players)
        place = scene.decoration(decoration.id)
        card = scene.card("e0a")
        scene.choose("action:fund")
        if scene.settle().state.agenda:
            scene.choose(f"fund:{decoration.id}")
        assert scene.events == [
            Funded(0, card, place, decoration.cost),
            Adjusted(0, "livre", -decoration.cost),
            Marked(place, 0),
            Moved(card, ("resolving", 0), ("discard", 0)),
        ]
        assert scene.player(0).livre == 0
        assert scene.state.trademarks[place] == 0
        assert scene.state.trademarks.count(NOBODY) == len(scene.state.trademarks) - 1
        # Its prestige points count only in the end.
        assert scene.player(0).prestige == 0


@pytest.mark.rule("A6.1")
@pytest.mark.parametrize("players", [2, 4])
def test_only_what_can_be_paid_is_offered(players: int) -> None:
    scene = turn(0, players)
    for livre in range(20):
        affordable = [d.id for d in scene.rules.side.decorations if d.cost <= livre]
        assert places(scene, livre) == affordable


@pytest.mark.rule("A6.1")
@pytest.mark.parametrize("card", ["e0a", "e0b", "e0c"])
def test_a_decoration_for_ten_livre_can_be_funded_by_anybody(card: str) -> None:
    scene = turn(10, card=card).choose("action:fund")
    assert scene.decision().option("fund:statue_2") is not None
    assert scene.explain(0, "decorations", scene.decoration("fireworks_3")) == (Reason("livre_short", (2,)),)
    scene.choose("fund:statue_2")
    assert scene.player(0).livre == 0
    poor = turn(9, card=card).choose("action:fund")
    assert poor.decision().option("fund:statue_2") is None
    assert poor.explain(0, "decorations", poor.decoration("statue_2")) == (Reason("livre_short", (1,)),)


@pytest.mark.rule("A6.1")
def test_the_decision_points_at_the_places() -> None:
    scene = turn(6).choose("action:fund")
    decision = scene.decision()
    card = scene.card("e0a")
    assert (decision.kind, decision.seat, decision.about) == ("fund", 0, Funding(card, 0))
    assert [choice.key for choice in decision.options] == [
        "fund:kitchen_left_1",
        "fund:kitchen_right_1",
        "fund:musicians_4",
        "fund:musicians_5",
    ]
    place = scene.decoration("musicians_4")
    assert decision.options[2].target == ("decorations", place)
    assert decision.options[2].steps == (("fund_decoration", 0, card, 0, place),)


@pytest.mark.rule("A6.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_taken_space_cannot_be_funded_again(owner: int) -> None:
    scene = turn(30).funded(owner, "statue_1", "musicians_3", "fireworks_4")
    offered = places(scene, 30)
    assert len(offered) == 15 - 3
    assert not {"statue_1", "musicians_3", "fireworks_4"} & set(offered)
    assert scene.explain(0, "decorations", scene.decoration("statue_1")) == (Reason("space_taken"),)


@pytest.mark.rule("A6.1")
def test_there_is_no_other_limit() -> None:
    own = ["fireworks_1", "fireworks_2", "fireworks_3", "statue_1", *(f"musicians_{n}" for n in range(1, 6))]
    scene = turn(30).funded(0, *own).all_halls(0, 0)
    assert places(scene, 30) == [
        "fireworks_4",
        "kitchen_left_1",
        "kitchen_left_2",
        "kitchen_right_1",
        "kitchen_right_2",
        "statue_2",
    ]


@pytest.mark.rule("A6.1")
def test_without_enough_livre_the_cheapest_decoration_says_how_much_is_missing() -> None:
    scene = turn(2)
    assert scene.decision().option("action:fund") is None
    assert scene.explain(0, "action", "fund") == (Reason("livre_short", (3,)),)
    # The kitchens gone, the cheapest left are the musicians for 6.
    scene.funded(1, "kitchen_left_1", "kitchen_right_1")
    assert scene.explain(0, "action", "fund") == (Reason("livre_short", (4,)),)


@pytest.mark.rule("A6.1")
def test_a_taken_place_that_could_be_paid_does_not_set_the_price() -> None:
    scene = turn(5).funded(1, "kitchen_left_1", "kitchen_right_1")
    assert scene.explain(0, "action", "fund") == (Reason("livre_short", (1,)),)


@pytest.mark.rule("A6.1")
def test_a_place_that_is_not_to_be_had_does_not_set_the_price() -> None:
    # Both kitchen halves have a space for 7 left, but not for who already funds there.
    scene = turn(5).funded(0, "kitchen_left_1", "kitchen_right_1").funded(1, "musicians_4", "musicians_5")
    scene.funded(1, "statue_1")
    assert scene.explain(0, "action", "fund") == (Reason("livre_short", (3,)),)
    assert scene.decision().option("action:fund") is None


@pytest.mark.rule("A6.1")
def test_when_every_space_is_taken_there_is_nothing_to_fund() -> None:
    scene = turn(50)
    for at, decoration in enumerate(scene.rules.side.decorations):
        scene.funded(at % 2, decoration.id)
    assert scene.decision().option("action:fund") is None
    assert scene.explain(0, "action", "fund") == (Reason("space_taken"),)


@pytest.mark.rule("A6.1")
def test_nothing_stands_in_the_way_of_the_action_while_one_place_can_be_had() -> None:
    scene = turn(5)
    assert tuple(fund.action_obstacles(scene.rules, scene.state, 0, scene.card("e0a"))) == ()


@pytest.mark.rule("A6.1")
def test_what_follows_a_funding() -> None:
    scene = turn(20).agenda()
    scene.rules = replace(scene.rules, lists={**scene.rules.lists, "funded": ("exam",)})
    table = scene.table()
    place = scene.decoration("statue_1")
    fund.fund_decoration(table, 0, 3, 5, place)
    assert tuple(table.agenda) == (("exam", 0, 3, place),)
    assert table.events == [Funded(0, 3, place, 2), Adjusted(0, "livre", -2), Marked(place, 0)]


# A6.2: one in each half of the kitchen.


@pytest.mark.rule("A6.2")
@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (4, 3)])
@pytest.mark.parametrize(("half", "other"), [("left", "right"), ("right", "left")])
def test_at_most_one_in_each_half_of_the_kitchen(players: int, spaces: int, half: str, other: str) -> None:
    scene = turn(30, players).funded(0, f"kitchen_{half}_2").funded(1, f"kitchen_{other}_1")
    kitchens = [name for name in places(scene, 30) if name.startswith("kitchen")]
    assert kitchens == [f"kitchen_{other}_{n}" for n in range(2, spaces + 1)]
    limit = Reason("decoration_limit", (f"kitchen_{half}",))
    assert scene.explain(0, "decorations", scene.decoration(f"kitchen_{half}_1")) == (limit,)
    # The limit comes first, then the space taken.
    assert scene.explain(0, "decorations", scene.decoration(f"kitchen_{half}_2")) == (
        limit,
        Reason("space_taken"),
    )


@pytest.mark.rule("A6.2")
def test_all_that_stands_in_the_way_is_told_limit_first() -> None:
    scene = turn(30).funded(0, "kitchen_left_2").funded(1, "kitchen_left_1").seat(0, livre=3)
    assert scene.explain(0, "decorations", scene.decoration("kitchen_left_1")) == (
        Reason("decoration_limit", ("kitchen_left",)),
        Reason("space_taken"),
        Reason("livre_short", (2,)),
    )


@pytest.mark.rule("A6.2")
def test_the_limit_holds_for_each_player_alone() -> None:
    scene = turn(30).funded(1, "kitchen_left_1", "kitchen_right_1")
    assert [name for name in places(scene, 30) if name.startswith("kitchen")] == [
        "kitchen_left_2",
        "kitchen_right_2",
    ]


@pytest.mark.rule("A6.2")
def test_only_the_kitchen_halves_are_limited() -> None:
    assert ruleset(2).decoration_limits == {DecorationKind.KITCHEN_LEFT: 1, DecorationKind.KITCHEN_RIGHT: 1}


@pytest.mark.rule("A6.2")
def test_a_limit_counts_what_the_player_holds_of_that_kind() -> None:
    scene = turn(30, 4).funded(0, "statue_1", "musicians_1", "fireworks_1").funded(1, "statue_2")
    scene.rules = replace(scene.rules, decoration_limits={DecorationKind.STATUE: 2})
    assert {"statue_3", "statue_4"} <= set(places(scene, 30))
    scene.funded(0, "statue_3")
    assert not {"statue_3", "statue_4"} & set(places(scene, 30))


# A6.3: discounts.


@pytest.mark.rule("A6.3")
@pytest.mark.parametrize(("discount", "price"), [(0, 7), (5, 2), (6, 1), (7, 0), (10, 0)])
def test_a_discount_never_makes_the_cost_negative(discount: int, price: int) -> None:
    scene = turn(15).agenda()
    place = scene.decoration("statue_1")
    assert fund.cost(scene.rules, place, discount) == price
    table = scene.table()
    fund.fund_decoration(table, 0, 3, discount, place)
    assert table.state.players[0].livre == 15 - price
    paid = [Adjusted(0, "livre", -price)] if price else []
    assert table.events == [Funded(0, 3, place, price), *paid, Marked(place, 0)]


@pytest.mark.rule("A6.3")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("discount", [0, 5, 10])
def test_the_discount_widens_what_can_be_paid(discount: int, players: int) -> None:
    scene = turn(0, players)
    for livre in range(15):
        affordable = [d.id for d in scene.rules.side.decorations if d.cost - discount <= livre]
        assert places(scene, livre, discount) == affordable


@pytest.mark.rule("A6.3", "P3.4")
@pytest.mark.parametrize(("card", "discount"), [("e3c", 5), ("e6b", 10)])
def test_the_bonus_funds_once_more_and_cheaper(card: str, discount: int) -> None:
    scene = Scene(2).seat(0, livre=20, hand=[card], supply=["e0a", "e0b", "e0c"]).turn(0, card).last_turn()
    index = scene.card(card)
    scene.choose("action:fund", "fund:fireworks_1", "bonus:use")
    assert scene.decision().about == Funding(index, discount)
    scene.choose("fund:kitchen_left_2")
    # 8 in full, then 7 less the discount.
    assert scene.player(0).livre == 20 - 8 - max(7 - discount, 0)
    assert scene.told(Funded) == [
        Funded(0, index, scene.decoration("fireworks_1"), 8),
        Funded(0, index, scene.decoration("kitchen_left_2"), max(7 - discount, 0)),
    ]


@pytest.mark.rule("A6.2")
def test_where_only_the_kitchen_limit_is_in_the_way_the_limit_is_told() -> None:
    scene = Scene(2).seat(0, livre=40)
    names = [decoration.id for decoration in scene.rules.side.decorations]
    scene.funded(0, "kitchen_left_1", "kitchen_right_1")
    scene.funded(1, *(name for name in names if not name.startswith("kitchen")))
    scene.turn(0, "e0a")
    assert [reason.key for reason in scene.explain(0, "action", "fund")] == ["decoration_limit"]
    scene.funded(1, "kitchen_left_2", "kitchen_right_2")
    assert [reason.key for reason in scene.explain(0, "action", "fund")] == ["space_taken"]
