"""The garland over what still stands: it appears where a scene takes its time, grows, and is gone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame
import pytest

from rococo_desktop.tools.stills import still_services
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Fill, Picture, Sprite
from rococo_desktop.ui.scenes.title import PAUSE, TitleScene
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.window import loading_sign
from rococo_desktop.ui.window.scene import PlainScene

ROOM = Size(1280, 720)
GROUND, NEXT = (90, 20, 30), (20, 60, 90)
MIDDLE = Rect(0, 0, *ROOM).centred((loading_sign.PLAQUE, loading_sign.PLAQUE))


class Many(PlainScene):
    """A floor of tiles, each to be rendered by itself."""

    def __init__(self, paint: tuple[int, int, int]) -> None:
        tile = Rect(0, 0, 128, 120)
        self._picture = Picture(
            tuple(
                Sprite(tile.moved(128 * column, 120 * row), (Fill(tile, paint),))
                for row in range(6)
                for column in range(10)
            ),
            (),
        )

    def picture(self, room: Size) -> Picture:
        return self._picture


@pytest.fixture
def services(monkeypatch: pytest.MonkeyPatch) -> Iterator[Services]:
    """A running shell, a scene on its screen."""
    made = still_services(ROOM, 100)
    made.stack.push(Many(GROUND))
    made.stack.settle()
    made.shell.frame(made.stack)
    monkeypatch.setattr(made.shell, "_runs", True)
    yield made
    made.shell.window.destroy()


def _slices(services: Services, monkeypatch: pytest.MonkeyPatch, grace: float) -> list[bytes]:
    """What the middle of the window shows after every slice until a new scene stands."""
    monkeypatch.setattr(loading_sign, "GRACE", grace)
    monkeypatch.setattr(services.shell._painter, "prepare", _one_at_a_time(services))
    services.stack.push(Many(NEXT))
    services.stack.settle()
    found = []
    for _ in range(200):
        services.shell.frame(services.stack)
        found.append(_seen(services))
        if services.shell._laid_out is services.stack.top:
            return found
    raise AssertionError("the scene never stands")


def _seen(services: Services) -> bytes:
    surface = services.shell.window.get_surface()
    return pygame.image.tobytes(surface.subsurface(pygame.Rect(*MIDDLE)), "RGB")


def _gold(seen: bytes) -> int:
    """How many pixels are bright gold."""
    return sum(red > 200 and blue < 150 for red, blue in zip(seen[::3], seen[2::3], strict=True))


def test_it_grows_until_the_scene_stands_and_leaves_nothing(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    *coming, stands = _slices(services, monkeypatch, 0.0)
    gold = [_gold(seen) for seen in coming]
    assert len(coming) > 20
    assert gold == sorted(gold)
    assert gold[-1] > gold[0] + 200
    assert stands == bytes(NEXT) * (MIDDLE.w * MIDDLE.h)
    outside = services.shell.window.get_surface().get_at((MIDDLE.x - 4, MIDDLE.y - 4))
    assert tuple(outside)[:3] == NEXT


def _one_at_a_time(services: Services) -> Callable[[Sequence[Sprite], float], bool]:
    """Rendering so slow that a slice is one sprite."""
    painter = services.shell._painter

    def prepare(sprites: Sequence[Sprite], until: float) -> bool:
        new = [one for one in sprites if painter.ready([one]) < 1]
        for one in new[:1]:
            painter.rendered(one)
        return len(new) <= 1

    return prepare


def test_what_comes_at_once_comes_without_it(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    *coming, _ = _slices(services, monkeypatch, 1000.0)
    assert coming
    assert set(coming) == {bytes(GROUND) * (MIDDLE.w * MIDDLE.h)}


def test_the_title_loads_the_way_to_the_table_while_it_waits() -> None:
    services = still_services(ROOM, 100)
    title = TitleScene(services)
    loaded: list[int] = []

    def ahead() -> Iterator[None]:
        for part in range(3):
            loaded.append(part)
            yield

    title._ahead = ahead()
    for _ in range(3):
        title.tick(0.0)
    assert not loaded, "before anything has been seen"
    waits = [title.tick((at + 1) * PAUSE) for at in range(4)]
    services.shell.window.destroy()
    assert loaded == [0, 1, 2]
    assert waits[-1] is None
    assert all(wait is not None and wait > 0 for wait in waits[:-1])


def test_it_never_lies_over_a_panel_that_is_still_read(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    standing = services.stack.top
    monkeypatch.setattr(standing, "covers", False, raising=False)
    *coming, _ = _slices(services, monkeypatch, 0.0)
    assert len(coming) > 20
    assert set(coming) == {bytes(GROUND) * (MIDDLE.w * MIDDLE.h)}
