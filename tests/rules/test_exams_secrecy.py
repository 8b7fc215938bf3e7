"""G4 with the exam decks: who may see what is looked through, chosen, and not yet played."""

from __future__ import annotations

from typing import Any

import pytest

from rococo_desktop.model.events import UNSEEN, Moved
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.rules import referee
from tests.rules.jewelry_turns import JOURNEYMAN_EXAM, MASTER_EXAM, turn
from tests.rules.scenario import Scene

EXAMS = [
    pytest.param("e0d", JOURNEYMAN_EXAM, "journeyman_deck", id="journeyman"),
    pytest.param("e0b", MASTER_EXAM, "master_deck", id="master"),
]

OTHERS = (1, 2, NOBODY)


def looking(card: str, exam: int) -> Scene:
    """Seat 0 looks through an exam deck right now."""
    tasks = [0, 1, 2, 3] if exam == JOURNEYMAN_EXAM else [4, 5, 6]
    scene = turn(card, players=3, livre=6, exam=exam, tasks=tasks)
    action = "action:journeyman_exam" if exam == JOURNEYMAN_EXAM else "action:master_exam"
    return scene.choose(action, "bonus:forfeit")


def passed(card: str, exam: int, at: int = 3) -> tuple[Scene, int]:
    """Seat 0 has taken a card out of the deck, and nobody else has seen it."""
    scene = looking(card, exam)
    option = scene.decision().options[at]
    chosen = option.target[1]
    assert isinstance(chosen, int)
    return scene.choose(option.key), chosen


def twins(scene: Scene, viewer: int, number: int = 40) -> list[Any]:
    """States that look the same to the viewer; each is sound and does look the same."""
    view = referee.observe(scene.rules, scene.state, viewer)
    found = [referee.determinize(scene.rules, view, stream) for stream in range(number)]
    for twin in found:
        assert referee.observe(scene.rules, twin, viewer) == view
        assert referee.problems(scene.rules, twin) == []
    return found


@pytest.mark.rule("G4", "J6", "J7")
@pytest.mark.parametrize(("card", "exam", "zone"), EXAMS)
def test_only_the_chooser_looks_into_the_deck(card: str, exam: int, zone: str) -> None:
    scene = looking(card, exam)
    deck = getattr(scene.state, zone)
    assert len(deck) == 9
    chooser = referee.observe(scene.rules, scene.state, 0)
    assert chooser.own is not None
    assert chooser.own.looking == deck
    for viewer in OTHERS:
        view = referee.observe(scene.rules, scene.state, viewer)
        assert getattr(view, zone) == 9
        assert view.own is None or view.own.looking == ()
        assert not set(deck) & {card for facts in view.seats for card in facts.closed}


@pytest.mark.rule("G4", "J6", "J7")
@pytest.mark.parametrize(("card", "exam", "zone"), EXAMS)
def test_before_and_after_the_choice_not_even_the_chooser_looks(card: str, exam: int, zone: str) -> None:
    scene, _ = passed(card, exam)
    for viewer in range(3):
        view = referee.observe(scene.rules, scene.state, viewer)
        assert view.own is not None
        assert view.own.looking == ()
        assert getattr(view, zone) == 8
    before = turn(card, players=3, livre=6)
    own = referee.observe(before.rules, before.state, 0).own
    assert own is not None
    assert own.looking == ()


@pytest.mark.rule("G4", "J6", "J7")
@pytest.mark.parametrize(("card", "exam", "zone"), EXAMS)
def test_what_the_chooser_does_not_see_is_dealt_at_random(card: str, exam: int, zone: str) -> None:
    scene = looking(card, exam)
    deck = getattr(scene.state, zone)
    assert all(getattr(twin, zone) == deck for twin in twins(scene, 0, 8))
    assert len({getattr(twin, zone) for twin in twins(scene, 1)}) > 10


@pytest.mark.rule("G4", "J6", "J7")
@pytest.mark.parametrize(("card", "exam", "zone"), EXAMS)
def test_the_chosen_card_is_hidden_from_the_others(card: str, exam: int, zone: str) -> None:
    scene, chosen = passed(card, exam)
    assert scene.player(0).secret == ((exam, chosen),)
    assert chosen in scene.player(0).hand
    for viewer in OTHERS:
        facts = referee.observe(scene.rules, scene.state, viewer).seats[0]
        assert chosen not in facts.closed
        assert facts.secret == (exam,)
        assert len(facts.closed) + len(facts.secret) == facts.hand + facts.supply
    own = referee.observe(scene.rules, scene.state, 0).own
    assert own is not None
    assert own.secret == ((exam, chosen),)
    assert chosen in own.hand


@pytest.mark.rule("G4", "J6", "J7")
@pytest.mark.parametrize(("card", "exam", "zone"), EXAMS)
def test_the_events_tell_the_chosen_card_to_its_owner_alone(card: str, exam: int, zone: str) -> None:
    scene, chosen = passed(card, exam)
    move = Moved(chosen, (zone, 0), ("hand", 0))
    assert move in referee.redact(scene.events, 0)
    for viewer in OTHERS:
        seen = referee.redact(scene.events, viewer)
        assert move._replace(piece=UNSEEN) in seen
        assert move not in seen
        pieces = [event.piece for event in seen if isinstance(event, Moved)]
        assert chosen not in pieces
        # Nothing else that is told names it.
        assert not any(getattr(event, "card", None) == chosen for event in seen)


