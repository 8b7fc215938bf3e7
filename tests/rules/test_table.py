"""The primitives of the table: each change with its event, and the old state left as it was."""

from __future__ import annotations

import pytest

from rococo_desktop.model.codec import to_plain
from rococo_desktop.model.events import Moved, Poured
from rococo_desktop.model.score_causes import LivreGivenBack
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.rules.core import chance
from rococo_desktop.rules.core.table import Table
from tests.rules.scenario import Scene, ruleset


def scene() -> Scene:
    return (
        Scene(3)
        .display("drawers", "bb", None, "pp")
        .seat(1, hand=["e0a", "e0c"], supply=["e0b"], discard=["e0d", "e0a"], silk=["g"])
        .agenda(("take_income",), ("end_round",))
    )


# Moving pieces.


def test_from_a_space_to_a_pile_kept_sorted() -> None:
    here = scene()
    table = here.table()
    table.move(here.face("bb"), ("drawers", 0), ("silk", 1))
    table.move(here.face("pp"), ("drawers", 2), ("silk", 1))
    assert table.state.drawers == (EMPTY,) * 9
    assert table.state.players[1].silk == (here.face("bb"), here.face("pp"), here.face("g"))
    assert table.events == [
        Moved(here.face("bb"), ("drawers", 0), ("silk", 1)),
        Moved(here.face("pp"), ("drawers", 2), ("silk", 1)),
    ]


def test_from_a_pile_to_a_free_space() -> None:
    here = scene()
    table = here.table()
    table.move(here.face("g"), ("silk", 1), ("drawers", 1))
    assert table.state.drawers[:3] == (here.face("bb"), here.face("g"), here.face("pp"))
    assert table.state.players[1].silk == ()


def test_onto_a_stack_the_piece_comes_on_top() -> None:
    here = scene()
    table = here.table()
    table.move(here.card("e0b"), ("supply", 1), ("discard", 1))
    assert here.ids("employee", table.state.players[1].discard) == ["e0d", "e0a", "e0b"]


def test_from_a_stack_the_first_such_piece_is_taken_and_the_order_stays() -> None:
    here = scene()
    here.plain["players"][1]["discard"] = [0, 3, 0, 1]
    table = here.table()
    table.move(0, ("discard", 1), ("hand", 1))
    assert table.state.players[1].discard == (3, 0, 1)


def test_between_piles_of_the_board() -> None:
    here = scene()
    table = here.table()
    face = table.state.bag[0]
    table.move(face, ("bag", 0), ("resource_discard", 0))
    assert table.state.resource_discard == (face,)
    assert table.state.bag == here.state.bag[1:]


def test_one_of_two_equal_pieces() -> None:
    here = Scene(2).seat(0, hand=["e0a", "e0a", "e0c"], supply=[])
    table = here.table()
    table.move(here.card("e0a"), ("hand", 0), ("resolving", 0))
    assert here.ids("employee", table.state.players[0].hand) == ["e0a", "e0c"]


def test_a_piece_must_lie_where_it_is_taken_from() -> None:
    here = scene()
    table = here.table()
    with pytest.raises(ValueError, match=r"piece 3 is not at \('drawers', 0\)"):
        table.move(3, ("drawers", 0), ("silk", 1))
    with pytest.raises(ValueError):
        table.move(here.face("oo"), ("silk", 1), ("drawers", 1))
    with pytest.raises(ValueError):
        table.move(here.card("e0b"), ("discard", 1), ("supply", 1))
    assert table.events == []
    assert table.state == here.state


def test_a_space_must_be_free() -> None:
    here = scene()
    table = here.table()
    with pytest.raises(ValueError, match=r"\('drawers', 2\) is not free"):
        table.move(here.face("g"), ("silk", 1), ("drawers", 2))
    assert table.events == []


# Pouring.


def test_pouring_empties_one_pile_into_another() -> None:
    here = scene().move_all("bag", "resource_discard")
    before = here.state
    table = here.table()
    table.pour(("resource_discard", 0), ("bag", 0))
    assert table.state.bag == before.resource_discard
    assert table.state.resource_discard == ()
    assert table.events == [Poured(len(before.resource_discard), ("resource_discard", 0), ("bag", 0))]


