"""Pictures that lie beside saved games: PNG files, perhaps from elsewhere, of which nothing is trusted."""

from __future__ import annotations

import os
import stat
import struct
from io import BytesIO

import pygame

MOST_BYTES = 8 * 2**20
MOST_PIXELS = 4096 * 2160
"""Ours have a quarter of a million; what is larger is not decoded."""

_HOW = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_HEAD = struct.Struct(">8sI4sII")
_PNG, _FIRST, _FIRST_LONG = b"\x89PNG\r\n\x1a\n", b"IHDR", 13


def photo_of(file: str) -> pygame.Surface | None:
    """The picture of a file; None where it is no picture, or one larger than any of ours."""
    data = _bytes_of(file)
    if data is None or not _is_fair(data):
        return None
    try:
        return pygame.image.load(BytesIO(data), "photo.png")
    except pygame.error:
        return None


def _bytes_of(file: str) -> bytes | None:
    """What a regular file of fair size holds; a pipe is not waited for."""
    try:
        with open(os.open(file, _HOW), "rb") as opened:
            if not stat.S_ISREG(os.fstat(opened.fileno()).st_mode):
                return None
            data = opened.read(MOST_BYTES + 1)
    except (OSError, ValueError):
        return None
    return data if len(data) <= MOST_BYTES else None


def _is_fair(data: bytes) -> bool:
    """True if the bytes begin as a PNG that says it has no more pixels than we decode."""
    if len(data) < _HEAD.size:
        return False
    magic, long, first, width, height = _HEAD.unpack_from(data)
    return (magic, long, first) == (_PNG, _FIRST_LONG, _FIRST) and 0 < width * height <= MOST_PIXELS
