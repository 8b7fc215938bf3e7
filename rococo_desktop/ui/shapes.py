"""Smooth shapes for panels, plaques and shadows, each rendered once per size and kept."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

import pygame

from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.scene import BRIGHTEST
from rococo_desktop.ui.theme import Paint

FINER = 4
"""Corners are drawn so many times larger and scaled down, which smooths them."""


@lru_cache(maxsize=1024)
def rounded(
    size: Size, radius: int, paint: Paint, below: Paint | None, border: Paint | None, width: int
) -> pygame.Surface:
    """A rectangle with smooth round corners, filled top to bottom from `paint` to `below`, with a border."""
    surface = pygame.Surface((max(size.w, 1), max(size.h, 1)), pygame.SRCALPHA, 32)
    area = surface.get_rect()
    radius = min(radius, size.w // 2, size.h // 2)
    if border is None:
        _fill(surface, area, radius, paint, below)
        return surface
    _fill(surface, area, radius, border, None)
    inner = area.inflate(-2 * width, -2 * width)
    if inner.w <= 0 or inner.h <= 0:
        return surface
    if len(paint) == 4 or (below is not None and len(below) == 4):
        _clear(surface, inner, max(radius - width, 0))
    _fill(surface, inner, max(radius - width, 0), paint, below)
    return surface


def _fill(surface: pygame.Surface, area: pygame.Rect, radius: int, paint: Paint, below: Paint | None) -> None:
    if below is None:
        shape = pygame.Surface(area.size, pygame.SRCALPHA, 32)
        shape.fill(paint)
    else:
        shape = pygame.transform.scale(_column(area.h, paint, below), area.size)
    if radius > 0:
        shape.blit(_mask(area.w, area.h, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(shape, area)


@lru_cache(maxsize=512)
def _column(height: int, paint: Paint, below: Paint) -> pygame.Surface:
    """A gradient one pixel wide."""
    column = pygame.Surface((1, height), pygame.SRCALPHA, 32)
    for y in range(height):
        column.set_at((0, y), _blend(paint, below, y / max(height - 1, 1)))
    return column


def _clear(surface: pygame.Surface, area: pygame.Rect, radius: int) -> None:
    hole = pygame.Surface(area.size, pygame.SRCALPHA, 32)
    hole.fill((0, 0, 0, 255))
    if radius > 0:
        hole.blit(_mask(area.w, area.h, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(hole, area, special_flags=pygame.BLEND_RGBA_SUB)


@lru_cache(maxsize=512)
def _mask(w: int, h: int, radius: int) -> pygame.Surface:
    """White where the rounded rectangle is, smooth at its corners."""
    mask = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    mask.fill((255, 255, 255, 255))
    corner = pygame.Surface((radius * FINER * 2, radius * FINER * 2), pygame.SRCALPHA, 32)
    corner.fill((255, 255, 255, 0))
    middle = radius * FINER
    pygame.draw.circle(corner, (255, 255, 255, 255), (middle, middle), middle)
    smooth = pygame.transform.smoothscale(corner, (radius * 2, radius * 2))
    for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
        target = (dx * (w - radius), dy * (h - radius), radius, radius)
        mask.fill((255, 255, 255, 0), target)
        mask.blit(smooth, target[:2], (dx * radius, dy * radius, radius, radius))
    return mask


def _blend(one: Paint, other: Paint, share: float) -> tuple[int, int, int, int]:
    first, second = (*one, 255)[:4], (*other, 255)[:4]
    red, green, blue, alpha = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return (red, green, blue, alpha)


def gilded(letters: pygame.Surface, paint: Paint, below: Paint) -> pygame.Surface:
    """White letters coloured from `paint` at the top to `below` at the foot."""
    coloured = letters.copy()
    area = letters.get_rect()
    shade = pygame.Surface(area.size, pygame.SRCALPHA, 32)
    _fill(shade, area, 0, paint, below)
    coloured.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return coloured


@lru_cache(maxsize=256)
def soft_shadow(size: Size, radius: int, spread: int, strength: int) -> pygame.Surface:
    """A dark rounded rectangle that fades out over `spread` pixels beyond its edge."""
    corner = radius + 3 * spread + 1
    least = Size(2 * corner - 2 * spread + 1, 2 * corner - 2 * spread + 1)
    if size.w <= least.w or size.h <= least.h:
        return _small_shadow(size, radius, spread, strength)
    small = _small_shadow(least, radius, spread, strength)
    return _stretched(small, corner, Size(size.w + 2 * spread, size.h + 2 * spread))


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


def _small_shadow(size: Size, radius: int, spread: int, strength: int) -> pygame.Surface:
    w, h = size.w + 2 * spread, size.h + 2 * spread
    surface = pygame.Surface((max(w, 1), max(h, 1)), pygame.SRCALPHA, 32)
    steps = max(spread, 1)
    for step in range(steps):
        inset = spread * 2 * step // steps
        area = pygame.Rect(inset, inset, w - 2 * inset, h - 2 * inset)
        if area.w <= 0 or area.h <= 0:
            break
        ring = pygame.Surface(area.size, pygame.SRCALPHA, 32)
        _fill(ring, ring.get_rect(), min(radius + spread, area.w // 2, area.h // 2), (0, 0, 0, 255), None)
        alpha = round(strength * ((step + 1) / steps) ** 2)
        ring.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(ring, area, special_flags=pygame.BLEND_RGBA_MAX)
    return surface


@lru_cache(maxsize=512)
def speck(size: int, paint: Paint, glow: int) -> pygame.Surface:
    """A speck of light to be added to a picture: white-hot in its middle, its colour around, then nothing."""
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
