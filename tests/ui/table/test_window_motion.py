"""The window paints a motion as it is meant: faded where pictures differ, painted ahead, in patches."""

from __future__ import annotations

from time import perf_counter

import pygame
import pytest

from rococo_desktop.play.game.session import Session
from rococo_desktop.play.settings import Speed
from rococo_desktop.ui.game.scene import TableScene
from rococo_desktop.ui.window import shell as shell_module
from rococo_desktop.ui.window.scene import SceneStack
from tests.ui.table.jumping import screen
from tests.ui.table.playing import ROOM, services, table
from tests.ui.table.test_whole_games import ALL

TICK = 1 / 30
NEAR = 3
"""How far a colour may be off: where nothing differs, fading rounds and leaving alone does not."""


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        """Now."""
        return self.now

    def perf_counter(self) -> float:
        """How long work takes is real."""
        return perf_counter()


def test_the_window_shows_what_the_scene_says(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(shell_module, "time", clock)
    stack = SceneStack()
    given = services(stack, Speed.NORMAL)
    shell = given.shell
    shell._runs = True
    scene = TableScene(given, Session.begin(table(3, 4, ALL, people=0)))
    stack.push(scene)
    compared = faded = 0
    for frame in range(420):
        stack.settle()
        while stack.top is not scene:
            stack.pop()
            stack.settle()
        shell.frame(stack)
        clock.now += TICK
        if scene.moving() and frame % 7 == 0:
            surface = shell.window.get_surface()
            meant = screen(shell._painter, scene)
            assert surface.get_size() == tuple(ROOM)
            alike = pygame.mask.from_threshold(surface, (0, 0, 0), (NEAR, NEAR, NEAR, 255), meant)
            compared += 1
            faded += scene.fading() is not None
            assert alike.count() == ROOM.w * ROOM.h
    assert compared > 20
    assert faded > 5
