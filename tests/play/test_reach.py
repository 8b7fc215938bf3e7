"""Pointing at something before its question is asked, and seeing what an option does before it is chosen."""

from __future__ import annotations

from random import Random

import pytest

from rococo_desktop.model.events import Adjusted, Noted
from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.errors import IllegalChoiceError
from rococo_desktop.play.game.previewing import outcome
from rococo_desktop.play.game.reachable_options import REFUSALS, _changes_nothing, reachable
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.game.session_values import Outcome
from rococo_desktop.rules.referee import advance, asking_all
from tests.play.games import begin, choose, one_garment, state_of
from tests.play.twins import ALL_MODULES, TABLES, moments
from tests.rules.bonus_turns import bonus_turn
from tests.rules.scenario import Scene


def follow(session: Session, seat: int, path: tuple[str, ...]) -> None:
    """Choose every option of a way."""
    for key in path:
        session.submit(seat, key)


def come_back(session: Session, path: tuple[str, ...]) -> None:
    """Undo all of a way but its last option, which was not chosen."""
    if path[1:]:
        session.undo(len(path) - 1)


@pytest.mark.parametrize(("players", "edition", "modules"), TABLES)
def test_every_way_can_be_gone_and_gives_nothing_up(
    players: int, edition: Edition, modules: tuple[str, ...]
) -> None:
    gone = only = 0
    for session in moments(players, edition, modules, every=2):
        seat = session.deciding
        decision = session.decision(seat)
        assert decision is not None
        counters = session.view(seat).seats[seat]
        for target, path in session.reach(seat).items():
            assert all(choice.target != target for choice in decision.options)
            assert 1 <= len(path) <= 3
            assert not any(key.rpartition(":")[2] in REFUSALS for key in path[:-1])
        for target, path in list(session.reach(seat).items())[::7]:
            follow(session, seat, path[:-1])
            before = session.decision(seat)
            assert before is not None
            taken = {asked.options[0].target for asked in session.unasked(seat, path[-1])}
            keys = [choice.key for choice in before.options if choice.target == target]
            assert keys == ([] if target in taken else [path[-1]])
            only += target in taken
            now = session.view(seat).seats[seat]
            assert (now.livre, now.lace, now.thread, now.prestige, now.tiles) == (
                counters.livre,
                counters.lace,
                counters.thread,
                counters.prestige,
                counters.tiles,
            )
            come_back(session, path)
            gone += 1
    assert gone > 20
    assert only


def test_a_garment_can_be_pointed_at_while_the_main_action_is_asked() -> None:
    seen = set()
    for seed in range(3):
        for session in moments(3, Edition.DELUXE, (), seed=seed):
            decision = session.decision(session.deciding)
            assert decision is not None
            if decision.kind != "main_action":
                continue
            reach = session.reach(decision.seat)
            for (kind, at), path in reach.items():
                if kind == "garments":
                    assert path in {("action:tailor", f"garment:{at}"), ("action:tailor",)}
                if kind == "drawers":
                    assert path in {("action:acquire", f"take:{at}"), ("action:acquire",)}
                seen.add(kind)
            # Pointing at the bonus must neither forfeit the main action nor claim the favor.
            assert not any(kind == "bonus" for kind, _ in reach)
    assert {"garments", "drawers", "decorations", "hire"} <= seen


# The only thing that can be chosen.


def test_the_only_garment_is_a_target_and_is_known_before_it_is_taken() -> None:
    session = one_garment()
    seat = session.deciding
    for path in (("play:e0b", "action:tailor"), ("action:tailor",)):
        ways = {target: way for target, way in session.reach(seat).items() if target[0] == "garments"}
        assert ways == {("garments", 1): path}
        (asked, *_) = session.unasked(seat, *path)
        assert (asked.kind, [choice.target for choice in asked.options]) == ("tailor", [("garments", 1)])
        with pytest.raises(IllegalChoiceError):
            session.unasked((seat + 1) % 3, *path)
        before = session.view(seat)
        follow(session, seat, path)
        assert session.view(seat).garments[1] != before.garments[1]
        session.undo(len(path))
        assert session.view(seat) == before
        session.submit(seat, path[0])
    session.undo()
    assert session.unasked(seat, "action:acquire") == ()


