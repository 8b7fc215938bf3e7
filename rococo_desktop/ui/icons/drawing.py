"""Drawing a sign: its shapes at several times the size, scaled down smoothly, kept per size and colours."""

from __future__ import annotations

from functools import lru_cache

import pygame

from rococo_desktop.ui.icons.catalogue import ICONS
from rococo_desktop.ui.icons.pen import Pen
from rococo_desktop.ui.theme import INK, Paint

FINEST, COARSEST = 6, 2
"""How many times larger the smallest and the largest signs are drawn before they are scaled down."""
DRAWN = 256
"""About how large, in pixels, a sign is drawn."""


@lru_cache(maxsize=4096)
def draw_icon(
    name: str, side: int, paint: Paint, ink: Paint | None = None, accent: Paint | None = None
) -> pygame.Surface:
    """A sign as a square surface; KeyError if there is none of that name."""
    side = max(side, 1)
    finer = min(max(DRAWN // side, COARSEST), FINEST)
    edge = _edge(name, paint, ink or INK)
    large = _drawn(name, side * finer, paint, ink or INK, (*edge, 0), weight_for(side), accent)
    return pygame.transform.smoothscale(large, (side, side))


def weight_for(side: int) -> float:
    """How heavy outlines are at a size in pixels: bold below 28, thinning out to a third of that."""
    return max(min(1.08 - (side - 24) * 0.0062, 1.08), 0.42)


def _drawn(
    name: str,
    side: int,
    paint: Paint,
    ink: Paint,
    bare: Paint,
    weight: float = 1,
    accent: Paint | None = None,
) -> pygame.Surface:
    large = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    large.fill(bare)
    ICONS[name](Pen(large, paint, ink, bare, weight, accent=accent))
    return large


def _edge(name: str, paint: Paint, ink: Paint) -> tuple[int, int, int]:
    """The colour at the sign's edge: what is not drawn has it too, unseen, or scaling leaves dark fringes."""
    found = _edge_of(name)
    colour = {_RED: paint, _GREEN: ink}.get(found, found)
    return (colour[0], colour[1], colour[2])


_RED, _GREEN = (255, 0, 0), (0, 255, 0)


@lru_cache(maxsize=256)
def _edge_of(name: str) -> tuple[int, int, int]:
    """The same where the sign is red and its lines are green."""
    small = _drawn(name, 64, _RED, _GREEN, (0, 0, 0, 0))
    for at in range(64 * 64):
        y, x = divmod(at, 64)
        red, green, blue, alpha = small.get_at((x, (y + 32) % 64))
        if alpha == 255:
            return (red, green, blue)
    return _GREEN
