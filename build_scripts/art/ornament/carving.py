"""Carving in relief: balls, tapering rolls and mouldings raise a height field, as a chisel leaves wood.

Each form keeps its own crisp shape, because forms are joined by the higher of the two and never blurred
together. The field is finer than the picture it becomes.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from math import ceil, hypot

import numpy as np

from art.materials.noise import Field, exact

Spot = tuple[float, float]
FINER = 3
"""A carving has so many dots for each pixel of its picture, in each direction."""


class Carving:
    """A height field under the chisel; all measures are in pixels of the picture."""

    def __init__(self, width: float, height: float, finer: int = FINER) -> None:
        self.finer = finer
        self.size = (round(width), round(height))
        self.height: Field = np.zeros((round(height * finer), round(width * finer)), np.float32)

    def ball(self, centre: Spot, radius: float, flat: float = 1.0, base: float = 0.0) -> None:
        """Half a ball; `flat` presses it, `base` lifts it."""
        self._ball(centre[0] * self.finer, centre[1] * self.finer, radius * self.finer, flat, base)

    def _ball(self, x: float, y: float, radius: float, flat: float, base: float) -> None:
        field = self.height
        top, left = max(int(y - radius), 0), max(int(x - radius), 0)
        bottom = min(ceil(y + radius) + 1, field.shape[0])
        right = min(ceil(x + radius) + 1, field.shape[1])
        if top >= bottom or left >= right:
            return
        rows = np.arange(top, bottom, dtype=np.float32)[:, None] + 0.5 - y
        columns = np.arange(left, right, dtype=np.float32)[None, :] + 0.5 - x
        inside = radius * radius - rows * rows - columns * columns
        risen = np.where(inside > 0, np.sqrt(np.maximum(inside, 0)) * flat + base * self.finer, 0)
        np.maximum(field[top:bottom, left:right], risen, out=field[top:bottom, left:right])

    def roll(
        self,
        spots: Sequence[Spot],
        start: float,
        end: float,
        flat: float = 1.0,
        swell: float = 0.0,
        base: float = 0.0,
    ) -> None:
        """A round bar along a line, tapering from one radius to the other, thicker by `swell` half-way."""
        lengths = [0.0]
        for one, other in itertools.pairwise(spots):
            lengths.append(lengths[-1] + hypot(other[0] - one[0], other[1] - one[1]))
        whole = lengths[-1] or 1.0
        for (one, other), so_far, after in zip(itertools.pairwise(spots), lengths, lengths[1:], strict=False):
            parts = max(ceil((after - so_far) * self.finer / 1.0), 1)
            for part in range(parts):
                inner = part / parts
                share = (so_far + (after - so_far) * inner) / whole
                radius = start + (end - start) * share + swell * 4 * share * (1 - share)
                spot = (one[0] + (other[0] - one[0]) * inner, one[1] + (other[1] - one[1]) * inner)
                self.ball(spot, max(radius, 0.35), flat, base)

    def moulding(
        self, inset: float, radius: float, profile: Callable[[Field], Field], hole: bool = True
    ) -> None:
        """A frame along the edge: `profile` gives the height by the distance from its outer edge inwards."""
        away = self.distance(inset, radius)
        risen = profile(away) * self.finer
        np.maximum(self.height, np.where(away > 0, risen, 0), out=self.height)

    def distance(self, inset: float, radius: float) -> Field:
        """How far each dot lies inside a rectangle with round corners, in pixels; negative outside."""
        h, w = self.height.shape
        x = np.abs((np.arange(w, dtype=np.float32) + 0.5) / self.finer - w / 2 / self.finer)[None, :]
        y = np.abs((np.arange(h, dtype=np.float32) + 0.5) / self.finer - h / 2 / self.finer)[:, None]
        half_w, half_h = w / 2 / self.finer - inset, h / 2 / self.finer - inset
        qx, qy = x - half_w + radius, y - half_h + radius
        outside = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0))
        return exact(-(outside + np.minimum(np.maximum(qx, qy), 0) - radius))

    def mirrored(self, across: bool = True, down: bool = False) -> None:
        """Let the other side be the mirror of this one, where that is higher."""
        if across:
            np.maximum(self.height, self.height[:, ::-1], out=self.height)
        if down:
            np.maximum(self.height, self.height[::-1], out=self.height)

    def lay(self, other: Carving, x: float, y: float) -> None:
        """Join another carving with its corner here; it must lie wholly inside."""
        top, left = round(y * self.finer), round(x * self.finer)
        h, w = other.height.shape
        part = self.height[top : top + h, left : left + w]
        np.maximum(part, other.height[: part.shape[0], : part.shape[1]], out=part)


def rounded(width: float, height: float) -> Callable[[Field], Field]:
    """The profile of a half-round moulding."""

    def profile(away: Field) -> Field:
        share = np.clip(away / width, 0, 1) * 2 - 1
        return np.where(away < width, height * np.sqrt(np.maximum(1 - share * share, 0)), 0).astype(
            np.float32
        )

    return profile


def stepped(*parts: tuple[float, float, float]) -> Callable[[Field], Field]:
    """A profile of half-round parts: each begins at a distance, is so wide and so high."""

    def profile(away: Field) -> Field:
        whole = np.zeros_like(away)
        for begin, width, height in parts:
            share = np.clip((away - begin) / width, 0, 1) * 2 - 1
            risen = height * np.sqrt(np.maximum(1 - share * share, 0))
            np.maximum(whole, np.where((away >= begin) & (away <= begin + width), risen, 0), out=whole)
        return whole

    return profile
