"""What is made ready before it is shown: the same pictures, only without a pause when they come."""

from __future__ import annotations

from time import perf_counter

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.ui.picture.picture_parts import Sprite
from rococo_desktop.ui.picture.scale import scale_for
from rococo_desktop.ui.window.gallery import Gallery
from rococo_desktop.ui.window.painter import Painter
from tests.ui.table.playing import ROOM
from tests.ui.table.test_motion import TICK, moving_game, only_the_table, run_motion


def test_the_table_composed_ahead_is_the_one_composed_at_the_end() -> None:
    scene, given, player = moving_game(3)
    ahead = 0
    for _ in range(25):
        run_motion(scene, given, player)
        if player.choose() is None:
            break
        while scene.caption() is None:
            scene.tick(player.now)
            only_the_table(given.stack, scene)
            ahead += scene._settled._ahead is not None
            scene.picture(ROOM)
            player.now += TICK
        shown = scene.picture(ROOM)
        scene._changed()
        assert scene.picture(ROOM) == shown
    assert ahead > 10


def test_the_last_picture_stays_until_a_step_is_ready() -> None:
    scene, given, player = moving_game(2)
    given.shell._runs = True
    given.shell.gallery.stock.allow(2**30)  # it is shared, and no frame passes here
    run_motion(scene, given, player)
    before = scene.picture(ROOM)
    while not scene._show.busy():
        run_motion(scene, given, player)
        before = scene.picture(ROOM)
        player.choose()
    held = 0
    while scene._show.prepares:
        assert scene.picture(ROOM) is before
        assert not scene.moving()
        scene.tick(player.now)
        held += 1
    assert held
    ready = given.shell._painter._at_hand
    running = scene._show._running
    assert running is not None
    assert {id(sprite.marks) for sprite in running.sprites()} <= {key[0] for key in ready}


def test_rendering_ahead_goes_on_where_it_stopped() -> None:
    scene, given, _ = moving_game(2)
    painter = Painter(given.shell.typography, scale_for(ROOM, 100), Gallery(assets_dir() / "pictures"))
    sprites: tuple[Sprite, ...] = scene.picture(ROOM).sprites
    assert not painter.prepare(sprites, perf_counter())
    for _ in range(len(sprites)):
        if painter.prepare(sprites, perf_counter() + 0.02):
            break
    assert painter.prepare(sprites, float("inf"))
    assert {id(sprite.marks) for sprite in sprites} <= {key[0] for key in painter._at_hand}
