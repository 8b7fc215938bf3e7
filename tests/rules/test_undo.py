"""U: what can be taken back, and what cannot; P2.1a: changing one's mind while others still choose."""

from __future__ import annotations

from random import Random

import pytest

from rococo_desktop.model.codec import to_plain
from rococo_desktop.model.events import Moved
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.errors import CannotUndoError, IllegalChoiceError
from rococo_desktop.play.records.timeline import Timeline
from rococo_desktop.rules import referee
from tests.rules.scenario import Scene, ruleset


def timeline(scene: Scene) -> Timeline:
    """The timeline of a scene."""
    return Timeline.from_state(scene.rules, scene.settle().state)


def new_game(players: int = 3, edition: Edition = Edition.DELUXE, seed: int = 1) -> Timeline:
    """The timeline of a game dealt with seat 0 as start player."""
    return Timeline.from_deal(ruleset(players, edition), seed, 0)


def key(game: Timeline, number: int = 0) -> str:
    """The key of an option of the pending decision."""
    assert game.decision is not None
    return game.decision.options[number].key


def crosses(game: Timeline, choice: str) -> bool:
    """Whether the referee says beforehand that a choice of the pending decision cannot be taken back."""
    assert game.decision is not None
    option = game.decision.option(choice)
    assert option is not None
    return referee.crosses_barrier(game.rules, game.state, option)


def stays_open(game: Timeline, seat: int, choice: str) -> bool:
    """Make a choice; True if it can be taken back. The warning before must have said the same."""
    warned = crosses(game, choice)
    game.apply(seat, choice)
    assert warned is (game.undoable == 0)
    return not warned


# U1: the barrier.


@pytest.mark.rule("U1")
def test_open_acts_can_be_taken_back_one_by_one() -> None:
    scene = Scene(2).turn(0, "e0d").seat(1, hand=["e0a", "e0b"], supply=["e0c"])
    scene.display("drawers", *(face.id for face in scene.rules.faces[:9]))
    game = timeline(scene)
    before = to_plain(game.state)
    assert stays_open(game, 0, "action:acquire")
    assert stays_open(game, 0, "take:0")
    assert stays_open(game, 0, "keep")
    assert stays_open(game, 0, "bonus:use")
    assert game.decision is not None
    assert game.decision.seat == 1, "the turn is over, and can still be taken back whole"
    game.undo(4)
    assert to_plain(game.state) == before
    with pytest.raises(CannotUndoError):
        game.undo(1)


@pytest.mark.rule("U1")
@pytest.mark.parametrize("card", ["e1e", "e1c"])
def test_a_draw_from_the_bag_is_a_barrier(card: str) -> None:
    scene = Scene(2).turn(0, card).seat(1, hand=["e0a", "e0b"], supply=["e0c"])
    game = timeline(scene)
    assert stays_open(game, 0, "action:forfeit")
    assert not stays_open(game, 0, "bonus:use")
    assert stays_open(game, 0, "keep")
    with pytest.raises(CannotUndoError):
        game.undo(2)
    game.undo(1)
    assert game.undoable == 0


@pytest.mark.rule("U1")
def test_a_new_round_is_a_barrier() -> None:
    scene = Scene(2).seat(0, supply=["e0a", "e0b", "e0c", "e0d"]).seat(1, supply=["e0a", "e0b", "e0c", "e0d"])
    game = timeline(scene.turn(0, "e0d"))
    assert stays_open(game, 0, "action:forfeit")
    assert not stays_open(game, 0, "bonus:forfeit")
    assert game.state.round == 2


