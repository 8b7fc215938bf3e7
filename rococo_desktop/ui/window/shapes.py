"""Smooth shapes for panels, plaques and shadows; small ones are rendered once per size and kept."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import ParamSpec

import pygame

from rococo_desktop.ui.picture.geometry import Size
from rococo_desktop.ui.picture.moving import BRIGHTEST
from rococo_desktop.ui.picture.theme import Paint
from rococo_desktop.ui.window.surface_cache import SurfaceShelf

FINER = 4
"""Corners are drawn so many times larger and scaled down, which smooths them."""
SMALL = 256 * 256
"""Up to so many pixels a shape is kept; larger ones are kept in the sprites they belong to."""

Facts = ParamSpec("Facts")


class Shapes:
    """Makes shapes for one scale, and keeps the small ones on a shelf."""

    def __init__(self, shelf: SurfaceShelf) -> None:
        self._shelf = shelf

    def _made(
        self, make: Callable[Facts, pygame.Surface], *facts: Facts.args, **named: Facts.kwargs
    ) -> pygame.Surface:
        """What a function makes of these facts: the same every time."""
        key = (make.__name__, facts)
        kept = self._shelf.get(key)
        if kept is not None:
            return kept.surface
        made = make(*facts, **named)
        if made.get_width() * made.get_height() <= SMALL:
            self._shelf.keep(key, made)
        return made

    def rounded(
        self, size: Size, radius: int, paint: Paint, below: Paint | None, border: Paint | None, width: int
    ) -> pygame.Surface:
        """A rectangle with smooth round corners, filled top to bottom from one paint to another, bordered."""
        return self._made(self._rounded, size, radius, paint, below, border, width)

    def soft_shadow(self, size: Size, radius: int, spread: int, strength: int) -> pygame.Surface:
        """A dark rounded rectangle that fades out over `spread` pixels beyond its edge."""
        corner = radius + 3 * spread + 1
        least = Size(2 * corner - 2 * spread + 1, 2 * corner - 2 * spread + 1)
        if size.w <= least.w or size.h <= least.h:
            return self._made(self._small_shadow, size, radius, spread, strength)
        small = self._made(self._small_shadow, least, radius, spread, strength)
        return _stretched(small, corner, Size(size.w + 2 * spread, size.h + 2 * spread))

    def speck(self, size: int, paint: Paint, glow: int) -> pygame.Surface:
        """A speck of light to be added: white-hot in its middle, its colour around, then nothing."""
        return self._made(_speck, size, paint, glow)

    def gilded(self, letters: pygame.Surface, paint: Paint, below: Paint) -> pygame.Surface:
        """White letters coloured from `paint` at the top to `below` at the foot."""
        coloured = letters.copy()
        area = letters.get_rect()
        shade = pygame.Surface(area.size, pygame.SRCALPHA, 32)
        self._fill(shade, area, 0, paint, below)
        coloured.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return coloured

    def _rounded(
        self, size: Size, radius: int, paint: Paint, below: Paint | None, border: Paint | None, width: int
    ) -> pygame.Surface:
        surface = pygame.Surface((max(size.w, 1), max(size.h, 1)), pygame.SRCALPHA, 32)
        area = surface.get_rect()
        radius = min(radius, size.w // 2, size.h // 2)
        if border is None:
            self._fill(surface, area, radius, paint, below)
            return surface
        self._fill(surface, area, radius, border, None)
        inner = area.inflate(-2 * width, -2 * width)
        if inner.w <= 0 or inner.h <= 0:
            return surface
        if len(paint) == 4 or (below is not None and len(below) == 4):
            self._clear(surface, inner, max(radius - width, 0))
        self._fill(surface, inner, max(radius - width, 0), paint, below)
        return surface

    def _fill(
        self, surface: pygame.Surface, area: pygame.Rect, radius: int, paint: Paint, below: Paint | None
    ) -> None:
        if below is None:
            shape = pygame.Surface(area.size, pygame.SRCALPHA, 32)
            shape.fill(paint)
        else:
            shape = pygame.transform.scale(self._made(_column, area.h, paint, below), area.size)
        self._round_off(shape, radius)
        surface.blit(shape, area)

    def _clear(self, surface: pygame.Surface, area: pygame.Rect, radius: int) -> None:
        hole = pygame.Surface(area.size, pygame.SRCALPHA, 32)
        hole.fill((0, 0, 0, 255))
        self._round_off(hole, radius)
        surface.blit(hole, area, special_flags=pygame.BLEND_RGBA_SUB)

    def _round_off(self, shape: pygame.Surface, radius: int) -> None:
        """Take the corners off a shape, smoothly."""
        if radius <= 0:
            return
        disc = self._made(_disc, radius)
        right, low = shape.get_width() - radius, shape.get_height() - radius
        for x, source_x in ((0, 0), (right, radius)):
            for y, source_y in ((0, 0), (low, radius)):
                part = (source_x, source_y, radius, radius)
                shape.blit(disc, (x, y), part, special_flags=pygame.BLEND_RGBA_MULT)

    def _small_shadow(self, size: Size, radius: int, spread: int, strength: int) -> pygame.Surface:
        w, h = size.w + 2 * spread, size.h + 2 * spread
        surface = pygame.Surface((max(w, 1), max(h, 1)), pygame.SRCALPHA, 32)
        steps = max(spread, 1)
        for step in range(steps):
            inset = spread * 2 * step // steps
            area = pygame.Rect(inset, inset, w - 2 * inset, h - 2 * inset)
            if area.w <= 0 or area.h <= 0:
                break
            ring = pygame.Surface(area.size, pygame.SRCALPHA, 32)
            around = min(radius + spread, area.w // 2, area.h // 2)
            self._fill(ring, ring.get_rect(), around, (0, 0, 0, 255), None)
            alpha = round(strength * ((step + 1) / steps) ** 2)
            ring.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(ring, area, special_flags=pygame.BLEND_RGBA_MAX)
        return surface


def _column(height: int, paint: Paint, below: Paint) -> pygame.Surface:
    """A gradient one pixel wide."""
    column = pygame.Surface((1, height), pygame.SRCALPHA, 32)
    for y in range(height):
        column.set_at((0, y), _blend(paint, below, y / max(height - 1, 1)))
    return column


def _disc(radius: int) -> pygame.Surface:
    """White with nothing around it, smooth at its edge: four round corners."""
    large = pygame.Surface((radius * FINER * 2, radius * FINER * 2), pygame.SRCALPHA, 32)
    large.fill((255, 255, 255, 0))
    middle = radius * FINER
    pygame.draw.circle(large, (255, 255, 255, 255), (middle, middle), middle)
    smooth = pygame.transform.smoothscale(large, (radius * 2, radius * 2))
    disc = pygame.Surface(smooth.get_size(), pygame.SRCALPHA, 32)
    disc.fill((255, 255, 255, 0))
    disc.blit(smooth, (0, 0))
    return disc


def _blend(one: Paint, other: Paint, share: float) -> tuple[int, int, int, int]:
    first, second = (*one, 255)[:4], (*other, 255)[:4]
    red, green, blue, alpha = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return (red, green, blue, alpha)


def _stretched(small: pygame.Surface, corner: int, size: Size) -> pygame.Surface:
    """A larger picture with the corners of a small one, whose middle row and column are drawn out."""
    surface = pygame.Surface(tuple(size), pygame.SRCALPHA, 32)
    surface.fill(small.get_at((corner, corner)), (corner, corner, size.w - 2 * corner, size.h - 2 * corner))
    side = small.get_width()
    far = side - corner
    right, low = size.w - corner, size.h - corner
    for x, source_x in ((0, 0), (right, far)):
        column = small.subsurface((source_x, corner, corner, 1))
        surface.blit(
            pygame.transform.scale(column, (corner, size.h - 2 * corner)), (x, corner), None, _REPLACE
        )
    for y, source_y in ((0, 0), (low, far)):
        row = small.subsurface((corner, source_y, 1, corner))
        surface.blit(pygame.transform.scale(row, (size.w - 2 * corner, corner)), (corner, y), None, _REPLACE)
        for x, source_x in ((0, 0), (right, far)):
            surface.blit(small, (x, y), (source_x, source_y, corner, corner), _REPLACE)
    return surface


_REPLACE = pygame.BLEND_RGBA_MAX
"""Where nothing lies yet, or the same: the higher value is the new one."""


def _speck(size: int, paint: Paint, glow: int) -> pygame.Surface:
    finer = max(1, 24 // size)
    side = size * finer
    speck = pygame.Surface((side, side), 0, 32)
    strength = glow / BRIGHTEST
    rings = min(side // 2, 48)
    for ring in range(rings, 0, -1):
        near = 1 - ring / rings
        hot = max(near - 0.72, 0) / 0.28
        light = [min(part * near**1.7 * strength * 0.9 + 255 * hot * strength, 255) for part in paint[:3]]
        pygame.draw.circle(speck, light, (side / 2, side / 2), ring / rings * side / 2)
    return pygame.transform.smoothscale(speck, (size, size)) if finer > 1 else speck


def stroke(size: Size, spots: tuple[tuple[int, int], ...], paint: Paint, width: float) -> pygame.Surface:
    """A smooth line with round joints through spots of a surface of this size."""
    large = pygame.Surface((size.w * FINER, size.h * FINER), pygame.SRCALPHA, 32)
    large.fill((*paint[:3], 0))
    across = width * FINER
    placed = [pygame.Vector2(x * FINER, y * FINER) for x, y in spots]
    for start, end in pairwise(placed):
        way = end - start
        if way.length() > 0:
            side = pygame.Vector2(-way.y, way.x).normalize() * across / 2
            pygame.draw.polygon(large, paint, (start + side, end + side, end - side, start - side))
    for spot in placed:
        pygame.draw.circle(large, paint, spot, across / 2)
    return pygame.transform.smoothscale(large, (max(size.w, 1), max(size.h, 1)))
