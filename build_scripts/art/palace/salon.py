"""The salon behind menus: midnight silk between gilded mouldings, a polished floor."""

from __future__ import annotations

import numpy as np
import skia

from art.easel import Easel, Pixels, colour, filled, pixels_of
from art.materials.noise import blurred, exact
from art.materials.stone import BLACK, marble
from art.materials.weave import damask
from art.materials.wood import parquet
from art.ornament.carving import Carving
from art.ornament.metal import gilded
from art.palace.frames import corner_shell, mirrored_corners
from art.palace.shade import glowing, opaque, spot, spread, toned, with_shadow

WIDE, HIGH = 1920, 1080
DADO, FLOOR = 850, 950
MARGIN, PILASTER = 3, 44
"""How far the pilasters stand from the edges of the room, and how wide they are: a panel leaves them free."""


def _pilaster(easel: Easel, left: float, top: float, wide: int, high: int) -> None:
    """A narrow panel of the wall, from cornice to dado: what lies in the middle never cuts it in two."""
    easel.canvas.drawRect(
        skia.Rect(left + 8, top + 8, left + wide - 8, top + high - 8), filled((70, 90, 170), 0.12)
    )
    carving = Carving(wide, high, 2)
    away = carving.distance(6, 4)
    share = np.clip(away / 4, 0, 1) * 2 - 1
    carving.height[:] = np.where((away > 0) & (away < 4), 5.0 * np.sqrt(np.maximum(1 - share * share, 0)), 0)
    corner_shell(carving, 8, 20)
    mirrored_corners(carving)
    easel.lay(toned_picture(with_shadow(gilded(carving, steep=0.85), 4, 0.7, (2, 5)), 0.80), left, top)


def toned_picture(picture: Pixels, light: float) -> Pixels:
    """A picture in less light; its cover stays as it is."""
    dimmed = picture.copy()
    dimmed[..., :3] *= light
    return dimmed


def salon() -> Pixels:
    """The whole room; its middle stays calm, for a panel lies there."""
    easel = Easel(WIDE, HIGH)
    easel.lay(opaque(spread(damask((17, 23, 54), (27, 36, 76), 0.9), WIDE, HIGH, 77, 60)))
    for left in (MARGIN, WIDE - MARGIN - PILASTER):
        _pilaster(easel, left, 28, PILASTER, DADO - 52)
    canvas = easel.canvas
    easel.lay(opaque(toned(spread(marble(BLACK, 512, 12), WIDE, FLOOR - DADO), 0.9)), 0, DADO)
    for y, high in ((DADO - 8, 14), (FLOOR - 10, 12), (0, 9)):
        shader = skia.GradientShader.MakeLinear(
            [skia.Point(0, y), skia.Point(0, y + high)],
            [colour((240, 200, 116)), colour((168, 116, 44)), colour((58, 34, 12))],
        )
        canvas.drawRect(skia.Rect(0, y, WIDE, y + high), skia.Paint(Shader=shader))
    above = pixels_of(easel.image())[..., :3]
    rows = HIGH - FLOOR
    tile = parquet(384)
    down = np.arange(rows, dtype=np.float32)[:, None]
    depth = 1 / (0.34 + 0.66 * down / rows)
    over = (np.arange(WIDE, dtype=np.float32)[None, :] - WIDE / 2) * depth * 1.3
    floor = tile[(depth * 600 + 0 * over).astype(int) % 384, over.astype(int) % 384]
    mirrored = above[np.clip(FLOOR - 1 - (np.arange(rows) * 1.8).astype(int), 0, FLOOR - 1)]
    mirrored = np.stack([blurred(exact(mirrored[..., part]), 5) for part in range(3)], -1)
    above[FLOOR:] = floor * 0.6 + mirrored * 0.42
    light = spot(WIDE, HIGH, (WIDE / 2, 90), (WIDE * 0.6, HIGH * 0.9), 1.0)
    light = np.maximum(light, 0.6 * spot(WIDE, HIGH, (WIDE / 2, HIGH), (WIDE * 0.5, 190), 1.0))
    # Under a panel stands a line of words: the middle of the foot lies in the shade.
    shade = 1 - 0.5 * spot(WIDE, HIGH, (WIDE / 2, FLOOR), (WIDE * 0.36, 90), 1.0)
    above = toned(above, exact(shade))
    whole = glowing(toned(above, exact(0.40 + 0.56 * light)), exact(light * 0.10), (255, 180, 96))
    return opaque(whole)
