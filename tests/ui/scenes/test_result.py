"""What can be done with a finished ball: its sheet and its record are kept as files, the annals are read."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.archive.exporting import export_bytes, export_record, free_file
from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Settings
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Text
from rococo_desktop.ui.scenes.annals import AnnalsScene
from rococo_desktop.ui.scenes.score import ScoreScene
from rococo_desktop.ui.services import Services
from tests.ui.scenes.finished import finished_game
from tests.ui.scenes.pressing import Player
from tests.ui.scenes.test_layout import _many_lines
from tests.ui.supplies import still

ROOM = Size(1280, 720)


@pytest.fixture
def services(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Services]:
    monkeypatch.setenv("ROCOCO_USER_DIR", str(tmp_path))
    made = still(ROOM, settings=Settings())
    yield made
    made.shell.window.destroy()


def _words(services: Services) -> str:
    picture = services.stack.top.picture(services.shell.scale.logical)
    return " ".join(m.words for sprite in picture.sprites for m in sprite.marks if isinstance(m, Text))


def test_picture_and_record_are_written_and_said(services: Services, tmp_path: Path) -> None:
    session = finished_game(3, True)
    services.stack.push(ScoreScene(services, session))
    player = Player(services)
    player.key("k")
    player.key("p")
    (picture,) = (tmp_path / "exports").glob("*.png")
    assert str(picture) in _words(services)
    assert pygame.image.load(picture).get_width() == 1920
    player.key("r")
    (record,) = (tmp_path / "exports").glob("*.rococo")
    assert str(record) in _words(services)
    again = Session.resume(record)
    assert again.result == session.result
    assert again.view(NOBODY) == session.view(NOBODY)
    player.key("escape")
    assert isinstance(services.stack.top, ScoreScene)


def test_nothing_is_written_over(tmp_path: Path) -> None:
    session = finished_game(2, False)
    files = [export_record(session, tmp_path) for _ in range(3)]
    files += [export_bytes(b"picture", ".png", tmp_path) for _ in range(3)]
    assert len({*files}) == 6
    moment = datetime(2026, 3, 1, 21, 30)
    first = free_file(".png", tmp_path, lambda: moment)
    first.write_bytes(b"mine")
    assert free_file(".png", tmp_path, lambda: moment) != first


def test_a_folder_that_cannot_be_made_is_said(services: Services, tmp_path: Path) -> None:
    (tmp_path / "exports").write_text("in the way")
    services.stack.push(ScoreScene(services, finished_game(2, False)))
    player = Player(services)
    player.key("k")
    player.key("r")
    assert "exports" in _words(services)
    assert "The record is in" not in _words(services)


def test_the_annals_show_every_name_and_every_kind_of_ball(services: Services) -> None:
    scene = AnnalsScene(services, _many_lines())
    services.stack.push(scene)
    player = Player(services)
    seen = set()
    for _ in range(40):
        assert scene.chosen is not None
        seen.add(scene.chosen.name)
        assert scene.chosen.name in _words(services)
        player.key("down")
    assert len(seen) == 31
    for _ in range(40):
        player.key("up")
    player.click(("choice", "by:ball"))
    assert "Alone at court" in _words(services)
    first = _words(services)
    assert scene.key_down(Key("page down"))
    assert _words(services) != first
    player.click(("name", 3))
    assert scene.chosen is not None
    assert scene.chosen.name != "Amélie"


def test_the_board_of_a_ball_opened_when_it_was_over_does_not_end_the_program(services: Services) -> None:
    session = finished_game(3, True)
    services.stack.reset(services.doors.score(session))
    player = Player(services)
    seen: list[type] = []
    for key in ("escape", "f4", "return", "escape"):
        player.key(key)
        services.stack.live(float(len(seen)))
        assert services.stack.settle(), "the program ends"
        seen.append(type(services.stack.top))
    assert seen == [TableScene, TableScene, ScoreScene, TableScene], "nothing is counted again"
