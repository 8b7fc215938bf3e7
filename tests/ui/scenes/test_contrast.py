"""Words on every screen around the table are read: 4.5 to 1 against the worst tenth of what they stand on."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.picture_parts import Fill
from rococo_desktop.ui.services import Services
from rococo_desktop.ui.window.focus_ring import ring_around
from rococo_desktop.ui.window.painter import Painter
from tests.ui.contrast import LEAST, Read, contrast, readings
from tests.ui.scenes.pressing import Player
from tests.ui.scenes.test_layout import SAVED, SCREENS, Made, _setup
from tests.ui.supplies import still

CELLS = ((Size(1280, 720), "pseudo"), (Size(1920, 1080), "en"))
"""The narrowest room with the longest words, and an enlarged one as most have it."""
Colour = tuple[int, int, int]
LEAST_OF_SHAPES = 3.0
"""What is no word needs less to be seen."""
LIKE_OTHERS = ("of 2", "of 3", "of 4", ", False")
"""Such screens show nothing that those for one and five with every module do not."""


def _painter(services: Services) -> Painter:
    shell = services.shell
    return Painter(shell.typography, shell.scale, shell.gallery)


def _poor(services: Services, scenes: Callable[[Services], Made]) -> list[tuple[str, Read]]:
    painter, room = _painter(services), services.shell.scale.logical
    found = []
    for name, scene in scenes(services):
        if any(number in name for number in LIKE_OTHERS):
            continue
        services.shell.gallery.stock.next_moment()
        found += [(name, read) for read in readings(scene.picture(room), painter) if read.contrast < LEAST]
    return found


@pytest.mark.parametrize(("size", "language"), CELLS)
@pytest.mark.parametrize("scenes", SCREENS)
def test_words_stand_out_on_every_screen(
    scenes: Callable[[Services], Made], size: Size, language: str
) -> None:
    services = still(size, language=language, saved=SAVED)
    poor = {
        f"{name}: {read.words!r} at {tuple(read.rect)}: {read.contrast:.1f}"
        for name, read in _poor(services, scenes)
    }
    services.shell.window.destroy()
    assert not poor, f"{len(poor)} texts\n" + "\n".join(sorted(poor))


def test_a_colour_that_is_too_pale_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    services = still(Size(1280, 720))
    monkeypatch.setattr(theme, "SOFT_INK", (164, 146, 122))
    poor = {name for name, _ in _poor(services, _setup)}
    services.shell.window.destroy()
    assert "setup for 5" in poor


@pytest.mark.parametrize("ground", [theme.IVORY, theme.LINEN, theme.MIDNIGHT, theme.ROYAL_BLUE, theme.WALNUT])
@pytest.mark.parametrize("key", ["tab", "mouse"])
def test_the_ring_around_what_is_pointed_at_is_seen_on_every_ground(key: str, ground: Colour) -> None:
    services = still(Size(1280, 720))
    services.stack.push(services.doors.setup())
    player = Player(services)
    if key == "tab":
        player.key("tab")
    else:
        spot = services.stack.top.picture(services.shell.scale.logical).hotspots[0]
        pygame.event.post(
            pygame.Event(pygame.MOUSEMOTION, pos=spot.rect.centre, rel=(0, 0), buttons=(0, 0, 0))
        )
        player.frames()
    shell = services.shell
    ring = ring_around(shell._picture, shell._pointer.focus, shell._pointer.hover)
    services.shell.window.destroy()
    assert ring is not None
    edges = [mark.border for mark in ring.marks if isinstance(mark, Fill) and mark.border is not None]
    assert max(contrast((red, green, blue), ground) for red, green, blue, *_ in edges) >= LEAST_OF_SHAPES
