"""P1: preparing a round: start player, new employees, resource tiles and garments."""

from __future__ import annotations

import pytest

from rococo_desktop.model.events import BecameStartPlayer, FavorMoved, Moved, RoundBegan
from rococo_desktop.model.vocabulary import EMPTY, NOBODY
from rococo_desktop.rules.core import rounds
from tests.rules.scenario import Scene, ruleset

COUNTS = (2, 3, 4, 5)


def next_round(scene: Scene) -> Scene:
    """Carry out phase 1 up to the first choice."""
    return scene.agenda(("begin_round",)).settle()


# P1.1: the start player.


@pytest.mark.rule("P1.1")
@pytest.mark.parametrize("players", COUNTS)
def test_who_holds_the_favor_becomes_start_player_and_gives_it_back(players: int) -> None:
    holder = players - 1
    scene = next_round(Scene(players).fields(favor=holder, start_seat=0))
    assert (scene.state.start_seat, scene.state.favor) == (holder, NOBODY)
    assert scene.events[:3] == [
        RoundBegan(2),
        BecameStartPlayer(holder),
        FavorMoved(holder, NOBODY),
    ]
    assert scene.decision().seat == holder


@pytest.mark.rule("P1.1")
def test_the_start_player_may_have_held_it_too() -> None:
    scene = next_round(Scene(3).fields(favor=2, start_seat=2))
    assert (scene.state.start_seat, scene.state.favor) == (2, NOBODY)
    assert scene.told(BecameStartPlayer) == [BecameStartPlayer(2)]


@pytest.mark.rule("P1.1")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_without_a_holder_the_start_player_stays(start: int) -> None:
    scene = next_round(Scene(3).fields(start_seat=start))
    assert (scene.state.start_seat, scene.state.favor) == (start, NOBODY)
    assert scene.told(BecameStartPlayer) == []
    assert not any(isinstance(event, FavorMoved) for event in scene.events)


@pytest.mark.rule("P1.1")
def test_the_favor_goes_back_before_anything_else_is_prepared() -> None:
    table = Scene(2).agenda().table()
    rounds.begin_round(table)
    assert tuple(table.agenda)[::-1] == (
        ("return_favor",),
        ("deal_employees",),
        ("fill_drawers",),
        ("slide_garments",),
        ("ask_everybody",),
        ("begin_turns",),
        ("take_income",),
        ("end_round",),
    )
    assert (table.state.round, table.state.active) == (2, NOBODY)


# P1.2: employees.


@pytest.mark.rule("P1.2")
def test_employees_left_leave_the_game_and_four_new_ones_are_dealt() -> None:
    scene = Scene(2).display("hire", None, "e1b", "e1e", None)
    deck = scene.state.deck
    scene.agenda(("deal_employees",)).settle()
    assert scene.ids("employee", scene.state.removed) == ["e1b", "e1e"]
    assert scene.state.hire == deck[-1:-5:-1]
    assert scene.state.deck == deck[:-4]
    assert scene.events == [
        Moved(scene.card("e1b"), ("hire", 1), ("removed", 0)),
        Moved(scene.card("e1e"), ("hire", 2), ("removed", 0)),
        *(Moved(card, ("deck", 0), ("hire", at)) for at, card in enumerate(deck[-1:-5:-1])),
    ]
    assert scene.barrier


@pytest.mark.rule("P1.2")
def test_an_empty_display_is_dealt_anew() -> None:
    scene = next_round(Scene(4).display("hire"))
    assert scene.state.removed == ()
    assert EMPTY not in scene.state.hire
    assert len(scene.state.deck) == 24


@pytest.mark.rule("P1.2", "S2")
def test_the_levels_of_the_seven_rounds() -> None:
    scene = Scene(2, seed=11)
    shown = []
    for _ in range(7):
        shown.append(sorted(scene.rules.employees[card].level for card in scene.state.hire))
        if len(shown) < 7:
            scene.agenda(("deal_employees",)).settle()
    assert shown == [
        [1, 1, 1, 1],
        [1, 1, 2, 2],
        [2, 2, 3, 3],
        [3, 3, 4, 4],
        [4, 4, 5, 5],
        [5, 5, 6, 6],
        [6, 6, 6, 6],
    ]
    assert scene.state.deck == ()
    assert len(scene.state.removed) == 24


# P1.5: nothing moves outside phase 1.


@pytest.mark.rule("P1.5")
def test_gaps_stay_until_the_next_round() -> None:
    scene = Scene(2).seat(0, livre=40, lace=2, thread=2, silk=["bb", "bb"])
    scene.seat(0, hand=["e0a"], supply=["e0c", "e0d", "e0b"], discard=["e1a"])
    scene.seat(1, hand=["e0a", "e0a", "e0c"], supply=["e0b"])
    scene.display("drawers", "bb", "pp", "o", "g", "b", "p")
    scene.display("garments", "pink_coat_8", "blue_gown_3", None, "pink_coat_9", "pink_coat_10")
    scene.display("hire", "e1b", "e1c", "e1d", "e1e")
    scene.agenda(("next_turn", 0), ("take_income",), ("end_round",))
    scene.choose("play:e0a", "action:tailor", "sell")
    scene.choose("play:e0a", "action:hire", "hire:e1d", "play:e1d")
    scene.choose("action:acquire", "take:1", "keep", "bonus:forfeit")
    state = scene.state
    garments = [None if g == EMPTY else scene.rules.garments[g].id for g in scene.state.garments]
    assert garments == ["pink_coat_8", None, None, "pink_coat_9", "pink_coat_10"]
    assert [card == EMPTY for card in state.hire] == [False, False, True, False]
    assert [face == EMPTY for face in state.drawers] == [False, True, False, False, False, False, *[True] * 3]
    assert state.round == 1


@pytest.mark.rule("P1.2", "P1.3", "P1.4")
@pytest.mark.parametrize("players", COUNTS)
def test_the_whole_of_phase_one_leads_to_the_first_choice(players: int) -> None:
    scene = next_round(Scene(players).fields(round=4, start_seat=1))
    assert scene.state.round == 5
    assert scene.state.agenda[::-1] == (
        *(("choose_three", seat) for seat in rounds.seats_in_order(scene.state)),
        ("reveal_choices",),
        ("begin_turns",),
        ("take_income",),
        ("end_round",),
    )
    kinds = [event.target[0] for event in scene.events if isinstance(event, Moved)]
    size = len(ruleset(players).side.garment_prices)
    assert kinds == [
        *["removed"] * 4,
        *["hire"] * 4,
        *["garment_discard"] * 2,
        *["garments"] * size,
    ]
