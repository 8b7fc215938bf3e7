"""J1: what the Jewelry Box lays out: jewelry, exam decks, specialised apprentices."""

from __future__ import annotations

from collections import Counter

import pytest

from rococo_desktop.model.events import Noted
from rococo_desktop.model.state import GameState, PlayerState
from rococo_desktop.model.vocabulary import EMPTY, NOBODY, Rank
from rococo_desktop.rules import referee
from rococo_desktop.rules.core import chance, setup
from rococo_desktop.rules.core.ruleset_draft import RulesetDraft
from rococo_desktop.rules.core.table import Table
from rococo_desktop.rules.modules import MODULES
from rococo_desktop.rules.modules.jewelry_box import exams, jewelry, specialists
from tests.rules.jewelry_turns import BLUE, GREEN, JEWELRY, ORANGE, PINK
from tests.rules.scenario import Scene, box, ruleset

COUNTS = (2, 3, 4, 5)

NEW_MASTERS = {f"jm{number}" for number in range(1, 10)}
NEW_JOURNEYMEN = {f"jj{number}" for number in range(1, 10)}
SPECIALISTS = {f"j0{letter}" for letter in "abcdefghij"}


def bare_table(players: int = 2, seed: int = 1) -> Table:
    """A table with the Jewelry Box before anything is laid out."""
    seats = tuple(PlayerState() for _ in range(players))
    return Table(ruleset(players, modules=JEWELRY), GameState(seats, rng=chance.seeded(seed)))


def ids(table: Table, cards: tuple[int, ...]) -> set[str]:
    return {table.rules.employees[card].id for card in cards}


@pytest.mark.rule("J1")
@pytest.mark.parametrize("players", COUNTS)
def test_24_jewelry_tiles_lie_in_a_bag_and_the_display_is_empty(players: int) -> None:
    table = bare_table(players)
    jewelry.lay_jeweler_board(table)
    kinds = table.rules.extras["jewelry_box"].jewelry
    assert Counter(kinds[tile].id for tile in table.state.jewelry_bag) == {
        BLUE: 7,
        PINK: 7,
        GREEN: 6,
        ORANGE: 4,
    }
    assert list(table.state.jewelry_bag) == sorted(table.state.jewelry_bag)
    assert table.state.jewelry_display == (EMPTY,) * 4
    assert table.state.jewelry_removed == ()
    assert sum(table.rules.pieces["jewelry"].values()) == 24


@pytest.mark.rule("J1")
@pytest.mark.parametrize("seed", range(4))
def test_nine_cards_stay_in_each_exam_deck_and_two_join_the_hire_deck(seed: int) -> None:
    table = bare_table(seed=seed)
    exams.lay_exam_decks(table)
    setup.stack_deck(table)
    state = table.state
    for deck, new, base, level, rank in (
        (state.journeyman_deck, NEW_JOURNEYMEN, {"e2b", "e2c"}, 2, Rank.JOURNEYMAN),
        (state.master_deck, NEW_MASTERS, {"e5a", "e5b"}, 5, Rank.MASTER),
    ):
        assert len(deck) == 9
        assert list(deck) == sorted(deck)
        drawn = {c for c in state.deck if table.rules.employees[c].level == level and c not in deck}
        assert len(drawn) == 4
        joined = {c for c in drawn if table.rules.employees[c].rank == rank}
        assert len(joined) == 2
        assert ids(table, deck) | ids(table, tuple(joined)) == new | base
    levels = [table.rules.employees[card].level for card in state.deck[::-1]]
    assert levels == [1] * 6 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 6
    # Of the base game the other ranks of levels II and V are always there.
    assert {"e2a", "e2d", "e5c", "e5d"} <= ids(table, state.deck)
    assert table.barrier


@pytest.mark.rule("J1")
def test_which_two_join_the_hire_deck_is_drawn_anew_each_time() -> None:
    joined: Counter[str] = Counter()
    for seed in range(40):
        table = bare_table(seed=seed)
        exams.lay_exam_decks(table)
        setup.stack_deck(table)
        joined.update(ids(table, table.state.deck))
    # Of 11 cards 2 join each time: each about 7 times in 40.
    for name in NEW_JOURNEYMEN | NEW_MASTERS | {"e2b", "e2c", "e5a", "e5b"}:
        assert 1 <= joined[name] <= 20, name
    assert joined["e2a"] == joined["e5d"] == joined["e1a"] == 40


@pytest.mark.rule("J1")
def test_the_drawn_cards_are_shuffled_into_their_level() -> None:
    places: dict[int, set[int]] = {2: set(), 5: set()}
    for seed in range(20):
        state = referee.new_game(ruleset(modules=JEWELRY), seed).state
        # Round 1 dealt four of level I, so the next cards are two of level I and then level II.
        for level, first in ((2, 2), (5, 14)):
            cards = state.deck[::-1][first : first + 4]
            assert {ruleset(modules=JEWELRY).employees[card].level for card in cards} == {level}
            rank = Rank.JOURNEYMAN if level == 2 else Rank.MASTER
            places[level] |= {
                at for at, card in enumerate(cards) if ruleset(modules=JEWELRY).employees[card].rank == rank
            }
    assert places == {2: {0, 1, 2, 3}, 5: {0, 1, 2, 3}}


