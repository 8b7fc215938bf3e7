"""Relief as clay: a field of heights that shapes are laid on, raised from and cut into."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import skia
from numpy.typing import NDArray

from art.portraits.curves import Line, Spot, band, path_of

Grid = NDArray[np.float32]
Tint = tuple[float, float, float]

WIDTH, HEIGHT = 400, 500
"""The drawing units of every medallion."""
IVORY: Tint = (1.0, 1.0, 1.0)


def blurred(grid: Grid, radius: float) -> Grid:
    """Softened by three box blurs, nearly a Gaussian of this radius in pixels."""
    if radius <= 0.3:
        return grid
    reach = max(radius * 0.98, 0.5)
    for _ in range(3):
        grid = _box(_box(grid, reach, 0), reach, 1)
    return grid


def _box(grid: Grid, reach: float, axis: int) -> Grid:
    """The mean of a window of 2 * reach + 1 pixels, the outermost counted in part."""
    whole = int(reach)
    part = reach - whole
    pad = [(0, 0), (0, 0)]
    pad[axis] = (whole + 2, whole + 1)
    sums = np.cumsum(np.pad(grid.astype(np.float64), pad, mode="edge"), axis=axis)
    size = grid.shape[axis]

    def upto(offset: int) -> NDArray[np.float64]:
        first = whole + 2 + offset
        return sums[first : first + size] if axis == 0 else sums[:, first : first + size]

    inner = upto(whole) - upto(-whole - 1)
    outer = upto(whole + 1)
    total = inner + part * (outer - upto(whole) + upto(-whole - 1) - upto(-whole - 2))
    return np.asarray(total / (2 * reach + 1), dtype=np.float32)


class Window(NamedTuple):
    """The part of the field that a shape touches."""

    rows: slice
    columns: slice


class Clay:
    """A field of heights in drawing units, with the tint and the gilding of its surface."""

    def __init__(self, scale: float, zoom: float = 1, shift: Spot = (0, 0)) -> None:
        self.scale = scale * zoom
        """Pixels for each drawing unit; a figure may stand smaller in its picture than it is drawn."""
        self.origin = (shift[0] * scale, shift[1] * scale)
        """Where (0, 0) of the drawing lies, in pixels."""
        self.shape = (round(HEIGHT * scale), round(WIDTH * scale))
        self.height: Grid = np.zeros(self.shape, np.float32)
        self.body: Grid = np.zeros(self.shape, np.float32)
        """Where there is stone on the ground at all, 0 to 1."""
        self.gold: Grid = np.zeros(self.shape, np.float32)
        self.tint: NDArray[np.float32] = np.ones((*self.shape, 3), np.float32)

    def mask(self, *outlines: Line, soft: float = 0) -> tuple[Grid, Window]:
        """Filled outlines (even-odd) as coverage, cut to the window they touch."""
        path = skia.Path()
        path.setFillType(skia.PathFillType.kEvenOdd)
        for outline in outlines:
            path.addPath(path_of(outline))
        return self._covered(path, soft)

    def _covered(self, path: skia.Path, soft: float) -> tuple[Grid, Window]:
        bounds, margin = path.getBounds(), 4 + 3 * soft
        rows = self._range(bounds.top() - margin, bounds.bottom() + margin, 0)
        columns = self._range(bounds.left() - margin, bounds.right() + margin, 1)
        wide, high = columns.stop - columns.start, rows.stop - rows.start
        surface = skia.Surface(wide, high)
        canvas = surface.getCanvas()
        canvas.translate(self.origin[0] - columns.start, self.origin[1] - rows.start)
        canvas.scale(self.scale, self.scale)
        canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))
        alpha = surface.toarray()[..., 3].astype(np.float32) / 255
        return blurred(alpha, soft * self.scale), Window(rows, columns)

    def _range(self, first: float, last: float, axis: int) -> slice:
        size, origin = self.shape[axis], self.origin[1 - axis]
        start = min(max(int(first * self.scale + origin), 0), size - 1)
        return slice(start, max(min(int(last * self.scale + origin) + 1, size), start + 1))

    def rounded(self, mask: Grid, rounds: Sequence[float]) -> Grid:
        """How high a cushion of this outline rises, 0 to 1: a round shoulder first, then wide soft domes."""
        shoulder = np.clip(2 * blurred(mask, rounds[0] * self.scale) - 1, 0, 1)
        total = np.sqrt(shoulder * (2 - shoulder))
        for size in rounds[1:]:
            total = total + blurred(mask, size * self.scale) ** 2
        return np.asarray(total / len(rounds) * mask, np.float32)

    def lay(
        self,
        outline: Line,
        level: float,
        rise: float,
        rounds: Sequence[float] = (3, 10),
        tint: Tint = IVORY,
        gold: bool = False,
        grain: Grid | None = None,
        holes: Sequence[Line] = (),
    ) -> tuple[Grid, Window]:
        """A cushion on top of everything: it hides what lies beneath."""
        mask, window = self.mask(outline, *holes)
        top = level + rise * self.rounded(mask, rounds)
        if grain is not None:
            top = top + grain[window]
        self._paint(mask, window, tint, gold)
        self.height[window] += (top - self.height[window]) * mask
        return mask, window

    def swell(
        self,
        outline: Line,
        rise: float,
        rounds: Sequence[float] = (3, 8),
        tint: Tint | None = None,
        gold: bool = False,
    ) -> None:
        """A cushion that follows the ground it lies on."""
        mask, window = self.mask(outline)
        if tint is not None or gold:
            self._paint(mask, window, tint or IVORY, gold)
        self.height[window] += rise * self.rounded(mask, rounds)

    def _paint(self, mask: Grid, window: Window, tint: Tint, gold: bool) -> None:
        self.body[window] = np.maximum(self.body[window], mask)
        self.gold[window] += ((1.0 if gold else 0.0) - self.gold[window]) * mask
        part = self.tint[window]
        part += (np.asarray(tint, np.float32) - part) * mask[..., None]

    def bump(self, at: Spot, size: Spot, rise: float, turn: float = 0) -> None:
        """A soft hill or, below zero, a soft hollow."""
        x, y = at
        reach = max(size) * 2.6
        rows, columns = self._range(y - reach, y + reach, 0), self._range(x - reach, x + reach, 1)
        v, u = np.mgrid[rows, columns].astype(np.float32)
        u, v = (u - self.origin[0]) / self.scale - x, (v - self.origin[1]) / self.scale - y
        cos, sin = np.cos(np.radians(turn)), np.sin(np.radians(turn))
        a, b = (u * cos + v * sin) / size[0], (v * cos - u * sin) / size[1]
        hill = np.exp(-(a * a + b * b)) * rise
        self.height[rows, columns] += np.asarray(hill * self.body[rows, columns], np.float32)

    def line(
        self,
        spots: Line,
        widths: Sequence[float],
        rise: float,
        soft: float = 1.0,
        tint: Tint | None = None,
        gold: bool = False,
    ) -> None:
        """A ridge or, below zero, a groove along a line."""
        mask, window = self.mask(band(spots, widths), soft=soft)
        inside = mask * self.body[window]
        if tint is not None or gold:
            self._paint(np.clip(inside * 1.6, 0, 1), window, tint or IVORY, gold)
        self.height[window] += rise * inside
