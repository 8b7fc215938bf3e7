"""Nothing leaks in the theatre: a game still played looks the same when all its secrets are dealt anew."""

from __future__ import annotations

from random import Random

import pytest

from rococo_desktop.model.vocabulary import Edition
from rococo_desktop.play.game.theatre import Theatre
from rococo_desktop.play.settings import Settings, Speed
from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.theatre.scene import TheatreScene
from tests.play.games import begin, play
from tests.play.twins import ALL_MODULES, retold
from tests.ui.supplies import still
from tests.ui.table.seen import TwoScreens, seen_on

ROOM = Size(1280, 720)


def _screen(theatre: Theatre) -> tuple[Services, TheatreScene]:
    services = still(ROOM, 100, settings=Settings(speed=Speed.FAST))
    scene = TheatreScene(services, theatre)
    services.stack.push(scene)
    services.stack.settle()
    return services, scene


def _differences(theatre: Theatre, viewer: int, keys: list[str]) -> list[str]:
    """What differs between a theatre and the same one in another world, while both are watched alike."""
    screens = [_screen(theatre), _screen(retold(theatre, viewer, 7))]
    compared = TwoScreens(screens[0][0].shell, ROOM)
    found, now = [], 1.0
    for key in keys:
        for _, scene in screens:
            scene.key_down(Key(key))
        for _ in range(4):
            now += 0.07
            frames = []
            for services, scene in screens:
                scene.tick(now)
                frames.append(seen_on(services.stack, ROOM))
            found += [f"{key} at {theatre.at}: {what}" for what in compared.differences(*frames)]
        for _, scene in screens:
            scene.key_up(Key(key))
    for services, _ in screens:
        services.shell.window.destroy()
    return found


def _ways(seed: int, number: int) -> list[str]:
    random = Random(seed)
    usual = ["right"] * 5 + ["page down"] * 3 + ["page up", "left", "space", "l", "e", "1", "2", "f2"]
    return ["home", *random.choices(usual, k=number), "end", "l", "up", "up", "escape"]


@pytest.mark.parametrize(
    ("players", "edition", "modules"),
    [(2, Edition.DELUXE, ()), (2, Edition.CLASSIC, ()), (5, Edition.DELUXE, ALL_MODULES)],
)
def test_a_game_of_several_people(players: int, edition: Edition, modules: tuple[str, ...]) -> None:
    theatre = play(begin(players, edition, modules=modules), Random(4), 70).theatre()
    assert _differences(theatre, -1, _ways(players, 30)) == []


def test_a_game_of_one_person_among_agents() -> None:
    theatre = play(begin(3, agents=(0, 2), modules=ALL_MODULES), Random(4), 70).theatre()
    assert _differences(theatre, 1, _ways(9, 30)) == []


def test_eyes_that_see_too_much_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Theatre, "eyes", property(lambda theatre: (-1, 0, 1)))
    theatre = play(begin(2), Random(4), 70).theatre()
    assert _differences(theatre, -1, ["home", "right", "page down", "page down"])


def test_events_told_to_the_wrong_viewer_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Theatre, "_allowed", lambda theatre, viewer: 1)
    theatre = play(begin(2), Random(4), 70).theatre()
    assert _differences(theatre, -1, ["home", "page down", "right", "right", "right", "l"])