@pytest.mark.rule("G4", "J6", "J7")
@pytest.mark.parametrize(("card", "exam", "zone"), EXAMS)
def test_to_the_others_it_could_be_any_card_of_the_deck(card: str, exam: int, zone: str) -> None:
    scene, chosen = passed(card, exam)
    rank, level = (2, 2) if exam == JOURNEYMAN_EXAM else (3, 5)
    guesses = set()
    for twin in twins(scene, 1, 120):
        (found,) = twin.players[0].secret
        assert found[0] == exam
        assert found[1] in twin.players[0].hand + twin.players[0].supply
        guesses.add(found[1])
    employees = scene.rules.employees
    assert {(employees[guess].rank, employees[guess].level) for guess in guesses} == {(rank, level)}
    # All eleven cards of this rank and level are still unseen, wherever two of them lie in the hire deck.
    assert len(guesses) == 11
    assert all(twin.players[0].secret == ((exam, chosen),) for twin in twins(scene, 0, 5))


@pytest.mark.rule("G4", "J6", "J7")
@pytest.mark.parametrize(("card", "exam", "zone"), EXAMS)
def test_once_played_everybody_has_seen_it(card: str, exam: int, zone: str) -> None:
    scene, chosen = passed(card, exam)
    name = scene.rules.employees[chosen].id
    scene.agenda(("play_card", 0)).choose(f"play:{name}")
    assert scene.player(0).secret == ()
    facts = referee.observe(scene.rules, scene.state, 1).seats[0]
    assert facts.resolving == (chosen,) or chosen in facts.discard
    assert facts.secret == ()


@pytest.mark.rule("G4", "E2c")
def test_once_deputed_everybody_has_seen_it() -> None:
    scene, chosen = passed("e0d", JOURNEYMAN_EXAM)
    name = scene.rules.employees[chosen].id
    scene.bonus(0, "e1b").choose("bonus:use", f"depute:hand:{name}")
    assert scene.player(0).secret == ()
    assert chosen in (*scene.player(0).leaving, *scene.state.removed)


@pytest.mark.rule("G4")
def test_one_secret_card_comes_to_light_and_the_other_does_not() -> None:
    scene, first = passed("e0d", JOURNEYMAN_EXAM)
    deck = scene.plain["master_deck"]
    second = deck.pop(0)
    scene.plain["players"][0]["hand"].append(second)
    scene.seat(0, secret=[(JOURNEYMAN_EXAM, first), (MASTER_EXAM, second)])
    assert referee.observe(scene.rules, scene.state, 1).seats[0].secret == (JOURNEYMAN_EXAM, MASTER_EXAM)
    for twin in twins(scene, 1, 10):
        ranks = [scene.rules.employees[card].rank for _, card in twin.players[0].secret]
        assert ranks == [2, 3]
    scene.agenda(("play_card", 0)).choose(f"play:{scene.rules.employees[first].id}")
    assert scene.player(0).secret == ((MASTER_EXAM, second),)


@pytest.mark.rule("G4")
def test_a_secret_card_shown_from_the_supply_is_seen() -> None:
    scene, chosen = passed("e0d", JOURNEYMAN_EXAM)
    scene.plain["players"][0]["hand"].remove(chosen)
    scene.plain["players"][0]["supply"].append(chosen)
    assert chosen != scene.card("jj1")
    scene.bonus(0, "jj1").choose("bonus:use", f"show:{scene.rules.employees[chosen].id}")
    assert scene.player(0).secret == ()


@pytest.mark.rule("G4")
def test_the_owner_knows_a_secret_card_in_the_supply() -> None:
    scene, chosen = passed("e0d", JOURNEYMAN_EXAM)
    scene.plain["players"][0]["hand"].remove(chosen)
    scene.plain["players"][0]["supply"].append(chosen)
    for twin in twins(scene, 0, 5):
        assert chosen in twin.players[0].supply


@pytest.mark.rule("G4")
def test_secret_cards_of_several_seats_are_different_cards() -> None:
    scene, _ = passed("e0d", JOURNEYMAN_EXAM)
    for seat in (1, 2):
        card = scene.plain["journeyman_deck"].pop()
        scene.plain["players"][seat]["hand"].append(card)
        scene.seat(seat, secret=[(JOURNEYMAN_EXAM, card)])
    for twin in twins(scene, 0, 5):
        assert len({player.secret for player in twin.players}) == 3


@pytest.mark.rule("G4", "J6")
def test_a_hired_card_in_its_examination_is_seen() -> None:
    scene = turn("e1f", players=3, livre=6, exam=JOURNEYMAN_EXAM, tasks=[0, 1, 2, 3])
    scene.choose("action:journeyman_exam")
    assert scene.decision().kind == "bonus"
    assert scene.player(0).examined == (scene.card("e1f"),)
    for viewer in (0, *OTHERS):
        twins(scene, viewer, 3)


@pytest.mark.rule("G4", "J6")
def test_the_last_card_of_an_exam_deck_is_looked_at_too() -> None:
    scene = looking("e0d", JOURNEYMAN_EXAM)
    scene.plain["removed"] += scene.plain["journeyman_deck"][1:]
    del scene.plain["journeyman_deck"][1:]
    assert all(twin.journeyman_deck == scene.state.journeyman_deck for twin in twins(scene, 0, 5))
