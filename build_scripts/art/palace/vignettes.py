"""What lies behind the smaller zones: kitchens, the gallery of statues, the shop of the jeweler."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import sin

import numpy as np
import skia

from art.easel import Easel, Pixels, chance, colour, drawn, filled
from art.materials.noise import Colours, fractal, solid
from art.materials.stone import GREEN, marble
from art.materials.weave import damask, velvet
from art.materials.wood import WALNUT, board
from art.palace.bays import arched, gilt_line, mirror
from art.palace.night import sky
from art.palace.shade import glowing, opaque, spot, spread, toned

WIDE, HIGH = 720, 176
Draw = Callable[[], Pixels]


def _down(y: float, h: float, *tones: tuple[int, int, int]) -> skia.Paint:
    points = [skia.Point(0, y), skia.Point(0, y + h)]
    return skia.Paint(
        AntiAlias=True, Shader=skia.GradientShader.MakeLinear(points, [colour(tone) for tone in tones])
    )


def _bricks() -> Colours:
    """A wall of the kitchen: dressed stone, blackened above."""
    y, x = np.mgrid[0:HIGH, 0:WIDE].astype(np.float32)
    row = np.floor(y / 22)
    column = np.floor((x + (row % 2) * 26) / 52)
    hue = (
        np.random.default_rng(4).random(4096).astype(np.float32)[(row * 57 + column * 13).astype(int) % 4096]
    )
    joint = np.minimum(
        np.minimum(y % 22, 22 - y % 22), np.minimum((x + (row % 2) * 26) % 52, 52 - (x + (row % 2) * 26) % 52)
    )
    rough = fractal((HIGH, WIDE), (22, 90), 6, 3)
    shade = (0.52 + 0.22 * hue + 0.3 * (rough - 0.5)) * (0.55 + 0.45 * np.clip(joint / 2, 0, 1))
    return toned(solid((150, 118, 92), HIGH, WIDE), shade)


def _pot(canvas: skia.Canvas, x: float, y: float, r: float) -> None:
    """A copper pan that hangs on its hook, its inside towards us."""
    canvas.drawLine(x, y - r * 2.1, x, y - r * 0.9, drawn((64, 44, 34), r * 0.16))
    canvas.drawCircle(x + r * 0.14, y + r * 0.22, r, filled((0, 0, 0), 0.5, r * 0.2))
    canvas.drawCircle(x, y, r, filled((112, 52, 24)))
    shader = skia.GradientShader.MakeRadial(
        skia.Point(x - r * 0.34, y - r * 0.4),
        r * 1.5,
        [colour((255, 206, 150)), colour((214, 118, 58)), colour((92, 38, 18))],
    )
    canvas.drawCircle(x, y, r * 0.9, skia.Paint(AntiAlias=True, Shader=shader))
    canvas.drawCircle(x, y, r * 0.62, drawn((120, 54, 26), r * 0.09, 0.7))
    canvas.drawCircle(x - r * 0.34, y - r * 0.38, r * 0.12, filled((255, 244, 220), 0.9, r * 0.07))


def kitchen(mirrored: bool) -> Pixels:
    """Copper on a rail, a hearth with its fire, loaves and bottles on the board below."""
    easel = Easel(WIDE, HIGH)
    easel.lay(opaque(_bricks()))
    canvas = easel.canvas
    hearth = arched(WIDE * 0.60, HIGH * 0.26, WIDE * 0.30, HIGH * 0.80, 0.28)
    canvas.drawPath(hearth, filled((14, 8, 8)))
    canvas.save()
    canvas.clipPath(hearth, True)
    fire = chance("hearth")
    for _ in range(60):
        x = WIDE * (0.68 + 0.14 * fire.random())
        foot = HIGH * 0.98
        tall = HIGH * (0.16 + 0.42 * fire.random() ** 1.6)
        tongue = skia.Path()
        tongue.moveTo(x - 7, foot)
        tongue.cubicTo(x - 9, foot - tall * 0.5, x + 5, foot - tall * 0.6, x + 3 * sin(tall), foot - tall)
        tongue.cubicTo(x + 10, foot - tall * 0.5, x + 9, foot - tall * 0.3, x + 8, foot)
        tone = fire.choice(((255, 120, 30), (255, 170, 60), (255, 214, 120), (226, 84, 24)))
        canvas.drawPath(tongue, filled(tone, 0.35, 2.5))
    canvas.drawOval(
        skia.Rect(WIDE * 0.64, HIGH * 0.9, WIDE * 0.86, HIGH * 1.1), filled((255, 150, 60), 0.8, 8)
    )
    canvas.restore()
    canvas.drawPath(hearth, drawn((58, 42, 34), 9))
    canvas.drawPath(hearth, drawn((170, 132, 100), 3, 0.5))
    canvas.drawRect(skia.Rect(0, 26, WIDE * 0.58, 31), _down(26, 5, (150, 110, 70), (60, 40, 26)))
    for at, size in enumerate((17, 22, 15, 25, 18, 13, 21, 16)):
        _pot(canvas, 26 + at * 50, 62 + size * 0.4, size)
    canvas.drawRect(
        skia.Rect(0, HIGH - 26, WIDE * 0.6, HIGH), _down(HIGH - 26, 26, (150, 98, 56), (70, 40, 22))
    )
    for at in range(6):
        x = 36 + at * 66
        if at % 2:
            canvas.drawOval(
                skia.Rect(x - 22, HIGH - 44, x + 22, HIGH - 20),
                _down(HIGH - 44, 24, (240, 190, 120), (150, 88, 40)),
            )
            for cut in (-8, 0, 8):
                canvas.drawLine(
                    x + cut - 3, HIGH - 38, x + cut + 3, HIGH - 30, drawn((255, 226, 170), 2, 0.7)
                )
        else:
            bottle = skia.Path()
            bottle.addRRect(skia.RRect.MakeRectXY(skia.Rect(x - 9, HIGH - 56, x + 9, HIGH - 20), 6, 6))
            bottle.addRect(skia.Rect(x - 3, HIGH - 76, x + 3, HIGH - 52))
            canvas.drawPath(bottle, filled((34, 62, 46)))
            canvas.drawLine(x - 5, HIGH - 50, x - 5, HIGH - 26, drawn((190, 226, 190), 2, 0.6))
    whole = easel.pixels()[..., :3]
    light = spot(WIDE, HIGH, (WIDE * 0.75, HIGH * 0.92), (WIDE * 0.42, HIGH * 1.1), 1.2)
    whole = glowing(toned(whole, 0.46 + 0.7 * light), light * 0.42, (255, 140, 50))
    return opaque(whole[:, ::-1] if mirrored else whole)


def statues() -> Pixels:
    """The gallery in the garden by moonlight: clipped hedges, niches of hornbeam, gravel."""
    night = sky(WIDE, HIGH, "statues")[..., :3]
    easel = Easel(WIDE, HIGH)
    easel.lay(opaque(night))
    canvas = easel.canvas
    hedge = fractal((HIGH, WIDE), (30, 120), 15, 3)
    leaves = toned(solid((48, 82, 66), HIGH, WIDE), 0.35 + 1.1 * hedge)
    mask = Easel(WIDE, HIGH)
    mask.canvas.drawRect(skia.Rect(0, HIGH * 0.30, WIDE, HIGH), filled((255, 255, 255)))
    for at in range(7):
        x = WIDE * (at + 0.5) / 6 - WIDE / 12
        mask.canvas.drawCircle(x, HIGH * 0.30, 15, filled((255, 255, 255)))
    cover = mask.mask()[..., None]
    easel.lay(np.concatenate([leaves * cover, cover], -1))
    for at in range(6):
        arch = arched(WIDE * (at + 0.5) / 6 - 34, HIGH * 0.38, 68, HIGH * 0.52, 0.5)
        canvas.drawPath(arch, filled((10, 20, 24), 0.75, 3))
        canvas.drawPath(arch, drawn((120, 160, 130), 1.2, 0.4, 0.6))
    canvas.drawRect(
        skia.Rect(0, HIGH * 0.88, WIDE, HIGH), _down(HIGH * 0.88, HIGH * 0.12, (150, 150, 150), (78, 78, 92))
    )
    whole = easel.pixels()[..., :3]
    moon = spot(WIDE, HIGH, (WIDE * 0.25, -10), (WIDE * 0.6, HIGH * 1.4), 1.0)
    return opaque(glowing(toned(whole, 0.62 + 0.6 * moon, (0.92, 1.0, 1.12)), moon * 0.14, (150, 180, 255)))


def fountain() -> Pixels:
    """A basin in the park: a jet and its veils of water before clipped trees."""
    whole = statues()
    easel = Easel(WIDE, HIGH)
    easel.lay(whole)
    canvas = easel.canvas
    canvas.drawOval(skia.Rect(WIDE * 0.22, HIGH * 0.80, WIDE * 0.78, HIGH * 1.02), filled((170, 176, 190)))
    canvas.drawOval(skia.Rect(WIDE * 0.24, HIGH * 0.82, WIDE * 0.76, HIGH * 0.98), filled((40, 70, 110)))
    for at in range(-8, 9):
        reach = at / 8
        jet = skia.Path()
        jet.moveTo(WIDE * 0.5, HIGH * 0.84)
        jet.cubicTo(
            WIDE * (0.5 + 0.04 * reach),
            HIGH * 0.1,
            WIDE * (0.5 + 0.16 * reach),
            HIGH * 0.1,
            WIDE * (0.5 + 0.22 * reach),
            HIGH * 0.88,
        )
        canvas.drawPath(jet, drawn((210, 230, 255), 2.4, 0.5, 1.2))
    return easel.pixels()


def mirrors() -> Pixels:
    """The great gallery, for those who are seen in every hall."""
    easel = Easel(WIDE, HIGH)
    easel.lay(opaque(spread(damask((70, 52, 34), (104, 80, 50), 0.34), WIDE, HIGH)))
    rng = chance("mirrors")
    for at in range(6):
        mirror(easel.canvas, at * 120 + 6, 10, 108, HIGH - 20, rng)
    for at in range(7):
        x = at * 120
        easel.canvas.drawRect(
            skia.Rect(x - 7, 0, x + 7, HIGH), _down(0, HIGH, (236, 226, 206), (150, 132, 108))
        )
        easel.canvas.drawLine(x - 2, 0, x - 2, HIGH, drawn((255, 255, 255), 2, 0.5))
    whole = easel.pixels()[..., :3]
    light = spot(WIDE, HIGH, (WIDE / 2, -20), (WIDE * 0.6, HIGH * 1.3), 1.0)
    return opaque(glowing(toned(whole, 0.5 + 0.5 * light), light * 0.2, (255, 190, 104)))


def shop() -> Pixels:
    """The jeweler's counter: walnut, green marble, drawers with little knobs, a pair of scales, a lamp."""
    easel = Easel(WIDE, HIGH)
    easel.lay(opaque(spread(damask((70, 24, 38), (98, 38, 52), 0.34), WIDE, HIGH)))
    canvas = easel.canvas
    for row in range(2):
        y = 18 + row * 40
        canvas.drawRect(skia.Rect(0, y + 30, WIDE, y + 36), _down(y + 30, 6, (190, 140, 80), (70, 42, 24)))
        for at in range(18):
            x = 20 + at * 40
            tone = ((90, 130, 200), (206, 60, 80), (70, 160, 120), (230, 190, 90))[(at + row) % 4]
            canvas.drawOval(skia.Rect(x - 9, y + 20, x + 9, y + 30), filled((226, 186, 104)))
            canvas.drawCircle(x, y + 17, 6, filled(tone))
            canvas.drawCircle(x - 2, y + 15, 1.8, filled((255, 255, 255), 0.9))
            canvas.drawCircle(x, y + 17, 11, filled(tone, 0.25, 5))
    counter = opaque(spread(board(WALNUT, 768, 256, 5, 5), WIDE, 64))
    easel.lay(counter, 0, HIGH - 60)
    easel.lay(opaque(spread(marble(GREEN, 256, 3), WIDE, 14)), 0, HIGH - 72)
    canvas.drawRect(skia.Rect(0, HIGH - 73, WIDE, HIGH - 71), filled((236, 196, 112)))
    for at in range(9):
        box = skia.Path()
        box.addRRect(skia.RRect.MakeRectXY(skia.Rect(at * 80 + 8, HIGH - 50, at * 80 + 72, HIGH - 8), 4, 4))
        canvas.drawPath(box, drawn((20, 10, 8), 2.4, 0.7))
        gilt_line(canvas, box, 1.6)
        canvas.drawCircle(at * 80 + 40, HIGH - 29, 4, filled((240, 204, 120)))
    whole = easel.pixels()[..., :3]
    light = spot(WIDE, HIGH, (WIDE * 0.5, HIGH * 0.1), (WIDE * 0.5, HIGH), 1.0)
    return opaque(glowing(toned(whole, 0.48 + 0.5 * light), light * 0.2, (255, 190, 104)))


