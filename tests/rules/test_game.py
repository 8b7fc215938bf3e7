"""G: the game as a whole: seven rounds, who wins, two editions, what is open and what is hidden."""

from __future__ import annotations

from functools import cache
from itertools import groupby

import pytest

from rococo_desktop.model.decisions import Reason
from rococo_desktop.model.events import (
    UNSEEN,
    Adjusted,
    CountBegan,
    Earned,
    Event,
    GameEnded,
    HasChosen,
    Moved,
    RoundBegan,
    Scored,
    TurnBegan,
)
from rococo_desktop.model.state import GameState
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.rules import referee
from rococo_desktop.rules.soundness import problems
from tests.rules.scenario import Scene, ruleset

COUNTS = (2, 3, 4, 5)
COURSE = frozenset({RoundBegan, HasChosen, TurnBegan, Earned, CountBegan, GameEnded})


@cache
def played(players: int, edition: Edition) -> tuple[GameState, tuple[Event, ...], tuple[str, ...]]:
    """A whole game by a fixed walk through the options: the end, all events, the choices made."""
    rules = ruleset(players, edition)
    step = referee.new_game(rules, players, 0)
    events = list(step.events)
    keys: list[str] = []
    while step.decision is not None:
        options = step.decision.options
        choice = options[(7 * len(keys) + 3) % len(options)]
        keys.append(choice.key)
        step = referee.advance(rules, step.state, choice)
        events += step.events
        assert problems(rules, step.state) == []
    return step.state, tuple(events), tuple(keys)


# G1: seven rounds of four phases, then the final scoring.


@pytest.mark.rule("G1", "S2")
@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("players", COUNTS)
def test_seven_rounds_of_four_phases_then_the_scoring(players: int, edition: Edition) -> None:
    state, events, _ = played(players, edition)
    course = [type(event) for event in events if type(event) in COURSE]
    assert [kind for kind, _ in groupby(course)] == [
        *[RoundBegan, HasChosen, TurnBegan, Earned] * 7,
        CountBegan,
        GameEnded,
    ]
    assert [event.number for event in events if isinstance(event, RoundBegan)] == [*range(1, 8)]
    assert sum(isinstance(event, HasChosen) for event in events) == 7 * players
    assert sum(isinstance(event, Earned) and event.source == "basic" for event in events) == 7 * players
    assert sum(isinstance(event, TurnBegan) for event in events) == state.turn >= 21 * players
    assert (state.round, state.agenda, state.active, state.deck) == (7, (), NOBODY, ())
    # Every point scored in the end is on the sheet, and the sheet after all the income.
    first = next(at for at, event in enumerate(events) if isinstance(event, Scored))
    assert all(not isinstance(event, Earned) for event in events[first:])
    assert [tuple(event) for event in events if isinstance(event, Scored)] == [
        tuple(line) for line in state.sheet
    ]


@pytest.mark.rule("G1")
@pytest.mark.parametrize("players", COUNTS)
def test_after_the_end_there_is_nothing_to_decide(players: int) -> None:
    rules = ruleset(players)
    state, events, _ = played(players, Edition.DELUXE)
    assert referee.pending_decision(rules, state) is None
    assert referee.revision(rules, state, 0) is None
    assert referee.explain(rules, state, 0, ("action", "fund")) == (Reason("not_now"),)
    assert events[-1] == GameEnded(referee.winners(rules, state))
    assert referee.observe(rules, state, NOBODY).is_over


