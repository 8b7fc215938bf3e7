"""What the mouse presses down: it sinks a little and darkens, whatever it looks like, until it is let go."""

from __future__ import annotations

import pygame

from rococo_desktop.model.decisions import Target
from rococo_desktop.ui.picture.geometry import Rect
from rococo_desktop.ui.picture.picture_parts import Picture
from rococo_desktop.ui.window import hotspot_search

DEPTH = 2
"""How far it sinks, in logical pixels."""
SHADED = (222, 210, 198)
"""What is left of its colours, in the light of a candle."""
RIM = (150, 136, 124)
"""And of the rim above it, whose shadow falls on it."""


def sinks(picture: Picture, pressed: Target | None, hover: Target | None) -> Rect | None:
    """Where what is pressed down lies, if letting go would choose it."""
    spot = hotspot_search.named(picture, pressed)
    if pressed is None or pressed != hover or spot is None or not spot.lit:
        return None
    return spot.rect


def sink(surface: pygame.Surface, place: pygame.Rect, depth: int) -> None:
    """Press down what is painted at a place of the surface by so many pixels."""
    place = place.clip(surface.get_rect())
    if place.w < 1 or place.h <= depth:
        return
    face = surface.subsurface((place.x, place.y, place.w, place.h - depth)).copy()
    face.fill(SHADED, special_flags=pygame.BLEND_RGB_MULT)
    surface.fill(RIM, pygame.Rect(place.x, place.y, place.w, depth), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(face, (place.x, place.y + depth))
