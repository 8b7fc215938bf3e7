"""Only regular files of a limited size are read: nothing else hangs the game or fills its memory."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

import pytest

from rococo_desktop.files.locations import HOME_VARIABLE
from rococo_desktop.files.regular import NotRegularError, OversizeError, open_regular, read_regular
from rococo_desktop.logbook import NAME, Logbook
from rococo_desktop.play.archive import annals
from rococo_desktop.play.archive.folders import glance, latest_game, saved_games
from rococo_desktop.play.archive.game_files import clear_old, open_game, throw_away, tidy
from rococo_desktop.play.errors import RecordError, TooLargeError, UnreadableError, UnwritableError
from rococo_desktop.play.own_corrections import user_corrections
from rococo_desktop.play.records.lines import FIRST_LINE, MAX_FILE, MAX_LINES
from rococo_desktop.play.records.storage import backup_of
from rococo_desktop.play.settings import Settings, read_settings, write_settings
from tests.play.games import begin, boxes, play
from tests.play.strange import STRANGE, patience
from tests.ui.scenes.finished import finished_game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="these are files of other systems")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's own folder."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    (tmp_path / "saves").mkdir()
    return tmp_path


@pytest.mark.parametrize("kind", STRANGE)
def test_what_is_no_file_hangs_nothing_and_crashes_nothing(kind: str, home: Path) -> None:
    make = STRANGE[kind]
    argument, saves = home / "argument.rococo", home / "saves"
    damaged = saves / "ball.rococo"
    damaged.write_bytes(b"?")
    (home / "overrides").mkdir()
    (home / "log").mkdir()
    (saves / "thrown").mkdir()
    for place in (
        home / "settings.yaml",
        home / annals.FILE,
        argument,
        saves / "strange.rococo",
        backup_of(damaged),
        home / "overrides" / "mine.yaml",
        home / "log" / NAME,
        saves / "ball.png",
        saves / ".writers",
        saves / "thrown" / "1",
    ):
        make(place)
    with patience():
        found = read_settings()
        assert found.settings == Settings()
        assert len(found.problems) == 1
        assert write_settings(Settings(muted=True)) is None
        assert annals.read() == ()
        assert annals.look_into().problem or kind == "link to nowhere"
        if kind != "link to nowhere":
            with pytest.raises(UnwritableError):
                annals.note(finished_game(2, False))
        with pytest.raises(RecordError):
            open_game(argument, boxes=boxes)
        assert latest_game().game is None
        assert all(isinstance(game, RecordError) for game in saved_games())
        user_corrections()
        Logbook(home / "log").note("something")
        session = play(begin(2, file=saves / "new.rococo"), Random(1), 20)
        assert session.storage_problem is None
        tidy()
        assert clear_old(1) == ()
        throw_away(damaged)


def test_a_file_that_never_ends_or_is_too_large_is_not_read_to_its_end(home: Path) -> None:
    large = home / "settings.yaml"
    with large.open("wb") as stream:
        stream.truncate(2**33)
    with patience():
        assert "too large" in read_settings().problems[0]
    os.rename(home / "settings.yaml.damaged-1", home / annals.FILE)
    with patience():
        assert annals.look_into() == ((), 0, "it is too large")
    os.rename(home / annals.FILE, home / "large.rococo")
    with patience(), pytest.raises(TooLargeError):
        glance(home / "large.rococo")


def test_a_save_of_millions_of_short_lines_is_refused_before_it_is_taken_apart(tmp_path: Path) -> None:
    """At each glance it cost a minute and two gigabytes."""
    file = tmp_path / "ball.rococo"
    play(begin(2, file=file), Random(1), 5)
    sound = file.read_bytes()
    many = (MAX_FILE - len(sound)) // 4
    file.write_bytes(sound + b"0 a\n" * many)
    with patience(), pytest.raises(TooLargeError):
        glance(file)
    file.write_bytes(sound + b"0 a\n" * (MAX_LINES - sound.count(b"\n")))
    assert glance(file).round == 1
    file.write_bytes(FIRST_LINE.encode() + b"\n" * MAX_LINES)
    with pytest.raises(TooLargeError):
        glance(file)


def test_annals_of_millions_of_short_lines_are_not_taken_apart(tmp_path: Path) -> None:
    file = tmp_path / annals.FILE
    file.write_bytes(b"x\n" * (annals.MOST_LINES + 1))
    assert annals.look_into(file) == ((), 0, "it is too large")


def test_regular_files_alone(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"12345")
    assert read_regular(file, 5) == b"12345"
    with pytest.raises(OversizeError):
        read_regular(file, 4)
    with pytest.raises(FileNotFoundError):
        read_regular(tmp_path / "missing", 9)
    for name in (tmp_path, Path("/dev/null")):
        with pytest.raises(NotRegularError):
            open_regular(name, os.O_RDONLY)
    for strange in ("a\0b", "x" * 5000, "\udcff" * 3 + "\ud800"):
        with pytest.raises(OSError):
            read_regular(tmp_path / strange, 9)


def test_a_path_no_system_can_have_is_told(tmp_path: Path) -> None:
    with pytest.raises(UnreadableError):
        open_game(tmp_path / ("x" * 5000), tmp_path, boxes=boxes)
