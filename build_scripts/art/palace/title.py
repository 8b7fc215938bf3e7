"""The title picture: the palace at night beyond its mirror of water, fireworks, guests on the terrace."""

from __future__ import annotations

import numpy as np
import skia

from art.easel import Easel, Pixels, chance, colour, drawn, filled, pixels_of
from art.materials.noise import blurred, exact, fractal
from art.materials.wood import parquet
from art.palace.company import Guest, lay_company
from art.palace.facade import front
from art.palace.night import balustrade, burst, sky
from art.palace.shade import glowing, opaque, spot, toned

WIDE, HIGH = 2048, 1152
SHORE, BANK, RAIL, FLOOR = 742, 930, 1010, 1010
"""Where the palace stands, where the water ends, the foot of the balustrade, where the floor begins."""
MIDDLE = 1290
SHELLS = (
    (1290, 250, 205, (255, 206, 120)),
    (1010, 190, 118, (140, 186, 255)),
    (1640, 320, 150, (255, 140, 160)),
    (1850, 150, 104, (160, 238, 190)),
    (1480, 130, 84, (255, 232, 196)),
)
WARM = (255, 196, 116)
GUESTS = (
    Guest("blue_gown_11", 862, 1078, 256),
    Guest("orange_coat_3", 962, 1072, 254),
    Guest("pink_coat_4", 1156, 1078, 256),
    Guest("green_gown_3", 1250, 1094, 276),
    Guest("pink_coat_9", 1354, 1080, 258),
    Guest("orange_coat_1", 1486, 1050, 236),
    Guest("blue_gown_2", 1562, 1054, 234),
    Guest("green_gown_5", 1682, 1088, 268),
    Guest("pink_coat_6", 1774, 1080, 264),
    Guest("orange_coat_6", 1992, 1092, 286),
    Guest("blue_gown_5", 1894, 1112, 304),
)
"""Who stands on the terrace: pairs and a group, with room between them for the view."""


def title() -> Pixels:
    """The whole picture; the left third stays calm, for the name and the menu."""
    easel = Easel(WIDE, HIGH)
    easel.lay(sky(WIDE, HIGH, "title", 640))
    rng = chance("title")
    _smoke(easel)
    for x, y, radius, tone in SHELLS:
        burst(easel.canvas, x, y, radius, tone, rng, 54)
        _trail(easel.canvas, x, y + radius * 0.3, SHORE - 150, tone)
    _trees(easel)
    building = front(WIDE, 330, MIDDLE)
    easel.canvas.drawRect(skia.Rect(0, SHORE - 250, WIDE, SHORE), filled((255, 170, 90), 0.10, 60))
    easel.lay(building.image(), 0, SHORE - 330)
    whole = _water(easel.pixels()[..., :3])
    easel = Easel(WIDE, HIGH)
    easel.lay(opaque(whole))
    _parterre(easel)
    _floor(easel)
    whole = easel.pixels()[..., :3]
    easel = Easel(WIDE, HIGH)
    easel.lay(opaque(whole))
    balustrade(easel, RAIL + 22, 104, WIDE, (150, 132, 128), 8)
    _vases(easel)
    lay_company(easel, GUESTS, WARM)
    whole = easel.pixels()[..., :3]
    light = np.maximum(
        spot(WIDE, HIGH, (MIDDLE, SHORE - 120), (900, 330), 1.0),
        0.7 * spot(WIDE, HIGH, (MIDDLE, 260), (620, 420), 1.2),
    )
    whole = glowing(whole, light * 0.10, WARM)
    y, x = np.mgrid[0:HIGH, 0:WIDE].astype(np.float32)
    calm = 1 - 0.45 * np.clip(1 - x / 900, 0, 1) ** 0.8
    edge = ((x / WIDE - 0.56) / 0.62) ** 2 + ((y / HIGH - 0.52) / 0.66) ** 2
    return opaque(
        toned(
            whole,
            exact(calm * np.clip(1.12 - 0.34 * edge, 0.3, 1.1) * (1 - 0.30 * np.clip((y - 880) / 272, 0, 1))),
        )
    )


def _smoke(easel: Easel) -> None:
    haze = fractal((HIGH, WIDE), (4, 6), 91, 5)
    lit = np.zeros((HIGH, WIDE), np.float32)
    for x, y, radius, _ in SHELLS:
        lit = np.maximum(lit, spot(WIDE, HIGH, (x, y + radius * 0.5), (radius * 2.2, radius * 1.7), 1.2))
    alpha = exact(np.clip(haze - 0.38, 0, 1) * lit * 1.1)
    tone = np.array((150, 130, 150), np.float32) / 255
    easel.lay(np.concatenate([alpha[..., None] * tone, alpha[..., None]], -1).astype(np.float32))


