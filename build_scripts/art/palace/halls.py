"""The five halls as walls for niches: cornice in the candle light, bays between pilasters, polished floor."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import skia

from art.easel import Easel, Pixels, Plane, chance, colour, filled, pixels_of
from art.materials.noise import Colours, blurred
from art.materials.stone import GREEN, GREY, ROSE, WHITE, Quarry, marble
from art.materials.weave import damask
from art.materials.wood import parquet
from art.ornament.carving import Carving
from art.ornament.metal import gilded
from art.palace.bays import BAYS
from art.palace.shade import glowing, layered, opaque, spot, spread, toned, with_shadow

Tone = tuple[int, int, int]
HIGH = 240
CORNICE, FLOOR = 44, 206
"""Where the cornice ends and where the floor begins."""


class Hall(NamedTuple):
    """The character of a hall: the silk of its walls, its panelling, its marble."""

    ground: Tone
    figure: Tone
    cove: Tone
    pilaster: Quarry
    dome: Tone
    """The shell in the niches."""
    niche: tuple[Tone, Tone]
    """The silk in the niches: lighter than that of the walls, so that a free space is seen."""


HALLS = (
    Hall(
        (26, 46, 112),
        (56, 88, 168),
        (40, 62, 130),
        WHITE,
        (226, 222, 226),
        ((150, 164, 198), (182, 194, 220)),
    ),
    Hall(
        (112, 144, 122),
        (148, 178, 152),
        (150, 176, 152),
        GREY,
        (226, 234, 214),
        ((150, 178, 152), (180, 202, 176)),
    ),
    Hall(
        (178, 116, 118),
        (214, 158, 156),
        (212, 160, 158),
        ROSE,
        (250, 226, 218),
        ((214, 160, 158), (234, 190, 184)),
    ),
    Hall(
        (196, 132, 84),
        (222, 166, 116),
        (226, 170, 120),
        WHITE,
        (252, 232, 206),
        ((222, 168, 120), (238, 194, 150)),
    ),
    Hall(
        (40, 70, 54), (66, 100, 76), (58, 88, 66), GREEN, (216, 206, 164), ((116, 134, 94), (148, 160, 116))
    ),
)


def wall(number: int, width: int) -> Pixels:
    """The wall of a hall, so many pixels wide at a height of 240."""
    hall = HALLS[number]
    silk = spread(damask(hall.ground, hall.figure, 0.34), width, HIGH, round(width / 2) % 87, 20)
    easel = Easel(width, HIGH)
    easel.lay(opaque(toned(silk, 0.92)))
    bay = HIGH * 0.74
    count = max(round(width / bay), 2)
    step = width / count
    rng = chance(f"hall {number}")
    for at in range(count):
        BAYS[number](
            easel.canvas, at * step + step * 0.12, CORNICE + 6, step * 0.76, FLOOR - CORNICE - 6, rng
        )
    stone = marble(hall.pilaster, 256, 31 + number)
    for at in range(count + 1):
        _pilaster(easel, stone, at * step, rng.randrange(200))
    _cove(easel, hall)
    lower = pixels_of(easel.image())[..., :3]
    whole = _floored(lower, width)
    whole = _lit(whole, width, [at * step for at in range(count + 1)])
    cornice = with_shadow(gilded(_cornice(width), steep=0.8), 3, 0.7, (0, 3))
    return np.clip(layered(opaque(whole), cornice), 0, 1)


def _pilaster(easel: Easel, stone: Colours, x: float, shift: int) -> None:
    wide = 17
    left = round(x - wide / 2)
    slab = opaque(spread(stone, wide, FLOOR - CORNICE, shift, shift))
    bend = np.abs(np.linspace(-0.9, 1.1, wide, dtype=np.float32))
    slab[..., :3] *= (1.06 - 0.42 * bend**2)[None, :, None]
    for flute in (4, 8, 12):
        slab[6:-6, flute, :3] *= 0.68
        slab[6:-6, flute + 1, :3] = np.clip(slab[6:-6, flute + 1, :3] * 1.14, 0, 1)
    easel.canvas.drawRect(skia.Rect(left - 1, CORNICE, left + wide + 5, FLOOR), filled((0, 0, 0), 0.4, 4))
    easel.lay(slab, left, CORNICE)
    for y, high, reach in ((CORNICE, 9, 3), (FLOOR - 8, 8, 3)):
        shader = skia.GradientShader.MakeLinear(
            [skia.Point(0, y), skia.Point(0, y + high)],
            [colour((252, 224, 150)), colour((196, 142, 60)), colour((104, 66, 22))],
        )
        easel.canvas.drawRect(
            skia.Rect(left - reach, y, left + wide + reach, y + high),
            skia.Paint(AntiAlias=True, Shader=shader),
        )


def _cove(easel: Easel, hall: Hall) -> None:
    top = tuple(round(part * 0.52) for part in hall.cove)
    low = tuple(min(round(part * 0.98), 255) for part in hall.cove)
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(0, 0), skia.Point(0, CORNICE - 8)],
        [colour((top[0], top[1], top[2])), colour((low[0], low[1], low[2]))],
    )
    easel.canvas.drawRect(skia.Rect(0, 0, easel.width, CORNICE), skia.Paint(Shader=shader))


def _cornice(width: int) -> Carving:
    """Leaf-and-dart, a bead and two fillets, across the whole wall."""
    carving = Carving(width, HIGH, 2)
    for y, radius, flat in ((CORNICE - 15, 2.2, 0.9), (CORNICE + 1, 3.2, 0.8)):
        band = carving.height[round((y - radius) * 2) : round((y + radius) * 2)]
        share = np.linspace(-1, 1, band.shape[0], dtype=np.float32)
        band[:] = (radius * 2 * flat * np.sqrt(np.maximum(1 - share * share, 0)))[:, None]
    pitch = width / round(width / 11)
    for at in range(round(width / pitch) + 1):
        x = at * pitch
        carving.roll([(x, CORNICE - 11), (x, CORNICE - 5)], 3.6, 2.0, 0.8)
        carving.ball((x + pitch / 2, CORNICE - 6.5), 1.4)
    return carving


def _floored(above: Colours, width: int) -> Colours:
    """The wall with its floor: parquet that runs away from us, the wall mirrored in its polish."""
    high = HIGH - FLOOR
    tile = parquet(256)
    y = np.arange(high, dtype=np.float32)[:, None]
    depth = 1 / (0.22 + y / high)
    x = (np.arange(width, dtype=np.float32)[None, :] - width / 2) * depth * 1.25
    away = depth * 150 + 0 * x
    floor = tile[away.astype(int) % 256, x.astype(int) % 256]
    mirrored = above[FLOOR - 1 - np.minimum(np.arange(high) * 3, FLOOR - 1)]
    mirrored = np.stack([blurred(mirrored[..., part], 1.6) for part in range(3)], -1)
    sheen = (0.46 - 0.24 * y / high)[..., None]
    whole = above.copy()
    whole[FLOOR:] = floor * (0.80 - 0.35 * sheen) + mirrored * sheen
    skirting = np.array((0.78, 0.62, 0.34), np.float32)
    whole[FLOOR - 3 : FLOOR] = skirting * np.linspace(1.0, 0.5, 3)[:, None, None]
    whole[FLOOR : FLOOR + 4] *= np.linspace(0.45, 0.9, 4)[:, None, None]
    return whole


def _lit(whole: Colours, width: int, sconces: list[float]) -> Colours:
    """Candle light: from the chandelier in the middle of the cove, from sconces on the pilasters."""
    light: Plane = spot(width, HIGH, (width / 2, 10), (max(width * 0.33, 300), 190), 1.2)
    for x in sconces:
        light = np.maximum(light, 0.72 * spot(width, HIGH, (x, 92), (74, 70), 1.6))
        light = np.maximum(light, 0.55 * spot(width, HIGH, (x, HIGH - 12), (40, 26), 1.6))
    edge = np.abs(np.linspace(-1, 1, width, dtype=np.float32))[None, :]
    shade = 0.68 + 0.50 * light - 0.14 * edge**3
    whole = toned(whole, np.clip(shade, 0.2, 1.25), (1.03, 0.99, 0.93))
    whole = glowing(whole, light * 0.22, (255, 190, 104))
    flames = Easel(width, HIGH)
    for x in sconces:
        for dx, dy in ((-6, 0), (6, 0), (0, -6)):
            flames.canvas.drawRect(
                skia.Rect(x + dx - 1.2, 88 + dy, x + dx + 1.2, 97 + dy), filled((246, 238, 220))
            )
            flames.canvas.drawCircle(x + dx, 84 + dy, 7, filled((255, 186, 84), 0.55, 4))
            flames.canvas.drawOval(
                skia.Rect(x + dx - 1.7, 79 + dy, x + dx + 1.7, 88 + dy), filled((255, 246, 206), 1, 0.6)
            )
        arm = skia.Path()
        arm.moveTo(x - 6, 98)
        arm.quadTo(x, 110, x + 6, 98)
        flames.canvas.drawPath(arm, filled((206, 154, 66)))
    return layered(opaque(whole), flames.pixels())[..., :3]
