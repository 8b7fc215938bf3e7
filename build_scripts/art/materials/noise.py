"""Tileable noise: every field wraps round at its edges, so that whatever is made of it tiles."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

Field = NDArray[np.float32]
"""One number for each pixel."""
Colours = NDArray[np.float32]
"""Red, green and blue from 0 to 1 for each pixel."""


def exact(numbers: ArrayLike) -> Field:
    """Numbers of any kind as those that fields are made of."""
    return np.asarray(numbers, dtype=np.float32)


def solid(tone: tuple[float, float, float], height: int, width: int) -> Colours:
    """One colour (0 to 255) everywhere."""
    return np.broadcast_to(exact(tone) / np.float32(255), (height, width, 3)).astype(np.float32)


def value(size: tuple[int, int], cells: tuple[int, int], seed: int) -> Field:
    """Smooth noise from 0 to 1 of `size` (height, width), with so many cells down and across."""
    lattice = np.random.default_rng(seed).random(cells, dtype=np.float32)
    down = np.arange(size[0], dtype=np.float32) * (cells[0] / size[0])
    over = np.arange(size[1], dtype=np.float32) * (cells[1] / size[1])
    y0, x0 = down.astype(int), over.astype(int)
    fy, fx = (_eased(down - y0)[:, None], _eased(over - x0)[None, :])
    y1, x1 = (y0 + 1) % cells[0], (x0 + 1) % cells[1]
    upper = lattice[np.ix_(y0, x0)] * (1 - fx) + lattice[np.ix_(y0, x1)] * fx
    lower = lattice[np.ix_(y1, x0)] * (1 - fx) + lattice[np.ix_(y1, x1)] * fx
    return exact(upper * (1 - fy) + lower * fy)


def _eased(share: Field) -> Field:
    return exact(share * share * share * (share * (share * 6 - 15) + 10))


def fractal(size: tuple[int, int], cells: tuple[int, int], seed: int, octaves: int = 5) -> Field:
    """Noise upon finer noise, from 0 to 1."""
    whole = np.zeros(size, np.float32)
    weight, total = 1.0, 0.0
    for octave in range(octaves):
        finer = (cells[0] << octave, cells[1] << octave)
        if finer[0] > size[0] or finer[1] > size[1]:
            break
        whole += weight * value(size, finer, seed + octave)
        total += weight
        weight *= 0.5
    return whole / total


def sampled(field: Field, dy: Field, dx: Field) -> Field:
    """The field looked up at places shifted by so many pixels, wrapping round."""
    h, w = field.shape
    y = np.arange(h, dtype=np.float32)[:, None] + dy
    x = np.arange(w, dtype=np.float32)[None, :] + dx
    y0, x0 = np.floor(y).astype(int), np.floor(x).astype(int)
    fy, fx = y - y0, x - x0
    y0, x0 = y0 % h, x0 % w
    y1, x1 = (y0 + 1) % h, (x0 + 1) % w
    upper = field[y0, x0] * (1 - fx) + field[y0, x1] * fx
    lower = field[y1, x0] * (1 - fx) + field[y1, x1] * fx
    return exact(upper * (1 - fy) + lower * fy)


def ramp(field: Field, *stops: tuple[float, tuple[float, float, float]]) -> Colours:
    """Colours (0 to 255) at shares of the way, for each number of a field."""
    places = [at for at, _ in stops]
    channels = [np.interp(field, places, [colour[part] / 255 for _, colour in stops]) for part in range(3)]
    return np.stack(channels, -1).astype(np.float32)


def blurred(field: Field, radius: float, wraps: bool = False) -> Field:
    """The field softened by about a Gaussian of this standard deviation: three box filters."""
    if radius < 0.3:
        return field
    half = max(round(radius * 0.98), 1) if radius >= 1 else 1
    mode = "wrap" if wraps else "edge"
    for _ in range(3):
        for axis in (0, 1):
            width = [(0, 0)] * field.ndim
            width[axis] = (half + 1, half)
            padded = np.pad(field, width, mode=mode)  # type: ignore[call-overload]
            total = np.cumsum(padded, axis=axis, dtype=np.float64)
            count = 2 * half + 1
            high = np.take(total, range(count, total.shape[axis]), axis=axis)
            low = np.take(total, range(total.shape[axis] - count), axis=axis)
            field = ((high - low) / count).astype(np.float32)
    return field
