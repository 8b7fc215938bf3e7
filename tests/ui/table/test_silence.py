"""Silence is seen at the table: a sign in the bar says so, with the key that ends it, and ends it itself."""

from __future__ import annotations

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Hotspot
from rococo_desktop.ui.window import hotspot_search
from tests.ui.table.playing import Player, begin, table

ROOM = Size(1280, 720)
SIGN: Target = ("command", "mute")


def sign(scene: TableScene) -> Hotspot | None:
    return hotspot_search.named(scene.picture(ROOM), SIGN)


def test_the_sign_of_silence_comes_and_goes() -> None:
    scene, services = begin(table(2, 3))
    Player(scene).wait()
    assert sign(scene) is None
    services.settings.change(muted=True)  # as the key does, of which no scene hears
    shown = sign(scene)
    assert shown is not None
    assert shown.lit
    assert shown.key == "F4"
    scene.choose(SIGN)
    assert not services.settings.current.muted
    assert sign(scene) is None


def test_the_sign_shows_the_key_a_player_has_chosen() -> None:
    scene, services = begin(table(2, 3))
    Player(scene).wait()
    services.settings.change(muted=True, keys={"mute": "F9"})
    shown = sign(scene)
    assert shown is not None
    assert shown.key == "F9"
