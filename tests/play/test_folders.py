"""Where games are kept: new names, the game to continue, and folders that cannot be written."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from rococo_desktop.files.locations import HOME_VARIABLE
from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.archive.folders import (
    SKIPPED,
    glance,
    latest_game,
    new_game_file,
    saved_games,
    saves_dir,
)
from rococo_desktop.play.errors import RecordError, UnwritableError
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.own_corrections import user_corrections
from tests.play.games import SEED, begin, play, resume, table


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's own folder, not there yet."""
    folder = tmp_path / "home"
    monkeypatch.setenv(HOME_VARIABLE, str(folder))
    return folder


def saved(folder: Path, name: str, age: int, choices: int = 25, players: int = 2) -> Path:
    """A game kept in a folder, last written so many seconds ago."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.rococo"
    play(begin(players, file=file), Random(1), choices)
    os.utime(file, (1_000_000 - age, 1_000_000 - age))
    return file


def test_a_new_game_gets_a_free_name_in_a_folder_of_its_own(home: Path) -> None:
    def noon() -> datetime:
        return datetime(1765, 5, 1, 12, 30, 0)

    first = new_game_file(now=noon)
    assert first == home / "saves" / "ball-0001-1765-05-01-123000.rococo"
    begin(2, file=first)
    second = new_game_file(now=noon)
    assert second.name == "ball-0002-1765-05-01-123000.rococo"
    assert not second.exists()


def test_continue_takes_the_newest_game_that_is_not_over(home: Path) -> None:
    folder = saves_dir()
    assert latest_game() == (None, ())
    older = saved(folder, "older", 50, players=3)
    saved(folder, "over", 10, choices=10_000)
    found = latest_game()
    assert found.game is not None
    assert found.game.file == older
    assert len(found.game.seats) == 3
    assert found.game.round == resume(older).view(NOBODY).round
    newer = saved(folder, "newer", 5)
    again = latest_game().game
    assert again is not None
    assert again.file == newer
    assert latest_game().notices == ()


def test_a_broken_record_is_passed_over_with_a_notice(home: Path) -> None:
    folder = saves_dir()
    good = saved(folder, "good", 90)
    for age, (name, content) in enumerate(
        {
            "empty": b"",
            "foreign": b"hello",
            "damaged": good.read_bytes().replace(b"\n0 ", b"\nzero ", 1),
            "later": b"rococo-record 99\n",
            "cut": good.read_bytes()[:60],
            "module": good.read_bytes().replace(b'"modules":[]', b'"modules":["tea_party"]', 1),
        }.items()
    ):
        file = folder / f"{name}.rococo"
        file.write_bytes(content)
        os.utime(file, (1_000_000 - age, 1_000_000 - age))
    (folder / "notes.txt").write_text("mine", encoding="utf-8")
    (folder / "folder.rococo").mkdir()
    before = {file: file.read_bytes() for file in folder.iterdir() if file.is_file()}
    found = latest_game()
    assert found.game is not None
    assert found.game.file == good
    assert [notice.key for notice in found.notices] == [SKIPPED] * 6
    names = [Path(str(notice.params["file"])).stem for notice in found.notices]
    assert names == ["empty", "foreign", "damaged", "later", "cut", "module"]
    assert {file: file.read_bytes() for file in folder.iterdir() if file.is_file()} == before
    assert sum(isinstance(game, RecordError) for game in saved_games()) == 6


def test_a_glance_tells_whether_a_game_is_over_also_after_an_undo(tmp_path: Path) -> None:
    file = tmp_path / "game.rococo"
    session = begin(2, file=file)
    random = Random(3)
    while session.deciding != NOBODY:
        play(session, random, 1)
        if session.view(NOBODY).round == 7:
            assert glance(file).finished == (session.deciding == NOBODY)
    assert glance(file).finished
    assert glance(file).round == 7
    assert session.can_undo
    session.undo()
    assert not glance(file).finished


def test_a_glance_shows_no_seed_and_no_choice(tmp_path: Path) -> None:
    shown = str(glance(saved(tmp_path, "game", 0)))
    assert str(SEED) not in shown
    assert "choose:" not in shown


def test_a_folder_that_cannot_be_written_stops_nothing(home: Path) -> None:
    home.write_text("in the way", encoding="utf-8")
    session = begin(2, file=new_game_file())
    play(session, Random(1), 20)
    assert problem_of(session) is UnwritableError
    assert latest_game() == (None, ())
    home.unlink()
    new_game_file()
    play(session, Random(2), 1)
    assert problem_of(session) is type(None)
    assert latest_game().game is not None


def problem_of(session: Session) -> type:
    """What kind of thing keeps the game from its file now."""
    return type(session.storage_problem)


# Corrections.


def overrides(home: Path, text: str) -> None:
    folder = home / "overrides"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "mine.yaml").write_text(text, encoding="utf-8")


def test_corrections_of_the_user_are_what_a_game_begins_with(home: Path) -> None:
    assert user_corrections() == ({}, ())
    garment = begin(2).definitions.garments[0]
    assert garment.value is not None
    overrides(home, f"garments:\n  - {{id: {garment.id}, value: {garment.value + 1}}}\n")
    found = user_corrections()
    assert found.problems == ()
    session = Session.begin(table(2), overrides=found.overrides)
    assert session.definitions.garments[0].value == garment.value + 1
    assert session.record.overrides == found.overrides


@pytest.mark.parametrize(
    "text", ["garments: [\n", "garments:\n  - {id: no_such_gown, value: 3}\n", "figures: {rounds: 9}\n"]
)
def test_bad_corrections_are_told_line_by_line_and_none_holds(home: Path, text: str) -> None:
    overrides(home, text)
    found = user_corrections()
    assert found.overrides == {}
    assert found.problems
    assert all("mine.yaml:" in line and len(line.splitlines()) == 1 for line in found.problems)
