"""The canvas behind the window: it keeps what was painted, and paints anew only where a picture changed."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from rococo_desktop.ui.picture import theme
from rococo_desktop.ui.picture.geometry import Rect, Size, bounding
from rococo_desktop.ui.picture.picture_parts import Sprite
from rococo_desktop.ui.window.painter import Painter

MOST_PATCHES = 12
"""More patches than this are one."""
WORTH = 0.6
"""If the patches cover more of the screen than this, all of it is painted."""

_Key = tuple[int, Rect]


class Canvas:
    """A surface that shows sprites."""

    def __init__(self) -> None:
        self.surface = pygame.Surface((1, 1))
        self._shown: tuple[Sprite, ...] = ()
        self._painter: Painter | None = None

    def show(self, painter: Painter, size: Size, sprites: Sequence[Sprite]) -> None:
        """Let the surface show these sprites, in their order."""
        after = tuple(sprites)
        whole = painter is not self._painter or self.surface.get_size() != tuple(size)
        if self.surface.get_size() != tuple(size):
            self.surface = pygame.Surface(tuple(size))
        patches = None if whole else changed(self._shown, after)
        screen = size.w * size.h / painter.scale.factor**2
        if patches is None or sum(patch.w * patch.h for patch in patches) > WORTH * screen:
            self.surface.fill(theme.MIDNIGHT)
            painter.paint(self.surface, after)
        else:
            rects = [sprite.rect for sprite in after]
            for patch in patches:
                # At odd scales what ends two pixels off may reach into the patch.
                near = pygame.Rect(patch.inset(-2)).collidelistall(rects)
                self._patch(painter, patch, [after[at] for at in near])
        self._shown, self._painter = after, painter

    def forget(self) -> None:
        """Let go of sprites and painter; the surface stays as it is until something else is shown."""
        self._shown, self._painter = (), None

    def _patch(self, painter: Painter, patch: Rect, sprites: Sequence[Sprite]) -> None:
        # A pixel more on each side: at odd scales the edges of neighbours fall into the same pixel.
        area = pygame.Rect(painter.scale.pixels(patch)).inflate(2, 2)
        self.surface.set_clip(area)
        self.surface.fill(theme.MIDNIGHT)
        painter.paint(self.surface, sprites)
        self.surface.set_clip(None)


def changed(
    before: tuple[Sprite, ...], after: tuple[Sprite, ...], most: int = MOST_PATCHES
) -> list[Rect] | None:
    """Where two rows of sprites differ, as rectangles that do not overlap; None if their order does."""
    old, new = _keys(before), _keys(after)
    was, is_now = set(old), set(new)
    if [key for key in old if key in is_now] != [key for key in new if key in was]:
        return None
    patches: list[Rect] = []
    for _, rect in (*(key for key in old if key not in is_now), *(key for key in new if key not in was)):
        patches = _joined(patches, rect)
    return patches if len(patches) <= most else [bounding(patches)]


def _keys(sprites: tuple[Sprite, ...]) -> list[_Key]:
    # The same marks are the same object wherever they come from a memory; where they are not, the place is
    # painted anew, which costs little.
    return [(id(sprite.marks), sprite.rect) for sprite in sprites]


def _joined(patches: list[Rect], rect: Rect) -> list[Rect]:
    """The patches with one more; those that overlap become one."""
    while True:
        touched = [patch for patch in patches if patch.overlaps(rect)]
        if not touched:
            return [*patches, rect]
        patches = [patch for patch in patches if not patch.overlaps(rect)]
        rect = bounding([*touched, rect])
