"""What is kept to be quick keeps within its limit, however long the game runs."""

from __future__ import annotations

import tracemalloc
import weakref
from collections.abc import Hashable

import pygame
import pytest

from rococo_desktop.files.locations import assets_dir
from rococo_desktop.ui.picture.geometry import Rect, Size
from rococo_desktop.ui.picture.picture_parts import Art, Fill, Fit, Shadow, Sprite
from rococo_desktop.ui.picture.scale import Scale
from rococo_desktop.ui.picture.sheet import Kit
from rococo_desktop.ui.picture.signs import picture_of
from rococo_desktop.ui.picture.typography import Typography
from rococo_desktop.ui.table_kit.composition_cache import memory_for
from rococo_desktop.ui.text.languages import load_words
from rococo_desktop.ui.window import painter, still_layers, surface_cache
from rococo_desktop.ui.window.gallery import Gallery, Wanted
from rococo_desktop.ui.window.painter import Painter
from tests.ui.table import stages

WINDOW = Size(320, 180)
RING = Rect(0, 0, 40, 30)
MOST = 2**21
"""Bytes that are kept, where that is to be seen."""


def _gallery() -> Gallery:
    return Gallery(assets_dir() / "pictures")


def _painter(most: int | None = None) -> Painter:
    pictures = _gallery()
    if most is not None:
        pictures.stock.allow(most)
    return Painter(Typography(assets_dir() / "fonts"), Scale(1, WINDOW), pictures)


def _tiles(number: int) -> list[Sprite]:
    tile = Rect(0, 0, 100, 60)
    return [Sprite(tile, (Fill(tile, (at, 9, 9)),)) for at in range(number)]


def _alive(surfaces: list[weakref.ref[pygame.Surface]]) -> int:
    """How many bytes of the surfaces are still kept by somebody."""
    kept = [surface for one in surfaces if (surface := one()) is not None]
    return sum(surface.get_pitch() * surface.get_height() for surface in kept)


def test_sprites_are_kept_up_to_a_number_of_bytes() -> None:
    ours = _painter(MOST)
    made = []
    for sprite in _tiles(256):
        ours._stock.moment += 1
        made.append(weakref.ref(ours.rendered(sprite)))
    assert MOST // 4 < _alive(made) <= MOST, "the rest is shapes"


def test_a_scene_larger_than_the_budget_comes_to_stand_all_the_same() -> None:
    """In a window of 3840x2160 the menu over a chooser was rendered for ever: what was ready made room."""
    ours = _painter(MOST)
    sprites = _tiles(256)
    frames = 1
    while not ours.prepare(sprites, until=float("-inf")):
        ours._stock.moment += 1
        frames += 1
        assert frames <= len(sprites)
    ours.paint(pygame.Surface(tuple(WINDOW)), sprites)
    assert ours._stock.bytes <= MOST, "and never takes more than there is"
    ours._stock.moment += 2
    assert ours.prepare(sprites[-20:], until=float("inf"))
    assert ours.ready(sprites[-20:]) == 1.0, "the next one has room again"


def test_a_ring_made_anew_for_every_frame_does_not_fill_the_memory() -> None:
    ours = _painter()
    tracemalloc.start()
    try:
        for _ in range(3 * painter.MOST_AT_HAND):
            ours.rendered(Sprite(RING, (Fill(RING.inset(0), (9, 9, 9)),)))
        early, _ = tracemalloc.get_traced_memory()
        for _ in range(3 * painter.MOST_AT_HAND):
            ours.rendered(Sprite(RING, (Fill(RING.inset(0), (9, 9, 9)),)))
        late, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert late - early < 100_000


def test_signs_of_many_sizes_are_kept_up_to_a_limit() -> None:
    pictures, name = _gallery(), picture_of("lace")
    pictures.stock.allow(2 * MOST)
    made = []
    for high in range(128, 257):
        pictures.stock.moment += 1
        made.append(weakref.ref(pictures.picture(Wanted(name, 256, high, Fit.STRETCH))))
    assert MOST < _alive(made) <= 2 * MOST


