"""The stage a figure is painted on: a surface finer than the master, and the manners of our pictures.

One light falls from the upper left; edges are thin, dark and warm; whatever lies over something else throws a
soft shadow on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
import skia
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from art.garments.curves import HEIGHT, WIDTH, Line, Spot, even, path

FINE = 3
"""Pixels of the surface for each of the master's: what makes edges smooth."""

Ink = tuple[float, float, float]
Pixels = NDArray[np.uint8]
Field = NDArray[np.floating[Any]]

WARM_DARK: Ink = (44, 22, 18)
LIGHT: Ink = (255, 246, 224)


def argb(ink: Ink, alpha: float = 1.0) -> int:
    """An ink as skia's colour."""
    r, g, b = (min(max(round(part), 0), 255) for part in ink)
    return int(skia.Color(r, g, b, min(max(round(alpha * 255), 0), 255)))


def mix(a: Ink, b: Ink, t: float) -> Ink:
    """An ink between two."""
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t)


def darker(ink: Ink, t: float) -> Ink:
    """Towards a warm dark."""
    return mix(ink, WARM_DARK, t)


def lighter(ink: Ink, t: float) -> Ink:
    """Towards candle light."""
    return mix(ink, LIGHT, t)


def flushed(skin: Ink, t: float) -> Ink:
    """Skin in candle light: brighter without turning grey, whatever its own tone."""
    r, g, b = skin
    return (
        min(r * (1 + 0.42 * t) + 22 * t, 255),
        min(g * (1 + 0.40 * t) + 14 * t, 250),
        min(b * (1 + 0.36 * t) + 8 * t, 240),
    )


def image_of(pixels: Pixels) -> skia.Image:
    """An array of red, green, blue and alpha as an image."""
    return skia.Image.fromarray(np.ascontiguousarray(pixels), colorType=skia.kRGBA_8888_ColorType)


class Stage:
    """Where a figure is painted, in the master's coordinates."""

    def __init__(self, width: int = WIDTH, height: int = HEIGHT, fine: int = FINE) -> None:
        self.width, self.height, self.fine = width, height, fine
        self._surface = skia.Surface(width * fine, height * fine)
        self.canvas: skia.Canvas = self._surface.getCanvas()
        self.canvas.clear(0)
        self.canvas.scale(fine, fine)

    def whole(self) -> Pixels:
        """What has been painted, fine: straight alpha."""
        return np.asarray(self._surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))

    # Shapes

    def fill(self, line: Sequence[Spot], ink: Ink, alpha: float = 1.0, blur: float = 0) -> None:
        """A filled shape; with `blur` its edge is soft."""
        self.canvas.drawPath(path(line), _paint(ink, alpha, blur))

    def stroke(
        self,
        line: Sequence[Spot],
        ink: Ink,
        width: float,
        alpha: float = 1.0,
        blur: float = 0,
        closed: bool = False,
    ) -> None:
        """A line of even width with round ends."""
        paint = _paint(ink, alpha, blur)
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
        self.canvas.drawPath(path(line, closed), paint)

    def taper(self, line: Sequence[Spot], ink: Ink, start: float, end: float, alpha: float = 1.0) -> None:
        """A stroke that changes its width along its way, as a brush does."""
        spots = even(line, 24)
        left, right = [], []
        for at, (x, y) in enumerate(spots):
            ax, ay = spots[max(at - 1, 0)]
            bx, by = spots[min(at + 1, 23)]
            dx, dy = bx - ax, by - ay
            size = max((dx * dx + dy * dy) ** 0.5, 1e-6)
            half = (start + (end - start) * at / 23) / 2
            left.append((x + dy / size * half, y - dx / size * half))
            right.append((x - dy / size * half, y + dx / size * half))
        self.fill(left + right[::-1], ink, alpha)

    def glow(self, line: Sequence[Spot], near: Spot, reach: float, inner: Ink, outer: Ink) -> None:
        """A shape lit from a spot: one ink there, another far from it."""
        paint = skia.Paint(AntiAlias=True)
        paint.setShader(
            skia.GradientShader.MakeRadial(skia.Point(*near), reach, [argb(inner), argb(outer)], None)
        )
        self.canvas.drawPath(path(line), paint)

    def sweep(self, line: Sequence[Spot], start: Spot, end: Spot, inks: Sequence[Ink]) -> None:
        """A shape with inks that follow each other from one spot to another."""
        paint = skia.Paint(AntiAlias=True)
        paint.setShader(
            skia.GradientShader.MakeLinear(
                [skia.Point(*start), skia.Point(*end)], [argb(ink) for ink in inks], None
            )
        )
        self.canvas.drawPath(path(line), paint)

    def dot(self, spot: Spot, radius: float, ink: Ink, alpha: float = 1.0, blur: float = 0) -> None:
        """A round spot."""
        self.canvas.drawCircle(spot[0], spot[1], radius, _paint(ink, alpha, blur))

    # Manners

    def shadow(
        self, line: Sequence[Spot], blur: float = 3, alpha: float = 0.5, dx: float = 1.5, dy: float = 2.5
    ) -> None:
        """The soft shadow a shape throws on what has been painted already, and on nothing else."""
        paint = _paint(WARM_DARK, alpha, blur)
        paint.setBlendMode(skia.BlendMode.kSrcATop)
        self.canvas.save()
        self.canvas.translate(dx, dy)
        self.canvas.drawPath(path(line), paint)
        self.canvas.restore()

    def edge(
        self, line: Sequence[Spot], ink: Ink, width: float = 0.8, alpha: float = 0.75, closed: bool = True
    ) -> None:
        """The thin dark warm edge of a shape of this ink."""
        self.stroke(line, darker(ink, 0.72), width, alpha, closed=closed)

    def hollow(
        self, line: Sequence[Spot], ink: Ink, width: float = 6, alpha: float = 0.5, blur: float = 3
    ) -> None:
        """Darkness that creeps inwards from a shape's edge."""
        with self.inside(line):
            self.stroke(line, ink, width, alpha, blur, closed=True)

    def rim(
        self, line: Sequence[Spot], width: float = 1.6, alpha: float = 0.5, dx: float = 0.9, dy: float = 0.9
    ) -> None:
        """Light along the edge that faces the candles."""
        with self.inside(line):
            self.canvas.translate(dx, dy)
            self.stroke(line, LIGHT, width, alpha, 0.5, closed=True)

    @contextmanager
    def inside(self, line: Sequence[Spot]) -> Iterator[None]:
        """What is painted meanwhile stays within a shape."""
        self.canvas.save()
        self.canvas.clipPath(path(line), skia.ClipOp.kIntersect, True)
        yield
        self.canvas.restore()

    @contextmanager
    def grown(self, size: float, about: Spot) -> Iterator[None]:
        """What is painted meanwhile is larger or smaller, seen from a spot that stays."""
        self.canvas.save()
        self.canvas.translate(about[0] * (1 - size), about[1] * (1 - size))
        self.canvas.scale(size, size)
        yield
        self.canvas.restore()

    # Cloth

    def lay(
        self, texture: skia.Image, top: Line, right: Line, bottom: Line, left: Line, fine: int = 36
    ) -> None:
        """A texture on a piece between four lines: `top` and `bottom` go right, `left` and `right` down."""
        t, b = np.array(even(top, fine)), np.array(even(bottom, fine))
        a, z = np.array(even(left, fine)), np.array(even(right, fine))
        s = np.linspace(0, 1, fine)
        u, v = s[None, :, None], s[:, None, None]
        spots = (1 - u) * a[:, None] + u * z[:, None] + (1 - v) * t[None] + v * b[None]
        spots -= (1 - u) * (1 - v) * t[0] + u * (1 - v) * t[-1] + (1 - u) * v * b[0] + u * v * b[-1]
        self.lay_on(texture, spots)

    def spread(self, texture: skia.Image, left: float, top: float, right: float, bottom: float) -> None:
        """A texture on a rectangle."""
        corners: Line = [(left, top), (right, top), (right, bottom), (left, bottom)]
        a, b, c, d = corners
        self.lay(texture, [a, b], [b, c], [d, c], [a, d], fine=2)

    def lay_on(self, texture: skia.Image, spots: Field) -> None:
        """A texture on a grid of spots: rows, columns, x and y."""
        rows, columns = spots.shape[:2]
        w, h = texture.width(), texture.height()
        where = [skia.Point(float(x), float(y)) for x, y in spots.reshape(-1, 2)]
        texs = [
            skia.Point(w * i / (columns - 1), h * j / (rows - 1)) for j in range(rows) for i in range(columns)
        ]
        index: list[int] = []
        for j in range(rows - 1):
            for i in range(columns - 1):
                a = j * columns + i
                index += [a, a + 1, a + columns, a + 1, a + columns + 1, a + columns]
        shader = texture.makeShader(
            skia.TileMode.kClamp,
            skia.TileMode.kClamp,
            skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kNone),
        )
        # Not by setShader: that copies the shader by writing and reading it, picture and all.
        paint = skia.Paint(AntiAlias=True, Shader=shader)
        mesh = skia.Vertices(skia.Vertices.kTriangles_VertexMode, where, texs, None, index)
        self.canvas.drawVertices(mesh, paint)


