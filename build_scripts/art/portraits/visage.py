"""A face from the front as a surface: heights from gentle hills and hollows, colours painted on it.

Units: the middle of the face is (0, 0), the chin (0, 1), y runs down, z towards the eye. What is painted
flat on this surface is turned to a three-quarter view afterwards, so that both cheeks foreshorten truly.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from art.easel import Pixels
from art.portraits.clay import Grid, blurred

REACH = (0.86, 1.34)
"""How far the surface runs to each side and up and down."""
SIDE = 720
"""Pixels for one unit of the surface."""

_WIDTHS = (
    (-1.34, 0.05), (-1.2, 0.38), (-1.0, 0.58), (-0.7, 0.69), (-0.35, 0.735), (0.0, 0.735), (0.2, 0.71),
    (0.4, 0.655), (0.6, 0.560), (0.76, 0.455), (0.88, 0.345), (0.95, 0.255), (1.0, 0.155),
    (1.04, 0.02), (1.34, 0.01),
)  # fmt: skip
_DEPTHS = (
    (-1.34, 0.2), (-1.1, 0.48), (-0.8, 0.66), (-0.5, 0.735), (-0.25, 0.75), (0.1, 0.735), (0.5, 0.70),
    (0.75, 0.66), (0.9, 0.60), (1.0, 0.44), (1.34, 0.2),
)  # fmt: skip


def grid() -> tuple[Grid, Grid]:
    """The coordinates of every pixel of the surface."""
    wide, high = int(2 * REACH[0] * SIDE), int(2 * REACH[1] * SIDE)
    v, u = np.mgrid[0:high, 0:wide].astype(np.float32)
    return u / SIDE - REACH[0], v / SIDE - REACH[1]


def _curve(y: Grid, knots: tuple[tuple[float, float], ...]) -> Grid:
    """A smooth curve through knots: straight pieces, softened over a tenth of a unit."""
    places = np.linspace(-1.6, 1.6, 1281)
    values = np.interp(places, [k for k, _ in knots], [v for _, v in knots])
    window = np.hanning(81)
    soft = np.convolve(np.pad(values, 40, mode="edge"), window / window.sum(), mode="valid")
    return np.interp(y, places, soft).astype(np.float32)


def _hill(x: Grid, y: Grid, at: tuple[float, float], size: tuple[float, float], rise: float) -> Grid:
    return np.asarray(
        rise * np.exp(-(((x - at[0]) / size[0]) ** 2) - ((y - at[1]) / size[1]) ** 2), np.float32
    )


def _pair(x: Grid, y: Grid, at: tuple[float, float], size: tuple[float, float], rise: float) -> Grid:
    return _hill(x, y, at, size, rise) + _hill(x, y, (-at[0], at[1]), size, rise)


def heights(x: Grid, y: Grid) -> tuple[Grid, Grid]:
    """The surface, and where it is part of the head."""
    half, deep = _curve(y, _WIDTHS), _curve(y, _DEPTHS)
    share = np.clip(np.abs(x) / half, 0, 1.2)
    inside = np.clip((1 - share) * half * 60, 0, 1) * (y < 1.03)
    z = deep * np.sqrt(np.clip(1 - np.minimum(share, 1) ** 2.12, 0, 1))
    z = z + _nose(x, y) + _eyes(x, y) + _mouth(x, y)
    z += _pair(x, y, (0.43, 0.14), (0.20, 0.16), 0.050)
    z += _pair(x, y, (0.40, 0.50), (0.20, 0.20), -0.018)
    z += _hill(x, y, (0, -0.52), (0.40, 0.22), 0.022)
    z += _hill(x, y, (0, 0.87), (0.15, 0.10), 0.065)
    z += _hill(x, y, (0, 0.73), (0.13, 0.045), -0.028)
    return np.asarray(z, np.float32), np.asarray(inside, np.float32)


def _nose(x: Grid, y: Grid) -> Grid:
    """A small straight nose, a little turned up: bridge, ball, wings, and the cut beneath."""
    along = np.clip((y + 0.30) / 0.55, 0, 1)
    rise = 0.040 + 0.170 * along**1.45
    width = 0.086 + 0.010 * along
    run = np.clip((y + 0.42) / 0.24, 0, 1) * np.clip((0.372 - y) / 0.145, 0, 1)
    run = run * run * (3 - 2 * run)
    ridge = rise * np.exp(-((np.abs(x) / width) ** 1.8)) * run
    flank = 0.050 * np.exp(-((x / 0.14) ** 2)) * run * along
    ball = _hill(x, y, (0, 0.255), (0.078, 0.066), 0.040)
    wings = _pair(x, y, (0.092, 0.292), (0.046, 0.046), 0.052)
    furrow = _pair(x, y, (0.150, 0.285), (0.026, 0.05), -0.008)
    return np.asarray(ridge + flank + ball + wings + furrow, np.float32)


def _eyes(x: Grid, y: Grid) -> Grid:
    """Sockets, balls under their lids, the bone of the brow."""
    z = _pair(x, y, (0.30, -0.09), (0.175, 0.115), -0.062)
    z += _pair(x, y, (0.13, -0.12), (0.07, 0.10), -0.032)
    z += _pair(x, y, (0.30, -0.06), (0.135, 0.085), 0.072)
    z += _pair(x, y, (0.30, -0.275), (0.20, 0.055), 0.022)
    z += _pair(x, y, (0.30, 0.055), (0.14, 0.03), -0.008)
    return np.asarray(z, np.float32)


def _mouth(x: Grid, y: Grid) -> Grid:
    """A small mouth: bow of the upper lip, fuller lower lip, corners that nearly smile."""
    line = 0.560 - 0.45 * x * x
    z = _hill(x, y, (0, 0.52), (0.24, 0.20), 0.045)
    z += _hill(x, y, (0, 0.43), (0.02, 0.06), -0.012)
    z += _pair(x, y, (0.045, 0.512), (0.065, 0.030), 0.026)
    z += _hill(x, y, (0, 0.612), (0.105, 0.042), 0.046)
    z += -0.030 * np.exp(-(((y - line) / 0.016) ** 2)) * np.clip(1 - (np.abs(x) / 0.17) ** 2, 0, 1)
    z += _pair(x, y, (0.20, 0.54), (0.05, 0.045), -0.010)
    return np.asarray(z, np.float32)


def turned(
    pixels: NDArray[np.float32],
    x: Grid,
    y: Grid,
    z: Grid,
    inside: Grid,
    yaw: float,
    size: tuple[int, int],
    unit: float,
) -> Pixels:
    """The surface seen from the side: every point goes where it is seen, the nearest wins.

    `size` is width and height in pixels, `unit` the pixels of one unit; the face is in the middle.
    """
    cos, sin = np.float32(np.cos(yaw)), np.float32(np.sin(yaw))
    depth = 0.42
    across = x * cos - (z - depth) * sin
    near = (z - depth) * cos + x * sin
    wide, high = size
    columns = np.round(across * unit + wide / 2).astype(np.int32)
    rows = np.round(y * unit + high / 2).astype(np.int32)
    seen = (inside > 0.02) & (columns >= 0) & (columns < wide) & (rows >= 0) & (rows < high)
    order = np.argsort(near[seen], kind="stable")
    spots = (rows[seen] * wide + columns[seen])[order]
    result = np.zeros((high * wide, 4), np.float32)
    result[spots] = pixels[seen][order]
    return _closed(result.reshape(high, wide, 4))


def _closed(picture: Pixels) -> Pixels:
    """Pinholes where a steep side was seen too coarsely are closed with the colour around them."""
    for reach in (1, 2, 4):
        total = np.stack([blurred(picture[..., k], reach) for k in range(4)], -1)
        weight = blurred((picture[..., 3] > 0).astype(np.float32), reach)
        hole = (picture[..., 3] <= 0) & (weight > 0.42)
        picture[hole] = total[hole] / weight[hole][..., None]
    return picture
