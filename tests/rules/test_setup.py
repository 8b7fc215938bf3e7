"""S: setting up the table, for every player count."""

from __future__ import annotations

from collections import Counter

import pytest

from rococo_desktop.model.events import Adjusted, Moved, RoundBegan
from rococo_desktop.model.state import GameState, PlayerState
from rococo_desktop.model.vocabulary import EMPTY, NOBODY, Edition
from rococo_desktop.rules import referee
from rococo_desktop.rules.core import chance, setup
from rococo_desktop.rules.core.table import Table
from tests.rules.scenario import ruleset

COUNTS = (2, 3, 4, 5)
START_STAFF = ["e0a", "e0a", "e0b", "e0c", "e0d"]


def bare_table(players: int = 2, seed: int = 1) -> Table:
    """A table before anything is laid out."""
    rules = ruleset(players)
    seats = tuple(PlayerState() for _ in range(players))
    return Table(rules, GameState(seats, rng=chance.seeded(seed)))


def levels(table: Table, cards: tuple[int, ...]) -> list[int]:
    return [table.rules.employees[card].level for card in cards]


@pytest.mark.rule("S1")
@pytest.mark.parametrize(
    ("players", "side", "drawers", "garments", "guests", "fireworks", "marks"),
    [
        (2, "1-3", 9, 5, 20, 4, 38),
        (3, "1-3", 9, 5, 20, 4, 38),
        (4, "4-5", 12, 7, 30, 6, 54),
        (5, "4-5", 12, 7, 30, 6, 54),
    ],
)
def test_the_board_side_belongs_to_the_player_count(
    players: int, side: str, drawers: int, garments: int, guests: int, fireworks: int, marks: int
) -> None:
    table = bare_table(players)
    setup.lay_board(table)
    state = table.state
    assert table.rules.side.id == side
    assert state.hire == (EMPTY,) * 4
    assert state.drawers == (EMPTY,) * drawers
    assert state.garments == (EMPTY,) * garments
    assert state.guests == (EMPTY,) * guests
    assert state.terrace == (EMPTY,) * fireworks
    assert state.trademarks == (NOBODY,) * marks


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", COUNTS)
def test_the_queens_favor_begins_on_its_space(players: int) -> None:
    assert referee.new_game(ruleset(players), 3).state.favor == NOBODY


@pytest.mark.rule("S2")
def test_the_hire_deck_has_its_levels_from_top_to_bottom() -> None:
    table = bare_table()
    setup.stack_deck(table)
    top_first = table.state.deck[::-1]
    assert levels(table, top_first) == [1] * 6 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 6
    assert len(set(top_first)) == 28
    assert table.barrier


@pytest.mark.rule("S2")
@pytest.mark.parametrize("level", range(1, 7))
def test_each_level_is_shuffled_within_itself(level: int) -> None:
    rules = ruleset(2)
    first = {1: 0, 2: 6, 3: 10, 4: 14, 5: 18, 6: 22}[level]
    size = len(setup.cards_of_level(rules, level))
    seen: list[set[int]] = [set() for _ in range(size)]
    for seed in range(60):
        table = bare_table(seed=seed)
        setup.stack_deck(table)
        for at, card in enumerate(table.state.deck[::-1][first : first + size]):
            seen[at].add(card)
    assert all(cards == set(setup.cards_of_level(rules, level)) for cards in seen)


@pytest.mark.rule("S2", "J1")
def test_cards_already_laid_elsewhere_do_not_come_into_the_deck() -> None:
    table = bare_table()
    rules = table.rules
    elsewhere = setup.cards_of_level(rules, 5)[:2]
    table.lay_out("removed", elsewhere)
    setup.stack_deck(table)
    assert len(table.state.deck) == 26
    assert not set(elsewhere) & set(table.state.deck)


@pytest.mark.rule("S2")
def test_the_cards_of_a_level_are_those_and_no_others() -> None:
    rules = ruleset(2)
    named = [[rules.employees[card].id for card in setup.cards_of_level(rules, level)] for level in range(7)]
    assert [len(ids) for ids in named] == [0, 6, 4, 4, 4, 4, 6]
    assert named[2] == ["e2a", "e2b", "e2c", "e2d"]
    assert named[5] == ["e5a", "e5b", "e5c", "e5d"]


