"""The game's own icon on its window, and a needle for a pointer."""

from __future__ import annotations

import pygame

from rococo_desktop.ui.gallery import Gallery, Wanted
from rococo_desktop.ui.marks import Fit
from rococo_desktop.ui.signs import picture_of

ICON, POINTER = picture_of("app_icon"), picture_of("pointer")
ICON_SIDE, POINTER_SIDE = 64, 34


def dress(window: pygame.Window, gallery: Gallery, factor: float) -> None:
    """Give the window its icon and the mouse its needle, whose point lies in the corner of its picture."""
    window.set_icon(_plain(gallery, ICON, ICON_SIDE))
    try:
        pygame.mouse.set_cursor(pygame.Cursor((0, 0), _plain(gallery, POINTER, round(POINTER_SIDE * factor))))
    except pygame.error:
        pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_ARROW)  # where pointers cannot have colours


def _plain(gallery: Gallery, name: str, side: int) -> pygame.Surface:
    """A picture as the system wants it, with plain alpha."""
    picture = gallery.picture(Wanted(name, side, side, Fit.CONTAIN))
    straight = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    for x in range(side):
        for y in range(side):
            red, green, blue, alpha = picture.get_at((x, y))
            if alpha:
                full = (min(part * 255 // alpha, 255) for part in (red, green, blue))
                straight.set_at((x, y), (*full, alpha))
    return straight
