"""The canvas paints only what changed, and shows the same as if it had painted all."""

from __future__ import annotations

import pygame
import pytest

from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.scale import scale_for
from rococo_desktop.ui.window.canvas import Canvas
from rococo_desktop.ui.window.painter import Painter
from tests.ui.table.playing import ROOM
from tests.ui.table.test_motion import TICK, moving_game, only_the_table, run_motion


@pytest.mark.parametrize("window", [Size(1920, 1080), Size(1366, 768)])
def test_patches_show_what_painting_everything_would(window: Size) -> None:
    scene, given, player = moving_game(3)
    painter = Painter(given.shell.typography, scale_for(window, 100), given.shell.gallery)
    canvas = Canvas()
    compared = 0
    for _ in range(4):
        run_motion(scene, given, player)
        player.choose()
        last = None
        while scene.caption() is None:
            scene.tick(player.now)
            only_the_table(given.stack, scene)
            picture = scene.picture(ROOM)
            player.now += TICK
            if picture is last:
                continue
            last = picture
            whole = Canvas()
            canvas.show(painter, window, picture.sprites)
            whole.show(painter, window, picture.sprites)
            assert pygame.image.tobytes(canvas.surface, "RGB") == pygame.image.tobytes(whole.surface, "RGB")
            compared += 1
    assert compared > 6
