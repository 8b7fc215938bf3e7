"""Parquet de Versailles in perspective: squares of basket-woven planks laid cornerwise, shining."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame

from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.scenery.light import Shade

Spot = tuple[float, float]

_WOOD: tuple[Shade, ...] = ((92, 58, 36), (104, 66, 40), (82, 52, 33), (116, 74, 44), (74, 46, 30))
_GAP = (38, 24, 18)
_FRAME = (70, 43, 28)
FINEST = 0.09
"""How high a square must be, as a share of the floor, for its planks to be seen."""


def parquet(size: Size, middle: float) -> pygame.Surface:
    """The floor from its far edge at the top to the viewer; `middle` is where it runs to, across."""
    surface = pygame.Surface(tuple(size), 0, 32)
    surface.fill(_GAP)
    chance = Random(1684)
    for across in range(-16, 17):
        for away in range(-16, 17):
            _square(surface, size, middle, across, away, chance)
    _darkened(surface, size)
    return surface


def _placed(size: Size, middle: float, x: float, z: float) -> Spot:
    """A spot of the floor on the screen: x across, z away from the viewer."""
    depth = z + 1.0
    return (size.w * middle + x / depth * size.h * 2.6, size.h * (1.32 / depth - 0.32))


def _square(
    surface: pygame.Surface, size: Size, middle: float, across: int, away: int, chance: Random
) -> None:
    """One square with its corner towards the viewer: a frame around nine woven blocks."""
    side = 0.5

    def spot(u: float, v: float) -> Spot:
        a, b = (across + u) * side, (away + v) * side
        return _placed(size, middle, (a - b) * 0.7071, (a + b) * 0.7071 + 1.4)

    if (across + away) * side * 0.7071 + 1.4 < -0.8 or (across + away) * side * 0.7071 > 2.2:
        return
    corners = [spot(0, 0), spot(1, 0), spot(1, 1), spot(0, 1)]
    if all(y < 0 for _, y in corners) or all(y > size.h for _, y in corners):
        return
    if all(x < 0 for x, _ in corners) or all(x > size.w for x, _ in corners):
        return
    pygame.draw.polygon(surface, _FRAME, corners)
    high = max(y for _, y in corners) - min(y for _, y in corners)
    if high < FINEST * size.h:
        inner = [spot(0.1, 0.1), spot(0.9, 0.1), spot(0.9, 0.9), spot(0.1, 0.9)]
        pygame.draw.polygon(surface, chance.choice(_WOOD), inner)
        return
    for row in range(3):
        for column in range(3):
            _block(surface, spot, row, column, chance)
    pygame.draw.aalines(surface, _GAP, True, corners)


def _block(
    surface: pygame.Surface, spot: Callable[[float, float], Spot], row: int, column: int, chance: Random
) -> None:
    edge, part = 0.09, (1 - 2 * 0.09) / 3
    u, v = edge + column * part, edge + row * part
    planks = 3
    for plank in range(planks):
        share, next_share = plank / planks * part, (plank + 1) / planks * part
        shade = chance.choice(_WOOD)
        if (row + column) % 2:
            ends = (u, v + share, u + part, v + next_share)
        else:
            ends = (u + share, v, u + next_share, v + part)
        left, near, right, far = ends
        area = [spot(left, near), spot(right, near), spot(right, far), spot(left, far)]
        pygame.draw.polygon(surface, shade, area)
        pygame.draw.aalines(surface, _GAP, True, area)


def _darkened(surface: pygame.Surface, size: Size) -> None:
    """Farther away it lies in the dark."""
    column = pygame.Surface((1, 32), 0, 32)
    for y in range(32):
        level = 96 + round(120 * (y / 31))
        column.set_at((0, y), (level, level, min(level + 10, 255)))
    shade = pygame.transform.smoothscale(column, tuple(size))
    surface.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
