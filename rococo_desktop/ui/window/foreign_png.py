"""Pictures that lie beside saved games: PNG files, perhaps from elsewhere, of which nothing is trusted."""

from __future__ import annotations

import struct
from io import BytesIO
from pathlib import Path

import pygame

from rococo_desktop.files.regular import read_regular

MOST_BYTES = 8 * 2**20
MOST_PIXELS = 4096 * 2160
"""Ours have a quarter of a million; what is larger is not decoded."""

_HEAD = struct.Struct(">8sI4sII")
_PNG, _FIRST, _FIRST_LONG = b"\x89PNG\r\n\x1a\n", b"IHDR", 13


def photo_of(file: str) -> pygame.Surface | None:
    """The picture of a file; None where it is no picture, or one larger than any of ours."""
    try:
        data = read_regular(Path(file), MOST_BYTES)
        return pygame.image.load(BytesIO(data), "photo.png") if _is_fair(data) else None
    except (OSError, pygame.error):
        return None


def _is_fair(data: bytes) -> bool:
    """True if the bytes begin as a PNG that says it has no more pixels than we decode."""
    if len(data) < _HEAD.size:
        return False
    magic, long, first, width, height = _HEAD.unpack_from(data)
    return (magic, long, first) == (_PNG, _FIRST_LONG, _FIRST) and 0 < width * height <= MOST_PIXELS
