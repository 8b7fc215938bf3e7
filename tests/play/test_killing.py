"""Nothing is lost: killed at any moment, with no room on the disk, in a folder that cannot be written."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.play.clocks import live
from tests.play.killing import ROOT, kill_once
from tests.play.two_windows import play_round

KILLS = 10


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.parametrize("seed", range(1, KILLS + 1))
def test_a_killed_game_goes_on_and_only_the_unfinished_step_is_gone(seed: int, tmp_path: Path) -> None:
    found = kill_once(tmp_path, seed, 2 + seed % 4)
    assert found.wrong == ""


@pytest.mark.waits
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_of_two_windows_on_one_game_neither_loses_a_choice_that_was_kept(tmp_path: Path) -> None:
    found = play_round(tmp_path, 11)
    assert found["wrong"] == []
    assert found["said"]["done"] > 10


def test_under_a_clock_that_jumps_no_ball_that_is_not_over_is_deleted(tmp_path: Path) -> None:
    found = live(tmp_path, 14, seed=3)
    assert found["wrong"] == []
    assert found["unfinished"] > 5


FULL = """
import resource, sys
from pathlib import Path
from random import Random
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.records.storage import DiskSync
from tests.play.games import boxes, play, state_of, table
file = Path(sys.argv[1])
session = Session.begin(table(2), file, DiskSync.TURN, boxes=boxes)
play(session, Random(1), 10)
safe = file.stat().st_size
assert session.storage_problem is None
resource.setrlimit(resource.RLIMIT_FSIZE, (safe + int(sys.argv[2]), resource.RLIM_INFINITY))
random = Random(2)
said = 0
for _ in range(120):
    play(session, random, 1)
    said += session.storage_problem is not None
whole = file.read_bytes()
assert Session.resume(file, DiskSync.NEVER, boxes).steps >= 11
assert said > 60, said
print(session.storage_problem.key, session.storage_problem)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
play(session, random, 1)
assert session.storage_problem is None
again = Session.resume(file, DiskSync.NEVER, boxes)
assert state_of(again) == state_of(session)
assert again.notices == ()
play(session, random)
print("played to the end", session.result is not None)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
@pytest.mark.parametrize("room", [0, 7, 4000])
def test_with_no_room_left_the_game_plays_on_says_so_and_catches_up(room: int, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(tmp_path / "ball.rococo"), str(room)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    problem, end = done.stdout.splitlines()
    assert problem.startswith("storage.unwritable ")
    assert end == "played to the end True"


UNWRITABLE = """
import os, sys
from pathlib import Path
from random import Random
from rococo_desktop.play.errors import StorageError
from rococo_desktop.play.archive.folders import latest_game, new_game_file
from rococo_desktop.play.archive.game_files import clear_old, keep, tidy
from rococo_desktop.play.game.session import Session
from tests.play.games import boxes, play, table
boxes((), {})
if os.geteuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
folder = Path(sys.argv[1])
tidy(folder)
assert latest_game(folder).game is None
file = new_game_file(folder)
session = Session.begin(table(2), file, boxes=boxes)
assert session.storage_problem is not None
play(session, Random(1))
assert clear_old(1, folder) == ()
try:
    keep(session, "Evening", b"png", folder)
except StorageError as problem:
    print(problem.key)
print(session.storage_problem.key, session.result is not None, file.exists())
"""


@pytest.mark.skipif(not hasattr(os, "setuid"), reason="folders are protected in another way")
def test_in_a_folder_that_cannot_be_written_the_game_plays_on_and_says_so() -> None:
    with tempfile.TemporaryDirectory() as place:  # one that somebody else may look into
        Path(place).chmod(0o555)
        done = subprocess.run(
            [sys.executable, "-c", UNWRITABLE, str(Path(place) / "saves")],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        Path(place).chmod(0o755)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["storage.unwritable", "storage.unwritable True False"]
