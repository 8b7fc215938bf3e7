"""The night at Versailles: stars and fireworks over the lit palace, seen from a parquet floor."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

import pygame

from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.scenery.light import Shade, downwards, glow, shine, stretched_glow, vignette
from rococo_desktop.ui.scenery.palace import palace
from rococo_desktop.ui.scenery.parquet import parquet

HORIZON = 0.70
"""Where the palace stands, as a share of the height."""
FLOOR = 0.815
"""Where the parquet begins."""

_SKY = (
    (0.0, (7, 10, 28)),
    (0.30, (14, 20, 48)),
    (0.55, (28, 36, 76)),
    (HORIZON, (66, 60, 96)),
    (1.0, (22, 20, 34)),
)
_GARDEN = ((0.0, (30, 30, 50)), (0.5, (20, 22, 38)), (1.0, (12, 12, 24)))


def night(size: Size, scale: float) -> pygame.Surface:
    """The whole view, the same every time."""
    chance = Random(1764)
    surface = downwards(size, _SKY)
    horizon, floor = round(size.h * HORIZON), round(size.h * FLOOR)
    _stars(surface, horizon, chance)
    unit = size.h / 1080
    for burst in _BURSTS:
        _burst(surface, burst, size, unit, chance)
    shine(
        surface,
        (size.w * 0.64, horizon),
        stretched_glow(Size(round(size.w * 1.1), round(420 * unit)), (70, 44, 22)),
    )
    facade = palace(Size(size.w, round(300 * unit)), unit)
    surface.blit(facade, (0, horizon - facade.get_height()))
    _garden(surface, facade, horizon, floor, unit)
    surface.blit(parquet(Size(size.w, size.h - floor), 0.64), (0, floor))
    shine(
        surface,
        (size.w * 0.64, floor + 40 * unit),
        stretched_glow(Size(round(size.w * 0.9), round(360 * unit)), (64, 40, 16)),
    )
    vignette(surface, 150)
    return surface


def _stars(surface: pygame.Surface, horizon: int, chance: Random) -> None:
    width = surface.get_width()
    unit = surface.get_height() / 1080
    for _ in range(420):
        x, y = chance.random() * width, chance.random() ** 1.3 * horizon
        bright = chance.random() ** 3
        tint = chance.choice(((255, 250, 235), (214, 226, 255), (255, 232, 204)))
        radius = max(round((1.6 + 3.6 * bright) * unit), 2)
        shine(surface, (x, y), glow(radius, tint, 0.35 + 0.65 * bright))
        if bright > 0.72:
            shine(surface, (x, y), stretched_glow(Size(round(26 * unit), max(round(2 * unit), 1)), tint, 0.6))
            shine(surface, (x, y), stretched_glow(Size(max(round(2 * unit), 1), round(26 * unit)), tint, 0.6))


_Burst = tuple[float, float, float, Shade, int]

_BURSTS: tuple[_Burst, ...] = (
    (0.63, 0.25, 210, (255, 204, 112), 46),
    (0.86, 0.35, 150, (240, 150, 150), 34),
    (0.505, 0.13, 92, (150, 190, 236), 26),
    (0.93, 0.13, 96, (186, 226, 186), 22),
)
"""Centre as shares of width and height, reach, colour, number of rays."""


def _burst(surface: pygame.Surface, burst: _Burst, size: Size, unit: float, chance: Random) -> None:
    """A rocket that has just opened: rays that slow down, sink, and end in a spark."""
    across, down, reach, tint, rays = burst
    x, y = size.w * across, size.h * down
    shine(surface, (x, y), glow(round(reach * 1.7 * unit), tint, 0.25))
    for ring, number in ((1.0, rays), (0.62, rays * 2 // 3)):
        for ray in range(number):
            angle = 2 * pi * (ray + chance.random() * 0.7) / number
            length = reach * unit * ring * (0.78 + 0.22 * chance.random())
            _ray(surface, (x, y), angle, length, reach * 0.30 * ring * unit, tint, unit)
    shine(surface, (x, y), glow(round(reach * 0.30 * unit), tint, 0.6))


def _ray(
    surface: pygame.Surface,
    centre: tuple[float, float],
    angle: float,
    length: float,
    sinks: float,
    tint: Shade,
    unit: float,
) -> None:
    before = centre
    for step in range(5, 27):
        share = step / 26
        far = length * (1 - (1 - share) ** 2)
        at = (centre[0] + cos(angle) * far, centre[1] + sin(angle) * far + sinks * share**3)
        if step > 5:
            red, green, blue = (round(part * (0.10 + 0.62 * share**2)) for part in tint)
            pygame.draw.aaline(surface, (red + 14, green + 18, blue + 40), before, at)
        if share > 0.55:
            shine(surface, at, glow(max(round(2.6 * share * unit), 2), tint, share**2 * 0.8))
        before = at
    shine(surface, before, glow(max(round(7 * unit), 3), tint, 0.7))
    shine(surface, before, glow(max(round(3 * unit), 2), (255, 250, 236), 1.0))


def _garden(surface: pygame.Surface, facade: pygame.Surface, horizon: int, floor: int, unit: float) -> None:
    """The parterre before the palace: water that gives its lights back, clipped trees, a balustrade."""
    width, height = surface.get_width(), floor - horizon
    ground = downwards(Size(width, height), _GARDEN)
    mirrored = pygame.transform.smoothscale(
        pygame.transform.flip(facade, False, True), (width, round(facade.get_height() * 0.62))
    )
    mirrored.set_alpha(92)
    ground.blit(mirrored, (0, 0))
    for y in range(0, height, max(round(4 * unit), 2)):
        pygame.draw.line(ground, (14, 16, 30), (0, y), (width, y), max(round(unit), 1))
    surface.blit(ground, (0, horizon))
    shine(
        surface,
        (width * 0.64, horizon + 4 * unit),
        stretched_glow(Size(width, round(90 * unit)), (96, 62, 26)),
    )
    for at in range(-9, 10):
        _topiary(surface, width * 0.64 + at * 132 * unit, horizon + 16 * unit, unit)
    _balustrade(surface, floor, unit)


def _topiary(surface: pygame.Surface, x: float, foot: float, unit: float) -> None:
    dark = (12, 18, 26)
    pygame.draw.polygon(surface, dark, [(x, foot - 58 * unit), (x - 17 * unit, foot), (x + 17 * unit, foot)])
    pygame.draw.aalines(surface, (30, 38, 44), False, [(x, foot - 58 * unit), (x + 17 * unit, foot)])
    pygame.draw.rect(
        surface, dark, pygame.Rect(round(x - 3 * unit), round(foot), max(round(6 * unit), 1), round(8 * unit))
    )


def _balustrade(surface: pygame.Surface, floor: int, unit: float) -> None:
    width = surface.get_width()
    stone, edge, dark = (46, 42, 54), (112, 94, 78), (26, 24, 36)
    top = floor - round(66 * unit)
    rail, foot = max(round(10 * unit), 2), max(round(9 * unit), 2)
    step, pier = 30 * unit, 12
    for at in range(int(width / step) + 2):
        x = at * step
        if at % pier == 0:
            area = pygame.Rect(
                round(x - 20 * unit), top - round(4 * unit), round(40 * unit), floor - top + round(4 * unit)
            )
            pygame.draw.rect(surface, stone, area)
            pygame.draw.rect(
                surface, dark, area.inflate(-round(14 * unit), -round(30 * unit)), max(round(unit), 1)
            )
            pygame.draw.line(surface, edge, area.topleft, area.topright, max(round(2 * unit), 1))
            _urn(surface, x, area.top, unit, stone, edge)
        elif (at + 1) % pier and (at - 1) % pier:
            _baluster(surface, x, top + rail, floor - foot, unit, stone, edge)
    pygame.draw.rect(surface, stone, pygame.Rect(0, top, width, rail))
    pygame.draw.line(surface, edge, (0, top), (width, top), max(round(2 * unit), 1))
    pygame.draw.rect(surface, dark, pygame.Rect(0, floor - foot, width, foot))
    pygame.draw.line(surface, stone, (0, floor - foot), (width, floor - foot), max(round(unit), 1))


def _baluster(
    surface: pygame.Surface, x: float, top: int, foot: int, unit: float, stone: Shade, edge: Shade
) -> None:
    outline = ((0.0, 6), (0.12, 4), (0.3, 4.5), (0.62, 9.5), (0.8, 7), (0.9, 4), (1.0, 7))
    height = foot - top
    right = [(x + wide * unit, top + share * height) for share, wide in outline]
    left = [(x - wide * unit, top + share * height) for share, wide in reversed(outline)]
    pygame.draw.polygon(surface, stone, [*right, *left])
    pygame.draw.aalines(surface, edge, False, right)


def _urn(surface: pygame.Surface, x: float, foot: int, unit: float, stone: Shade, edge: Shade) -> None:
    outline = ((0, 7), (8, 4), (14, 6), (22, 17), (38, 19), (42, 14), (50, 16), (53, 15))
    right = [(x + wide * unit, foot - up * unit) for up, wide in outline]
    left = [(x - wide * unit, foot - up * unit) for up, wide in reversed(outline)]
    pygame.draw.polygon(surface, stone, [*right, *left])
    pygame.draw.aalines(surface, edge, False, right)
    for dx, up in ((-9, 60), (0, 66), (9, 60), (-4, 58), (5, 58)):
        pygame.draw.circle(surface, (16, 24, 30), (x + dx * unit, foot - up * unit), 9 * unit)
