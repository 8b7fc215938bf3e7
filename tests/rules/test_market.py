"""What things cost now and next, and what a viewer can pay, against what the rules then ask for."""

from __future__ import annotations

import pytest

from rococo_desktop.model.outlook import Market, ShelfPrice, StockPrice
from rococo_desktop.model.vocabulary import EMPTY, NOBODY, DecorationKind
from rococo_desktop.rules import referee
from rococo_desktop.rules.core.reasons import (
    NEEDS_THIMBLE,
    decoration_limit,
    goods_short,
    livre_short,
    needs_rank,
)
from tests.rules.jewelry_turns import BLUE, GREEN, JEWELRY, ORANGE
from tests.rules.scenario import Scene


def market(scene: Scene, viewer: int = NOBODY) -> Market:
    """The market of this scene."""
    return referee.market(scene.rules, scene.state, viewer)


@pytest.mark.rule("P1.4", "A2.1", "A4")
def test_the_market_of_an_arranged_table() -> None:
    scene = Scene().seat(0, livre=3)
    prices = scene.rules.side.garment_prices
    shelf = scene.state.garments
    scene.plain["garments"][1] = EMPTY
    scene.plain["garment_bag"].append(shelf[1])
    seen = market(scene)
    leaving = scene.rules.figures.garments_leaving
    assert seen.garments[1] == ShelfPrice(EMPTY, prices[1], None, False, None)
    assert [place.leaves for place in seen.garments[-leaving:]] == [True] * leaving
    # Two leave and one gap closes behind the first: it slides by three.
    assert seen.garments[0] == ShelfPrice(shelf[0], prices[0], prices[leaving + 1], False, None)
    assert seen.garments[2] == ShelfPrice(shelf[2], prices[2], prices[2 + leaving], False, None)
    full = scene.rules.side.drawer_spaces
    assert seen.drawers == (StockPrice(full, 2, 1, None),) * 3
    assert seen.hire == StockPrice(4, 5, 3, None)
    mine = market(scene, 0)
    assert [drawer.missing for drawer in mine.drawers] == [()] * 3
    assert mine.hire.missing == (livre_short(2),)
    assert mine.garments[0].missing
    assert mine.garments[1].missing is None


@pytest.mark.rule("A2.1", "A4")
def test_what_is_sold_out_has_no_price() -> None:
    scene = Scene()
    scene.display("hire", "e1a").display("drawers")
    seen = market(scene, 0)
    assert seen.drawers == (StockPrice(0, None, None, None),) * 3
    assert seen.hire == StockPrice(1, 0, None, ())
    scene.display("hire")
    assert market(scene, 0).hire == StockPrice(0, None, None, None)


@pytest.mark.rule("A2.1")
def test_a_drawer_gets_cheaper_with_every_tile_taken() -> None:
    scene = Scene().seat(0, livre=1)
    scene.display("drawers", "bb", "pp", "o", None, "b", "g", None, None, "bp")
    full, two, one = market(scene, 0).drawers
    assert full == StockPrice(3, 2, 1, (livre_short(1),))
    assert two == StockPrice(2, 1, 0, ())
    assert one == StockPrice(1, 0, None, ())
    scene.turn(0, "e0d").last_turn().choose("action:acquire", "take:5", "keep")
    assert market(scene).drawers[1].price == two.next_price


@pytest.mark.rule("A4")
@pytest.mark.parametrize(("cards", "price", "next_price"), [(4, 5, 3), (3, 3, 1), (2, 1, 0), (1, 0, None)])
def test_hiring_gets_cheaper_with_every_card_hired(cards: int, price: int, next_price: int | None) -> None:
    # The first card is gone: whoever is left speaks for the price.
    scene = Scene().seat(0, livre=price).display("hire", *[None, "e1a", "e1b", "e1c", "e1d"][-cards:])
    scene.seat(1, livre=max(price - 1, 0))
    assert market(scene, 0).hire == StockPrice(cards, price, next_price, ())
    assert (market(scene, 1).hire.missing == ()) is (price == 0)
    assert market(scene).hire.missing is None


@pytest.mark.rule("A3.1", "A3.2")
def test_a_garment_can_be_paid_for_whoever_may_make_it() -> None:
    rich = {"livre": 20, "lace": 1, "thread": 1, "silk": ["bb", "b"]}
    scene = Scene().seat(0, **rich).display("garments", "blue_gown_9", "orange_coat_6")
    assert scene.rules.garments[scene.garment("blue_gown_9")].thimble
    blue, orange, gap = (place.missing for place in market(scene, 0).garments[:3])
    assert (blue, gap) == ((), None)
    assert orange == (goods_short("pink", 1), goods_short("orange", 2))
    scene.seat(0, livre=5)
    assert market(scene, 0).garments[0].missing == (livre_short(scene.rules.side.garment_prices[0] - 5),)


