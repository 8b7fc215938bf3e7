"""Grounds that are spread under the zones: tiles of cloth, wood and paper."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import numpy as np

from art.easel import Pixels
from art.materials.noise import fractal, solid
from art.materials.weave import damask, velvet
from art.materials.wood import WALNUT, board, parquet
from art.palace.frames import paper
from art.palace.shade import opaque, toned
from art.section import Baked, Kind


def _leather() -> Pixels:
    """Morocco: a fine grain of pebbles."""
    size = 384
    pebbles = fractal((size, size), (96, 96), 7, 2)
    cloud = fractal((size, size), (3, 3), 17, 4)
    down, over = np.gradient(pebbles)
    lit = 0.86 + (down + over) * -2.6 + (cloud - 0.5) * 0.5
    tone = solid((70, 34, 26), size, size)
    return opaque(toned(tone, lit.astype(np.float32)))


def _walnut() -> Pixels:
    return opaque(toned(board(WALNUT, 768, 384, 8, 6), 0.72))


def _floor() -> Pixels:
    return opaque(toned(parquet(320), 0.34, (1.0, 0.92, 0.86)))


VELVETS = {"blue": (24, 32, 78), "wine": (74, 20, 32), "green": (26, 56, 46)}


def _velvet(tone: tuple[int, int, int]) -> Pixels:
    return opaque(velvet(tone, 320))


def _paper() -> Pixels:
    return opaque(paper())


def grounds() -> Iterable[Baked]:
    """All of them."""
    yield Baked("palace/leather", _leather, Kind.OPAQUE, 82)
    yield Baked("palace/walnut", _walnut, Kind.OPAQUE, 82)
    yield Baked("palace/floor", _floor, Kind.OPAQUE, 82)
    yield Baked("palace/paper", _paper, Kind.OPAQUE, 82)
    yield Baked("palace/silk_night", partial(_silk, (17, 22, 50), (25, 32, 68)), Kind.OPAQUE, 82)
    yield Baked("palace/silk_ivory", partial(_silk, (243, 234, 214), (246, 239, 222), 0.015), Kind.OPAQUE, 82)
    for name, tone in VELVETS.items():
        yield Baked(f"palace/velvet_{name}", partial(_velvet, tone), Kind.OPAQUE, 80)


def _silk(ground: tuple[int, int, int], figure: tuple[int, int, int], rib: float = 0.05) -> Pixels:
    return opaque(damask(ground, figure, 1.0, 0.30, rib=rib))