def test_all_that_is_kept_has_one_budget() -> None:
    ours = _painter(MOST)
    pictures = ours._gallery
    tile = Rect(0, 0, 100, 60)
    for at in range(1, 200):
        marks = (
            Fill(tile, (at, 9, 9), 8, (9, 9, 9)),
            Shadow(tile, at % 9, 6),
            Art(tile, picture_of("lace"), Fit.STRETCH, at),
        )
        pictures.stock.moment += 1
        ours.paint(pygame.Surface(tuple(WINDOW)), (Sprite(tile, marks),))
        pictures.picture(Wanted(picture_of("silk"), 60 + at, 60, Fit.CONTAIN))
        assert pictures.stock.bytes <= MOST


def test_the_pictures_of_the_largest_window_leave_room_for_the_rest_of_the_game() -> None:
    small, large = Size(1920, 1080), Size(3840, 2160)
    beneath = (1 + still_layers.SPARE) * 4 * large.w * large.h
    assert surface_cache.budget(large) + beneath <= 330 * 2**20, "of 500 megabytes in all"
    assert surface_cache.budget(small) < surface_cache.budget(large) > 4 * 4 * large.w * large.h, (
        "nearly a whole table has room"
    )


def test_what_is_on_the_screen_is_not_forgotten_for_what_comes_and_goes() -> None:
    ours, surface = _painter(MOST), pygame.Surface(tuple(WINDOW))
    standing = Sprite(Rect(0, 0, 100, 60), (Fill(Rect(0, 0, 100, 60), (9, 9, 9)),))
    first = ours.rendered(standing)
    for at in range(256):
        ours._stock.moment += 1
        ours.paint(surface, (standing, Sprite(standing.rect, (Fill(standing.rect, (at, 99, 9)),))))
    assert ours.rendered(standing) is first


def test_a_painter_that_is_let_go_leaves_nothing() -> None:
    pictures, fonts = _gallery(), Typography(assets_dir() / "fonts")
    other = Painter(fonts, Scale(1, WINDOW), pictures)
    kept = pictures.stock.bytes
    other.rendered(Sprite(RING, (Fill(RING, (1, 2, 3), 4),)))
    assert pictures.stock.bytes > kept
    del other
    assert pictures.stock.bytes == kept


def test_what_was_composed_for_a_table_is_forgotten_after_two_others() -> None:
    kit = Kit(load_words("en"), Typography(assets_dir() / "fonts"))
    pieces = [stages.begin(2, seed=seed).definitions.employees for seed in range(1, 4)]
    first = weakref.ref(memory_for(kit, pieces[0]))
    assert memory_for(kit, pieces[0]) is first()
    for others in pieces[1:]:
        memory_for(kit, others)
    assert first() is None


def test_what_the_painter_forgets_goes_back_to_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    returned: list[bool] = []
    monkeypatch.setattr(surface_cache, "give_back", lambda: returned.append(True))
    ours = _painter(MOST)
    for at in range(250):
        ours._stock.moment += 1
        ours.rendered(Sprite(Rect(0, 0, 100, 60), (Fill(Rect(0, 0, 100, 60), (at, 9, 9)),)))
        if returned:
            break
    assert 40 < at < 90, "rarely: each is rendered with a shape of the same size"


def test_where_nothing_has_room_any_more_what_is_kept_is_looked_through_once_a_frame(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All that was kept was searched for something idle before each sprite that was rendered."""
    ours, looks = _painter(MOST), []
    items = surface_cache.SurfaceShelf.items

    def counted(shelf: surface_cache.SurfaceShelf) -> list[tuple[Hashable, surface_cache.Kept]]:
        looks.append(shelf)
        return items(shelf)

    monkeypatch.setattr(surface_cache.SurfaceShelf, "items", counted)
    for sprite in _tiles(256):
        ours.rendered(sprite)
    assert ours._stock.is_full
    assert len(looks) == len(ours._stock._shelves)
