"""A record brings back the game: at any point, at every table, with what can still be undone and redone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rococo_desktop.model.vocabulary import NOBODY, Edition
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.lines import Chosen, FiguresLine, Position, RoundDigest, Undone, parse, write
from rococo_desktop.play.records.storage import DiskSync
from rococo_desktop.play.table_setup import proposed_table
from tests.play.games import TABLES, begin, boxes, play, resume, state_of, wander


def same(one: Session, other: Session) -> bool:
    """True if both sessions are at the same point, and can go back and forth alike."""
    names = ("state", "decision", "played", "undoable", "redoable", "next_redo", "undo_seat")
    return one._record == other._record and all(
        getattr(one._timeline, name) == getattr(other._timeline, name) for name in names
    )


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_a_game_comes_back_at_many_points(players: int, edition: Edition, tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    random = Random(players)
    session = begin(players, edition, file, seed=players * 7 + len(edition))
    while session.deciding != NOBODY:
        wander(session, random, random.randint(1, 80 * players))
        assert session.storage_problem is None
        loaded = resume(file)
        assert loaded.notices == ()
        assert same(session, loaded)
    assert session.result == resume(file).result is not None


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize(
    "modules", [(), ("jewelry_box", "fancy_dresses", "festivity_dresses", "expert_tailoring")]
)
def test_a_game_of_the_whole_box_comes_back(players: int, modules: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    random = Random(players)
    session = begin(players, file=file, seed=players, modules=modules)
    while session.deciding != NOBODY:
        wander(session, random, random.randint(20, 200))
        loaded = resume(file)
        assert loaded.notices == ()
        assert same(session, loaded)
    assert session.result == resume(file).result is not None


def test_a_game_goes_on_in_its_file_after_each_loading(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    random = Random(5)
    session = begin(3, file=file)
    for _ in range(25):
        wander(session, random, 6)
        session = resume(file)
    whole = resume(file)
    assert same(session, whole)
    assert whole.steps == session.steps > 30


def test_a_record_of_the_first_format_goes_on(tmp_path: Path) -> None:
    """Format 1 knew no emblems; such a record is read, and what is appended keeps to its format."""
    file = tmp_path / "game.rococo"
    session = begin(2, file=file)
    play(session, Random(3), 20)
    old = file.read_text(encoding="utf-8").replace("rococo-record 5", "rococo-record 1", 1)
    assert "emblem" not in old
    file.write_text(old, encoding="utf-8")
    loaded = resume(file)
    assert same(session, loaded)
    play(loaded, Random(4), 10)
    assert file.read_text(encoding="utf-8").startswith("rococo-record 1\n")
    assert same(loaded, resume(file))


def test_emblems_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    setup = proposed_table(("Ana", "Bo", "Cy"), 5)
    Session.begin(setup, file, DiskSync.NEVER, boxes=boxes)
    assert [seat.emblem for seat in resume(file).record.seats] == [0, 1, 2]
    assert resume(file).record.seats == setup.seats


def test_a_copy_holds_the_same_game_as_the_file(tmp_path: Path) -> None:
    session = begin(4, file=tmp_path / "game.rococo")
    play(session, Random(1), 60)
    session.save_as(tmp_path / "copy.rococo")
    assert (tmp_path / "copy.rococo").read_bytes() == (tmp_path / "game.rococo").read_bytes()


def test_a_record_needs_no_file_until_it_is_saved(tmp_path: Path) -> None:
    session = begin(2)
    wander(session, Random(8), 80)
    session.save_as(tmp_path / "copy.rococo")
    loaded = resume(tmp_path / "copy.rococo")
    assert state_of(loaded) == state_of(session)


def test_the_file_is_written_line_by_line_as_the_module_says(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = begin(2, file=file)
    play(session, Random(2), 30)
    session.restart_turn() if session.can_undo else None
    first, figures, header, *rest = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert first == "rococo-record 5\n"
    assert figures.startswith('figures {"base":')
    assert header.startswith('header {"app":')
    assert "Břetislav" in header
    lines = [parse(line.removesuffix("\n")) for line in rest]
    assert [write(line) for line in lines if not isinstance(line, FiguresLine)] == rest
    assert isinstance(lines[0], Position)
    assert isinstance(lines[1], RoundDigest)
    assert isinstance(lines[2], Chosen)
    turns = [line.turn for line in lines if isinstance(line, Position)]
    assert turns == sorted(turns)
    assert len(turns) >= 5


def test_every_turn_ends_with_a_position_and_every_round_with_a_digest(tmp_path: Path) -> None:
    session = play(begin(2), Random(4))
    positions = [line.turn for line in session._record.lines if isinstance(line, Position)]
    rounds = [line.round for line in session._record.lines if isinstance(line, RoundDigest)]
    assert sorted(set(positions)) == list(range(state_of(session).turn + 1))
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 7]
    assert isinstance(session._record.lines[-2], Position)


def test_undo_is_one_line_whatever_its_length(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = begin(2, file=file)
    random = Random(11)
    while session._timeline.choices_of_turn < 3:
        play(session, random, 1)
    before = len(session._record.lines)
    session.restart_turn()
    assert len(session._record.lines) == before + 1
    assert isinstance(session._record.lines[-1], Undone)
    assert file.read_text(encoding="utf-8").splitlines()[-1].startswith("undo ")