def _trail(canvas: skia.Canvas, x: float, top: float, foot: float, tone: tuple[int, int, int]) -> None:
    path = skia.Path()
    path.moveTo(x - 16, foot)
    path.quadTo(x - 10, (top + foot) / 2, x, top)
    paint = drawn(tone, 2.4, 0.5, 1.2)
    paint.setShader(
        skia.GradientShader.MakeLinear(
            [skia.Point(x, top), skia.Point(x, foot)], [colour(tone, 0.55), colour(tone, 0.0)]
        )
    )
    canvas.drawPath(path, paint)


def _trees(easel: Easel) -> None:
    rng = chance("park")
    for _ in range(420):
        x = rng.random() * WIDE
        edge = abs(x - MIDDLE) / 900
        high = 36 + 110 * min(edge, 1.0) * rng.random() + 20
        y = SHORE - 130 - high * rng.random()
        easel.canvas.drawCircle(x, y + 60, 26 + 16 * rng.random(), filled((14, 22, 40), 0.5, 6))


def _water(whole: np.ndarray) -> np.ndarray:
    """The basins before the palace give everything back, broken by ripples."""
    whole = whole.copy()
    rows = np.arange(SHORE, HIGH)
    share = (rows - SHORE) / (HIGH - SHORE)
    source = np.clip(SHORE - 6 - (rows - SHORE) * 1.55, 0, SHORE - 1)
    ripple = fractal((HIGH - SHORE, WIDE), (60, 12), 44, 3) - 0.5
    shift = ripple * (6 + 46 * share[:, None])
    x = np.clip(np.arange(WIDE)[None, :] + shift, 0, WIDE - 1).astype(int)
    y = np.clip(source[:, None] + ripple * 24 * share[:, None], 0, SHORE - 1).astype(int)
    mirrored = whole[y, x]
    mirrored = np.stack([blurred(exact(mirrored[..., part]), 1.2) for part in range(3)], -1)
    dim = (0.80 - 0.34 * share)[:, None, None]
    bands = (1 + 0.18 * np.sin(rows * 0.9 + 3 * np.sin(rows * 0.13)) * (1 - share))[:, None, None]
    whole[SHORE:] = np.clip(mirrored * dim * bands * np.array((0.92, 0.96, 1.06)), 0, 1)
    return whole


def _parterre(easel: Easel) -> None:
    """Gravel between two basins, clipped yews, jets of water, lanterns."""
    canvas = easel.canvas
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(0, SHORE - 4), skia.Point(0, SHORE + 26)], [colour((214, 176, 130)), colour((96, 80, 84))]
    )
    canvas.drawRect(skia.Rect(0, SHORE - 4, WIDE, SHORE + 20), skia.Paint(Shader=shader))
    path = skia.Path()
    path.moveTo(MIDDLE - 46, SHORE + 18)
    path.lineTo(MIDDLE + 46, SHORE + 18)
    path.lineTo(MIDDLE + 330, BANK + 20)
    path.lineTo(MIDDLE - 330, BANK + 20)
    path.close()
    gravel = skia.GradientShader.MakeLinear(
        [skia.Point(0, SHORE), skia.Point(0, BANK)], [colour((196, 160, 122)), colour((92, 78, 86))]
    )
    canvas.drawPath(path, skia.Paint(AntiAlias=True, Shader=gravel))
    canvas.drawPath(path, drawn((232, 206, 170), 3, 0.5))
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(0, BANK - 14), skia.Point(0, BANK + 60)], [colour((138, 118, 108)), colour((58, 50, 62))]
    )
    canvas.drawRect(skia.Rect(0, BANK - 10, WIDE, HIGH), skia.Paint(Shader=shader))
    canvas.drawLine(0, BANK - 10, WIDE, BANK - 10, drawn((236, 206, 160), 2.5, 0.6))
    for side in (-1, 1):
        for step in range(9):
            near = step / 8
            x = MIDDLE + side * (78 + 330 * near**1.25)
            foot = SHORE + 24 + (BANK - SHORE - 18) * near
            high = 30 + 74 * near
            yew = skia.Path()
            yew.moveTo(x, foot - high)
            yew.lineTo(x + high * 0.26, foot)
            yew.lineTo(x - high * 0.26, foot)
            yew.close()
            canvas.drawOval(
                skia.Rect(x - high * 0.4, foot - 5, x + high * 0.4, foot + 6), filled((0, 0, 0), 0.45, 4)
            )
            paint = skia.Paint(
                AntiAlias=True,
                Shader=skia.GradientShader.MakeLinear(
                    [skia.Point(x - high * 0.26, 0), skia.Point(x + high * 0.26, 0)],
                    [colour((66, 92, 70)), colour((28, 46, 42)), colour((12, 22, 26))]
                    if side > 0
                    else [colour((12, 22, 26)), colour((28, 46, 42)), colour((66, 92, 70))],
                ),
            )
            canvas.drawPath(yew, paint)
        for x, size in ((MIDDLE + side * 300, 110), (MIDDLE + side * 620, 76)):
            for number in range(-6, 7):
                jet = skia.Path()
                base = SHORE + 62
                reach = size * number / 9
                jet.moveTo(x, base)
                jet.cubicTo(
                    x + reach * 0.2,
                    base - size * 1.25,
                    x + reach * 0.8,
                    base - size * 1.2,
                    x + reach,
                    base + 2,
                )
                canvas.drawPath(jet, drawn((214, 226, 255), 2, 0.34, 1))
            canvas.drawOval(
                skia.Rect(x - size * 0.8, SHORE + 56, x + size * 0.8, SHORE + 74),
                filled((226, 220, 240), 0.28, 5),
            )
    for number in range(26):
        x = number * 82 + 20
        canvas.drawCircle(x, SHORE + 8, 16, filled((255, 186, 90), 0.5, 9))
        canvas.drawCircle(x, SHORE + 8, 3, filled((255, 248, 220)))


