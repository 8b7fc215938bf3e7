"""Materials of the palace tile: at their seams they change no more than inside."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="the art is baked with the extra `art`")
pytest.importorskip("skia", reason="the art is baked with the extra `art`", exc_type=ImportError)

import numpy as np

from art.materials.noise import Colours
from art.materials.stone import ROSE, marble
from art.materials.weave import damask, velvet
from art.materials.wood import board
from art.palace.frames import paper

TILES = {
    "marble": lambda: marble(ROSE, 128),
    "velvet": lambda: velvet((120, 30, 40), 128),
    "damask": lambda: damask((20, 30, 60), (90, 110, 160), 0.5),
    "walnut": lambda: board(width=192, height=96),
    "paper": lambda: paper(128),
}


def roughness(tile: Colours, axis: int) -> tuple[float, float]:
    """How much neighbours differ on average: across the seam, and at the roughest line inside."""
    steps = np.abs(np.roll(tile, -1, axis) - tile).mean(axis=(1 - axis, 2))
    return float(steps[-1]), float(steps[:-1].max())


@pytest.mark.parametrize("name", TILES)
@pytest.mark.parametrize("axis", [0, 1])
def test_a_tile_has_no_seam(name: str, axis: int) -> None:
    seam, inside = roughness(TILES[name](), axis)
    assert seam <= inside * 1.2


def test_a_picture_that_does_not_tile_is_found() -> None:
    ramp = np.broadcast_to(np.linspace(0, 1, 64, dtype=np.float32)[:, None, None], (64, 64, 3))
    seam, inside = roughness(np.ascontiguousarray(ramp), 0)
    assert seam > inside * 1.2
