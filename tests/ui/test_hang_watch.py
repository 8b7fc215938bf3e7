"""The watch over a game that stands still: it writes when nothing else can, and takes back false alarms."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rococo_desktop.app import standstill_notices
from rococo_desktop.hang_watch import Watch, reports_left
from rococo_desktop.logbook import Logbook
from rococo_desktop.ui.window.scene import SceneStack
from tests.ui.table.playing import EmptyScene, services

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 0.4

FREEZES = """
import sys
from pathlib import Path
import pygame
from rococo_desktop import terminal_streams
from rococo_desktop.files.locations import assets_dir
from rococo_desktop.hang_watch import Watch

terminal_streams.end_at_once()
pygame.display.init()
pygame.mixer.init(44100, -16, 2, 256)
pygame.mixer.music.load(assets_dir() / "music" / "menuet.ogg")
pygame.mixer.music.play(-1)
watch = Watch(Path(sys.argv[1]), patience={patience})
pygame.mixer.Sound(buffer=bytes(4000)).play()
sys.setswitchinterval(1000)  # the sound that ends does not get the interpreter between two of our calls
while True:
    pygame.mixer.music.pause()
    pygame.mixer.music.unpause()
"""
"""The lock of the interpreter and that of the audio device, each held by who waits for the other."""

LIVES = """
import sys, time
from pathlib import Path
from rococo_desktop.hang_watch import Watch

watch = Watch(Path(sys.argv[1]), patience={patience})
while True:
    watch.alive()
    time.sleep(0.02)
"""

posix = pytest.mark.skipif(os.name != "posix", reason="signals of this kind are not known here")


def started(program: str, folder: Path) -> subprocess.Popen[bytes]:
    """A process that is watched."""
    variables = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONPATH": str(ROOT),
    }
    code = program.format(patience=PATIENCE)
    return subprocess.Popen(
        [sys.executable, "-c", code, str(folder)], env=variables, stdout=subprocess.DEVNULL
    )


def watched(folder: Path) -> Iterator[str]:
    """What the watch over a process has written by now, again and again for a while."""
    for _ in range(500):
        yield "".join(file.read_text(encoding="utf-8") for file in folder.glob("standing-*.txt"))
        time.sleep(0.02)
    pytest.fail("the watch does not write what it should")


@posix
def test_a_game_frozen_by_two_locks_leaves_a_report_and_can_be_ended(tmp_path: Path) -> None:
    """The real thing: without a lock to be had, no line of Python runs any more in that process."""
    with started(FREEZES, tmp_path) as frozen:
        try:
            next(text for text in watched(tmp_path) if "most recent call first" in text)
            assert reports_left(tmp_path) == [], "it is not dead yet"
            frozen.send_signal(signal.SIGTERM)
            assert frozen.wait(10) == -signal.SIGTERM
        finally:
            frozen.kill()
    (report,) = reports_left(tmp_path)
    assert report.name.startswith("report-")
    lines = report.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("Rococo Desktop ")
    assert any("in <module>" in line for line in lines)
    assert all(
        line.startswith(("Timeout (", "Thread 0x", "Current thread 0x", "  ")) for line in lines[1:] if line
    )
    assert reports_left(tmp_path) == [], "each is told of once"


@posix
def test_a_machine_that_slept_is_no_standstill(tmp_path: Path) -> None:
    with started(LIVES, tmp_path) as living:
        try:
            next(text for text in watched(tmp_path) if text)
            living.send_signal(signal.SIGSTOP)
            time.sleep(3 * PATIENCE)
            living.send_signal(signal.SIGCONT)
            time.sleep(PATIENCE)
            assert next(watched(tmp_path)).count("\n") == 1
        finally:
            living.kill()
    assert reports_left(tmp_path) == []
    assert not list(tmp_path.iterdir()), "nothing lies about, though it was killed"


def test_a_loop_that_was_held_up_takes_the_report_back(tmp_path: Path) -> None:
    """As by a window that is dragged, or the first table on a slow machine."""
    watch = Watch(tmp_path, patience=0.1)
    try:
        time.sleep(0.05)
        next(text for text in watched(tmp_path) if "most recent call first" in text)
        watch.alive()
        assert next(watched(tmp_path)).count("\n") == 1
    finally:
        watch.close()
    assert not list(tmp_path.iterdir())


def test_where_nothing_can_be_written_nobody_watches(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("", encoding="utf-8")
    watch = Watch(blocked)
    watch.alive()
    watch.close()
    assert reports_left(blocked) == []
    assert reports_left(tmp_path / "nowhere") == []


def test_the_loop_of_the_window_says_that_it_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    given = services(SceneStack())
    monkeypatch.setattr("rococo_desktop.ui.window.shell.wait", lambda clock, wake: None)
    turns: list[int] = []

    def alive() -> None:
        turns.append(1)
        if len(turns) == 3:
            given.stack.close()

    given.shell.alive = alive
    given.stack.push(EmptyScene())
    given.shell.run(given.stack)
    assert len(turns) == 3


def test_a_player_is_told_once_of_a_game_that_stood_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rococo_desktop.app.log_dir", lambda: tmp_path)
    (tmp_path / "standing-1.txt").write_text("Rococo Desktop\nTimeout (0:00:10)!\n", encoding="utf-8")
    (tmp_path / "standing-2.txt").write_text("Rococo Desktop\n", encoding="utf-8")
    told = standstill_notices(Logbook(tmp_path))
    assert [one.key for one in told] == ["mishap.stood_still", "mishap.report"]
    assert standstill_notices(Logbook(tmp_path)) == []
    assert not list(tmp_path.glob("standing-*"))
