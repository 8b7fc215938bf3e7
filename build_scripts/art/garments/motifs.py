"""Motifs woven into silk, as tiles that repeat. Each silk has its family, so that it is known without colour.

Blue has stripes, pink dots, green lozenges, orange sprigs; the ninth of a tile outside it wraps around.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import skia

from art.garments.curves import Line, path, ring, smooth, turned
from art.garments.stage import Ink, Pixels, argb

SIZE = 128
Inks = tuple[Ink, Ink, Ink]
"""The main ink of a motif, a second, and a third for hearts of flowers and the like."""


class Loom:
    """A tile being drawn; what leaves it on one side comes in on the other."""

    def __init__(self) -> None:
        self._surface = skia.Surface(SIZE, SIZE)
        self._surface.getCanvas().clear(0)

    def fill(self, line: Line, ink: Ink, alpha: float = 1.0) -> None:
        """A filled shape."""
        self._draw(path(line), skia.Paint(AntiAlias=True, Color=argb(ink, alpha)))

    def stroke(self, line: Line, ink: Ink, width: float, alpha: float = 1.0, closed: bool = False) -> None:
        """A line."""
        paint = skia.Paint(AntiAlias=True, Color=argb(ink, alpha))
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        self._draw(path(line, closed), paint)

    def band(self, x: float, width: float, ink: Ink, alpha: float = 1.0) -> None:
        """A stripe down the tile."""
        self.fill([(x, -9), (x + width, -9), (x + width, SIZE + 9), (x, SIZE + 9)], ink, alpha)

    def _draw(self, shape: skia.Path, paint: skia.Paint) -> None:
        canvas = self._surface.getCanvas()
        for dx in (-SIZE, 0, SIZE):
            for dy in (-SIZE, 0, SIZE):
                canvas.save()
                canvas.translate(dx, dy)
                canvas.drawPath(shape, paint)
                canvas.restore()

    def tile(self) -> Pixels:
        """The finished tile."""
        return np.asarray(self._surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def flower(loom: Loom, x: float, y: float, size: float, inks: Inks, petals: int = 5) -> None:
    """A blossom seen from the front."""
    for k in range(petals):
        a = 2 * math.pi * k / petals - math.pi / 2
        loom.fill(ring((x + math.cos(a) * size * 0.55, y + math.sin(a) * size * 0.55), size * 0.46), inks[0])
    loom.fill(ring((x, y), size * 0.34), inks[2])


def leaf(loom: Loom, x: float, y: float, size: float, degrees: float, ink: Ink) -> None:
    """A pointed leaf that grows from a spot."""
    shape = smooth([(0, 0), (size * 0.45, -size * 0.28), (size, 0), (size * 0.45, size * 0.28)], closed=True)
    loom.fill([(px + x, py + y) for px, py in turned(shape, degrees)], ink)


def pekin(loom: Loom, inks: Inks) -> None:
    """Broad stripes with a fine one beside them."""
    loom.band(8, 44, inks[0])
    loom.band(60, 6, inks[1])
    loom.band(-6 + SIZE, 6, inks[1])


def pins(loom: Loom, inks: Inks) -> None:
    """Fine stripes in pairs."""
    for x in (6, 22, 70, 86):
        loom.band(x, 8, inks[0])


def ribbons(loom: Loom, inks: Inks) -> None:
    """A stripe between two fine ones, and a garland that winds down the field beside it."""
    loom.band(6, 26, inks[0])
    for x in (-2, 36):
        loom.band(x, 4, inks[1])
    winding = [(82 + 13 * math.sin(2 * math.pi * y / SIZE), y) for y in range(-4, SIZE + 8, 4)]
    loom.stroke([(float(x), float(y)) for x, y in winding], inks[1], 3.5)
    for y, x in ((32, 95), (96, 69)):
        flower(loom, x, y, 17, inks)
        leaf(loom, x, y + 16, 18, 60, inks[1])
        leaf(loom, x, y - 16, 18, -120, inks[1])


def candy(loom: Loom, inks: Inks) -> None:
    """Even stripes of two inks."""
    loom.band(0, 42, inks[0])
    loom.band(50, 26, inks[1])
    loom.band(84, 8, inks[0])
    loom.band(108, 8, inks[0])


def spots(loom: Loom, inks: Inks) -> None:
    """Dots in quincunx."""
    for x, y in ((32, 32), (96, 96)):
        loom.fill(ring((x, y), 17), inks[0])


def pearls(loom: Loom, inks: Inks) -> None:
    """Small dots, with a light in each."""
    for x in (16, 80):
        for y in (16, 80):
            for dx in (0, 32):
                loom.fill(ring((x + dx, y + dx), 9.5), inks[0])
                loom.fill(ring((x + dx - 3, y + dx - 3), 3), inks[2])


def rounds(loom: Loom, inks: Inks) -> None:
    """Rings about a dot."""
    for x, y in ((32, 32), (96, 96)):
        loom.stroke(ring((x, y), 21), inks[0], 6, closed=True)
        loom.fill(ring((x, y), 9), inks[1])


def rosettes(loom: Loom, inks: Inks) -> None:
    """Round blossoms and dots between them."""
    for x, y in ((32, 32), (96, 96)):
        flower(loom, x, y, 24, inks, 7)
    for x, y in ((96, 32), (32, 96)):
        loom.fill(ring((x, y), 8), inks[1])


def trellis(loom: Loom, inks: Inks) -> None:
    """A lattice of lozenges."""
    for a, b in (((0, 64), (64, 0)), ((64, 128), (128, 64)), ((0, 64), (64, 128)), ((64, 0), (128, 64))):
        loom.stroke([a, b], inks[0], 8)


def diamonds(loom: Loom, inks: Inks) -> None:
    """Filled lozenges."""
    loom.fill([(64, 8), (112, 64), (64, 120), (16, 64)], inks[0])
    loom.fill([(64, 40), (84, 64), (64, 88), (44, 64)], inks[1])


def lattice(loom: Loom, inks: Inks) -> None:
    """A double lattice with a blossom in each lozenge."""
    trellis(loom, inks)
    for a, b in (((14, 64), (64, 14)), ((64, 114), (114, 64)), ((14, 64), (64, 114)), ((64, 14), (114, 64))):
        loom.stroke([a, b], inks[1], 3)
    flower(loom, 64, 64, 20, inks)
    flower(loom, 0, 0, 20, inks)


def ogee(loom: Loom, inks: Inks) -> None:
    """Lozenges with swinging sides, a leaf spray in each."""
    side = smooth([(64, 0), (92, 24), (128, 64), (92, 104), (64, 128)])
    for line in (side, [(128 - x, y) for x, y in side]):
        loom.stroke(line, inks[0], 7)
    for x, y in ((64, 64), (0, 0)):
        for degrees in (-90, -140, -40, 90):
            leaf(loom, x, y + 6, 28, degrees, inks[0])
        loom.fill(ring((x, y), 8), inks[2])


def sprigs(loom: Loom, inks: Inks) -> None:
    """Small sprays of leaves, thrown about."""
    for x, y, tilt in ((32, 40, 0), (96, 104, 24)):
        for degrees in (-90, -140, -40):
            leaf(loom, x, y, 27, degrees + tilt, inks[0])
        loom.stroke([(x, y), (x - 3, y + 18)], inks[1], 4)


def bouquets(loom: Loom, inks: Inks) -> None:
    """A blossom with leaves, and a bud."""
    for x, y, tilt in ((36, 40, -20.0), (100, 104, 20.0)):
        for degrees in (20, 75, 130, 180):
            leaf(loom, x, y, 32, degrees + tilt, inks[1])
        flower(loom, x, y - 4, 22, inks, 6)
        loom.stroke(smooth([(x, y), (x + 14, y - 24), (x + 28, y - 26)]), inks[1], 3)
        loom.fill(ring((x + 29, y - 27), 8), inks[0])


def meander(loom: Loom, inks: Inks) -> None:
    """A branch that winds down the cloth and bears great blossoms."""
    winding = [(64.0 + 34 * math.sin(2 * math.pi * y / SIZE), float(y)) for y in range(-4, SIZE + 8, 4)]
    loom.stroke(winding, inks[1], 5)
    for y, x in ((32, 98), (96, 30)):
        for degrees in (10, 100, 190, 280):
            leaf(loom, x, y, 36, degrees + 35, inks[1])
        flower(loom, x, y, 26, inks, 6)
    for y, x in ((0, 40), (64, 88)):
        leaf(loom, 64, y, 34, 180 if x < 64 else 0, inks[0])


def fronds(loom: Loom, inks: Inks) -> None:
    """Feathery leaves in rows."""
    for x, y, side in ((32, 100, 1), (96, 36, -1)):
        stem = smooth([(x, y + 20), (x + 6 * side, y - 16), (x + 22 * side, y - 50)])
        loom.stroke(stem, inks[0], 4)
        for k in range(4):
            at = stem[4 + k * 6]
            leaf(loom, at[0], at[1], 24 - 3 * k, -90 + 65 * side, inks[0])
            leaf(loom, at[0], at[1], 24 - 3 * k, -90 - 45 * side, inks[1])


MOTIFS: dict[str, Callable[[Loom, Inks], None]] = {
    motif.__name__: motif
    for motif in (
        pekin, pins, ribbons, candy, spots, pearls, rounds, rosettes,
        trellis, diamonds, lattice, ogee, sprigs, bouquets, meander, fronds,
    )
}  # fmt: skip


def motif(name: str, inks: Inks) -> Pixels:
    """The tile of a motif in its inks."""
    loom = Loom()
    MOTIFS[name](loom, inks)
    return loom.tile()
