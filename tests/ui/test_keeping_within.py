"""What is kept to be quick keeps within its limit, however long the game runs."""

from __future__ import annotations

import os
import sys
import tracemalloc
import weakref

import pygame
import pytest

from rococo_desktop.content.locations import assets_dir
from rococo_desktop.ui import gallery, painter
from rococo_desktop.ui.gallery import Gallery, Wanted
from rococo_desktop.ui.geometry import Rect, Size
from rococo_desktop.ui.marks import Fill, Fit, Sprite
from rococo_desktop.ui.painter import Painter
from rococo_desktop.ui.scale import Scale
from rococo_desktop.ui.sheet import Kit
from rococo_desktop.ui.signs import picture_of
from rococo_desktop.ui.table.memory import memory_for
from rococo_desktop.ui.text.words import load_words
from rococo_desktop.ui.thrift import give_back
from rococo_desktop.ui.typography import Typography
from tests.ui.table import stages

WINDOW = Size(320, 180)
RING = Rect(0, 0, 40, 30)


def _gallery() -> Gallery:
    return Gallery(assets_dir() / "pictures")


def _painter() -> Painter:
    return Painter(Typography(assets_dir() / "fonts"), Scale(1, WINDOW), _gallery())


def _alive(surfaces: list[weakref.ref[pygame.Surface]]) -> int:
    """How many bytes of the surfaces are still kept by somebody."""
    kept = [surface for one in surfaces if (surface := one()) is not None]
    return sum(surface.get_pitch() * surface.get_height() for surface in kept)


def test_sprites_are_kept_up_to_some_windows() -> None:
    ours = _painter()
    made = [
        weakref.ref(ours.rendered(Sprite(Rect(0, 0, 100, 60), (Fill(Rect(0, 0, 100, 60), (at, 9, 9)),))))
        for at in range(256)
    ]
    most = painter.WINDOWS_KEPT * WINDOW.w * WINDOW.h * 4
    assert most // 2 < _alive(made) <= most


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
    made = [weakref.ref(pictures.picture(Wanted(name, 256, high, Fit.STRETCH))) for high in range(128, 257)]
    assert gallery.SCALED_KEPT // 2 < _alive(made) <= gallery.SCALED_KEPT


def test_what_was_composed_for_a_table_is_forgotten_after_two_others() -> None:
    kit = Kit(load_words("en"), Typography(assets_dir() / "fonts"))
    pieces = [stages.begin(2, seed=seed).definitions.employees for seed in range(1, 4)]
    first = weakref.ref(memory_for(kit, pieces[0]))
    assert memory_for(kit, pieces[0]) is first()
    for others in pieces[1:]:
        memory_for(kit, others)
    assert first() is None


@pytest.mark.skipif(sys.platform != "linux", reason="only there the heap keeps what is free")
def test_what_is_free_between_things_in_use_goes_back_to_the_system() -> None:
    made = [pygame.Surface((100, 160), 0, 32) for _ in range(1000)]
    for surface in made:
        surface.fill((1, 2, 3))
    kept = made[::20]
    del made, surface
    before = _resident()
    give_back()
    assert before - _resident() > 30 * 2**20
    assert len(kept) == 50


def test_what_the_painter_forgets_goes_back_to_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    returned: list[bool] = []
    monkeypatch.setattr(painter, "give_back", lambda: returned.append(True))
    ours = _painter()
    most = painter.WINDOWS_KEPT * WINDOW.w * WINDOW.h
    for at in range(most // 6000 + 1):
        assert not returned
        ours.rendered(Sprite(Rect(0, 0, 100, 60), (Fill(Rect(0, 0, 100, 60), (at, 9, 9)),)))
    assert len(returned) == 1


def _resident() -> int:
    """How many bytes of memory this process holds."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
