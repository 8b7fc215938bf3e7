"""While the window is dragged to another size, what is shown is stretched; a size is laid out once it rests.

Every size may want letters, sprites and grounds of its own. A drag passes through hundreds.
"""

from __future__ import annotations

import pygame

from rococo_desktop.ui.picture.geometry import Point, Size
from rococo_desktop.ui.picture.scale import Scale

REST = 0.15
"""A window rests when it has had the same size for so many seconds."""


class Resizing:
    """Between the window as it is and the size that is laid out."""

    def __init__(self) -> None:
        self._size: Size | None = None
        """How large the window was last."""
        self._until = 0.0
        """When it rests, if nothing happens."""
        self._sheet: pygame.Surface | None = None
        self._shown = (0, 0)
        """How large the window was when it was last painted."""

    def rests(self, size: Size, now: float) -> bool:
        """True if the window has had this size for a while, or from the beginning."""
        if self._size is not None and size != self._size:
            self._until = now + REST
        self._size = size
        return now >= self._until

    def wake(self, wish: float | None, now: float) -> float | None:
        """When the next frame is due: no later than the window rests, if a size waits to be laid out."""
        if self._sheet is None:
            return wish
        left = max(self._until - now, 0.0)
        return left if wish is None else min(wish, left)

    @property
    def active(self) -> bool:
        """True if what is shown is stretched."""
        return self._sheet is not None

    def sheet(self, window: pygame.Surface, laid: Size) -> pygame.Surface:
        """What to paint on: the window, or a sheet of the size that is laid out."""
        if window.get_size() == tuple(laid):
            self._sheet = None
            return window
        if self._sheet is None or self._sheet.get_size() != tuple(laid):
            self._sheet = pygame.Surface(tuple(laid), 0, window)
        return self._sheet

    def is_new(self, window: pygame.Surface) -> bool:
        """True if nothing was painted on a window of this size yet."""
        return window.get_size() != self._shown

    def show(self, window: pygame.Surface) -> None:
        """Bring the sheet, if there is one, to the size of the window."""
        self._shown = window.get_size()
        if self._sheet is not None:
            pygame.transform.scale(self._sheet, self._shown, window)

    def again(self, window: pygame.Window) -> None:
        """Show what was shown last at another size, where that is needed, while nothing else is ready."""
        if self._sheet is not None and self.is_new(window.get_surface()):
            self.show(window.get_surface())
            window.flip()

    def standing(self, window: pygame.Surface, backdrop: pygame.Surface) -> pygame.Surface:
        """What still stands at the size of the window, while something else is made ready."""
        if self._sheet is None:
            return backdrop
        self.show(window)
        return window

    def point(self, scale: Scale, x: int, y: int) -> Point:
        """What lies at a point of the window as it is shown, in logical pixels."""
        if self._sheet is not None:
            x, y = x * scale.window.w // self._shown[0], y * scale.window.h // self._shown[1]
        return scale.point(x, y)
