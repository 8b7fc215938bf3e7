"""The game's own icon on its window, and a needle for a pointer."""

from __future__ import annotations

from pathlib import Path

import pygame

from rococo_desktop.files.locations import MissingPartError
from rococo_desktop.ui.picture.signs import picture_of

ICON, POINTER = picture_of("app_icon"), picture_of("pointer")
ICON_SIDE, POINTER_SIDE = 64, 34


def dress(window: pygame.Window, pictures: Path) -> None:
    """Give the window its icon."""
    window.set_icon(_picture(pictures, ICON, ICON_SIDE))


def thread(pictures: Path, factor: float) -> None:
    """Give the mouse its needle at this scale; its point lies in the corner of its picture."""
    try:
        needle = _picture(pictures, POINTER, round(POINTER_SIDE * factor))
        pygame.mouse.set_cursor(pygame.Cursor((0, 0), needle))
    except pygame.error:
        pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_ARROW)  # where pointers cannot have colours


def _picture(pictures: Path, name: str, side: int) -> pygame.Surface:
    """A picture as the system wants it, with plain alpha: the gallery has it multiplied."""
    file = pictures / f"{name}.webp"
    try:
        loaded = pygame.image.load(file)
    except (pygame.error, OSError) as error:
        raise MissingPartError(file, str(error)) from error
    return pygame.transform.smoothscale(loaded, (side, side))
