"""The scale of the table: logical pixels = window pixels / scale, never below 1280 x 720 of them."""

from __future__ import annotations

from typing import NamedTuple

from rococo_desktop.ui.picture.geometry import Point, Rect, Size

LEAST_LOGICAL = Size(1280, 720)
REFERENCE = Size(1920, 1080)
LEAST_SCALE, LARGEST_SCALE = 0.75, 2.0
AUTOMATIC = 0
"""The wish for the scale that suits the window."""


class Scale(NamedTuple):
    """The scale in force for a window, and whether the wish had to be cut down for it to fit."""

    factor: float
    window: Size
    clamped: bool = False

    @property
    def logical(self) -> Size:
        """The room there is, in logical pixels."""
        return Size(int(self.window.w / self.factor), int(self.window.h / self.factor))

    def pixels(self, rect: Rect) -> tuple[int, int, int, int]:
        """A logical rectangle in window pixels, edge by edge, so that neighbours stay neighbours."""
        left, top = round(rect.x * self.factor), round(rect.y * self.factor)
        return (left, top, round(rect.right * self.factor) - left, round(rect.bottom * self.factor) - top)

    def point(self, x: int, y: int) -> Point:
        """A point of the window in logical pixels."""
        return (int(x / self.factor), int(y / self.factor))


def largest(window: Size) -> float:
    """The largest scale at which the table still fits into the window."""
    return min(window.w / LEAST_LOGICAL.w, window.h / LEAST_LOGICAL.h)


def scale_for(window: Size, percent: int = AUTOMATIC) -> Scale:
    """The scale for a window: the wished one as far as it fits, or the one that suits it."""
    limit = min(largest(window), LARGEST_SCALE)
    if percent == AUTOMATIC:
        wished = min(max(min(window.w / REFERENCE.w, window.h / REFERENCE.h), 1.0), LARGEST_SCALE)
        return Scale(min(wished, limit), window)
    wished = min(max(percent / 100, LEAST_SCALE), LARGEST_SCALE)
    return Scale(min(wished, limit), window, wished > limit)
