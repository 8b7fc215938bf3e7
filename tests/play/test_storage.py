"""The file of a game: appended and flushed, never over something else; without it the game plays on."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from rococo_desktop.play.errors import (
    ChangedOutsideError,
    FullRecordError,
    OccupiedError,
    StorageError,
    UnwritableError,
)
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records import storage
from rococo_desktop.play.records.loading import load
from rococo_desktop.play.records.reading import FileEnding
from rococo_desktop.play.records.storage import DiskSync, JournalFile, write_whole
from tests.play.games import begin, boxes, files_in, play, resume, small_record, state_of, table


def problem_of(session: Session) -> StorageError | None:
    """Why the game is not safely in its file now."""
    return session.storage_problem


def test_every_choice_is_in_the_file_as_soon_as_it_is_made(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = begin(2, file=file)
    random = Random(1)
    for _ in range(40):
        play(session, random, 1)
        assert file.read_text(encoding="utf-8") == session._record.text()


def test_without_its_folder_the_game_plays_on_and_is_written_later(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.write_text("in the way", encoding="utf-8")
    session = begin(2, file=folder / "game.rococo")
    play(session, Random(1), 10)
    problem = session.storage_problem
    assert isinstance(problem, UnwritableError)
    assert problem.key == "storage.unwritable"
    assert problem.params["file"] == str(folder / "game.rococo")
    folder.unlink()
    folder.mkdir()
    play(session, Random(1), 1)
    assert problem_of(session) is None
    assert state_of(resume(folder / "game.rococo")) == state_of(session)


def full_disk(room: int) -> Callable[[Callable[[bytes], int | None], bytes], None]:
    """A way to write that ends after so many bytes in all, as on a full disk."""
    left = room

    def write_all(write: Callable[[bytes], int | None], data: bytes) -> None:
        nonlocal left
        left -= write(data[:left]) or 0
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    return write_all


@pytest.mark.parametrize("room", [0, 1, 5])
def test_on_a_full_disk_the_game_plays_on_and_nothing_is_lost(
    room: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.rococo"
    session = play(begin(2, file=file), Random(1), 20)
    safe = state_of(session)
    monkeypatch.setattr(storage, "_write_all", full_disk(room))
    play(session, Random(2), 7)
    assert isinstance(problem_of(session), UnwritableError)
    assert state_of(resume(file)) == safe, "what was written before still loads"
    monkeypatch.undo()
    play(session, Random(3), 1)
    assert problem_of(session) is None
    assert file.read_text(encoding="utf-8") == session._record.text()
    assert state_of(resume(file)) == state_of(session)


def test_a_full_disk_at_the_very_first_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.rococo"
    monkeypatch.setattr(storage, "_write_all", full_disk(9))
    session = begin(2, file=file)
    assert isinstance(problem_of(session), UnwritableError)
    monkeypatch.undo()
    play(session, Random(1), 1)
    assert problem_of(session) is None
    assert file.read_text(encoding="utf-8") == session._record.text()


def test_a_file_that_vanished_or_was_changed_is_not_written_to(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = play(begin(2, file=file), Random(1), 10)
    with file.open("a", encoding="utf-8") as stream:
        stream.write("0 play:other\n")
    before = file.read_bytes()
    play(session, Random(1), 1)
    assert isinstance(problem_of(session), ChangedOutsideError)
    assert file.read_bytes() == before
    file.unlink()
    play(session, Random(1), 1)
    assert isinstance(problem_of(session), UnwritableError)
    assert not file.exists()
    session.save_as(file)
    assert state_of(resume(file)) == state_of(session)


@pytest.mark.parametrize("room", [0, 5])
def test_after_a_failed_write_nothing_that_another_process_wrote_is_cut_off(
    room: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process truncated six choices that another had saved."""
    file = tmp_path / "game.rococo"
    play(begin(2, file=file), Random(1), 20)
    one, other = resume(file), resume(file)
    monkeypatch.setattr(storage, "_write_all", full_disk(room))
    play(one, Random(2), 2)
    assert isinstance(problem_of(one), UnwritableError)
    monkeypatch.undo()
    with file.open("r+b") as stream:  # the other has opened the game again, without the unfinished line
        stream.truncate(other._journal._end.size)  # type: ignore[union-attr]
    play(other, Random(3), 6)
    assert problem_of(other) is None
    saved = file.read_bytes()
    play(one, Random(2), 3)
    assert isinstance(problem_of(one), ChangedOutsideError)
    assert file.read_bytes() == saved
    assert state_of(resume(file)) == state_of(other)


