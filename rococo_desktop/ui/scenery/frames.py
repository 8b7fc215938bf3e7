"""Gilded frames: ivory or midnight panels with carved corners, and the flourish under a heading."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise

import pygame

from rococo_desktop.ui import theme
from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.icons.paths import Spot, arc, curve
from rococo_desktop.ui.icons.pen import Pen
from rococo_desktop.ui.shapes import rounded
from rococo_desktop.ui.theme import Paint

CORNER = 46
"""The side of a carved corner, in logical pixels."""
_FINER = 4
_DEEP = (104, 72, 28)


def panel(size: Size, scale: float) -> pygame.Surface:
    """An ivory panel in a gilded frame."""
    return _framed(size, scale, theme.IVORY, theme.CREAM)


def panel_night(size: Size, scale: float) -> pygame.Surface:
    """A midnight panel in a gilded frame."""
    return _framed(size, scale, (*theme.NIGHT, 236), (*theme.MIDNIGHT, 236))


def _framed(size: Size, scale: float, paint: Paint, below: Paint) -> pygame.Surface:
    line = max(round(scale), 1)
    radius = round(10 * scale)
    surface = pygame.Surface(tuple(size), pygame.SRCALPHA, 32)
    surface.blit(rounded(size, radius, theme.DARK_GOLD, None, _DEEP, line), (0, 0))
    _inner(surface, line, rounded(_less(size, line), radius - line, theme.BRIGHT_GOLD, theme.GOLD, None, 1))
    _inner(
        surface,
        3 * line,
        rounded(_less(size, 3 * line), radius - 3 * line, theme.GOLD, theme.DARK_GOLD, None, 1),
    )
    inner = _less(size, 4 * line)
    hole = rounded(inner, radius - 4 * line, (0, 0, 0), None, None, 1)
    surface.blit(hole, (4 * line, 4 * line), special_flags=pygame.BLEND_RGBA_SUB)
    _inner(surface, 4 * line, rounded(inner, radius - 4 * line, paint, below, None, 1))
    thin = _less(size, 10 * line)
    edge: Paint = (*theme.GOLD, 150)
    _inner(surface, 10 * line, rounded(thin, max(radius - 6 * line, 1), (0, 0, 0, 0), None, edge, line))
    side = min(round(CORNER * scale), size.w // 2, size.h // 2)
    if side > 8:
        corner = _corner(side)
        for right in (False, True):
            for low in (False, True):
                at = (size.w - side if right else 0, size.h - side if low else 0)
                surface.blit(pygame.transform.flip(corner, right, low), at)
    return surface


def _less(size: Size, margin: int) -> Size:
    return Size(max(size.w - 2 * margin, 1), max(size.h - 2 * margin, 1))


def _inner(surface: pygame.Surface, margin: int, shape: pygame.Surface) -> None:
    surface.blit(shape, (margin, margin))


@lru_cache(maxsize=32)
def _corner(side: int) -> pygame.Surface:
    """The upper left corner: two scrolls that meet in a shell."""
    large = pygame.Surface((side * _FINER, side * _FINER), pygame.SRCALPHA, 32)
    pen = Pen(large, theme.GOLD, _DEEP)
    for flip in (False, True):

        def at(x: float, y: float, flip: bool = flip) -> Spot:
            return (y, x) if flip else (x, y)

        scroll = [
            *curve(at(14, 16), at(20, 3), at(44, 2), at(50, 9)),
            *curve(at(50, 9), at(53, 15), at(44, 18), at(43, 12)),
        ]
        tail = curve(at(46, 5), at(54, 4), at(58, 4), at(63, 6))
        for spots, wide in ((scroll, 7.0), (tail, 4.5)):
            pen.line(spots, wide, _DEEP)
        for spots, wide in ((scroll, 4.6), (tail, 2.6)):
            pen.line(spots, wide, theme.GOLD)
        pen.line([(x - 0.6, y - 0.6) for x, y in scroll], 1.4, theme.BRIGHT_GOLD)
        leaf = [
            *curve(at(22, 8), at(28, 14), at(30, 20), at(26, 26)),
            *curve(at(26, 26), at(24, 20), at(20, 16), at(16, 14)),
        ]
        pen.shape(leaf, theme.GOLD)
        pen.line([*leaf, leaf[0]], 1.2, _DEEP)
    _shell(pen)
    return pygame.transform.smoothscale(large, (side, side))


def _shell(pen: Pen) -> None:
    for degrees in (180, 202.5, 225, 247.5, 270):
        tip = arc((17, 17), 13, 13, degrees, degrees, 1)[0]
        pen.line([(17, 17), tip], 8, _DEEP)
        pen.disc(tip, 4.4, _DEEP)
    for degrees in (180, 202.5, 225, 247.5, 270):
        tip = arc((17, 17), 13, 13, degrees, degrees, 1)[0]
        pen.line([(17, 17), tip], 5, theme.GOLD)
        pen.disc(tip, 3.0, theme.GOLD)
        pen.line([(16, 16), (tip[0] - 0.4, tip[1] - 0.4)], 1.2, theme.BRIGHT_GOLD)
    pen.disc((18, 18), 4.6, _DEEP)
    pen.disc((18, 18), 3.2, theme.BRIGHT_GOLD)


def flourish(size: Size, scale: float) -> pygame.Surface:
    """A line that swells towards a shell in its middle, with a scroll on each side: under a heading."""
    finer = 4
    w, h = size.w * finer, size.h * finer
    large = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    large.fill((*theme.GOLD, 0))
    middle, y = w / 2, h * 0.5
    for side in (-1, 1):
        for spots, thick, thin in _strokes(w / 2, h):
            _taper(large, [(middle + side * x, y + dy) for x, dy in spots], thick * h, thin * h)
    for paint, grow in ((_DEEP, 1.0), (theme.BRIGHT_GOLD, 0.66)):
        for degrees in (200, 235, 270, 305, 340):
            tip = arc((middle, y + h * 0.2), h * 0.36, h * 0.5, degrees, degrees, 1)[0]
            _taper(large, [(middle, y + h * 0.2), tip], h * 0.05 * grow, h * 0.09 * grow, paint)
        pygame.draw.circle(large, paint, (middle, y + h * 0.22), h * 0.13 * grow)
    return pygame.transform.smoothscale(large, tuple(size))


def _strokes(half: float, h: float) -> tuple[tuple[list[Spot], float, float], ...]:
    """The long line and the scroll on one side, each with how thick it begins and ends."""
    line = curve((h * 0.55, h * 0.05), (half * 0.35, -h * 0.28), (half * 0.65, h * 0.24), (half - 4, 0), 240)
    scroll = [
        *curve((h * 0.5, h * 0.1), (h * 1.0, h * 0.42), (h * 2.0, h * 0.4), (h * 2.1, h * 0.1), 90),
        *curve((h * 2.1, h * 0.1), (h * 2.1, -h * 0.1), (h * 1.7, -h * 0.06), (h * 1.75, h * 0.1), 60),
    ]
    return ((line, 0.065, 0.012), (scroll, 0.06, 0.035))


def _taper(
    surface: pygame.Surface, spots: list[Spot], thick: float, thin: float, paint: Paint = theme.GOLD
) -> None:
    """A stroke of round dots that touch, from one thickness to the other."""
    steps = max(len(spots) - 1, 1)
    for at, (start, end) in enumerate(pairwise(spots)):
        length = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
        for part in range(int(length) + 1):
            share = part / (int(length) + 1)
            spot = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            radius = thick + (thin - thick) * (at + share) / steps
            pygame.draw.circle(surface, paint, spot, max(radius, 1.0))


FRAMES: dict[str, Callable[[Size, float], pygame.Surface]] = {
    "panel": panel,
    "panel_night": panel_night,
    "flourish": flourish,
}
