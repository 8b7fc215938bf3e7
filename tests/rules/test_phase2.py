"""P2: everybody chooses three employees, in secret and at the same time."""

from __future__ import annotations

import pytest

from rococo_desktop.model.decisions import SeatQuestion
from rococo_desktop.model.events import UNSEEN, HasChosen, Moved, Poured, TurnBegan
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.rules import referee
from rococo_desktop.rules.core import rounds
from tests.rules.scenario import Scene

FIRST_HANDS = [
    "choose:e0a+e0a+e0b",
    "choose:e0a+e0a+e0c",
    "choose:e0a+e0a+e0d",
    "choose:e0a+e0b+e0c",
    "choose:e0a+e0b+e0d",
    "choose:e0a+e0c+e0d",
    "choose:e0b+e0c+e0d",
]


def choosing(scene: Scene) -> Scene:
    """Phase 2 is about to begin."""
    return scene.agenda(("ask_everybody",), ("begin_turns",), ("take_income",), ("end_round",))


# P2.1: three of the supply.


@pytest.mark.rule("P2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_takes_exactly_three_of_their_own_choice(players: int) -> None:
    scene = Scene(players)
    for seat in range(players):
        decision = scene.decision()
        assert (decision.kind, decision.seat, decision.about) == ("choose_three", seat, SeatQuestion())
        assert [choice.key for choice in decision.options] == FIRST_HANDS
        scene.choose(FIRST_HANDS[seat])
    for seat in range(players):
        player = scene.player(seat)
        hand, supply = scene.ids("employee", player.hand), scene.ids("employee", player.supply)
        assert "choose:" + "+".join(hand) == FIRST_HANDS[seat]
        assert sorted(hand + supply) == ["e0a", "e0a", "e0b", "e0c", "e0d"]
        assert player.chosen == ()
    assert scene.decision().kind == "play_card"


@pytest.mark.rule("P2.1")
def test_a_choice_points_at_its_cards_and_notes_them() -> None:
    choice = Scene(2).decision().options[0]
    assert choice.target == ("cards", "e0a+e0a+e0b")
    assert choice.steps == (("note_choice", 0, (0, 0, 1)),)


@pytest.mark.rule("P2.1")
def test_four_different_cards_make_four_hands() -> None:
    scene = choosing(Scene(2).seat(0, supply=["e1a", "e1b", "e2a", "e0c"], discard=["e0a"]))
    assert scene.keys() == {
        "choose:e0c+e1a+e1b",
        "choose:e0c+e1a+e2a",
        "choose:e0c+e1b+e2a",
        "choose:e1a+e1b+e2a",
    }


@pytest.mark.rule("P2.1")
def test_the_start_player_is_asked_first() -> None:
    scene = choosing(Scene(4).fields(start_seat=2))
    asked = []
    while scene.decision().kind == "choose_three":
        asked.append(scene.decision().seat)
        scene.choose(FIRST_HANDS[0])
    assert asked == [2, 3, 0, 1]


# P2.1a: secret until the last has chosen.


@pytest.mark.rule("P2.1a")
@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("first", FIRST_HANDS)
def test_nobody_else_sees_what_was_chosen_before_all_have(first: str, edition: Edition) -> None:
    scenes = [Scene(3, edition), Scene(3, edition)]
    scenes[0].choose(first)
    scenes[1].choose(FIRST_HANDS[3])
    for viewer in (1, 2, NOBODY):
        views = [referee.observe(scene.rules, scene.state, viewer) for scene in scenes]
        assert views[0] == views[1]
        assert views[0].seats[0].has_chosen
        assert not views[0].seats[1].has_chosen
        assert (views[0].seats[0].hand, views[0].seats[0].supply) == (0, 5)
        assert referee.redact(scenes[0].events, viewer) == (HasChosen(0),)


@pytest.mark.rule("P2.1a")
def test_the_chooser_sees_the_own_choice() -> None:
    scene = Scene(3).choose("choose:e0a+e0b+e0d")
    own = referee.observe(scene.rules, scene.state, 0).own
    other = referee.observe(scene.rules, scene.state, 1).own
    assert own is not None
    assert other is not None
    assert scene.ids("employee", own.chosen) == ["e0a", "e0b", "e0d"]
    assert other.chosen == ()


@pytest.mark.rule("P2.1a")
def test_a_turned_discard_shows_only_when_all_have_chosen() -> None:
    scene = choosing(Scene(2).seat(0, supply=["e0a", "e0b"], discard=["e0c", "e0d"]))
    scene.choose("choose:e0a+e0b+e0d")
    seen = referee.observe(scene.rules, scene.state, 1).seats[0]
    assert scene.ids("employee", seen.discard) == ["e0c", "e0d"]
    assert (seen.hand, seen.supply) == (0, 2)
    assert scene.events == [HasChosen(0)]
    assert not scene.barrier
    scene.choose(FIRST_HANDS[0])
    seen = referee.observe(scene.rules, scene.state, 1).seats[0]
    assert (seen.hand, seen.supply, seen.discard) == (3, 1, ())
    assert scene.barrier


@pytest.mark.rule("P2.1a")
def test_a_seat_may_change_its_choice_until_the_last_has_chosen() -> None:
    scene = Scene(3).choose(FIRST_HANDS[0], FIRST_HANDS[1])
    decision = referee.revision(scene.rules, scene.state, 0)
    assert decision is not None
    assert (decision.kind, decision.seat, decision.about) == ("choose_three", 0, SeatQuestion())
    assert [choice.key for choice in decision.options] == FIRST_HANDS
    choice = decision.options[6]
    assert choice.target == ("cards", "e0b+e0c+e0d")
    changed = referee.advance(scene.rules, scene.state, choice)
    assert changed.events == (HasChosen(0),)
    assert not changed.barrier
    assert changed.decision is not None
    assert (changed.decision.kind, changed.decision.seat) == ("choose_three", 2)
    assert changed.state.agenda == scene.state.agenda
    assert scene.ids("employee", changed.state.players[0].chosen) == ["e0b", "e0c", "e0d"]
    assert changed.state.players[1] == scene.player(1)
    last = referee.advance(scene.rules, changed.state, changed.decision.options[2])
    assert scene.ids("employee", last.state.players[0].hand) == ["e0b", "e0c", "e0d"]
    assert scene.ids("employee", last.state.players[1].hand) == ["e0a", "e0a", "e0c"]
    assert scene.ids("employee", last.state.players[2].hand) == ["e0a", "e0a", "e0d"]


@pytest.mark.rule("P2.1a")
def test_a_choice_can_be_changed_more_than_once_or_back() -> None:
    scene = Scene(2).choose(FIRST_HANDS[0])
    state = scene.state
    for at in (4, 0):
        decision = referee.revision(scene.rules, state, 0)
        assert decision is not None
        state = referee.advance(scene.rules, state, decision.options[at]).state
    assert state == scene.state


@pytest.mark.rule("P2.1a")
def test_there_is_nothing_to_change_before_choosing_or_after_all_have() -> None:
    scene = Scene(2)
    assert referee.revision(scene.rules, scene.state, 0) is None
    scene.choose(FIRST_HANDS[0])
    assert referee.revision(scene.rules, scene.state, 1) is None
    scene.choose(FIRST_HANDS[1])
    assert [referee.revision(scene.rules, scene.state, seat) for seat in (0, 1)] == [None, None]


@pytest.mark.rule("P2.1a", "U1")
def test_the_last_choice_crosses_the_barrier_the_others_do_not() -> None:
    scene = Scene(2)
    assert not referee.crosses_barrier(scene.rules, scene.state, scene.decision().options[0])
    scene.choose(FIRST_HANDS[0])
    assert referee.crosses_barrier(scene.rules, scene.state, scene.decision().options[0])


@pytest.mark.rule("P2.1a")
def test_when_all_have_chosen_the_hands_are_taken_and_others_see_how_many() -> None:
    scene = Scene(2).choose(FIRST_HANDS[0])
    scene.events.clear()
    scene.choose(FIRST_HANDS[6])
    moved = [Moved(card, ("supply", 0), ("hand", 0)) for card in (0, 0, 1)]
    moved += [Moved(card, ("supply", 1), ("hand", 1)) for card in (1, 2, 3)]
    assert scene.events == [HasChosen(1), *moved, TurnBegan(0, 1)]
    seen = referee.redact(scene.events, 1)
    assert [event.piece for event in seen if isinstance(event, Moved)] == [UNSEEN] * 3 + [1, 2, 3]
    assert referee.observe(scene.rules, scene.state, 1).seats[0].hand == 3


# P2.2: exactly three.


@pytest.mark.rule("P2.2")
def test_exactly_three_are_taken_without_a_choice_and_the_discard_stays() -> None:
    scene = choosing(Scene(2).seat(0, supply=["e0a", "e0c", "e1a"], discard=["e0b", "e0d"]))
    assert scene.decision().seat == 1
    assert scene.told(HasChosen) == [HasChosen(0)]
    scene.choose(FIRST_HANDS[0])
    player = scene.player(0)
    assert scene.ids("employee", player.hand) == ["e0a", "e0c", "e1a"]
    assert player.supply == ()
    assert scene.ids("employee", player.discard) == ["e0b", "e0d"]
    assert not any(isinstance(event, Poured) for event in scene.events)


@pytest.mark.rule("P2.2")
def test_if_nobody_has_a_choice_the_turns_begin_at_once() -> None:
    scene = Scene(2).seat(0, supply=["e0a", "e0c", "e0d"], discard=["e0b"])
    choosing(scene.seat(1, supply=["e0a", "e0b", "e0c"], discard=["e0a"]))
    assert (scene.decision().kind, scene.decision().seat) == ("play_card", 0)


# P2.3: fewer than three.


@pytest.mark.rule("P2.3")
def test_eve_takes_her_two_cards_then_turns_her_discard_and_takes_one() -> None:
    scene = Scene(2).seat(0, supply=["e0a", "e0d"], discard=["e0c", "e1b", "e0a", "e0b"])
    choosing(scene)
    assert scene.keys() == {
        "choose:e0a+e0a+e0d",
        "choose:e0a+e0b+e0d",
        "choose:e0a+e0c+e0d",
        "choose:e0a+e0d+e1b",
    }
    scene.choose("choose:e0a+e0d+e1b")
    scene.events.clear()
    scene.choose(FIRST_HANDS[0])
    eve = scene.player(0)
    assert scene.ids("employee", eve.hand) == ["e0a", "e0d", "e1b"]
    assert scene.ids("employee", eve.supply) == ["e0a", "e0b", "e0c"]
    assert eve.discard == ()
    assert scene.events[1:5] == [
        Moved(scene.card("e0a"), ("supply", 0), ("hand", 0)),
        Moved(scene.card("e0d"), ("supply", 0), ("hand", 0)),
        Poured(4, ("discard", 0), ("supply", 0)),
        Moved(scene.card("e1b"), ("supply", 0), ("hand", 0)),
    ]


@pytest.mark.rule("P2.3")
def test_with_an_empty_supply_all_three_come_from_the_turned_discard() -> None:
    scene = choosing(Scene(2).seat(0, supply=[], discard=["e0b", "e0a", "e0d", "e0c"]))
    assert scene.keys() == {
        "choose:e0a+e0b+e0c",
        "choose:e0a+e0b+e0d",
        "choose:e0a+e0c+e0d",
        "choose:e0b+e0c+e0d",
    }
    scene.choose("choose:e0b+e0c+e0d", FIRST_HANDS[0])
    assert scene.ids("employee", scene.player(0).hand) == ["e0b", "e0c", "e0d"]
    assert scene.ids("employee", scene.player(0).supply) == ["e0a"]


@pytest.mark.rule("P2.3")
def test_one_card_left_is_taken_with_two_of_the_discard() -> None:
    scene = Scene(2).seat(0, supply=["e0a"], discard=["e0a", "e0b", "e0c"])
    assert rounds.possible_hands(scene.rules, scene.player(0)) == ((0, 0, 1), (0, 0, 2), (0, 1, 2))
    choosing(scene).choose("choose:e0a+e0a+e0c", FIRST_HANDS[0])
    assert scene.ids("employee", scene.player(0).hand) == ["e0a", "e0a", "e0c"]
    assert scene.ids("employee", scene.player(0).supply) == ["e0b"]


@pytest.mark.rule("P2.3")
def test_the_discard_is_never_turned_before_a_card_must_come_from_it() -> None:
    scene = Scene(2).seat(0, supply=["e0a", "e0b", "e0c", "e1a"], discard=["e0d", "e2a"])
    choosing(scene).choose("choose:e0a+e0b+e0c", FIRST_HANDS[0])
    assert scene.ids("employee", scene.player(0).supply) == ["e1a"]
    assert scene.ids("employee", scene.player(0).discard) == ["e0d", "e2a"]
