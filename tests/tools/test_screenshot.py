"""`screenshot` by its contract: a picture of the size asked for, or one sentence why not."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from rococo_desktop.ai.agent import RandomAgent
from rococo_desktop.tools import displays, reaching, screenshot
from rococo_desktop.tools.bench import measured
from rococo_desktop.tools.screenshot import SCENES, main
from tests.ui.supplies import still

PICTURES = (
    "--scene title",
    "--scene setup --players 5 --lang pseudo",
    "--scene setup --players 1 --barry-level master",
    "--scene settings --pointed choice:scale:200",
    "--scene keys",
    "--scene table --players 1 --modules all --overlay seat:1",
    "--scene table --players 3 --pointed garments:0 --overlay magnifier",
    "--scene choose --players 2 --seat nobody",
    "--scene round_start --players 3",
    "--scene income --players 2 --edition classic --round 2",
    "--scene pause --players 2 --decision main_action --overlay log",
    "--scene handover --players 2",
    "--scene load --players 3",
    "--scene company --players 4",
    "--scene show --players 1 --modules all",
    "--scene show --players 2 --edition classic",
    "--scene result --players 5 --modules all",
    "--scene result --players 1",
    "--scene score --players 4 --edition classic",
    "--scene course --players 3",
    "--scene replay --players 1 --modules jewelry_box --round 4",
)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays to the moment plays at random, and fonts and pictures are shared."""
    monkeypatch.setattr(reaching, "quick_rival", lambda rules, seed: RandomAgent(seed))
    monkeypatch.setattr(screenshot, "still_services", lambda *about: still(*about[:3], settings=about[3]))


def test_a_folder_is_no_file_to_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--scene", "title", "--out", str(tmp_path)])
    assert left.value.code == 2
    assert "is a folder: name a file such as" in capsys.readouterr().err


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("words", PICTURES)
def test_a_picture_of_the_size_asked_for(tmp_path: Path, words: str) -> None:
    out = tmp_path / "deep" / "picture.bmp"
    assert main([*words.split(), "--size", "1280x720", "--out", str(out)]) == 0
    picture = pygame.image.load(out)
    assert picture.get_size() == (1280, 720)
    assert len({tuple(picture.get_at((x, 210 + x // 4))) for x in range(0, 1280, 8)}) > 10


def test_every_scene_that_help_offers_is_among_them() -> None:
    assert {words.split()[1] for words in PICTURES} == set(SCENES)


@pytest.mark.parametrize(
    "words",
    [
        "--scene handover --players 1",
        "--overlay cellar",
        "--overlay seat:2",
        "--size big",
        "--size 10x10",
        "--seat 2",
        "--edition classic --modules all",
        "--players 7",
    ],
)
def test_wrong_use_is_one_sentence(tmp_path: Path, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*words.split(), "--out", str(tmp_path / "x.png")])
    assert left.value.code == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


@pytest.mark.usefixtures("hasty")
def test_a_moment_that_never_comes(tmp_path: Path) -> None:
    wanted = ["--decision", "take_jewelry", "--round", "1", "--out", str(tmp_path / "x.png")]
    assert main(wanted) == 1


def test_without_any_display_a_part_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(displays, "_is_there", lambda environment: False)
    monkeypatch.setattr("sys.platform", "linux")
    assert "Xvfb" in measured(["idle"])["idle"]["skipped"]


@pytest.mark.usefixtures("hasty")
def test_what_is_not_there_cannot_be_pointed_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--scene", "settings", "--pointed", "employee:nobody", "--out", str(tmp_path / "a.bmp")])
    told = capsys.readouterr().err
    assert "there is no employee:nobody to point at, only choice:page:display" in told
    assert not (tmp_path / "a.bmp").exists()
