"""Drawing scenery by its name, at the size of the screen. The painter keeps what was drawn."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from rococo_desktop.ui.geometry import Size
from rococo_desktop.ui.scenery.damask import damask
from rococo_desktop.ui.scenery.frames import FRAMES
from rococo_desktop.ui.scenery.night import night

SCENERY: dict[str, Callable[[Size, float], pygame.Surface]] = {"night": night, "damask": damask, **FRAMES}
"""Everything there is, by name; each is given its size in pixels and the scale."""


def draw_scenery(name: str, size: Size, scale: float) -> pygame.Surface:
    """The scenery as a surface of this size; KeyError if there is none of that name."""
    return SCENERY[name](Size(max(size.w, 1), max(size.h, 1)), scale)
