"""P3: turns: who plays, the order within a turn, and what a rank may do."""

from __future__ import annotations

import pytest

from rococo_desktop.model.decisions import Acquiring, CardQuestion, Reason, SeatQuestion
from rococo_desktop.model.events import (
    Adjusted,
    Earned,
    ForfeitedAction,
    ForfeitedBonus,
    Moved,
    Telling,
    TurnBegan,
)
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.rules.core import reasons, rounds
from rococo_desktop.rules.core.counts import staff_size
from tests.rules.scenario import Scene


def turns(scene: Scene, first: int = 0) -> Scene:
    """Phase 3 goes on with this seat."""
    return scene.agenda(("next_turn", first), ("take_income",), ("end_round",))


# P3.1: who plays.


@pytest.mark.rule("P3.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("start", [0, 1])
def test_from_the_start_player_clockwise_until_no_hand_has_a_card(players: int, start: int) -> None:
    scene = Scene(players).fields(start_seat=start)
    for seat in range(players):
        scene.seat(seat, hand=["e0a", "e0a", "e0b"], supply=["e0c"])
    scene.agenda(("begin_turns",), ("take_income",))
    played = []
    while scene.settle().state.agenda:
        decision = scene.decision()
        if decision.kind == "play_card":
            scene.choose(decision.options[0].key)
        elif decision.kind == "main_action":
            played.append(decision.seat)
            scene.choose("action:forfeit")
        else:
            scene.choose("bonus:forfeit")
    order = [(start + offset) % players for offset in range(players)]
    assert played == order * 3
    assert [told.seat for told in scene.told(TurnBegan)] == order * 3
    assert [told.number for told in scene.told(TurnBegan)] == [*range(1, 3 * players + 1)]
    assert (scene.state.turn, scene.state.active) == (3 * players, NOBODY)
    assert all(player.hand == () for player in scene.state.players)
    assert scene.told(Earned) == [Earned(seat, "basic", 5) for seat in order]


@pytest.mark.rule("P3.1")
def test_exactly_one_card_of_the_hand_equal_cards_being_one_option() -> None:
    scene = turns(Scene(2).seat(0, hand=["e0a", "e0a", "e0c"], supply=["e0d"]))
    decision = scene.decision()
    assert (decision.kind, decision.seat, decision.about) == ("play_card", 0, SeatQuestion())
    assert [choice.key for choice in decision.options] == ["play:e0a", "play:e0c"]
    assert decision.options[1].target == ("hand", scene.card("e0c"))
    assert decision.options[1].steps == (("play", 0, scene.card("e0c")),)
    scene.choose("play:e0a")
    assert scene.ids("employee", scene.player(0).hand) == ["e0a", "e0c"]
    assert scene.ids("employee", scene.player(0).resolving) == ["e0a"]
    assert scene.state.active == 0
    assert scene.events == [TurnBegan(0, 1), Moved(scene.card("e0a"), ("hand", 0), ("resolving", 0))]


@pytest.mark.rule("P3.1")
def test_players_without_cards_are_skipped() -> None:
    scene = Scene(4)
    scene.seat(1, hand=["e0a", "e0c"], supply=["e0b"])
    scene.seat(3, hand=["e0a", "e0c"], supply=["e0b"])
    turns(scene, 2)
    seats = []
    while scene.decision().kind != "choose_three":
        if scene.decision().kind == "main_action":
            seats.append(scene.decision().seat)
        scene.choose(scene.decision().options[-1].key)
    assert seats == [3, 1, 3, 1]


@pytest.mark.rule("P3.1")
def test_a_seat_alone_with_cards_plays_on_and_on() -> None:
    scene = turns(Scene(3).seat(2, hand=["e0a", "e0a"], supply=["e0c"]))
    scene.choose("play:e0a", "action:forfeit", "play:e0a", "action:forfeit")
    assert [told.seat for told in scene.told(TurnBegan)] == [2, 2]


@pytest.mark.rule("P3.1")
def test_even_the_last_card_is_played_by_its_owner() -> None:
    scene = turns(Scene(2).seat(1, hand=["e0c"], supply=["e0a", "e0b"]))
    decision = scene.decision()
    assert (decision.kind, decision.seat) == ("play_card", 1)
    assert [choice.key for choice in decision.options] == ["play:e0c"]
    assert scene.ids("employee", scene.player(1).hand) == ["e0c"]


@pytest.mark.rule("P3.1")
def test_the_next_seat_follows_on_the_agenda() -> None:
    scene = Scene(3).seat(2, hand=["e0a"], supply=["e0c"]).agenda()
    table = scene.table()
    rounds.next_turn(table, 1)
    assert tuple(table.agenda)[::-1] == (("play_card", 2), ("next_turn", 0))
    assert (table.state.active, table.state.turn) == (2, 1)
    assert table.events == [TurnBegan(2, 1)]


@pytest.mark.rule("P3.1")
def test_without_any_card_the_phase_ends() -> None:
    table = Scene(3).agenda().fields(active=1).table()
    rounds.next_turn(table, 1)
    assert (tuple(table.agenda), table.state.active, table.events) == ((), NOBODY, [])


@pytest.mark.rule("P3.1")
def test_a_card_not_in_hand_cannot_be_played() -> None:
    scene = turns(Scene(2).seat(0, hand=["e0a", "e0c"], supply=["e0d"]))
    assert scene.explain(0, "hand", scene.card("e0d")) == (Reason("not_in_hand"),)
    assert scene.explain(0, "hand", scene.card("e0a")) == ()
    assert scene.explain(1, "hand", scene.card("e0a")) == (Reason("not_your_decision"),)


# P3.2: the order of a turn.


@pytest.mark.rule("P3.2")
def test_a_turn_is_main_action_then_bonus_then_retiring() -> None:
    scene = Scene(2).seat(0, hand=["e0a", "e0d"], supply=["e0c"]).agenda()
    table = scene.table()
    card = scene.card("e0d")
    rounds.play(table, 0, card)
    assert tuple(table.agenda)[::-1] == (
        ("main_action", 0, card),
        ("own_bonus", 0, card),
        ("retire", 0, card),
    )
    assert table.events == [Moved(card, ("hand", 0), ("resolving", 0))]


@pytest.mark.rule("P3.2")
def test_the_bonus_comes_after_the_main_action_and_the_card_goes_on_top_of_the_discard() -> None:
    scene = Scene(2).seat(0, livre=15, hand=["e0d"], supply=["e0a", "e0b", "e0c"], discard=["e0a"])
    scene.turn(0, "e0d").last_turn()
    assert scene.decision().kind == "main_action"
    scene.choose("action:fund", "fund:kitchen_left_1")
    assert scene.player(0).livre == 10
    assert scene.ids("employee", scene.player(0).resolving) == ["e0d"]
    decision = scene.decision()
    assert (decision.kind, decision.seat, decision.about) == ("bonus", 0, CardQuestion(scene.card("e0d")))
    scene.choose("bonus:use")
    assert scene.ids("employee", scene.player(0).discard) == ["e0a", "e0d"]
    assert scene.player(0).resolving == ()
    assert [event for event in scene.events if not isinstance(event, Telling)][-2:] == [
        Adjusted(0, "livre", 2),
        Moved(scene.card("e0d"), ("resolving", 0), ("discard", 0)),
    ]


@pytest.mark.rule("P3.2")
def test_main_action_and_bonus_can_both_be_forfeited() -> None:
    scene = Scene(2).seat(0, livre=15, hand=["e0d"], supply=["e0a", "e0b", "e0c"]).turn(0, "e0d")
    card = scene.card("e0d")
    scene.last_turn().choose("action:forfeit", "bonus:forfeit")
    assert scene.events == [
        ForfeitedAction(0, card),
        ForfeitedBonus(0, card),
        Moved(card, ("resolving", 0), ("discard", 0)),
    ]
    assert scene.player(0).livre == 15
    assert scene.player(0).discard == (card,)


@pytest.mark.rule("P3.2")
def test_only_one_main_action_a_turn() -> None:
    scene = Scene(2).seat(0, livre=15, hand=["e0a"], supply=["e0a", "e0b", "e0c"]).turn(0, "e0a")
    scene.last_turn().choose("action:favor")
    # A start master has no bonus: the turn is over.
    assert scene.ids("employee", scene.player(0).discard) == ["e0a"]
    assert scene.state.agenda == ()


# P3.4: a bonus that is an action.


@pytest.mark.rule("P3.4")
def test_a_bonus_action_needs_no_permission_and_takes_any_main_action_before() -> None:
    scene = Scene(2).seat(0, livre=30, hand=["e0c"], supply=["e0a", "e0b", "e0d"]).turn(0, "e0c")
    scene.display("drawers", "bb", "pp", "o", "g")
    scene.choose("action:acquire", "take:0", "keep", "bonus:use")
    decision = scene.decision()
    assert (decision.kind, decision.about) == ("acquire", Acquiring(scene.card("e0c"), False))
    scene.choose("take:1", "keep")
    # Three tiles in the drawer: 2 livre; then two: 1 livre.
    assert scene.events.count(Adjusted(0, "livre", -2)) == 1
    assert scene.events.count(Adjusted(0, "livre", -1)) == 1
    assert scene.ids("face", scene.player(0).silk) == ["bb", "pp"]


@pytest.mark.rule("P3.4")
def test_the_acting_employee_decides_about_master_spaces_whatever_the_main_action_was() -> None:
    # A journeyman's tailor bonus: ordinary spaces, but never a master's.
    scene = Scene(2).seat(0, livre=30, hand=["e2b"], supply=["e0a", "e0b", "e0c"], silk=["bb"])
    scene.turn(0, "e2b").display("garments", None, None, None, "blue_gown_3", None)
    scene.choose("action:fund", "fund:statue_1", "bonus:use", "rent")
    spaces = {f"guest:{at}" for at, s in enumerate(scene.rules.side.guest_spaces) if not s.master}
    assert scene.keys() == spaces


# P3.5: the card being played belongs to the staff.


@pytest.mark.rule("P3.5")
@pytest.mark.parametrize(("supply", "livre"), [(4, 2), (5, 2), (6, 6), (3, 0)])
def test_the_card_being_played_counts_for_the_size_of_the_staff(supply: int, livre: int) -> None:
    cards = ["e0a", "e0b", "e0c", "e0d", "e1a", "e2a"][:supply]
    scene = Scene(2).seat(0, livre=0, hand=["e3d"], supply=cards).bonus(0, "e3d")
    assert staff_size(scene.state, 0) == supply + 1
    if livre:
        scene.last_turn().choose("bonus:use")
    assert scene.last_turn().settle().player(0).livre == livre


# P3.6: crowns.


@pytest.mark.rule("P3.6")
@pytest.mark.parametrize("card", ["e6c", "e6d", "e6e", "e6f"])
def test_a_crown_does_nothing_during_play(card: str) -> None:
    scene = Scene(2).seat(0, lace=3, thread=3, hand=[card], supply=["e0a", "e0b", "e0c", "e0d"])
    scene.guest(0, 0, "blue_gown_1").guest(0, 1, "pink_coat_1")
    scene.bonus(0, card).last_turn()
    index = scene.card(card)
    obstacles = scene.rules.explainers["bonus", "bonus"]
    assert tuple(obstacles(scene.rules, scene.state, 0, index, card)) == (reasons.CROWN_BONUS,)
    scene.settle()
    player = scene.player(0)
    assert (player.prestige, player.lace, player.thread, player.livre) == (0, 3, 3, 15)
    assert scene.events == [Moved(index, ("resolving", 0), ("discard", 0))]
