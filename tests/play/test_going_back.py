"""Undo, redo, restart and revision in a session: identical states, the barrier, and whose choice it is."""

from __future__ import annotations

from random import Random

import pytest

from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.errors import CannotUndoError, IllegalChoiceError
from tests.play.games import TABLES, begin, choose, play, revising, state_of, wander


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_any_number_of_steps_back_and_forth_is_the_same_game(players: int, edition: Edition) -> None:
    session = begin(players, edition, seed=players)
    random = Random(players)
    went_back = 0
    while choose(session, random):
        steps = session._timeline.undoable
        if not steps or random.random() < 0.7:
            continue
        timeline = session._timeline
        before = (timeline.state, list(timeline.played), timeline.decision)
        back = random.randint(1, steps)
        session.undo(back)
        assert session._timeline.redoable == back
        for _ in range(back):
            session.redo()
        assert session._timeline.redoable == 0
        assert (timeline.state, timeline.played, timeline.decision) == before
        went_back += 1
    assert went_back > 20


def test_each_step_back_is_the_state_that_was() -> None:
    session = begin(3)
    random = Random(9)
    kept = [state_of(session)]
    while choose(session, random) and len(kept) < 150:
        kept.append(state_of(session))
        steps = session._timeline.undoable
        for back in range(1, steps + 1):
            session.undo()
            assert state_of(session) == kept[-1 - back]
        for _ in range(steps):
            session.redo()


def test_restart_goes_to_the_start_of_the_turn_or_to_the_barrier() -> None:
    session = begin(2)
    random = Random(3)
    tried = 0
    while choose(session, random):
        if not session.can_undo:
            with pytest.raises(CannotUndoError):
                session.restart_turn()
            continue
        timeline = session._timeline
        turn = timeline.played[-1].turn
        session.restart_turn()
        tried += 1
        assert timeline.undoable == 0 or timeline.played[-1].turn != turn
        while session.can_redo:
            session.redo()
    assert tried > 50


def test_another_choice_ends_what_could_be_redone() -> None:
    session = begin(2)
    seat = session.deciding
    decision = session.decision(seat)
    assert decision is not None
    session.submit(seat, decision.options[0].key)
    session.undo()
    session.submit(seat, decision.options[1].key)
    assert not session.can_redo
    with pytest.raises(CannotUndoError):
        session.redo()


def test_choosing_what_was_undone_is_redoing_it() -> None:
    session = begin(2)
    random = Random(2)
    while session._timeline.undoable < 2:
        choose(session, random)
    after, before = state_of(session), session.steps
    session.undo(2)
    again = session._timeline.next_redo
    assert again is not None
    session.submit(*again)
    assert session.can_redo
    session.redo()
    assert (state_of(session), session.steps) == (after, before)


def test_what_an_agent_decided_is_not_undone_by_a_person() -> None:
    session = begin(2, agents=(0,))
    random = Random(1)
    seen: set[int] = set()
    while choose(session, random):
        seen.add(session.undo_seat)
        if session._timeline.undo_seat == 0:
            assert not session.can_undo
            with pytest.raises(CannotUndoError):
                session.undo()
    assert seen == {NOBODY, 1}


def test_a_wrong_choice_changes_nothing() -> None:
    session = begin(2)
    seat = session.deciding
    decision = session.decision(seat)
    assert decision is not None
    key = decision.options[0].key
    before = (state_of(session), session.steps, session.version, len(session._record.lines))
    for wrong_seat, wrong_key in ((1 - seat, key), (seat, "choose:nobody"), (seat, ""), (7, key), (-1, key)):
        with pytest.raises(IllegalChoiceError) as error:
            session.submit(wrong_seat, wrong_key)
        assert error.value.params == {"seat": wrong_seat, "choice": wrong_key}
    assert (state_of(session), session.steps, session.version, len(session._record.lines)) == before


def test_a_finished_game_takes_no_choice() -> None:
    session = play(begin(2), Random(1))
    assert (session.deciding, session.decision(0), session.decision(1)) == (NOBODY, None, None)
    with pytest.raises(IllegalChoiceError):
        session.submit(0, "bonus:use")


def test_the_version_moves_with_every_step_forth_and_back() -> None:
    session = begin(2)
    seen = [session.version]
    choose(session, Random(1))
    seen.append(session.version)
    session.undo()
    seen.append(session.version)
    session.redo()
    seen.append(session.version)
    assert len(set(seen)) == 4


def test_events_shrink_and_grow_with_undo_and_redo() -> None:
    session = begin(3)
    random = Random(4)
    while session._timeline.undoable < 3:
        choose(session, random)
    everything = session.events(1)
    assert len(everything) == session.steps
    assert everything[0].seat == NOBODY
    session.undo(2)
    assert session.events(1) == everything[:-2]
    session.redo()
    assert session.events(1, since=session.steps - 1) == everything[-2:-1]


def test_the_warning_comes_before_every_barrier_and_only_there() -> None:
    session = begin(2, seed=5)
    random = Random(5)
    crossings = 0
    while (seat := session.deciding) != NOBODY:
        decision = session.decision(seat)
        assert decision is not None
        key = random.choice(decision.options).key
        warned = session.crosses_barrier(key)
        session.submit(seat, key)
        assert session.can_undo is not warned
        crossings += warned
    assert crossings > 10


def test_revisions_keep_the_record_and_the_turn_order_whole() -> None:
    session = begin(4)
    random = Random(6)
    revised = 0
    for _ in range(600):
        if seats := revising(session):
            waiting = session.deciding
            seat = random.choice(seats)
            decision = session.revision(seat)
            assert decision is not None
            session.submit(seat, random.choice(decision.options).key)
            assert session.deciding == waiting
            revised += 1
        wander(session, random, 1)
    assert revised > 20


def test_an_ended_turn_can_be_taken_back_before_the_agent_acts() -> None:
    """The table waits for the person to confirm the end; until the agent's first choice nothing is lost."""
    session = begin(2, agents=(1,))
    random = Random(5)
    taken_back = crossed = 0
    while session.deciding != NOBODY:
        before = state_of(session)
        choose(session, random)
        ended = session.turn_just_ended(0)
        assert session.turn_just_ended(1) is None or session.undo_seat != 1
        if ended is None:
            continue
        assert ended.can_undo == session.can_undo
        if not ended.can_undo:
            crossed += 1
            with pytest.raises(CannotUndoError):
                session.undo()
            continue
        if session.deciding != 1:
            continue
        session.undo()
        assert state_of(session) == before
        assert session.turn_just_ended(0) is None
        session.redo()
        assert session.turn_just_ended(0) == ended
        choose(session, random)
        assert session.turn_just_ended(0) is None
        assert not session.can_undo
        taken_back += 1
    assert taken_back > 5
    assert crossed > 2


def test_a_choice_that_ends_the_turn_beyond_recall_says_so_before() -> None:
    """Where the end of a turn deals a new round, the preview lets the table ask first (promise 5)."""
    warned = 0
    for seed in range(3):
        session = begin(2, seed=seed)
        random = Random(seed)
        while session.deciding != NOBODY:
            seat = session.deciding
            decision = session.decision(seat)
            assert decision is not None
            key = random.choice(decision.options).key
            shown = session.preview(seat, key)
            session.submit(seat, key)
            ended = session.turn_just_ended(seat)
            assert (ended is not None) == shown.ends_turn
            if ended is not None:
                assert ended.can_undo == (not shown.crosses_barrier)
                warned += shown.crosses_barrier
    assert warned > 10
