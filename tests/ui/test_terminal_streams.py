"""Started from no terminal, from one that was closed, or with streams shut: every way out is clean."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rococo_desktop import terminal_streams
from rococo_desktop.logbook import NAME, Logbook
from rococo_desktop.play.settings import FILE

if sys.platform == "win32":
    pytest.skip("it is shells that close streams", allow_module_level=True)

import pty

ROOT = Path(__file__).resolve().parents[2]


def surroundings(home: Path) -> dict[str, str]:
    """Nothing seen, nothing heard, everything in a folder of its own."""
    invisible = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return {**os.environ, **invisible, "ROCOCO_HOME": str(home), "PYTHONPATH": str(ROOT)}


def shell(command: str, home: Path) -> subprocess.CompletedProcess[str]:
    """What a shell makes of a command line, in which `rococo` is the game."""
    line = command.replace("rococo", f"'{sys.executable}' -m rococo_desktop", 1)
    return subprocess.run(
        ["sh", "-c", line], env=surroundings(home), capture_output=True, text=True, timeout=60, check=False
    )


@pytest.fixture
def heard() -> Iterator[None]:
    """Ctrl+C is heard, also where the tests run in the background of a shell, whose programs ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("shut", ["1>&-", "2>&-", "0<&- 1>&- 2>&-"])
def test_wrong_use_ends_cleanly_without_streams(shut: str, tmp_path: Path) -> None:
    done = shell(f"rococo --size 0x0 {shut}", tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    said = "rococo-desktop: argument --size: '0x0' is no size such as 1920x1080; --help lists the options\n"
    assert done.stderr == ("" if "2>&-" in shut else said)


@pytest.mark.parametrize(("shut", "code"), [("1>&-", 0), ("2>&-", 0), (">/dev/full", 1)])
def test_a_tool_keeps_printing_where_it_is_heard(shut: str, code: int, tmp_path: Path) -> None:
    done = shell(f"rococo perft --depth 1 {shut}", tmp_path)
    assert done.returncode == code
    assert done.stderr.count("\n") == (1 if "full" in shut else 0)
    assert bool(done.stdout) == (shut == "2>&-")


@pytest.mark.usefixtures("heard")
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT])
def test_damaged_settings_and_a_closed_terminal_do_not_keep_the_game_from_starting(
    end: signal.Signals, tmp_path: Path
) -> None:
    """It starts, says so in its own window, and ends at once and without a word when it is told to."""
    (tmp_path / FILE).write_bytes(b"window = [1,\x00 scale = 'huge'")
    asked = tmp_path / "hotspots.jsonl"
    ours, theirs = pty.openpty()
    os.close(ours)  # whoever writes there gets an error from now on
    streams = "" if end is signal.SIGINT else "1>&- 2>&-"
    command = f"exec '{sys.executable}' -m rococo_desktop --hotspots '{asked}' {streams}"
    with subprocess.Popen(
        ["sh", "-c", command], env=surroundings(tmp_path), stdout=theirs, stderr=theirs
    ) as game:
        try:
            until = time.monotonic() + 30
            while not (asked.exists() and asked.stat().st_size) and time.monotonic() < until:
                assert game.poll() is None, (tmp_path / "log" / NAME).read_text(encoding="utf-8")
                time.sleep(0.02)
            assert '"kind":"notice"' in asked.read_text(encoding="utf-8").replace(" ", "")
            game.send_signal(end)
            assert game.wait(10) == -end
        finally:
            game.kill()
            os.close(theirs)
    assert "settings" in (tmp_path / "log" / NAME).read_text(encoding="utf-8")
    assert not list(tmp_path.rglob("report-*"))


class Dead(io.StringIO):
    """A stream whose other end is gone."""

    def write(self, text: str) -> int:
        raise OSError(5, "Input/output error")

    def flush(self) -> None:
        raise OSError(5, "Input/output error")


@pytest.mark.parametrize("stream", [None, Dead()], ids=["none", "dead"])
def test_a_problem_is_noted_where_nobody_hears_of_it(
    stream: Dead | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stderr", stream)
    Logbook(tmp_path).say("a seam burst")
    assert "a seam burst" in (tmp_path / NAME).read_text(encoding="utf-8")
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(sys, "stdout", stream)
    assert terminal_streams.tell("the scores") is (stream is None)
    assert (terminal_streams.leave() is None) is (stream is None)


@pytest.mark.usefixtures("heard")
def test_ctrl_c_in_a_tool_shows_no_traceback(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "rococo_desktop", "perft", "--depth", "9"]
    with subprocess.Popen(
        command, env=surroundings(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as tool:
        assert tool.stdout is not None
        tool.stdout.readline()
        tool.send_signal(signal.SIGINT)
        _, said = tool.communicate(timeout=20)
    assert (tool.returncode, said) == (130, b"")