@pytest.mark.rule("G1")
@pytest.mark.parametrize(
    ("results", "places", "first"),
    [
        ([(40, 3), (41, 0)], (2, 1), (1,)),
        ([(40, 3), (40, 4)], (2, 1), (1,)),
        ([(40, 4), (40, 3)], (1, 2), (0,)),
        ([(40, 4), (40, 4)], (1, 1), (0, 1)),
        ([(40, 4), (50, 0), (40, 4), (39, 9)], (2, 1, 2, 4), (1,)),
        ([(0, 0)] * 5, (1,) * 5, (0, 1, 2, 3, 4)),
        ([(9, 9), (10, 0), (10, 1)], (3, 2, 1), (2,)),
    ],
)
def test_most_prestige_then_most_livre_then_a_shared_victory(
    results: list[tuple[int, int]], places: tuple[int, ...], first: tuple[int, ...]
) -> None:
    scene = Scene(len(results))
    for seat, (prestige, livre) in enumerate(results):
        scene.seat(seat, prestige=prestige, livre=livre)
    assert referee.standings(scene.rules, scene.state) == places
    assert referee.winners(scene.rules, scene.state) == first


@pytest.mark.rule("G1", "F1")
def test_the_tie_break_is_what_is_left_after_livre_were_given_back() -> None:
    # 10 livre become a point; seat 0 has 9 left and beats the 1 of seat 1, though it began with less.
    scene = Scene(2).seat(0, prestige=1, livre=9).seat(1, prestige=0, livre=11)
    scene.agenda(("score_livre",), ("end_game",)).settle()
    assert scene.told(GameEnded) == [GameEnded((0,))]


# G3: nothing in the bank runs out.


@pytest.mark.rule("G3")
def test_livre_lace_and_thread_never_run_out() -> None:
    scene = Scene(2).seat(0, livre=1000, lace=100, thread=100, hand=["e0d"], supply=["e0a", "e0b", "e0c"])
    scene.display("drawers", "b").turn(0, "e0d").last_turn()
    scene.choose("action:acquire", "spend:lace+thread", "bonus:use")
    player = scene.player(0)
    assert (player.livre, player.lace, player.thread) == (1002, 101, 101)


@pytest.mark.rule("G3")
def test_trademarks_never_run_out() -> None:
    # More than the 20 tokens of the box: every guest space of the large board, and funding goes on.
    scene = Scene(4).seat(0, livre=50, hand=["e0a"], supply=["e0b", "e0c", "e0d"])
    for space in range(30):
        scene.guest(0, space, scene.rules.garments[scene.plain["garment_bag"][-1]].id)
    scene.turn(0, "e0a").last_turn().choose("action:fund", "fund:statue_1")
    assert scene.state.trademarks.count(0) == 32


# G4: open and hidden.


@pytest.mark.rule("G4")
@pytest.mark.parametrize("viewer", [0, NOBODY])
def test_what_everybody_may_know_of_a_seat(viewer: int) -> None:
    scene = Scene(3).seat(1, livre=7, lace=2, thread=3, prestige=4, silk=["bb", "o"])
    scene.seat(1, hand=["e0a", "e0c"], supply=["e0b", "e0a", "e1a"], discard=["e0d", "e2a"])
    scene.fields(favor=1, start_seat=2)
    view = referee.observe(scene.rules, scene.state, viewer)
    seat = view.seats[1]
    assert (seat.livre, seat.lace, seat.thread, seat.prestige) == (7, 2, 3, 4)
    assert (seat.tiles, seat.hand, seat.supply) == (2, 2, 3)
    assert scene.ids("employee", seat.closed) == ["e0a", "e0a", "e0b", "e0c", "e1a"]
    assert scene.ids("employee", seat.discard) == ["e0d", "e2a"]
    assert (view.favor, view.start_seat) == (1, 2)
    assert (view.deck, view.bag) == (len(scene.state.deck), len(scene.state.bag))


@pytest.mark.rule("G4")
@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("viewer", [0, NOBODY])
def test_hidden_are_tiles_hand_supply_deck_and_dice(viewer: int, edition: Edition) -> None:
    first = Scene(2, edition).seat(1, silk=["bb", "o"], hand=["e0a"], supply=["e0b", "e0c", "e0d"])
    second = Scene(2, edition).seat(1, silk=["pp", "g"], hand=["e0d"], supply=["e0a", "e0b", "e0c"])
    second.fields(deck=second.plain["deck"][::-1], rng=5)
    assert referee.observe(first.rules, first.state, viewer) == referee.observe(
        second.rules, second.state, viewer
    )
    assert referee.observe(first.rules, first.state, 1) != referee.observe(second.rules, second.state, 1)