def _floor(easel: Easel) -> None:
    """The balcony we stand on: parquet that comes towards us, with the light of the sky in its polish."""
    rows = HIGH - FLOOR
    tile = parquet(384)
    y = np.arange(rows, dtype=np.float32)[:, None]
    depth = 1 / (0.36 + 0.64 * y / rows)
    x = (np.arange(WIDE, dtype=np.float32)[None, :] - MIDDLE) * depth * 1.35
    floor = tile[(depth * 620 + 0 * x).astype(int) % 384, x.astype(int) % 384]
    above = pixels_of(easel.image())[..., :3]
    mirrored = above[np.clip(FLOOR - 1 - (np.arange(rows) * 2.2).astype(int), 0, FLOOR - 1)]
    mirrored = np.stack([blurred(exact(mirrored[..., part]), 9) for part in range(3)], -1)
    sheen = (0.55 - 0.35 * y / rows)[..., None]
    blend = floor * 0.62 * (1 - 0.5 * sheen) + mirrored * sheen * 0.9
    easel.lay(opaque(exact(np.clip(blend, 0, 1))), 0, FLOOR)


def _vases(easel: Easel) -> None:
    canvas = easel.canvas
    step = 104 * 0.46 * 8
    for number in range(6):
        x, foot = number * step, RAIL - 80
        canvas.drawRect(skia.Rect(x - 24, foot - 8, x + 24, foot + 2), filled((190, 166, 150)))
        bowl = skia.Path()
        bowl.moveTo(x - 9, foot - 8)
        bowl.cubicTo(x - 12, foot - 26, x - 36, foot - 30, x - 36, foot - 62)
        bowl.lineTo(x + 36, foot - 62)
        bowl.cubicTo(x + 36, foot - 30, x + 12, foot - 26, x + 9, foot - 8)
        bowl.close()
        shader = skia.GradientShader.MakeLinear(
            [skia.Point(x - 36, 0), skia.Point(x + 36, 0)],
            [colour((255, 226, 150)), colour((176, 122, 52)), colour((70, 42, 20))],
        )
        canvas.drawPath(bowl, skia.Paint(AntiAlias=True, Shader=shader))
        canvas.drawLine(x - 38, foot - 62, x + 38, foot - 62, drawn((252, 220, 140), 6))
        rng = chance(f"vase {number}")
        for _ in range(46):
            px, py = x + (rng.random() - 0.5) * 78, foot - 66 - rng.random() ** 1.3 * 46
            tone = rng.choice(((58, 84, 62), (40, 64, 54), (72, 98, 66), (206, 120, 136), (236, 196, 180)))
            canvas.drawCircle(px, py, 4 + 4 * rng.random(), filled(tone, 0.9))