@pytest.mark.rule("S3")
@pytest.mark.parametrize("players", COUNTS)
def test_48_resource_tiles_and_42_garments_lie_in_two_bags(players: int) -> None:
    table = bare_table(players)
    setup.fill_bags(table)
    counted = Counter(table.rules.faces[face].id for face in table.state.bag)
    assert counted == {
        "bb": 7,
        "pp": 7,
        "b": 4,
        "p": 4,
        "bp": 6,
        "bg": 3,
        "pg": 3,
        "g": 3,
        "gg_thread": 2,
        "gg_lace": 1,
        "o": 4,
        "ob": 1,
        "op": 1,
        "og": 1,
        "oo": 1,
    }
    assert len(table.state.bag) == 48
    assert table.state.garment_bag == tuple(range(42))
    assert table.state.bag == tuple(sorted(table.state.bag))


@pytest.mark.rule("S4")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_gets_the_same_start(players: int) -> None:
    table = bare_table(players)
    setup.equip_players(table)
    for player in table.state.players:
        assert [table.rules.employees[card].id for card in player.supply] == START_STAFF
        assert (player.livre, player.lace, player.thread, player.prestige) == (15, 1, 1, 0)
        assert (player.hand, player.discard, player.silk) == ((), (), ())
    assert table.events == [
        Adjusted(seat, counter, change)
        for seat in range(players)
        for counter, change in (("livre", 15), ("lace", 1), ("thread", 1))
    ]


@pytest.mark.rule("S4")
@pytest.mark.parametrize("players", COUNTS)
def test_the_start_player_is_chosen_at_the_table(players: int) -> None:
    for seat in range(players):
        game = referee.new_game(ruleset(players), 1, seat)
        assert game.state.start_seat == seat
        assert game.decision is not None
        assert (game.decision.kind, game.decision.seat) == ("choose_three", seat)


@pytest.mark.rule("S4")
@pytest.mark.parametrize("players", COUNTS)
def test_or_the_start_player_is_drawn(players: int) -> None:
    drawn = Counter(referee.new_game(ruleset(players), seed).state.start_seat for seed in range(20 * players))
    assert set(drawn) == set(range(players))
    assert min(drawn.values()) >= 8


@pytest.mark.rule("S1", "S2", "S3", "S4", "P1.2", "P1.3", "P1.4")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("edition", list(Edition))
def test_a_new_game_waits_for_the_first_choice_of_round_one(players: int, edition: Edition) -> None:
    rules = ruleset(players, edition)
    game = referee.new_game(rules, 7, 0)
    state = game.state
    assert (state.round, state.turn, state.active, state.sheet) == (1, 0, NOBODY, ())
    assert game.barrier
    assert EMPTY not in state.hire + state.drawers + state.garments
    assert (len(state.deck), len(state.bag), len(state.garment_bag)) == (
        24,
        48 - len(state.drawers),
        42 - len(state.garments),
    )
    assert state.removed == state.resource_discard == state.garment_discard == ()
    seats = [("choose_three", seat) for seat in range(players)]
    assert state.agenda[::-1] == (
        *seats,
        ("reveal_choices",),
        ("begin_turns",),
        ("take_income",),
        ("end_round",),
    )
    assert game.decision == referee.pending_decision(rules, state)


@pytest.mark.rule("P1.2", "P1.3", "P1.4")
def test_a_new_game_tells_its_setup_in_order() -> None:
    rules = ruleset(2)
    game = referee.new_game(rules, 7, 0)
    state = game.state
    assert list(game.events) == [
        *(
            Adjusted(seat, *change)
            for seat in (0, 1)
            for change in (("livre", 15), ("lace", 1), ("thread", 1))
        ),
        RoundBegan(1),
        *(Moved(card, ("deck", 0), ("hire", at)) for at, card in enumerate(state.hire)),
        *(Moved(face, ("bag", 0), ("drawers", at)) for at, face in enumerate(state.drawers)),
        *(
            Moved(state.garments[at], ("garment_bag", 0), ("garments", at))
            for at in reversed(range(len(state.garments)))
        ),
    ]


@pytest.mark.rule("S2")
def test_the_seed_decides_the_whole_deal() -> None:
    rules = ruleset(2)
    assert referee.new_game(rules, 5).state == referee.new_game(rules, 5).state
    assert referee.new_game(rules, 5, 0).state != referee.new_game(rules, 6, 0).state
