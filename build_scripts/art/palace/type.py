"""Ornament that goes with type: the name of the game in cast gold, the flourish under a heading."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import skia

from art.easel import Easel, Pixels, blurred
from art.ornament.carving import Carving
from art.ornament.metal import GOLD, gilded
from art.ornament.rocaille import bezier, leaf, shell, spiral
from art.palace.shade import with_shadow

FONTS = Path(__file__).resolve().parents[3] / "assets" / "fonts"


def logo(words: str = "Rococo") -> Pixels:
    """The name in bevelled gold, with a crown of rocaille over its first letter's neighbours."""
    wide, high, finer = 1060, 320, 2
    easel = Easel(wide * finer, high * finer)
    face = skia.Typeface.MakeFromFile(str(FONTS / "CormorantGaramond_700Bold.ttf"))
    font = skia.Font(face, 320 * finer)
    font.setEdging(skia.Font.Edging.kAntiAlias)
    length = font.measureText(words)
    paint = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
    easel.canvas.drawString(words, (wide * finer - length) / 2, 262 * finer, font, paint)
    mask = easel.mask()
    carving = Carving(wide, high, finer)
    body = np.minimum(blurred(mask, 2.2 * finer) * 1.3, 1) * 3.4 + blurred(mask, 5.5 * finer) * 5.5
    carving.height[:] = np.where(mask > 0.5, body * finer, 0)
    return with_shadow(gilded(carving, GOLD, 0.85, 0.03), 6, 0.85, (3, 8))


def flourish() -> Pixels:
    """A line that swells towards a shell in its middle, with scrolls and leaves on both sides."""
    wide, high = 720, 56
    carving = Carving(wide, high)
    middle, y = wide / 2, high * 0.5
    for side in (-1, 1):

        def at(x: float, dy: float, side: int = side) -> tuple[float, float]:
            return (middle + side * x, y + dy)

        carving.roll(bezier(at(40, 4), at(130, -16), at(220, 14), at(344, 0), 90), 3.4, 0.7)
        carving.roll([at(84 + dx, 9 + dy) for dx, dy in spiral((0, 0), 11, 180, 1.3, 26)], 2.6, 1.8)
        carving.roll(bezier(at(26, 8), at(40, 24), at(66, 22), at(73, 9), 26), 3, 2.6)
        carving.ball(at(84, 9), 2.6)
        leaf(carving, at(30, 2), 62, side * 84, side < 0, 0.3, 5, 0.42, 1)
        carving.ball(at(352, 0), 2.4)
    shell(carving, (middle, y + 10), 27, 0, 7, 150, 3)
    return with_shadow(gilded(carving), 1.6, 0.6, (1, 2))
