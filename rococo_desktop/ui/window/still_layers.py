"""What lies beneath all that moves: pictures painted whole, one giving way to another, some of them ahead."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Picture, Sprite
from rococo_desktop.ui.window.canvas import Canvas, changed
from rococo_desktop.ui.window.painter import Painter

SPARE = 3
"""How many pictures are kept besides the one that is shown: a step fades through as many."""

Pictures = tuple[Picture, ...]
"""Pictures lying over each other, the lowest first."""


class _Kept(NamedTuple):
    """A canvas and what it shows."""

    canvas: Canvas
    pictures: Pictures
    painter: Painter | None


class Backdrops:
    """Canvases for what is shown, for what gives way to it, and for what will be shown next."""

    def __init__(self) -> None:
        self._main = _Kept(Canvas(), (), None)
        self._spare: list[_Kept] = []
        """The least lately used first."""
        self._differences: tuple[Pictures, Pictures, list[Rect]] | None = None

    @property
    def surface(self) -> pygame.Surface:
        """What the backdrop shows, painted."""
        return self._main.canvas.surface

    def forget(self) -> None:
        """Nothing is kept any more: another painter will paint everything anew."""
        self._main.canvas.forget()
        self._main = _Kept(self._main.canvas, (), None)
        self._spare.clear()
        self._differences = None

    def shows(self, pictures: Pictures) -> bool:
        """True if the backdrop is made of the very same pictures."""
        return same(pictures, self._main.pictures)

    def show(self, painter: Painter, size: Size, pictures: Pictures) -> None:
        """Let the backdrop be these pictures; nothing is painted where they are kept."""
        if self.shows(pictures):
            return
        for at, kept in enumerate(self._spare):
            if same(pictures, kept.pictures) and kept.painter is painter:
                self._spare[at], self._main = self._main, kept
                return
        self._main = _painted(self._main.canvas, painter, size, pictures)

    def prepare(self, painter: Painter, size: Size, pictures: Pictures) -> bool:
        """Keep these pictures ready; True if they were, so that no time was spent."""
        return self._kept(painter, size, pictures)[1]

    def _kept(self, painter: Painter, size: Size, pictures: Pictures) -> tuple[_Kept, bool]:
        if self.shows(pictures):
            return self._main, True
        for at, kept in enumerate(self._spare):
            if same(pictures, kept.pictures) and kept.painter is painter:
                self._spare.append(self._spare.pop(at))
                return kept, True
        canvas = self._spare.pop(0).canvas if len(self._spare) >= SPARE else Canvas()
        painted = _painted(canvas, painter, size, pictures)
        self._spare.append(painted)
        return painted, False

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the backdrop."""
        surface.blit(self._main.canvas.surface, (0, 0))

    def paint_fading(self, surface: pygame.Surface, painter: Painter, fading: Pictures, share: float) -> None:
        """Paint the backdrop with so much of other pictures over it; only where they differ."""
        kept, _ = self._kept(painter, Size(*surface.get_size()), fading)
        alpha = round(255 * share)
        if alpha >= 255:
            surface.blit(kept.canvas.surface, (0, 0))
            return
        self.paint(surface)
        if not alpha:
            return
        kept.canvas.surface.set_alpha(alpha)
        for rect in self._differing(painter, fading):
            area = pygame.Rect(painter.scale.pixels(rect)).inflate(2, 2)
            surface.blit(
                kept.canvas.surface, area.clip(surface.get_rect()).topleft, area.clip(surface.get_rect())
            )
        kept.canvas.surface.set_alpha(None)

    def _differing(self, painter: Painter, fading: Pictures) -> list[Rect]:
        """Where the pictures that fade differ from the backdrop, in logical pixels."""
        known, shown = self._differences, self._main.pictures
        if known is not None and same(known[0], fading) and same(known[1], shown):
            return known[2]
        rects = changed(_sprites(fading), _sprites(shown), most=len(_sprites(shown)))
        if rects is None:
            rects = [Rect(0, 0, *painter.scale.logical)]
        self._differences = (fading, shown, rects)
        return rects


def _painted(canvas: Canvas, painter: Painter, size: Size, pictures: Pictures) -> _Kept:
    canvas.show(painter, size, _sprites(pictures))
    return _Kept(canvas, pictures, painter)


def _sprites(pictures: Pictures) -> tuple[Sprite, ...]:
    return tuple(sprite for picture in pictures for sprite in picture.sprites)


def same(ones: Pictures, others: Pictures) -> bool:
    """True if they are the very same pictures: comparing their contents would cost more than painting."""
    return len(ones) == len(others) and all(one is other for one, other in zip(ones, others, strict=True))
