"""The bench small things are made on: pieces of gold, cloth or marble, each lit as a relief, one on another.

A sign is drawn on a square of 64 by 64 units, twice as large as it is kept. Every piece has a dark warm edge,
throws a soft shadow on what lies beneath it, and is lit from the upper left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

import numpy as np
import skia
from numpy.typing import NDArray

from art.signs.outlines import Spot, disc
from art.signs.stuffs import STOPS, Colour, Stuff, mixed

Field = NDArray[np.float64]

UNITS = 64
FINER = 2
"""How many times larger a sign is drawn than it is kept."""
EDGE = 0.9
"""How wide the dark edge around a piece is."""
EDGE_PAINT: Colour = (44, 22, 16)
BEND = 9
"""How far, in pixels, a slope shifts the pattern of a cloth."""
LIGHT = (-0.52, -0.62, 0.59)


class Weave(NamedTuple):
    """A second stuff where a drawing covers a piece: the pattern of cloth, the veins of marble."""

    draw: Callable[[skia.Canvas], None]
    stuff: Stuff
    raised: float = 0
    """How far it stands out, or is sunk in if below 0."""


class Bench:
    """A square on which one sign is made."""

    def __init__(self, name: str, side: int) -> None:
        self.random = Random(name)
        self.side = side
        self._pixels = side * FINER
        self._unit = self._pixels / UNITS
        self._surface = skia.Surface(self._pixels, self._pixels)
        self._canvas = self._surface.getCanvas()

    def piece(
        self,
        path: skia.Path,
        stuff: Stuff,
        swell: float = 3,
        depth: float = 1,
        edge: float = EDGE,
        shadow: float = 0.5,
        weaves: Sequence[Weave] = (),
        height: Callable[[Field, Field], Field] | None = None,
    ) -> None:
        """Lay a piece of some stuff: `swell` is how far from its edge it rounds off, `depth` how steeply.

        `height` adds to its relief: a function of x and y in units, in units.
        """
        if shadow:
            self._shadow(path, shadow)
        if edge:
            self._stroke(path, edge * 2, mixed(stuff.tones[0], EDGE_PAINT, 0.45))
        area = self._area(path)
        if area.isEmpty():
            return
        mask = self._drawn(area, lambda canvas: canvas.drawPath(path, _plain()))
        relief = _swollen(mask, max(swell * self._unit, 0.7)) * swell * depth * 0.8
        if height is not None:
            x, y = self._axes(area)
            relief = relief + height(x, y)
        drawn = [(_bent(self._drawn(area, weave.draw), relief * self._unit), weave) for weave in weaves]
        patterns = [(pattern * mask, weave) for pattern, weave in drawn]
        for pattern, weave in patterns:
            relief = relief + blurred(pattern, 0.35 * self._unit) * weave.raised
        if stuff.grain:
            relief = relief + self._grain(mask.shape) * stuff.grain
        self._lay(area, mask, self._lit(relief * self._unit, stuff, patterns))

    def facet(self, path: skia.Path, stuff: Stuff, tone: float, other: float | None = None) -> None:
        """A flat face of a cut thing: one tone of its stuff, or one at its top and another at its foot."""
        bounds = path.computeTightBounds()
        ends = [skia.Color(*tone_of(stuff, part)) for part in (tone, tone if other is None else other)]
        top, foot = (bounds.centerX(), bounds.top()), (bounds.centerX(), bounds.bottom())
        shader = skia.GradientShader.MakeLinear([top, foot], ends)
        self._in_units(path, skia.Paint(AntiAlias=True, Shader=shader))

    def glow(self, centre: Spot, radius: float, paint: Colour, strength: float = 0.8) -> None:
        """A soft light."""
        inner, outer = skia.Color(*paint, round(255 * strength)), skia.Color(*paint, 0)
        self._canvas.save()
        self._canvas.scale(self._unit, self._unit)
        shader = skia.GradientShader.MakeRadial(centre, radius, [inner, outer])
        self._canvas.drawCircle(*centre, radius, skia.Paint(AntiAlias=True, Shader=shader))
        self._canvas.restore()

    def flat(
        self, path: skia.Path, paint: Colour, alpha: float = 1, blur: float = 0, inside: bool = False
    ) -> None:
        """A flat colour, perhaps soft; `inside` keeps it on what is there already."""
        brush = skia.Paint(AntiAlias=True, Color=skia.Color(*paint, round(255 * alpha)))
        if blur:
            brush.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
        if inside:
            brush.setBlendMode(skia.BlendMode.kSrcATop)
        self._in_units(path, brush)

    def within(self, clip: skia.Path, draw: Callable[[skia.Canvas], None]) -> None:
        """Draw with the canvas itself, in units, inside a path only."""
        self._canvas.save()
        self._canvas.scale(self._unit, self._unit)
        self._canvas.clipPath(clip, skia.ClipOp.kIntersect, True)
        draw(self._canvas)
        self._canvas.restore()

    def cut(self, path: skia.Path) -> None:
        """A hole through everything laid so far."""
        self._in_units(path, skia.Paint(AntiAlias=True, BlendMode=skia.BlendMode.kClear))

    def bead(self, centre: Spot, radius: float, stuff: Stuff, edge: float = EDGE) -> None:
        """A small ball."""
        self.piece(disc(centre, radius), stuff, radius, 1.1, edge)

    def finished(self, halo: float = 0.42) -> skia.Image:
        """The sign at its own size, with a soft shadow around it."""
        drawn = self._surface.makeImageSnapshot()
        if halo:
            alpha = round(255 * halo)
            soft = skia.ImageFilters.DropShadowOnly(
                0.5 * self._unit,
                1.0 * self._unit,
                1.1 * self._unit,
                1.1 * self._unit,
                skia.Color(24, 10, 8, alpha),
            )
            under = skia.Paint(ImageFilter=soft, BlendMode=skia.BlendMode.kDstOver)
            self._canvas.drawImage(drawn, 0, 0, skia.SamplingOptions(), under)
            drawn = self._surface.makeImageSnapshot()
        small = skia.Surface(self.side, self.side)
        sampling = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
        target = skia.Rect.MakeWH(self.side, self.side)
        small.getCanvas().drawImageRect(drawn, target, sampling, skia.Paint(AntiAlias=True))
        return small.makeImageSnapshot()

    def _in_units(self, path: skia.Path, brush: skia.Paint) -> None:
        self._canvas.save()
        self._canvas.scale(self._unit, self._unit)
        self._canvas.drawPath(path, brush)
        self._canvas.restore()

    def _shadow(self, path: skia.Path, strength: float) -> None:
        brush = skia.Paint(AntiAlias=True, Color=skia.Color(24, 8, 8, round(255 * strength)))
        brush.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 1.0))
        brush.setBlendMode(skia.BlendMode.kSrcATop)
        self._canvas.save()
        self._canvas.scale(self._unit, self._unit)
        self._canvas.translate(0.7, 1.2)
        self._canvas.drawPath(path, brush)
        self._canvas.restore()

    def _stroke(self, path: skia.Path, width: float, paint: Colour) -> None:
        brush = skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=width)
        brush.setStrokeJoin(skia.Paint.kRound_Join)
        brush.setColor(skia.Color(*paint, 235))
        self._in_units(path, brush)

    def _area(self, path: skia.Path) -> skia.IRect:
        bounds = path.computeTightBounds().makeOutset(1, 1)
        pixels = skia.Rect.MakeLTRB(*(side * self._unit for side in bounds)).roundOut()
        whole = skia.IRect.MakeWH(self._pixels, self._pixels)
        return pixels if whole.contains(pixels) else _clipped(pixels, self._pixels)

    def _axes(self, area: skia.IRect) -> tuple[Field, Field]:
        """The place of every pixel of an area, in units."""
        x = (np.arange(area.left(), area.right()) + 0.5) / self._unit
        y = (np.arange(area.top(), area.bottom()) + 0.5) / self._unit
        grid = np.meshgrid(x, y)
        return grid[0], grid[1]

    def _drawn(self, area: skia.IRect, draw: Callable[[skia.Canvas], None]) -> Field:
        """How much of each pixel of an area a drawing in units covers."""
        surface = skia.Surface(area.width(), area.height())
        canvas = surface.getCanvas()
        canvas.translate(-area.left(), -area.top())
        canvas.scale(self._unit, self._unit)
        draw(canvas)
        pixels = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
        covered: Field = pixels[..., 3].astype(np.float64) / 255
        return covered

    def _grain(self, size: tuple[int, ...]) -> Field:
        noise = np.random.default_rng(self.random.randrange(1 << 30)).standard_normal(size)
        return blurred(noise, 0.22 * self._unit) * 2.2

    def _lit(self, relief: Field, stuff: Stuff, patterns: Sequence[tuple[Field, Weave]]) -> Field:
        """The colours of a relief under the one light."""
        dy, dx = np.gradient(relief)
        length = np.sqrt(dx * dx + dy * dy + 1)
        nx, ny, nz = -dx / length, -dy / length, 1 / length
        lx, ly, lz = LIGHT
        light = np.clip(nx * lx + ny * ly + nz * lz, 0, 1)
        tone = 0.10 + 0.72 * light + 0.06 * nz
        sheen = np.clip(nx * lx * 0.56 + ny * ly * 0.56 + nz * (lz + 1) * 0.56, 0, 1)
        colours = _coloured(stuff, tone, sheen, nx, ny, nz)
        for pattern, weave in patterns:
            other = _coloured(weave.stuff, tone, sheen, nx, ny, nz)
            colours = colours + (other - colours) * pattern[..., None]
        return colours

    def _lay(self, area: skia.IRect, mask: Field, colours: Field) -> None:
        rgba = np.concatenate([colours * mask[..., None], mask[..., None] * 255], axis=-1)
        pixels = np.ascontiguousarray(np.clip(np.rint(rgba), 0, 255).astype(np.uint8))
        image = skia.Image.fromarray(pixels, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
        self._canvas.drawImage(image, area.left(), area.top())


def tone_of(stuff: Stuff, tone: float) -> Colour:
    """The colour a stuff has in so much light."""
    red, green, blue = (round(float(np.interp(tone, STOPS, part))) for part in zip(*stuff.tones, strict=True))
    return (red, green, blue)


def _bent(pattern: Field, relief: Field) -> Field:
    """A pattern that runs over the folds of a relief: drawn together where it turns away from us."""
    slope = np.gradient(blurred(relief, 3), axis=1)
    across = np.arange(pattern.shape[1])[None, :] + np.rint(slope * BEND).astype(int)
    bent: Field = np.take_along_axis(pattern, np.clip(across, 0, pattern.shape[1] - 1), axis=1)
    return bent


def _plain() -> skia.Paint:
    return skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)


def _clipped(area: skia.IRect, side: int) -> skia.IRect:
    return skia.IRect.MakeLTRB(
        max(area.left(), 0), max(area.top(), 0), min(area.right(), side), min(area.bottom(), side)
    )


def _coloured(stuff: Stuff, tone: Field, sheen: Field, nx: Field, ny: Field, nz: Field) -> Field:
    if stuff.mirror:
        # A room in a curved mirror: bright ceiling, dark wainscot, candles, and the light of the floor below.
        up = -(0.78 * ny + 0.45 * nx) * (1 + nz)
        room = np.sin(4.6 * up + 0.3) * 0.62 + np.sin(9.5 * up + 0.9) * 0.38
        tone = tone + stuff.mirror * 0.42 * room * np.clip((1 - nz) * 5, 0, 1)
    tones = np.array(stuff.tones, dtype=np.float64)
    colours = np.stack([np.interp(tone, STOPS, tones[:, part]) for part in range(3)], axis=-1)
    shine = (sheen**stuff.sharp * stuff.gloss)[..., None]
    return colours + (np.array([255.0, 250.0, 232.0]) - colours) * np.clip(shine, 0, 1) * _turned_only(nz)


def _turned_only(nz: Field) -> Field:
    """Faces turned straight to us do not shine: only what is rounded does."""
    return np.clip((1 - nz) * 9, 0, 1)[..., None]


def _swollen(mask: Field, reach: float) -> Field:
    """A mask as a cushion: 0 at its edge, rising to 1 at this distance from it."""
    height = mask
    for _ in range(3):
        height = blurred(height, reach * 0.36) * mask
    top = float(height.max()) or 1
    rounded: Field = np.sqrt(np.clip(height / top, 0, 1))
    return rounded


def blurred(field: Field, sigma: float) -> Field:
    """A field smoothed by about this many pixels."""
    width = max(round(sigma * 1.88) | 1, 1)
    width = max(width, 3)
    for _ in range(3):
        field = _boxed(_boxed(field, width, 0), width, 1)
    return field


def _boxed(field: Field, width: int, axis: int) -> Field:
    half = width // 2
    padding = [(0, 0), (0, 0)]
    padding[axis] = (half + 1, half)
    sums = np.cumsum(np.pad(field, padding), axis=axis)
    ahead = np.take(sums, range(width, sums.shape[axis]), axis=axis)
    behind = np.take(sums, range(sums.shape[axis] - width), axis=axis)
    mean: Field = (ahead - behind) / width
    return mean
