"""The key that shows all keys does so on every screen, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rococo_desktop.ui.keys.key import Key
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.scenes.export import ExportScene
from rococo_desktop.ui.scenes.keys import KeysScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.window.scene import Scene
from tests.ui.scenes.finished import finished_game
from tests.ui.scenes.test_layout import SAVED, Made, _between, _games, _others, _setup, _title
from tests.ui.supplies import still

ROOM = Size(1280, 720)


def opens_help(services: Services, scene: Scene, key: str = "f1") -> bool:
    """Press the key before a screen, as the window would; whether the keys lie over it then."""
    stack = services.stack
    stack.reset(scene)
    stack.settle()
    scene.picture(ROOM)
    services.shell._key(scene, Key(key))
    stack.settle()
    shown = stack.shown
    return len(shown) == 2 and shown[0] is scene and isinstance(shown[1], KeysScene)


@pytest.mark.parametrize("scenes", [_title, _setup, _between, _games, _others])
def test_f1_opens_the_keys_on_every_screen(scenes: Callable[[Services], Made]) -> None:
    services = still(ROOM, saved=SAVED)
    deaf, tried = [], set()
    for name, scene in scenes(services):
        kind = type(scene), getattr(scene, "editing", None) is None
        if kind in tried or isinstance(scene, KeysScene):
            continue
        tried.add(kind)
        if not opens_help(services, scene):
            deaf.append(name)
    services.shell.window.destroy()
    assert not deaf


@pytest.mark.parametrize("door", ["score", "course", "finale", "theatre", "export"])
def test_f1_opens_the_keys_after_a_game(door: str) -> None:
    services, session = still(ROOM), finished_game(2, False)
    doors = services.doors
    made: dict[str, Callable[[], Scene]] = {
        "score": lambda: doors.score(session),
        "course": lambda: doors.course(session),
        "finale": lambda: doors.finale(session),
        "theatre": lambda: doors.theatre(session.theatre()),
        "export": lambda: ExportScene(services, session),
    }
    assert opens_help(services, made[door]())
    services.shell.window.destroy()


def test_the_key_that_opens_the_keys_closes_them_whichever_it_is() -> None:
    services = still(ROOM)
    services.settings.change(keys={"help": "F9"})
    scene = services.doors.title()
    assert not opens_help(services, scene, "f1")
    assert opens_help(services, scene, "f9")
    services.shell._key(services.stack.top, Key("f9"))
    services.stack.settle()
    assert services.stack.top is scene
    services.shell.window.destroy()


def test_a_field_that_is_written_in_keeps_its_words_when_the_keys_are_looked_up() -> None:
    services = still(ROOM)
    scene = services.doors.setup()
    services.stack.push(scene)
    services.stack.settle()
    scene.picture(ROOM)
    scene.choose(("field", "0"))
    scene.typed("x")
    editing = scene.editing  # type: ignore[attr-defined]
    assert editing is not None
    assert opens_help(services, scene)
    assert scene.editing == editing  # type: ignore[attr-defined]
    services.shell.window.destroy()
