"""What lies beneath all that moves: pictures fade into each other, and what is painted ahead stays."""

from __future__ import annotations

import pygame
import pytest

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Fill, Picture, Sprite
from rococo_desktop.ui.picture.scale import scale_for
from rococo_desktop.ui.picture.typography import Typography
from rococo_desktop.ui.window.gallery import Gallery
from rococo_desktop.ui.window.painter import Painter
from rococo_desktop.ui.window.still_layers import Backdrops

SIZE = Size(1280, 720)
GROUND = Sprite(Rect(0, 0, *SIZE), (Fill(Rect(0, 0, *SIZE), (40, 40, 40)),))


def patch(grey: int) -> Picture:
    """A ground with a patch of one grey."""
    mark = Fill(Rect(0, 0, 100, 60), (grey, grey, grey))
    return Picture((GROUND, Sprite(Rect(300, 200, 100, 60), (mark,))), ())


@pytest.fixture
def painter() -> Painter:
    """A painter for a window without a display."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    return Painter(
        Typography(assets_dir() / "fonts"), scale_for(SIZE, 100), Gallery(assets_dir() / "pictures")
    )


def pixels(
    backdrops: Backdrops, painter: Painter, fading: Picture | None = None, share: float = 0.0
) -> tuple[int, int]:
    """The grey inside and outside of the patch."""
    surface = pygame.Surface(tuple(SIZE))
    if fading is None:
        backdrops.paint(surface)
    else:
        backdrops.paint_fading(surface, painter, (fading,), share)
    return surface.get_at((350, 230))[0], surface.get_at((10, 10))[0]


def test_a_picture_gives_way_to_another(painter: Painter) -> None:
    backdrops, old, new = Backdrops(), patch(100), patch(200)
    backdrops.show(painter, SIZE, (new,))
    assert pixels(backdrops, painter) == (200, 40)
    assert pixels(backdrops, painter, old, 1.0) == (100, 40)
    assert pixels(backdrops, painter, old, 0.0) == (200, 40)
    inside, outside = pixels(backdrops, painter, old, 0.5)
    assert abs(inside - 150) <= 2
    assert outside == 40


def test_what_is_kept_ready_is_not_painted_again(painter: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    backdrops, first, second = Backdrops(), patch(100), patch(200)
    backdrops.show(painter, SIZE, (first,))
    assert not backdrops.prepare(painter, SIZE, (second,))
    assert backdrops.prepare(painter, SIZE, (second,))

    def refuse(*_: object) -> None:
        raise AssertionError("painted once more")

    monkeypatch.setattr(painter, "paint", refuse)
    backdrops.show(painter, SIZE, (second,))
    assert pixels(backdrops, painter, first, 1.0) == (100, 40)
    backdrops.show(painter, SIZE, (first,))
    assert pixels(backdrops, painter) == (100, 40)


def test_another_painter_paints_everything_anew(painter: Painter) -> None:
    backdrops, picture = Backdrops(), patch(100)
    backdrops.show(painter, SIZE, (picture,))
    assert backdrops.shows((picture,))
    backdrops.forget()
    assert not backdrops.shows((picture,))
    assert not backdrops.prepare(painter, SIZE, (picture,))


def test_preparing_comes_to_an_end_however_late_it_is(painter: Painter) -> None:
    """All was walked through again from the start each time: too slow a machine never came further."""
    grey = (40, 40, 40)
    sprites = [Sprite(Rect(0, 0, 10, high), (Fill(Rect(0, 0, 10, high), grey),)) for high in range(10, 19)]
    times = 1
    while not painter.prepare(sprites, until=float("-inf")):
        times += 1
        assert times <= len(sprites)
    assert painter.ready(sprites) == 1.0
