"""Opening the window: with or without the graphics card's help, whichever is faster here."""

from __future__ import annotations

import math
import os
import sys
import time

import pygame

from rococo_desktop.play.settings import RenderMode
from rococo_desktop.ui.picture.geometry import Size

FLIPS, PLAIN = 8, 3
SLOW_FLIP_MS = 6.0
LEAST_WINDOW = Size(1280, 720)
WINDOW_CLASS = "rococo-desktop"

_ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
_INVISIBLE = ("dummy", "offscreen")
_CARDS = ("/dev/dri", "/dev/nvidiactl", "/dev/dxg")
"""What Linux has where there is a graphics card: its own driver, NVIDIA's, or that of Windows around it."""


class NoDisplayError(Exception):
    """There is no screen to open a window on."""


def system_languages() -> tuple[str, ...]:
    """The languages the system is set to, the best first, as "de" or "de_AT"; none where it does not say."""
    from pygame import system

    try:
        found = system.get_pref_locales()
    except pygame.error:
        return ()
    return tuple("_".join(filter(None, (one["language"], one["country"]))) for one in found)


def open_window(title: str, size: Size, fullscreen: bool, presentation: RenderMode) -> pygame.Window:
    """A window at native pixels, presented the way that is asked for, or the faster way.

    NoDisplayError if there is no screen; a driver named in SDL_VIDEODRIVER is taken as it is.
    """
    os.environ["SDL_VIDEO_X11_WMCLASS"] = WINDOW_CLASS  # pygame has put the name of the script there
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    if presentation is RenderMode.SOFTWARE or not (_ACCELERATION in os.environ or has_card()):
        os.environ[_ACCELERATION] = "0"
    if presentation is not RenderMode.AUTO or _ACCELERATION in os.environ:
        return _open(title, size, fullscreen)
    # Software first: it opens at once and is fast enough but for very large windows.
    os.environ[_ACCELERATION] = "0"
    window = _open(title, size, fullscreen)
    if pygame.display.get_driver() in _INVISIBLE:
        return window
    plain = flip_ms(window)
    if plain <= SLOW_FLIP_MS:
        return window
    window = _opened_again(window, title, size, fullscreen, None)
    if flip_ms(window) > plain:
        window = _opened_again(window, title, size, fullscreen, "0")
    return window


def has_card() -> bool:
    """False if it is certain that no graphics card can help.

    SDL would then present through OpenGL made in software: slow to open, at a whole core's cost, and with
    copies of the window in our own memory.
    """
    return sys.platform != "linux" or any(os.path.exists(device) for device in _CARDS)


def _opened_again(
    window: pygame.Window, title: str, size: Size, fullscreen: bool, acceleration: str | None
) -> pygame.Window:
    """The window anew, with the other kind of presentation."""
    window.destroy()
    pygame.display.quit()
    os.environ.pop(_ACCELERATION, None)
    if acceleration is not None:
        os.environ[_ACCELERATION] = acceleration
    return _open(title, size, fullscreen)


def _open(title: str, size: Size, fullscreen: bool) -> pygame.Window:
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(str(error)) from error
    if not os.environ.get("SDL_VIDEODRIVER") and pygame.display.get_driver() in _INVISIBLE:
        raise NoDisplayError(f"only the invisible driver '{pygame.display.get_driver()}' is there")
    most = screen_size()
    window = pygame.Window(title, (min(size.w, most.w), min(size.h, most.h)), resizable=True)
    window.minimum_size = (min(LEAST_WINDOW.w, most.w), min(LEAST_WINDOW.h, most.h))
    if fullscreen:
        window.set_fullscreen(True)
    return window


def screen_size() -> Size:
    """How large a window can be at most: as the largest screen; endless where nobody looks."""
    if pygame.display.get_driver() in _INVISIBLE:
        return Size(16384, 16384)
    return Size(*max(pygame.display.get_desktop_sizes(), key=lambda size: size[0] * size[1]))


def flip_ms(window: pygame.Window) -> float:
    """How long a flip takes here, in milliseconds: the best of a few, so that a busy moment does not mislead.

    Endless where the system cannot present this way at all.
    """
    try:
        window.get_surface().fill((16, 20, 42))
    except pygame.error:
        return math.inf
    taken = []
    for _ in range(FLIPS):
        began = time.perf_counter()
        window.flip()
        taken.append((time.perf_counter() - began) * 1000)
        if taken[-1] < SLOW_FLIP_MS / 2 or (len(taken) == PLAIN and min(taken) > 2 * SLOW_FLIP_MS):
            break  # it is plain to see
    return min(taken)
