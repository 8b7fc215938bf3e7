"""`screenshot` by its contract: a picture of the size asked for, or one sentence why not."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from rococo_desktop.tools import displays
from rococo_desktop.tools.bench import measured
from rococo_desktop.tools.screenshot import main


@pytest.mark.parametrize(
    "words",
    [
        "--scene title",
        "--scene setup --players 5 --lang pseudo",
        "--scene settings --pointed choice:scale:200",
        "--scene keys",
        "--scene choose --players 2 --seat nobody",
        "--scene round_start --players 3",
        "--scene pause --players 2 --decision main_action",
        "--scene handover --players 2",
        "--scene load --players 3",
        "--scene company --players 4",
    ],
)
def test_a_picture_of_the_size_asked_for(tmp_path: Path, words: str) -> None:
    out = tmp_path / "deep" / "picture.png"
    assert main([*words.split(), "--size", "1280x720", "--out", str(out)]) == 0
    picture = pygame.image.load(out)
    assert picture.get_size() == (1280, 720)
    assert len({tuple(picture.get_at((x, 210 + x // 4))) for x in range(0, 1280, 8)}) > 10


@pytest.mark.parametrize(
    "words",
    [
        "--scene handover --players 1",
        "--scene show",
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


def test_a_moment_that_never_comes(tmp_path: Path) -> None:
    wanted = ["--decision", "take_jewelry", "--round", "1", "--out", str(tmp_path / "x.png")]
    assert main(wanted) == 1


def test_without_any_display_a_part_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(displays, "_is_there", lambda environment: False)
    monkeypatch.setattr("sys.platform", "linux")
    assert "Xvfb" in measured(["idle"])["idle"]["skipped"]
