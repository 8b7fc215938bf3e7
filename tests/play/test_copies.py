"""Copies of a game: they go on with all that happened, and with other luck, so that none tells of another."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rococo_desktop.play.archive.game_files import keep, open_busy, open_game
from rococo_desktop.play.game import play_from_moment
from rococo_desktop.play.game.play_from_moment import COPY_DEALT_ANEW
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.snapshot import encode
from rococo_desktop.play.records.storage import DiskSync
from rococo_desktop.rules.referee import problems
from tests.play.games import begin, boxes, play, resume, state_of
from tests.play.twins import ALL_MODULES


def reopened(file: Path, folder: Path) -> Session:
    """The game of a file, opened as the program does."""
    return open_game(file, folder, DiskSync.NEVER, boxes)


@pytest.mark.parametrize("modules", [(), ALL_MODULES])
def test_a_copy_played_ahead_tells_nothing_of_the_draws_of_the_ball(
    modules: tuple[str, ...], tmp_path: Path
) -> None:
    """Two people and an agent: what the people know stays, all that they do not is dealt anew."""
    file = tmp_path / "ball.rococo"
    session = play(begin(3, file=file, modules=modules, agents=(2,)), Random(1), 45)
    kept = keep(session, "Before the kitchen", folder=tmp_path)
    before = state_of(session)
    hidden = set()
    for seed in range(6):
        again = reopened(kept, tmp_path)
        assert [notice.key for notice in again.notices] == [COPY_DEALT_ANEW]
        state = state_of(again)
        assert [again.view(seat) for seat in (-1, 0, 1)] == [session.view(seat) for seat in (-1, 0, 1)]
        assert problems(again._timeline.rules, state) == []
        assert [again.events(seat) for seat in (-1, 0, 1)] == [session.events(seat) for seat in (-1, 0, 1)]
        assert again._record.header.table.seed != session._record.header.table.seed
        assert again.agent_at(2)[0].seed != session.agent_at(2)[0].seed
        hidden.add((state.deck, state.rng, state.players[2].hand, state.players[2].silk))
        play(again, Random(seed), 9)
        assert again.record.file is not None
        later = resume(Path(again.record.file))
        assert encode(state_of(later)) == encode(state_of(again))
        assert later.notices == ()
        assert later.events(-1) == again.events(-1)
        assert later.theatre().last == session.steps - 1 + 9
    assert len(hidden) == 6
    assert all(deck != before.deck for deck, *_ in hidden)
    assert state_of(resume(kept)) == before == state_of(resume(file))


def test_a_copy_of_a_copy_goes_on_to_its_end_with_all_that_happened(tmp_path: Path) -> None:
    session = play(begin(2, file=tmp_path / "ball.rococo"), Random(1), 40)
    for number in range(3):
        kept = keep(session, f"Copy {number}", folder=tmp_path)
        session = play(reopened(kept, tmp_path), Random(number), 15)
    play(session, Random(7))
    assert session.record.file is not None
    again = resume(Path(session.record.file))
    assert (again.steps, again.result, again.course()) == (session.steps, session.result, session.course())
    assert [one.round for one in again.course()] == [0, 1, 2, 3, 4, 5, 6, 7, 7]
    theatre = again.theatre()
    theatre.go(50)
    taken = play_from_moment.take_over(theatre, 0, tmp_path / "taken.rococo", DiskSync.NEVER)
    assert taken is not None
    assert taken.view(0) == theatre.view(0)
    assert encode(state_of(resume(tmp_path / "taken.rococo"))) == encode(state_of(taken))


def test_a_copy_of_a_finished_game_stays_as_it_is(tmp_path: Path) -> None:
    session = play(begin(2, file=tmp_path / "ball.rococo"), Random(1))
    again = reopened(keep(session, "The end", folder=tmp_path), tmp_path)
    assert (state_of(again), again.notices) == (state_of(session), ())


def test_a_second_window_at_a_game_does_not_tell_what_the_first_will_draw(tmp_path: Path) -> None:
    file = tmp_path / "ball.rococo"
    session = play(begin(2, file=file), Random(1), 30)
    second = open_busy(file, tmp_path, DiskSync.NEVER, boxes)
    assert second.record.file != session.record.file
    assert second.view(0) == session.view(0)
    assert state_of(second).rng != state_of(session).rng
