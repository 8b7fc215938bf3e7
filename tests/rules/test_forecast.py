"""What a bonus, a crown, an option or the market is said to bring, against what the rules then do."""

from __future__ import annotations

import pytest

from rococo_desktop.model.outlook import Gained, ShelfPrice, StockPrice
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.rules import referee
from tests.rules.bonus_turns import staff_of
from tests.rules.final_scenes import last_evening, lines
from tests.rules.scenario import Scene


def forecast(scene: Scene, seat: int, card: str) -> tuple[Gained, ...]:
    """What the card would give the seat in this scene."""
    return referee.forecast(scene.rules, scene.state, seat, scene.card(card))


@pytest.mark.rule("E6c", "F2")
@pytest.mark.parametrize("size", [4, 5, 7, 11])
def test_a_crown_is_forecast_as_it_is_scored(size: int) -> None:
    piles = staff_of(size)
    scene = last_evening().seat(0, **{**piles, "supply": [*piles["supply"], "e6c"]})
    (told,) = forecast(scene, 0, "e6c")
    scored = sum(points for _, points, *_ in lines(scene, "F2", 0))
    assert told == Gained("prestige", scored, at_end=True)


@pytest.mark.rule("E6d", "F2")
def test_a_crown_that_gives_goods_back_is_forecast_too() -> None:
    scene = last_evening().seat(1, lace=3, thread=2, supply=["e0a", "e0b", "e0c", "e6d"])
    assert forecast(scene, 1, "e6d") == (Gained("prestige", 6, at_end=True),)
    assert [points for _, points, *_ in lines(scene, "F2", 1)] == [6]


@pytest.mark.rule("E6a")
def test_what_can_be_chosen_is_told_as_the_most() -> None:
    scene = Scene().seat(0, livre=11)
    assert forecast(scene, 0, "e6a") == (Gained("prestige", 3, up_to=True),)


@pytest.mark.rule("JM1")
def test_the_best_hall_is_told_as_the_most() -> None:
    scene = Scene(modules=("jewelry_box",))
    royal, other = scene.rules.hall_spaces[0], scene.rules.hall_spaces[2]
    blue = [garment.id for garment in scene.rules.garments][:3]
    scene.guest(0, royal[0], blue[0]).guest(0, other[0], blue[1]).guest(0, other[1], blue[2])
    assert forecast(scene, 0, "jm1") == (Gained("livre", 4, up_to=True),)
    assert forecast(scene, 1, "jm1") == (Gained("livre", 0, up_to=True),)


@pytest.mark.rule("P1.3")
def test_a_tile_is_promised_only_while_one_can_be_drawn() -> None:
    scene = Scene()
    assert forecast(scene, 0, "e1e") == (Gained("tile", 1),)
    scene.plain["players"][1]["silk"] += scene.plain["bag"]
    scene.plain["bag"] = []
    assert forecast(scene, 0, "e1e") == (Gained("tile", 0),)


@pytest.mark.rule("E5d")
def test_discarding_silk_counts_all_that_is_held() -> None:
    faces = [face.id for face in Scene().rules.faces if sum(face.silk) > 1][:3]
    scene = Scene().seat(0, silk=faces)
    (told,) = forecast(scene, 0, "e5d")
    assert told.up_to
    scene.bonus(0, "e5d").last_turn().choose("bonus:use", *(f"discard:{face}" for face in faces))
    scene.settle()
    assert scene.player(0).prestige == told.amount


@pytest.mark.rule("E6b")
def test_further_actions_are_no_number() -> None:
    assert forecast(Scene(), 0, "e6b") == ()


@pytest.mark.rule("P1.4", "A2.1", "A4")
def test_the_market_of_an_arranged_table() -> None:
    scene = Scene().seat(0, livre=3)
    prices = scene.rules.side.garment_prices
    shelf = scene.state.garments
    scene.plain["garments"][1] = EMPTY
    scene.plain["garment_bag"].append(shelf[1])
    market = referee.market(scene.rules, scene.state, NOBODY)
    leaving = scene.rules.figures.garments_leaving
    assert market.garments[1] == ShelfPrice(EMPTY, prices[1], None, False, None)
    assert [place.leaves for place in market.garments[-leaving:]] == [True] * leaving
    # Two leave and one gap closes behind the first: it slides by three.
    assert market.garments[0] == ShelfPrice(shelf[0], prices[0], prices[leaving + 1], False, None)
    assert market.garments[2] == ShelfPrice(shelf[2], prices[2], prices[2 + leaving], False, None)
    full = scene.rules.side.drawer_spaces
    assert market.drawers == (StockPrice(full, 2, 1, None),) * 3
    assert market.hire == StockPrice(4, 5, 3, None)
    mine = referee.market(scene.rules, scene.state, 0)
    assert [drawer.affordable for drawer in mine.drawers] == [True] * 3
    assert mine.hire.affordable is False
    assert mine.garments[0].affordable is False
    assert mine.garments[1].affordable is None


@pytest.mark.rule("A2.1", "A4")
def test_what_is_sold_out_has_no_price() -> None:
    scene = Scene()
    scene.display("hire", "e1a").display("drawers")
    market = referee.market(scene.rules, scene.state, 0)
    assert market.drawers == (StockPrice(0, None, None, None),) * 3
    assert market.hire == StockPrice(1, 0, None, True)
    scene.display("hire")
    assert referee.market(scene.rules, scene.state, 0).hire == StockPrice(0, None, None, None)
