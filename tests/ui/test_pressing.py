"""What the mouse presses: it sinks while the button is down, and is chosen where the button comes up."""

from __future__ import annotations

import pygame
import pytest

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Hotspot, Picture
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.window import hotspot_search
from rococo_desktop.ui.window.scene import PlainScene
from tests.ui.supplies import still

ROOM = Size(1280, 720)


def shown() -> Services:
    """The title, painted."""
    services = still(ROOM)
    services.stack.push(services.doors.title())
    frames(services)
    return services


def frames(services: Services) -> None:
    for _ in range(3):
        services.stack.settle()
        services.shell.frame(services.stack)


def spot(services: Services, which: str) -> Hotspot:
    picture = services.stack.top.picture(services.shell.scale.logical)
    found = next(one for one in picture.hotspots if one.target[1] == which)
    assert hotspot_search.named(picture, found.target) == found
    return found


def mouse(services: Services, kind: int, at: tuple[int, int]) -> None:
    if kind == pygame.MOUSEMOTION:
        pygame.event.post(pygame.Event(kind, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    else:
        pygame.event.post(pygame.Event(kind, pos=at, button=1))
    frames(services)


def seen(services: Services, rect: tuple[int, int, int, int]) -> bytes:
    return pygame.image.tobytes(services.shell.window.get_surface().subsurface(rect), "RGB")


def test_a_button_sinks_while_it_is_pressed() -> None:
    services = shown()
    button = spot(services, "settings")
    place = services.shell.scale.pixels(button.rect)
    mouse(services, pygame.MOUSEMOTION, button.rect.centre)
    raised = seen(services, place)
    mouse(services, pygame.MOUSEBUTTONDOWN, button.rect.centre)
    pressed = seen(services, place)
    assert sum(pressed) < sum(raised) * 0.97, "it is darker"
    mouse(services, pygame.MOUSEMOTION, (2, 2))
    mouse(services, pygame.MOUSEMOTION, button.rect.centre)
    assert seen(services, place) == pressed, "still held"
    mouse(services, pygame.MOUSEMOTION, (2, 2))
    mouse(services, pygame.MOUSEBUTTONUP, (2, 2))
    mouse(services, pygame.MOUSEMOTION, button.rect.centre)
    assert seen(services, place) == raised


def test_what_is_pressed_is_chosen_where_the_button_comes_up() -> None:
    services = shown()
    title = services.stack.top
    button = spot(services, "settings")
    mouse(services, pygame.MOUSEMOTION, button.rect.centre)
    mouse(services, pygame.MOUSEBUTTONDOWN, button.rect.centre)
    assert services.stack.top is title
    mouse(services, pygame.MOUSEBUTTONUP, button.rect.centre)
    assert services.stack.top is not title


def test_a_press_that_slips_off_chooses_nothing() -> None:
    services = shown()
    title = services.stack.top
    button, other = spot(services, "settings"), spot(services, "quit")
    mouse(services, pygame.MOUSEBUTTONDOWN, button.rect.centre)
    mouse(services, pygame.MOUSEBUTTONUP, other.rect.centre)
    assert services.stack.settle()
    assert services.stack.top is title
    mouse(services, pygame.MOUSEBUTTONUP, button.rect.centre)
    assert services.stack.top is title, "a button that only comes up was not pressed"


def test_the_shell_tells_of_every_new_scale() -> None:
    services = shown()
    factors: list[float] = []
    services.shell.listeners.rescaled.append(factors.append)
    frames(services)
    assert not factors
    services.shell.window.size = (1920, 1080)
    services.shell.set_scale(150)
    frames(services)
    assert factors[-1] == services.shell.scale.factor == 1.5


class Noting(PlainScene):
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[Target | None] = []

    def picture(self, room: Size) -> Picture:
        """Nothing."""
        return Picture((), ())

    def point(self, target: Target | None) -> None:
        """Note it."""
        self.told.append(target)

    def choose(self, target: Target) -> None:
        """Note it."""
        self.told.append(target)


def test_a_new_scene_is_told_nothing_of_what_still_stands_of_the_last_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A hasty hand clicks twice before the next frame: what it points at is not there any more."""
    services, scene = shown(), Noting()
    monkeypatch.setattr(services.doors, "settings", lambda: scene)
    for which in ("settings", "new"):
        at = spot(services, which).rect.centre
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=at, button=1))
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    frames(services)
    assert services.stack.top is scene
    assert not [target for target in scene.told if target is not None]
