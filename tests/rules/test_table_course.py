"""The primitives of the table, second part: counters, marks, what is left to do, the course of the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rococo_desktop.model.events import Adjusted, FavorMoved, Marked, Mixed, Noted, Scored, Sold
from rococo_desktop.model.score_causes import GarmentRented, LivreGivenBack
from rococo_desktop.model.state import ScoreLine
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.rules.core import chance
from tests.rules.scenario import Scene


def scene() -> Scene:
    return Scene(3).agenda(("take_income",), ("end_round",))


# Counters and marks.


@pytest.mark.parametrize("counter", ["livre", "lace", "thread", "prestige"])
def test_counters_change_by_seat(counter: str) -> None:
    here = scene().seat(2, **{counter: 4})
    table = here.table()
    table.adjust(2, counter, 3)
    table.adjust(2, counter, -7)
    assert getattr(table.state.players[2], counter) == 0
    assert getattr(table.state.players[0], counter) == getattr(here.player(0), counter)
    assert table.events == [Adjusted(2, counter, 3), Adjusted(2, counter, -7)]


def test_no_counter_falls_below_zero() -> None:
    table = scene().seat(2, lace=1).table()
    with pytest.raises(ValueError, match="seat 2 would have -1 lace"):
        table.adjust(2, "lace", -2)
    assert table.state.players[2].lace == 1
    assert table.events == []


def test_trademarks_are_put_on_and_taken_off() -> None:
    here = scene()
    table = here.table()
    table.mark(7, 2)
    assert table.state.trademarks == (*[NOBODY] * 7, 2, *[NOBODY] * 30)
    table.mark(7, NOBODY)
    assert table.state.trademarks == here.state.trademarks
    assert table.events == [Marked(7, 2), Marked(7, NOBODY)]


def test_the_favor_goes_from_hand_to_hand() -> None:
    table = scene().table()
    table.pass_favor(2)
    assert table.state.favor == 2
    table.pass_favor(NOBODY)
    assert table.state.favor == NOBODY
    assert table.events == [FavorMoved(NOBODY, 2), FavorMoved(2, NOBODY)]


def test_secret_choices_and_used_cards_are_noted_without_a_word() -> None:
    table = scene().table()
    table.choose_cards(1, (0, 1, 2))
    table.use_up(1, 5)
    table.use_up(1, 6)
    assert (table.state.players[1].chosen, table.state.players[1].used) == ((0, 1, 2), (5, 6))
    table.choose_cards(1, ())
    assert table.state.players[1].chosen == ()
    assert table.events == []


def test_a_fact_about_a_seat_is_noted_aloud() -> None:
    table = scene().table()
    table.note(1, "tasks", (3,))
    assert table.state.players[1].tasks == (3,)
    assert table.state.players[0].tasks == ()
    assert table.events == [Noted(1, "tasks", (3,))]


# Secrets.


def test_a_card_nobody_has_seen_is_a_secret_until_it_lies_open() -> None:
    here = scene().seat(1, hand=["e0a", "e0b", "e0c"], supply=["e0d"])
    table = here.table()
    first, second = here.card("e0c"), here.card("e0b")
    table.hide(first, 1, 7)
    table.hide(second, 1, 4)
    seen = [table.state.players[1].secret]
    # From hand to supply nobody sees it.
    for card, source, target in (
        (first, "hand", "supply"),
        (here.card("e0a"), "hand", "resolving"),
        (second, "hand", "resolving"),
        (first, "supply", "discard"),
    ):
        table.move(card, (source, 1), (target, 1))
        seen.append(table.state.players[1].secret)
    both = ((4, second), (7, first))
    assert seen == [both, both, both, ((7, first),), ()]


def test_what_the_board_shows_is_no_secret_of_a_seat() -> None:
    here = scene().seat(0, hand=["e0a", "e0b", "e0c"], supply=["e0d"])
    table = here.table()
    card = table.state.hire[0]
    table.hide(card, 0, 2)
    table.move(card, ("hire", 0), ("removed", 0))
    assert table.state.players[0].secret == ((2, card),)


def test_mixing_a_stack_is_told_and_crosses_the_barrier() -> None:
    here = scene()
    table = here.table()
    mixed, stream = chance.shuffled(here.state.rng, here.state.deck)
    table.mix("deck")
    assert (table.state.deck, table.state.rng) == (mixed, stream)
    assert table.events == [Mixed("deck")]
    assert table.barrier


# What is left to do.


def test_the_first_step_scheduled_is_done_first_and_before_all_the_rest() -> None:
    table = scene().table()
    table.schedule(("first", 1), ("second", 2))
    assert tuple(table.agenda)[::-1] == (("first", 1), ("second", 2), ("take_income",), ("end_round",))
    table.schedule()
    assert table.agenda[-1] == ("first", 1)


def test_the_state_learns_what_is_left_to_do_when_it_is_handed_out() -> None:
    here = scene()
    table = here.table()
    table.schedule(("first", 1))
    assert table.state.agenda == here.state.agenda
    table.hand_out()
    assert table.state.agenda == (("end_round",), ("take_income",), ("first", 1))


def test_following_a_list_gives_every_step_the_same_data() -> None:
    here = scene()
    here.rules = replace(here.rules, lists={"parade": ("drums", "horses", "queen"), "nothing": ()})
    table = here.table()
    table.follow("nothing", 1)
    assert tuple(table.agenda) == here.state.agenda
    table.follow("parade", 1, "gold")
    assert tuple(table.agenda)[::-1] == (
        ("drums", 1, "gold"),
        ("horses", 1, "gold"),
        ("queen", 1, "gold"),
        ("take_income",),
        ("end_round",),
    )
    with pytest.raises(KeyError):
        table.follow("unknown")


# The course of the game.


def test_rounds_and_turns_are_counted() -> None:
    table = scene().fields(active=2, turn=4, round=3).table()
    table.use_up(1, 5)
    table.use_up(2, 5)
    table.begin_round()
    assert (table.state.round, table.state.active, table.state.turn) == (4, NOBODY, 4)
    table.begin_turn(1)
    assert (table.state.round, table.state.active, table.state.turn) == (4, 1, 5)
    assert [player.used for player in table.state.players] == [(), (), (5,)]
    table.end_turns()
    assert (table.state.active, table.state.turn) == (NOBODY, 5)
    table.set_start_seat(2)
    assert table.state.start_seat == 2
    assert table.events == []


def test_what_is_told_and_scored() -> None:
    table = scene().table()
    table.tell(Sold(1, 2, 3))
    table.score(1, 3, LivreGivenBack(30))
    table.score(1, 2, GarmentRented(4))
    assert table.events == [
        Sold(1, 2, 3),
        Scored("F1", 1, 3, (30,)),
        Adjusted(1, "prestige", 3),
        Scored("F7", 1, 2, ("garment", 4, 1)),
        Adjusted(1, "prestige", 2),
    ]
    assert table.state.sheet == (ScoreLine("F1", 1, 3, (30,)), ScoreLine("F7", 1, 2, ("garment", 4, 1)))
    assert table.state.players[1].prestige == 5
