"""Soundness: every kind of damage to a state is found and named."""

from __future__ import annotations

from collections import Counter

import pytest

from rococo_desktop.model.vocabulary import EMPTY, Edition
from rococo_desktop.rules.core.counts import pieces_in_play
from rococo_desktop.rules.soundness import problems
from tests.rules.scenario import Scene, ruleset


def lines(scene: Scene) -> list[str]:
    return problems(scene.rules, scene.state)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", list(Edition))
def test_a_new_game_is_sound(players: int, edition: Edition) -> None:
    assert lines(Scene(players, edition)) == []


def test_a_busy_table_is_sound() -> None:
    scene = Scene(3).guest(0, 0, "blue_gown_1").funded(1, "kitchen_left_1", "fireworks_1").all_halls(2, 1)
    scene.funded(0, "kitchen_left_2", "kitchen_right_1").all_halls(0, 0).seat(0, silk=["bb", "o"])
    assert lines(scene.bonus(0, "e0d")) == []


# Pieces.


def test_a_lost_card_is_found() -> None:
    scene = Scene(2)
    scene.plain["players"][1]["supply"].remove(0)
    assert lines(scene) == ["employees: missing {0: 1}, too many {}"]


def test_a_card_too_many_is_found() -> None:
    scene = Scene(2)
    scene.plain["removed"].append(9)
    assert lines(scene) == ["employees: missing {}, too many {9: 1}"]


def test_a_tile_that_became_another_is_found() -> None:
    scene = Scene(2)
    face = scene.plain["drawers"][0]
    other = (face + 1) % 15
    scene.plain["drawers"][0] = other
    assert lines(scene) == [f"faces: missing {{{face}: 1}}, too many {{{other}: 1}}"]


def test_a_lost_garment_is_found() -> None:
    scene = Scene(2)
    garment = scene.plain["garments"][2]
    scene.plain["garments"][2] = EMPTY
    assert lines(scene) == [f"garments: missing {{{garment}: 1}}, too many {{}}"]


def test_every_kind_has_its_line_in_order() -> None:
    scene = Scene(2)
    scene.plain["garment_bag"].pop(0)
    scene.plain["bag"].pop(0)
    scene.plain["deck"].pop()
    assert [line.split(":")[0] for line in lines(scene)] == ["employees", "faces", "garments"]


@pytest.mark.parametrize("players", [2, 5])
def test_what_belongs_to_a_game(players: int) -> None:
    rules = ruleset(players)
    cards = Counter(rules.pieces["employee"])
    assert cards[0] == 2 * players
    assert [cards[card] for card in (1, 2, 3)] == [players] * 3
    assert [cards[card] for card in range(4, 32)] == [1] * 28
    assert cards.total() == 5 * players + 28
    assert Counter(rules.pieces["face"]).total() == 48
    assert Counter(rules.pieces["face"])[0] == 7
    assert Counter(rules.pieces["garment"]) == dict.fromkeys(range(42), 1)


def test_pieces_are_counted_wherever_they_lie() -> None:
    scene = Scene(2).guest(0, 3, "blue_gown_1").seat(0, silk=["bb"]).bonus(1, "e0d")
    for kind in ("employee", "face", "garment"):
        found = pieces_in_play(scene.state, kind)
        assert found == sorted(Counter(scene.rules.pieces[kind]).elements())
        assert EMPTY not in found


# Counters.


@pytest.mark.parametrize("counter", ["livre", "lace", "thread", "prestige"])
@pytest.mark.parametrize("seat", [0, 2])
def test_a_negative_counter_is_found(seat: int, counter: str) -> None:
    scene = Scene(3).seat(seat, **{counter: 0})
    assert lines(scene) == []
    assert lines(scene.seat(seat, **{counter: -2})) == [f"seat {seat} has -2 {counter}"]


# Marks.


def test_a_garment_without_a_trademark_is_found() -> None:
    scene = Scene(2).guest(1, 4, "blue_gown_2")
    scene.plain["trademarks"][4] = -1
    assert lines(scene) == ["guest space 4 has garment 1 with the mark of -1"]


def test_a_trademark_without_a_garment_is_found() -> None:
    scene = Scene(2)
    scene.plain["trademarks"][4] = 1
    assert lines(scene) == ["guest space 4 has garment -1 with the mark of 1"]


@pytest.mark.parametrize("rocket", [0, 3])
def test_a_garment_on_the_terrace_needs_a_funded_rocket(rocket: int) -> None:
    scene = Scene(2).funded(0, f"fireworks_{rocket + 1}")
    garment = scene.plain["garment_bag"].pop()
    scene.plain["terrace"][rocket] = garment
    assert lines(scene) == []
    scene.plain["trademarks"][20 + rocket] = -1
    assert lines(scene) == [f"a garment stands on the terrace at {20 + rocket} without a trademark"]


def test_two_all_halls_spaces_of_one_seat_are_found() -> None:
    scene = Scene(3).all_halls(1, 0).all_halls(2, 1)
    assert lines(scene) == []
    assert lines(scene.all_halls(1, 2)) == ["a seat holds two all-halls spaces: [1, 2, 1]"]


@pytest.mark.parametrize("half", ["left", "right"])
def test_two_of_one_kitchen_half_are_found(half: str) -> None:
    scene = Scene(4).funded(1, f"kitchen_{half}_1").funded(0, f"kitchen_{half}_2")
    assert lines(scene) == []
    assert lines(scene.funded(1, f"kitchen_{half}_3")) == [
        f"a seat funds more than 1 of kitchen_{half}: {{1: 2, 0: 1}}"
    ]


def test_two_statues_of_one_seat_are_no_problem() -> None:
    assert lines(Scene(2).funded(0, "statue_1", "statue_2")) == []


# Order.


@pytest.mark.parametrize("zone", ["bag", "garment_bag"])
def test_a_pile_of_the_board_must_be_sorted(zone: str) -> None:
    scene = Scene(2)
    state = scene.state
    pile = getattr(state, zone)[::-1]
    setattr(state, zone, pile)
    assert problems(scene.rules, state) == [f"{zone} is not sorted: {pile}"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_pile_of_a_seat_must_be_sorted(seat: int) -> None:
    scene = Scene(2)
    state = scene.state
    state.players[seat].supply = state.players[seat].supply[::-1]
    assert problems(scene.rules, state) == ["supply is not sorted: (3, 2, 1, 0, 0)"]


def test_stacks_and_spaces_keep_their_own_order() -> None:
    scene = Scene(2).seat(0, hand=["e0a", "e0c"], discard=["e0d", "e0b", "e0a"])
    scene.display("drawers", "oo", "bb", "og")
    assert lines(scene) == []


def test_all_problems_are_listed() -> None:
    scene = Scene(2).seat(1, lace=-1)
    scene.plain["deck"].pop()
    scene.plain["trademarks"][3] = 0
    state = scene.state
    state.bag = state.bag[::-1]
    found = problems(scene.rules, state)
    assert [line.split()[0] for line in found] == ["employees:", "seat", "guest", "bag"]
