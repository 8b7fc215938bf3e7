"""A window that is dragged shows what it showed, stretched; the size at which it rests is laid out."""

from __future__ import annotations

import weakref
from collections.abc import Iterator

import pygame
import pytest

from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Fill, Hotspot, HotspotRole, Picture, Sprite
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.window import resizing
from rococo_desktop.ui.window.scene import PlainScene
from rococo_desktop.ui.window.surface_cache import budget
from tests.ui.supplies import still

ROOM, WIDER = Size(1280, 720), Size(1920, 1080)


class Halves(PlainScene):
    """Two halves, and whatever is pressed of them."""

    def __init__(self) -> None:
        self.rooms: list[Size] = []
        self.chosen: list[object] = []
        self.paint = (200, 0, 0)
        self._picture = Picture((), ())

    def picture(self, room: Size) -> Picture:
        left = Rect(0, 0, room.w // 2, room.h)
        if not self.rooms or self.rooms[-1] != room:
            self.rooms.append(room)
            mark = Fill(Rect(0, 0, *left.size), self.paint)
            spots = tuple(
                Hotspot(half, ("half", at), "", HotspotRole.BUTTON, True)
                for at, half in enumerate((left, left.moved(left.w, 0)))
            )
            self._picture = Picture((Sprite(left, (mark,)),), spots)
        return self._picture

    def turn(self) -> None:
        """Look otherwise from now on."""
        self.rooms.clear()
        self.paint = (0, 200, 0)

    def choose(self, target: object) -> None:
        self.chosen.append(target)


@pytest.fixture
def services(monkeypatch: pytest.MonkeyPatch) -> Iterator[Services]:
    """A running shell with the halves on its screen."""
    made = still(ROOM, 100)
    made.stack.push(Halves())
    made.stack.settle()
    made.shell.frame(made.stack)
    monkeypatch.setattr(made.shell, "_runs", True)
    pygame.event.clear()
    yield made
    made.shell.window.destroy()


def frame(services: Services, size: Size | None = None) -> pygame.Surface:
    """What the window shows after a frame, perhaps at another size."""
    if size is not None:
        services.shell.window.size = tuple(size)
    services.shell.frame(services.stack)
    return services.shell.window.get_surface()


def halves(services: Services) -> Halves:
    scene = services.stack.top
    assert isinstance(scene, Halves)
    return scene


def test_sizes_a_window_is_dragged_through_are_not_laid_out(services: Services) -> None:
    rescaled: list[float] = []
    services.shell.listeners.rescaled.append(rescaled.append)
    for wide in range(1300, 1900, 100):
        surface = frame(services, Size(wide, 1000))
        assert surface.get_at((wide // 2 - 5, 990))[:3] == (200, 0, 0), "stretched to the new size"
        assert surface.get_at((wide // 2 + 5, 990))[0] < 50
    assert halves(services).rooms == [ROOM]
    assert not rescaled


def test_a_window_at_rest_is_laid_out(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Size] = []
    services.shell.listeners.watching.append(lambda seen: told.append(seen.scale.window) if seen else None)
    frame(services, WIDER)
    assert not told, "what is stretched has not settled"
    wake = services.shell.frame(services.stack)
    assert wake is not None
    assert 0 <= wake <= resizing.REST
    monkeypatch.setattr(resizing, "REST", -1.0)
    frame(services, Size(WIDER.w - 2, WIDER.h))
    frame(services, WIDER)
    assert halves(services).rooms[-1] == WIDER
    assert told[-1] == WIDER
    assert services.shell.frame(services.stack) is None


def test_nothing_made_for_another_size_is_kept(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resizing, "REST", -1.0)
    shell = services.shell
    painter = weakref.ref(shell._painter)
    font = weakref.ref(shell.typography.at_scale(1.07).font(theme.BODY, 18))
    frame(services, WIDER)
    frame(services, WIDER)
    assert shell.scale.window == WIDER
    assert painter() is None
    assert font() is None
    assert shell.gallery.stock.most == budget(WIDER)


def test_what_changes_while_the_window_is_dragged_is_shown(services: Services) -> None:
    frame(services, WIDER)
    halves(services).turn()
    assert frame(services).get_at((5, 1000))[:3] == (0, 200, 0)


def test_the_mouse_points_at_what_is_seen_while_the_window_is_dragged(services: Services) -> None:
    frame(services, WIDER)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, pos=(700, 500), button=1))
        frame(services)
    assert halves(services).chosen == [("half", 0)], "at the old scale it would be the right half"


def test_the_keyboard_points_at_the_same_at_another_scale(services: Services) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))
    frame(services)
    focus = services.shell._pointer.focus
    assert focus is not None
    services.shell.set_scale(150)
    frame(services)
    frame(services)
    assert services.shell._pointer.focus == focus
