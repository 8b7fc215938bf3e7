"""What two screens show and tell, compared: every frame is painted twice, by painters that share nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from rococo_desktop.play.game.past import Moment
from rococo_desktop.ui.game.flow import Flow
from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.moving import Fading, Moving, Sparks
from rococo_desktop.ui.picture.picture_parts import Hotspot, Picture
from rococo_desktop.ui.picture.scale import scale_for
from rococo_desktop.ui.window.painter import Painter
from rococo_desktop.ui.window.scene import SceneStack, ScreenQuestion
from rococo_desktop.ui.window.shell import Shell
from rococo_desktop.ui.window.still_layers import Backdrops


class Seen(NamedTuple):
    """One frame: the pictures over each other, what fades and moves above them, what is asked and told."""

    pictures: tuple[Picture, ...]
    moving: tuple[Moving, ...]
    caption: ScreenQuestion | None
    heard: tuple[Moment, ...] = ()
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
        self._heard: list[Moment] = []
        for name in ("take_news", "past"):
            setattr(flow, name, self._overhearing(getattr(flow, name)))

    def _overhearing(self, tell: Callable[[], tuple[Moment, ...]]) -> Callable[[], tuple[Moment, ...]]:
        def overheard() -> tuple[Moment, ...]:
            news = tell()
            self._heard += news
            return news

        return overheard

    def heard(self) -> tuple[Moment, ...]:
        """What was told since this was last asked."""
        heard, self._heard = tuple(self._heard), []
        return heard


def seen_on(stack: SceneStack, room: Size, heard: tuple[Moment, ...] = ()) -> Seen:
    """What a screen shows at this moment, with what was told meanwhile."""
    pictures = tuple(scene.picture(room) for scene in stack.shown)
    top = stack.top
    return Seen(pictures, tuple(top.moving()), top.caption(), heard, top.fading(), tuple(top.sparks()))


class OneScreen:
    """A screen with a painter and backdrops of its own, painted as the shell paints a window."""

    def __init__(self, shell: Shell, room: Size) -> None:
        self._room = room
        self._painter = Painter(shell.typography, scale_for(room, 100), shell.gallery)
        self._backdrops = Backdrops()
        self._surface = pygame.Surface(tuple(room), depth=32)

    def show(self, seen: Seen) -> pygame.Surface:
        """The frame, painted; it stands until the next one is."""
        self._backdrops.show(self._painter, self._room, seen.pictures)
        if seen.fading is None:
            self._backdrops.paint(self._surface)
        else:
            given_way = (*seen.pictures[:-1], seen.fading.picture)
            self._backdrops.paint_fading(self._surface, self._painter, given_way, seen.fading.share)
        self._painter.paint_moving(self._surface, seen.moving)
        self._painter.paint_sparks(self._surface, seen.sparks)
        return self._surface


class TwoScreens:
    """Two screens that share nothing that was painted.

    Frames whose pictures are equal as values need not all be painted: of so many, one is.
    """

    def __init__(self, shell: Shell, room: Size, one_of: int = 1) -> None:
        self._screens = tuple(OneScreen(shell, room) for _ in range(2))
        self._stock = shell.gallery.stock
        self._one_of = one_of
        self._alike = 0
        self.painted = 0
        """How many frames were compared byte by byte."""

    def differences(self, one: Seen, other: Seen) -> list[str]:
        """What is not the same on both: "picture", "descriptions", "words", "news"."""
        found = []
        self._stock.next_moment()
        if self._paints(one, other):
            self.painted += 1
            if not same_bytes(self._screens[0].show(one), self._screens[1].show(other)):
                found.append("picture")
        if one.hotspots != other.hotspots:
            found.append("descriptions")
        if one.caption != other.caption:
            found.append("words")
        if one.heard != other.heard:
            found.append("news")
        return found

    def _paints(self, one: Seen, other: Seen) -> bool:
        if one._replace(caption=None, heard=()) != other._replace(caption=None, heard=()):
            return True
        self._alike += 1
        return self._alike % self._one_of == 0


def same_bytes(one: pygame.Surface, other: pygame.Surface) -> bool:
    """True if both show the same, to the last byte of colour; the fourth byte of a pixel is never seen."""
    if one.get_buffer().raw == other.get_buffer().raw:
        return True
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")
