"""Whole games: opened in place or as a copy, restored, kept under names, thrown away and taken back."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from rococo_desktop.play.errors import (
    DamagedError,
    NewerFormatError,
    RecordError,
    StorageError,
    UnwritableError,
)
from rococo_desktop.play.folders import SavedGame, latest_game, saved_games
from rococo_desktop.play.keeping import (
    RESTORED,
    clear_old,
    file_for,
    keep,
    kept_games,
    open_game,
    picture_of,
    take_back,
    throw_away,
    tidy,
)
from rococo_desktop.play.session import Session
from rococo_desktop.play.storage import Sync, backup_of
from tests.play.games import begin, boxes, play, resume, state_of, table


def reopened(file: Path, folder: Path) -> Session:
    """The game of a file, opened as the program does."""
    return open_game(file, folder, Sync.NEVER, boxes)


def rounds_old(file: Path, rounds: int = 3, seed: int = 1) -> Session:
    """A game in its file with a backup, so many rounds old and a few choices more."""
    session = Session.begin(table(2), file, Sync.TURN, boxes=boxes)
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
        assert state_of(again) == state_of(session)
        play(again, Random(seed), 9)
    assert state_of(resume(kept)) == state_of(session)
    assert len(list(saved_games(tmp_path))) == 3


def test_each_round_is_backed_up_whole(tmp_path: Path) -> None:
    file = tmp_path / "ball.rococo"
    session = rounds_old(file)
    backup = resume(backup_of(file))
    assert backup.view(-1).round == session.view(-1).round == 3
    assert file.read_text(encoding="utf-8").startswith(backup_of(file).read_text(encoding="utf-8"))
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["ball.rococo", "ball.rococo.backup"]


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
    }.items():
        assert file_for(name, tmp_path) == tmp_path / "kept" / f"{stem}.rococo"


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
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    thrown = throw_away(file, tmp_path)
    assert latest_game(tmp_path).game is None
    assert [path.name for path in tmp_path.iterdir()] == ["thrown"]
    assert take_back(thrown) == file
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()} == before
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
    thrown = throw_away(tmp_path / "goes.rococo", tmp_path)
    (tmp_path / ".ball.rococo.x1y2.tmp").write_bytes(b"half")
    (tmp_path / ".ball.png.tmp").write_bytes(b"half")
    (tmp_path / ".other.tmp").write_bytes(b"not ours")
    tidy(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [".other.tmp", "stays.rococo"]
    assert take_back(thrown) is None
    tidy(tmp_path / "nowhere")


def test_what_cannot_be_thrown_away_stays(tmp_path: Path) -> None:
    (tmp_path / "thrown").write_bytes(b"in the way")
    play(begin(2, file=tmp_path / "ball.rococo"), Random(1), 3)
    for file in (tmp_path / "ball.rococo", tmp_path / "missing.rococo"):
        with pytest.raises(UnwritableError):
            throw_away(file, tmp_path)
    assert (tmp_path / "ball.rococo").is_file()


def test_only_so_many_games_stay_without_a_name(tmp_path: Path) -> None:
    for number in range(6):
        file = tmp_path / f"ball-{number}.rococo"
        play(begin(2, file=file, seed=number), Random(1), 10_000 if number % 2 else 5)
        os.utime(file, (number + 1, number + 1))
    (tmp_path / "odd.rococo").write_bytes(b"?")
    keep(resume(tmp_path / "ball-0.rococo"), "Old", folder=tmp_path)
    assert clear_old(2, tmp_path) == (tmp_path / "ball-1.rococo", tmp_path / "ball-0.rococo")
    left = sorted(path.name for path in tmp_path.iterdir() if path.is_file())
    assert left == ["ball-2.rococo", "ball-3.rococo", "ball-4.rococo", "ball-5.rococo", "odd.rococo"]
    assert [type(game) is SavedGame for game in kept_games(tmp_path)] == [True]
    assert any(isinstance(game, RecordError) for game in saved_games(tmp_path))
    assert clear_old(2, tmp_path) == ()
