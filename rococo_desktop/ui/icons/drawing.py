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
    large = pygame.Surface((side * finer, side * finer), pygame.SRCALPHA, 32)
    ICONS[name](Pen(large, paint, ink or INK, weight=weight_for(side), accent=accent))
    return pygame.transform.smoothscale(_edged(large), (side, side))


def weight_for(side: int) -> float:
    """How heavy outlines are at a size in pixels: bold below 28, thinning out to a third of that."""
    return max(min(1.08 - (side - 24) * 0.0062, 1.08), 0.42)


def _edged(drawn: pygame.Surface) -> pygame.Surface:
    """The drawing with the colour of its edge, unseen, where nothing is drawn: scaling mixes it in there."""
    mask = pygame.mask.from_surface(drawn, 0)
    edged = pygame.Surface(drawn.get_size(), pygame.SRCALPHA, 32)
    red, green, blue = _edge(drawn)
    mask.to_surface(edged, setsurface=drawn, unsetcolor=(red, green, blue, 0))
    return edged


def _edge(drawn: pygame.Surface) -> tuple[int, int, int]:
    """The first colour met from the left, looking from the middle downwards and then from the top."""
    side = drawn.get_width()
    for row in range(0, side, max(side // 32, 1)):
        y = (row + side // 2) % side
        for x in range(side):
            red, green, blue, alpha = drawn.get_at((x, y))
            if alpha == 255:
                return (red, green, blue)
    return (0, 0, 0)
