"""Light and shade: gradients and soft glows that lie over a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

import pygame

from rococo_desktop.ui.geometry import Size

Shade = tuple[int, int, int]


def downwards(size: Size, stops: Sequence[tuple[float, Shade]]) -> pygame.Surface:
    """An opaque gradient from top to bottom through colours at shares of the height."""
    column = pygame.Surface((1, size.h), 0, 32)
    for y in range(size.h):
        column.set_at((0, y), between(stops, y / max(size.h - 1, 1)))
    return pygame.transform.scale(column, tuple(size))


def between(stops: Sequence[tuple[float, Shade]], share: float) -> Shade:
    """The colour at a share of the way through the stops."""
    for (start, one), (end, other) in pairwise(stops):
        if share <= end:
            part = (share - start) / max(end - start, 1e-9)
            red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
            return (red, green, blue)
    return stops[-1][1]


def glow(radius: int, paint: Shade, strength: float = 1.0) -> pygame.Surface:
    """A round light to be added to what lies beneath: brightest in the middle, gone at its radius."""
    return _glow(radius, paint, round(strength * 20) / 20)


@lru_cache(maxsize=256)
def _glow(radius: int, paint: Shade, strength: float) -> pygame.Surface:
    rings = min(radius, 48)
    small = pygame.Surface((rings * 2, rings * 2), 0, 32)
    for ring in range(rings):
        share = (ring / rings) ** 2.2 * strength
        red, green, blue = (round(part * share) for part in paint)
        pygame.draw.circle(small, (red, green, blue), (rings, rings), rings - ring)
    return pygame.transform.smoothscale(small, (radius * 2, radius * 2))


def shine(surface: pygame.Surface, centre: tuple[float, float], light: pygame.Surface) -> None:
    """Add a light around a point."""
    at = (round(centre[0] - light.get_width() / 2), round(centre[1] - light.get_height() / 2))
    surface.blit(light, at, special_flags=pygame.BLEND_RGB_ADD)


def stretched_glow(size: Size, paint: Shade, strength: float = 1.0) -> pygame.Surface:
    """The same light drawn out to an oval."""
    return pygame.transform.smoothscale(glow(48, paint, strength), (max(size.w, 1), max(size.h, 1)))


def vignette(surface: pygame.Surface, strength: int) -> None:
    """Darken the edges softly; `strength` of 255 would make the corners black."""
    side = 24
    small = pygame.Surface((side, side), 0, 32)
    for y in range(side):
        for x in range(side):
            dx, dy = (x / (side - 1) - 0.5) * 2, (y / (side - 1) - 0.5) * 2
            far = min(max((dx * dx + dy * dy - 0.45) / 1.55, 0.0), 1.0)
            level = 255 - round(strength * far)
            small.set_at((x, y), (level, level, level))
    shade = pygame.transform.smoothscale(small, surface.get_size())
    surface.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