@pytest.mark.rule("J1")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_prepares_for_the_journeyman_exam(players: int) -> None:
    table = bare_table(players)
    exams.lay_exam_decks(table)
    for player in table.state.players:
        assert (player.exam, player.tasks, player.journeyman_exams, player.master_exams) == (1, (), 0, 0)
    assert table.events == [Noted(seat, "exam", 1) for seat in range(players)]


@pytest.mark.rule("J1")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_gets_one_specialised_apprentice_and_the_rest_leave_unseen(players: int) -> None:
    table = bare_table(players)
    specialists.deal_specialists(table)
    dealt = [card for player in table.state.players for card in player.specialist]
    assert [len(player.specialist) for player in table.state.players] == [1] * players
    assert len(table.state.unused_specialists) == 10 - players
    assert list(table.state.unused_specialists) == sorted(table.state.unused_specialists)
    assert ids(table, (*dealt, *table.state.unused_specialists)) == SPECIALISTS
    # Dealt face down: nothing about it is told.
    assert table.events == []
    assert table.barrier


@pytest.mark.rule("J1")
def test_any_specialised_apprentice_may_come_to_any_seat() -> None:
    rules = ruleset(modules=JEWELRY)
    seen: list[set[int]] = [set(), set()]
    for seed in range(80):
        table = bare_table(seed=seed)
        specialists.deal_specialists(table)
        for seat, player in enumerate(table.state.players):
            seen[seat] |= set(player.specialist)
    assert [{rules.employees[card].id for card in cards} for cards in seen] == [SPECIALISTS] * 2


@pytest.mark.rule("J1", "G4")
def test_only_the_owner_may_look_at_the_specialised_apprentice() -> None:
    scene = Scene(3, modules=JEWELRY)
    cards = {card for player in scene.state.players for card in player.specialist}
    for viewer in (*range(3), NOBODY):
        view = referee.observe(scene.rules, scene.state, viewer)
        own = view.own.specialist if view.own is not None else ()
        assert own == (scene.player(viewer).specialist if viewer != NOBODY else ())
        assert [facts.specialist for facts in view.seats] == [1, 1, 1]
        shown = {card for facts in view.seats for card in facts.closed}
        assert not shown & cards
        # The rest lies nowhere in the view either.
        assert not hasattr(view, "unused_specialists")


@pytest.mark.rule("J1")
@pytest.mark.parametrize("players", COUNTS)
def test_a_new_game_has_the_whole_jeweler_board(players: int) -> None:
    game = referee.new_game(ruleset(players, modules=JEWELRY), 3, 0)
    state = game.state
    assert EMPTY not in state.jewelry_display
    assert len(state.jewelry_bag) == 20
    assert (len(state.journeyman_deck), len(state.master_deck), len(state.deck)) == (9, 9, 24)
    assert [(player.exam, len(player.specialist)) for player in state.players] == [(1, 1)] * players
    assert referee.problems(ruleset(players, modules=JEWELRY), state) == []


@pytest.mark.rule("J1")
def test_the_jeweler_board_is_laid_before_the_hire_deck_is_stacked() -> None:
    rules = ruleset(modules=JEWELRY)
    assert rules.lists["setup"] == (
        "lay_board",
        "lay_jeweler_board",
        "lay_exam_decks",
        "stack_deck",
        "fill_bags",
        "equip_players",
        "deal_specialists",
        "begin_round",
    )
    assert rules.exam_decks == {
        "journeyman_deck": (2, Rank.JOURNEYMAN),
        "master_deck": (5, Rank.MASTER),
    }


@pytest.mark.rule("J1")
def test_the_base_game_has_none_of_it() -> None:
    state = referee.new_game(ruleset(), 3, 0).state
    assert state.jewelry_bag == state.jewelry_display == state.journeyman_deck == state.master_deck == ()
    assert [(player.exam, player.specialist) for player in state.players] == [(0, ()), (0, ())]


def test_the_jeweler_board_comes_besides_what_other_modules_bring() -> None:
    statue = ruleset(2).side.decorations[-1]
    draft = RulesetDraft(decorations=[statue], exam_decks={"mine": (1, Rank.MASTER)})
    for name in ("base", "jewelry_box"):
        MODULES[name](draft, box().packs[name])
    assert [decoration.id for decoration in draft.decorations] == [
        statue.id,
        *(f"jeweler_{number}" for number in range(1, 6)),
    ]
    assert [*draft.exam_decks] == ["mine", "journeyman_deck", "master_deck"]
