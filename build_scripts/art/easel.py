"""An easel: a canvas to draw on with skia, and the way from there to numpy and back.

Everything is drawn with the same hand on every machine: chance comes from the name of the picture.
"""

from __future__ import annotations

import random

import numpy as np
import skia
from numpy.typing import NDArray

Pixels = NDArray[np.float32]
"""Height x width x 4, red, green, blue and alpha from 0 to 1, colours multiplied by alpha."""
Plane = NDArray[np.float32]
"""Height x width: a mask or a height field."""


class Easel:
    """A transparent canvas of this size."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._surface = skia.Surface(width, height)
        self.canvas = self._surface.getCanvas()
        self.canvas.clear(0)

    def image(self) -> skia.Image:
        """What was drawn so far."""
        return self._surface.makeImageSnapshot()

    def pixels(self) -> Pixels:
        """What was drawn so far, for arithmetic."""
        return pixels_of(self.image())

    def mask(self) -> Plane:
        """How much of each pixel was covered."""
        return self.pixels()[..., 3]

    def lay(
        self, picture: skia.Image | Pixels, x: float = 0, y: float = 0, paint: skia.Paint | None = None
    ) -> None:
        """Lay another picture on this one."""
        image = picture if isinstance(picture, skia.Image) else image_of(picture)
        self.canvas.drawImage(image, x, y, skia.SamplingOptions(skia.CubicResampler.Mitchell()), paint)


def pixels_of(image: skia.Image) -> Pixels:
    """A picture as an array, colours multiplied by alpha."""
    raw = image.toarray(
        colorType=skia.ColorType.kRGBA_8888_ColorType, alphaType=skia.AlphaType.kPremul_AlphaType
    )
    return np.asarray(raw, dtype=np.float32) / np.float32(255)


def image_of(pixels: Pixels) -> skia.Image:
    """An array with colours multiplied by alpha as a picture."""
    whole = np.ascontiguousarray(np.clip(pixels * 255 + 0.5, 0, 255).astype(np.uint8))
    return skia.Image.fromarray(
        whole, colorType=skia.ColorType.kRGBA_8888_ColorType, alphaType=skia.AlphaType.kPremul_AlphaType
    )


def colour(rgb: tuple[int, int, int], alpha: float = 1) -> int:
    """A skia colour from red, green and blue (0-255) and alpha (0-1)."""
    return int(skia.Color(*rgb, round(alpha * 255)))


def filled(rgb: tuple[int, int, int], alpha: float = 1, blur: float = 0) -> skia.Paint:
    """Paint that fills a shape, its edge blurred by so many pixels."""
    paint = skia.Paint(AntiAlias=True, Color=colour(rgb, alpha))
    if blur > 0:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.BlurStyle.kNormal_BlurStyle, blur))
    return paint


def drawn(rgb: tuple[int, int, int], width: float, alpha: float = 1, blur: float = 0) -> skia.Paint:
    """Paint that draws a line with round ends and joints."""
    paint = filled(rgb, alpha, blur)
    paint.setStyle(skia.Paint.Style.kStroke_Style)
    paint.setStrokeWidth(width)
    paint.setStrokeCap(skia.Paint.Cap.kRound_Cap)
    paint.setStrokeJoin(skia.Paint.Join.kRound_Join)
    return paint


def blurred(plane: Plane, radius: float) -> Plane:
    """A plane made soft: a Gaussian of this radius, the world outside taken as empty."""
    reach = max(int(radius * 3 + 0.5), 1)
    steps = np.arange(-reach, reach + 1, dtype=np.float32)
    weights = np.exp(-0.5 * (steps / max(radius, 1e-3)) ** 2)
    weights /= weights.sum()
    soft = _along(plane, weights, reach, 0)
    return _along(soft, weights, reach, 1)


def _along(plane: Plane, weights: Plane, reach: int, axis: int) -> Plane:
    room = [(0, 0), (0, 0)]
    room[axis] = (reach, reach)
    padded = np.pad(plane, room)
    size = plane.shape[axis]
    total = np.zeros_like(plane)
    for at, weight in enumerate(weights):
        part = padded[at : at + size] if axis == 0 else padded[:, at : at + size]
        total += weight * part
    return total


def chance(name: str) -> random.Random:
    """The chance of one picture: always the same for the same name."""
    return random.Random(name)
