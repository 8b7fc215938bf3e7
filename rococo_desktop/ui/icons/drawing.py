"""Drawing a sign: its shapes at several times the size, scaled down smoothly, kept per size and colours."""

from __future__ import annotations

from functools import lru_cache

import pygame

from rococo_desktop.ui.icons.catalogue import ICONS
from rococo_desktop.ui.icons.pen import Pen
from rococo_desktop.ui.theme import INK, Paint

FINEST, COARSEST = 8, 2
"""How many times larger the smallest and the largest signs are drawn before they are scaled down."""
DRAWN = 320
"""About how large, in pixels, a sign is drawn."""


@lru_cache(maxsize=4096)
def draw_icon(name: str, side: int, paint: Paint, ink: Paint | None = None) -> pygame.Surface:
    """A sign as a square surface; KeyError if there is none of that name."""
    side = max(side, 1)
    finer = min(max(DRAWN // side, COARSEST), FINEST)
    edge = _edge(name, paint, ink or INK)
    large = _drawn(name, side * finer, paint, ink or INK, (*edge, 0))
    return pygame.transform.smoothscale(large, (side, side))


def _drawn(name: str, side: int, paint: Paint, ink: Paint, bare: Paint) -> pygame.Surface:
    large = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    large.fill(bare)
    ICONS[name](Pen(large, paint, ink, bare))
    return large


@lru_cache(maxsize=1024)
def _edge(name: str, paint: Paint, ink: Paint) -> tuple[int, int, int]:
    """The colour at the sign's edge: what is not drawn has it too, unseen, or scaling leaves dark fringes."""
    small = _drawn(name, 64, paint, ink, (0, 0, 0, 0))
    for at in range(64 * 64):
        y, x = divmod(at, 64)
        red, green, blue, alpha = small.get_at((x, (y + 32) % 64))
        if alpha == 255:
            return (red, green, blue)
    return (ink[0], ink[1], ink[2])
