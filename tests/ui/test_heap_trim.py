"""Memory that is no longer used goes back to the system.

Measured in a process of its own: where thousands of tests have run, the heap has holes as large as windows,
and what is put into a hole does not go back by itself.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pygame
import pytest

from rococo_desktop.ui.window.heap_trim import give_back

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there the heap keeps what is free")


def test_what_is_free_between_things_in_use_goes_back_to_the_system() -> None:
    assert _alone(_given_back) > 30 * 2**20


def test_a_surface_as_large_as_a_window_goes_back_when_it_is_let_go() -> None:
    """Over an evening of sizes a game in a window of 3840x2160 held more than 600 megabytes."""
    assert _alone(_held_after_windows) < 2**25


def _given_back() -> int:
    """The bytes that go back while one of twenty surfaces is still in use."""
    made = _painted((100, 160), 1000)
    kept = made[::20]
    del made
    before = _resident()
    give_back()
    return (before - _resident()) if kept else 0


def _held_after_windows() -> int:
    """The bytes that stay when surfaces as large as windows have come and gone among small ones that stay."""
    give_back()
    before, held = _resident(), []
    for at in range(5):
        windows = _painted((2560, 1440), 4)
        pieces = [piece for number in range(12) for piece in _painted((64 + number, 64 + at), 1)]
        held += pieces[::4]
        del windows, pieces
    return _resident() - before


def _painted(size: tuple[int, int], count: int) -> list[pygame.Surface]:
    surfaces = [pygame.Surface(size, 0, 32) for _ in range(count)]
    for surface in surfaces:
        surface.fill((1, 2, 3))
    return surfaces


def _alone(measure: Callable[[], int]) -> int:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        return process.submit(measure).result()


def _resident() -> int:
    """How many bytes of memory this process holds."""
    with open("/proc/self/statm", encoding="ascii") as counts:
        return int(counts.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
