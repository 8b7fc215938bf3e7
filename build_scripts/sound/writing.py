"""Sound files: OGG Vorbis, the same bytes for the same sound."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import soundfile

from sound.signal import RATE, Stereo

SERIAL = 1760
"""The number of the stream in every file of ours; the library would draw one by chance."""


def write_ogg(path: Path, sound: Stereo, quality: float) -> None:
    """Write a file; quality from 0 to 1. In blocks of a second: the library fails on long ones at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    sound = sound if sound.shape[1] == 2 else sound.reshape(-1, 1)
    with soundfile.SoundFile(
        path,
        "w",
        RATE,
        sound.shape[1],
        format="OGG",
        subtype="VORBIS",
        compression_level=1.0 - quality,
    ) as file:
        for begin in range(0, len(sound), RATE):
            file.write(np.ascontiguousarray(sound[begin : begin + RATE], dtype=np.float32))
    path.write_bytes(renumbered(path.read_bytes()))


def read_ogg(path: Path) -> Stereo:
    """The samples of a file, as they will be heard."""
    found, rate = soundfile.read(path, always_2d=True)
    assert rate == RATE
    return np.asarray(found)


def renumbered(data: bytes) -> bytes:
    """The stream with `SERIAL` in every page, and each page's sum put right."""
    made, at = bytearray(data), 0
    while at < len(made):
        segments = made[at + 26]
        size = 27 + segments + sum(made[at + 27 : at + 27 + segments])
        made[at + 14 : at + 18] = struct.pack("<I", SERIAL)
        made[at + 22 : at + 26] = bytes(4)
        made[at + 22 : at + 26] = struct.pack("<I", _checksum(made[at : at + size]))
        at += size
    return bytes(made)


def _table() -> tuple[int, ...]:
    found = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ 0x04C11DB7 if value & 0x80000000 else value << 1
        found.append(value & 0xFFFFFFFF)
    return tuple(found)


_TABLE = _table()


def _checksum(page: bytes | bytearray) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value
