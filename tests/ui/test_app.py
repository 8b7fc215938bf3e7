"""Starting the game: the command line, the composition root, and demonstrations."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rococo_desktop.command_line import Wishes, parse
from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.settings import Speed
from rococo_desktop.play.table_setup import PERSON
from rococo_desktop.ui.picture.geometry import Size

ROOT = Path(__file__).resolve().parents[2]


def start(folder: Path, *options: str, driver: str = "dummy") -> subprocess.CompletedProcess[str]:
    """Start the game in a process of its own, with settings and games of its own."""
    variables = {
        **os.environ,
        "SDL_VIDEODRIVER": driver,
        "SDL_AUDIODRIVER": "dummy",
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_STATE_HOME": str(folder / "state"),
        "PYTHONPATH": str(ROOT),
    }
    if not driver:
        for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
            variables.pop(name, None)
    return subprocess.run(
        [sys.executable, "-m", "rococo_desktop", *options],
        env=variables,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_without_options_the_title_is_wished_for() -> None:
    assert parse([]) == Wishes()


def test_a_table_is_wished_for_with_one_person_and_agents() -> None:
    table = ["--players", "3", "--modules", "all", "--seed", "9", "--agent", "mixed"]
    wishes = parse([*table, "--speed", "fast", "--size", "1366x768"])
    assert wishes.table is not None
    assert [seat.player for seat in wishes.table.seats] == [PERSON, "random", "greedy"]
    assert wishes.table.seed == 9
    assert {"jewelry_box", "fancy_dresses", "festivity_dresses"} < {*wishes.table.modules}
    assert (wishes.speed, wishes.size) == (Speed.FAST, Size(1366, 768))


def test_agents_are_named_by_their_levels() -> None:
    table = parse(["--players", "3", "--agent", "legend"]).table
    assert table is not None
    assert [seat.player for seat in table.seats] == [PERSON, "legend", "legend"]


def test_a_demonstration_has_nobody_at_the_table() -> None:
    table = parse(["--demo", "--edition", "classic"]).table
    assert table is not None
    assert all(seat.player != PERSON for seat in table.seats)
    assert (table.edition, table.seed) == (Edition.CLASSIC, 1)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--players 9", "1 to 5 players"),
        ("--players 2 --edition classic --modules all", "without modules"),
        ("--players 1 --edition classic", "2 to 5"),
        ("--players 2 --modules hats", "no module 'hats'"),
        ("--size big", "no size"),
        ("--players 2 --agent oracle", "never_sewn, mender"),
        ("--scale 300", "75 and 200"),
        ("--exit", "--demo"),
        ("--demo --games 3", "--exit"),
        ("--speed warp", "warp"),
    ],
)
def test_wrong_use_is_told_in_one_sentence(
    options: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        parse(options.split())
    assert left.value.code == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


@pytest.mark.slow
def test_a_demonstration_plays_to_the_end_and_tells_the_scores(tmp_path: Path) -> None:
    log = tmp_path / "hotspots.jsonl"
    table = ["--players", "3", "--modules", "all", "--agent", "random", "--seed", "4"]
    done = start(tmp_path, "--demo", "--exit", "--speed", "instant", *table, "--hotspots", str(log))
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert len(told["scores"]) == 3
    assert told["rounds"] == 7
    assert done.stderr == ""
    assert not (tmp_path / "data").exists(), "a demonstration is not kept"


@pytest.mark.slow
def test_several_games_are_demonstrated_one_after_the_other(tmp_path: Path) -> None:
    options = ["--demo", "--agent", "random", "--speed", "instant", "--exit", "--games", "2", "--seed", "8"]
    done = start(tmp_path, *options)
    assert (done.returncode, done.stderr) == (0, "")
    first, second = (json.loads(line)["scores"] for line in done.stdout.splitlines())
    assert first != second


@pytest.mark.slow
def test_the_same_seed_demonstrates_the_same_game(tmp_path: Path) -> None:
    options = ["--demo", "--players", "2", "--agent", "random", "--speed", "instant", "--exit", "--seed", "8"]
    first, second = (json.loads(start(tmp_path, *options).stdout)["scores"] for _ in range(2))
    assert first == second


def test_without_a_screen_the_game_says_so(tmp_path: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("only here a program can be without a screen")
    done = start(tmp_path, driver="")
    assert done.returncode == 1
    assert "no screen" in done.stderr
    assert "Traceback" not in done.stderr