@pytest.mark.rule("A3.1", "A4")
def test_who_decides_is_told_the_rank_that_is_missing() -> None:
    rich = {"livre": 20, "lace": 1, "thread": 1, "silk": ["bb", "b"]}
    scene = Scene().seat(0, **rich).display("garments", "blue_gown_9").turn(0, "e0c")
    seen = market(scene, 0)
    assert seen.garments[0].missing == (NEEDS_THIMBLE,)
    assert seen.hire.missing == (needs_rank("master"),)
    scene.seat(1, livre=3)
    assert market(scene, 1).hire.missing == (livre_short(2),), "who waits is told no ranks"


def cost_lacking(scene: Scene) -> list[int]:
    """How many livre seat 0 lacks for each decoration it could have but for them."""
    reasons = [reason for missing in market(scene, 0).decorations for reason in missing or ()]
    return [int(reason.params[0]) for reason in reasons if reason.key == "livre_short"]


@pytest.mark.rule("A2.1", "A4", "A6.3")
def test_who_decides_is_told_what_the_question_at_hand_asks_for() -> None:
    scene = Scene().seat(0, livre=0).turn(0, "e1a")
    assert market(scene, 0).hire.missing == (livre_short(5),)
    assert market(scene, 0).drawers[0].missing == (livre_short(2),)
    card = scene.card("e1a")
    dearest = max(cost_lacking(scene))
    scene.agenda(("fund", 0, card, 5))
    assert max(cost_lacking(scene)) == dearest - 5
    scene.agenda(("acquire", 0, card, True))
    assert market(scene, 0).drawers[0].missing == (), "a free tile costs nothing"
    scene.agenda(("acquire", 0, card, False))
    assert market(scene, 0).drawers[0].missing == (livre_short(2),)


@pytest.mark.rule("A4")
def test_prices_are_told_when_nothing_is_left_to_do() -> None:
    scene = Scene().seat(0, livre=3).agenda()
    assert market(scene, 0).hire.missing == (livre_short(2),)


@pytest.mark.rule("P1.4")
def test_after_the_last_round_nothing_slides_on() -> None:
    scene = Scene(modules=JEWELRY)
    for last in (False, True):
        scene.fields(round=7 if last else 6)
        seen = market(scene)
        for shelf in (seen.garments, seen.jewelry):
            assert [place.leaves for place in shelf].count(True) == (0 if last else len(shelf) - 3)
            assert all(place.next_price is None for place in shelf) is last


@pytest.mark.rule("A6.1", "A6.2")
def test_decorations_by_what_the_viewer_can_pay() -> None:
    # What is funded already, or beyond one's limit, is no matter of price.
    scene = Scene().seat(0, livre=7).funded(0, "kitchen_left_1").funded(1, "musicians_4")
    costs = [decoration.cost for decoration in scene.rules.side.decorations]
    missing = market(scene, 0).decorations
    taken = [decoration.kind is DecorationKind.KITCHEN_LEFT for decoration in scene.rules.side.decorations]
    assert [decoration_limit("kitchen_left") in (one or ()) for one in missing] == taken
    assert [livre_short(cost - 7) in (one or ()) for one, cost in zip(missing, costs, strict=True)] == [
        cost > 7 for cost in costs
    ]
    assert market(scene).decorations == (None,) * len(costs)


@pytest.mark.rule("J2", "J3")
def test_the_jewelry_shelf() -> None:
    scene = Scene(modules=JEWELRY).seat(0, livre=2).funded(0, "jeweler_1")
    scene.display("jewelry_display", BLUE, None, GREEN, ORANGE)
    blue, green, orange = (scene.jewel(name) for name in (BLUE, GREEN, ORANGE))
    assert market(scene, 0).jewelry == (
        ShelfPrice(blue, 4, 2, False, (livre_short(2),)),
        ShelfPrice(EMPTY, 3, None, False, None),
        ShelfPrice(green, 2, 1, False, ()),
        ShelfPrice(orange, 1, None, True, ()),
    )
    assert [place.missing for place in market(scene).jewelry] == [None] * 4
    # Rings suit no gown, and seat 1 has no jeweler: neither is a matter of price.
    assert [place.missing for place in market(scene.seat(1, livre=9), 1).jewelry] == [(), None, (), ()]
    scene.agenda(("slide_jewelry",)).settle()
    assert scene.state.jewelry_display[2:] == (blue, green)
    assert market(Scene()).jewelry == ()
