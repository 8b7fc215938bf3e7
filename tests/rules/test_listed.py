"""What is listed as possible is exactly what nothing stands in the way of: two readings of one rule."""

from __future__ import annotations

import pytest

from rococo_desktop.model.decisions import CardQuestion
from rococo_desktop.model.effects import Tailor
from rococo_desktop.model.vocabulary import Colour
from rococo_desktop.rules.core import acquire, fund, tailor
from tests.rules.random_games import Moment, random_game

TURNS = 40


def turns(players: int) -> list[Moment]:
    """Moments at which a main action is chosen, from all over a game."""
    asked = [
        moment
        for moment in random_game(players, 5)
        if moment.decision is not None and moment.decision.kind == "main_action"
    ]
    return asked[:: max(len(asked) // TURNS, 1)]


@pytest.mark.parametrize("players", [2, 4])
def test_a_tile_is_listed_if_and_only_if_nothing_stands_in_its_way(players: int) -> None:
    for rules, state, decision, _ in turns(players):
        assert decision is not None
        for free in (False, True):
            listed = set(acquire.takable(rules, state, decision.seat, free))
            for space in range(len(state.drawers)):
                found = tuple(acquire.obstacles(rules, state, decision.seat, 0, free, space))
                assert (space in listed) == (not found)


@pytest.mark.parametrize("players", [2, 4])
def test_a_decoration_is_listed_if_and_only_if_nothing_stands_in_its_way(players: int) -> None:
    for rules, state, decision, _ in turns(players):
        assert decision is not None
        places = range(rules.first_decoration, rules.first_all_halls)
        for discount in (0, 5):
            listed = list(fund.fundable(rules, state, decision.seat, discount, places))
            assert listed == sorted(listed)
            for place in places:
                found = tuple(fund.obstacles(rules, state, decision.seat, 0, discount, place))
                assert (place in listed) == (not found)


@pytest.mark.parametrize("players", [2, 4])
def test_a_garment_is_listed_if_and_only_if_nothing_stands_in_its_way(players: int) -> None:
    deals = (Tailor(thimble=True), Tailor(), Tailor(True, (Colour.BLUE, Colour.PINK), 2))
    for rules, state, decision, _ in turns(players):
        assert decision is not None
        seat, card = decision.seat, decision.of(CardQuestion).card
        held = tailor.held_bales(rules, state, seat)
        for deal in deals:
            listed = set(tailor.makeable(rules, state, seat, card, deal))
            for space in range(len(state.garments)):
                found = tuple(tailor._obstacles(rules, state, seat, card, deal, held, space))
                assert (space in listed) == (not found)


@pytest.mark.parametrize("players", [2, 4])
def test_a_guest_space_is_listed_if_and_only_if_nothing_stands_in_its_way(players: int) -> None:
    for rules, state, decision, _ in turns(players):
        assert decision is not None
        seat, card = decision.seat, decision.of(CardQuestion).card
        listed = set(tailor.free_spaces(rules, state, card))
        for space in range(len(state.guests)):
            found = tuple(tailor.guest_obstacles(rules, state, seat, card, 0, space))
            assert (space in listed) == (not found)