def haloed(fine: Pixels, reach: float = 5, strength: float = 0.42) -> Pixels:
    """A fine picture with the glow of candles behind it, which tells a dark figure from a dark niche."""
    picture = Image.fromarray(fine, "RGBA")
    solid = picture.getchannel("A").point(lambda alpha: 255 if alpha > 200 else 0)
    soft = solid.filter(ImageFilter.GaussianBlur(reach * FINE))
    glow = Image.new("RGBA", picture.size, (255, 228, 176, 0))
    glow.putalpha(soft.point(lambda alpha: round(min(alpha * 1.6, 255) * strength)))
    glow.alpha_composite(picture)
    return np.asarray(glow)


def standing(fine: Pixels, width: int, height: int) -> Pixels:
    """What a fine picture shows, as large as a master of this size holds it, its foot at the lower edge."""
    seen = fine[..., 3] > 10
    rows, columns = np.flatnonzero(seen.any(axis=1)), np.flatnonzero(seen.any(axis=0))
    box = (int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1)
    # Multiplied by alpha meanwhile, or the colour of nothing would creep in.
    cut = Image.fromarray(fine, "RGBA").crop(box).convert("RGBa")
    size = min((width - 2) / cut.width, (height - 2) / cut.height)
    small = cut.resize((round(cut.width * size), round(cut.height * size)), Image.Resampling.LANCZOS)
    whole = Image.new("RGBa", (width, height))
    whole.paste(small, ((width - small.width) // 2, height - 1 - small.height))
    return np.asarray(whole.convert("RGBA"))


def outline(top: Line, right: Line, bottom: Line, left: Line) -> Line:
    """The closed outline of a piece between four lines."""
    return [*top, *right, *bottom[::-1], *left[::-1]]


def _paint(ink: Ink, alpha: float, blur: float) -> skia.Paint:
    paint = skia.Paint(AntiAlias=True, Color=argb(ink, alpha))
    if blur:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    return paint
