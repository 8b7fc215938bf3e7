"""With a real mixer: what it mixes is written to a file by SDL's disk driver, and looked at there."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from array import array
from pathlib import Path

import pytest

from rococo_desktop.ui.audio import pygame_mixer
from tests.ui.audio.decoding import MUSIC, RATE, decoded

PLAY = """
import sys, time
from rococo_desktop.files.locations import assets_dir
from rococo_desktop.play.settings import Settings
from rococo_desktop.ui.audio.orchestra import Orchestra
from rococo_desktop.ui.audio.pygame_mixer import open_mixer
from rococo_desktop.play.settings_in_force import Preferences

def say(words):
    print(words, file=sys.stderr)

preferences = Preferences(Settings(music_volume={music}, effects_volume={effects}), kept=False)
orchestra = Orchestra(preferences, assets_dir(), lambda: open_mixer(say))
orchestra.beat(0.0, True, "title")
orchestra.beat(5.0, True, "title")
orchestra.act("coins")
time.sleep(1.0)
orchestra.close()
"""

SEAM = """
import pygame, sys, time
from rococo_desktop.files.locations import assets_dir
pygame.mixer.init(44100, -16, 2, 1024)
pygame.mixer.music.load(assets_dir() / "music" / "gavotte.ogg")
pygame.mixer.music.play(loops=-1, start={start})
time.sleep({seconds})
pygame.mixer.quit()
"""


def _run(code: str, folder: Path, driver: str, *, hurried: bool = False) -> tuple[array[int], str]:
    """What was mixed, and what was said, while some code ran in a process of its own."""
    mixed = folder / "mixed.raw"
    there = {"SDL_AUDIODRIVER": driver, "SDL_DISKAUDIOFILE": str(mixed), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    if hurried:
        there["SDL_DISKAUDIODELAY"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **there},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    samples = array("h")
    if mixed.exists():
        data = mixed.read_bytes()
        samples.frombytes(data[: len(data) // 4 * 4])
    return samples, done.stderr


@pytest.mark.parametrize(("music", "effects"), [(0, 80), (60, 0)])
def test_what_is_played_is_mixed(tmp_path: Path, music: int, effects: int) -> None:
    mixed, told = _run(PLAY.format(music=music, effects=effects), tmp_path, "disk")
    assert len(mixed) > 30_000
    assert max(abs(value) for value in mixed) > 500
    assert not told


def test_at_volume_nought_there_is_silence(tmp_path: Path) -> None:
    mixed, _ = _run(PLAY.format(music=0, effects=0), tmp_path, "disk")
    assert len(mixed) > 30_000
    assert not any(mixed)


def test_without_a_device_one_line_is_said_and_nothing_fails(tmp_path: Path) -> None:
    mixed, told = _run(PLAY.format(music=60, effects=80), tmp_path, "no-such-driver")
    assert not mixed
    assert told.startswith("there is no sound (")
    assert told.count("\n") == 1


def test_a_loop_goes_on_without_a_gap(tmp_path: Path) -> None:
    """From the last loud moment to the first of the next turn it is as many samples as in the file."""
    whole = decoded(MUSIC["gavotte"])[::2]
    last, first = round(4.5 * RATE), round(1.0 * RATE)
    code = SEAM.format(start=round((len(whole) - last) / RATE, 3), seconds=1.5)
    mixed = _run(code, tmp_path, "disk", hurried=True)[0][::2]
    assert len(mixed) > last + 2 * first
    before, after = _loudest(mixed[: last - first]), _loudest(mixed[last - first : last + first])
    wanted = last - _loudest(whole[-last:-first]) + _loudest(whole[:first])
    assert after + last - first - before == wanted


def _loudest(samples: array[int]) -> int:
    """Where the loudest sample is."""
    return max(range(len(samples)), key=lambda at: abs(samples[at]))


SAFE = {
    "mixer": {"init", "set_num_channels", "find_channel", "stop", "quit", "Sound"},
    "music": {"load", "play", "fadeout", "set_volume", "get_busy"},
    "channel": {"set_volume", "play"},
}
"""What may be called while sounds end: the module about the mixer says why."""


def test_no_call_keeps_the_interpreter_while_it_waits_for_the_device() -> None:
    folder = Path(pygame_mixer.__file__).parents[2]
    users = [file for file in folder.rglob("*.py") if "pygame.mixer" in file.read_text(encoding="utf-8")]
    assert [file.name for file in users] == ["pygame_mixer.py"]
    code = ast.unparse(ast.parse(users[0].read_text(encoding="utf-8")))
    for what, safe in SAFE.items():
        called = set(re.findall(rf"\b{what}\.(\w+)\(", code))
        assert called, what
        assert called <= safe, what
    assert re.search(r"mixer\.stop\(\)\s+pygame\.mixer\.quit\(\)", code), (
        "quit alone waits with the interpreter"
    )


def test_attention_lost_and_got_while_sounds_end_freezes_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.audio.stressing", "--rounds", "100", "--driver", "disk"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert answer["sounds"] > 20
    assert not answer["said"]