def only_one(what: str) -> tuple[Scene, str]:
    """A scene in which an option takes the one thing of its kind unasked, and the key of that option."""
    scene = Scene().turn(0, "e1a")
    match what:
        case "garments":  # of the second needle
            scene = bonus_turn("e2b", livre=0, lace=0, thread=1, silk=["b"])
            return scene.display("garments", None, None, None, "blue_gown_3"), "bonus:use"
        case "drawers":
            return scene.display("drawers", "bb").seat(0, livre=2), "action:acquire"
        case "hire":
            return scene.display("hire", "e1b"), "action:hire"
        case "decorations":
            return scene.seat(0, livre=5).funded(1, "kitchen_left_1"), "action:fund"
    raise KeyError(what)


@pytest.mark.parametrize("what", ["garments", "drawers", "hire", "decorations"])
def test_the_only_thing_of_its_kind_is_a_target(what: str) -> None:
    scene, key = only_one(what)
    ways = reachable(scene.rules, scene.state, scene.decision())
    assert [path for target, path in ways.items() if target[0] == what] == [(key,)]


@pytest.mark.parametrize(("players", "edition", "modules"), TABLES)
def test_what_is_not_asked_is_what_happens(players: int, edition: Edition, modules: tuple[str, ...]) -> None:
    """Whoever answers every question that answers itself comes where the rules come by themselves."""
    kinds = set()
    for session in moments(players, edition, modules, every=3):
        timeline = session._timeline
        rules, state = timeline.rules, timeline.state
        seat = session.deciding
        decision = session.decision(seat)
        assert decision is not None
        for choice in decision.options[:4]:
            done = advance(asking_all(rules), state, choice)
            for asked in session.unasked(seat, choice.key):
                assert asked == done.decision
                assert len(asked.options) == 1
                kinds.add(asked.kind)
                done = advance(asking_all(rules), done.state, asked.options[0])
            plain = advance(rules, state, choice)
            if done.decision == plain.decision:
                assert done.state == plain.state
            else:  # hidden information, the end of the turn, or another seat
                assert plain.barrier or plain.decision is None or plain.state.turn != state.turn
    assert "pay_garment" in kinds


def test_with_several_cards_that_could_do_it_nothing_is_guessed() -> None:
    for session in moments(2, Edition.DELUXE, ()):
        decision = session.decision(session.deciding)
        assert decision is not None
        if decision.kind == "play_card" and len(decision.options) > 1:
            kinds = {kind for kind, _ in session.reach(decision.seat)}
            # Every employee may acquire and fund, so no one of them is meant.
            assert not kinds & {"drawers", "decorations"}


def test_the_ways_of_others_are_not_told() -> None:
    for session in moments(3, Edition.DELUXE, ALL_MODULES, every=10):
        for seat in (NOBODY, 0, 1, 2):
            if seat != session.deciding:
                assert session.reach(seat) == {}
                decision = session.decision(session.deciding)
                assert decision is not None
                if session.revision(seat) is None if seat != NOBODY else True:
                    with pytest.raises(IllegalChoiceError):
                        session.preview(seat, decision.options[0].key)


# What an option would do.


@pytest.mark.parametrize(("players", "edition", "modules"), TABLES)
def test_a_preview_is_what_then_happens(players: int, edition: Edition, modules: tuple[str, ...]) -> None:
    session = begin(players, edition, seed=4, modules=modules)
    random = Random(4)
    changed = 0
    while session.deciding != NOBODY:
        seat = session.deciding
        decision = session.decision(seat)
        assert decision is not None
        key = random.choice(decision.options).key
        shown = session.preview(seat, key)
        assert shown.crosses_barrier == session.crosses_barrier(key)
        before, turn = session.view(seat).seats[seat], state_of(session).turn
        session.submit(seat, key)
        after, view = session.view(seat).seats[seat], session.view(seat)
        assert shown.crosses_barrier == (not session.can_undo)
        ended = session.turn_just_ended(seat)
        assert (ended is not None) == shown.ends_turn
        if view.turn == turn and not shown.ends_turn and not shown.crosses_barrier and not view.sheet:
            assert before.prestige is not None
            assert after.prestige is not None
            outcome = shown.outcome
            told = (outcome.livre, outcome.lace, outcome.thread, outcome.prestige, outcome.tiles)
            gone = (
                after.livre - before.livre,
                after.lace - before.lace,
                after.thread - before.thread,
                after.prestige - before.prestige,
                after.tiles - before.tiles,
            )
            asked = session.decision(seat)
            if asked is not None and asked.kind != "play_card":
                assert told == gone, (decision.kind, key)
                changed += any(told)
    assert changed > 15