def test_pouring_a_seats_pile_keeps_what_was_in_the_target() -> None:
    here = scene()
    table = here.table()
    table.pour(("discard", 1), ("supply", 1))
    assert here.ids("employee", table.state.players[1].supply) == ["e0a", "e0b", "e0d"]
    assert table.state.players[1].discard == ()
    assert table.events == [Poured(2, ("discard", 1), ("supply", 1))]
    assert table.state.players[0] == here.player(0)


def test_what_is_poured_onto_a_stack_keeps_its_order() -> None:
    table = scene().table()
    table.lay_out("rival_discard", (2, 5))
    table.lay_out("rival_supply", (7, 1))
    table.pour(("rival_discard", 0), ("rival_supply", 0))
    assert table.state.rival_supply == (7, 1, 2, 5)
    assert table.state.rival_discard == ()


def test_pouring_nothing_is_still_told() -> None:
    table = scene().table()
    table.pour(("garment_discard", 0), ("garment_bag", 0))
    assert table.events == [Poured(0, ("garment_discard", 0), ("garment_bag", 0))]


# Laying out.


def test_first_contents_come_without_events() -> None:
    table = scene().table()
    table.lay_out("deck", (5, 3, 4))
    table.deal("supply", 2, (4, 0, 2, 0))
    table.lay_trademark_places(4)
    assert table.state.deck == (5, 3, 4)
    assert table.state.players[2].supply == (0, 0, 2, 4)
    assert table.state.trademarks == (NOBODY,) * 4
    assert table.events == []
    assert not table.barrier


# Chance.


def test_a_draw_is_a_random_piece_that_stays_until_it_is_moved() -> None:
    here = scene()
    table = here.table()
    bag = table.state.bag
    at, stream = chance.below(here.state.rng, len(bag))
    assert table.draw("bag") == bag[at]
    assert (table.state.bag, table.state.rng) == (bag, stream)
    assert table.barrier
    assert table.events == []


def test_a_random_number_and_a_shuffle_take_from_the_games_own_stream() -> None:
    here = scene()
    table = here.table()
    number, stream = chance.below(here.state.rng, 5)
    assert (table.below(5), table.state.rng) == (number, stream)
    assert table.barrier
    table = here.table()
    mixed, stream = chance.shuffled(here.state.rng, (1, 2, 3, 4, 5, 6))
    assert (table.shuffle((1, 2, 3, 4, 5, 6)), table.state.rng) == (mixed, stream)
    assert table.barrier


def test_only_what_was_hidden_raises_the_barrier() -> None:
    here = scene()
    table = here.table()
    table.move(here.face("bb"), ("drawers", 0), ("silk", 1))
    table.adjust(0, "livre", 1)
    seen = [table.barrier]
    table.reveal()
    assert [*seen, table.barrier] == [False, True]
    assert table.state.rng == here.state.rng


# The state before stays as it was.


def test_a_table_changes_nothing_but_its_own_clone() -> None:
    here = scene()
    state = here.state
    before = to_plain(state)
    players = state.players
    table = Table(here.rules, state.clone())
    table.move(here.face("bb"), ("drawers", 0), ("silk", 1))
    table.pour(("discard", 1), ("supply", 1))
    table.adjust(0, "livre", -3)
    table.mark(3, 1)
    table.pass_favor(1)
    table.use_up(0, 2)
    table.choose_cards(0, (1,))
    table.score(0, 1, LivreGivenBack(10))
    table.begin_round()
    table.begin_turn(1)
    table.set_start_seat(1)
    table.schedule(("step",))
    table.draw("bag")
    assert to_plain(state) == before
    assert state.players is players


def test_players_are_copied_once_and_only_when_they_change() -> None:
    here = scene()
    state = here.state
    table = Table(here.rules, state.clone())
    assert all(mine is yours for mine, yours in zip(table.state.players, state.players, strict=True))
    first = table.player(1)
    assert first is not state.players[1]
    assert first == state.players[1]
    assert table.player(1) is first
    assert table.state.players[1] is first
    assert table.state.players[0] is state.players[0]
    assert table.state.players[2] is state.players[2]
    table.adjust(2, "livre", 1)
    assert table.state.players[2] is not state.players[2]
    assert table.player(1) is first


def test_a_new_table_has_nothing_to_tell() -> None:
    table = Table(ruleset(2), Scene(2).state)
    assert (table.events, table.barrier) == ([], False)
