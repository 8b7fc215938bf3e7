"""The gallery: pictures from files, fitted to their rectangles, and a clear word where one is missing."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from rococo_desktop.files.locations import MissingPartError
from rococo_desktop.ui.picture.picture_parts import Fit
from rococo_desktop.ui.window.gallery import Gallery, Wanted, fitted

RED, BLUE = (200, 30, 30, 255), (30, 30, 200, 255)


def _picture(w: int, h: int) -> pygame.Surface:
    """Red, with blue corners of a third each."""
    surface = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    surface.fill(RED)
    for x in (0, 2 * w // 3):
        for y in (0, 2 * h // 3):
            surface.fill(BLUE, (x, y, w // 3, h // 3))
    return surface


def test_contained_is_whole_and_in_the_middle() -> None:
    made = fitted(_picture(30, 60), Wanted("any", 90, 60, Fit.CONTAIN))
    assert made.get_size() == (90, 60)
    assert made.get_at((29, 30)).a == 0
    assert made.get_at((61, 30)).a == 0
    assert tuple(made.get_at((45, 30))) == RED


def test_standing_touches_the_floor() -> None:
    made = fitted(_picture(30, 30), Wanted("any", 30, 60, Fit.STAND))
    assert made.get_at((15, 29)).a == 0
    assert tuple(made.get_at((15, 59))) == RED


def test_covering_leaves_nothing_bare() -> None:
    made = fitted(_picture(30, 60), Wanted("any", 90, 60, Fit.COVER))
    assert all(made.get_at(spot).a == 255 for spot in ((0, 0), (89, 0), (0, 59), (89, 59)))


def test_a_nine_patch_keeps_its_corners() -> None:
    made = fitted(_picture(30, 30), Wanted("any", 200, 100, Fit.PATCH, 12))
    assert tuple(made.get_at((11, 11))) == BLUE
    assert tuple(made.get_at((188, 88))) == BLUE
    assert tuple(made.get_at((13, 11))) == RED
    assert tuple(made.get_at((100, 50))) == RED


def test_tiles_are_repeated_at_their_width() -> None:
    made = fitted(_picture(30, 30), Wanted("any", 70, 40, Fit.TILE, 60))
    assert tuple(made.get_at((5, 5))) == BLUE
    assert tuple(made.get_at((65, 5))) == BLUE
    assert tuple(made.get_at((30, 30))) == RED


def test_a_picture_is_loaded_once_and_premultiplied(tmp_path: Path) -> None:
    half = pygame.Surface((8, 8), pygame.SRCALPHA, 32)
    half.fill((200, 100, 40, 128))
    pygame.image.save(half, tmp_path / "veil.png")
    (tmp_path / "veil.png").rename(tmp_path / "veil.webp")
    gallery = Gallery(tmp_path)
    wanted = Wanted("veil", 8, 8, Fit.STRETCH)
    made = gallery.picture(wanted)
    assert made.get_at((4, 4)).r == pytest.approx(100, abs=1)
    assert gallery.picture(wanted) is made


def test_a_missing_or_damaged_picture_is_told_in_one_sentence(tmp_path: Path) -> None:
    gallery = Gallery(tmp_path)
    (tmp_path / "torn.webp").write_bytes(b"not a picture")
    for name in ("gone", "torn"):
        with pytest.raises(MissingPartError, match=rf"{name}.*install the game again"):
            gallery.picture(Wanted(name, 8, 8, Fit.STRETCH))