def test_selling_and_renting_are_told_in_numbers() -> None:
    sold = rented = placed = 0
    for seed in range(4):
        for session in moments(3, Edition.DELUXE, ALL_MODULES, seed=seed):
            seat = session.deciding
            decision = session.decision(seat)
            assert decision is not None
            bench = session.view(seat).seats[seat].bench
            for choice in decision.options:
                if decision.kind == "rent_or_sell":
                    garment = session.definitions.garments[bench[0]]
                    outcome = session.preview(seat, choice.key).outcome
                    if choice.key == "sell":
                        assert (outcome.livre, outcome.at_end) == (garment.value, 0)
                        sold += 1
                    else:
                        assert outcome.livre == 0
                        assert outcome.at_end >= garment.prestige
                        rented += 1
                elif decision.kind == "place":
                    outcome = session.preview(seat, choice.key).outcome
                    assert outcome.at_end >= session.definitions.garments[bench[0]].prestige
                    placed += 1
            if decision.kind == "rent_or_sell":
                for path in list(session.reach(seat).values())[:2]:
                    whole = session.preview(seat, *path).outcome
                    follow(session, seat, path[:-1])
                    assert session.preview(seat, path[-1]).outcome == whole
                    come_back(session, path)
    assert min(sold, rented, placed) > 5


def test_the_end_of_a_round_is_no_part_of_what_a_choice_brings() -> None:
    scene = Scene().turn(1, "e0a").seat(0, hand=[]).seat(1, livre=0)
    choice = scene.decision().option("action:favor")
    assert choice is not None
    told = outcome(scene.rules, scene.state, 1, choice)
    assert told == Outcome(livre=scene.rules.figures.favor_livre)


def test_a_decoration_is_told_with_its_price_and_its_points() -> None:
    scene = Scene().turn(0, "e0a").seat(0, livre=40)
    scene.choose("action:fund")
    for choice in scene.decision().options:
        decoration = scene.rules.decoration(int(choice.target[1]))
        told = outcome(scene.rules, scene.state, 0, choice)
        assert told == Outcome(livre=-decoration.cost, at_end=decoration.prestige)


def test_a_way_is_previewed_as_a_whole() -> None:
    tried = 0
    for session in moments(3, Edition.DELUXE, ALL_MODULES, every=2):
        seat = session.deciding
        for path in list(session.reach(seat).values())[::5]:
            whole = session.preview(seat, *path)
            follow(session, seat, path[:-1])
            last = session.preview(seat, path[-1])
            assert (whole.crosses_barrier, whole.outcome) == (last.crosses_barrier, last.outcome)
            come_back(session, path)
            tried += 1
        decision = session.decision(seat)
        assert decision is not None
        with pytest.raises(IllegalChoiceError):
            session.preview(seat, decision.options[0].key, "nothing:like:it")
    assert tried > 20


def test_answers_are_found_anew_when_the_game_has_moved() -> None:
    session = begin(2)
    random = Random(1)
    first = session.market(0)
    assert session.market(0) is first
    for _ in range(12):
        choose(session, random)
    assert session.market(0) != first


def test_the_only_guest_space_is_reached_past_jewelry_that_does_not_suit() -> None:
    """Before the space is asked for, the rules note that nothing suits, which changes nothing."""
    assert _changes_nothing(Noted(0, "matching_jewelry", 0), 0)
    assert not _changes_nothing(Noted(0, "tasks", (5,)), 0)
    assert not _changes_nothing(Adjusted(0, "livre", 8), 0)
