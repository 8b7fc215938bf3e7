"""Pictures beside saved games may come from anywhere: nothing large is decoded, nothing is waited for."""

from __future__ import annotations

import os
import struct
import zlib
from pathlib import Path

import pygame
import pytest

from rococo_desktop.ui.window import foreign_png
from rococo_desktop.ui.window.foreign_png import photo_of


def head_of(width: int, height: int) -> bytes:
    """A PNG that says it has so many pixels, and has none."""
    facts = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + facts + struct.pack(">I", zlib.crc32(facts))


def test_our_own_picture_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "table.png"
    pygame.image.save(pygame.Surface((640, 360)), file)
    found = photo_of(str(file))
    assert found is not None
    assert found.get_size() == (640, 360)


def test_a_picture_of_thirty_thousand_pixels_square_is_never_decoded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("decoded")

    monkeypatch.setattr(pygame.image, "load", refuse)
    file = tmp_path / "table.png"
    for width, height in ((30_000, 30_000), (2**31 - 1, 1), (0, 9)):
        file.write_bytes(head_of(width, height))
        assert photo_of(str(file)) is None


@pytest.mark.parametrize("data", [b"", b"\x89PNG", b"BM" + bytes(100), head_of(64, 64), b"x" * 100])
def test_what_is_no_picture_leaves_its_place_empty(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "table.png"
    file.write_bytes(data)
    assert photo_of(str(file)) is None
    assert photo_of(str(tmp_path / "nowhere.png")) is None
    assert photo_of("a\x00b") is None
    assert photo_of(str(tmp_path)) is None


def test_a_file_without_an_end_is_not_read_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "table.png"
    pygame.image.save(pygame.Surface((64, 64)), file)
    monkeypatch.setattr(foreign_png, "MOST_BYTES", file.stat().st_size - 1)
    assert photo_of(str(file)) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "table.png")
    assert photo_of(str(tmp_path / "table.png")) is None
