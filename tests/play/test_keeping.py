"""Whole games: opened in place or as a copy, restored, kept under names, thrown away and taken back."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from rococo_desktop.play.archive.folders import SavedGame, latest_game, new_game_file, saved_games
from rococo_desktop.play.archive.game_files import (
    RESTORED,
    clear_old,
    file_for,
    keep,
    kept_games,
    open_busy,
    open_game,
    picture_of,
    put_picture,
    take_back,
    throw_away,
    tidy,
    watch_game,
)
from rococo_desktop.play.errors import (
    DamagedError,
    InUseError,
    NewerFormatError,
    StorageError,
    TakenError,
    UnwritableError,
)
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.filenames import number_of
from rococo_desktop.play.records.storage import DiskSync, backup_of
from rococo_desktop.play.records.write_lock import claim
from tests.play.games import begin, boxes, files_in, play, resume, state_of, table
from tests.play.windows import other_window


def reopened(file: Path, folder: Path) -> Session:
    """The game of a file, opened as the program does."""
    return open_game(file, folder, DiskSync.NEVER, boxes)


def rounds_old(file: Path, rounds: int = 3, seed: int = 1) -> Session:
    """A game in its file with a backup, so many rounds old and a few choices more."""
    session = Session.begin(table(2), file, DiskSync.TURN, boxes=boxes)
    random = Random(seed)
    while session.view(-1).round < rounds:
        play(session, random, 1)
    return play(session, random, 5)


def test_a_game_of_the_folder_goes_on_in_its_file(tmp_path: Path) -> None:
    file = tmp_path / "ball.rococo"
    session = play(begin(2, file=file), Random(1), 20)
    again = reopened(file, tmp_path)
    assert again.record.file == str(file)
    assert state_of(again) == state_of(session)


def test_a_file_from_elsewhere_stays_as_it_is(tmp_path: Path) -> None:
    file, saves = tmp_path / "from a friend.rococo", tmp_path / "saves"
    play(begin(2, file=file), Random(1), 20)
    before = file.read_bytes()
    session = reopened(file, saves)
    play(session, Random(2), 3)
    assert file.read_bytes() == before
    assert session.record.file is not None
    own = Path(session.record.file)
    assert own.parent == saves
    assert state_of(resume(own)) == state_of(session)


def test_a_named_game_can_be_gone_on_with_twice(tmp_path: Path) -> None:
    session = play(begin(2, file=tmp_path / "ball.rococo"), Random(1), 20)
    kept = keep(session, "Before the kitchen", folder=tmp_path)
    for seed in (1, 2):
        again = reopened(kept, tmp_path)
        assert [again.view(seat) for seat in (-1, 0, 1)] == [session.view(seat) for seat in (-1, 0, 1)]
        play(again, Random(seed), 9)
    assert state_of(resume(kept)) == state_of(session)
    assert len(list(saved_games(tmp_path))) == 3


def test_each_round_is_backed_up_whole(tmp_path: Path) -> None:
    file = tmp_path / "ball.rococo"
    session = rounds_old(file)
    backup = resume(backup_of(file))
    assert backup.view(-1).round == session.view(-1).round == 3
    assert file.read_text(encoding="utf-8").startswith(backup_of(file).read_text(encoding="utf-8"))
    assert files_in(tmp_path) == ["ball.rococo", "ball.rococo.backup"]


@pytest.mark.parametrize("damage", ["zeros", "cut", "foreign"])
def test_a_damaged_game_goes_on_from_its_backup(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "ball.rococo"
    rounds_old(file)
    data = file.read_bytes()
    broken = {"zeros": data.replace(b"\n0 ", b"\n\x00 ", 1), "cut": data[:9], "foreign": b"\x89PNG" + data}
    file.write_bytes(broken[damage])
    found = latest_game(tmp_path)
    assert found.game is not None
    assert (found.game.file, found.game.round, found.notices) == (file, 3, ())
    session = reopened(file, tmp_path)
    (notice,) = session.notices
    assert notice.key == RESTORED
    assert notice.params == {"file": "ball.rococo", "kept_as": "ball.rococo.damaged-1", "round": 3}
    assert (tmp_path / "ball.rococo.damaged-1").read_bytes() == broken[damage]
    play(session, Random(5), 5)
    assert state_of(resume(file)) == state_of(session)


def test_without_a_sound_backup_the_damage_is_told(tmp_path: Path) -> None:
    file = tmp_path / "ball.rococo"
    rounds_old(file)
    data = file.read_bytes()[:3000] + b"\x00\n"
    file.write_bytes(data)
    backup_of(file).write_bytes(data)
    for _ in range(2):
        with pytest.raises(DamagedError):
            reopened(file, tmp_path)
        backup_of(file).unlink(missing_ok=True)
    assert file.read_bytes() == data
    file.write_bytes(b"rococo-record 99\n")
    rounds_old(tmp_path / "other.rococo")
    backup_of(tmp_path / "other.rococo").rename(backup_of(file))
    with pytest.raises(NewerFormatError):
        reopened(file, tmp_path)
    assert file.read_bytes() == b"rococo-record 99\n", "what a later version wrote is no damage"


def test_names_become_files_everywhere(tmp_path: Path) -> None:
    for name, stem in {
        "Before the kitchen": "Before the kitchen",
        "../../etc/passwd": "etc passwd",
        "  a:b*c?  ": "a b c",
        "..": "ball",
        "\x00\n": "ball",
        "Юля и Zoë": "Юля и Zoë",
        "x" * 300: "x" * 60,
        "Я" * 300: "Я" * 60,
        "\U0001f483" * 60: "\U0001f483" * 30,
        "\U0001f469\u200d\U0001f9b0" * 20: "\U0001f469\u200d\U0001f9b0" * 10 + "\U0001f469",
        "a\ud800\u2028b": "a b",
        "CON": "_CON",
        "nul.evening": "_nul.evening",
        "com¹": "_com¹",
        "Concert": "Concert",
        "ends in dots... . ": "ends in dots",
        "\u3000wide\u3000": "wide",
    }.items():
        assert file_for(name, tmp_path) == tmp_path / "kept" / f"{stem}.rococo"


def test_a_name_of_sixty_emoji_is_kept(tmp_path: Path) -> None:
    session = begin(2)
    file = keep(session, "\U0001f483" * 60, b"png", tmp_path)
    assert state_of(resume(file)) == state_of(session)
    assert picture_of(file).read_bytes() == b"png"


def test_a_picture_that_cannot_be_written_leaves_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    put_picture(tmp_path / "ball.rococo", b"first")
    monkeypatch.setattr(os, "fsync", full)
    put_picture(tmp_path / "ball.rococo", b"second")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("ball.png", b"first")]


def test_a_kept_game_has_its_facts_and_its_picture(tmp_path: Path) -> None:
    session = play(begin(3, modules=("fancy_dresses",)), Random(1), 40)
    file = keep(session, "Evening", b"\x89PNG first", tmp_path)
    assert picture_of(file).read_bytes() == b"\x89PNG first"
    (game,) = kept_games(tmp_path)
    assert isinstance(game, SavedGame)
    assert (game.file, game.modules, game.round) == (file, ("fancy_dresses",), session.view(-1).round)
    assert game.seats == session.record.seats
    keep(session, "Evening", None, tmp_path)
    assert not picture_of(file).exists()
    assert sorted(path.name for path in file.parent.iterdir()) == ["Evening.rococo"]


def test_what_is_not_ours_is_not_kept_over(tmp_path: Path) -> None:
    file = file_for("Evening", tmp_path)
    file.parent.mkdir()
    file.write_bytes(b"holiday")
    with pytest.raises(StorageError):
        keep(begin(2), "Evening", b"png", tmp_path)
    assert file.read_bytes() == b"holiday"
    assert not picture_of(file).exists()


def test_thrown_away_and_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "ball.rococo"
    session = rounds_old(file)
    picture_of(file).write_bytes(b"png")
    before = {name: (tmp_path / name).read_bytes() for name in files_in(tmp_path)}
    thrown = throw_away(file, tmp_path)
    assert latest_game(tmp_path).game is None
    assert files_in(tmp_path) == []
    assert take_back(thrown) == file
    assert {name: (tmp_path / name).read_bytes() for name in files_in(tmp_path)} == before
    assert state_of(resume(file)) == state_of(session)


def test_taken_back_beside_a_new_game_of_that_name(tmp_path: Path) -> None:
    file = tmp_path / "ball.rococo"
    old = rounds_old(file)
    picture_of(file).write_bytes(b"old")
    thrown = throw_away(file, tmp_path)
    new = play(begin(2, file=file), Random(9), 3)
    back = take_back(thrown)
    assert back == tmp_path / "ball-2.rococo"
    assert state_of(resume(back)) == state_of(old)
    assert picture_of(back).read_bytes() == b"old"
    assert backup_of(back).is_file()
    assert state_of(resume(file)) == state_of(new)


def test_two_of_one_name_can_both_be_taken_back(tmp_path: Path) -> None:
    thrown = []
    for seed in (1, 2):
        play(begin(2, file=tmp_path / "ball.rococo", seed=seed), Random(1), 3)
        thrown.append(throw_away(tmp_path / "ball.rococo", tmp_path))
    assert [take_back(one) for one in thrown] == [tmp_path / "ball.rococo", tmp_path / "ball-2.rococo"]


def test_what_was_thrown_away_is_gone_with_the_next_start(tmp_path: Path) -> None:
    play(begin(2, file=tmp_path / "stays.rococo"), Random(1), 3)
    play(begin(2, file=tmp_path / "goes.rococo"), Random(1), 3)
    thrown = throw_away(tmp_path / "goes.rococo", tmp_path)._replace(claim=None)  # its window is closed
    (tmp_path / ".ball.rococo.x1y2.tmp").write_bytes(b"half")
    (tmp_path / ".ball.png.tmp").write_bytes(b"half")
    (tmp_path / ".ball.backup.x1y2.tmp").write_bytes(b"half")
    (tmp_path / ".other.tmp").write_bytes(b"not ours")
    tidy(tmp_path)
    assert not (tmp_path / "thrown").exists()
    assert files_in(tmp_path) == [".other.tmp", "stays.rococo"]
    assert take_back(thrown) is None
    tidy(tmp_path / "nowhere")


def test_what_cannot_be_thrown_away_stays(tmp_path: Path) -> None:
    (tmp_path / "thrown").write_bytes(b"in the way")
    play(begin(2, file=tmp_path / "ball.rococo"), Random(1), 3)
    for file in (tmp_path / "ball.rococo", tmp_path / "missing.rococo"):
        with pytest.raises(UnwritableError):
            throw_away(file, tmp_path)
    assert (tmp_path / "ball.rococo").is_file()


def finished(file: Path, seed: int = 1) -> Path:
    """A game played to its end."""
    play(begin(2, file=file, seed=seed), Random(1))
    return file


def test_only_so_many_finished_games_stay_without_a_name_and_the_others_can_be_taken_back(
    tmp_path: Path,
) -> None:
    games = [
        finished(tmp_path / f"ball-{number:04}-2026-03-01-213000.rococo", number) for number in (1, 2, 3)
    ]
    old = finished(tmp_path / "ball-2026-02-01-213000.rococo")
    play(begin(2, file=tmp_path / "ball-0000-1970-01-01-000000.rococo"), Random(1), 5)
    (tmp_path / "odd.rococo").write_bytes(b"?")
    keep(resume(games[0]), "Old", folder=tmp_path)
    for at, file in enumerate([*games, old]):
        os.utime(file, (9e9 - at, 9e9 - at))  # the clock went wrong, and says the opposite
    before = {file: file.read_bytes() for file in [*games, old]}
    thrown = clear_old(2, tmp_path)
    assert [one.file for one in thrown] == [games[0], old]
    assert clear_old(2, tmp_path) == ()
    left = sorted(path.name for path in tmp_path.glob("*.rococo"))
    assert left == ["ball-0000-1970-01-01-000000.rococo", games[1].name, games[2].name, "odd.rococo"]
    assert [type(game) is SavedGame for game in kept_games(tmp_path)] == [True]
    assert [take_back(one) for one in thrown] == [games[0], old]
    assert {file: file.read_bytes() for file in [*games, old]} == before


@pytest.mark.parametrize("year", [1970, 2026, 9999])
def test_unfinished_balls_are_never_deleted_by_the_program_whatever_the_clock_says(
    year: int, tmp_path: Path
) -> None:
    for number in range(20):
        clock = datetime(year if number % 2 else 2026, 1, 1 + number, 12)
        file = new_game_file(tmp_path, lambda clock=clock: clock)  # type: ignore[misc]
        play(begin(2, file=file, seed=number), Random(1), 3)
        os.utime(file, (clock.timestamp() % 9e9, clock.timestamp() % 9e9))
        before = set(tmp_path.glob("*.rococo"))
        tidy(tmp_path)
        assert clear_old(1, tmp_path) == ()
        assert set(tmp_path.glob("*.rococo")) == before
        assert len(before) == number + 1


def test_with_the_clock_set_back_the_new_ball_is_the_one_to_continue(tmp_path: Path) -> None:
    files = []
    for year in (2026, 2030, 1999):
        file = new_game_file(tmp_path, lambda year=year: datetime(year, 1, 1))  # type: ignore[misc]
        play(begin(2, file=file), Random(1), 3)
        stamp = datetime(year, 1, 1).timestamp()
        os.utime(file, (stamp, stamp))
        files.append(file)
    now = datetime(1999, 1, 1).timestamp()
    order = [game.file for game in saved_games(tmp_path, now=lambda: now) if isinstance(game, SavedGame)]
    assert order == [files[2], files[1], files[0]]


def test_the_number_of_a_new_game_is_beyond_all_others(tmp_path: Path) -> None:
    (tmp_path / "ball-0041-2026-03-01-213000.png").write_bytes(b"")
    (tmp_path / "ball-99999999999999-2026-03-01-213000.rococo").write_bytes(b"")
    file = new_game_file(tmp_path, lambda: datetime(1970, 1, 1))
    assert file.name == "ball-0042-1970-01-01-000000.rococo"
    assert number_of(file) == 42


# Two windows of the game on one folder.


def test_a_game_that_another_window_plays_is_watched_or_gone_on_with_in_a_copy(tmp_path: Path) -> None:
    file, over = tmp_path / "ball.rococo", finished(tmp_path / "over.rococo")
    session = rounds_old(file)
    state, rounds = state_of(session), session.view(-1).round
    data = file.read_bytes()
    del session
    with other_window(file, over):
        with pytest.raises(InUseError):
            open_game(file, tmp_path, DiskSync.TURN, boxes)
        assert watch_game(file, boxes).last > 0
        copy = open_busy(file, tmp_path, DiskSync.TURN, boxes)
        assert copy.record.file is not None
        assert Path(copy.record.file) not in (file, over)
        assert copy.view(-1).round == rounds
        play(copy, Random(1), 5)
        assert copy.storage_problem is None
        assert open_busy(over, tmp_path, DiskSync.TURN, boxes).result is not None
        with pytest.raises(UnwritableError):
            throw_away(file, tmp_path)
        assert clear_old(0, tmp_path) == ()
        late = play(reopened(file, tmp_path), Random(1), 1)
        assert isinstance(late.storage_problem, TakenError)
        assert file.read_bytes() == data
    again = open_game(file, tmp_path, DiskSync.TURN, boxes)
    assert state_of(again) == state, "killed, it has let go"


def test_what_another_window_has_thrown_away_is_not_emptied_from_the_bin(tmp_path: Path) -> None:
    thrown = throw_away(finished(tmp_path / "ball.rococo"), tmp_path)
    command = [sys.executable, "-c", TIDY, str(tmp_path)]
    subprocess.run(command, check=True)
    assert take_back(thrown) == tmp_path / "ball.rococo"


TIDY = """
import sys
from pathlib import Path
from rococo_desktop.play.archive.game_files import tidy
tidy(Path(sys.argv[1]))
"""


def test_a_claim_is_shared_within_a_process_and_let_go_with_the_game(tmp_path: Path) -> None:
    file = tmp_path / "ball.rococo"
    first, second = claim(file), claim(tmp_path / "sub" / ".." / "ball.rococo")
    assert first is not None
    assert first is second
    del first, second
    with other_window(file):
        assert claim(file) is None
        assert claim(tmp_path / "other.rococo") is not None
    assert claim(file) is not None