@pytest.mark.rule("G4")
def test_everybody_sees_the_own_cards_and_tiles() -> None:
    scene = Scene(2).seat(1, silk=["bb", "o"], hand=["e0a"], supply=["e0b", "e0c", "e0d"])
    own = referee.observe(scene.rules, scene.state, 1).own
    assert own is not None
    assert scene.ids("face", own.silk) == ["bb", "o"]
    assert scene.ids("employee", own.hand) == ["e0a"]
    # A supply has no order.
    assert scene.ids("employee", own.supply) == ["e0b", "e0c", "e0d"]
    assert referee.observe(scene.rules, scene.state, NOBODY).own is None


@pytest.mark.rule("G4")
@pytest.mark.parametrize(
    ("event", "open_to_all"),
    [
        (Moved(3, ("drawers", 0), ("drawn", 1)), True),
        (Moved(3, ("bag", 0), ("drawn", 1)), False),
        (Moved(3, ("drawn", 1), ("silk", 1)), False),
        (Moved(3, ("drawn", 1), ("resource_discard", 0)), True),
        (Moved(3, ("silk", 1), ("resource_discard", 0)), True),
        (Moved(3, ("supply", 1), ("hand", 1)), False),
        (Moved(3, ("hand", 1), ("resolving", 1)), True),
        (Moved(3, ("hire", 2), ("hand", 1)), True),
        (Moved(3, ("supply", 1), ("leaving", 1)), True),
        (Moved(3, ("bag", 0), ("drawers", 1)), True),
        (Moved(3, ("deck", 0), ("hire", 1)), True),
        (Adjusted(1, "prestige", 3), True),
    ],
)
def test_what_of_an_event_others_may_see(event: Event, open_to_all: bool) -> None:
    seen = event if open_to_all or not isinstance(event, Moved) else event._replace(piece=UNSEEN)
    assert referee.redact([event], 0) == (seen,)
    assert referee.redact([event], NOBODY) == (seen,)
    assert referee.redact([event], 1) == (event,)


# G5: editions.


@pytest.mark.rule("G5")
@pytest.mark.parametrize("players", COUNTS)
def test_classic_is_the_same_game(players: int) -> None:
    assert played(players, Edition.CLASSIC) == played(players, Edition.DELUXE)


@pytest.mark.rule("G5", "G4")
def test_prestige_is_open_in_deluxe_and_hidden_in_classic_until_the_end() -> None:
    seen = {}
    for edition in Edition:
        scene = Scene(3, edition).seat(0, prestige=4).seat(1, prestige=6)
        over = Scene(3, edition).seat(0, prestige=4).seat(1, prestige=6).agenda()
        seen[edition] = [
            [seat.prestige for seat in referee.observe(scene.rules, scene.state, 0).seats],
            [seat.prestige for seat in referee.observe(scene.rules, scene.state, NOBODY).seats],
            [seat.prestige for seat in referee.observe(scene.rules, over.state, NOBODY).seats],
        ]
    assert seen == {
        Edition.DELUXE: [[4, 6, 0]] * 3,
        Edition.CLASSIC: [[4, None, None], [None, None, None], [4, 6, 0]],
    }


@pytest.mark.rule("G5", "G4")
def test_in_classic_each_gain_of_prestige_is_announced() -> None:
    scene = Scene(2, Edition.CLASSIC).seat(0, livre=8, hand=["e4d"], supply=["e0a", "e0b", "e0c"])
    scene.bonus(0, "e4d").last_turn().choose("bonus:use", "exchange:2")
    assert Adjusted(0, "prestige", 2) in referee.redact(scene.events, 1)
