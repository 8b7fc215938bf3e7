"""Drawing a sign: its shapes at several times the size, scaled down smoothly, kept per size and colours."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from rococo_desktop.ui.icons.controls import CONTROLS
from rococo_desktop.ui.icons.goods import GOODS
from rococo_desktop.ui.icons.pen import Pen
from rococo_desktop.ui.theme import INK, Paint

ICONS: dict[str, Callable[[Pen], None]] = {**GOODS, **CONTROLS}
"""Every sign by name; it draws itself on a square of 64 by 64 units."""

FINER = 4


@lru_cache(maxsize=4096)
def draw_icon(name: str, side: int, paint: Paint, ink: Paint | None = None) -> pygame.Surface:
    """A sign as a square surface; KeyError if there is none of that name."""
    large = pygame.Surface((max(side, 1) * FINER, max(side, 1) * FINER), pygame.SRCALPHA, 32)
    ICONS[name](Pen(large, paint, ink or INK))
    return pygame.transform.smoothscale(large, (max(side, 1), max(side, 1)))