def test_a_file_of_the_same_size_that_ends_otherwise_is_not_written_to(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = play(begin(2, file=file), Random(1), 10)
    data = file.read_bytes()
    changed = data[:-2] + b"?\n"
    file.write_bytes(changed)
    play(session, Random(1), 1)
    assert isinstance(problem_of(session), ChangedOutsideError)
    assert file.read_bytes() == changed
    file.write_bytes(data)
    play(session, Random(1), 1)
    assert problem_of(session) is None
    assert state_of(resume(file)) == state_of(session)


def test_a_record_never_has_more_lines_than_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.rococo"
    session = begin(2, file=file)
    monkeypatch.setattr(storage, "MAX_LINES", 30)
    play(session, Random(1), 60)
    assert isinstance(problem_of(session), FullRecordError)
    assert file.read_bytes().count(b"\n") <= 30
    assert load(file, boxes).notices == ()


def test_a_new_game_never_takes_the_place_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    small_record(file)
    before = file.read_bytes()
    session = begin(2, file=file)
    play(session, Random(1), 3)
    assert isinstance(problem_of(session), OccupiedError)
    assert file.read_bytes() == before


def test_a_record_never_grows_beyond_what_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.rococo"
    session = begin(2, file=file)
    monkeypatch.setattr(storage, "MAX_FILE", 21_000)
    play(session, Random(1), 60)
    assert isinstance(problem_of(session), FullRecordError)
    assert file.stat().st_size <= 21_000
    assert load(file, boxes).notices == ()


@pytest.mark.parametrize(
    ("sync", "least", "most"), [(DiskSync.NEVER, 0, 0), (DiskSync.TURN, 5, 30), (DiskSync.ALWAYS, 41, 46)]
)
def test_the_disk_is_waited_for_as_often_as_wished(
    sync: DiskSync, least: int, most: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[int] = []
    monkeypatch.setattr(os, "fsync", waits.append)
    session = Session.begin(table(2), tmp_path / "game.rococo", sync, boxes=boxes)
    play(session, Random(1), 40)
    assert least <= len(waits) <= most


def test_a_copy_replaces_an_older_record_whole(tmp_path: Path) -> None:
    file = tmp_path / "copy.rococo"
    small_record(file)
    session = play(begin(3), Random(1), 30)
    session.save_as(file)
    assert state_of(resume(file)) == state_of(session)
    assert files_in(tmp_path) == ["copy.rococo"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_copy_that_fails_leaves_the_old_one_and_no_litter(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "copy.rococo"
    small_record(file)
    before = file.read_bytes()

    def fails(*args: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, step, fails)
    with pytest.raises(UnwritableError):
        begin(2).save_as(file)
    assert file.read_bytes() == before
    assert files_in(tmp_path) == ["copy.rococo"]


def test_a_copy_into_nowhere_is_told(tmp_path: Path) -> None:
    for place in (tmp_path / "missing" / "copy.rococo", tmp_path):
        with pytest.raises((UnwritableError, OccupiedError)):
            begin(2).save_as(place)


def test_a_copy_over_a_picture_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "holiday.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n")
    with pytest.raises(OccupiedError) as caught:
        begin(2).save_as(file)
    assert caught.value.params == {"file": str(file)}
    assert file.read_bytes() == b"\x89PNG\r\n\x1a\n"


def test_the_pieces_alone(tmp_path: Path) -> None:
    file = tmp_path / "a"
    journal = JournalFile(file, DiskSync.NEVER)
    assert (file.exists(), journal.size, journal.waiting) == (False, 0, 0)
    journal.append("first\nsecond\n")
    assert (file.read_text(encoding="utf-8"), journal.size, journal.waiting) == ("first\nsecond\n", 13, 0)
    file.write_text("first\nsecond\nthi", encoding="utf-8")
    reopened = JournalFile.claimed(file, DiskSync.NEVER)
    reopened.go_on(FileEnding(13, 2, b"second\n", b"thi"), "")
    reopened.append("3\n")
    assert file.read_text(encoding="utf-8") == "first\nsecond\n3\n"
    write_whole(file, "whole\n", lambda path: True)
    assert file.read_text(encoding="utf-8") == "whole\n"


PLAYING = """
import sys
from pathlib import Path
from random import Random
from tests.play.games import begin, play
session = begin(2, file=Path(sys.argv[1]))
print("begun", flush=True)
random = Random(1)
while session.deciding >= 0:
    play(session, random, 1)
    if session.can_undo and random.random() < 0.9:
        session.undo()
"""


def test_a_killed_process_loses_nothing_but_the_unfinished_choice(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    root = Path(__file__).resolve().parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", PLAYING, str(file)], cwd=root, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        while file.stat().st_size < 20_000 and process.poll() is None:
            pass
        process.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
    session = resume(file)
    assert session.notices == ()
    play(session, Random(1), 5)
    assert problem_of(session) is None
    assert state_of(resume(file)) == state_of(session)
