"""The shipped sounds as samples, decoded as the game decodes them, with a device that nobody hears."""

from __future__ import annotations

import os
from array import array
from functools import lru_cache
from pathlib import Path

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from rococo_desktop.files.locations import assets_dir

RATE = 44_100
EFFECTS = sorted((assets_dir() / "sounds").glob("*.ogg"))
MUSIC = {file.stem: file for file in sorted((assets_dir() / "music").glob("*.ogg"))}


@lru_cache(maxsize=2)
def decoded(file: Path) -> array[int]:
    """All samples, left and right in turn."""
    if not pygame.mixer.get_init():
        pygame.mixer.init(RATE, -16, 2)
    samples = array("h")
    samples.frombytes(pygame.mixer.Sound(file).get_raw())
    pygame.mixer.quit()
    return samples
