"""Points, sizes and rectangles in logical pixels, and the ways a rectangle is divided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

Point = tuple[int, int]
Spot = tuple[float, float]
"""A point that need not lie on a whole pixel, for what moves."""

_made = tuple.__new__
"""Makes a rectangle in half the time its constructor takes: a table moves and insets a thousand of them."""


class Size(NamedTuple):
    """Width and height."""

    w: int
    h: int


class Rect(NamedTuple):
    """A rectangle; right and bottom edges lie just outside it."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column to the right of it."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """The point in the middle."""
        return (self.x + self.w // 2, self.y + self.h // 2)

    @property
    def size(self) -> Size:
        """Width and height."""
        return Size(self.w, self.h)

    def contains(self, point: Point) -> bool:
        """True if the point lies in it."""
        x, y, w, h = self
        return x <= point[0] < x + w and y <= point[1] < y + h

    def encloses(self, other: Rect) -> bool:
        """True if the other lies wholly in it."""
        x, y, w, h = self
        left, top, wide, high = other
        return x <= left and y <= top and left + wide <= x + w and top + high <= y + h

    def overlaps(self, other: Rect) -> bool:
        """True if they share a pixel."""
        x, y, w, h = self
        left, top, wide, high = other
        return x < left + wide and left < x + w and y < top + high and top < y + h

    def moved(self, dx: int, dy: int) -> Rect:
        """The same rectangle elsewhere."""
        x, y, w, h = self
        return _made(Rect, (x + dx, y + dy, w, h))

    def inset(self, dx: int, dy: int | None = None) -> Rect:
        """Smaller by a margin on every side; a negative margin grows it."""
        dy = dx if dy is None else dy
        x, y, w, h = self
        return _made(Rect, (x + dx, y + dy, max(w - 2 * dx, 0), max(h - 2 * dy, 0)))

    def left_part(self, width: int) -> Rect:
        """The left strip of this width."""
        return Rect(self.x, self.y, width, self.h)

    def right_part(self, width: int) -> Rect:
        """The right strip of this width."""
        return Rect(self.right - width, self.y, width, self.h)

    def top_part(self, height: int) -> Rect:
        """The top strip of this height."""
        return Rect(self.x, self.y, self.w, height)

    def bottom_part(self, height: int) -> Rect:
        """The bottom strip of this height."""
        return Rect(self.x, self.bottom - height, self.w, height)

    def without_left(self, width: int) -> Rect:
        """What is left when a left strip is cut off."""
        return Rect(self.x + width, self.y, self.w - width, self.h)

    def without_right(self, width: int) -> Rect:
        """What is left when a right strip is cut off."""
        return Rect(self.x, self.y, self.w - width, self.h)

    def without_top(self, height: int) -> Rect:
        """What is left when a top strip is cut off."""
        return Rect(self.x, self.y + height, self.w, self.h - height)

    def without_bottom(self, height: int) -> Rect:
        """What is left when a bottom strip is cut off."""
        return Rect(self.x, self.y, self.w, self.h - height)

    def centred(self, size: tuple[int, int]) -> Rect:
        """A rectangle of this size in the middle of it."""
        w, h = size
        return Rect(self.x + (self.w - w) // 2, self.y + (self.h - h) // 2, w, h)

    def columns(self, count: int, gap: int = 0) -> list[Rect]:
        """Equal columns with a gap between them; spare pixels go to the gaps evenly, never to one column."""
        width = (self.w - gap * (count - 1)) // count
        spare = self.w - gap * (count - 1) - width * count
        return [
            Rect(self.x + at * (width + gap) + spare * at // max(count - 1, 1), self.y, width, self.h)
            for at in range(count)
        ]

    def rows(self, count: int, gap: int = 0) -> list[Rect]:
        """Equal rows with a gap between them."""
        height = (self.h - gap * (count - 1)) // count
        spare = self.h - gap * (count - 1) - height * count
        return [
            Rect(self.x, self.y + at * (height + gap) + spare * at // max(count - 1, 1), self.w, height)
            for at in range(count)
        ]

    def split_columns(self, weights: Sequence[int], gap: int = 0) -> list[Rect]:
        """Columns whose widths are in proportion to the weights."""
        room = self.w - gap * (len(weights) - 1)
        total = sum(weights)
        edges = [room * sum(weights[:at]) // total for at in range(len(weights) + 1)]
        return [
            Rect(self.x + edges[at] + gap * at, self.y, edges[at + 1] - edges[at], self.h)
            for at in range(len(weights))
        ]


def bounding(rects: Sequence[Rect]) -> Rect:
    """The smallest rectangle that encloses all of them; at least one must be given."""
    x = min(rect.x for rect in rects)
    y = min(rect.y for rect in rects)
    return Rect(x, y, max(rect.right for rect in rects) - x, max(rect.bottom for rect in rects) - y)
