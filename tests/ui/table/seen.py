"""What two screens show and tell, compared: every frame is painted twice, by painters that share nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.marks import Hotspot, Picture
from rococo_desktop.ui.painter import Painter
from rococo_desktop.ui.scale import scale_for
from rococo_desktop.ui.scene import Caption, Fading, Moving, SceneStack, Sparks
from rococo_desktop.ui.shell import Shell
from rococo_desktop.ui.table.flow import Flow, News


class Seen(NamedTuple):
    """One frame: the pictures over each other, what fades and moves above them, what is asked and told."""

    pictures: tuple[Picture, ...]
    moving: tuple[Moving, ...]
    caption: Caption | None
    heard: tuple[News, ...] = ()
    """What the table handed on to be moved and to sound since the frame before."""
    fading: Fading | None = None
    sparks: tuple[Sparks, ...] = ()

    @property
    def hotspots(self) -> tuple[tuple[Hotspot, ...], ...]:
        """What can be pointed at, with what is said about it."""
        return tuple(picture.hotspots for picture in self.pictures)


class Ears:
    """Hear all that a flow hands on: whatever moves or sounds at a table comes from there."""

    def __init__(self, flow: Flow) -> None:
        self._heard: list[News] = []
        for name in ("take_news", "past"):
            setattr(flow, name, self._overhearing(getattr(flow, name)))

    def _overhearing(self, tell: Callable[[], tuple[News, ...]]) -> Callable[[], tuple[News, ...]]:
        def overheard() -> tuple[News, ...]:
            news = tell()
            self._heard += news
            return news

        return overheard

    def heard(self) -> tuple[News, ...]:
        """What was told since this was last asked."""
        heard, self._heard = tuple(self._heard), []
        return heard


def seen_on(stack: SceneStack, room: Size, heard: tuple[News, ...] = ()) -> Seen:
    """What a screen shows at this moment, with what was told meanwhile."""
    pictures = tuple(scene.picture(room) for scene in stack.shown)
    top = stack.top
    return Seen(pictures, tuple(top.moving()), top.caption(), heard, top.fading(), tuple(top.sparks()))


class TwoScreens:
    """Two screens with a painter for each."""

    def __init__(self, shell: Shell, room: Size) -> None:
        self._room = room
        self._painters = tuple(
            Painter(shell.typography, scale_for(room, 100), shell.gallery) for _ in range(2)
        )
        self.painted = 0
        """How many frames were compared byte by byte."""

    def differences(self, one: Seen, other: Seen) -> list[str]:
        """What is not the same on both: "picture", "descriptions", "words", "news"."""
        found = []
        self.painted += 1
        if self._bytes(self._painters[0], one) != self._bytes(self._painters[1], other):
            found.append("picture")
        if one.hotspots != other.hotspots:
            found.append("descriptions")
        if one.caption != other.caption:
            found.append("words")
        if one.heard != other.heard:
            found.append("news")
        return found

    def _bytes(self, painter: Painter, seen: Seen) -> bytes:
        surface = pygame.Surface(tuple(self._room))
        for picture in seen.pictures:
            painter.paint(surface, picture.sprites)
        if seen.fading is not None:
            old = pygame.Surface(tuple(self._room))
            painter.paint(old, seen.fading.picture.sprites)
            old.set_alpha(round(255 * seen.fading.share))
            surface.blit(old, (0, 0))
        painter.paint_moving(surface, seen.moving)
        painter.paint_sparks(surface, seen.sparks)
        return pygame.image.tobytes(surface, "RGB")
