"""The palace at night: a long garden front with lit windows, a higher middle, statues along the roof."""

from __future__ import annotations

from random import Random

import pygame

from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.scenery.light import glow, shine

FINER = 2
MIDDLE = 0.64
"""Where the middle of the front stands, as a share of the width."""

_STONE, _SHADE, _LEDGE, _ROOF = (52, 48, 70), (38, 37, 58), (86, 76, 88), (26, 28, 48)
_DARK_PANE = (30, 30, 48)
_LIT = ((255, 226, 156), (252, 196, 108), (236, 164, 84))
_BAY = 62
_WINGS = 22
"""Bays of each wing: enough to run out of the widest screen."""


def palace(size: Size, unit: float) -> pygame.Surface:
    """The front on a clear ground, standing on the lower edge; `unit` is a logical pixel at full height."""
    large = pygame.Surface((size.w * FINER, size.h * FINER), pygame.SRCALPHA, 32)
    step = unit * FINER
    chance = Random(1682)
    middle = size.w * MIDDLE * FINER
    _wing(large, middle - (4.5 + _WINGS) * _BAY * step, _WINGS, step, chance)
    _wing(large, middle + 4.5 * _BAY * step, _WINGS, step, chance)
    _pavilion(large, middle, step, chance)
    front = pygame.transform.smoothscale(large, tuple(size))
    _lights(front, size, unit)
    return front


def _wing(surface: pygame.Surface, left: float, bays: int, step: float, chance: Random) -> None:
    foot = surface.get_height()
    _block(surface, left, bays * _BAY * step, foot - 176 * step, foot, step)
    for bay in range(bays):
        _bay(surface, left + (bay + 0.5) * _BAY * step, foot, step, chance)
    _roofline(surface, left, bays, foot - 176 * step, step)


def _pavilion(surface: pygame.Surface, middle: float, step: float, chance: Random) -> None:
    foot, bays = surface.get_height(), 9
    left, wide = middle - bays * _BAY * step / 2, bays * _BAY * step
    top = foot - 204 * step
    roof = [
        (left + 20 * step, top),
        (left + 76 * step, top - 62 * step),
        (left + wide - 76 * step, top - 62 * step),
        (left + wide - 20 * step, top),
    ]
    pygame.draw.polygon(surface, _ROOF, roof)
    pygame.draw.line(surface, _LEDGE, roof[1], roof[2], max(round(3 * step), 1))
    for at in (0, 2):
        _dormer(surface, middle + (at - 1) * 2.9 * _BAY * step, top - 14 * step, step)
    _block(surface, left, wide, top, foot, step)
    for bay in range(bays):
        _bay(surface, left + (bay + 0.5) * _BAY * step, foot, step, chance, 14)
    for bay in range(bays + 1):
        x = left + bay * _BAY * step
        pygame.draw.rect(surface, _LEDGE, _area(x - 3.5 * step, foot - 160 * step, 7 * step, 92 * step))
        pygame.draw.rect(surface, _STONE, _area(x + 1 * step, foot - 160 * step, 2.5 * step, 92 * step))
    _roofline(surface, left, bays, top, step)
    _pediment(surface, middle, top - 2 * step, step)


def _pediment(surface: pygame.Surface, middle: float, top: float, step: float) -> None:
    half = 1.55 * _BAY * step
    spots = [(middle - half, top), (middle, top - 44 * step), (middle + half, top)]
    pygame.draw.polygon(surface, _STONE, spots)
    pygame.draw.lines(surface, _LEDGE, False, spots, max(round(3 * step), 1))
    pygame.draw.circle(surface, _LEDGE, (middle, top - 16 * step), 9 * step)
    pygame.draw.circle(surface, _LIT[1], (middle, top - 16 * step), 6 * step)


def _dormer(surface: pygame.Surface, x: float, foot: float, step: float) -> None:
    pygame.draw.circle(surface, _SHADE, (x, foot - 26 * step), 13 * step)
    pygame.draw.rect(surface, _SHADE, _area(x - 13 * step, foot - 26 * step, 26 * step, 26 * step))
    pygame.draw.circle(surface, _LIT[2], (x, foot - 25 * step), 7 * step)


