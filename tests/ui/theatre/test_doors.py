"""The ways into the theatre and out of it, and games that are played on from there."""

from __future__ import annotations

from pathlib import Path
from random import Random

from rococo_desktop.model.vocabulary import NOBODY
from rococo_desktop.play.errors import Notice
from rococo_desktop.play.game.play_from_moment import take_over
from rococo_desktop.scene_doors import GameDoors
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.picture.picture_parts import Text
from rococo_desktop.ui.scenes.load import LoadScene
from rococo_desktop.ui.scenes.score import ScoreScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.window.hotspot_search import named
from tests.play.games import play
from tests.ui.scenes.doors import Table
from tests.ui.scenes.finished import begun_game, finished_game
from tests.ui.scenes.pressing import Player
from tests.ui.theatre.watching import ROOM, kind, started, watch


def test_playing_on_opens_a_new_game_in_its_own_file(services: Services, tmp_path: Path) -> None:
    theatre = finished_game(2, False).theatre()
    _, player = watch(services, theatre)
    for _ in range(9):
        player.key("page down")
    at = theatre.at
    player.key("t")
    table = services.stack.top
    assert isinstance(table, Table)
    assert table.session.steps == at + 1
    assert len(list(tmp_path.glob("*.rococo"))) == 1
    assert table.session.record.file is not None


def test_at_the_end_playing_on_says_why_it_cannot_be(services: Services, tmp_path: Path) -> None:
    scene, player = watch(services, finished_game(2, False).theatre())
    player.key("end")
    player.key("t")
    assert services.stack.top is scene
    spot = named(scene.picture(ROOM), ("theatre", "take"))
    assert spot is not None
    assert not spot.lit
    assert "nothing is left to play" in spot.description
    assert not list(tmp_path.iterdir())


def test_from_the_list_of_games_and_back(services: Services, tmp_path: Path) -> None:
    begun_game(2).save_as(tmp_path / "ball.rococo")
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    services.stack.push(LoadScene(services))
    player = Player(services)
    player.frames(6)
    player.key("w")
    assert kind(services) == "theatre"
    player.key("escape")
    assert kind(services) == "load"
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_from_the_result_and_back(services: Services) -> None:
    services.stack.push(ScoreScene(services, finished_game(2, False)))
    player = Player(services)
    player.key("w")
    assert kind(services) == "theatre"
    player.key("escape")
    assert kind(services) == "score"


def test_a_game_that_begins_with_a_position_says_so_once(services: Services) -> None:
    theatre = finished_game(2, False).theatre()
    theatre.notices = (Notice("load.data_changed", {"app": "0", "round": 2, "turn": 3, "choices_lost": 0}),)
    _, player = watch(services, theatre)
    assert kind(services) == "notice"
    player.key("return")
    player.frames(4)
    assert kind(services) == "theatre"


def test_a_game_dealt_anew_says_so_and_does_not_begin_with_a_deal(services: Services) -> None:
    services.doors = GameDoors(lambda: services)
    _, player = watch(services, started(40).theatre())
    player.key("page down")
    player.key("t")
    player.frames(4)
    caption = services.stack.top.caption()
    assert caption is not None
    assert caption.kind == "notice"
    assert "dealt anew" in _words(services)
    player.key("return")
    table = services.stack.top
    assert isinstance(table, TableScene)
    assert table.session.steps == 1


def _words(services: Services) -> str:
    picture = services.stack.top.picture(services.shell.scale.logical)
    return " ".join(m.words for sprite in picture.sprites for m in sprite.marks if isinstance(m, Text))


def test_a_game_whose_beginning_is_not_known_is_watched_from_its_position(services: Services) -> None:
    first = started(40).theatre()
    first.go(20)
    taken = take_over(first, NOBODY, None)
    assert taken is not None
    theatre = play(taken, Random(3), 12).theatre()
    scene, player = watch(services, theatre)
    player.key("l")
    assert scene.picture(ROOM).hotspots
    player.key("right")
    player.key("end")
    assert theatre.at == 12
    assert scene._screen.told()
