"""Watching a recorded game, and taking it over: every moment as it was, no secret of a game still played."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.game.play_from_moment import DEALT_ANEW, TAKEN, take_over
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.game.theatre import Theatre
from rococo_desktop.play.records.header import PERSON
from rococo_desktop.play.records.snapshot import encode
from rococo_desktop.play.records.storage import DiskSync
from rococo_desktop.play.records.timeline import turn_of
from tests.play.games import begin, boxes, choose, play, resume, state_of
from tests.play.test_no_leak import Secrets, leaks
from tests.play.twins import ALL_MODULES, TABLES, retold


@pytest.mark.parametrize(("players", "edition", "modules"), TABLES)
def test_every_moment_is_as_it_was(players: int, edition: Edition, modules: tuple[str, ...]) -> None:
    session = begin(players, edition, modules=modules)
    random = Random(3)
    seen = [(session.view(NOBODY), session.view(0), session.halls(), session.deciding)]
    while choose(session, random):
        seen.append((session.view(NOBODY), session.view(0), session.halls(), session.deciding))
    theatre = session.theatre()
    assert theatre.is_over
    assert theatre.last == len(seen) - 1
    for at, was in enumerate(seen):
        theatre.go(at)
        assert (theatre.view(NOBODY), theatre.view(0), theatre.halls(), theatre.deciding) == was
        assert theatre.moment(0).events == session.events(0)[at].events
        assert len(theatre.events(0)) == at + 1
    assert theatre.whole(0) == session.events(0)


def test_turns_begin_where_the_turn_changes() -> None:
    session = play(begin(3), Random(1))
    theatre = session.theatre()
    starts = {turn.at for turn in theatre.turns}
    states = theatre._reel.states
    for at in range(1, len(states)):
        assert (at in starts) == (turn_of(states[at]) != turn_of(states[at - 1]))
    assert theatre.turns[0].at == 0
    assert {turn.round for turn in theatre.turns} == set(range(1, 8))


def test_what_is_played_later_is_not_in_it() -> None:
    session = play(begin(2), Random(1), 20)
    theatre = session.theatre()
    play(session, Random(2), 5)
    assert theatre.last == 20
    theatre.go(99)
    assert theatre.at == 20
    assert not theatre.go(20)


@pytest.mark.parametrize(("players", "edition", "modules"), [one for one in TABLES if one[0] > 1])
def test_a_game_still_played_is_watched_with_nobody_s_eyes(
    players: int, edition: Edition, modules: tuple[str, ...]
) -> None:
    theatre = play(begin(players, edition, modules=modules), Random(4), 90).theatre()
    assert theatre.eyes == (NOBODY,)
    other = retold(theatre, NOBODY, 9)
    for at in range(theatre.last + 1):
        theatre.go(at)
        other.go(at)
        for viewer in range(NOBODY, players):
            assert theatre.view(viewer) == other.view(viewer)
            assert theatre.view(viewer).own is None
            assert theatre.moment(viewer) == other.moment(viewer)
            assert theatre.market(viewer) == other.market(viewer)
            assert theatre.forecast(viewer, 0) == ()
    assert all(theatre.whole(viewer) == other.whole(NOBODY) for viewer in range(players))


def test_a_single_person_watches_with_their_own_eyes() -> None:
    theatre = play(begin(3, agents=(0, 2)), Random(4), 60).theatre()
    assert theatre.eyes == (1,)
    theatre.go(40)
    assert theatre.view(1).own is not None
    assert theatre.view(0).own is None
    assert theatre.view(2).viewer == NOBODY


def test_a_game_that_is_over_may_be_seen_with_anybody_s_eyes() -> None:
    theatre = play(begin(2, agents=(0, 1)), Random(4)).theatre()
    assert theatre.eyes == (NOBODY, 0, 1)
    assert theatre.view(1).own is not None
    alone = play(begin(1, modules=ALL_MODULES), Random(4)).theatre()
    assert alone.eyes == (NOBODY, 0)


@pytest.mark.parametrize("choices", [45, 10_000])
def test_no_public_way_leads_from_a_theatre_to_a_secret(choices: int) -> None:
    session = play(begin(3), Random(1), choices)
    theatre = session.theatre()
    theatre.go(theatre.last)
    assert leaks(theatre, Secrets(session)) == []  # type: ignore[arg-type]


# Taking over.


def test_a_finished_game_goes_on_exactly_as_it_was(tmp_path: Path) -> None:
    first, second = tmp_path / "first.rococo", tmp_path / "second.rococo"
    original = play(begin(3, file=first, modules=ALL_MODULES), Random(5))
    text = first.read_bytes()
    theatre = original.theatre()
    theatre.go(120)
    taken = take_over(theatre, NOBODY, second, DiskSync.NEVER)
    assert taken is not None
    assert encode(state_of(taken)) == encode(theatre._reel.states[120])
    assert taken.events(NOBODY) == original.events(NOBODY)[:121]
    assert [notice.key for notice in taken.notices] == [TAKEN]
    assert taken.storage_problem is None
    play(taken, Random(6), 15)
    again = resume(second)
    assert not again.notices
    assert encode(state_of(again)) == encode(state_of(taken))
    assert again.theatre().last == 135
    assert first.read_bytes() == text


@pytest.mark.parametrize(("players", "edition", "modules"), TABLES)
def test_of_a_game_still_played_all_that_is_hidden_is_dealt_anew(
    players: int, edition: Edition, modules: tuple[str, ...], tmp_path: Path
) -> None:
    original = play(begin(players, edition, modules=modules), Random(5), 60)
    theatre = original.theatre()
    eyes = theatre.eyes[0]
    for at in range(0, theatre.last + 1, 7):
        theatre.go(at)
        file = tmp_path / f"{at}.rococo"
        taken = take_over(theatre, NOBODY, file, DiskSync.NEVER)
        assert taken is not None
        assert taken.view(eyes) == theatre.view(eyes)
        assert [notice.key for notice in taken.notices] == [DEALT_ANEW]
        was, now = theatre._reel.states[at], state_of(taken)
        assert now.rng != was.rng
        assert taken._record.header.table.seed != original._record.header.table.seed
        assert [one.prestige for one in now.players] == [one.prestige for one in was.players]
        again = resume(file)
        assert not again.notices
        assert encode(state_of(again)) == encode(now)
    assert play(_taken(theatre), Random(8)).result is not None


def test_what_is_dealt_anew_does_not_tell_what_was_hidden() -> None:
    theatre = play(begin(2), Random(5), 60).theatre()
    theatre.go(40)
    hidden = {
        (state.players[0].silk, state.players[0].hand, state.deck)
        for state in (state_of(_taken(theatre)) for _ in range(12))
    }
    assert len(hidden) > 8


def _taken(theatre: Theatre) -> Session:
    taken = take_over(theatre, NOBODY, None)
    assert taken is not None
    return taken


def test_at_its_end_a_game_cannot_be_taken_over() -> None:
    theatre = play(begin(2), Random(5)).theatre()
    theatre.go(theatre.last)
    assert take_over(theatre, 0, None) is None


def test_where_agents_played_alone_a_person_sits_down() -> None:
    theatre = play(begin(2, agents=(0, 1)), Random(5)).theatre()
    theatre.go(30)
    taken = take_over(theatre, 1, None)
    assert taken is not None
    assert [seat.player for seat in taken.record.seats] == ["random", PERSON]
    mixed = play(begin(2, agents=(0,)), Random(5)).theatre()
    taken = take_over(mixed, 0, None)
    assert taken is not None
    assert [seat.player for seat in taken.record.seats] == ["random", PERSON]


def test_a_finished_game_whose_beginning_is_not_known_goes_on_from_the_position(tmp_path: Path) -> None:
    theatre = play(begin(2), Random(5), 40).theatre()
    theatre.go(20)
    half = play(_taken(theatre), Random(7)).theatre()
    assert half.is_over
    half.go(30)
    taken = take_over(half, NOBODY, tmp_path / "again.rococo", DiskSync.NEVER)
    assert taken is not None
    assert encode(state_of(taken)) == encode(half._reel.states[30])
    assert encode(state_of(resume(tmp_path / "again.rococo"))) == encode(state_of(taken))


def test_a_kept_game_is_watched_without_touching_a_file(tmp_path: Path) -> None:
    from rococo_desktop.play.archive.game_files import watch_game

    file = tmp_path / "ball.rococo"
    play(begin(2, file=file), Random(5), 30)
    before = {one.name: one.read_bytes() for one in tmp_path.iterdir()}
    theatre = watch_game(file, boxes)
    assert theatre.last == 30
    assert {one.name: one.read_bytes() for one in tmp_path.iterdir()} == before
