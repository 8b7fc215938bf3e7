"""A game dropped on the window opens; anything else gets one sentence, and nothing half done is lost."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from rococo_desktop.dropped_file import DroppedFiles
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.saved_games import Library
from rococo_desktop.ui.scenes.keep import KeepScene
from rococo_desktop.ui.scenes.notice import NoticeScene
from rococo_desktop.ui.scenes.score import ScoreScene
from rococo_desktop.ui.scenes.setup import SetupScene
from rococo_desktop.ui.scenes.title import TitleScene
from rococo_desktop.ui.services import Services
from tests.play.games import begin, play
from tests.ui.scenes.pressing import Player
from tests.ui.supplies import still


@pytest.fixture
def services(tmp_path: Path) -> Iterator[Services]:
    made = still(Size(1280, 720))
    made.library = Library(tmp_path)
    made.shell.listeners.heeding.append(DroppedFiles(made).heed)
    made.stack.push(made.doors.title())
    made.stack.settle()
    yield made
    made.stack.abandon()
    made.shell.window.destroy()


@pytest.fixture
def ball(tmp_path: Path) -> Path:
    """A ball in progress that nobody plays now."""
    file = tmp_path / "ball.rococo"
    play(begin(2, file=file), Random(1), 30)
    return file


def drop(services: Services, *files: Path | str) -> None:
    """Let files fall on the window, as a system tells it."""
    player = Player(services)
    pygame.event.post(pygame.Event(pygame.DROPBEGIN))
    for file in files:
        pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(file)))
    pygame.event.post(pygame.Event(pygame.DROPCOMPLETE))
    player.frames()


def told(services: Services) -> str:
    """The sentence that lies over everything."""
    top = services.stack.top
    assert isinstance(top, NoticeScene)
    caption = top.caption()
    assert caption is not None
    return caption.prompt


def test_a_game_dropped_on_the_window_was_passed_over(services: Services, ball: Path) -> None:
    drop(services, ball)
    assert [type(scene) for scene in services.stack.scenes] == [TableScene]
    top = services.stack.top
    assert isinstance(top, TableScene)
    assert Path(str(top.session.record.file)) == ball


def test_a_ball_that_is_over_shows_its_score_sheet(services: Services, tmp_path: Path) -> None:
    file = tmp_path / "over.rococo"
    play(begin(2, file=file), Random(1))
    drop(services, file)
    assert isinstance(services.stack.top, ScoreScene)


@pytest.mark.parametrize("name", ["picture.png", "folder", "nowhere", "pipe"])
def test_anything_else_gets_one_sentence(services: Services, tmp_path: Path, name: str) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)))
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    drop(services, tmp_path / name)
    assert told(services).startswith(f"The game {tmp_path / name} cannot be opened. ")
    assert isinstance(services.stack.scenes[0], TitleScene)


def test_several_games_and_words_get_one_sentence(services: Services, ball: Path) -> None:
    drop(services, ball, ball)
    assert told(services) == "One game at a time: drop a single saved game here, and it opens."
    services.stack.pop()
    player = Player(services)
    pygame.event.post(pygame.Event(pygame.DROPTEXT, text="Rococo"))
    pygame.event.post(pygame.Event(pygame.DROPCOMPLETE))
    player.frames()
    assert told(services) == "Only a saved game can be dropped here."


def test_at_a_table_the_dropped_ball_opens_and_the_other_is_kept(
    services: Services, ball: Path, tmp_path: Path
) -> None:
    other = begin(2, file=tmp_path / "other.rococo")
    services.stack.reset(TableScene(services, other))
    drop(services, ball)
    top = services.stack.top
    assert isinstance(top, TableScene)
    assert top.session is not other
    assert services.library.open(tmp_path / "other.rococo").version == other.version


def test_a_half_made_choice_is_not_lost_to_a_dropped_ball(services: Services, ball: Path) -> None:
    table = TableScene(services, begin(2))
    services.stack.reset(table)
    Player(services).frames(8)
    table.flow.arrive()
    presenter = table.presenter
    assert presenter is not None
    table.choose(next(iter(sorted(presenter.lit, key=str))))
    assert presenter.half_made
    drop(services, ball)
    assert told(services).startswith("What you have begun here would be lost")
    services.stack.pop()
    table.flow.leave()  # somebody who has looked away finds it as it was
    drop(services, ball)
    assert told(services).startswith("What you have begun here would be lost")
    assert services.stack.scenes[0] is table


def test_what_is_being_written_is_not_lost_to_a_dropped_ball(services: Services, ball: Path) -> None:
    services.stack.push(KeepScene(services, begin(2)))
    drop(services, ball)
    assert told(services).startswith("What you have begun here would be lost")


def test_a_table_being_set_is_only_lost_while_it_is_as_it_was_proposed(
    services: Services, ball: Path
) -> None:
    setup = SetupScene(services)
    services.stack.push(setup)
    setup.pressed(("choice", "number:4"))
    drop(services, ball)
    assert told(services).startswith("What you have begun here would be lost")
    services.stack.pop()
    services.stack.pop()
    services.stack.push(SetupScene(services))
    drop(services, ball)
    assert isinstance(services.stack.top, TableScene)


def test_the_ball_that_is_played_is_not_opened_again(services: Services, ball: Path) -> None:
    drop(services, ball)
    table = services.stack.top
    drop(services, ball.parent / "." / ball.name)
    assert told(services) == "This ball is open already."
    assert services.stack.scenes[0] is table
