"""A wall hung with midnight damask: the ground of every screen that is not the table."""

from __future__ import annotations

import pygame

from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.icons.paths import arc, curve
from rococo_desktop.ui.icons.pen import Pen
from rococo_desktop.ui.scenery.light import downwards, shine, stretched_glow, vignette

_WALL = ((0.0, (20, 26, 54)), (0.5, (26, 33, 66)), (1.0, (14, 18, 40)))
_MOTIF = (36, 44, 82)
_FINER = 3


def damask(size: Size, scale: float) -> pygame.Surface:
    """The wall with candle light from above."""
    surface = downwards(size, _WALL)
    side = max(round(112 * scale), 16)
    motif = _motif(side)
    for row in range(size.h // side * 2 + 3):
        shift = side // 2 if row % 2 else 0
        for column in range(size.w // side + 2):
            surface.blit(motif, (column * side - shift, row * side // 2 - side // 2))
    shine(
        surface, (size.w / 2, 0), stretched_glow(Size(round(size.w * 1.2), round(size.h * 1.1)), (44, 30, 18))
    )
    vignette(surface, 150)
    return surface


def _motif(side: int) -> pygame.Surface:
    """A flower in a pointed oval of leaves, mirrored about its middle."""
    large = pygame.Surface((side * _FINER, side * _FINER), pygame.SRCALPHA, 32)
    pen = Pen(large, _MOTIF, _MOTIF)
    for mirror in (1, -1):

        def at(x: float, y: float, mirror: int = mirror) -> tuple[float, float]:
            return (32 + x * mirror, y)

        pen.line(curve(at(0, 4), at(18, 12), at(20, 30), at(0, 44)), 1.6)
        pen.shape(
            [
                *curve(at(0, 30), at(10, 26), at(12, 18), at(6, 12)),
                *curve(at(6, 12), at(4, 18), at(2, 22), at(0, 30)),
            ]
        )
        pen.shape(
            [
                *curve(at(0, 44), at(14, 44), at(20, 38), at(22, 30)),
                *curve(at(22, 30), at(14, 34), at(6, 36), at(0, 44)),
            ]
        )
        pen.line(curve(at(0, 46), at(8, 50), at(16, 50), at(18, 56)), 1.6)
        pen.disc(at(18, 56), 1.8)
    pen.shape([*arc((32, 17), 3.2, 7, 0, 360)])
    pen.disc((32, 52), 2.2)
    return pygame.transform.smoothscale(large, (side, side))
