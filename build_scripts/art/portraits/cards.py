"""Card stock: metal edges as nine-patches over any paper, and the backs of the cards."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np
import skia

from art.easel import Easel, Pixels, Plane, chance, filled
from art.portraits.curves import path_of, placed, smooth, spiral
from art.portraits.medallion import reduced
from art.relief import GOLD, SILVER, Metal, cast, lit, over, raised
from art.section import Baked

THIRD = 64
"""The side of a corner of the nine-patch."""
FINE = 3
"""How many times larger than needed an edge is drawn."""
BACK = (264, 376)
LAID = 192
"""The side of one tile of paper."""
COPPER = GOLD._replace(
    colours=(
        (0.20, 0.05, 0.06),
        (0.45, 0.18, 0.18),
        (0.74, 0.42, 0.38),
        (0.92, 0.66, 0.58),
        (1, 0.86, 0.78),
        (1, 0.97, 0.93),
    )
)
BRASS = GOLD._replace(
    colours=(
        (0.10, 0.03, 0.02),
        (0.32, 0.13, 0.07),
        (0.60, 0.30, 0.17),
        (0.80, 0.50, 0.30),
        (0.95, 0.74, 0.54),
        (1, 0.93, 0.82),
    ),
    shine=0.5,
)
"""Warmer than the brass of fittings, as the frames of the cameos."""
EDGES: dict[str, Metal] = {"gold": GOLD, "silver": SILVER, "brass": BRASS, "rose": COPPER}
FONTS = Path(__file__).resolve().parents[3] / "assets" / "fonts"


def cards() -> Iterator[Baked]:
    """The edges and the backs."""
    for name, metal in EDGES.items():
        yield Baked(f"portraits/edge_{name}", partial(_edge, metal), quality=88)
    yield Baked("portraits/laid", _laid, quality=80)
    yield Baked(
        "portraits/back", partial(_back, "R", ((0.11, 0.14, 0.30), (0.055, 0.07, 0.17)), GOLD), quality=86
    )
    yield Baked(
        "portraits/back_rival",
        partial(_back, "B", ((0.46, 0.19, 0.27), (0.26, 0.09, 0.15)), COPPER),
        quality=86,
    )


def _edge(metal: Metal) -> Pixels:
    """A rocaille edge: two fillets, and in each corner a shell between two C-scrolls; the middle is clear."""
    side = 3 * THIRD * FINE
    easel = Easel(side, side)
    easel.canvas.scale(FINE, FINE)
    _fillet(easel.canvas, 4.5, 22, 6.5)
    _fillet(easel.canvas, 12.2, 16, 2.2)
    for turn in range(4):
        easel.canvas.save()
        easel.canvas.rotate(90 * turn, 1.5 * THIRD, 1.5 * THIRD)
        _corner(easel.canvas)
        easel.canvas.restore()
    mask = easel.mask()
    scale = FINE * 0.8
    height = raised(mask, ((1.0 * scale, 0.6), (2.2 * scale, 0.9), (4.0 * scale, 0.7)))
    whole = over(lit(height, mask, metal, 6), cast(mask, 2.2 * FINE, 0.55, (FINE, FINE)))
    return reduced(_cut(over(whole, _paper(side))), (3 * THIRD, 3 * THIRD))


def _fillet(canvas: skia.Canvas, inset: float, radius: float, width: float) -> None:
    side = 3 * THIRD
    rect = skia.RRect.MakeRectXY(skia.Rect(inset, inset, side - inset, side - inset), radius, radius)
    paint = skia.Paint(
        AntiAlias=True, Color=skia.ColorWHITE, Style=skia.Paint.Style.kStroke_Style, StrokeWidth=width
    )
    canvas.drawRRect(rect, paint)


def _corner(canvas: skia.Canvas) -> None:
    """The ornament of the upper left corner."""
    clear = skia.Paint(
        AntiAlias=True, BlendMode=skia.BlendMode.kClear, Style=skia.Paint.Style.kStroke_Style, StrokeWidth=1.6
    )
    white = filled((255, 255, 255))
    for flip in (False, True):
        curl = spiral(39, 15, 9.5, 1.7, 150, -1)
        stem = smooth([(20, 26), (24, 13), (33, 7.5), (44, 6)])
        tail = smooth([(44, 13), (52, 9.5), (60, 9)])
        for line, width in ((stem, 4.4), (curl, 3.2), (tail, 2.6)):
            spots = [(y, x) for x, y in line] if flip else line
            path = path_of(spots, closed=False)
            stroke = skia.Paint(
                AntiAlias=True,
                Color=skia.ColorWHITE,
                Style=skia.Paint.Style.kStroke_Style,
                StrokeWidth=width,
                StrokeCap=skia.Paint.Cap.kRound_Cap,
            )
            canvas.drawPath(path, stroke)
    for lobe in (-2, 2, -1, 1, 0):
        leaf = smooth(
            [(0, 5), (4.6, -4), (4.4, -13), (0, -17 + abs(lobe)), (-4.4, -13), (-4.6, -4)], closed=True
        )
        path = path_of(placed(leaf, 20, 20, 1.0, -45 + lobe * 33))
        canvas.drawPath(path, clear)
        canvas.drawPath(path, white)
    canvas.drawCircle(21.5, 21.5, 5.6, clear)
    canvas.drawCircle(21.5, 21.5, 5.0, white)


def _paper(side: int) -> Pixels:
    """The rim of a card, a little darker than its middle, over whatever colour the card has."""
    v, u = np.mgrid[0:side, 0:side].astype(np.float32) / side
    rim = np.clip(1 - np.minimum(np.minimum(u, 1 - u), np.minimum(v, 1 - v)) * 7, 0, 1) ** 2
    return _brown(np.asarray(0.20 * rim, np.float32))


def _brown(alpha: Plane) -> Pixels:
    tone = np.asarray((0.36, 0.24, 0.12), np.float32) * alpha[..., None]
    return np.concatenate([tone, alpha[..., None]], -1).astype(np.float32)


def _laid() -> Pixels:
    """Laid paper as a breath of shade: the lines of the mould, its chains, and fibres; it tiles."""
    v, u = np.mgrid[0:LAID, 0:LAID].astype(np.float32)
    lines = 0.5 + 0.5 * np.cos(v * 2 * math.pi / 4)
    chains = np.exp(-((((u + 8) % 48) - 24) ** 2) / 3)
    noise = np.random.default_rng(5).standard_normal((LAID, LAID))
    turns = np.fft.fftfreq(LAID)
    keep = np.exp(-((turns[:, None] / 0.16) ** 2) - (turns[None, :] / 0.05) ** 2)
    fibres = np.real(np.fft.ifft2(np.fft.fft2(noise) * keep))
    alpha = 0.040 * lines + 0.045 * chains + 0.022 * fibres / fibres.std()
    return _brown(np.clip(alpha, 0, 0.14).astype(np.float32))


def _cut(pixels: Pixels) -> Pixels:
    """With the round corners of a card."""
    high, wide = pixels.shape[:2]
    easel = Easel(wide, high)
    radius = 22 * FINE if wide == high else 20 * 2
    easel.canvas.drawRRect(
        skia.RRect.MakeRectXY(skia.Rect(1, 1, wide - 1, high - 1), radius, radius), filled((255, 255, 255))
    )
    return np.asarray(pixels * easel.mask()[..., None], np.float32)


def _back(letter: str, colours: tuple[tuple[float, float, float], ...], metal: Metal) -> Pixels:
    """A card face down: damask, a gold oval with the monogram, a gilded edge."""
    wide, high = BACK[0] * 2, BACK[1] * 2
    ground = _damask(wide, high, colours)
    easel = Easel(wide, high)
    canvas = easel.canvas
    canvas.scale(2, 2)
    w, h = BACK
    for inset, width, radius in ((6, 7, 18), (16, 2.4, 12)):
        paint = skia.Paint(
            AntiAlias=True, Color=skia.ColorWHITE, Style=skia.Paint.Style.kStroke_Style, StrokeWidth=width
        )
        canvas.drawRRect(
            skia.RRect.MakeRectXY(skia.Rect(inset, inset, w - inset, h - inset), radius, radius), paint
        )
    for fx, fy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        canvas.save()
        canvas.translate(0 if fx > 0 else w, 0 if fy > 0 else h)
        canvas.scale(fx * 1.15, fy * 1.15)
        _corner(canvas)
        canvas.restore()
    _wreath(canvas, w / 2, h / 2, 74, 92)
    face = skia.Typeface.MakeFromFile(str(FONTS / "GreatVibes_400Regular.ttf"))
    font = skia.Font(face, 108)
    path = font.getPath(font.unicharToGlyph(ord(letter)))
    bounds = path.getBounds()
    path.offset(w / 2 - bounds.centerX(), h / 2 - bounds.centerY())
    canvas.drawPath(path, filled((255, 255, 255)))
    canvas.drawPath(
        path,
        skia.Paint(
            AntiAlias=True, Color=skia.ColorWHITE, Style=skia.Paint.Style.kStroke_Style, StrokeWidth=2.2
        ),
    )
    mask = easel.mask()
    shine = lit(raised(mask, ((1.6, 0.6), (3.6, 0.9), (7, 0.7))), mask, metal, 6)
    whole = over(over(shine, cast(mask, 5, 0.7, (4, 5))), ground)
    return reduced(_cut(whole), BACK)


def _wreath(canvas: skia.Canvas, x: float, y: float, rx: float, ry: float) -> None:
    """Laurel leaves round an oval, open at the top, a bow of two loops at the foot."""
    clear = skia.Paint(
        AntiAlias=True, BlendMode=skia.BlendMode.kClear, Style=skia.Paint.Style.kStroke_Style, StrokeWidth=1.5
    )
    for side in (-1, 1):
        for k in range(15):
            a = math.radians(90 + side * (10 + k * 10.6))
            cx, cy = x + rx * math.cos(a), y + ry * math.sin(a)
            along = math.degrees(math.atan2(ry * math.cos(a) * side, -rx * math.sin(a) * side))
            for lean in (-30, 30):
                leaf = smooth([(0, 0), (7, -3.4), (15, 0), (7, 3.4)], closed=True)
                path = path_of(placed(leaf, cx, cy, 1.05, along + lean))
                canvas.drawPath(path, clear)
                canvas.drawPath(path, filled((255, 255, 255)))
    for side in (-1, 1):
        loop = smooth([(0, 0), (side * 12, -9), (side * 22, -3), (side * 12, 6)], closed=True)
        path = path_of(placed(loop, x, y + ry))
        canvas.drawPath(path, clear)
        canvas.drawPath(path, filled((255, 255, 255)))
    canvas.drawCircle(x, y + ry, 5, filled((255, 255, 255)))


def _damask(wide: int, high: int, colours: tuple[tuple[float, float, float], ...]) -> Pixels:
    """Silk damask: palmettes in an ogee net, told from the ground by the sheen of the weave."""
    easel = Easel(wide, high)
    canvas = easel.canvas
    cell_w, cell_h = wide / 5, high / 5
    for row in range(-1, 12):
        for column in range(-1, 6):
            x = (column + (0.5 if row % 2 else 0)) * cell_w + cell_w / 2
            _palmette(canvas, x, row * cell_h / 2, cell_w / 100)
    figure = easel.mask()
    dice = chance("damask")
    threads = np.asarray([dice.uniform(0.94, 1.06) for _ in range(wide)], np.float32)[None, :]
    light, dark = (np.asarray(one, np.float32) for one in colours)
    v, u = np.mgrid[0:high, 0:wide].astype(np.float32)
    glow = 1.25 - 0.75 * np.hypot(u / wide - 0.42, v / high - 0.38)
    mixed = dark + (light - dark) * (0.15 + 0.85 * figure)[..., None]
    rgb = np.clip(mixed * (glow * threads)[..., None], 0, 1)
    ones: Plane = np.ones((high, wide), np.float32)
    return np.concatenate([rgb, ones[..., None]], -1).astype(np.float32)


def _palmette(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    paint = filled((255, 255, 255))
    for lobe in range(-3, 4):
        leaf = smooth([(0, 0), (8, -22), (0, -46 + abs(lobe) * 4), (-8, -22)], closed=True)
        canvas.drawPath(path_of(placed(leaf, x, y + 10 * size, size, lobe * 27)), paint)
    for side in (-1, 1):
        curl = spiral(side * 26, 24, 15, 1.3, 90 - side * 60, side)
        stroke = skia.Paint(
            AntiAlias=True,
            Color=skia.ColorWHITE,
            Style=skia.Paint.Style.kStroke_Style,
            StrokeWidth=4.5 * size,
        )
        canvas.drawPath(path_of(placed(curl, x, y, size), closed=False), stroke)