def casket() -> Pixels:
    """The display: dark blue velvet in soft folds, with a gilded edge along its foot."""
    pile = spread(velvet((44, 58, 132), 256, 12), WIDE, HIGH)
    y, x = np.mgrid[0:HIGH, 0:WIDE].astype(np.float32)
    # Swags: the cloth hangs in arcs between eight pins, one below the other.
    bay = (x % 90) / 45 - 1
    sag = y + 26 * bay * bay
    folds = np.sin(sag / 6.4 + 0.8 * np.sin(x / 45 * np.pi)) * 0.5 + np.sin(sag / 15) * 0.5
    pin = np.exp(-(((np.abs(bay) - 1) * 45 / 7) ** 2))
    cloth = toned(pile, 0.62 + 0.30 * folds + 0.25 * pin * np.sin(x / 2.6))
    light = spot(WIDE, HIGH, (WIDE * 0.5, HIGH * 0.3), (WIDE * 0.6, HIGH), 1.0)
    return opaque(glowing(toned(cloth, 0.45 + 0.55 * light), light * 0.10, (160, 180, 255)))


VIGNETTES: dict[str, Draw] = {
    "kitchen_left": partial(kitchen, False),
    "kitchen_right": partial(kitchen, True),
    "statue": statues,
    "fountain": fountain,
    "all_halls": mirrors,
    "jeweler": shop,
    "jewelry": casket,
}