def _block(surface: pygame.Surface, left: float, wide: float, top: float, foot: float, step: float) -> None:
    pygame.draw.rect(surface, _STONE, _area(left, top, wide, foot - top))
    pygame.draw.rect(surface, _SHADE, _area(left, foot - 66 * step, wide, 66 * step))
    for y, high in ((top, 4), (top + 12 * step, 2), (foot - 68 * step, 4), (foot - 8 * step, 8)):
        pygame.draw.rect(surface, _LEDGE, _area(left, y, wide, high * step))


def _bay(
    surface: pygame.Surface, x: float, foot: float, step: float, chance: Random, higher: float = 0
) -> None:
    """One bay: an arched door below, a tall arched window, a small one under the roof."""
    _window(surface, x, foot - 8 * step, 24 * step, 44 * step, _pane(chance, 0.72), step, True)
    _window(surface, x, foot - 74 * step, 27 * step, 68 * step, _pane(chance, 0.94), step, True)
    _window(surface, x, foot - (146 + higher) * step, 20 * step, 14 * step, _pane(chance, 0.4), step, False)


def _pane(chance: Random, lit: float) -> tuple[int, int, int]:
    return chance.choice(_LIT) if chance.random() < lit else _DARK_PANE


def _window(
    surface: pygame.Surface,
    x: float,
    foot: float,
    wide: float,
    high: float,
    pane: tuple[int, int, int],
    step: float,
    arched: bool,
) -> None:
    rim = 3 * step
    if arched:
        spring = foot - high + wide / 2
        for paint, grow in ((_LEDGE, rim), (pane, 0.0)):
            half = wide / 2 + grow
            pygame.draw.circle(surface, paint, (x, spring), half)
            pygame.draw.rect(surface, paint, _area(x - half, spring, 2 * half, foot - spring))
    else:
        for paint, grow in ((_LEDGE, rim), (pane, 0.0)):
            half = wide / 2 + grow
            pygame.draw.rect(surface, paint, _area(x - half, foot - high - grow, 2 * half, high + 2 * grow))
    bar = max(round(1.4 * step), 1)
    muntin = (120, 82, 50) if pane != _DARK_PANE else (46, 44, 62)
    pygame.draw.line(surface, muntin, (x, foot - high), (x, foot), bar)
    rows = max(int(high // (14 * step)), 2)
    for row in range(1, rows):
        y = foot - high * row / rows
        pygame.draw.line(surface, muntin, (x - wide / 2, y), (x + wide / 2, y), bar)


def _roofline(surface: pygame.Surface, left: float, bays: int, top: float, step: float) -> None:
    """A balustrade with a trophy over every pier."""
    pygame.draw.rect(surface, _SHADE, _area(left, top - 12 * step, bays * _BAY * step, 12 * step))
    pygame.draw.rect(surface, _LEDGE, _area(left, top - 14 * step, bays * _BAY * step, 3 * step))
    for at in range(bays * 6):
        x = left + at * _BAY * step / 6
        pygame.draw.line(surface, _ROOF, (x, top - 10 * step), (x, top), max(round(2 * step), 1))
    for bay in range(bays + 1):
        x = left + bay * _BAY * step
        pygame.draw.rect(surface, _STONE, _area(x - 5 * step, top - 16 * step, 10 * step, 16 * step))
        outline = ((-4, 16), (-6, 26), (0, 38), (6, 26), (4, 16))
        pygame.draw.polygon(surface, _STONE, [(x + dx * step, top - up * step) for dx, up in outline])


def _area(x: float, y: float, wide: float, high: float) -> pygame.Rect:
    left, top = round(x), round(y)
    return pygame.Rect(left, top, max(round(x + wide) - left, 1), max(round(y + high) - top, 1))


def _lights(front: pygame.Surface, size: Size, unit: float) -> None:
    """The glow of the windows on the stone around them, without touching what is clear."""
    light = glow(max(round(46 * unit), 4), (52, 34, 14))
    bays = round(size.w / (_BAY * unit)) + 1
    first = size.w * MIDDLE - round(size.w * MIDDLE / (_BAY * unit)) * _BAY * unit
    for bay in range(bays + 1):
        shine(front, (first + bay * _BAY * unit, size.h - 104 * unit), light)