@pytest.mark.rule("U1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_end_of_phase_2_is_a_barrier_for_all(players: int) -> None:
    game = new_game(players)
    for seat in range(players - 1):
        assert stays_open(game, seat, key(game))
        assert game.undo_seat == seat
    assert not stays_open(game, players - 1, key(game))
    assert game.undo_seat == NOBODY


@pytest.mark.rule("U1")
def test_the_next_seat_s_first_choice_is_a_barrier() -> None:
    scene = Scene(2).turn(0, "e0a").seat(1, hand=["e0a", "e0b"], supply=["e0c"])
    game = timeline(scene)
    assert stays_open(game, 0, "action:forfeit")
    assert (game.undo_seat, game.undoable) == (0, 1)
    assert stays_open(game, 1, "play:e0b")
    assert (game.undo_seat, game.undoable) == (1, 1), "only the new seat's own choice is left"


@pytest.mark.rule("U1")
def test_a_seat_that_plays_on_by_itself_can_go_back_into_its_turn_before() -> None:
    scene = Scene(2).turn(0, "e0a").seat(1, hand=[], supply=["e0a", "e0b", "e0c", "e0d"])
    scene.plain["players"][0]["hand"] = [
        scene._fetch("employee", scene.card(name), 0) for name in ("e0b", "e0c")
    ]
    game = timeline(scene)
    assert stays_open(game, 0, "action:forfeit")
    assert stays_open(game, 0, "play:e0c")
    assert (game.undoable, game.choices_of_turn) == (2, 1)
    game.undo(2)
    assert game.decision is not None
    assert game.decision.kind == "main_action"


@pytest.mark.rule("U1")
@pytest.mark.parametrize("hand", [["e0b"], ["e0a", "e0a"]])
def test_the_only_card_of_the_next_hand_does_not_show_by_itself(hand: list[str]) -> None:
    scene = Scene(2).turn(0, "e0a").seat(1, hand=hand, supply=["e0c", "e0d"])
    game = timeline(scene)
    assert stays_open(game, 0, "action:forfeit")
    assert game.decision is not None
    assert (game.decision.seat, [choice.key for choice in game.decision.options]) == (1, [f"play:{hand[0]}"])
    assert game.state.players[1].resolving == ()
    assert not [
        event for event in game.played[-1].events if isinstance(event, Moved) and event.source[1] == 1
    ]


@pytest.mark.rule("U1")
@pytest.mark.parametrize(("edition", "stays"), [(Edition.DELUXE, True), (Edition.CLASSIC, False)])
def test_the_last_choice_shows_the_hidden_points_of_classic(edition: Edition, stays: bool) -> None:
    scene = Scene(2, edition).fields(round=7).funded(0, "fireworks_1")
    garment = scene.rules.garments[0].id
    scene.guest(0, scene.rules.hall_spaces[0][0], garment).agenda(("final_scoring",))
    game = timeline(scene)
    assert game.decision is not None
    assert game.decision.kind == "terrace"
    assert stays_open(game, 0, "terrace:empty") is stays
    assert game.decision is None


@pytest.mark.rule("U1")
@pytest.mark.parametrize("players", [2, 5])
def test_the_warning_is_right_through_a_whole_game(players: int) -> None:
    game = new_game(players, seed=players)
    random = Random(players)
    both = set()
    while game.decision is not None:
        choice = random.choice(game.decision.options).key
        both.add(stays_open(game, game.decision.seat, choice))
    assert both == {True, False}


# U2: back and forth.


@pytest.mark.rule("U2")
def test_the_whole_turn_can_be_taken_back_and_redone() -> None:
    scene = Scene(2).turn(0, "e0d").seat(1, hand=["e0a", "e0b"], supply=["e0c"])
    game = timeline(scene)
    states = [to_plain(game.state)]
    for choice in ("action:acquire", "take:3", "keep", "bonus:use"):
        game.apply(0, choice)
        states.append(to_plain(game.state))
    for steps in (1, 2, 3, 4):
        game.undo(steps)
        assert to_plain(game.state) == states[-1 - steps]
        for back in reversed(range(steps)):
            assert game.next_redo is not None
            game.apply(*game.next_redo)
            assert to_plain(game.state) == states[-1 - back]
    assert (game.redoable, game.undoable, game.choices_of_turn) == (0, 4, 4)


@pytest.mark.rule("U2")
@pytest.mark.parametrize("edition", list(Edition))
def test_back_to_the_barrier_and_forth_is_the_same_game(edition: Edition) -> None:
    straight, winding = new_game(2, edition, seed=4), new_game(2, edition, seed=4)
    random = Random(4)
    while straight.decision is not None:
        seat, choice = straight.decision.seat, random.choice(straight.decision.options).key
        straight.apply(seat, choice)
        winding.apply(seat, choice)
        if winding.undoable:
            winding.undo(random.randint(1, winding.undoable))
            while winding.next_redo is not None:
                winding.apply(*winding.next_redo)
        assert winding.state == straight.state
        assert winding.decision == straight.decision
    assert winding.played == straight.played


@pytest.mark.rule("U2")
def test_another_way_after_undo_forgets_the_first() -> None:
    game = new_game(2)
    game.apply(0, key(game, 0))
    game.undo(1)
    assert game.redoable == 1
    game.apply(0, key(game, 1))
    assert game.redoable == 0


# P2.1a: the secret choice may change until the last has chosen.


@pytest.mark.rule("P2.1a")
def test_a_seat_changes_its_choice_while_others_still_choose() -> None:
    game = new_game(3)
    first, second = key(game, 0), key(game, 1)
    game.apply(0, first)
    game.apply(1, key(game))
    chosen = game.state.players[0].chosen
    game.apply(0, second)
    assert game.state.players[0].chosen != chosen
    assert game.decision is not None
    assert game.decision.seat == 2, "nobody has to choose again"
    game.apply(2, key(game))
    ids = sorted(game.rules.employees[card].id for card in game.state.players[0].hand)
    assert "choose:" + "+".join(ids) == second


@pytest.mark.rule("P2.1a")
def test_before_it_has_chosen_and_after_the_last_there_is_nothing_to_change() -> None:
    game = new_game(3)
    assert [game.revision(seat) for seat in range(3)] == [None, None, None]
    game.apply(0, key(game))
    assert [game.revision(seat) is None for seat in range(3)] == [False, True, True]
    game.apply(1, key(game))
    other = key(game, 1)
    game.apply(2, key(game))
    assert [game.revision(seat) for seat in range(3)] == [None, None, None]
    with pytest.raises(IllegalChoiceError):
        game.apply(1, other)


@pytest.mark.rule("P2.1a")
def test_a_revision_offers_all_that_the_first_choice_offered() -> None:
    game = new_game(3)
    assert game.decision is not None
    offered = [choice.key for choice in game.decision.options]
    game.apply(0, key(game, 3))
    revision = game.revision(0)
    assert revision is not None
    assert [choice.key for choice in revision.options] == offered
    assert (revision.kind, revision.seat) == ("choose_three", 0)


@pytest.mark.rule("P2.1a")
def test_others_see_only_that_a_choice_is_made() -> None:
    game = new_game(3)
    game.apply(0, key(game, 0))
    seen = referee.observe(game.rules, game.state, 1)
    game.apply(0, _other(game, 0))
    assert referee.observe(game.rules, game.state, 1) == seen
    assert seen.seats[0].has_chosen
    assert not seen.seats[2].has_chosen
    assert referee.redact(game.played[-1].events, 1) == referee.redact(game.played[-2].events, 1)


def _other(game: Timeline, seat: int) -> str:
    revision = game.revision(seat)
    assert revision is not None
    return revision.options[-1].key


@pytest.mark.rule("P2.1a")
def test_a_turned_discard_shows_only_when_all_have_chosen() -> None:
    scene = Scene(3).seat(0, supply=["e0a"], discard=["e0b", "e0c", "e0d"], hand=[])
    game = timeline(scene.fields(start_seat=0))
    before = referee.observe(game.rules, game.state, 1).seats[0]
    game.apply(0, key(game))
    after = referee.observe(game.rules, game.state, 1).seats[0]
    assert after == before._replace(has_chosen=True)
    game.apply(1, key(game))
    game.apply(2, key(game))
    assert game.state.players[0].discard == ()
    assert len(game.state.players[0].hand) == 3


@pytest.mark.rule("P2.1a", "P2.2")
def test_who_has_exactly_three_cards_has_nothing_to_change() -> None:
    scene = Scene(3).seat(0, supply=["e0a", "e0b", "e0c"], hand=[], discard=[])
    game = timeline(scene.fields(start_seat=0))
    assert game.decision is not None
    assert game.decision.seat == 1
    assert game.state.players[0].chosen
    assert game.revision(0) is None


@pytest.mark.rule("P2.1a", "U1")
def test_a_change_is_a_choice_like_any_other_for_undo() -> None:
    game = new_game(3)
    game.apply(0, key(game, 0))
    game.apply(1, key(game, 0))
    kept = to_plain(game.state)
    game.apply(0, _other(game, 0))
    assert (game.undo_seat, game.undoable) == (0, 1), "seat 0 decided last: seat 1 can revise, not undo"
    game.undo(1)
    assert to_plain(game.state) == kept
    assert game.undoable == 0
    assert game.revision(1) is not None
